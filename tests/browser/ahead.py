"""Games that are played on without a browser, up to what a test is about.

A page paints after every choice, and that is most of what a browser test costs.
"""

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack
from random import Random
from typing import Any

from aiohttp import ClientSession

from tests.browser.person import Json, Person
from tests.server.playing import Player

LONGEST = 60.0
"""Seconds within which it must have come to that."""

Until = Callable[[Player], bool]
"""Whether it has come to what the test is about, by what one of the people was told."""

Wish = Callable[[Player, Sequence[str]], str | None]
"""What somebody would rather choose, if anything."""


def gather_ahead(
    host: Person,
    guests: Sequence[Person] = (),
    until: Until = lambda player: False,
    wish: Wish = lambda player, texts: None,
    **table: Any,
) -> str:
    """A new table, played on to its end or until something holds; then everybody comes to it.

    People choose by lot.
    """
    seats = table["config"]["seats"]
    bots = {str(seat): "random" for seat in range(1 + len(guests), seats)}
    table = {"pace": 0, "name": host.name, "bots": bots, **table}
    status, made = host.ask("POST", "/api/tables", table)
    assert status == 201, made
    id: str = made["table"]["id"]
    tokens = [made["token"]]
    for guest in guests:
        status, given = guest.ask("POST", f"/api/tables/{id}/sit", {"name": guest.name})
        assert status == 200, given
        tokens.append(given["token"])
    # In a thread of its own: where Playwright runs, no other event loop can.
    with ThreadPoolExecutor(1) as beside:
        beside.submit(asyncio.run, _play(host.url, id, tokens, until, wish)).result()
    for person, token in zip((host, *guests), tokens, strict=True):
        person.wire.forget()
        person.go(f"/t/{id}#{token}")
    return id


async def _play(url: str, table: str, tokens: Sequence[str], until: Until, wish: Wish) -> None:
    random = Random(0)
    async with asyncio.timeout(LONGEST), AsyncExitStack() as stack:
        session = await stack.enter_async_context(ClientSession())
        players = []
        for token in tokens:
            player = Player(await session.ws_connect(f"{url}/ws", max_msg_size=0))
            stack.push_async_callback(player.leave)
            await player.send({"type": "hello", "table": table, "token": token})
            players.append(player)
        await players[0].command(type="start")
        while not any(player.over or (player.told and until(player)) for player in players):
            asked = [player for player in players if player.options]
            for player in asked:
                await _choose(player, random, wish)
            if not asked:
                await asyncio.sleep(0.002)


async def _choose(player: Player, random: Random, wish: Wish) -> None:
    options: list[Json] = player.told["decision"]["options"]
    texts = {each["text"]: each["option"] for each in options}
    wished = wish(player, list(texts))
    option = random.choice(player.options) if wished is None else texts[wished]
    answer = await player.command(type="choose", number=player.number, option=option)
    if answer["type"] == "done":
        await player.until(lambda: player.number >= answer["number"])
    else:
        assert answer["code"] == "stale", answer
