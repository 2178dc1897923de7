"""Learned bots at the table: they see what their seat sees, play to the end, and are there only
where they can play."""

from pathlib import Path
from typing import Any

import pytest

from cellmates import bots, lockup
from cellmates.bots import learned
from cellmates.bots.host import Player, hooks_of
from cellmates.bots.lockup.careful import CarefulBot
from cellmates.bots.net import Net, save
from cellmates.bots.scheduler import Scheduler
from cellmates.bots.sitting import play
from cellmates.cli import main as cli
from cellmates.kernel.dice import Dice
from cellmates.kernel.table import Decision
from cellmates.learning.curriculum import Curriculum, curriculum_of
from tests.learning.nets import some_net
from tests.lockup.own_sets import STANDARD

CONFIGURATIONS: list[tuple[str, dict[str, object]]] = [
    ("room25", {"mode": "suspicion", "seats": 5}),
    ("room25", {"mode": "cooperation", "seats": 4}),
    ("lockup", {"seats": 2}),
    ("lockup", {"solo": "expert"}),
]


class Quiet(bots.Bot):
    """A careful player that says nothing and plans nothing ahead of what it is asked."""

    def __init__(self, seed: bytes) -> None:
        super().__init__(seed)
        self.careful = CarefulBot(seed)

    def prepare(self, config: object) -> None:
        self.careful.prepare(config)

    def pick(self, view: dict[str, Any], decision: Decision) -> int:
        return self.careful.pick(view, decision)


EACH = pytest.mark.parametrize(("game", "keys"), CONFIGURATIONS, ids=str)


def seated(curriculum: Curriculum, seats: int) -> list[bots.Bot]:
    net = some_net(curriculum)
    return [curriculum.learned_bot(bytes([seat]) * 32, net) for seat in range(seats)]


@EACH
def test_they_play_to_the_end_and_the_same_again(game: str, keys: dict[str, object]) -> None:
    curriculum = curriculum_of(game)
    config = curriculum.game.config(keys)
    histories = []
    for _ in range(2):
        table = curriculum.game.deal(config, bytes(32))
        play(table, seated(curriculum, config.seats))
        assert table.over
        histories.append(table.history)
    assert histories[0] == histories[1]


@EACH
def test_no_choice_depends_on_a_secret(game: str, keys: dict[str, object]) -> None:
    """Whatever is imagined where the seat knows nothing, it chooses the same."""
    curriculum = curriculum_of(game)
    config = curriculum.game.config(keys)
    table = curriculum.game.deal(config, bytes([4]) * 32)
    players = [Player(bot) for bot in seated(curriculum, config.seats)]
    scheduler = Scheduler()
    for seat, player in enumerate(players):
        scheduler.sit(seat, hooks_of(type(player.bot)), table)
    table.listen()

    def choose(seat: int, option: int) -> None:
        table.choose(seat, option)
        scheduler.heard(seat, option, table.news)

    asked = 0
    while asked < 60 and (turns := scheduler.due(table)):
        acts = [players[turn.seat].take(turn) for turn in turns]  # all from the same state
        for turn, act in zip(turns, acts, strict=True):
            if act.pick is not None and turn.view is not None and turn.decision is not None:
                asked += 1
                bot = players[turn.seat].bot
                bot.imagined = table.reimagine(turn.seat, Dice(bytes([asked % 256]) * 32))
                assert bot.pick(turn.view, turn.decision) == act.pick
        for turn, act in zip(turns, acts, strict=True):
            scheduler.apply(table, turn, act, choose)
    assert asked >= 20


def test_cards_of_ones_own_are_left_to_a_careful_player() -> None:
    """With a card of another price a net that has learnt nothing plays as careful does."""
    curriculum = curriculum_of("lockup")
    items = STANDARD["items.toml"].replace("value = 8", "value = 9", 1)
    config = lockup.Config(seats=2, cards={"name": "mine", "files": {"items.toml": items}})
    tables = [lockup.deal(config, bytes(32)) for _ in range(2)]
    net = some_net(curriculum)
    seeds = [bytes([seat]) * 32 for seat in range(2)]
    crews: list[list[bots.Bot]] = [
        [Quiet(seed) for seed in seeds],
        [curriculum.learned_bot(seed, net) for seed in seeds],
    ]
    for table, crew in zip(tables, crews, strict=True):
        for bot in crew:
            bot.prepare(config)
        play(table, crew)
    assert tables[0].history == tables[1].history


@pytest.mark.parametrize("game", ["room25", "lockup"])
def test_it_is_offered_only_where_it_can_play(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    there = learned.weights_of(game).is_file()
    learned.is_there.cache_clear()
    assert bots.is_playable(game, "learned") == there
    assert ("learned" in bots.playable(game)) == there
    assert "learned" not in bots.names(game)  # which the server offers
    assert not bots.is_playable(game, "learned:liar")
    learned.is_there.cache_clear()
    monkeypatch.setattr(learned, "find_spec", lambda _: None)
    assert not bots.is_playable(game, "learned")
    with pytest.raises(ValueError, match=f"{game} has no bot 'learned'"):
        bots.make(game, "learned", bytes(32))
    learned.is_there.cache_clear()


def test_the_weights_that_come_along_fit_their_game_and_are_small() -> None:
    path = learned.weights_of("lockup")
    assert len(path.read_bytes()) <= 2 * 1024 * 1024
    assert learned.shipped_net("lockup").facts["story"]["from"] == "self-play"
    bot = bots.make("lockup", "learned", bytes(32), lockup.Config(seats=3))
    table = lockup.deal(lockup.Config(seats=3), bytes(32))
    play(table, [bot, *[bots.make("lockup", "random", bytes([seat])) for seat in (1, 2)]])
    assert table.outcome is not None
    assert table.outcome.winners == (0,)


def test_a_game_without_weights_says_that_it_has_no_such_bot(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    learned.is_there.cache_clear()
    monkeypatch.setattr(learned, "weights_of", lambda game: tmp_path / "none.npz")
    with pytest.raises(ValueError, match="room25 has no bot 'learned'"):
        bots.make("room25", "learned", bytes(32))
    learned.is_there.cache_clear()


@pytest.mark.parametrize("game", ["room25", "lockup"])
@pytest.mark.parametrize("command", [["simulate"], ["lab", "run"], ["play"]], ids=" ".join)
def test_weights_that_do_not_fit_are_refused_on_the_command_line(
    game: str,
    command: list[str],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("LC_ALL", "C")
    weights = tmp_path / "learned.npz"
    net = learned.shipped_net(game)
    save(Net({**net.facts, "version": 9}, net.inputs, net.layers, net.policy, net.value), weights)
    monkeypatch.setattr(learned, "weights_of", lambda _: weights)
    for words in ("their version is 9, not", "these are no weights of a net"):
        learned.shipped_net.cache_clear()
        try:
            assert cli.main([*command, game, "--bots", "learned"]) == 2
        finally:
            learned.shipped_net.cache_clear()
        told = capsys.readouterr().err
        assert "learned cannot play" in told
        assert words in told
        weights.write_bytes(weights.read_bytes()[:99])
