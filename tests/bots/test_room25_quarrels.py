"""How bots quarrel: murders, pushes, lies, accusations, and warnings of guards."""

from typing import Any

import pytest

from cellmates import room25
from cellmates.bots.room25.lookahead import Lookahead
from cellmates.bots.room25.memory import DISPUTED, LET_DIE, LIED, SHOVED, TOLD_THE_TRUTH, Memory
from cellmates.bots.room25.replies import reply
from cellmates.bots.room25.sides import Sides
from cellmates.bots.room25.sight import Sight
from cellmates.bots.room25.talk import SECONDED, remark
from cellmates.kernel.event import EVERYBODY, Event
from cellmates.room25.board import CELLS
from cellmates.room25.names import CHARACTER_NUMBERS, PROGRAMMING, RED, ROOM_25, TRAP, colour_of
from cellmates.room25.options import OPTIONS
from cellmates.room25.table import Room25Table
from tests.bots.room25_positions import SUSPICION, position
from tests.bots.test_room25_talk import BOARD, remarks, table

PUSHED = [
    Event("pushed", EVERYBODY, {"who": "sarah", "by": "kevin", "from": "b4", "to": "b5"}),
    Event("died", EVERYBODY, {"who": "sarah", "cell": "b5", "cause": "mortal"}),
]
IN_THE_ACID = [
    Event("moved", EVERYBODY, {"who": "kevin", "from": "c3", "to": "b3"}),
    Event("died", EVERYBODY, {"who": "sarah", "cell": "b3", "cause": "acid_bath"}),
]


@pytest.mark.parametrize(
    ("events", "line"), [(PUSHED, "accuse kevin pushed"), (IN_THE_ACID, "accuse kevin")]
)
def test_a_murder_is_spoken_of_once(events: list[Event], line: str) -> None:
    t = table(kevin={"at": "c3", "role": "guard"})
    minds = [Memory() for _ in range(3)]
    for seat, memory in enumerate(minds):
        Sight(t.view(seat), memory)  # type: ignore[arg-type]
        memory.evidence[CHARACTER_NUMBERS["kevin"]] = -2.8  # he has told the truth so far
        memory.follow(events)
    assert remarks(t, 0, minds[0]) == line
    assert remarks(t, 2, minds[2]) != line  # not the murderer
    accusation = Event("accuse", EVERYBODY, {"seat": 0, "wording": 0, "who": "kevin"})
    for memory in minds:
        memory.follow([accusation])
    said = remarks(t, 1, minds[1])
    assert said is None or not said.startswith("accuse")


@pytest.mark.parametrize(("reason", "line"), [("lied", "accuse alice lied"), ("", "no 1 trust")])
def test_a_suspect_is_told_once_why_nobody_follows_him(reason: str, line: str) -> None:
    t = table()
    t.listen()
    memory = Memory()
    Sight(t.view(0), memory)  # type: ignore[arg-type]
    alice = CHARACTER_NUMBERS["alice"]
    memory.evidence[alice], memory.reason[alice] = LIED, reason
    said = []
    for text in ("plan look c5", "plan slide 2 w", "plan e"):
        t.choose(1, OPTIONS.parse(text))
        memory.follow(t.news_for(0))
        sight = Sight(t.view(0), memory)  # type: ignore[arg-type]
        option = reply(sight, Sides(sight), t.phrases(0))
        said.append(None if option is None else OPTIONS.text(option))
        if option is not None:
            t.choose(0, option)
            memory.follow(t.news_for(0))
    assert said == [line, None, None]


def test_a_murder_is_spoken_of_though_others_have_accused_the_murderer_before() -> None:
    """The one who is dead says nothing."""
    t = table(kevin={"at": "c3", "role": "guard"}, sarah={"alive": False})
    said = []
    for seat in (0, 3):
        memory = Memory()
        Sight(t.view(seat), memory)  # type: ignore[arg-type]
        memory.accusers[CHARACTER_NUMBERS["kevin"]] = {0, 1, 3}
        memory.accused.add(CHARACTER_NUMBERS["kevin"])
        memory.follow(PUSHED)
        said.append(remarks(t, seat, memory))
    assert said == ["accuse kevin pushed", None]


