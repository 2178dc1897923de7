"""People at one table: sitting down, playing to the end."""

import time
from collections.abc import Callable, Sequence
from typing import Any

from tests.browser.hooks import NAME, SIT, START, TABLE
from tests.browser.person import Json, Person

LONGEST = 240.0
"""Seconds within which a game must go on: a busy machine plays slowly, one that hangs never."""


def gather(host: Person, guests: Sequence[Person], *, begun: bool = True, **wish: Any) -> str:
    """A new table, guests seated through the lobby, bots in the other seats; started.

    Unless `begun` is false, the card that a game begins with is closed; else it stays open.
    """
    for person in (host, *guests):
        person.begins = begun
    seats = wish["config"]["seats"]
    bots = {str(seat): wish.pop("bot", "random") for seat in range(1 + len(guests), seats)}
    wish = {"pace": 0, "name": host.name, "bots": bots, "start": not guests, **wish}
    status, made = host.ask("POST", "/api/tables", wish)
    assert status == 201, made
    table: str = made["table"]["id"]
    host.go(f"/t/{table}#{made['token']}")
    for guest in guests:
        guest.go(f"/t/{table}")
        guest.find(NAME).fill(guest.name)
        guest.find(SIT).first.click()
        guest.until(lambda guest=guest: _takes_part_in_the_deal(guest))  # type: ignore[misc]
    if guests:
        host.find(START).click()
    for person in (host, *guests):
        person.find(TABLE).wait_for()
        if begun:
            person.begin()
    return table


def _takes_part_in_the_deal(person: Person) -> bool:
    """Whether the server has what the page of somebody in a lobby mixes into the deal; a host who
    starts before that gets a deal without it."""
    mixed = {each["id"] for each in person.wire.sent if each["type"] == "mix"}
    return any(frame["id"] in mixed for frame in person.wire.frames("done"))


def play(
    people: Sequence[Person], until: Callable[[], bool] = lambda: False, longest: float = LONGEST
) -> None:
    """Everybody answers what is asked, until the game is over or something holds.

    It may take as long as it takes, if nobody waits for `longest` seconds in vain.
    """
    end, reached = time.monotonic() + longest, -1
    while not until() and not all(person.over for person in people):
        number = max(person.number for person in people)
        if number != reached:
            end, reached = time.monotonic() + longest, number
        assert time.monotonic() < end, [_where(person) for person in people]
        acted = [person.act() for person in people]
        if not any(acted):
            # The page of somebody who came by a link holds all moves back behind that card.
            for person in people:
                if person.begins:
                    person.begin()
            people[0].page.wait_for_timeout(20)


def halt(people: Sequence[Person], *kinds: str) -> bool:
    """Play until everybody is asked one of these at once; false if the game ends before."""
    for person in people:
        person.leaves = set(kinds)
    play(people, until=lambda: all(person.asked(*kinds) for person in people))
    for person in people:
        person.leaves = set()
    return not people[0].over


def gather_for(person: Person, *kinds: str, **wish: Any) -> None:
    """Alone among bots, asked one of these; dealt anew where a game ends before it comes to that.

    In some deals a bot's first step kills it and ends the game.
    """
    gather(person, [], **wish)
    while not halt([person], *kinds):
        person.wire.forget()
        gather(person, [], **wish)


def settle(people: Sequence[Person]) -> None:
    """Wait until everybody has been told the same number, and nothing moves any more."""
    seen: list[tuple[int, Json]] = []
    end = time.monotonic() + LONGEST
    while True:
        assert time.monotonic() < end, [_where(person) for person in people]
        people[0].page.wait_for_timeout(100)
        now = [(person.number, person.picture()) for person in people]
        if now == seen and len({number for number, _ in now}) == 1:
            return
        seen = now


def _where(person: Person) -> Json:
    return {
        "who": person.name,
        "chosen": person.chosen[-3:],
        "asked": person.decision,
        "complaints": person.complaints,
    }
