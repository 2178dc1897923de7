"""The laws of our own that the environments hold to, and what they say to bad input."""

import copy
import pickle
import random
import subprocess
import sys
from collections import Counter
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from cellmates.kernel.dice import Dice
from cellmates.kernel.record import rebuild
from cellmates.research import AECTable, EnvConfig, Episode, ParallelTable, TableEnv

Keys = dict[str, Any]
EVERYTHING: dict[str, Any] = {"talk": True, "unasked": True}


def played(config: EnvConfig, seed: int, most: int = 10_000) -> Episode:
    """An episode of random choices."""
    dice = random.Random(seed)
    episode = Episode(config, seed.to_bytes(32, "big"), {})
    while not episode.over and most:
        seat = episode.asked
        episode.take(seat, dice.choice(episode.legal(seat)))
        most -= 1
    return episode


@pytest.mark.parametrize("offered", [{}, EVERYTHING], ids=["plain", "all"])
def test_what_is_legal_tells_no_secret(game: str, keys: Keys, offered: dict[str, Any]) -> None:
    config = EnvConfig(game, keys, **offered)
    for most in (3, 11, 24):
        episode = played(config, most, most)
        for seat in range(config.seats):
            twin = copy.deepcopy(episode)
            twin.table = episode.table.reimagine(seat, Dice(bytes(32)))
            assert twin.legal(seat) == episode.legal(seat)


def test_nobody_sees_what_is_chosen_at_the_same_time() -> None:
    env = AECTable("room25", mode="suspicion", seats=5)
    env.reset(seed=3)
    first = env.agent_selection
    told = []
    for option in np.flatnonzero(env.observe(first)["action_mask"]).tolist():
        twin = copy.deepcopy(env)
        twin.step(option)
        assert twin.agent_selection != first
        told.append(twin.observe(twin.agent_selection)["observation"].tobytes())
    assert len(told) > 1
    assert len(set(told)) == 1


class Habit:
    """Chooses by how often a seat was asked before, whoever else was asked in between."""

    def __init__(self) -> None:
        self.asked: Counter[str] = Counter()

    def choice(self, agent: str, mask: Any) -> int:
        self.asked[agent] += 1
        options: list[int] = np.flatnonzero(mask).tolist()
        return random.Random(f"{agent} {self.asked[agent]}").choice(options)


def test_all_ways_play_the_same_game(game: str, keys: Keys) -> None:
    """The same seed and choices come to the same end one at a time, at once and alone."""
    one = AECTable(game, reward="score", **keys)
    one.reset(seed=5)
    habit = Habit()
    while not any(one.terminations.values()):
        agent = one.agent_selection
        one.step(habit.choice(agent, one.observe(agent)["action_mask"]))
    at_once = ParallelTable(game, reward="score", **keys)
    seen, _ = at_once.reset(seed=5)
    habit = Habit()
    while at_once.agents:
        chosen = {}
        for agent in at_once.agents:
            mask = seen[agent]["action_mask"]
            chosen[agent] = at_once.wait if mask[-1] else habit.choice(agent, mask)
        seen, rewards, _, _, _ = at_once.step(chosen)
    alone = TableEnv(game, seat=None, reward="score", **keys)
    here, info = alone.reset(seed=5)
    habit, over, last = Habit(), False, ""
    while not over:
        last = f"seat_{info['seat']}"
        here, reward, over, _, info = alone.step(habit.choice(last, here["action_mask"]))
    outcome = alone.episode.table.outcome
    assert outcome is not None
    assert rewards == one.rewards == dict(zip(one.possible_agents, outcome.scores, strict=True))
    assert reward == rewards[last]
    assert (one.state() == at_once.state()).all()
    assert (one.state() == alone.state()).all()


def copied(env: Any) -> Any:
    return copy.deepcopy(env)


def pickled(env: Any) -> Any:
    return pickle.loads(pickle.dumps(env))


