"""The seeds of days are public: who writes them down once can check them for ever."""

import pytest

from cellmates.games import GAMES
from cellmates.kernel.day import DayMode, day_seed
from cellmates.lockup.table import LockupTable
from cellmates.room25.table import Room25Table
from cellmates.terminal.session import Session

DATE = "2026-11-16"

MODES = [(name, mode) for name in GAMES for mode in GAMES[name].day_modes()]


def test_the_seed_of_a_day_is_a_hash_of_its_name() -> None:
    known = "2d88de91c3bb8ed02f6227ef9f06b625debce7aee6a6f4e8a7ee448d2469f71f"
    assert day_seed("room25", "solo", DATE).hex() == known
    every = {
        day_seed(game, mode.mode, date) for game, mode in MODES for date in (DATE, "2026-11-17")
    }
    assert len(every) == 2 * len(MODES) == 8
    for wrong in ("2026-1-1", "today", "2026-11-16 ", ""):
        with pytest.raises(ValueError, match="YYYY-MM-DD"):
            day_seed("room25", "solo", wrong)


def played(game: str, mode: DayMode, bot: str) -> Session:
    """A try in which this bot plays the person."""
    seed = day_seed(game, mode.mode, DATE)
    config = GAMES[game].config(mode.keys)
    session = Session(GAMES[game], config, seed, [], [bot, *[mode.bot or bot] * 3])
    while not session.over:
        session.let_bot_choose()
    return session


@pytest.mark.parametrize(("game", "mode"), MODES, ids=[f"{g} {m.mode}" for g, m in MODES])
def test_a_day_is_the_same_whenever_it_is_played(game: str, mode: DayMode) -> None:
    one, other = played(game, mode, "rookie"), played(game, mode, "rookie")
    assert one.table.digest() == other.table.digest()
    score = GAMES[game].day_score(one.table)
    assert score == GAMES[game].day_score(other.table)
    assert score.won == GAMES[game].results(one.table)[0].won
    assert len(score.symbols.split(" ")) == 2


def test_what_a_try_in_the_complex_is_worth() -> None:
    session = played("room25", GAMES["room25"].day_modes()[0], "random")
    table = session.table
    assert isinstance(table, Room25Table)
    assert table.outcome is not None
    assert not table.outcome.winners
    table.round_number, table.rounds, table.found, table.key_used = 3, 8, True, False
    living = table.alive.bit_count()
    worth = 10 + 5 * living + 10 * sum(1 for each in _fates(session) if each == "🚪")
    assert GAMES["room25"].day_score(table).points == worth
    table.outcome = table.outcome._replace(winners=("max",))
    score = GAMES["room25"].day_score(table)
    assert (score.points, score.won) == (150, True)
    assert score.symbols.startswith("🟦🟦🟦⬜⬜⬜⬜⬜ ")
    assert set(_fates(session)) <= {"🚪", "💀"}
    table.round_number = 9  # the time is up
    assert GAMES["room25"].day_score(table).points == 100


def _fates(session: Session) -> str:
    return GAMES["room25"].day_score(session.table).symbols.split(" ")[1]


def test_what_a_try_in_the_lockup_is_worth() -> None:
    session = played("lockup", GAMES["lockup"].day_modes()[1], "random")
    table = session.table
    assert isinstance(table, LockupTable)
    assert table.outcome is not None
    table.stars[:] = [12, 30, 20]
    table.outcome = table.outcome._replace(winners=(1,))
    score = GAMES["lockup"].day_score(table)
    assert (score.points, score.won, score.symbols[-1]) == (12, False, "🥉")
    table.stars[:] = [25, 30, 20]
    assert GAMES["lockup"].day_score(table).symbols[-1] == "🥈"
    table.outcome = table.outcome._replace(winners=(0,))
    score = GAMES["lockup"].day_score(table)
    assert (score.points, score.won, score.symbols[-1]) == (125, True, "🥇")
