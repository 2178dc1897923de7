"""How bots race each other: in competition and between teams."""

from collections import Counter

import pytest

from cellmates import bots, room25
from cellmates.bots.host import luck
from cellmates.bots.room25.banter import banter
from cellmates.bots.room25.belief import Belief
from cellmates.bots.room25.choosing import candidates
from cellmates.bots.room25.favours import FOUND, Favour
from cellmates.bots.room25.goals import CORNER, goals_of
from cellmates.bots.room25.lookahead import Lookahead
from cellmates.bots.room25.memory import COLOUR_OF, UNKNOWN, Memory
from cellmates.bots.room25.replies import reply
from cellmates.bots.room25.sides import Sides
from cellmates.bots.room25.sight import Sight
from cellmates.bots.room25.talk import remark
from cellmates.bots.room25.temperament import temperament_of
from cellmates.bots.room25.value import fitted_chance, party
from cellmates.bots.sitting import Sitting
from cellmates.kernel import Table
from cellmates.kernel.event import EVERYBODY, Event
from cellmates.lab.arena import seed_for
from cellmates.room25.events import TALK
from cellmates.room25.names import CHARACTER_NUMBERS, PROGRAMMING
from cellmates.room25.options import CLAIM, OPTIONS
from cellmates.room25.table import Room25Table
from cellmates.room25.talk import is_right
from tests.bots.room25_positions import careful, position

BOARD = """
    ?mortal  ?dark    ?empty   ?dark  ?room_25
    ?dark    ?mortal  empty    ?dark  ?dark
    ?dark    empty    central  empty  ?dark
    ?dark    ?dark    empty    ?dark  ?dark
    ?dark    ?dark    ?dark    ?dark  ?dark
    """


class Heard(Sitting):
    """A table of rivals, and what is said there."""

    def __init__(self, mode: str, seats: int, number: int) -> None:
        self.config = room25.Config(mode=mode, seats=seats)
        seed = seed_for(b"rivals", mode, seats, number)
        players = {
            seat: bots.make("room25", "careful", luck(seed, seat), self.config)
            for seat in range(seats)
        }
        super().__init__(room25.deal(self.config, seed), players)
        self.said: Counter[str] = Counter()
        self.rounds = 0

    def choose(self, seat: int, option: int) -> None:
        t = self.table
        assert isinstance(t, Room25Table)
        if option in t.phrases(seat) and OPTIONS.text(option).startswith("claim"):
            cell, claim = divmod(option - CLAIM, 5)
            true = is_right(claim, COLOUR_OF[t.room[t.tile_at[cell]]])
            self.said["true" if true else "false"] += 1
        super().choose(seat, option)
        for event in t.news:
            self.said["words"] += event.kind in TALK
            self.rounds += event.kind == "round"


@pytest.mark.parametrize(("mode", "seats"), [("competition", 3), ("competition", 4), ("team", 6)])
def test_rivals_say_a_word_two_or_three_times_a_round(mode: str, seats: int) -> None:
    said: Counter[str] = Counter()
    rounds = 0
    for number in range(6):
        heard = Heard(mode, seats, number)
        heard.play()
        said += heard.said
        rounds += heard.rounds
    assert 1.2 < said["words"] / rounds < 3.5
    assert said["true"] > 10
    if mode == "team":
        assert not said["false"]  # they would mislead their own
    else:
        assert said["false"] > 5


def remark_of(table: Table, who: str, events: tuple[Event, ...] = ()) -> str | None:
    """What a careful bot says of what it sees, after these events."""
    seat = room25.GAME.seat_of(table, who)
    bot = careful()
    bot.begin(table.view(seat))
    bot.hear(events)
    option = bot.talk(table.view(seat), table.phrases(seat))
    return None if option is None else OPTIONS.text(option)


