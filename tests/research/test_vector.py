"""Many tables at once: the same, step by step, as Gymnasium makes of as many single ones."""

import copy
import pickle
from multiprocessing import get_context
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode, SyncVectorEnv

from cellmates.research import Buffers, TableEnv, TableVectorEnv, env_ids
from tests.research.sharing import played, work


def choose(seen: Any, dice: np.random.Generator) -> Any:
    """A legal action for each table; any number where none is legal."""
    return np.array([
        dice.choice(np.flatnonzero(row)) if row.any() else 0 for row in seen["action_mask"]
    ])  # fmt: skip


def assert_same(told: Any, wanted: Any, path: str = "") -> None:
    if isinstance(wanted, dict):
        assert told.keys() == wanted.keys(), path
        for key in wanted:
            assert_same(told[key], wanted[key], f"{path}/{key}")
    elif isinstance(wanted, np.ndarray) and wanted.dtype.hasobject:
        for one, other in zip(told, wanted, strict=True):
            assert_same(one, other, path)
    else:
        assert np.array_equal(told, wanted), path


@pytest.mark.parametrize("mode", list(AutoresetMode), ids=str)
@pytest.mark.parametrize("more", [{"seat": None}, {"others": "random", "seat": 1}],
                         ids=["all seats", "one seat"])  # fmt: skip
@pytest.mark.parametrize(
    ("game", "kind"), [("room25", "cooperation"), ("lockup", "basic")], ids=["room25", "lockup"]
)
def test_many_tables_are_as_many_single_ones(
    game: str, kind: str, more: dict[str, Any], mode: AutoresetMode
) -> None:
    keys: dict[str, Any] = {"mode": kind, "seats": 2, "reward": "score", **more}
    ours: Any = TableVectorEnv(game, 3, autoreset=mode, **keys)
    theirs: Any = SyncVectorEnv([lambda: TableEnv(game, **keys)] * 3, autoreset_mode=mode)
    seen, info = ours.reset(seed=11)
    wanted, wanted_info = theirs.reset(seed=11)
    dice = np.random.default_rng(1)
    ended = 0
    for number in range(190):
        assert_same(seen, wanted)
        assert_same(info, wanted_info)
        actions = choose(seen, dice)
        if number % 60 == 20:
            actions[1] = 0  # not offered, most of the time
        seen, reward, over, cut, info = ours.step(actions)
        wanted, wanted_reward, wanted_over, wanted_cut, wanted_info = theirs.step(actions)
        for one, other in ((reward, wanted_reward), (over, wanted_over), (cut, wanted_cut)):
            assert_same(one, other)
        ended += int(over.sum())
        if mode is AutoresetMode.DISABLED and over.any():
            assert_same(info, wanted_info)
            which = over.copy()
            seen, info = ours.reset(options={"reset_mask": which})
            wanted, wanted_info = theirs.reset(options={"reset_mask": which})
            info = {"seat": info["seat"][which]}  # Gymnasium tells of those tables alone
            wanted_info = {"seat": wanted_info["seat"][which]}
    assert ended > 2


def test_the_number_of_tables_makes_no_difference() -> None:
    def story(tables: int, first: int) -> list[bytes]:
        """What the table of seed 30 tells, among so many of which it is the `first`-th."""
        env: Any = TableVectorEnv("lockup", tables, seats=3, seat=None)
        seen, _ = env.reset(seed=30 - first)
        dice = np.random.default_rng(2)
        found = []
        for _ in range(80):
            found.append(seen["observation"][first].tobytes())
            options = [np.flatnonzero(row) for row in seen["action_mask"]]
            luck = dice.random()
            seen, *_ = env.step([each[int(luck * len(each))] for each in options])
        return found

    alone = story(1, 0)
    assert story(4, 0) == story(7, 5) == alone


def test_the_number_of_processes_makes_no_difference(processes: int) -> None:
    """Each has its share of six tables and writes their rows into memory that all of them see."""
    tables, steps = 6, 60
    alone = Buffers.made_for(tables, TableVectorEnv("lockup", 1, seats=2).config)
    played(alone, 0, steps)
    context = get_context("spawn")
    block = context.RawArray("B", alone.observation.size)
    share = tables // processes
    workers = [
        context.Process(target=work, args=(block, tables, first, first + share, steps))
        for first in range(0, tables, share)
    ]
    for worker in workers:
        worker.start()
    for worker in workers:
        worker.join()
    assert bytes(block) == alone.observation.tobytes()


