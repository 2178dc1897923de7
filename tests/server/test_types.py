"""The page's types are those of the server's schema."""

from pathlib import Path

import pytest

from cellmates.server.protocol.schema import BODIES, schema
from cellmates.server.protocol.typescript import typescript
from cellmates.server.protocol.typescript_views import games_with_types, path_of, typescript_of

PAGE = Path(__file__).parents[2] / "web" / "src"
PROTOCOL = PAGE / "link" / "protocol.ts"


def test_the_page_has_the_types_of_the_schema() -> None:
    told = PROTOCOL.read_text(encoding="utf-8")
    how = f"run: python -m cellmates.server.protocol.typescript > {PROTOCOL}"
    assert told == typescript(), how


def test_every_message_has_a_type() -> None:
    made = typescript()
    for name in ("Told", "Configure", "NewTable", "Replay", "Frame", "Verdict", "GameDetails"):
        assert f"export interface {name} {{" in made
    assert "  missed?: boolean;" in made
    assert "  takeover: number | null;" in made  # Info always has it
    assert "  takeover?: number | null;" in made  # a wish may leave it out


def test_the_schema_names_all_bodies() -> None:
    told = schema()
    assert {*BODIES, "$defs"} == set(told)
    assert told["replay"] == {"$ref": "#/$defs/Replay"}


@pytest.mark.parametrize("game", games_with_types())
def test_the_page_has_the_types_that_games_declare(game: str) -> None:
    written = path_of(game, PAGE).read_text(encoding="utf-8")
    how = "run: python -m cellmates.server.protocol.typescript_views"
    assert written == typescript_of(game), how


def test_types_of_a_game_are_told_in_full() -> None:
    assert games_with_types() == ["room25", "lockup"]
    made = typescript_of("room25")
    assert " at: Cell | null;" in made
    told = "who: Character; tokens: number; adrenaline: boolean; program?: Token[]"
    assert f"  programmed: {{ {told} }};" in made
    assert "export type Direction = (typeof WORDS)['Direction'][number];" in made
    assert "What is on a tile, for whoever looks. Told to some seats only." in made
    told = "seat: number; goon: Card; location: Location | null"
    assert f"  recruited: {{ {told} }};" in typescript_of("lockup")
