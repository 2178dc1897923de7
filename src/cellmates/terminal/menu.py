"""What is asked before a game when nothing was said on the command line."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from cellmates.games import GAMES
from cellmates.locale import Texts, languages
from cellmates.terminal.console import Closed, Console
from cellmates.terminal.spans import Span

if TYPE_CHECKING:
    from cellmates.terminal.face import GameFace


class MenuItem(NamedTuple):
    """One answer: what it stands for, its name, and what it means."""

    value: str
    name: str
    what: str


class MenuField(NamedTuple):
    """One question of a menu; the default is what Enter takes."""

    key: str
    title: str
    choices: tuple[MenuItem, ...]
    default: int = 0

    def chosen(self, answers: Mapping[str, str]) -> int:
        """The place of the answer given so far, or of the default if that is not possible."""
        values = [choice.value for choice in self.choices]
        answer = answers.get(self.key)
        return values.index(answer) if answer in values else self.default


def language_field(texts: Texts) -> MenuField:
    """In which language all this is to be."""
    choices = tuple(
        MenuItem(lang, Texts(lang)("language-name"), Texts(lang)("app-tagline"))
        for lang in languages()
    )
    return MenuField("lang", texts("language"), choices, languages().index(texts.lang))


def game_field(texts: Texts) -> MenuField:
    """Which of the games."""
    choices = tuple(
        MenuItem(game, texts(f"game-{game}"), texts(f"game-{game}.what")) for game in GAMES
    )
    return MenuField("game", texts("setup-game"), choices)


def ask_in_lines(
    game: str | None,
    face_of: Callable[[str, Texts], "GameFace[Any]"],
    texts: Texts,
    console: Console,
) -> dict[str, str] | None:
    """The answers, one question after the other; nothing if somebody leaves."""
    answers: dict[str, str] = {}
    console.write([Span(texts("app-name"), "title")])
    console.write(texts("menu-enter"))
    try:
        answers["lang"] = _answer(language_field(texts), console, texts)
        texts = Texts(answers["lang"])
        answers["game"] = game or _answer(game_field(texts), console, texts)
        face = face_of(answers["game"], texts)
        number = 0
        while number < len(face.fields(answers)):
            field = face.fields(answers)[number]
            answers[field.key] = _answer(field, console, texts)
            number += 1
    except Closed:
        return None
    return answers


def _answer(field: MenuField, console: Console, texts: Texts) -> str:
    console.write()
    console.write([Span(field.title, "title")])
    explained = len({choice.what for choice in field.choices}) > 1
    for number, choice in enumerate(field.choices, start=1):
        marker = "*" if number - 1 == field.default else " "
        what = f"  {choice.what}" if explained else ""
        console.write(
            [Span(f"{marker}{number:>2} ", "strong"), Span(choice.name), Span(what, "quiet")]
        )
    while True:
        line = console.ask(texts("prompt-choose"))
        if not line:
            return field.choices[field.default].value
        for number, choice in enumerate(field.choices, start=1):
            if line.lower() in (str(number), choice.value, choice.name.lower()):
                return choice.value
        if line.lower() in ("quit", "q"):
            raise Closed
        console.write([Span(texts("error-unknown-option", text=line), "alert")])
