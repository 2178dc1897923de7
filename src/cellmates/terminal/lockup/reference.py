"""Items, goons, tomes, goals, traits, crews, guards and locations of Lockup, to look up."""

from collections.abc import Callable, Mapping
from functools import cache
from importlib.resources import files

from cellmates.kernel.datafile import sections
from cellmates.locale import Texts
from cellmates.lockup.card import BY_POWER, NOTHING, Board
from cellmates.lockup.cards import (
    EFFECTS,
    GOON_TYPES,
    TOME_CODES,
    TREASURES,
    CardSet,
    standard,
)
from cellmates.lockup.config import Config
from cellmates.lockup.content import FILES
from cellmates.lockup.names import CREWS, DENS, KINDS, LOCATIONS
from cellmates.terminal.lockup.explain import board_start, goal_card
from cellmates.terminal.lockup.words import Words
from cellmates.terminal.reference import Subject, Topic

_NOTHING = "–"
_FOUR_PLAYERS = Config(seats=4).rules
"""The rules with three players or more."""


@cache
def _data(file: str) -> dict[str, dict[str, object]]:
    """A card file as it stands; the engine has no use for sources and drops them."""
    folder = files("cellmates.lockup").joinpath("data")
    found = {entry.name: entry.data for entry in sections(folder, file)}
    return {
        name: {key: value for key, value in data.items() if key != "name"}
        for name, data in found.items()
    }


def _words(texts: Texts) -> Words:
    return Words(texts, standard())


def _entry(
    words: Words, file: str, slug: str, what: str, labels: tuple[str, ...], facts: tuple[str, ...]
) -> Subject:
    """An entry whose last fact is where the card comes from."""
    data = _data(file)[slug]
    facts = (*facts, words.texts(f"source-{data['source']}"))
    titles = [words.texts(label) for label in labels]
    return Subject(
        slug, words.card(slug), what, facts, tuple(zip(titles, facts, strict=True)), data
    )  # fmt: skip


def _treasures(words: Words, counts: list[int]) -> str:
    names = [
        words.name("treasure", treasure) + (f" ×{count}" if count > 1 else "")
        for treasure, count in zip(TREASURES, counts, strict=True)
        if count
    ]
    return ", ".join(names) or _NOTHING


def _effects(words: Words, numbers: list[int]) -> str:
    return ", ".join(words.name("effect", EFFECTS[number]) for number in numbers) or _NOTHING


def _icons_told(words: Words, numbers: list[int]) -> str:
    return " ".join(words.texts(f"effect-{EFFECTS[number]}.what") for number in numbers)


_ITEM = ("fact-stars", "fact-price", "fact-treasures", "fact-icons", "fact-source")
_GOON = (
    *("fact-type", "fact-suspicion", "fact-brings"),
    *("fact-treasures", "fact-icons", "fact-source"),
)
_TOME = ("fact-copies", "fact-when", "fact-source")
_GOAL = ("fact-kind", "fact-source")
_TRAIT = ("fact-gives", "fact-source")
_CREW = ("fact-stars", "fact-power", "fact-suspicion", "fact-storage", "fact-gives", "fact-source")
_GUARD = ("fact-colour", "fact-strength", "fact-source")
_LOCATION = ("fact-number", "fact-den", "fact-source")


def _items(texts: Texts) -> list[Subject]:
    words = _words(texts)
    return [
        _entry(
            words,
            "items.toml",
            item.slug,
            _icons_told(words, item.effects),
            _ITEM,
            (
                str(item.value),
                words.price(item.cost),
                _treasures(words, item.treasures),
                _effects(words, item.effects),
            ),
        )
        for item in standard().items
    ]


def _goons(texts: Texts) -> list[Subject]:
    words = _words(texts)
    found: list[Subject] = []
    for goon in standard().goons:
        family = GOON_TYPES[goon.type]
        brings = _NOTHING if goon.resource == NOTHING else words.name("kind", KINDS[goon.resource])
        facts = (
            words.name("goontype", family),
            str(goon.suspicion),
            brings,
            _treasures(words, goon.treasures),
            _effects(words, goon.effects),
        )
        what = texts(f"goontype-{family}.what")
        found.append(_entry(words, "goons.toml", goon.slug, what, _GOON, facts))
    return found


