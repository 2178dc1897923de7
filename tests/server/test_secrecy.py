"""What crosses each wire is what the table lets that seat know, and nothing else."""

import asyncio
import json
import logging
from pathlib import Path
from random import Random
from typing import Any

import pytest

from cellmates.games import GAMES
from cellmates.kernel.table import Table
from cellmates.server.support.logs import JsonLines
from tests.server.playing import Json, Player, Server, serving
from tests.server.seen import seen_after, told_after

KINDS: list[tuple[str, dict[str, Any], int]] = [
    ("room25", {"mode": "suspicion", "seats": 5}, 5),
    ("lockup", {"seats": 3}, 3),
]


class Eye:
    """The truth, and what one seat should have heard of it at every number."""

    def __init__(self, table: Table, seat: int | None) -> None:
        self.seat = seat
        self.views = {0: self.plain(table.view(seat))}
        self.heard: dict[int, list[Json]] = {}
        self.asked = {0: self.question(table)}

    @staticmethod
    def plain(value: Any) -> Any:
        return json.loads(json.dumps(value))

    def question(self, table: Table) -> list[int] | None:
        if self.seat is None or self.seat not in table.waiting:
            return None
        return list(table.decision(self.seat).options)

    def look(self, number: int, table: Table) -> None:
        self.views[number] = self.plain(table.view(self.seat))
        self.asked[number] = self.question(table)
        self.heard[number] = [
            {"kind": event.kind, "data": self.plain(event.data), "number": number}
            for event in table.news_for(self.seat)
        ]


def check_wire(person: Player, eye: Eye) -> None:
    view: Json = {}
    before: Json = {}
    last = None
    for message in person.wire:
        told = message if message["type"] == "told" else message.get("told")
        if not told:
            assert message["type"] in ("done", "table", "line", "welcome", "phrases"), message
            continue
        number = told["number"]
        view = seen_after(view, told)
        told = before = told_after(before, told)
        assert view == eye.views[number]
        assert (told["decision"] is None) == (eye.asked[number] is None)
        if told["decision"]:
            asked = [each["option"] for each in told["decision"]["options"]]
            assert asked == eye.asked[number]
        if last is not None and message["type"] == "told" and number > last:
            expected = [event for n in range(last + 1, number + 1) for event in eye.heard[n]]
            assert told["events"] == expected
        last = number


@pytest.mark.parametrize(("game", "config", "seats"), KINDS)
async def test_nothing_else_crosses_the_wire(
    tmp_path: Path, game: str, config: dict[str, Any], seats: int
) -> None:
    async def _compare(server: Server, id: str, people: list[Player]) -> None:
        row = await server.service.store.table(id)
        assert row is not None
        table = GAMES[game].deal(GAMES[game].config(row.config), row.seed)
        table.listen()
        eyes: dict[int | None, Eye] = {seat: Eye(table, seat) for seat in (*range(seats), None)}
        for entry in await server.service.store.entries(id):
            table.choose(entry.seat, entry.option)
            for eye in eyes.values():
                eye.look(entry.number, table)
        for person in people:
            check_wire(person, eyes[person.seat])
            sent = json.dumps(person.wire)
            assert row.seed.hex() not in sent
            assert not any(f'"{token}"' in sent for token in await server.service.store.tokens(id))

    async with serving(tmp_path) as server:
        id, tokens = await server.filled(game, config, seats, seats=seats)
        people: list[Player] = []

        async def sit(token: str | None) -> None:
            async with server.player(id, token) as person:
                people.append(person)
                if token is None:
                    await person.until(lambda: person.over)
                else:
                    await person.play(Random(token))

        async with asyncio.TaskGroup() as group:
            for token in (*tokens, None):
                group.create_task(sit(token))
        await _compare(server, id, people)


async def test_replays_before_the_end_show_only_ones_own_eyes(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        id, tokens = await server.filled("room25", {"seats": 4}, 2, seats=4)
        async with server.player(id, tokens[0]) as one, server.player(id, tokens[1]) as two:
            await one.play(Random(1), 1)
            await two.play(Random(2), 1)
        path = f"/api/tables/{id}/replay"
        server.http.cookie_jar.clear()
        assert (await server.ask("GET", path + "?eyes=0"))[0] == 403
        assert (await server.ask("GET", path + "?eyes=0", token=tokens[1]))[0] == 403
        assert (await server.ask("GET", path + "?eyes=all", token=tokens[0]))[0] == 409
        status, seen = await server.ask("GET", path + "?eyes=0", token=tokens[0])
        assert status == 200
        texts = {frame["seat"]: frame["text"] for frame in seen["frames"]}
        assert texts[0] is not None
        assert texts[1] is None
        own = seen["frames"][-1]["views"]["0"]
        assert [who["program"] for who in own["characters"].values()].count(None) == 3
        async with server.player(id, tokens[0]) as one, server.player(id, tokens[1]) as two:
            await asyncio.gather(one.play(Random(1)), two.play(Random(2)))
        status, seen = await server.ask("GET", path + "?eyes=all&from=3&to=5")
        assert status == 200
        assert [frame["number"] for frame in seen["frames"]] == [3, 4, 5]
        assert set(seen["frames"][0]["views"]) == {"0", "1", "2", "3", "spectator"}
        status, log = await server.ask("GET", path + "?views=0")
        assert len(log["frames"]) == log["number"] + 1


async def test_metrics_and_errors_tell_nothing(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        id, tokens = await server.filled("room25", {"seats": 4}, 1, seats=4)
        async with server.player(id, tokens[0]) as person:
            none = next(option for option in range(500) if option not in person.options)
            wrong = await person.command(type="choose", number=person.number, option=none)
            assert wrong["code"] == "not_on_offer"
        async with server.http.get(server.url + "/metrics") as response:
            text = await response.text()
        assert "cellmates_choices_total" in text
        assert id not in text


async def test_logs_tell_nothing(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Neither what people may do, nor who they are, nor the seed; whatever goes wrong."""
    caplog.set_level(logging.INFO)

    async with serving(tmp_path) as server:
        id, tokens = await server.filled("room25", {"seats": 4}, 2, seats=4, talk="free")
        row = await server.service.store.table(id)
        assert row is not None
        guess = "guess" * 8
        async with server.player(id, tokens[0]) as person:
            await person.command(type="chat", text="a word in private")
            await person.command(type="choose", number=person.number, option=person.options[0])
            await person.ws.send_str('{"type": "hello", "token": "' + tokens[0])
            await person.until(lambda: bool(person.got("error")))
        async with server.player(id, guess) as thief:
            assert thief.wire[0]["code"] == "bad_token"
        await server.ask("GET", f"/api/tables/{id}/replay?eyes=0", token=tokens[1])
        async with server.service.database.writing() as connection:
            await connection.exec_driver_sql("DROP TABLE people")
            await connection.exec_driver_sql("DROP TABLE lines")
        await server.ask("PUT", "/api/me", {"name": "Zuzanna"})
        async with server.player(id, tokens[1]) as person:
            await person.send({"type": "chat", "id": "a", "text": "another word in private"})
            await person.until(lambda: person.closed)
        cookies = [cookie.value for cookie in server.http.cookie_jar]
    logged = "\n".join(JsonLines().format(record) for record in caplog.records)
    assert "no such table: people" in logged
    assert "table given up" in logged
    assert "SQL parameters hidden" in logged
    for secret in (*tokens, *cookies, guess, row.seed.hex(), "word in private", "Zuzanna"):
        assert secret not in logged
