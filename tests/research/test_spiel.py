"""OpenSpiel's states: what a player knows, remembers and cannot tell apart."""

import random
import subprocess
import sys
from typing import Any

import pyspiel
import pytest

import cellmates.research.spiel
from cellmates.games import GAMES

NAMES = ["python_room25(players=4,mode=suspicion)", "python_lockup(players=3,talk=true)"]


def state_after(name: str, moves: int, deal: int = 3, seed: int = 1) -> Any:
    """A state after random moves."""
    dice = random.Random(seed)
    state = pyspiel.load_game(name).new_initial_state()
    state.apply_action(deal)
    for _ in range(moves):
        state.apply_action(dice.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize("name", NAMES)
def test_a_resampled_state_is_the_same_to_its_player_alone(name: str) -> None:
    others = set()
    for moves in (6, 17, 30):
        state = state_after(name, moves)
        for player in range(state.num_players()):
            twin = state.resample_from_infostate(player, random.Random(moves).random)
            assert twin.information_state_string(player) == state.information_state_string(player)
            assert twin.observation_string(player) == state.observation_string(player)
            assert twin.observation_tensor(player) == state.observation_tensor(player)
            assert twin.current_player() == state.current_player()
            for other in range(state.num_players()):
                if other != player:  # what others remember of the real game is not kept
                    known = twin.information_state_string(other)
                    others.add(known == state.information_state_string(other))
    assert others == {False}


def test_the_truth_changes_with_the_sampler() -> None:
    state = state_after(NAMES[0], 12)
    tables = {
        state.resample_from_infostate(0, random.Random(seed).random).episode.table.digest()
        for seed in range(5)
    }
    assert len(tables) == 5


@pytest.mark.parametrize("name", NAMES)
def test_players_remember_all_that_they_did(name: str) -> None:
    """Every information state is reached by one sequence of the player's own choices."""
    pasts: dict[str, tuple[tuple[str, int], ...]] = {}
    for seed in range(12):
        dice = random.Random(seed)
        state = state_after(name, 0)
        own: dict[int, tuple[tuple[str, int], ...]] = {}
        for _ in range(12):
            player = state.current_player()
            known = state.information_state_string()
            assert pasts.setdefault(known, own.get(player, ())) == own.get(player, ())
            action = state.legal_actions()[dice.randrange(2)]
            own[player] = (*own.get(player, ()), (known, action))
            state.apply_action(action)


def test_what_others_do_in_secret_is_not_known() -> None:
    """While all program, the next player knows the same whatever was chosen."""
    known = set()
    for action in (0, 1):
        state = state_after(NAMES[0], 4)
        first = state.current_player()
        assert state.episode.table.decision(first).kind == "program"
        state.apply_action(state.legal_actions()[action])
        assert state.current_player() != first
        known.add(state.information_state_string())
    assert len(known) == 1


@pytest.mark.parametrize("name", NAMES)
def test_clones_and_serialized_states_go_on_alike(name: str) -> None:
    state = state_after(name, 15)
    twins = [state.clone()]
    text = pyspiel.serialize_game_and_state(state.get_game(), state)
    twins.append(pyspiel.deserialize_game_and_state(text)[1])
    dice = random.Random(5)
    while not state.is_terminal():
        action = dice.choice(state.legal_actions())
        for each in (state, *twins):
            each.apply_action(action)
    for twin in twins:
        assert twin.returns() == state.returns()
        assert twin.information_state_string(0) == state.information_state_string(0)
        assert str(twin) == str(state)


@pytest.mark.parametrize("name", NAMES)
def test_legal_actions_are_those_that_openspiel_would_ask_for(name: str) -> None:
    state = pyspiel.load_game(name).new_initial_state()
    dice = random.Random(2)
    while not state.is_terminal():
        actions = state.legal_actions()
        assert actions == pyspiel.State.legal_actions(state)
        for player in range(state.num_players()):
            if not state.is_chance_node():
                asked = player == state.current_player()
                assert state.legal_actions(player) == (actions if asked else [])
        state.apply_action(dice.choice(actions))
    assert state.legal_actions() == pyspiel.State.legal_actions(state) == []


def test_seats_that_win_get_one() -> None:
    state = state_after("python_lockup(players=2)", 0)
    assert state.returns() == [0, 0]
    dice = random.Random(1)
    while not state.is_terminal():
        state.apply_action(dice.choice(state.legal_actions()))
    results = GAMES["lockup"].results(state.episode.table)
    assert state.returns() == [1 if each.won else -1 for each in results]
    assert sum(each.won for each in results) > 0


def test_chance_is_the_deal() -> None:
    game = pyspiel.load_game("python_lockup(deals=3)")
    state = game.new_initial_state()
    assert state.is_chance_node()
    assert state.chance_outcomes() == [(0, 1 / 3), (1, 1 / 3), (2, 1 / 3)]
    with pytest.raises(ValueError, match="not dealt yet"):
        state.resample_from_infostate(0, random.random)
    any_deal = pyspiel.load_game("python_lockup(deals=0)")
    seen = []
    for _ in range(2):
        state = any_deal.new_initial_state()
        assert state.chance_outcomes() == [(0, 1.0)]
        state.apply_action(0)
        seen.append(state.episode.seed)
    assert seen[0] != seen[1]


@pytest.mark.parametrize(("name", "words"), [
    ("python_lockup(players=9)", "seats cannot be 9"),
    ("python_room25(mode=chess)", "mode cannot be 'chess'"),
    ("python_room25(settings=guards)", "'guards' is not `key:value`"),
    ("python_lockup(deals=-1)", "deals cannot be -1"),
])  # fmt: skip
def test_bad_parameters_are_told_in_words(name: str, words: str) -> None:
    with pytest.raises(ValueError, match=words):
        pyspiel.load_game(name)


def test_what_is_not_legal_is_refused() -> None:
    state = state_after("python_lockup(players=2)", 3)
    before = str(state)
    with pytest.raises(ValueError, match="is not legal for seat"):
        state.apply_action(0)
    assert str(state) == before
    with pytest.raises(ValueError, match="there is no seat 7"):
        state.resample_from_infostate(7, random.random)


@pytest.mark.parametrize("player", [3, -1])
def test_a_player_who_is_not_there_is_told_nothing(player: int) -> None:
    game = pyspiel.load_game("python_lockup(players=3)")
    state = game.new_initial_state()
    state.apply_action(0)
    for ask in (
        state.information_state_string,
        state.observation_string,
        state.observation_tensor,
    ):
        with pytest.raises(pyspiel.SpielError, match=f"player = {player}"):
            ask(player)
    words = f"there is no seat {player}; the seats are 0 to 2"
    with pytest.raises(ValueError, match=words):
        state.resample_from_infostate(player, lambda: 0.5)
    with pytest.raises(ValueError, match=words):
        game.make_py_observer().set_from(state, player)


def test_settings_are_keys_of_the_configuration() -> None:
    read = cellmates.research.spiel.settings
    assert read("guards:2; edition:season1;madness:true") == {
        "guards": 2,
        "edition": "season1",
        "madness": True,
    }


def test_the_process_ends_in_peace() -> None:
    """What is registered with OpenSpiel outlives the interpreter."""
    script = "import cellmates.research.spiel as s; s.pyspiel.load_game('python_lockup')"
    run = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True)
    assert (run.returncode, run.stderr) == (0, "")
