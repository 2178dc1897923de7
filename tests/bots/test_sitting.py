"""The registry, and bots at a table of this process."""

import gc
import weakref
from typing import Any, ClassVar

import pytest

from cellmates import bots, lockup, room25
from cellmates.bots.bot import Bot
from cellmates.bots.sitting import Sitting, play
from cellmates.kernel.table import Decision
from cellmates.room25.table import Room25Table


def test_every_game_has_random_and_the_usual_one_comes_first() -> None:
    levels = ("careful", "shrewd", "mastermind", "regular", "rookie", "random")
    assert bots.names("room25") == levels


def test_an_unknown_bot_is_refused_by_name() -> None:
    known = "careful, shrewd, mastermind, regular, rookie, random"
    with pytest.raises(ValueError, match=f"room25 has no bot 'clever'; there are {known}"):
        bots.make("room25", "clever", bytes(32))


def test_a_bot_must_pick_and_need_not_do_anything_else() -> None:
    table = room25.deal(room25.Config(mode="cooperation", seats=4), bytes(32))
    bot = Bot(bytes(32))
    with pytest.raises(NotImplementedError):
        bot.pick(table.view(0), table.decision(0))
    assert bot.talk(table.view(0), table.phrases(0)) is None
    assert bot.unasked(table.view(0), ()) is None
    bot.begin(table.view(0))
    bot.hear([])


def test_random_plays_and_says_nothing() -> None:
    table = room25.deal(room25.Config(mode="team", seats=6), bytes(32))
    made = play(table, [bots.make("room25", "random", bytes([s])) for s in range(6)])
    assert table.over
    assert made == len(table.choices())
    assert not table.view(None)["claims"]


def test_play_stops_when_told() -> None:
    table = room25.deal(room25.Config(mode="suspicion", seats=6), bytes(32))
    assert play(table, [bots.make("room25", "random", b"")] * 6, most=6) == 6
    assert not table.over


def test_who_is_told_something_in_private_may_speak_at_once() -> None:
    table = room25.deal(room25.Config(mode="cooperation", seats=4), bytes(32))
    seat = table.waiting[0]
    Sitting(table, {seat: bots.make("room25", "careful", bytes(32))}).play()
    assert [claim["seat"] for claim in table.view(None)["claims"]] == [seat]


def test_people_and_bots_share_a_table() -> None:
    table = room25.deal(room25.Config(mode="cooperation", seats=4), bytes(32))
    seated = {seat: bots.make("room25", "careful", bytes([seat])) for seat in (1, 2, 3)}
    sitting = Sitting(table, seated)
    while not table.over:
        sitting.play()
        if not table.over:
            assert table.waiting == (0,)
            sitting.choose(0, table.decision(0).options[0])
    assert table.over


def test_the_ladder_begins_with_random() -> None:
    assert bots.ranked("lockup") == (
        *("random", "rookie", "regular"),
        *("careful", "shrewd", "mastermind"),
    )


class Shown(Bot):
    """Notes what it is shown."""

    def __init__(self, seed: bytes = b"") -> None:
        super().__init__(seed)
        self.shown: list[object] = []

    def pick(self, view: Any, decision: Decision) -> int:
        self.shown.append(view)
        return self.any_of(decision.options)


class ShownTables(Shown):
    """Can do with a sketch instead of a view."""

    reads_sketches: ClassVar[bool] = True


class ShownViews(ShownTables):
    """Derives from it, and reads views."""


def test_who_can_do_with_a_sketch_is_shown_no_view() -> None:
    table = room25.deal(room25.Config(mode="suspicion", seats=4), bytes(32))
    seated = [ShownTables(), ShownViews(), Shown(), ShownTables()]
    play(table, seated, most=40)
    for bot in seated:
        kind = Room25Table if type(bot) is ShownTables else dict
        assert bot.shown
        assert all(type(shown) is kind and shown is not table for shown in bot.shown)


def test_where_a_game_has_no_sketches_all_are_shown_views() -> None:
    table = lockup.deal(lockup.Config(seats=2), bytes(32))
    seated = [ShownTables(), ShownTables()]
    play(table, seated, most=20)
    assert {type(shown) for bot in seated for shown in bot.shown} == {dict}


def test_playing_a_game_leaves_nothing_to_the_collector() -> None:
    table = room25.deal(room25.Config(mode="cooperation", seats=4), bytes(32))
    seated = [bots.make("room25", "careful", bytes([seat])) for seat in range(4)]
    gc.collect()
    gc.disable()
    try:
        play(table, seated)
        ends = [weakref.ref(bot) for bot in seated]
        seated.clear()
        assert [end() for end in ends] == [None] * 4
    finally:
        gc.enable()
