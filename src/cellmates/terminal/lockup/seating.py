"""What a menu asks before a game of Lockup, and which crews the people play."""

from collections.abc import Mapping, Sequence

from cellmates.kernel.dice import Dice
from cellmates.kernel.errors import ConfigError
from cellmates.lockup.config import MODES, SOLO_MODES, Config
from cellmates.lockup.names import CREWS, LEVELS
from cellmates.terminal.lockup.explain import about_crew
from cellmates.terminal.lockup.words import Words
from cellmates.terminal.menu import MenuField, MenuItem

ANYBODY = "anybody"
_SEATS = ("4", "2", "3", "5")
_MODE_WORDS = {"solo": "lockup-mode-solo"}


def seated(config: Config, you: Sequence[str], luck: bytes) -> list[str]:
    """All crews by seat: the named ones with the people, the others drawn by lot."""
    for crew in you:
        if crew not in CREWS:
            known = ", ".join(CREWS)
            raise ConfigError(
                f"crews: there is no {crew!r}; there are {known}",
                "one-of",
                key="crews",
                value=crew,
                known=known,
            )
    if len(you) > config.seats:
        raise ConfigError(
            f"crews: {len(you)} are too many for this table",
            "too-many",
            key="crews",
            count=len(you),
        )
    free = [number for number, crew in enumerate(CREWS) if crew not in you]
    Dice(luck).shuffle(free)
    return [*you, *(CREWS[number] for number in free)][: config.seats]


def fields(words: Words, chosen: Mapping[str, str]) -> list[MenuField]:
    """What a menu asks, given what has been chosen so far."""
    texts = words.texts
    mode = chosen.get("mode", MODES[0])
    mode = mode if mode in MODES else MODES[0]
    asked = [MenuField("mode", texts("setup-mode"), tuple(_mode(words, mode) for mode in MODES))]
    if mode in SOLO_MODES:
        levels = tuple(
            MenuItem(level, words.name("level", level), texts(f"level-{level}.what"))
            for level in LEVELS
        )
        asked.append(MenuField("level", texts("setup-difficulty"), levels))
    else:
        seats = chosen.get("seats", _SEATS[0])
        most = int(seats) if seats in _SEATS else int(_SEATS[0])
        asked.append(_numbers("seats", words, sorted(_SEATS), "setup-seats", 2))
        people = [str(number) for number in range(1, most + 1)]
        asked.append(_numbers("people", words, people, "setup-humans", 0))
    crews = tuple(_crew(words, crew) for crew in (ANYBODY, *CREWS))
    return [*asked, MenuField("you", texts("setup-crew"), crews)]


def _mode(words: Words, mode: str) -> MenuItem:
    id = _MODE_WORDS.get(mode, f"mode-{mode}")
    return MenuItem(mode, words.texts(id), words.texts(f"{id}.what"))


def _numbers(key: str, words: Words, numbers: Sequence[str], id: str, default: int) -> MenuField:
    what = words.texts(f"{id}.what")
    choices = tuple(MenuItem(number, number, what) for number in numbers)
    return MenuField(key, words.texts(id), choices, default)


def _crew(words: Words, crew: str) -> MenuItem:
    if crew == ANYBODY:
        return MenuItem(crew, words.texts("setup-anybody"), words.texts("setup-crew.what"))
    return MenuItem(crew, words.name("crew", crew), about_crew(words, crew))


def keys_of(chosen: Mapping[str, str]) -> tuple[dict[str, object], list[str], int]:
    """What a menu's choices mean: keys of a configuration, named crews, people."""
    you = [] if chosen["you"] == ANYBODY else [chosen["you"]]
    if chosen["mode"] in SOLO_MODES:
        return {"mode": chosen["mode"], "solo": chosen["level"]}, you, 1
    keys: dict[str, object] = {"mode": chosen["mode"], "seats": int(chosen["seats"])}
    return keys, you, int(chosen["people"])
