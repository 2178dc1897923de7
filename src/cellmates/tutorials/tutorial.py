"""Reading a tutorial file and playing it through.

A file names the game, whose eyes the player has, and chapters. A chapter is a position as in a
scenario, and steps: a lesson, what to point at, the option to take (or none: the player reads and
goes on), and what the others do then. `picture` makes the position of a step one of the pictures
of the worked round in the rules; it names the places to draw.
"""

import tomllib
from collections.abc import Mapping
from importlib.resources import files
from typing import Any, Final

from cellmates.games import PARTS
from cellmates.kernel.game import Game
from cellmates.kernel.table import Decision, Table
from cellmates.testing.scenario import ANY
from cellmates.tutorials.played import (
    Chapter,
    Lesson,
    LessonEvent,
    LessonOption,
    LessonQuestion,
    LessonScene,
    PlayedTutorial,
)

_KEYS: Final = {"game", "seat", "chapter"}
_CHAPTER_KEYS: Final = {"title", "config", "position", "step"}
_STEP_KEYS: Final = {"lesson", "show", "picture", "choose", "then"}


class TutorialError(ValueError):
    """A file that is not a tutorial, or a script that cannot be played; the message says where."""


def names() -> tuple[str, ...]:
    """The games that have a tutorial."""
    return tuple(sorted(name for name, parts in PARTS.items() if parts.tutorial))


def read(name: str, games: Mapping[str, Game]) -> "Tutorial":
    """The tutorial of a game."""
    package, _, file = PARTS[name].tutorial.partition(":")
    return parse(name, files(package).joinpath(file).read_text("utf-8"), games)


def parse(source: str, text: str, games: Mapping[str, Game]) -> "Tutorial":
    """A tutorial from the text of its file."""
    try:
        return Tutorial(source, tomllib.loads(text), games)
    except tomllib.TOMLDecodeError as error:
        raise TutorialError(f"{source}: {error}") from None


class Tutorial:
    """A tutorial file, read and checked for its shape."""

    def __init__(self, source: str, data: Mapping[str, Any], games: Mapping[str, Game]) -> None:
        self.source = source
        _known(source, data, _KEYS)
        game = games.get(str(data.get("game")))
        if game is None:
            raise TutorialError(f"{source}: game: there is no {data.get('game')!r}")
        self.game = game
        self.player = str(data.get("seat", "0"))
        self.chapters: list[dict[str, Any]] = list(data.get("chapter", []))
        if not self.chapters:
            raise TutorialError(f"{source}: there is no chapter")
        for place, chapter in enumerate(self.chapters, 1):
            self._check(f"{source}: chapter {place}", chapter)
        if "choose" in self.chapters[-1]["step"][-1]:
            raise TutorialError(f"{source}: the last step must not ask for a choice")

    def _check(self, where: str, chapter: Mapping[str, Any]) -> None:
        _known(where, chapter, _CHAPTER_KEYS)
        if not chapter.get("title") or not chapter.get("step"):
            raise TutorialError(f"{where}: a chapter needs a title and steps")
        for number, step in enumerate(chapter["step"], 1):
            _known(f"{where}, step {number}", step, _STEP_KEYS)
            if not step.get("lesson"):
                raise TutorialError(f"{where}, step {number}: there is no lesson")

    def play(self) -> PlayedTutorial:
        """Play the script to its end; a TutorialError if it cannot be played."""
        stages = [self._stage(place, chapter) for place, chapter in enumerate(self.chapters, 1)]
        return {"game": self.game.name, "chapters": stages}

    def _stage(self, place: int, chapter: Mapping[str, Any]) -> Chapter:
        where = f"{self.source}: chapter {place}"
        config = dict(chapter.get("config", {}))
        try:
            table = self.game.position(config, chapter.get("position", {}))
            seat = self.game.seat_of(table, self.player)
        except ValueError as error:
            raise TutorialError(f"{where}: {error}") from None
        table.listen()
        player = _Player(self.game, table, seat)
        lessons = []
        for number, step in enumerate(chapter["step"], 1):
            try:
                lessons.append(player.lesson(step))
                player.go_on(self.player, step)
            except ValueError as error:
                raise TutorialError(f"{where}, step {number}: {error}") from None
        if player.scenes:
            raise TutorialError(f"{where}: nothing is shown of what happens after the last step")
        return {"title": chapter["title"], "config": config, "seat": seat, "lessons": lessons}


class _Player:
    """The table of a chapter through the eyes of the player, and the scenes not yet shown."""

    def __init__(self, game: Game, table: Table, seat: int) -> None:
        self.game = game
        self.table = table
        self.seat = seat
        self.number = 0
        self.seen: dict[str, Any] = {}
        self.scenes: list[LessonScene] = []
        self._watch()

    def lesson(self, step: Mapping[str, Any]) -> Lesson:
        """The step as it is shown, after everything that has happened."""
        scenes, self.scenes = self.scenes, []
        show = step.get("show", [])
        table, seat = self.table, self.seat
        decision = table.decision(seat) if seat in table.waiting else None
        may = table.may(seat)
        choose = None
        phrases: tuple[int, ...] = ()
        if "choose" in step:
            choose = self._option(self.game.options.parse(step["choose"]))
            if choose["option"] in table.phrases(seat):
                phrases = table.phrases(seat)
            elif not (decision and choose["option"] in decision.options) and (
                choose["option"] not in may
            ):
                raise ValueError(f"{step['choose']!r} is not on offer; {self._offers(decision)}")
        return {
            "lesson": step["lesson"],
            "show": [show] if isinstance(show, str) else list(show),
            "picture": list(step.get("picture", [])),
            "choose": choose,
            "scenes": scenes,
            "decision": None if decision is None else self._asked(decision),
            "may": [self._option(option) for option in may],
            "phrases": [self._option(option) for option in phrases],
        }

    def go_on(self, player: str, step: Mapping[str, Any]) -> None:
        """Make the player's choice and those of the others."""
        own = [f"{player}: {step['choose']}"] if "choose" in step else []
        for line in [*own, *step.get("then", [])]:
            who, colon, text = str(line).partition(":")
            if not colon:
                raise ValueError(f"{line!r} is not 'who: option'")
            seat = self.game.seat_of(self.table, who.strip())
            self.game.attend(self.table, who.strip())
            if text.strip() == ANY:
                option = self.table.decision(seat).options[0]
            else:
                option = self.game.options.parse(text.strip())
            self.table.choose(seat, option)
            self.number += 1
            self._watch()

    def _watch(self) -> None:
        view = self.table.view(self.seat)
        seen = self.seen
        events: list[LessonEvent] = [
            {"kind": event.kind, "data": event.data, "number": self.number}
            for event in self.table.news_for(self.seat)
        ]
        changed = {key: view[key] for key in view if key not in seen or seen[key] != view[key]}
        self.seen = view
        self.scenes.append({"number": self.number, "events": events, "view": changed})

    def _option(self, option: int) -> LessonOption:
        return {"option": option, "text": self.game.options.text(option)}

    def _asked(self, decision: Decision) -> LessonQuestion:
        options = [self._option(option) for option in decision.options]
        return {"kind": decision.kind, "about": decision.about, "options": options}

    def _offers(self, decision: Decision | None) -> str:
        if decision is None:
            return f"seat {self.seat} is not asked; waiting for {self.table.waiting}"
        words = [self.game.options.text(option) for option in decision.options]
        return f"the options are: {', '.join(words)}"


def _known(where: str, data: Mapping[str, Any], keys: set[str]) -> None:
    for key in data:
        if key not in keys:
            raise TutorialError(f"{where}: unknown key {key!r}")
