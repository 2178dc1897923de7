"""The environments pass the tests that PettingZoo, Gymnasium and OpenSpiel have for theirs."""

import io
import random
import re
import sys
from collections.abc import Callable
from contextlib import redirect_stdout
from functools import partial
from itertools import count
from random import Random
from types import SimpleNamespace
from typing import Any

import gymnasium
import numpy as np
import pettingzoo
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts
from open_spiel.python.algorithms.outcome_sampling_mccfr import OutcomeSamplingSolver
from pettingzoo.test.api_test import api_test
from pettingzoo.test.parallel_test import parallel_api_test
from pettingzoo.test.performance_benchmark import performance_benchmark
from pettingzoo.test.render_test import render_test
from pettingzoo.test.seed_test import parallel_seed_test, seed_test

import cellmates.research.spiel
from cellmates.research import env_ids

Keys = dict[str, Any]

# PettingZoo knows by a list of its own which environments may observe more than one array.
DICTIONARIES = (
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
)


def steady(env: Any) -> Any:
    """An environment whose games, and whose spaces' samples, are the same every time."""
    env.reset(seed=25)
    for agent in env.possible_agents:
        env.action_space(agent).seed(7)
    return env


def steady_env(name: str, **keys: Any) -> Any:
    env = gymnasium.make(name, **keys).unwrapped
    env.action_space.seed(7)
    return env


def resampled(sampler: Callable[[], float], state: Any, player: int) -> Any:
    return state.resample_from_infostate(player, sampler)


def spiel_name(game: str, keys: Keys, more: str = "") -> str:
    return f"python_{game}(players={keys['seats']},mode={keys['mode']}{more})"


@DICTIONARIES[0]
@DICTIONARIES[1]
def test_one_agent_at_a_time(game: str, keys: Keys) -> None:
    def made(**more: Any) -> Any:
        return steady(pettingzoo.make("aec", env_ids()[game], **keys, **more))

    api_test(made(), num_cycles=200)
    seed_test(made, num_cycles=30)
    with redirect_stdout(io.StringIO()) as shown:
        render_test(made)
    assert "is asked" in shown.getvalue()


def test_all_agents_at_once(game: str, keys: Keys) -> None:
    def made() -> Any:
        return steady(pettingzoo.make("parallel", env_ids()[game], **keys))

    parallel_api_test(made(), num_cycles=200)
    parallel_seed_test(made, num_cycles=30)


def test_petting_zoo_measures_it(
    game: str, keys: Keys, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Its benchmark, by a clock on which a cycle takes a tenth of a second: what it says of the
    speed is worth nothing then; `make bench` measures that."""
    ticks = count()
    clock = SimpleNamespace(time=lambda: next(ticks) / 10)
    monkeypatch.setattr(sys.modules[performance_benchmark.__module__], "time", clock)
    random.seed(25)
    env = pettingzoo.make("aec", env_ids()[game], **keys)
    performance_benchmark(steady(env))
    said = capsys.readouterr().out
    assert "turns per second" in said
    assert "Finished performance benchmark" in said


@pytest.mark.parametrize("more", [{}, {"talk": True, "unasked": True}], ids=["plain", "all"])
def test_agents_that_may_talk_and_act_unasked(more: dict[str, Any]) -> None:
    env = pettingzoo.make("parallel", env_ids()["room25"], mode="suspicion", seats=5, **more)
    parallel_api_test(steady(env), num_cycles=400)


def test_one_learner(game: str, keys: Keys) -> None:
    name = env_ids()[game]
    with redirect_stdout(io.StringIO()):
        check_env(steady_env(name, **keys))
        check_env(steady_env(name, **keys, seat=None))


def test_one_learner_among_bots_that_talk() -> None:
    more = {"others": "careful", "talk": True, "unasked": True}
    with redirect_stdout(io.StringIO()):
        check_env(steady_env(env_ids()["room25"], mode="suspicion", seats=4, **more))


def test_openspiel_plays_at_random(game: str, keys: Keys) -> None:
    spiel = pyspiel.load_game(spiel_name(game, keys))
    pyspiel.random_sim_test(spiel, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", [
    "python_room25(mode=suspicion,players=4,talk=true,unasked=true,settings=edition:season1)",
    "python_lockup(players=2,talk=true)",
])  # fmt: skip
def test_openspiel_plays_with_talk(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", ["python_room25(deals=0)", "python_lockup(deals=0)"])
def test_openspiel_plays_any_deal(name: str) -> None:
    # Python games cannot hand OpenSpiel the state of their dice, which it wants to serialize.
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=False, verbose=False)


def test_openspiel_writes_a_playthrough(playthrough_of: str) -> None:
    """What its playthrough files hold: every state of a game, as every function tells it."""
    name = playthrough_of
    text = generate_playthrough.playthrough(name, None, alsologtostdout=False, seed=4)
    actions = [int(each) for each in re.findall(r"^action: (\d+)", text, re.MULTILINE)]
    assert len(actions) > 5
    assert text == generate_playthrough.playthrough(name, actions, alsologtostdout=False)


@pytest.mark.parametrize("name", ["python_room25(players=6,mode=suspicion)", "python_lockup"])
def test_openspiel_searches(name: str) -> None:
    """Its information set tree search, which fails by itself if a resampled state tells the
    player anything else than the real one."""
    spiel = pyspiel.load_game(name)
    state = spiel.new_initial_state()
    state.apply_action(1)
    for seed in range(4):
        evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(seed))
        bot = ismcts.ISMCTSBot(spiel, evaluator, 2.0, 8, random_state=np.random.RandomState(seed))
        sampler = Random(seed).random
        bot.set_resampler(partial(resampled, sampler))
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)


@pytest.mark.parametrize("name", ["python_room25(players=4,deals=2)", "python_lockup(players=2)"])
def test_openspiel_learns(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Outcome-sampling MCCFR."""
    dice = np.random.RandomState(3)
    for used in ("rand", "randint", "choice", "random"):
        monkeypatch.setattr(np.random, used, getattr(dice, used, None))
    spiel = pyspiel.load_game(name)
    solver = OutcomeSamplingSolver(spiel)
    solver.iteration()
    policy = solver.average_policy()
    state = spiel.new_initial_state()
    state.apply_action(0)
    chances = policy.action_probabilities(state)
    assert sum(chances.values()) == pytest.approx(1)
    assert set(chances) == set(state.legal_actions())


def test_the_games_are_registered() -> None:
    assert cellmates.research.spiel.PARAMETERS.keys() >= {"players", "mode", "deals"}
    assert {f"python_{game}" for game in env_ids()} <= set(pyspiel.registered_names())
