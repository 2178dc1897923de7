"""Who plays whom in a new game: characters for people and bots, and what a menu asks first."""

from collections.abc import Mapping, Sequence

from cellmates.kernel.dice import Dice
from cellmates.kernel.errors import ConfigError
from cellmates.room25.config import Config
from cellmates.room25.modes import MODES
from cellmates.room25.names import CHARACTERS
from cellmates.room25.stock import characters
from cellmates.terminal.menu import MenuField, MenuItem
from cellmates.terminal.room25.words import Words

_FIRST_MODE = next(iter(MODES))

FIRST_GAME: dict[str, object] = {"mode": _FIRST_MODE, "rule_level": "basic"}
"""What somebody plays who has asked for nothing: the first mode with only four actions."""

ANYBODY = "anybody"


def with_level(keys: Mapping[str, object]) -> dict[str, object]:
    """Madness is a level to people and a switch to the rules."""
    result = dict(keys)
    if result.get("rule_level") == "madness":
        result["rule_level"] = "ultimate"
        result["madness"] = True
    return result


def seated(config: Config, you: Sequence[str], people: int, luck: bytes) -> list[str]:
    """All characters by seat, the named ones with the people, the others drawn by lot.

    The people sit in the first seats; a person with several characters names them in turn.
    """
    seats, total = config.seats, config.number_of_characters()
    places = [""] * total
    for number, who in enumerate(you):
        if who not in CHARACTERS:
            known = ", ".join(CHARACTERS)
            raise ConfigError(
                f"characters: there is no {who!r}; there are {known}",
                "one-of",
                key="characters",
                value=who,
                known=known,
            )
        place = number % people + number // people * seats
        if place >= total:
            raise ConfigError(
                f"characters: {len(you)} are too many for this table",
                "too-many",
                key="characters",
                count=len(you),
            )
        places[place] = who
    pool = list(config.cast)
    Dice(luck).shuffle(pool)
    free = [CHARACTERS[who] for who in pool if CHARACTERS[who] not in you]
    partners = _partners(config)
    for place in range(total):
        if not places[place]:
            duo = place in partners
            places[place] = _half(places[partners[place]], free) if duo else free[0]
            free.remove(places[place])
    return places


def _partners(config: Config) -> dict[int, int]:
    """Where the other half of each duo sits, if the game is played with duos (R25-16.3)."""
    pairs = config.duo_places() if config.duos_fixed() else []
    return {place: other for pair in pairs for place, other in (pair, pair[::-1])}


def _half(other: str, free: list[str]) -> str:
    """The other half of a duo, or half of a duo that is still whole."""
    if other and characters()[other].duo in free:
        return characters()[other].duo
    return next((who for who in free if characters()[who].duo in free), free[0])


def fields(words: Words, chosen: Mapping[str, str]) -> list[MenuField]:
    """What a menu asks before a game, given what has been chosen so far."""
    texts = words.texts
    mode = MODES[chosen.get("mode", _FIRST_MODE)]
    seats = [str(number) for number in mode.seats]
    people = int(chosen.get("seats", mode.usual_seats))
    cast = [ANYBODY, *CHARACTERS]
    return [
        MenuField(
            "mode", texts("setup-mode"), tuple(_named(words, "mode", name) for name in MODES)
        ),
        MenuField(
            "level",
            texts("setup-difficulty"),
            tuple(_named(words, "level", level) for level in mode.levels),
        ),
        MenuField(
            "seats",
            texts("setup-seats"),
            tuple(MenuItem(number, number, texts("setup-seats.what")) for number in seats),
            seats.index(str(mode.usual_seats)),
        ),
        MenuField(
            "people",
            texts("setup-humans"),
            tuple(
                MenuItem(str(number), str(number), texts("setup-humans.what"))
                for number in range(1, people + 1)
            ),
        ),
        MenuField(
            "you",
            texts("setup-character"),
            tuple(_character(words, who) for who in cast),
        ),
    ]


def _named(words: Words, family: str, slug: str) -> MenuItem:
    return MenuItem(slug, words.name(family, slug), words.texts(f"{family}-{slug}.what"))


def _character(words: Words, who: str) -> MenuItem:
    texts = words.texts
    if who == ANYBODY:
        return MenuItem(who, texts("setup-anybody"), texts("setup-character.what"))
    special = f"{texts(f'character-{who}.special')}: {texts(f'character-{who}.what')}"
    return MenuItem(who, words.name("character", who), special)


def keys_of(chosen: Mapping[str, str]) -> tuple[dict[str, object], list[str], int]:
    """What a menu's choices mean: keys of a configuration, named characters, people."""
    keys: dict[str, object] = {"mode": chosen["mode"], "rule_level": chosen["level"]}
    keys["seats"] = int(chosen["seats"])
    you = [] if chosen["you"] == ANYBODY else [chosen["you"]]
    return with_level(keys), you, int(chosen["people"])
