"""When bots are asked, what they are shown, and what becomes of their answers."""

import ast
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from cellmates import bots, lockup, room25
from cellmates.bots.bot import Bot
from cellmates.bots.host import Player, hooks_of, luck, stories
from cellmates.bots.room25.careful import CarefulBot
from cellmates.bots.scheduler import IllegalAct, Scheduler
from cellmates.bots.sitting import Sitting
from cellmates.bots.turns import Act, BotTurn, Story
from cellmates.kernel import Decision, Event, Table
from cellmates.room25.names import CHARACTERS
from cellmates.room25.options import REVEAL
from tests.bots.room25_positions import SUSPICION, position

SOURCE = Path(bots.__file__).parents[1]
PARSE = room25.OPTIONS.parse
SEED = bytes(range(32))


class Noting(Bot):
    """Takes the first option and notes everything that it is called for."""

    def __init__(self, calls: list[tuple[Any, ...]], seat: int) -> None:
        super().__init__(bytes(32))
        self.calls = calls
        self.seat = seat

    def begin(self, view: dict[str, Any]) -> None:
        self.calls.append(("begin", self.seat, view["phase"]))

    def hear(self, news: Sequence[Event]) -> None:
        self.calls.append(("hear", self.seat, tuple(event.kind for event in news)))

    def talk(self, view: dict[str, Any], phrases: tuple[int, ...]) -> int | None:
        self.calls.append(("talk", self.seat, len(view["claims"])))
        return PARSE("claim a1 red")

    def pick(self, view: dict[str, Any], decision: Decision) -> int:
        self.calls.append(("pick", self.seat, len(view["claims"])))
        return decision.options[0]


def deal(**keys: object) -> Table:
    table = room25.deal(room25.GAME.config({"mode": "cooperation", "seats": 4, **keys}), SEED)
    table.listen()
    return table


def noting(table: Table, *seats: int) -> tuple[Sitting, list[tuple[Any, ...]]]:
    calls: list[tuple[Any, ...]] = []
    return Sitting(table, {seat: Noting(calls, seat) for seat in seats}), calls


def of(calls: list[tuple[Any, ...]], *names: str) -> list[tuple[Any, ...]]:
    return [call for call in calls if call[0] in names]


NO_BOTS = {
    ("analysis/analyse.py", "hear"),
    ("analysis/analyst.py", "hear"),
    ("server/browser/house.py", "hear"),
}
"""Methods with the same name: advisors and analysts hear news, and a house hears a page."""


def test_nothing_but_the_host_calls_a_bot() -> None:
    """Else there would be another host, which calls it otherwise."""
    inside = {SOURCE / "bots", SOURCE / "advice"}  # a game's bots and what plays on with them
    methods = {"foreseen", "speechless", "unasked", "talk", "pick", "hear", "weigh"}
    callers: set[str] = set()
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
                caller = str(path.relative_to(SOURCE))
                of_itself = path.parent.parent in inside or (caller, node.func.attr) in NO_BOTS
                if node.func.attr in methods and not of_itself:
                    callers.add(caller)
    assert callers == {"bots/host.py"}


def test_who_is_asked_at_the_same_time_decides_from_the_same_state() -> None:
    table = deal()
    sitting, calls = noting(table, 0, 1, 2, 3)
    assert set(table.waiting) == {0, 1, 2, 3}
    sitting.play(most=1)
    assert of(calls, "begin") == [("begin", seat, "clue") for seat in range(4)]
    assert of(calls, "pick") == [("pick", seat, 4) for seat in range(4)]
    seats = [seat for seat, _ in table.choices()]
    assert seats[-4:] == [0, 1, 2, 3]


def test_bots_speak_one_after_another_before_anybody_decides() -> None:
    table = deal()
    sitting, calls = noting(table, 0, 1, 2, 3)
    sitting.play(most=1)
    talks = [("talk", seat, seat) for seat in range(4)]  # each hears the claims before
    more = [("talk", seat, 4) for seat in range(4)]  # once more, as others have spoken since
    assert of(calls, "talk", "pick")[:8] == talks + more
    assert [seat for seat, _ in table.choices()][:8] == [0, 1, 2, 3, 0, 1, 2, 3]


class Silent(Noting):
    """Has nothing to say."""

    def talk(self, view: dict[str, Any], phrases: tuple[int, ...]) -> int | None:
        self.calls.append(("talk", self.seat, 0))
        return None