def test_no_further_accuser_joins_because_of_a_murder() -> None:
    """Those who have accused the murderer before say it again; there are enough of them."""
    t = table(kevin={"at": "c3", "role": "guard"}, sarah={"at": "b4"})
    for seat, accuses in ((0, False), (1, True)):
        memory = Memory()
        Sight(t.view(seat), memory)  # type: ignore[arg-type]
        memory.accusers[CHARACTER_NUMBERS["kevin"]] = {1, 3}
        memory.reason[CHARACTER_NUMBERS["kevin"]] = "lied"
        memory.evidence[CHARACTER_NUMBERS["kevin"]] = LIED
        memory.follow(IN_THE_ACID)
        said = remarks(t, seat, memory)
        assert (said is not None and said.startswith("accuse kevin")) == accuses


def test_two_who_tell_different_things_are_both_suspected_until_one_knows() -> None:
    t = table()
    t.choose(1, OPTIONS.parse("claim a3 red"))
    t.choose(2, OPTIONS.parse("claim a3 green"))
    memory = Memory()
    Sight(t.view(0), memory)  # type: ignore[arg-type]
    alice, kevin = CHARACTER_NUMBERS["alice"], CHARACTER_NUMBERS["kevin"]
    assert memory.evidence[alice] == memory.evidence[kevin] == pytest.approx(DISPUTED)
    memory.learn(t.tile_at[CELLS.index("a3")], TRAP)
    Sight(t.view(0), memory)  # type: ignore[arg-type]
    assert memory.evidence[alice] == pytest.approx(TOLD_THE_TRUTH)
    assert memory.evidence[kevin] == pytest.approx(LIED)


def test_who_pushes_somebody_while_all_still_search_is_suspected() -> None:
    board = BOARD.replace(" room_25", " ?room_25")
    for place, held in (("c4", SHOVED), ("b4", 0.0)):
        people = {"max": {"at": place}, "alice": {"at": "c3"}, "kevin": {"at": place}}
        prison = board.replace(
            "?dark  empty   empty    empty  ?dark", "?dark prison empty empty ?dark"
        )
        t = position(prison, SUSPICION, **people, sarah={"at": "d4"})
        memory = Memory()
        Sight(t.view(0), memory)  # type: ignore[arg-type]
        pushed = Event(
            "pushed", EVERYBODY, {"who": "max", "by": "kevin", "from": place, "to": "c5"}
        )
        memory.follow([pushed])
        assert memory.evidence[CHARACTER_NUMBERS["kevin"]] == held


def test_one_is_surer_of_whom_somebody_accuses_who_is_believed() -> None:
    t = table()
    memory = Memory()
    sight = Sight(t.view(0), memory)  # type: ignore[arg-type]
    kevin = CHARACTER_NUMBERS["kevin"]
    memory.evidence[kevin] = memory.temper.sure - SECONDED
    memory.evidence[CHARACTER_NUMBERS["alice"]] = -2.0
    for accusers, said in ((set(), False), ({1}, True)):
        memory.accusers[kevin] = accusers
        found = remark(sight, Sides(sight), t.phrases(0), lambda: 0.5)
        assert (found is not None and OPTIONS.text(found) == "accuse kevin") == said


def test_who_kills_a_guard_is_no_murderer() -> None:
    t = table(sarah={"at": "b4", "role": "guard"})
    memory = Memory()
    Sight(t.view(0), memory)  # type: ignore[arg-type]
    memory.follow([*IN_THE_ACID, Event("role", EVERYBODY, {"who": "sarah", "role": "guard"})])
    said = remarks(t, 0, memory)
    assert said is None or not said.startswith("accuse")