@pytest.mark.parametrize(
    ("talk", "foe", "saw", "told"),
    [
        ("open", "c2", "b4", "claim b4 red"),
        ("open", "c2", "a5", None),  # nobody is about to go there
        ("team_channel", "c2", "a5", "claim a5 red"),
        ("open", "c2", "e5", "claim e5 blue"),
        ("open", "d4", "e5", None),  # the others would be there first
        ("team_channel", "d4", "e5", "claim e5 blue"),
    ],
)
def test_team_mates_tell_each_other_what_they_have_to_know(
    talk: str, foe: str, saw: str, told: str | None
) -> None:
    near = {"e5": "d4", "b4": "c4", "a5": "c3"}[saw]
    table = position(
        BOARD,
        {"mode": "team", "seats": 4, "team_talk": talk},
        emmett={"at": "c3", "team": "a", "seat": 0, "saw": [saw]},
        kevin={"at": near, "team": "a", "seat": 2},
        franck={"at": foe, "team": "b", "seat": 1},
        jennifer={"at": "c2", "team": "b", "seat": 3},
    )
    assert remark_of(table, "emmett") == told


@pytest.mark.parametrize(
    ("temper", "saw", "told"),
    [
        ("even", "b4", "claim b4 green"),
        ("honest", "b4", "claim b4 red"),
        ("mute", "b4", None),
        ("even", "e5", "claim e5 red"),
        ("honest", "e5", None),
        ("mute", "e5", None),
    ],
)
def test_what_rivals_are_told_depends_on_the_manner(
    temper: str, saw: str, told: str | None
) -> None:
    """With luck that lets everybody speak, and lie if he does that at all."""
    near = {"b4": "c4", "e5": "d4"}[saw]
    table = position(
        BOARD,
        {"mode": "competition", "seats": 3},
        emmett={"at": "c3", "seat": 0, "saw": [saw]},
        kevin={"at": "c2", "seat": 0},
        franck={"at": near, "seat": 1},
        jennifer={"at": "c2", "seat": 1},
    )
    memory = Memory()
    memory.temper = temperament_of(CHARACTER_NUMBERS["emmett"], temper)
    sight = Sight(table.view(0), memory)  # type: ignore[arg-type]
    option = remark(sight, Sides(sight), table.phrases(0), lambda: 0.31)
    assert (None if option is None else OPTIONS.text(option)) == told


@pytest.mark.parametrize("mode", ["competition", "team"])
@pytest.mark.parametrize("saw", ["a5", "e5"])  # a Mortal Chamber, and Room 25
def test_who_knows_better_than_a_rival_keeps_it_to_himself(mode: str, saw: str) -> None:
    """A truth that is told to one is told to all."""
    teams = {"a": {"team": "a"}, "b": {"team": "b"}} if mode == "team" else {"a": {}, "b": {}}
    table = position(
        BOARD,
        {"mode": mode, "seats": 4 if mode == "team" else 3},
        emmett={"at": "c3", "seat": 0, "saw": [saw], **teams["a"]},
        kevin={"at": "c2", "seat": 2 if mode == "team" else 0, **teams["a"]},
        franck={"at": "c3", "seat": 1, **teams["b"]},
        jennifer={"at": "c2", "seat": 3 if mode == "team" else 1, **teams["b"]},
    )
    table.listen()
    for text in (f"claim {saw} green", f"plan avoid {saw}"):
        memory = Memory()
        sight = Sight(table.view(0), memory)  # type: ignore[arg-type]
        table.choose(1, OPTIONS.parse(text))
        memory.follow(table.news_for(0))
        sight = Sight(table.view(0), memory)  # type: ignore[arg-type]
        assert banter(sight, Sides(sight), table.phrases(0), lambda: 0.0) is None


@pytest.mark.parametrize(
    ("claim", "luck_of_it", "told"),
    [
        ("green", 0.49, "claim b4 green"),  # whoever lies backs a lie
        ("red", 0.49, "claim b4 green"),
        ("green", 0.5, None),  # but nobody tells the truth against one
        ("red", 0.5, None),  # or for what was said already
    ],
)
def test_nobody_tells_rivals_the_truth_of_what_one_of_them_has_told(
    claim: str, luck_of_it: float, told: str | None
) -> None:
    table = position(
        BOARD,
        {"mode": "competition", "seats": 3},
        emmett={"at": "c3", "seat": 0, "saw": ["b4"]},
        kevin={"at": "c2", "seat": 0},
        franck={"at": "c4", "seat": 1},
        jennifer={"at": "c2", "seat": 1},
    )
    table.choose(1, OPTIONS.parse(f"claim b4 {claim}"))
    memory = Memory()
    memory.temper = temperament_of(CHARACTER_NUMBERS["max"], "talkative")
    sight = Sight(table.view(0), memory)  # type: ignore[arg-type]
    option = remark(sight, Sides(sight), table.phrases(0), lambda: luck_of_it)
    assert (None if option is None else OPTIONS.text(option)) == told