def test_where_nobody_speaks_nobody_is_asked_twice_for_a_word() -> None:
    table = deal()
    calls: list[tuple[Any, ...]] = []
    Sitting(table, {seat: Silent(calls, seat) for seat in range(4)}).play(most=1)
    assert of(calls, "talk") == [("talk", seat, 0) for seat in range(4)]


class Choosy(Noting):
    """Knows by itself whether it has something to say: only those in odd seats have."""

    def speechless(self) -> bool:
        self.calls.append(("speechless", self.seat, 0))
        return self.seat % 2 == 0


def test_who_has_nothing_to_say_is_shown_no_view_to_speak() -> None:
    table = deal()
    calls: list[tuple[Any, ...]] = []
    Sitting(table, {seat: Choosy(calls, seat) for seat in range(4)}).play(most=1)
    spoken = [call[:2] for call in of(calls, "speechless", "talk", "pick")]
    assert spoken[:6] == [
        *[("speechless", 0), ("speechless", 1), ("talk", 1)],
        *[("speechless", 2), ("speechless", 3), ("talk", 3)],
    ]
    assert {seat for what, seat in spoken if what == "talk"} == {1, 3}
    assert max(spoken.count(("talk", seat)) for seat in (1, 3)) <= 2


def test_who_was_told_something_in_private_speaks_before_anybody_decides() -> None:
    table = deal()
    sitting, calls = noting(table, 0, 1, 2, 3)
    sitting.play(most=1)
    calls.clear()
    sitting.play(most=1)
    asked = of(calls, "talk", "pick")
    assert asked[:4] == [("talk", seat, 4) for seat in range(4)]  # each has seen its clue
    assert ("pick", 0, 4) in asked[4:]


def test_a_bot_hears_each_choice_that_its_seat_may_know_of() -> None:
    table = deal()
    sitting, calls = noting(table, 1)
    sitting.play()
    told: list[tuple[str, ...]] = []
    calls.clear()
    for seat in (0, 2, 3):
        sitting.choose(seat, table.decision(seat).options[0])
        told.append(tuple(event.kind for event in table.news_for(1)))
    assert told[0] == ("clue",)
    sitting.play()
    heard = [kinds for _, _, kinds in of(calls, "hear")]
    first = heard.index(("clue",))
    assert heard[first : first + 3] == told


def test_words_of_bots_give_no_bot_another_chance_to_speak() -> None:
    """In a team's own channel all words are private: two talkers would never end."""
    table = deal(mode="team", team_talk="team_channel")
    sitting, calls = noting(table, 0, 1, 2, 3)
    made = sitting.play(most=200)
    assert made >= 200 or table.over
    assert len(of(calls, "talk")) <= 4 * len(of(calls, "pick"))


def scheduled(table: Table, seat: int, bot: Bot) -> tuple[Scheduler, Player]:
    scheduler = Scheduler()
    scheduler.sit(seat, hooks_of(type(bot)), table)
    return scheduler, Player(bot)


def test_a_person_who_speaks_is_answered_while_people_think() -> None:
    table = deal()
    scheduler, player = scheduled(table, 1, Noting([], 1))

    def choose(seat: int, option: int) -> None:
        table.choose(seat, option)
        scheduler.heard(seat, option, table.news)

    (turn,) = scheduler.due(table, decide=False)
    assert turn.decision is None
    scheduler.apply(table, turn, player.take(turn), choose)
    assert scheduler.due(table, decide=False) == []  # it has had its say, and nobody answered
    choose(0, PARSE("claim a1 green"))
    (turn,) = scheduler.due(table, decide=False)
    assert [event.kind for news in turn.news for event in news] == ["claim", "claim"]
    scheduler.apply(table, turn, Act(), choose)
    assert scheduler.due(table, decide=False) == []
    (turn,) = scheduler.due(table)
    assert turn.decision is not None
    assert turn.phrases == ()


class Guard(Noting):
    """Shows itself when it may."""

    def unasked(self, view: dict[str, Any], may: tuple[int, ...]) -> int | None:
        self.calls.append(("unasked", self.seat, view["characters"]["max"]["role"]))
        return REVEAL

    def pick(self, view: dict[str, Any], decision: Decision) -> int:
        shown = view["characters"]["max"]["revealed"]
        self.calls.append(("pick", self.seat, shown))
        return decision.options[0]