@pytest.mark.parametrize("events", [PUSHED, IN_THE_ACID])
def test_who_kills_a_caught_liar_is_no_murderer(events: list[Event]) -> None:
    t = table(kevin={"at": "c3"})
    memory = Memory()
    Sight(t.view(0), memory)  # type: ignore[arg-type]
    memory.evidence[CHARACTER_NUMBERS["sarah"]] = LIED
    memory.follow(events)
    assert memory.evidence[CHARACTER_NUMBERS["kevin"]] <= 0
    said = remarks(t, 0, memory)
    assert said is None or not said.startswith("accuse kevin")


@pytest.mark.parametrize(("token", "held"), [("special", LET_DIE), ("move", 0.0)])
def test_who_orders_a_robot_into_the_acid_is_a_murderer(token: str, held: float) -> None:
    """Not if a card moved it while somebody else had his turn."""
    t = table(kevin={"at": "c3", "role": "guard"})
    memory = Memory()
    Sight(t.view(0), memory)  # type: ignore[arg-type]
    memory.accused.add(CHARACTER_NUMBERS["kevin"])
    memory.follow(
        [
            Event("token", EVERYBODY, {"who": "kevin", "token": token}),
            Event("robot_moved", EVERYBODY, {"robot": 1, "from": "c3", "to": "b3"}),
            Event("died", EVERYBODY, {"who": "sarah", "cell": "b3", "cause": "acid_bath"}),
        ]
    )
    assert memory.evidence[CHARACTER_NUMBERS["kevin"]] == held
    assert (remarks(t, 0, memory) == "accuse kevin") == (held > 0)


def test_who_was_killed_and_lives_again_names_the_murderer_once() -> None:
    t = table(kevin={"at": "c3", "role": "guard"}, sarah={"at": "b4"})
    memory = Memory()
    Sight(t.view(3), memory)  # type: ignore[arg-type]
    memory.follow(IN_THE_ACID)
    memory.follow([Event("accuse", EVERYBODY, {"seat": 0, "wording": 0, "who": "kevin"})])
    memory.follow([Event("accuse", EVERYBODY, {"seat": 1, "wording": 0, "who": "kevin"})])
    assert remarks(t, 3, memory) != "accuse kevin"
    memory.follow([Event("revived", EVERYBODY, {"who": "sarah", "cell": "c3"})])
    assert remarks(t, 3, memory) == "accuse kevin"
    memory.follow([Event("accuse", EVERYBODY, {"seat": 3, "wording": 0, "who": "kevin"})])
    assert remarks(t, 3, memory) != "accuse kevin"


def test_there_is_only_one_room_25() -> None:
    """Who calls a room blue when all blue ones are known lies, and of two such rooms one is not."""
    board = BOARD.replace(" room_25", " ?room_25")
    people = {"max": {"at": "c3"}, "alice": {"at": "c3"}, "kevin": {"at": "c3"}}
    t = position(board, SUSPICION, **people, sarah={"at": "c4"})
    assert isinstance(t, Room25Table)
    alice, kevin = CHARACTER_NUMBERS["alice"], CHARACTER_NUMBERS["kevin"]
    t.choose(1, OPTIONS.parse("claim a1 blue"))
    t.choose(2, OPTIONS.parse("claim a5 blue"))
    memory = Memory()
    Sight(t.view(0), memory)  # type: ignore[arg-type]
    assert memory.evidence[alice] == memory.evidence[kevin] == pytest.approx(DISPUTED)
    memory.learn(t.room.index(ROOM_25), ROOM_25)
    Sight(t.view(0), memory)  # type: ignore[arg-type]
    assert memory.evidence[alice] == memory.evidence[kevin] == pytest.approx(LIED)
    assert memory.reason[alice] == "lied"


def test_nobody_warns_of_a_guard_when_all_others_are_in_room_25() -> None:
    for place, warned in (("e2", False), ("d2", True)):
        people = {who: {"at": "e2"} for who in ("max", "alice")}
        t = table(
            **people, sarah={"at": place}, kevin={"at": "d3", "role": "guard", "revealed": True}
        )
        memory = Memory()
        Sight(t.view(0), memory)  # type: ignore[arg-type]
        memory.follow([Event("role", EVERYBODY, {"who": "kevin", "role": "guard"})])
        assert (remarks(t, 0, memory) == "plan avoid d3") == warned