def _tomes(texts: Texts) -> list[Subject]:
    words = _words(texts)
    return [
        _entry(
            words,
            "tomes.toml",
            tome.slug,
            texts(f"tomecode-{TOME_CODES[tome.code]}.what"),
            _TOME,
            (str(tome.copies), texts(f"timing-{tome.timing}")),
        )
        for tome in standard().tomes
    ]


def _goals(texts: Texts) -> list[Subject]:
    words = _words(texts)
    return [
        _entry(
            words,
            "goals.toml",
            goal.slug,
            goal_card(words, goal.slug, _FOUR_PLAYERS),
            _GOAL,
            (words.name("goalkind", goal.kind),),
        )
        for goal in standard().goals
    ]


def _traits(texts: Texts) -> list[Subject]:
    words = _words(texts)
    return [
        _entry(words, "traits.toml", trait.slug, "", _TRAIT, (words.bonuses(trait.bonuses),))
        for trait in standard().traits
    ]


def _crews(texts: Texts) -> list[Subject]:
    words, cards = _words(texts), standard()
    boards: list[Board] = [cards.side_a, *cards.boards]
    return [
        _entry(
            words,
            "boards.toml",
            board.slug,
            texts("mode-advanced.what") if board.slug in CREWS else texts("mode-basic.what"),
            _CREW,
            (
                *(str(board.stars), str(board.power), str(board.suspicion), str(board.storage)),
                board_start(words, 0, 0, 0, board.bonuses) or _NOTHING,
            ),
        )
        for board in boards
    ]


def _guards(texts: Texts) -> list[Subject]:
    words = _words(texts)
    found: list[Subject] = []
    for guard in standard().guards:
        fist = guard.strength == BY_POWER
        strength = texts("guard-fist") if fist else str(guard.strength)
        kind = "fist" if fist else "draw" if guard.draw else "card"
        what = texts(f"guard-{kind}.what")
        facts = (texts(f"guards-{guard.colour}"), strength)
        found.append(_entry(words, "guards.toml", guard.slug, what, _GUARD, facts))
    return found


def _locations(texts: Texts) -> list[Subject]:
    """The places of the board; what they give is printed in the rulebook (LK-7)."""
    words = _words(texts)
    found: list[Subject] = []
    for number, name in enumerate(LOCATIONS):
        den = number in DENS
        facts = (str(number + 1), texts("yes" if den else "no"), texts("source-rulebook"))
        titles = [texts(label) for label in _LOCATION]
        data = {"number": number + 1, "den": den, "source": "rulebook"}
        found.append(
            Subject(
                name,
                words.name("location", name),
                texts(f"location-{name}.what"),
                facts,
                tuple(zip(titles, facts, strict=True)),
                data,
            )
        )
    return found


def _total(cards: Callable[[CardSet], int]) -> Callable[[Texts], str]:
    return lambda texts: texts("count-cards", count=cards(standard()))


def _slugs(file: str) -> Callable[[], list[str]]:
    assert file in FILES
    return lambda: list(_data(file))


TOPICS: Mapping[str, Topic] = {
    "items": Topic(_ITEM, _slugs("items.toml"), _items, _total(lambda cards: len(cards.items))),
    "goons": Topic(_GOON, _slugs("goons.toml"), _goons, _total(lambda cards: len(cards.goons))),
    "tomes": Topic(
        _TOME,
        _slugs("tomes.toml"),
        _tomes,
        _total(lambda cards: sum(tome.copies for tome in cards.tomes)),
    ),
    "goals": Topic(_GOAL, _slugs("goals.toml"), _goals),
    "traits": Topic(_TRAIT, _slugs("traits.toml"), _traits),
    "crews": Topic(_CREW, _slugs("boards.toml"), _crews),
    "guards": Topic(_GUARD, _slugs("guards.toml"), _guards),
    "locations": Topic(_LOCATION, lambda: list(LOCATIONS), _locations),
}
