"""Random play in other game engines, each through its own public Python interface.

Runs in an environment of its own (see `bench.py`), prints one JSON object, and needs neither
Cellmates nor its dependencies. A peer that cannot be measured says why.
"""

import argparse
import json
import sys
import warnings
from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from importlib.metadata import version
from random import Random
from typing import Any

from benchmarks.timing import microseconds, rate

COPIES = 20


@dataclass(frozen=True)
class Measure:
    """How to play one random game of a peer, and how to copy a game half played."""

    play: Callable[[], int]
    copy: Callable[[], object] | None


@dataclass(frozen=True)
class Peer:
    """A game of another engine, and the distribution on PyPI that carries it."""

    name: str
    distribution: str
    measure: Callable[[], Measure]


def open_spiel(game_name: str, *, weighted: bool = True) -> Measure:
    """A game of OpenSpiel; decisions count, chance is part of the work as it is in ours.

    Chance is drawn by its published probabilities, as OpenSpiel's own examples do. Where all
    outcomes are equally likely, `weighted=False` draws them the cheapest way there is.
    """
    game: Any = import_module("pyspiel").load_game(game_name)
    rng = Random(25)
    random = rng.random

    def advance(state: Any) -> int:
        chance = state.is_chance_node()
        if chance and weighted:
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(outcomes, weights)[0])
        else:
            actions = state.legal_actions()
            state.apply_action(actions[int(random() * len(actions))])
        return not chance

    def play() -> int:
        state = game.new_initial_state()
        moves = 0
        while not state.is_terminal():
            moves += advance(state)
        return moves

    half = game.new_initial_state()
    while half.move_number() < 30 and not half.is_terminal():
        advance(half)
    return Measure(play, half.clone)


def rlcard_uno() -> Measure:
    """The raw engine of RLCard's Uno, without its environment and encodings."""
    game: Any = import_module("rlcard.games.uno").Game()
    random = Random(25).random

    def play() -> int:
        game.init_game()
        moves = 0
        while not game.is_over():
            actions = game.get_legal_actions()
            game.step(actions[int(random() * len(actions))])
            moves += 1
        return moves

    return Measure(play, None)


def catanatron() -> Measure:
    """Four players of Catanatron, who pick any playable action."""
    package: Any = import_module("catanatron")
    players = [package.RandomPlayer(color) for color in package.Color]
    random = Random(25).random

    def pick(player: object, game: object, actions: list[object]) -> object:
        return actions[int(random() * len(actions))]

    def play() -> int:
        game = package.Game(players)
        moves = 0
        while game.winning_color() is None and game.state.num_turns < 1000:
            game.play_tick(decide_fn=pick)
            moves += 1
        return moves

    half = package.Game(players)
    for _ in range(play() // 2):
        half.play_tick(decide_fn=pick)
    return Measure(play, half.copy)


PEERS = (
    Peer("OpenSpiel hanabi", "open-spiel", lambda: open_spiel("hanabi")),
    Peer("OpenSpiel hearts", "open-spiel", lambda: open_spiel("hearts")),
    Peer(
        "OpenSpiel hearts, equal odds",
        "open-spiel",
        lambda: open_spiel("hearts", weighted=False),
    ),
    Peer("RLCard uno", "rlcard", rlcard_uno),
    Peer("Catanatron", "catanatron", catanatron),
    Peer("PettingZoo tictactoe", "pettingzoo", lambda: petting_zoo("tictactoe_v3")),
    Peer("PettingZoo hanabi", "pettingzoo", lambda: petting_zoo("hanabi_v5")),
)


def petting_zoo(name: str) -> Measure:
    """A game of PettingZoo as its own `performance_benchmark` plays it, masks and all."""
    env: Any = import_module(f"pettingzoo.classic.{name}").env()
    flatnonzero: Any = import_module("numpy").flatnonzero
    random = Random(25)

    def play() -> int:
        env.reset(seed=random.randrange(1 << 30))
        turns = 0
        while True:
            seen, _, over, cut, _ = env.last()
            if over or cut:
                return turns
            env.step(random.choice(flatnonzero(seen["action_mask"]).tolist()))
            turns += 1

    return Measure(play, None)


def copies(copy: Callable[[], object]) -> int:
    """Copy a few times and say how many."""
    for _ in range(COPIES):
        copy()
    return COPIES


def measured(peer: Peer, seconds: float) -> dict[str, Any]:
    """One peer's figures, or the reason why there are none."""
    try:
        measure = peer.measure()
        figures: dict[str, Any] = {
            "version": version(peer.distribution),
            "moves_per_s": rate(measure.play, seconds),
        }
        copy = measure.copy
        if copy is not None:
            figures["clone_us"] = microseconds(lambda: copies(copy), seconds / 5)
    except Exception as error:  # whatever a foreign package throws, the others go on
        return {"not_measured": f"{type(error).__name__}: {error}"}
    return figures


def main() -> None:
    """Measure all peers and print them as JSON."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=1.0, help="CPU time a round")
    arguments = parser.parse_args()
    warnings.simplefilter("ignore")
    json.dump({peer.name: measured(peer, arguments.seconds) for peer in PEERS}, sys.stdout)


if __name__ == "__main__":
    main()