def test_one_warns_of_a_guard_who_has_shown_himself() -> None:
    t = table(kevin={"at": "b4", "role": "guard", "revealed": True})
    minds = [Memory() for _ in range(2)]
    shows = Event("role", EVERYBODY, {"who": "kevin", "role": "guard"})
    for seat, memory in enumerate(minds):
        Sight(t.view(seat), memory)  # type: ignore[arg-type]
        memory.follow([shows])
    assert remarks(t, 0, minds[0]) == "plan avoid b4"
    t.listen()
    t.choose(0, OPTIONS.parse("plan avoid b4"))
    minds[1].follow(t.news_for(1))
    assert remarks(t, 1, minds[1]) == "yes 0"


def test_nobody_warns_of_a_guard_whom_nobody_can_meet() -> None:
    t = table(kevin={"at": "e5", "role": "guard", "revealed": True})
    memory = Memory()
    Sight(t.view(0), memory)  # type: ignore[arg-type]
    memory.follow([Event("role", EVERYBODY, {"who": "kevin", "role": "guard"})])
    assert remarks(t, 0, memory) != "plan avoid e5"


@pytest.mark.parametrize("revealed", [False, True])
def test_a_guard_who_has_shown_himself_tells_no_colours(revealed: bool) -> None:
    t = table(kevin={"at": "c3", "role": "guard", "revealed": revealed})
    memory = Memory()
    Sight(t.view(2), memory)  # type: ignore[arg-type]
    memory.learn(t.tile_at[CELLS.index("b3")], TRAP)
    assert (remarks(t, 2, memory) or "").startswith("claim") != revealed


def test_who_was_pushed_by_a_suspect_protests_once() -> None:
    t = table()
    memory = Memory()
    Sight(t.view(0), memory)  # type: ignore[arg-type]
    kevin = CHARACTER_NUMBERS["kevin"]
    memory.evidence[kevin] = 3.0
    memory.follow([Event("accuse", EVERYBODY, {"seat": 0, "wording": 0, "who": "kevin"})])
    memory.follow([Event("yes", EVERYBODY, {"seat": 1, "wording": 0, "whom": 0})])
    assert not (remarks(t, 0, memory) or "").startswith("accuse")
    memory.follow(
        [Event("pushed", EVERYBODY, {"who": "max", "by": "kevin", "from": "c3", "to": "c4"})]
    )
    assert remarks(t, 0, memory) == "accuse kevin pushed"
    memory.follow([Event("accuse", EVERYBODY, {"seat": 0, "wording": 0, "who": "kevin"})])
    assert not (remarks(t, 0, memory) or "").startswith("accuse")


HIDDEN = BOARD.replace(" room_25", " ?room_25")


def pushed(source: str, to: str) -> Event:
    return Event("pushed", EVERYBODY, {"who": "max", "by": "kevin", "from": source, "to": to})