@pytest.mark.parametrize(
    ("plan", "answer"),
    [
        ("plan slide 4 e", "no 1 trust"),
        ("plan slide 5 e", None),
        ("plan avoid c4", "no 1 trust"),
        ("plan meet c4", "no 1 trust"),
        ("plan meet d4", None),
        ("plan look b4", None),
        ("plan n", None),
        ("plan exit", None),
    ],
)
def test_rivals_refuse_only_what_touches_them_and_once(plan: str, answer: str | None) -> None:
    table = position(
        BOARD,
        {"mode": "competition", "seats": 3},
        emmett={"at": "c4", "seat": 0},
        kevin={"at": "c2", "seat": 0},
        franck={"at": "d3", "seat": 1},
        jennifer={"at": "c3", "seat": 1},
    )
    table.listen()
    memory = Memory()
    for expected in (answer, None):
        table.choose(1, OPTIONS.parse(plan))
        sight = Sight(table.view(0), memory)  # type: ignore[arg-type]
        memory.follow(table.news_for(0))
        option = banter(sight, Sides(sight), table.phrases(0), lambda: 0.99)
        assert (None if option is None else OPTIONS.text(option)) == expected
        if option is not None:
            table.choose(0, option)
            memory.follow(table.news_for(0))


@pytest.mark.parametrize(
    ("said", "temper", "saw", "told"),
    [
        (None, "honest", "b4", "plan avoid b4"),
        ("plan avoid b4", "honest", "b4", None),
        (None, "even", "e5", "plan avoid e5"),
        ("plan avoid e5", "even", "e5", None),
    ],
)
def test_no_rival_warns_of_what_another_one_has_warned_of(
    said: str | None, temper: str, saw: str, told: str | None
) -> None:
    table = position(
        BOARD,
        {"mode": "competition", "seats": 3},
        emmett={"at": "c3", "seat": 0, "saw": [saw]},
        kevin={"at": "c2", "seat": 0},
        franck={"at": {"b4": "c4", "e5": "d4"}[saw], "seat": 1},
        jennifer={"at": "c2", "seat": 1},
    )
    if said is not None:
        table.choose(1, OPTIONS.parse(said))
    memory = Memory()
    memory.temper = temperament_of(CHARACTER_NUMBERS["emmett"], temper)
    sight = Sight(table.view(0), memory)  # type: ignore[arg-type]
    option = remark(sight, Sides(sight), table.phrases(0), lambda: 0.1)
    assert (None if option is None else OPTIONS.text(option)) == told


def test_a_rival_who_asks_for_a_program_hears_no_each_time_from_who_is_asked() -> None:
    """Also from the silent, and though somebody else has spoken since; nobody else answers."""
    table = position(
        BOARD,
        {"mode": "competition", "seats": 3},
        emmett={"at": "c4", "seat": 0},
        kevin={"at": "c2", "seat": 0},
        franck={"at": "d3", "seat": 1},
        jennifer={"at": "c3", "seat": 1},
        max={"at": "c3", "seat": 2},
        alice={"at": "c3", "seat": 2},
    )
    table.listen()
    minds = {seat: Memory() for seat in (0, 2)}
    minds[0].temper = temperament_of(CHARACTER_NUMBERS["emmett"], "silent")
    said = []
    for more in (None, "plan look e3"):
        lines = [(1, "plan program kevin look move")]
        lines += [] if more is None else [(2, more)]
        for speaker, line in lines:
            table.choose(speaker, OPTIONS.parse(line))
            for seat, memory in minds.items():
                sight = Sight(table.view(seat), memory)  # type: ignore[arg-type]
                memory.follow(table.news_for(seat))
        for seat in (2, 0, 2, 0):
            memory = minds[seat]
            sight = Sight(table.view(seat), memory)  # type: ignore[arg-type]
            option = banter(sight, Sides(sight), table.phrases(seat), lambda: 0.0)
            if option is not None:
                said.append((seat, OPTIONS.text(option)))
                table.choose(seat, option)
                for each in minds.values():
                    each.follow(table.news_for(0))
    assert said == [(0, "no 1 trust"), (0, "no 1 other")]


