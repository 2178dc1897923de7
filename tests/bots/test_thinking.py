"""Bots that think play every kind of game to its end, choose what is surely better, and come to an
end when they have to. That they see nothing which their seat does not know: `test_veil.py`."""

from collections import Counter
from collections.abc import Callable

import pytest

from cellmates import bots
from cellmates.bots.comparing import compare
from cellmates.bots.host import Player, hooks_of
from cellmates.bots.lockup import search as lockup_search
from cellmates.bots.lockup import thinking as lockup_thinking
from cellmates.bots.room25 import search as room25_search
from cellmates.bots.room25 import thinking as room25_thinking
from cellmates.bots.room25.imagination import _believed
from cellmates.bots.room25.joint import Stage
from cellmates.bots.room25.memory import Memory
from cellmates.bots.scheduler import Scheduler
from cellmates.bots.sitting import Sitting, play
from cellmates.bots.turns import BotTurn
from cellmates.games import GAMES
from cellmates.kernel.dice import Dice
from cellmates.kernel.packing import pack, unpack
from cellmates.kernel.table import Table
from cellmates.room25.names import GREEN, RED
from cellmates.room25.table import Room25Table

LEVELS = ("shrewd", "mastermind")
KINDS: list[tuple[str, dict[str, object]]] = [
    ("room25", {"mode": "cooperation", "seats": 4, "complex_preset": "coop_easy"}),
    ("room25", {"mode": "cooperation", "seats": 2, "madness": True}),
    ("room25", {"mode": "solo"}),
    ("room25", {"mode": "suspicion", "seats": 5}),
    ("room25", {"mode": "competition", "seats": 2}),
    ("room25", {"mode": "team", "seats": 4}),
    ("lockup", {"seats": 2, "advanced": True}),
    ("lockup", {"solo": "expert"}),
]
NAMES = [f"{game} {' '.join(str(value) for value in keys.values())}" for game, keys in KINDS]


@pytest.fixture
def short_thoughts(monkeypatch: pytest.MonkeyPatch) -> None:
    """The levels with so few tables that whole games can be played."""
    few = room25_search.Effort(
        tables=2, options=2, joint_tables=2, joint_options=2, joint_alone=(2, 2)
    )
    monkeypatch.setattr(room25_thinking.ShrewdBot, "effort", few)
    monkeypatch.setattr(room25_thinking.MastermindBot, "effort", few)
    some = lockup_search.Effort(tables=2, options=2, night_tables=1, night_options=2)
    monkeypatch.setattr(lockup_thinking.ShrewdBot, "effort", some)
    monkeypatch.setattr(lockup_thinking.MastermindBot, "effort", some)


def played(
    game: str,
    keys: dict[str, object],
    level: str,
    most: int,
    veil: Callable[[Table, int], Table],
    make: Callable[..., bots.Bot] = bots.make,
) -> list[tuple[int, int]]:
    """The choices of some decisions of thinking bots, whose imagined tables went through `veil`."""
    config = GAMES[game].config(keys)
    table = GAMES[game].deal(config, bytes([7]) * 32)
    seats = int(config.seats)
    players: dict[int, Player] = {}
    scheduler = Scheduler()
    for seat in range(seats):
        bot = make(game, level, bytes([seat]), config)
        players[seat] = Player(bot)
        scheduler.sit(seat, hooks_of(type(bot)), table)
    table.listen()

    def choose(seat: int, option: int) -> None:
        table.choose(seat, option)
        scheduler.heard(seat, option, table.news)

    for _ in range(most):
        turns = scheduler.due(table)
        if not turns:
            break
        acts = []
        for turn in turns:
            shown = turn
            if turn.imagined is not None:
                shown = turn._replace(imagined=veil(turn.imagined, turn.seat))
            acts.append((turn, players[turn.seat].take(shown)))
        for turn, act in acts:
            scheduler.apply(table, turn, act, choose)
    return table.choices()


def as_it_is(table: Table, seat: int) -> Table:
    return table


def other_secrets(table: Table, seat: int) -> Table:
    """A table with other secrets that the seat cannot tell from this one."""
    return table.reimagine(seat, Dice(bytes([99]) * 32))


@pytest.mark.usefixtures("short_thoughts")
@pytest.mark.parametrize(("game", "keys"), KINDS, ids=NAMES)
def test_thinking_bots_play_every_kind_of_game_to_its_end(
    game: str, keys: dict[str, object]
) -> None:
    config = GAMES[game].config(keys)
    table = GAMES[game].deal(config, bytes([3]) * 32)
    names = [LEVELS[seat % 2] for seat in range(config.seats)]
    seated = [bots.make(game, name, bytes([seat]), config) for seat, name in enumerate(names)]
    play(table, seated)
    assert table.over