@pytest.mark.parametrize(
    ("board", "source", "to", "max_", "kevin", "protests"),
    [
        (HIDDEN, "c4", "c5", {}, {}, True),  # blindly into a hidden room
        (HIDDEN, "c4", "c5", {"role": "guard"}, {}, True),  # who is none protests, too
        (HIDDEN, "c4", "c5", {"role": "guard", "revealed": True}, {}, False),
        (HIDDEN, "c4", "c5", {}, {"role": "prisoner", "revealed": True}, False),
        (HIDDEN, "c4", "b4", {}, {}, False),  # where Alice wants to meet
        (HIDDEN.replace("?trap", "trap"), "b3", "b4", {}, {}, False),  # out of a Trap
        (BOARD, "c4", "d4", {}, {}, False),  # nearer to Room 25
        (BOARD, "c4", "b4", {}, {}, False),  # he wanted to meet there
        (BOARD, "d4", "c4", {}, {}, True),
    ],
)
def test_who_is_pushed_protests_before_anything_else(
    board: str, source: str, to: str, max_: Any, kevin: Any, protests: bool
) -> None:
    """Whatever was known of who has pushed him; unless it was plainly good for him."""
    t = position(board, SUSPICION, **{
        **{"max": {"at": to, "role": "prisoner", **max_}, "alice": {"at": "c3"}},
        **{"kevin": {"at": source, **kevin}, "sarah": {"at": "c3"}},
    })  # fmt: skip
    assert isinstance(t, Room25Table)
    t.listen()
    memory = Memory()
    Sight(t.view(0), memory)  # type: ignore[arg-type]
    t.choose(1, OPTIONS.parse("plan meet b4"))
    memory.follow(t.news_for(0))
    memory.follow([pushed(source, to)])
    assert (remarks(t, 0, memory) == "accuse kevin pushed") == protests
    accuse = {"seat": 1, "wording": 0, "who": "kevin", "why": "pushed"}
    memory.follow([Event("accuse", EVERYBODY, accuse)])
    assert remarks(t, 0, memory) != "accuse kevin pushed"  # one has said it


@pytest.mark.parametrize(("rounds", "yes"), [(0, False), (2, False), (3, True)])
def test_who_was_pushed_agrees_to_nothing_for_a_while(rounds: int, yes: bool) -> None:
    t = table(max={"at": "c4", "role": "prisoner"})
    t.listen()
    memory = Memory()
    Sight(t.view(0), memory)  # type: ignore[arg-type]
    memory.follow([pushed("d4", "c4")])
    memory.evidence[CHARACTER_NUMBERS["kevin"]] = -1.0  # it is no distrust
    memory.follow([Event("round", EVERYBODY, {"left": 5 - each}) for each in range(rounds)])
    t.choose(2, OPTIONS.parse("plan exit"))
    memory.follow(t.news_for(0))
    sight = Sight(t.view(0), memory)  # type: ignore[arg-type]
    option = reply(sight, Sides(sight), t.phrases(0))
    assert (option == OPTIONS.parse("yes 2")) == yes


@pytest.mark.parametrize(
    ("alice", "kevin", "accused"),
    [(2.5, 4.0, "kevin"), (4.0, 2.5, "alice"), (1.5, 1.8, "kevin"), (1.5, 1.0, "alice")],
)
def test_of_two_suspects_the_likelier_is_accused(alice: float, kevin: float, accused: str) -> None:
    """Also where somebody who is believed accuses the other one."""
    t = table(max={"at": "c4", "role": "prisoner"})
    memory = Memory()
    Sight(t.view(0), memory)  # type: ignore[arg-type]
    memory.evidence[CHARACTER_NUMBERS["sarah"]] = -2.0
    memory.evidence[CHARACTER_NUMBERS["alice"]] = alice
    memory.evidence[CHARACTER_NUMBERS["kevin"]] = kevin
    memory.follow([Event("accuse", EVERYBODY, {"seat": 3, "wording": 0, "who": "alice"})])
    assert remarks(t, 0, memory) == f"accuse {accused}"


