"""Encodings hold what a seat knows, nothing else, in the bytes that their layout promises."""

import hashlib
import tomllib
from collections.abc import Callable
from importlib.resources import files
from typing import Any

import pytest

from cellmates.games import GAMES, PARTS, part
from cellmates.kernel.dice import Dice
from cellmates.kernel.encoding import EncodingLayout, mask
from cellmates.kernel.table import Table
from tests.research.moments import CONFIGURATIONS, EACH, moments

ENCODINGS: dict[str, Any] = {name: part(PARTS[name].encoding) for name in ("room25", "lockup")}

Encode = Callable[[Table, int], bytes]


def leaks(game: str, keys: dict[str, object], encode: Encode) -> int:
    """How often an encoding tells two tables apart that its seat cannot."""
    found = 0
    seats = GAMES[game].config(keys).seats
    for number, table in enumerate(moments(game, keys, 7)):
        for seat in range(seats):
            twin = table.reimagine(seat, Dice(bytes([number % 256]) * 32))
            found += encode(twin, seat) != encode(table, seat)
    return found


def test_a_layout_is_without_gaps() -> None:
    for game, encoding in ENCODINGS.items():
        layout: EncodingLayout = encoding.LAYOUT
        assert layout.game == game
        end = 0
        for field in layout.fields:
            assert field.offset == end, field.name
            assert layout.field(field.name) is field
            end += field.size
        assert end == layout.size
        with pytest.raises(ValueError, match="has no part 'roles'"):
            layout.field("roles")


@EACH
def test_every_seat_is_told_in_as_many_bytes(game: str, keys: dict[str, object]) -> None:
    encoding = ENCODINGS[game]
    seats = GAMES[game].config(keys).seats
    for table in moments(game, keys, 1):
        for seat in range(seats):
            assert len(encoding.encode(table, seat)) == encoding.LAYOUT.size
        assert len(encoding.encode_truth(table)) == encoding.LAYOUT.size
    for stranger in (-1, seats):
        with pytest.raises(ValueError, match=f"there is no seat {stranger}"):
            encoding.encode(table, stranger)
        with pytest.raises(ValueError, match=f"there is no seat {stranger}"):
            table.view(stranger)
        with pytest.raises(ValueError, match=f"there is no seat {stranger}"):
            table.reimagine(stranger, Dice(bytes(32)))


@EACH
def test_no_byte_depends_on_a_secret(game: str, keys: dict[str, object]) -> None:
    assert leaks(game, keys, ENCODINGS[game].encode) == 0


@EACH
def test_a_leak_would_be_noticed(game: str, keys: dict[str, object]) -> None:
    truth = ENCODINGS[game].encode_truth
    assert leaks(game, keys, lambda table, _: truth(table)) > 0


UNTOLD = {
    "room25": {"said", "plans", "goal", "claims", "after_death"},
    "lockup": {"said", "plans", "claims", "offer", "counting", "if_ended"},
}
"""Parts of a view that are not encoded, or only as far as they matter: what was said besides
claims, and what follows from the rest."""


@EACH
def test_who_sees_something_else_is_told_something_else(game: str, keys: dict[str, object]) -> None:
    encode = ENCODINGS[game].encode
    seen: dict[bytes, str] = {}
    for table in moments(game, keys, 3):
        view = {key: part for key, part in table.view(0).items() if key not in UNTOLD[game]}
        view.pop("asked")
        asked = table.decision(0).kind if table.asks(0) else ""
        told = encode(table, 0)
        assert seen.setdefault(told, f"{asked} {view}") == f"{asked} {view}"


def test_every_kind_of_question_has_a_place() -> None:
    for game, encoding in ENCODINGS.items():
        words = tomllib.loads((files("cellmates") / game / "words.toml").read_text("utf-8"))
        assert set(encoding.QUESTIONS) == set(words["questions"])


GOLDEN = {
    "room25": "90dc04d535554ae6",
    "lockup": "5b51c6dc1cfd4794",
}
"""What some whole games come to; a change here is a new version of the layout."""


def test_the_bytes_are_those_of_this_version() -> None:
    for game, encoding in ENCODINGS.items():
        digest = hashlib.sha256(f"{encoding.LAYOUT.version}".encode())
        for name, keys in CONFIGURATIONS:
            if name == game:
                for table in moments(game, keys, 5, talk=0):
                    digest.update(encoding.encode(table, 0))
        assert digest.hexdigest()[:16] == GOLDEN[game], game


def test_a_mask_marks_the_options() -> None:
    assert mask((1, 3), 5) == bytes([0, 1, 0, 1, 0])