@pytest.mark.parametrize(("luck_of_it", "answer"), [(0.4, "no 1 trust"), (0.6, None)])
def test_a_rival_who_proposes_something_is_not_always_met_with_silence(
    luck_of_it: float, answer: str | None
) -> None:
    """One of the others says no, once a round."""
    table = position(
        BOARD,
        {"mode": "competition", "seats": 3},
        emmett={"at": "c4", "seat": 0},
        kevin={"at": "c2", "seat": 0},
        franck={"at": "d3", "seat": 1},
        jennifer={"at": "c3", "seat": 1},
        max={"at": "c3", "seat": 2},
        alice={"at": "c3", "seat": 2},
    )
    table.listen()
    table.choose(1, OPTIONS.parse("plan slide 5 e"))
    for seat, expected in ((0, answer), (2, None if answer else answer)):
        memory = Memory()
        sight = Sight(table.view(seat), memory)  # type: ignore[arg-type]
        memory.follow(table.news_for(seat))
        option = banter(sight, Sides(sight), table.phrases(seat), lambda: luck_of_it)
        assert (None if option is None else OPTIONS.text(option)) == expected
        again = banter(sight, Sides(sight), table.phrases(seat), lambda: 0.0)
        assert again is None  # it is thought about once
        if option is not None:
            table.choose(seat, option)


@pytest.mark.parametrize(("room", "answer"), [("trap", None), ("empty", "no 1 trust")])
def test_a_warning_that_is_right_is_not_mocked(room: str, answer: str | None) -> None:
    table = position(
        BOARD.replace("?mortal  empty", f"{room} empty"),
        {"mode": "competition", "seats": 3},
        emmett={"at": "b4", "seat": 0},
        kevin={"at": "c2", "seat": 0},
        franck={"at": "d4", "seat": 1},
        jennifer={"at": "c3", "seat": 1},
    )
    table.listen()
    table.choose(1, OPTIONS.parse("plan avoid b4"))
    sight = Sight(table.view(0), Memory())  # type: ignore[arg-type]
    sight.memory.follow(table.news_for(0))
    option = banter(sight, Sides(sight), table.phrases(0), lambda: 0.99)
    assert (None if option is None else OPTIONS.text(option)) == answer


def test_who_has_killed_a_rival_says_a_word_for_himself() -> None:
    table = position(
        BOARD,
        {"mode": "competition", "seats": 3},
        emmett={"at": "c3", "seat": 0},
        kevin={"at": "c3", "seat": 0},
        franck={"at": "c3", "seat": 1},
        jennifer={"alive": False, "seat": 1},
        max={"at": "c3", "seat": 2},
        alice={"at": "c3", "seat": 2},
    )
    pushed = (
        Event("pushed", EVERYBODY, {"who": "jennifer", "by": "emmett", "from": "b3", "to": "b4"}),
        Event("died", EVERYBODY, {"who": "jennifer", "cell": "b4", "cause": "mortal"}),
    )
    assert remark_of(table, "emmett", pushed) == "defend accident"
    assert remark_of(table, "max", pushed) is None


def test_rivals_begin_their_search_in_different_corners() -> None:
    t = room25.deal(room25.Config(mode="competition", seats=4), bytes(32))
    corners = []
    for seat in range(4):
        sight = Sight(t.view(seat), Memory())  # type: ignore[arg-type]
        sides = Sides(sight)
        goals = goals_of(sight, sides, Belief(sight, sides), sight.mine[0])
        best = min(handicap for _, handicap in goals.tiles)
        (corner,) = {CORNER[sight.cell_of[tile]] for tile, more in goals.tiles if more == best}
        corners.append(corner)
    assert sorted(corners) == [0, 1, 2, 3]


def test_nobody_likes_to_search_where_rivals_are() -> None:
    values = []
    for place in ("c4", "d3"):
        table = position(
            BOARD,
            {"mode": "competition", "seats": 3},
            emmett={"at": "c4", "seat": 0},
            kevin={"at": "c2", "seat": 0},
            franck={"at": place, "seat": 1},
            jennifer={"at": place, "seat": 1},
        )
        sight = Sight(table.view(0), Memory())  # type: ignore[arg-type]
        plan = Lookahead(sight, Sides(sight), CHARACTER_NUMBERS["emmett"])
        values.append(plan.value(plan.now))
    assert values[0] < values[1]