@pytest.mark.parametrize("way", [copied, pickled])
@pytest.mark.parametrize("others", ["", "careful"], ids=["alone", "careful"])
@pytest.mark.parametrize("game", ["room25", "lockup"])
def test_a_copy_goes_on_as_the_environment_would(
    game: str, others: str, way: Callable[[Any], Any]
) -> None:
    more: dict[str, Any] = {"others": others, "seat": 1} if others else {"seat": None}
    env: Any = TableEnv(game, seats=4, talk=True, unasked=True, **more)
    seen, _ = env.reset(seed=8)
    dice = random.Random(8)
    twin, over, steps = None, False, 0
    while not over:
        if steps == 5:
            twin = way(env)
        action = dice.choice(np.flatnonzero(seen["action_mask"]).tolist())
        seen, reward, over, _, info = env.step(action)
        steps += 1
        if twin is not None:
            again, same_reward, same_over, _, same_info = twin.step(action)
            assert (again["observation"] == seen["observation"]).all()
            assert (again["action_mask"] == seen["action_mask"]).all()
            assert (same_reward, same_over) == (reward, over)
            assert same_info["seat"] == info["seat"]
        if steps == 25:
            break  # what is the same for so long stays so
    assert twin is not None
    assert twin.episode.table.digest() == env.episode.table.digest()


@pytest.mark.parametrize("kind", [AECTable, ParallelTable])
def test_tables_of_agents_are_copied_too(kind: Any) -> None:
    env = kind("lockup", seats=2)
    env.reset(seed=8)
    twin = pickled(env)
    assert twin.table_agents.episode.table.digest() == env.table_agents.episode.table.digest()
    env.reset()
    twin.reset()
    assert twin.table_agents.episode.seed == env.table_agents.episode.seed


def test_talk_is_off_unless_asked_for(game: str, keys: Keys) -> None:
    silent = played(EnvConfig(game, keys), 4)
    assert silent.over
    loud = EnvConfig(game, keys, talk=True)
    episode = Episode(loud, bytes(32), {})
    phrases = set(episode.table.phrases(episode.asked))
    seat = episode.asked
    for option in episode.legal(seat):
        if option in phrases and option not in episode.table.decision(seat).options:
            asked = episode.table.decision(seat)
            episode.take(seat, option)
            assert episode.table.decision(seat) == asked
            assert episode.legal(seat) == asked.options  # one remark a question
            episode.take(seat, asked.options[0])
            break
    assert played(loud, 4).over


def test_bots_are_silent_where_talk_is_off() -> None:
    for talk in (True, False):
        env = TableEnv("room25", mode="suspicion", seats=4, others="careful", talk=talk)
        for seed in range(3):
            env.reset(seed=seed)
            words = [env.config.catalogue.text(each) for _, each in env.episode.table.choices()]
            assert any(word.startswith("claim") for word in words) == talk


def test_a_game_is_kept_as_a_record() -> None:
    config = EnvConfig("lockup", {"seats": 3}, talk=True)
    episode = played(config, 6)
    assert rebuild(episode.record(), config.game).digest() == episode.table.digest()


def test_who_chooses_what_is_not_offered_loses() -> None:
    env: Any = TableEnv("room25", seats=4)
    seen, _ = env.reset(seed=1)
    wrong = int(np.flatnonzero(seen["action_mask"] == 0)[0])
    _, reward, over, _, info = env.step(wrong)
    assert (reward, over, info["illegal"]) == (-1.0, True, wrong)
    assert info["rewards"].tolist() == [-1, 0, 0, 0]
    with pytest.raises(RuntimeError, match=r"call reset\(\)"):
        env.step(wrong)
    table = AECTable("room25", seats=4)
    table.reset(seed=1)
    offender = table.agent_selection
    table.step(wrong)
    assert table.rewards == {name: -1.0 if name == offender else 0.0 for name in table.agents}
    at_once = ParallelTable("room25", seats=4)
    at_once.reset(seed=1)
    _, rewards, ends, _, infos = at_once.step(dict.fromkeys(at_once.agents, wrong))
    assert list(rewards.values()) == [-1.0, 0.0, 0.0, 0.0]
    assert all(ends.values())
    assert infos["seat_0"] == {"illegal": wrong}


