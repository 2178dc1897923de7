"""What the research environments do in the build that Python imports here; prints JSON.

Random legal choices, drawn the same way everywhere. A decision includes all that a learner would be
told: observation and mask, except in OpenSpiel, where peers are measured without them, too.
"""

import argparse
import json
import sys
from collections.abc import Callable
from random import Random
from typing import Any

import numpy as np
import pyspiel

import cellmates.research.spiel
from benchmarks.timing import microseconds, rate
from cellmates.kernel.encoding import mask
from cellmates.research import AECTable, TableVectorEnv
from cellmates.research.config import EnvConfig

KINDS: dict[str, tuple[str, dict[str, Any]]] = {
    "suspicion_6": ("room25", {"mode": "suspicion", "seats": 6}),
    "lockup_4": ("lockup", {"seats": 4}),
}
TABLES = 256
SWEEPS = 20


def vector(game: str, keys: dict[str, Any]) -> Callable[[], int]:
    """Some sweeps over many tables that one learner plays alone."""
    env = TableVectorEnv(game, TABLES, seat=None, **keys)
    env.reset(seed=1)
    random = Random(25).random

    def sweeps() -> int:
        for _ in range(SWEEPS):
            env.step(np.array([each[int(random() * len(each))] for each in env.legal]))
        return SWEEPS * TABLES

    return sweeps


def observations(game: str, keys: dict[str, Any]) -> Callable[[], int]:
    """What the asked seat knows and may choose, at tables of all moments of a game."""
    config = EnvConfig(game, keys)
    table = config.game.deal(config.rules, bytes(32))
    random = Random(25).random
    moments = []
    while not table.over:
        moments.append(table.clone())
        table.play_at_random(random, 1)

    def encoded() -> int:
        for each in moments:
            asked = each.open[0]
            config.encode(each, asked.seat)
            mask(asked.options, config.actions)
        return len(moments)

    return encoded


def one_at_a_time(game: str, keys: dict[str, Any]) -> Callable[[], int]:
    """A game through PettingZoo's interface, as its `performance_benchmark` plays."""
    env = AECTable(game, **keys)
    env.reset(seed=1)
    random = Random(25)

    def play() -> int:
        env.reset()
        turns = 0
        while True:
            seen, _, over, _, _ = env.last()
            if over:
                return turns
            assert seen is not None
            env.step(random.choice(np.flatnonzero(seen["action_mask"]).tolist()))
            turns += 1

    return play


def spiel(game: str, keys: dict[str, Any]) -> tuple[Callable[[], int], Callable[[], int]]:
    """A game through OpenSpiel's interface, and copies of a state in its middle."""
    more = f",mode={keys['mode']}" if "mode" in keys else ""
    loaded = pyspiel.load_game(f"python_{game}(players={keys['seats']}{more})")
    random = Random(25).random
    deals = int(cellmates.research.spiel.PARAMETERS["deals"])  # type: ignore[call-overload]

    def advance(state: Any) -> None:
        actions = state.legal_actions()
        state.apply_action(actions[int(random() * len(actions))])

    def start() -> Any:
        state = loaded.new_initial_state()
        state.apply_action(int(random() * deals))
        return state

    def play() -> int:
        state = start()
        moves = 0
        while not state.is_terminal():
            advance(state)
            moves += 1
        return moves

    half = start()
    for _ in range(30):
        advance(half)

    def copies() -> int:
        for _ in range(20):
            half.clone()
        return 20

    return play, copies


def figures(seconds: float) -> dict[str, float]:
    """All figures of this build."""
    found = {}
    for name, (game, keys) in KINDS.items():
        play, copies = spiel(game, keys)
        found[f"{name}_vector_per_s"] = rate(vector(game, keys), seconds)
        found[f"{name}_encode_us"] = microseconds(observations(game, keys), seconds / 2)
        found[f"{name}_aec_per_s"] = rate(one_at_a_time(game, keys), seconds)
        found[f"{name}_spiel_per_s"] = rate(play, seconds)
        found[f"{name}_spiel_clone_us"] = microseconds(copies, seconds / 2)
    return found


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=1.0, help="CPU time a round")
    json.dump(figures(parser.parse_args().seconds), sys.stdout)


if __name__ == "__main__":
    main()
