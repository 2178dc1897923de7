"""What a game can tell about its things: topics and their subjects, for `show` and for help.

`cellmates.games` says where the topics of a game are.
"""

from collections.abc import Callable, Mapping
from typing import NamedTuple

from cellmates.games import GAMES, PARTS, part
from cellmates.kernel.game import Game, Preset
from cellmates.locale import Texts


class Subject(NamedTuple):
    """One thing: its slug, its name, what it is, and its facts as words and as data."""

    slug: str
    name: str
    what: str
    facts: tuple[str, ...]  # in words, one for each column of the topic
    details: tuple[tuple[str, str], ...]  # label and text, for when this thing is asked for
    data: Mapping[str, object]
    aside: str = ""  # a line more in the list of all things


class Topic(NamedTuple):
    """A kind of things, such as rooms; `columns` are ids of messages."""

    columns: tuple[str, ...]
    slugs: Callable[[], list[str]]
    entries: Callable[[Texts], list[Subject]]
    total: Callable[[Texts], str] | None = None  # how many there are, unless it is one of each


def topics(game: str) -> Mapping[str, Topic]:
    """The topics of a game by name; none if it has nothing to look up."""
    place = PARTS[game].reference
    found: Mapping[str, Topic] = part(place) if place else {}
    return {**found, **_presets(GAMES[game])} if found else found


def _presets(game: Game) -> dict[str, Topic]:
    """The sets of choices that the game offers, if it does."""

    def entries(texts: Texts) -> list[Subject]:
        return [_preset(game, preset, texts) for preset in game.presets()]

    names = [preset.name for preset in game.presets()]
    return {"presets": Topic(("fact-modes", "fact-minutes"), lambda: names, entries)}


def _preset(game: Game, preset: Preset, texts: Texts) -> Subject:
    name = f"edition-{preset.name}" if preset.book else f"preset-{preset.name}"
    modes = ", ".join(preset.modes or game.modes)
    keys = ", ".join(f"{key} = {value}" for key, value in preset.keys.items())
    return Subject(
        preset.name,
        texts(name),
        texts(f"{game.name}-preset-{preset.name}"),
        (modes, str(preset.minutes)),
        (
            (texts("fact-modes"), modes),
            (texts("fact-minutes"), str(preset.minutes)),
            (texts("fact-keys"), keys or "–"),
        ),
        {
            "modes": list(preset.modes or game.modes),
            "minutes": preset.minutes,
            "keys": preset.keys,
            "book": preset.book,
        },
    )