def test_or_is_told_what_is_offered() -> None:
    env: Any = TableEnv("lockup", seats=2, illegal="raise")
    env.reset(seed=1)
    before = env.episode.table.digest()
    with pytest.raises(ValueError, match=r"9999 is not legal for seat 0: it may choose .*assign"):
        env.step(9999)
    assert env.episode.table.digest() == before
    at_once = ParallelTable("lockup", seats=2, illegal="raise")
    seen, _ = at_once.reset(seed=1)
    asked = next(name for name in at_once.agents if not seen[name]["action_mask"][-1])
    actions = dict.fromkeys(at_once.agents, int(np.flatnonzero(seen[asked]["action_mask"])[0]))
    with pytest.raises(ValueError, match=r"is not legal for seat .: it is not asked anything"):
        at_once.step(actions)


BAD: list[tuple[str, Callable[[], Any]]] = [
    ("there is no game 'chess'; there are room25, lockup", lambda: TableEnv("chess")),
    ("there is no seat 4; the seats are 0 to 3", lambda: TableEnv("lockup", seats=4, seat=4)),
    ("there is no seat 'first'", lambda: TableEnv("lockup", seats=4, seat="first")),  # type: ignore[arg-type]
    (r"there is no seat 2\.5", lambda: TableEnv("lockup", seats=4, seat=2.5)),  # type: ignore[arg-type]
    ("there is no seat 9", lambda: TableEnv("lockup", seats=2, others={9: "careful"})),
    ("there is no seat -1", lambda: TableEnv("lockup", seats=4, seat=-1)),
    ("has no bot 'genius'; there are", lambda: TableEnv("lockup", others="genius")),
    ("nobody plays seat 2", lambda: TableEnv("lockup", seats=3, others={1: "careful"})),
    ("seat 0 is the learner's", lambda: TableEnv("lockup", seats=2, others={0: "careful"})),
    ("reward cannot be 'fame'; it may be win or score", lambda: TableEnv("lockup", reward="fame")),
    ("illegal cannot be 'maybe'", lambda: TableEnv("lockup", illegal="maybe")),
    ("seats cannot be 9", lambda: AECTable("lockup", seats=9)),
    ("colour", lambda: AECTable("lockup", colour="red")),
    ("render_mode cannot be 'film'", lambda: ParallelTable("lockup", render_mode="film")),
    ("there is no agent 'seat_2'", lambda: AECTable("lockup", seats=2).observe("seat_2")),
    ("there is no agent 'seat_7'", lambda: AECTable("lockup", seats=2).action_space("seat_7")),
]


@pytest.mark.parametrize(("words", "make"), BAD, ids=[words for words, _ in BAD])
def test_bad_input_is_told_in_words(words: str, make: Callable[[], Any]) -> None:
    with pytest.raises(ValueError, match=words):
        make()


def test_a_game_has_to_be_dealt_first() -> None:
    with pytest.raises(RuntimeError, match=r"call reset\(\) first"):
        AECTable("lockup").observe("seat_0")
    with pytest.raises(RuntimeError, match=r"call reset\(\) first"):
        TableEnv("lockup").state()
    at_once = ParallelTable("lockup", seats=2)
    at_once.reset(seed=1)
    with pytest.raises(ValueError, match="seat_1 has no action; who is not asked takes"):
        at_once.step({"seat_0": 0})
    table = AECTable("lockup", seats=2)
    table.reset(seed=1)
    with pytest.raises(ValueError, match="None is not legal"):
        table.step(None)


WITHOUT = """
import sys
for missing in ("numpy", "gymnasium", "pettingzoo", "pyspiel", "open_spiel"):
    sys.modules[missing] = None
import cellmates.bots, cellmates.cli.main
from cellmates.games import GAMES, PARTS, part
for game, parts in PARTS.items():
    part(parts.encoding), part(parts.face), GAMES[game].config({})
    cellmates.bots.make(game, parts.usual_bot, bytes(32))
try:
    import cellmates.research
except ImportError as error:
    print(error)
"""


def test_nothing_else_needs_the_extra() -> None:
    run = subprocess.run([sys.executable, "-c", WITHOUT], capture_output=True, text=True)
    assert run.stderr == ""
    assert 'pip install "cellmates[research]"' in run.stdout
