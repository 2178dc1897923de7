"""What a deal's seed is made of, and records that say so."""

import json
from typing import Any

import pytest

from cellmates import room25
from cellmates.kernel.dealing import Dealing, commitment, deal_seed, dealing_from
from cellmates.kernel.record import RecordError, parse, rebuild, record_of

HOUSE = bytes(range(32))
NONCES = {10: bytes([2]) * 32, 0: bytes([1]) * 32}
HASHES = {seat: commitment(nonce) for seat, nonce in NONCES.items()}
MIXED = "6988823da1a37966"
"""The beginning of what these come to; `web/tests/mixing.test.ts` has all of it."""


def text(dealing: Dealing) -> str:
    config = room25.Config(mode="solo")
    table = room25.deal(config, dealing.seed)
    return record_of(room25.GAME, config, dealing.seed, table, {}, dealing).to_json()


def test_every_nonce_and_its_seat_make_another_seed() -> None:
    assert deal_seed(HOUSE, {}) == HOUSE
    mixed = deal_seed(HOUSE, NONCES)
    assert mixed.hex().startswith(MIXED)
    assert mixed == deal_seed(HOUSE, dict(reversed(NONCES.items())))
    others = [
        deal_seed(bytes(32), NONCES),
        deal_seed(HOUSE, {0: NONCES[0]}),
        deal_seed(HOUSE, {0: NONCES[10], 10: NONCES[0]}),
        deal_seed(HOUSE, {1: NONCES[0], 10: NONCES[10]}),
    ]
    assert len({mixed, *others}) == 5


@pytest.mark.parametrize(
    "dealing",
    [
        Dealing(HOUSE, HASHES, NONCES),
        Dealing(HOUSE, HASHES, {0: NONCES[0]}),  # one did not tell it in time
        Dealing(HOUSE, {}, {}, "day 2026-11-16"),
    ],
)
def test_a_record_keeps_what_its_seed_was_made_of(dealing: Dealing) -> None:
    record = parse(text(dealing), "x.json")
    assert record.dealing is not None
    assert record.dealing.to_keys() == dealing.to_keys()
    assert record.seed == dealing.seed
    assert json.loads(text(dealing))["commitment"] == commitment(HOUSE)
    assert rebuild(record, room25.GAME).digest() == record.digest


def _another_house(data: dict[str, Any]) -> None:
    data["dealing"]["house"] = "00" * 32


def _another_nonce(data: dict[str, Any]) -> None:
    data["dealing"]["nonces"]["0"] = "00" * 32


def _a_nonce_that_was_never_promised(data: dict[str, Any]) -> None:
    data["dealing"]["nonces"]["3"] = "00" * 32


def _one_nonce_less(data: dict[str, Any]) -> None:
    del data["dealing"]["nonces"]["0"]


def _the_house_promised_another(data: dict[str, Any]) -> None:
    data["commitment"] = "00" * 32


def _mixed_into_a_public_seed(data: dict[str, Any]) -> None:
    data["dealing"]["public"] = "today"


def _no_seat(data: dict[str, Any]) -> None:
    data["dealing"]["nonces"]["-1"] = "00" * 32


def _no_nonce(data: dict[str, Any]) -> None:
    data["dealing"]["nonces"]["0"] = "00"


def _nothing_said(data: dict[str, Any]) -> None:
    del data["dealing"]["hashes"]


@pytest.mark.parametrize(
    ("alter", "what"),
    [
        (_another_house, "the seed is not made of the house's and the nonces"),
        (_another_nonce, "the nonce of seat 0 does not match its hash"),
        (_a_nonce_that_was_never_promised, "the nonce of seat 3 does not match its hash"),
        (_one_nonce_less, "the seed is not made of the house's and the nonces"),
        (_the_house_promised_another, "the seed does not match its commitment"),
        (_mixed_into_a_public_seed, "nobody mixes anything into a public seed"),
        (_no_seat, "dealing: '-1' is no seat"),
        (_no_nonce, "dealing: a seed or a nonce has 64 hex digits"),
        (_nothing_said, "dealing is not what it should be"),
    ],
)
def test_a_record_whose_seed_was_made_otherwise(alter: Any, what: str) -> None:
    data = json.loads(text(Dealing(HOUSE, HASHES, NONCES)))
    alter(data)
    with pytest.raises(RecordError, match=f"x.json: {what}"):
        parse(json.dumps(data), "x.json")


def test_what_is_no_dealing_at_all() -> None:
    with pytest.raises(ValueError, match="dealing is not what it should be"):
        dealing_from(None)
