"""The end of a game over HTTP: what decided it, and one way of counting choices."""

import asyncio
from pathlib import Path
from random import Random

from cellmates.room25.events import TALK
from cellmates.server.store.rows import TAKE_BACK
from tests.server.playing import Player, Server, serving

CONFIG = {"mode": "cooperation", "seats": 4}


def asked(person: Player) -> str | None:
    """The kind of question that somebody has to answer."""
    decision = person.told.get("decision")
    return decision["kind"] if decision else None


async def finished(server: Server) -> str:
    """A game of two people and bots that is over; one spoke and took a program back."""
    id, tokens = await server.filled("room25", CONFIG, 2, seats=4)
    async with server.player(id, tokens[0]) as one, server.player(id, tokens[1]) as other:
        while [asked(one), asked(other)] != ["program", "program"]:
            for person in (one, other):
                if asked(person) not in (None, "program"):
                    await person.play(Random(1), 1)
            await asyncio.sleep(0.05)
        await one.send({"type": "phrases"})
        await one.until(lambda: bool(one.got("phrases")))
        phrase = one.got("phrases")[-1]["options"][0]["option"]
        said: dict[str, object] = {"code": "stale"}
        while said.get("code") == "stale":  # the bots program meanwhile
            await asyncio.sleep(0.05)
            said = await one.command(type="say", number=one.number, option=phrase)
        assert said["type"] == "done", said
        await one.play(Random(1), 1)
        done = await one.command(type="take_back", number=one.number)
        assert done["type"] == "done", done
        await asyncio.gather(one.play(Random(1)), other.play(Random(2)))
    return id


async def test_what_decided_a_game_is_told_when_it_is_over(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        id, _ = await server.filled("room25", CONFIG, 1, seats=4)
        status, refused = await server.ask("GET", f"/api/tables/{id}/ending")
        assert (status, refused["code"]) == (409, "not_over")
        id = await finished(server)
        status, ending = await server.ask("GET", f"/api/tables/{id}/ending")
        assert status == 200
        entries = await server.service.store.entries(id)
        assert TAKE_BACK in [entry.option for entry in entries]  # they have numbers, too
        assert ending["headline"]["kind"]
        _, replay = await server.ask("GET", f"/api/tables/{id}/replay?eyes=all&views=0")
        frame = replay["frames"][ending["moment"]]
        assert frame["number"] == ending["moment"]
        kinds = [event["kind"] for event in frame["events"]]
        decisive = "died" if ending["headline"]["kind"] == "fell" else "round"
        assert decisive in kinds


async def test_check_and_figures_count_choices_alike(tmp_path: Path) -> None:
    """What was said, and what was taken back, is no choice."""
    async with serving(tmp_path) as server:
        id = await finished(server)
        _, verdict = await server.ask("GET", f"/api/tables/{id}/verify")
        _, record = await server.ask("GET", f"/api/tables/{id}/record")
        said = [line for line in record["choices"] if line.split()[1] in TALK]
        assert said
        assert verdict["genuine"]
        assert verdict["choices"] == len(record["choices"]) - len(said)