def test_it_writes_where_it_is_told_to() -> None:
    env = TableVectorEnv("room25", 2, seats=4, seat=None)
    mine = Buffers.made_for(2, env.config)
    block = np.zeros(mine.observation.size + 5, np.uint8)
    mine = mine._replace(observation=block[5:].reshape(mine.observation.shape))
    env = TableVectorEnv("room25", 2, seats=4, seat=None, buffers=mine)
    seen, info = env.reset(seed=1)
    assert seen["observation"] is mine.observation
    assert block[5:].any()
    before = mine.observation.copy()
    after, reward, over, _, info = env.step(choose(seen, np.random.default_rng(1)))
    assert after["observation"] is mine.observation
    assert after["action_mask"] is mine.action_mask
    assert (reward is mine.reward, over is mine.terminated) == (True, True)
    assert info["seat"] is mine.seat
    assert (mine.observation != before).any()


def test_buffers_that_do_not_fit_are_refused() -> None:
    config = TableVectorEnv("lockup", 1).config
    good = Buffers.made_for(2, config)
    words = r"the buffer reward is float32\[2\]; it has to be float64"
    with pytest.raises(ValueError, match=words):
        TableVectorEnv("lockup", 2, buffers=good._replace(reward=np.zeros(2, np.float32)))
    with pytest.raises(ValueError, match=r"the buffer observation is uint8\[2, \d+\]; .*\[3,"):
        TableVectorEnv("lockup", 3, buffers=good)
    fortran = good._replace(action_mask=np.asfortranarray(good.action_mask))
    with pytest.raises(ValueError, match="action_mask must be writeable and C-contiguous"):
        TableVectorEnv("lockup", 2, buffers=fortran)


def test_bad_input_is_told_in_words() -> None:
    with pytest.raises(ValueError, match="num_envs cannot be 0"):
        TableVectorEnv("lockup", 0)
    with pytest.raises(ValueError, match="there is no seat 2; the seats are 0 to 1"):
        TableVectorEnv("lockup", 2, seats=2, seat=2)
    env = TableVectorEnv("lockup", 2, seats=2, illegal="raise")
    with pytest.raises(RuntimeError, match=r"call reset\(\) first"):
        env.step(np.zeros(2, np.int64))
    with pytest.raises(ValueError, match="3 seeds for 2 tables"):
        env.reset(seed=[1, 2, 3])
    with pytest.raises(ValueError, match="all tables have to be reset"):
        env.reset(options={"reset_mask": np.array([True, False])})
    env.reset(seed=1)
    with pytest.raises(ValueError, match="1 actions for 2 tables"):
        env.step(np.zeros(1, np.int64))
    before = [episode.table.digest() for episode in env.episodes]
    legal = int(np.flatnonzero(env.buffers.action_mask[0])[0])
    with pytest.raises(ValueError, match="999 is not legal for seat 0"):
        env.step(np.array([legal, 999]))
    assert [episode.table.digest() for episode in env.episodes] == before
    with pytest.raises(ValueError, match="reset_mask has to be an array of 2 booleans"):
        env.reset(options={"reset_mask": np.array([1, 0])})


def test_what_is_no_option_at_all_ends_the_game_like_what_is_not_offered() -> None:
    env: Any = TableVectorEnv("lockup", 3, seats=2, seat=None)
    env.reset(seed=1)
    offered = env.legal[1][0]
    _, reward, over, _, info = env.step(np.array([-1, offered, env.config.actions]))
    assert over.tolist() == [True, False, True]
    assert reward.tolist() == [-1.0, 0.0, -1.0]
    assert info["final_info"]["illegal"].tolist() == [-1, 0, env.config.actions]


def test_a_finished_table_that_waits_for_a_reset_stops_the_step() -> None:
    env: Any = TableVectorEnv("lockup", 2, seats=2, seat=None, autoreset=AutoresetMode.DISABLED)
    env.reset(seed=1)
    env.step(np.array([env.legal[0][0], -1]))
    before = [episode.table.digest() for episode in env.episodes]
    with pytest.raises(RuntimeError, match="the game of table 1 is over: reset it first"):
        env.step(np.array([env.legal[0][0], 0]))
    assert [episode.table.digest() for episode in env.episodes] == before


@pytest.mark.parametrize("way", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))],
                         ids=["copy", "pickle"])  # fmt: skip
def test_copies_go_on_alike(way: Any) -> None:
    env: Any = TableVectorEnv("room25", 2, mode="solo", seats=1)
    seen, _ = env.reset(seed=2)
    twin = way(env)
    dice = np.random.default_rng(3)
    for _ in range(40):
        actions = choose(seen, dice)
        seen, *rest = env.step(actions)
        again, *same = twin.step(actions)
        assert_same(again, seen)
        assert_same(dict(enumerate(same)), dict(enumerate(rest)))
        assert again["observation"] is not seen["observation"]


def test_gymnasium_makes_it_by_name() -> None:
    kind = gymnasium.VectorizeMode.VECTOR_ENTRY_POINT
    env = gymnasium.make_vec(env_ids()["lockup"], 2, vectorization_mode=kind, seats=2)
    assert isinstance(env.unwrapped, TableVectorEnv)
    assert env.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
