"""Connections that break, repeat themselves or come too late."""

import asyncio
from pathlib import Path
from random import Random

from tests.server.playing import Player, Server, serving

CONFIG = {"mode": "suspicion", "seats": 4}


async def deal(server: Server, people: int = 2) -> tuple[str, list[str]]:
    return await server.filled("room25", CONFIG, people, seats=4)


async def test_resume_tells_what_was_missed(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        id, tokens = await server.filled("room25", CONFIG, 4, seats=4)
        async with server.player(id, tokens[0]) as watcher:
            number = watcher.number
        async with server.player(id, tokens[1]) as one, server.player(id, tokens[2]) as two:
            await one.play(Random(1), 1)
            await two.play(Random(2), 1)
            last = max(one.number, two.number)
        async with server.player(id, tokens[0], since=number) as again:
            assert again.number == last
            assert "missed" not in again.told
            assert again.view == again.told["view"]
        async with server.player(id, tokens[0], since=last) as same:
            assert same.told["events"] == []
        server.service.tables._live[id].teller._recent.clear()
        async with server.player(id, tokens[0], since=number) as late:
            assert late.told["missed"] is True
            assert late.told["events"] == []


async def test_a_command_sent_twice_counts_once(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        id, tokens = await deal(server)
        async with server.player(id, tokens[0]) as person:
            wish = {"type": "choose", "id": "same", "number": person.number}
            wish["option"] = person.options[0]
            first = await person.command(**wish)
            again = await person.command(**wish)
            assert first == again
            assert first["type"] == "done"
        async with server.player(id, tokens[0]) as back:
            assert await back.command(**wish) == first
        await server.service.tables.evict(id)
        async with server.player(id, tokens[0]) as later:
            assert await later.command(**wish) == first
        entries = await server.service.store.entries(id)
        assert [entry.command for entry in entries].count("same") == 1


async def test_both_copies_of_a_command_in_one_batch_are_answered(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        id, tokens = await deal(server)
        async with server.player(id, tokens[0]) as person:
            option = person.options[0]
            wish = {"type": "choose", "id": "x", "number": person.number, "option": option}
            await asyncio.gather(*(person.send(wish) for _ in range(5)))
            await person.until(lambda: len(person.got("done")) == 5)
            assert len({each["number"] for each in person.got("done")}) == 1


async def test_stale_commands_get_the_whole_view(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        id, tokens = await deal(server, 1)
        async with server.player(id, tokens[0]) as person:
            old, option = person.number, person.options[0]
            await person.play(Random(3), 2)
            await person.until(lambda: bool(person.options))
            answer = await person.command(type="choose", number=old, option=option)
            if answer["code"] != "stale":
                assert answer["code"] == "not_on_offer"
            seen = len(person.wire)
            answer = await person.command(
                type="choose", number=person.number + 1000, option=person.options[0]
            )
            assert answer["code"] == "stale"
            await person.until(lambda: any(m["type"] == "told" for m in person.wire[seen:]))
            assert person.got("told")[-1]["whole"]


async def test_simultaneous_choices_are_not_stale(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        id, tokens = await server.filled("room25", CONFIG, 4, seats=4)
        async with server.player(id, tokens[0]) as one, server.player(id, tokens[1]) as two:
            number, option = two.number, two.options[-1]
            await one.play(Random(1), 1)
            answer = await two.command(type="choose", number=number, option=option)
            assert answer["type"] == "done"


async def test_tokens_open_their_own_seat_only(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        id, tokens = await deal(server)
        other, strangers = await deal(server)
        for token in ("nonsense", strangers[0]):
            async with server.player(id, token) as thief:
                await thief.until(lambda: thief.closed)
                assert thief.wire[0]["code"] == "bad_token"
        async with server.player("aaaaaaaaaa") as lost:
            await lost.until(lambda: lost.closed)
            assert lost.wire[0]["code"] == "no_such_table"
        async with server.player(id) as spectator, server.player(id, tokens[1]) as second:
            option = second.options[0]
            wish = {"type": "choose", "number": spectator.number, "option": option}
            assert (await spectator.command(**wish))["code"] == "not_seated"
            assert spectator.told["decision"] is None
            wish = {"type": "start"}
            assert (await spectator.command(**wish))["code"] == "not_host"
            assert (await second.command(**wish))["code"] == "not_host"
        assert other != id


async def test_another_seats_token_is_not_ones_own(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        id, tokens = await server.filled("lockup", {"seats": 3}, 3, seats=3)
        players = [server.player(id, token) for token in tokens]
        async with players[0] as one, players[1] as two, players[2] as three:
            people = (one, two, three)
            while sum(bool(person.options) for person in people) != 1:
                for person in people:
                    if person.options:
                        await person.play(Random(1), 1)
                number = max(person.number for person in people)
                for person in people:
                    await person.until(lambda: person.number >= number)  # noqa: B023
            asked = next(person for person in people if person.options)
            other = next(person for person in people if person is not asked)
            wish = {"type": "choose", "number": asked.number, "option": asked.options[0]}
            refused = await other.command(**wish)
            assert refused["code"] in ("not_your_decision", "not_on_offer")
            assert len(await server.service.store.entries(id)) == asked.number
            assert (await asked.command(**wish))["type"] == "done"
        # The cookie of the first seat with the token of the second: the token decides.
        async with server.http.ws_connect(server.url + "/ws", max_msg_size=0) as ws:
            await ws.send_json({"type": "hello", "table": id, "token": tokens[1]})
            assert (await ws.receive_json())["seat"] == 1


async def test_a_decision_is_answered_once(tmp_path: Path) -> None:
    """Two devices of a seat, or one that was too slow: the first answer counts."""
    async with serving(tmp_path) as server:
        id, tokens = await server.filled("room25", CONFIG, 4, seats=4)
        async with server.player(id, tokens[0]) as one, server.player(id, tokens[0]) as two:
            number, options = one.number, one.options
            wishes = [
                {"type": "choose", "number": number, "option": option} for option in options[:2]
            ]
            answers = await asyncio.gather(one.command(**wishes[0]), two.command(**wishes[1]))
            assert [each["type"] for each in answers] == ["done", "error"]
            late = await two.command(**wishes[1])
            for refused in (answers[1], late):
                assert refused["code"] in ("stale", "not_your_decision", "not_on_offer")
            entries = await server.service.store.entries(id)
            assert [entry.option for entry in entries if entry.seat == 0] == [options[0]]


async def test_two_tabs_of_a_seat_agree(tmp_path: Path) -> None:
    def _settled(person: Player) -> object:
        return person.number, person.view, person.told["decision"]

    async with serving(tmp_path) as server:
        id, tokens = await deal(server, 1)
        async with server.player(id, tokens[0]) as one, server.player(id, tokens[0]) as two:
            await one.play(Random(5), 3)
            await two.until(lambda: two.number >= one.number)
            await one.until(lambda: one.number >= two.number)
            assert _settled(one) == _settled(two)
            note = {"type": "note", "key": "tile 3", "text": "red"}
            assert (await one.command(**note))["type"] == "done"
            await two.until(lambda: bool(two.got("note")))
            assert two.got("note")[0]["text"] == "red"


async def test_no_spectators_where_the_host_says_so(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        id, tokens = await server.filled("room25", CONFIG, 1, seats=4, spectators=False)
        async with server.player(id) as nosy:
            await nosy.until(lambda: nosy.closed)
            assert nosy.wire[0]["code"] == "no_spectators"
        status, refused = await server.ask("GET", f"/api/tables/{id}/replay")
        assert (status, refused["code"]) == (403, "no_spectators")
        async with server.player(id, tokens[0]) as person:
            await person.play(Random(1))
        async with server.player(id) as later:
            assert later.over


async def test_sync_and_ping(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        id, tokens = await deal(server)
        async with server.player(id, tokens[0]) as person:
            await person.send({"type": "ping"})
            await person.send({"type": "sync"})
            await person.send({"type": "phrases"})
            await person.until(lambda: bool(person.got("phrases")))
            assert person.got("pong")
            assert person.got("told")[-1]["whole"]
            texts = [each["text"] for each in person.got("phrases")[0]["options"]]
            assert "claim a5 red" in texts
            option = person.got("phrases")[0]["options"][0]["option"]
            said = await person.command(type="say", number=person.number, option=option)
            assert said["type"] == "done"
            assert person.view["claims"]
            wrong = await person.command(type="say", number=person.number, option=person.options[0])
            assert wrong["code"] == "not_on_offer"