@pytest.mark.parametrize(
    ("source", "to", "room", "protests"),
    [
        ("e2", "e1", "dark", True),  # out of Room 25
        ("d2", "d1", "shredder", True),
        ("b4", "d1", "dark", False),
    ],
)
def test_violence_is_protested_against(source: str, to: str, room: str, protests: bool) -> None:
    """By whom it is done to, and by who believes him more than whoever did it; once."""
    last = BOARD.rindex("?dark  ?dark   ?dark    ?dark  ?dark")
    board = BOARD[:last] + f"?dark  ?dark   ?dark    {room}  dark\n"
    t = position(board, SUSPICION, **{
        **{"max": {"at": "c4"}, "alice": {"at": "c3"}, "kevin": {"at": "c3"}},
        **{"sarah": {"at": "b4"}},
    })  # fmt: skip
    assert isinstance(t, Room25Table)
    pushed = Event("pushed", EVERYBODY, {"who": "sarah", "by": "kevin", "from": source, "to": to})
    said = []
    for seat, evidence in ((3, 0.0), (0, -1.0), (0, 1.0), (2, 0.0)):
        memory = Memory()
        Sight(t.view(seat), memory)  # type: ignore[arg-type]
        memory.evidence[CHARACTER_NUMBERS["sarah"]] = evidence
        memory.follow([pushed])
        said.append(remarks(t, seat, memory) == "accuse kevin pushed")
        if said[-1]:
            accuse = {"seat": 1, "wording": 0, "who": "kevin", "why": "pushed"}
            memory.follow([Event("accuse", EVERYBODY, accuse)])
            assert remarks(t, seat, memory) != "accuse kevin pushed"
    assert said == [protests, protests, False, False]


def test_nobody_calls_all_to_room_25_when_another_one_has() -> None:
    t = table()
    memory = Memory()
    Sight(t.view(0), memory)  # type: ignore[arg-type]
    assert remarks(t, 0, memory) == "plan exit"
    memory.follow([Event("plan_exit", EVERYBODY, {"seat": 1, "wording": 0})])
    assert remarks(t, 0, memory) != "plan exit"


def test_who_is_believed_about_a_blue_room_brings_others_together() -> None:
    """Prisoners propose to meet there."""
    board = BOARD.replace(" room_25", " ?room_25")
    people = {"max": {"at": "d5"}, "alice": {"at": "c3"}, "kevin": {"at": "c3"}}
    t = position(board, SUSPICION, **people, sarah={"at": "d4"})
    assert isinstance(t, Room25Table)
    blue = CELLS[t.cell_of[t.room.index(ROOM_25)]]
    assert remarks(t, 0, Memory()) != f"plan meet {blue}"
    t.choose(1, OPTIONS.parse(f"claim {blue} blue"))
    assert remarks(t, 0, Memory()) == f"plan meet {blue}"


def test_rivals_say_no_to_plans_and_nothing_to_what_they_know_to_be_wrong() -> None:
    t = room25.deal(room25.Config(mode="competition", seats=3), bytes(32))
    while t.phase != PROGRAMMING:
        t.choose(t.waiting[0], t.decision(t.waiting[0]).options[0])
    tile = next(tile for tile in range(25) if t.seen[tile] >> 1 & 1 and not t.up >> tile & 1)
    cell = CELLS[t.cell_of[tile]]
    wrong = f"claim {cell} {'green' if colour_of(t.room[tile]) == RED else 'red'}"
    said = {}
    for line in ("plan meet c3", wrong):
        twin = t.clone()
        twin.listen()
        twin.choose(0, OPTIONS.parse(line))
        memory = Memory()
        Sight(t.view(1), memory)  # type: ignore[arg-type]
        memory.follow(twin.news)
        said[line] = remarks(twin, 1, memory)
    assert said == {"plan meet c3": "no 0 trust", wrong: None}


@pytest.mark.parametrize(("room", "fears"), [("mortal", True), ("empty", False)])
def test_nobody_stays_with_a_proven_guard_where_a_push_kills(room: str, fears: bool) -> None:
    board = BOARD.replace("?dark  empty   empty    empty  ?dark", f"?dark empty empty {room} ?dark")
    t = position(
        board,
        SUSPICION,
        **{"max": {"at": "c4"}, "alice": {"at": "b4"}, "sarah": {"at": "d2"}},
        kevin={"at": "c4", "role": "guard", "revealed": True},
    )
    assert isinstance(t, Room25Table)
    sight = Sight(t.view(0), Memory())  # type: ignore[arg-type]
    plan = Lookahead(sight, Sides(sight), CHARACTER_NUMBERS["max"])
    assert (plan.peril(plan.now) > 0) == fears