def test_after_a_deed_it_is_asked_anew_and_sees_what_came_of_it() -> None:
    table = position(
        """
        room_25  dark   ?dark    ?dark  ?dark
        dark     empty  ?dark    empty  ?dark
        ?dark    empty  central  empty  ?dark
        ?dark    empty  empty    empty  ?dark
        ?dark    ?dark  ?dark    ?dark  ?dark
        """,
        SUSPICION,
        turn=1,
        max={"at": "a4", "role": "guard", "program": ["control", "move"]},
        alice={"at": "a5"},
        kevin={"at": "a5"},
        sarah={"at": "c3"},
    )
    calls: list[tuple[Any, ...]] = []
    Sitting(table, {0: Guard(calls, 0)}).play(most=1)
    assert [call[0] for call in calls] == ["begin", "unasked", "hear", "pick"]
    assert calls[-1] == ("pick", 0, True)


def test_a_bot_may_do_one_thing_unasked_for_each_question() -> None:
    table = deal()

    class Restless(Noting):
        def unasked(self, view: dict[str, Any], may: tuple[int, ...]) -> int | None:
            self.calls.append(("unasked", self.seat))
            return may[0]

    calls: list[tuple[Any, ...]] = []
    Sitting(table, {seat: Restless(calls, seat) for seat in range(4)}).play(most=60)
    assert 0 < len(of(calls, "unasked")) <= len(of(calls, "pick"))


def asked() -> tuple[Table, Scheduler, BotTurn]:
    table = deal()
    scheduler, _ = scheduled(table, 1, Noting([], 1))
    (word,) = scheduler.due(table)
    scheduler.apply(table, word, Act(), table.choose)
    (turn,) = scheduler.due(table)
    return table, scheduler, turn


@pytest.mark.parametrize(
    ("act", "message"),
    [
        (Act(pick=PARSE("move n")), "seat 1 wants 'move n', which is not on offer; .* clue c4"),
        (Act(pick=99999), "seat 1 wants option 99999, which is not on offer"),
        (Act(deed=REVEAL), "wants 'reveal', which is nothing it may do unasked now"),
        (Act(words=PARSE("move n"), pick=0), "wants 'move n', which is nothing it may say now"),
        (Act(), "gave no answer to 'clue'"),
    ],
)
def test_what_was_not_offered_is_refused_by_name(act: Act, message: str) -> None:
    table, scheduler, turn = asked()
    before = table.digest()
    with pytest.raises(IllegalAct, match=message):
        scheduler.apply(table, turn, act, table.choose)
    assert table.digest() == before
    assert len(scheduler.due(table)) == 1  # it is asked again


def test_who_is_not_asked_cannot_answer() -> None:
    table = deal()
    scheduler, _ = scheduled(table, 1, Noting([], 1))
    (turn,) = scheduler.due(table, decide=False)
    with pytest.raises(IllegalAct, match="'clue c4', which answers nothing: it was not asked"):
        scheduler.apply(table, turn, Act(pick=PARSE("clue c4")), table.choose)


def test_a_turn_is_handed_out_once_and_an_answer_counts_once() -> None:
    table, scheduler, turn = asked()
    assert scheduler.due(table) == []
    assert turn.decision is not None
    act = Act(pick=turn.decision.options[0])
    scheduler.apply(table, turn, act, table.choose)
    scheduler.apply(table, turn, act, table.choose)
    assert len(table.choices()) == 1


def test_what_was_overtaken_counts_for_nothing() -> None:
    table, scheduler, turn = asked()
    assert turn.decision is not None
    table.choose(1, turn.decision.options[0])  # somebody was faster
    scheduler.apply(table, turn, Act(pick=turn.decision.options[1]), table.choose)
    assert len(table.choices()) == 1
    table, scheduler, turn = asked()
    scheduler.leave(1)
    assert turn.decision is not None
    scheduler.apply(table, turn, Act(pick=turn.decision.options[1]), table.choose)
    assert not table.choices()


def test_what_was_recalled_is_due_again_with_nothing_told_twice() -> None:
    table, scheduler, turn = asked()
    scheduler.heard(0, PARSE("clue c4"), [Event("clue", -1, {"who": "max"})])
    scheduler.recall()
    (again,) = scheduler.due(table)
    scheduler.recall()
    (once_more,) = scheduler.due(table)
    assert (turn.heard, again.heard, once_more.heard) == (0, 0, 1)
    assert (turn.news, len(again.news), once_more.news) == ([], 1, [])


