"""Bots as strong as the people: levels from the results of their own games."""

from pathlib import Path

import pytest

from cellmates.server.lobby.matching import PastGame, level_like, levels_like, past_games
from cellmates.server.store.rows import OutcomeRow, SeatRow, SettingsRow, TableRow
from tests.server.playing import serving

LEVELS = ["rookie", "regular", "careful", "shrewd", "mastermind"]


def game(level: str, won: bool, times: int = 1) -> list[PastGame]:
    return [PastGame(level, won)] * times


@pytest.mark.parametrize(
    ("games", "level"),
    [
        ([], "regular"),
        (game("careful", True, 3), "shrewd"),
        (game("careful", False, 3), "regular"),
        (game("careful", True) + game("careful", False), "careful"),
        (game("rookie", False, 9), "rookie"),
        (game("mastermind", True, 9), "mastermind"),
        (game("random", True, 2), "regular"),  # chance is no level to compare with
    ],
)
def test_who_wins_gets_stronger_bots(games: list[PastGame], level: str) -> None:
    assert level_like(games, LEVELS) == level


def test_every_person_has_some_like_himself() -> None:
    people = [game("careful", True), game("careful", False)]
    assert levels_like(people, LEVELS, 3) == ["shrewd", "regular", "shrewd"]
    assert levels_like([], LEVELS, 2) == ["regular", "regular"]


def table(game: str, won: list[int], *seats: SeatRow) -> TableRow:
    row = TableRow(
        id="t", game=game, rules_version=1, config={}, settings=SettingsRow(), state="over",
        seed=bytes(32), commitment="", host=None, created=0.0,
    )  # fmt: skip
    row.seats = list(seats)
    row.outcome = OutcomeRow(winners=[], reason="", scores=[], won=won, was=[])
    return row


def test_only_finished_games_of_this_kind_against_bots_count() -> None:
    me, bot = SeatRow(0, "Ania", None, "ania"), SeatRow(1, None, "shrewd:bold", None)
    other = SeatRow(1, "Jan", None, "jan")
    going_on = table("lockup", [], me, bot)
    going_on.outcome = None
    rows = [
        table("lockup", [0], me, bot),
        table("lockup", [1], me, bot, SeatRow(2, None, "rookie", None)),
        table("room25", [0], me, bot),
        table("lockup", [0], me, other),
        going_on,
    ]
    assert past_games(rows, "ania", "lockup") == [
        PastGame("shrewd", True),
        PastGame("shrewd", False),
    ]


async def test_the_host_fills_the_free_seats(tmp_path: Path) -> None:
    async with serving(tmp_path, bot_limit="regular") as server:
        made = await server.table(
            game="lockup", config={"seats": 4}, bots={"1": "random"}, name="Ania"
        )
        id = made["table"]["id"]
        async with server.player(id, made["token"]) as host:
            await host.until(lambda: bool(host.table))
            assert (await host.command(type="fill"))["type"] == "done"
            await host.until(lambda: all(each["bot"] for each in host.table["seats"][1:]))
            names = [each["bot"] for each in host.table["seats"]]
            assert names == [None, "random", "regular", "regular"]