@pytest.mark.parametrize(("game", "keys"), KINDS, ids=NAMES)
def test_imagined_tables_come_through_a_pipe_as_they_were(
    game: str, keys: dict[str, object]
) -> None:
    config = GAMES[game].config(keys)
    table = GAMES[game].deal(config, bytes([1]) * 32)
    model = GAMES[game].deal(config, bytes(32))
    for number in range(30):
        if table.over:
            break
        seat = table.waiting[0]
        imagined = table.reimagine(seat, Dice(bytes([number]) * 32))
        again = unpack(pack(imagined), model)
        assert again.digest() == imagined.digest()
        assert again.decision(seat) == table.decision(seat)
        options = table.decision(seat).options
        table.choose(seat, options[number % len(options)])


# Time is a safety only.


def first_turn(game: str, keys: dict[str, object]) -> BotTurn:
    """The first turn in which a mastermind is asked for something that it thinks about."""
    table = GAMES[game].deal(GAMES[game].config(keys), bytes(32))
    while table.decision(table.waiting[0]).kind in ("clue", "trait"):
        table.choose(table.waiting[0], table.decision(table.waiting[0]).options[0])
    seat = table.waiting[0]
    view, decision = table.view(seat), table.decision(seat)
    imagined = table.reimagine(seat, Dice(bytes(32)))
    return BotTurn(seat, 0, [], view, view, decision, (), (), None, imagined, 0.25)


@pytest.mark.parametrize(
    ("game", "keys"),
    [("room25", {"mode": "competition", "seats": 2}), ("lockup", {"seats": 2})],
    ids=["room25", "lockup"],
)
def test_a_time_limit_changes_nothing_unless_it_strikes_and_then_it_says_so(
    game: str, keys: dict[str, object]
) -> None:
    turn = first_turn(game, keys)
    assert turn.decision is not None

    def taken(seconds: float | None, cancelled: bool = False) -> tuple[int | None, bool, int]:
        player = Player(bots.make(game, "mastermind", bytes(32)))
        asked = 0

        def ask() -> bool:
            nonlocal asked
            asked += 1
            return cancelled

        player.cancelled = ask
        pick = player.take(turn._replace(seconds=seconds)).pick
        return pick, player.hurried, asked

    in_peace = taken(None)
    assert in_peace[2] > 1  # there is something to stop
    assert taken(3600.0) == in_peace
    assert not in_peace[1]
    pick, hurried, _ = taken(0.0)
    assert hurried
    assert pick in turn.decision.options
    pick, hurried, asked = taken(None, cancelled=True)
    assert not hurried
    assert pick in turn.decision.options
    assert 0 < asked < in_peace[2]


def test_who_plays_alone_plans_with_all_that_he_has_seen() -> None:
    config = GAMES["room25"].config({"mode": "solo"})
    table = GAMES["room25"].deal(config, bytes([7]) * 32)
    assert isinstance(table, Room25Table)
    sitting = Sitting(table, {})
    player = bots.make("room25", "careful", bytes(32), config)
    player.begin(table.view(0))

    def seen() -> list[int]:
        return [tile for tile in range(25) if table.seen[tile] & 1 and not table.up >> tile & 1]

    while not (seen() and table.decision(0).kind == "program"):
        sitting.choose(0, player.pick(table.view(0), table.decision(0)))
    stage = Stage(table.reimagine(0, Dice(bytes(32))), 12, 1, Memory(), lambda t, seat: 0.0)
    for tile in range(25):
        rooms = {imagined.room[tile] for imagined in stage.tables}
        known = tile in seen() or table.up >> tile & 1
        assert not known or rooms == {table.room[tile]}
    assert any(len({each.room[tile] for each in stage.tables}) > 1 for tile in range(25))


# Which option is best.


def test_the_better_option_is_chosen_if_it_is_surely_better() -> None:
    worth = {1: 0.2, 2: 0.6, 3: 0.5}
    tried = compare([1, 2, 3], 8, lambda option, table: worth[option] + 0.01 * table, 1.0)
    assert tried[0].option == 2
    assert tried[0].times == 8


def test_careful_keeps_its_choice_if_the_difference_may_be_chance() -> None:
    def worth(option: int, table: int) -> float:
        return 0.5 if option == 1 else (1.0 if table % 2 else 0.02)

    assert compare([1, 2], 8, worth, 1.0)[0].option == 1


def test_what_careful_finds_worse_has_to_be_better_by_its_handicap() -> None:
    worth = {1: 0.5, 2: 0.52}
    for handicap, best in ((0.01, 2), (0.03, 1)):
        tried = compare([1, 2], 8, lambda o, _: worth[o], 1.0, None, {2: handicap})
        assert tried[0].option == best
    assert tried[1].worth == pytest.approx(0.52)  # what it is worth is told without it


def test_of_claims_that_do_not_fit_together_either_may_be_believed() -> None:
    red, green = 1 << RED, 1 << GREEN
    told = [(0.8, red), (0.4, green)]
    found = Counter(_believed(told, number / 1000) for number in range(1000))
    assert found[0] == pytest.approx(120, abs=2)  # both disbelieved
    assert found[red] == pytest.approx(2 * found[green], rel=0.02)
    assert _believed([(0.8, red), (0.4, red)], 0.2) == red
