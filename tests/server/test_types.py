"""The page's types are those of the server's schema."""

from pathlib import Path

from cellmates.server.protocol.schema import BODIES, schema
from cellmates.server.protocol.typescript import typescript

PROTOCOL = Path(__file__).parents[2] / "web" / "src" / "link" / "protocol.ts"


def test_the_page_has_the_types_of_the_schema() -> None:
    told = PROTOCOL.read_text(encoding="utf-8")
    how = f"run: python -m cellmates.server.protocol.typescript > {PROTOCOL}"
    assert told == typescript(), how


def test_every_message_has_a_type() -> None:
    made = typescript()
    for name in ("Told", "Configure", "NewTable", "Course", "Frame", "Verdict", "GameDetails"):
        assert f"export interface {name} {{" in made
    assert "  missed?: boolean;" in made
    assert "  takeover: number | null;" in made  # Info always has it
    assert "  takeover?: number | null;" in made  # a wish may leave it out


def test_the_schema_names_all_bodies() -> None:
    told = schema()
    assert {*BODIES, "$defs"} == set(told)
    assert told["replay"] == {"$ref": "#/$defs/Replay"}
