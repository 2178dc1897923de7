"""The veil: what a seat cannot know changes no choice of any level, and nothing but the seed does.

`make soak` draws the veil in hundreds of whole games of any configuration.
"""

import os
import subprocess
import sys
from typing import Any

import pytest

from cellmates.bots import Bot, ranked
from cellmates.bots.host import hooks_of
from cellmates.games import GAMES, PARTS
from cellmates.kernel.table import Decision
from tests.bot_games import BotGame, play, play_one
from tests.lockup.own_sets import fork

KINDS: dict[str, tuple[str, dict[str, Any]]] = {
    "cooperation": ("room25", {"mode": "cooperation", "seats": 4, "madness": True}),
    "solo": ("room25", {"mode": "solo"}),
    "suspicion": ("room25", {"mode": "suspicion", "seats": 6}),
    "competition": ("room25", {"mode": "competition", "seats": 3}),
    "team": ("room25", {"mode": "team", "seats": 4}),
    "crews": ("lockup", {"seats": 3}),
    "advanced": ("lockup", {"seats": 2, "advanced": True}),
    "alone": ("lockup", {"solo": "expert"}),
    "own_cards": ("lockup", {"seats": 3, "cards": fork()}),
}
LEVELS = list(PARTS["room25"].bots)
SEED = bytes([7]) * 32
SOME = 24


def plan(kind: str, *names: str) -> BotGame:
    game, keys = KINDS[kind]
    config = GAMES[game].config(keys)
    seated = tuple(names[seat % len(names)] for seat in range(config.seats))
    return BotGame(game, config, seated, SEED)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("kind", KINDS)
def test_what_a_seat_cannot_know_changes_no_choice(kind: str, level: str) -> None:
    wanted = plan(kind, level)
    real = play(wanted, veiled=False, most=SOME).choices()
    assert len(real) >= SOME
    assert play(wanted, veiled=True, most=SOME).choices() == real


class Cheat(Bot):
    """Chooses by what lies hidden on the table that it is given."""

    imagines = True

    def pick(self, view: dict[str, Any], decision: Decision) -> int:
        assert self.imagined is not None
        return decision.options[int(self.imagined.digest(), 16) % len(decision.options)]


@pytest.mark.parametrize("kind", ["suspicion", "crews"])
def test_the_veil_would_show_a_cheat(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert hooks_of(Cheat).imagines
    monkeypatch.setattr("cellmates.bots.kind_of", lambda *_: Cheat)
    wanted = plan(kind, "careful")
    real = play(wanted, veiled=False, most=SOME).choices()
    assert play(wanted, veiled=True, most=SOME).choices() != real


@pytest.mark.parametrize("number", range(6))
def test_bots_of_all_levels_play_any_configuration(number: int) -> None:
    """To the end, behind a veil too; an answer that is not offered would raise."""
    assert play_one(number).failure == ""


ELSEWHERE = """
from tests.bots.test_veil import digests
print(digests())
"""


def digests() -> list[str]:
    """What comes of two games of bots of all levels."""
    return [
        play(plan(kind, *LEVELS), veiled=False, most=60).digest() for kind in ("suspicion", "crews")
    ]


def test_the_same_seed_gives_the_same_choices_in_every_process() -> None:
    """Whatever order sets and hashes have there."""
    told = {
        subprocess.run(
            [sys.executable, "-c", ELSEWHERE],
            env={**os.environ, "PYTHONHASHSEED": luck},
            capture_output=True,
            text=True,
            check=True,
        ).stdout.strip()
        for luck in ("1", "2")
    }
    assert told == {str(digests())}


def test_both_games_have_the_same_levels() -> None:
    assert ranked("room25") == ranked("lockup") == ("random", *LEVELS)