def test_what_a_bot_foresees_needs_no_view() -> None:
    table = lockup.deal(lockup.Config(seats=2), bytes(32))
    seat = table.waiting[0]
    bot = bots.make("lockup", "careful", bytes(32))
    scheduler, player = scheduled(table, seat, bot)
    (turn,) = scheduler.due(table)
    assert turn.view is not None
    scheduler.apply(table, turn, player.take(turn), table.choose)
    (turn,) = scheduler.due(table)
    assert turn.decision is not None
    assert turn.decision.kind == "token"
    assert turn.view is None
    late = Player(bots.make("lockup", "careful", bytes(32)))  # it has planned nothing
    act = late.take(turn)
    assert act == Act(look=True)
    scheduler.apply(table, turn, act, table.choose)
    (turn,) = scheduler.due(table)
    assert turn.view is not None
    assert late.take(turn).pick in table.decision(seat).options


def test_how_long_it_may_think_comes_with_the_turn() -> None:
    table = deal()
    bot = Noting([], 1)
    scheduler = Scheduler(seconds=2.5)
    scheduler.sit(1, hooks_of(Noting), table)
    assert bot.seconds is None
    (turn,) = scheduler.due(table)
    Player(bot).take(turn)
    assert bot.seconds == 2.5


# Coming in the middle of a game.


MEMORY = (
    *("room", "dealt", "public", "tile_at", "outer", "told", "checked", "evidence", "reason"),
    *("accused", "accusers", "blamed", "proposed", "last_voice", "actor", "praised"),
)


def test_a_bot_that_comes_late_knows_what_one_knows_that_was_always_there() -> None:
    config = room25.Config(mode="suspicion", seats=6, rule_level="basic", ui_memory_aid="none")
    remembered: dict[str, int] = {"told": 0, "evidence": 0}
    for number in range(3):
        seed = bytes([number]) * 32
        table = room25.deal(config, seed)
        table.listen()
        there = [Player(CarefulBot(luck(seed, seat))) for seat in range(6)]
        play_on(table, there, 75)
        told = stories(room25.GAME, config, seed, table.choices(), range(6))
        for seat in range(6):
            late = Player(CarefulBot(bytes(32)))
            scheduler = Scheduler()
            scheduler.sit(seat, hooks_of(CarefulBot), table, partial(told.__getitem__, seat))
            scheduler.heard(-1, 0, [Event("saw", 1 << seat, {})])  # the story tells of it
            (turn,) = scheduler.due(table)
            assert turn.news == told[seat].news
            silent = turn._replace(phrases=())  # so that nobody notes what is not said in the end
            late.take(silent)
            heard = there[seat].heard
            there[seat].take(silent._replace(begin=None, heard=heard, news=turn.news[heard:]))
            assert late.heard == there[seat].heard == len(turn.news)
            view = table.view(seat)
            assert memory_of(late, view) == memory_of(there[seat], view)
            said = {event.data["who"] for news in turn.news for event in news
                    if event.kind == "accuse" and event.data["seat"] == seat}  # fmt: skip
            assert isinstance(late.bot, CarefulBot)
            remembered["told"] += len(late.bot.memory.told)
            remembered["evidence"] += any(late.bot.memory.evidence)
            assert {CHARACTERS[who] for who in late.bot.memory.accused} == said
    assert all(remembered.values())


def play_on(table: Table, players: list[Player], decisions: int) -> None:
    scheduler = Scheduler()
    for seat, player in enumerate(players):
        scheduler.sit(seat, hooks_of(type(player.bot)), table)

    def choose(seat: int, option: int) -> None:
        table.choose(seat, option)
        scheduler.heard(seat, option, table.news)

    for _ in range(decisions):
        for turn in scheduler.due(table):
            scheduler.apply(table, turn, players[turn.seat].take(turn), choose)
    assert not table.over


def memory_of(player: Player, view: dict[str, Any]) -> dict[str, object]:
    """What is in a bot's mind after another look at the table."""
    assert isinstance(player.bot, CarefulBot)
    player.bot.begin(view)
    found = {part: getattr(player.bot.memory, part) for part in MEMORY}
    found["evidence"] = [round(each, 9) for each in found["evidence"]]  # summed in another order
    return found


def test_a_story_is_only_asked_for_when_it_is_needed() -> None:
    table = deal()

    def none() -> Story:
        raise AssertionError("not yet")

    scheduler = Scheduler()
    scheduler.sit(1, hooks_of(CarefulBot), table, none)
    scheduler.heard(0, 0, [Event("clue", -1, {})])
    scheduler.leave(1)
    assert scheduler.due(table) == []