@pytest.mark.parametrize("mode", ["competition", "team"])
@pytest.mark.parametrize("left", [3, 5, 7])
def test_rivals_in_room_25_make_ones_own_victory_less_likely(mode: str, left: int) -> None:
    teams = {"a": {"team": "a"}, "b": {"team": "b"}} if mode == "team" else {"a": {}, "b": {}}
    chances = []
    for place in ("a1", "e5"):
        table = position(
            BOARD.replace("?room_25", "room_25"),
            {"mode": mode, "seats": 4 if mode == "team" else 2},
            rounds_left=left,
            emmett={"at": "d5", "seat": 0, **teams["a"]},
            kevin={"at": "e4", "seat": 2 if mode == "team" else 0, **teams["a"]},
            franck={"at": place, "seat": 1, **teams["b"]},
            jennifer={"at": place, "seat": 3 if mode == "team" else 1, **teams["b"]},
        )
        assert isinstance(table, Room25Table)
        chances.append(fitted_chance(table, party(table, 0)))
    assert chances[0] - chances[1] > 0.05


@pytest.mark.parametrize(
    ("finder", "luck_of_it", "line"),
    [
        (CHARACTER_NUMBERS["franck"], 0.0, "praise franck"),
        (CHARACTER_NUMBERS["franck"], 0.9, None),
        (UNKNOWN, 0.0, None),  # nobody's token turned it up
    ],
)
def test_a_rival_who_finds_room_25_is_praised_now_and_then(
    finder: int, luck_of_it: float, line: str | None
) -> None:
    table = position(
        BOARD.replace("?room_25", "room_25"),
        {"mode": "competition", "seats": 3},
        emmett={"at": "c3", "seat": 0},
        kevin={"at": "c2", "seat": 0},
        franck={"at": "e5", "seat": 1},
        jennifer={"at": "c3", "seat": 1},
    )
    sight = Sight(table.view(0), Memory())  # type: ignore[arg-type]
    sight.memory.favour = Favour(finder, FOUND)
    option = remark(sight, Sides(sight), table.phrases(0), lambda: luck_of_it)
    assert (None if option is None else OPTIONS.text(option)) == line
    assert sight.memory.favour is None  # nobody thinks about it twice


def test_who_plays_for_another_team_approves_of_no_plans() -> None:
    answered = 0
    for number in range(20):
        t = room25.deal(room25.Config(mode="team", seats=6), bytes([number]) * 32)
        while t.phase != PROGRAMMING:
            t.choose(t.waiting[0], t.decision(t.waiting[0]).options[0])
        who = t.seat_of.index(0)
        for text in ("plan slide 2 e", "plan n", "plan look c4"):
            t.choose(0, OPTIONS.parse(text))
            for seat in range(1, 6):
                if t.team_of[t.seat_of.index(seat)] != t.team_of[who]:
                    sight = Sight(t.view(seat), Memory())  # type: ignore[arg-type]
                    option = reply(sight, Sides(sight), t.phrases(seat))
                    assert option is None
                    answered += 1
    assert answered > 100


ALL_ROUND = """
    ?dark    ?dark  ?dark     ?dark      ?room_25
    ?dark    ?dark  empty     ?dark      ?dark
    ?dark    ?dark  central   mortal     ?dark
    ?dark    ?dark  ?mortal   ?dark      ?dark
    ?dark    ?dark  ?mortal   ?trap      ?dark
    """


@pytest.mark.parametrize("mode", ["competition", "cooperation"])
def test_nobody_tries_a_blind_first_step_where_only_red_rooms_lie_open(mode: str) -> None:
    """Among rivals; where all win together somebody else may have told of a room meanwhile."""
    table = position(
        ALL_ROUND.replace("empty ", "?dark "),
        {"mode": mode, "seats": 3},
        **{who: {"at": "c3"} for who in ("emmett", "kevin", "franck", "jennifer", "max", "alice")},
    )
    assert isinstance(table, Room25Table)
    sight = Sight(table.view(0), Memory())  # type: ignore[arg-type]
    decision = table.decision(0)
    tried = [OPTIONS.text(option) for option in candidates(sight, decision, 6)]
    assert tried[0] == "program look move"
    assert any(text.startswith("program move") for text in tried) == (mode == "cooperation")
