"""Manners of the bots, watched over many games: `python -m tests.manners --games 300` (`make
manners`). A bot that breaks one has a bug.

Room 25: before the last round nobody enters a room that a trusted friend called red, nor looks
where a friend has looked, while something else serves the plan, nor lays a Look first where all
was told or a friend is about to tell; nobody gives up the last Control; whoever is in Room 25 waits
for those who can still come, and pushes nobody out; nobody accuses himself, the unmasked or the
dead; there is no chorus; nobody praises himself, or a second time in a round.
Lockup: crews do not all open at one location more often than chance among their good openings.
"""

import argparse
from collections import Counter
from collections.abc import Iterator
from functools import partial
from math import sqrt
from typing import NamedTuple, cast

from cellmates import bots, room25
from cellmates.bots.host import luck
from cellmates.bots.lockup.choosing import CarefulPlayer
from cellmates.bots.lockup.sight import Sight as CrewSight
from cellmates.bots.room25.agreed import WITHIN_REACH
from cellmates.bots.room25.careful import CarefulBot
from cellmates.bots.room25.routes import APART
from cellmates.bots.room25.sides import Sides
from cellmates.bots.sitting import Sitting
from cellmates.games import GAMES
from cellmates.kernel.event import Event
from cellmates.kernel.table import Decision
from cellmates.lab.executors import Processes
from cellmates.lockup.options import ASSIGN
from cellmates.lockup.table import LockupTable
from cellmates.lockup.views import View
from cellmates.room25.board import CELL_NUMBERS, NEIGHBOUR
from cellmates.room25.events import TALK
from cellmates.room25.names import (
    BLUE,
    CHARACTER_NUMBERS,
    CONTROL,
    KEY,
    LOOK,
    MOVE,
    PUSH,
    RED,
    ROOM_25,
    SPECIAL,
    colour_of,
)
from cellmates.room25.options import (
    LOOK_AT,
    LOSE,
    MOVE_TO,
    OPTIONS,
    PLAN_AVOID,
    PLAN_LOOK,
    PROGRAM,
    PROGRAMS,
    WITH_ADRENALINE,
)
from cellmates.room25.table import Room25Table
from cellmates.room25.talk import plans

COOPERATION: dict[str, object] = {"mode": "cooperation", "seats": 4}
SUSPICION: dict[str, object] = {"mode": "suspicion", "seats": 6}
TRUSTED = 0.5
"""How far a seat must believe another one for that one to be a trusted friend."""

CHORUS = 3
"""The same line so many times in a row is a chorus; of an accusation, in a whole game."""


class Breach(NamedTuple):
    """A manner that was broken: which, and where."""

    manner: str
    where: str


class Watched(Sitting):
    """A table of Room 25 whose bots are watched; with `person`, that seat is left to a person."""

    def __init__(
        self, keys: dict[str, object], number: int, levels: list[str], person: int | None = None
    ) -> None:
        seed = number.to_bytes(32, "big")
        config = room25.Config(**keys)
        self.name = f"{keys['mode']} {number}"
        self.room25 = room25.deal(config, seed)
        self.room25.listen()
        self.seen: Counter[str] = Counter()  # what there was to watch, by manner
        self.breaches: list[Breach] = []
        self.shown: dict[tuple[int, int], int] = {}  # when others than a seat were shown a tile
        self.said: list[tuple[str, Event]] = []
        self.praise: Counter[int] = Counter()  # by round
        self.bots: dict[int, CarefulBot] = {}
        for seat in range(self.room25.seats):
            if seat != person:
                level = levels[seat % len(levels)]
                bot = bots.make("room25", level, luck(seed, seat), config)
                assert isinstance(bot, CarefulBot)
                self.bots[seat] = bot
        super().__init__(self.room25, self.bots)

    def choose(self, seat: int, option: int) -> None:
        t = self.room25
        before = t.clone()
        asked = seat in t.waiting and option in t.decision(seat).options
        decision = t.decision(seat) if asked else None
        if decision is not None and seat in self.bots:
            self._watch(before, seat, decision, option)
        super().choose(seat, option)
        for event in t.news:
            if event.kind in TALK:
                self._overhear(before, seat, event)
            elif event.kind in ("clue", "looked"):
                tile = before.tile_at[CELL_NUMBERS[str(event.data["cell"])]]
                others = [each for each in range(t.seats) if each != seat]
                self.shown.update({(each, tile): t.round_number for each in others})

    def _note(self, manner: str, broken: bool, t: Room25Table, what: str) -> None:
        self.seen[manner] += 1
        if broken:
            where = f"{self.name}, choice {len(t.history) // 2}: {what}"
            self.breaches.append(Breach(manner, where))

    # What they do.

    def _watch(self, t: Room25Table, seat: int, decision: Decision, option: int) -> None:
        who = CHARACTER_NUMBERS[decision.about]
        text = OPTIONS.text(option)
        if decision.kind == "move":
            targets = _targets(t, who, decision, MOVE_TO)
            told = [tile for tile in targets.values() if self._told_red(t, seat, tile)]
            if told and t.remaining > 1:  # in the last round there is nothing to lose
                serves = [tile for tile in targets.values() if self._serves(t, seat, who, tile)]
                self._note("red", bool(serves) and targets[option] in told, t, text)
        elif decision.kind == "look" and t.mode.together:
            targets = _targets(t, who, decision, LOOK_AT)
            looked = [tile for tile in targets.values() if _looked_at(t, seat, tile)]
            taken = _taken(t, seat)
            fresh = [tile for tile in targets.values() if tile not in looked and tile not in taken]
            if looked and fresh:
                self._note("look", targets[option] in looked, t, text)
            if targets[option] in taken:
                self._note("taken", bool(fresh), t, text)
        elif decision.kind == "punishment" and LOSE + CONTROL in decision.options:
            mine = Sides(self.bots[seat]._see(t.view(seat)))
            spare = any(
                mine.care[each] > 0 and not t.lost[each] >> CONTROL & 1
                for each in t.playing
                if each != who and t.lives(each)
            )
            if not spare:
                self._note("control", option == LOSE + CONTROL, t, text)
        elif decision.kind == "program" and t.mode.together and _tokens(option)[0] == LOOK:
            others = [each for each in decision.options if LOOK not in _tokens(each)]
            if others and t.room[t.on[who]] != ROOM_25:  # there it is a way to wait
                self._note("vain", self._shows_nothing(t, seat, who), t, text)
        if decision.kind == "program" and _holds_exit(t, who):
            staying = [each for each in decision.options if not _empties_exit(t, who, each)]
            self._note("waits", bool(staying) and option not in staying, t, text)

    def _shows_nothing(self, t: Room25Table, seat: int, who: int) -> bool:
        """Whether all that one can look at was told, or shown to a friend who is about to tell."""
        cell = t.tile_at.index(t.on[who])
        beside = [t.tile_at[each] for each in range(25) if APART[cell][each] == 1]
        told = {claim[1] for claim in t.claims}
        return all(
            _looked_at(t, seat, tile)
            or (tile not in told and t.round_number - self.shown.get((seat, tile), -9) < 2)
            for tile in beside
            if not t.is_up(tile)
        )

    def _told_red(self, t: Room25Table, seat: int, tile: int) -> bool:
        """Whether a trusted friend calls a room red that this seat has not seen, and nobody who is
        trusted as much says otherwise."""
        if t.is_up(tile) or t.seen[tile] >> seat & 1:
            return False
        red = [c[0] for c in t.claims if c[1] == tile and c[2] == RED and c[0] != seat]
        if not red:
            return False
        trust = Sides(self.bots[seat]._see(t.view(seat))).trust
        best = max((trust[c[0]] for c in t.claims if c[1] == tile and c[2] != RED), default=0.0)
        most = max(trust[each] for each in red)
        return most >= TRUSTED and most > best

    def _serves(self, t: Room25Table, seat: int, who: int, tile: int) -> bool:
        """Whether a room is as good a step as one may expect: no danger is known, and where Room
        25 is, it does not lead away from it."""
        known = t.is_up(tile) or t.seen[tile] >> seat & 1
        if (known and colour_of(t.room[tile]) == RED) or self._told_red(t, seat, tile):
            return False
        goals = [
            each
            for each in range(25)
            if t.room[each] == (ROOM_25 if _gathering(t) else KEY)
            and (t.is_up(each) or t.seen[each] >> seat & 1)
        ]
        if not goals:
            return True
        goal = t.tile_at.index(goals[0])
        here, there = t.tile_at.index(t.on[who]), t.tile_at.index(tile)
        return APART[there][goal] < APART[here][goal]

    # What they say.

    def _overhear(self, t: Room25Table, seat: int, event: Event) -> None:
        data = event.data
        line = " ".join(f"{key} {value}" for key, value in sorted(data.items()) if key != "seat")
        self.said.append((f"{event.kind} {line}", event))
        if seat not in self.bots:
            return
        if event.kind == "accuse":
            who = CHARACTER_NUMBERS[str(data["who"])]
            wrong = t.seat_of[who] == seat or not t.lives(who) or bool(t.revealed >> who & 1)
            self._note("accuses", wrong, t, line)
            accusers = {
                each.data["seat"]
                for _, each in self.said
                if each.kind == "accuse" and each.data["who"] == data["who"]
            }
            self._note("chorus", len(accusers) > CHORUS, t, line)
        if event.kind == "praise":
            self.praise[t.round_number] += 1
            own = t.seat_of[CHARACTER_NUMBERS[str(data["who"])]] == seat
            self._note("praise", own or self.praise[t.round_number] > 1, t, line)
        lines = [text for text, _ in self.said[-CHORUS:]]
        self._note("chorus", len(lines) == CHORUS and len(set(lines)) == 1, t, line)


def _gathering(t: Room25Table) -> bool:
    return bool(t.found) and (t.key_used or KEY not in t.dealt)


def _holds_exit(t: Room25Table, who: int) -> bool:
    """Whether a character stands in Room 25 with nothing left to do but wait for the others."""
    return t.mode.together and _gathering(t) and t.room[t.on[who]] == ROOM_25


def _tokens(option: int) -> tuple[int, ...]:
    """The tokens of a program, without adrenaline."""
    return tuple(PROGRAMS[(option - PROGRAM) % WITH_ADRENALINE])


def _empties_exit(t: Room25Table, who: int, option: int) -> bool:
    """Whether a program leaves Room 25 on foot, or pushes out of it who has come."""
    tokens = _tokens(option)
    if MOVE in tokens and SPECIAL not in tokens[: tokens.index(MOVE)]:
        return True
    return PUSH in tokens and any(t.on[each] == t.on[who] for each in t.playing if each != who)


def _targets(t: Room25Table, who: int, decision: Decision, base: int) -> dict[int, int]:
    """The tile that each option of a step or a look is about."""
    cell = t.tile_at.index(t.on[who])
    found = {}
    for option in decision.options:
        if base <= option < base + 4:
            found[option] = t.tile_at[NEIGHBOUR[cell * 4 + option - base]]
    return found


def _taken(t: Room25Table, seat: int) -> set[int]:
    """The tiles that others have said they will look at this round, and are still near to."""
    found = set()
    for other, place in plans(t, seat):
        if other != seat and PLAN_LOOK <= t.said[place][2] < PLAN_AVOID:
            cell = t.said[place][2] - PLAN_LOOK
            own = [each for each in t.playing if t.seat_of[each] == other and t.lives(each)]
            if any(APART[t.tile_at.index(t.on[each])][cell] <= WITHIN_REACH for each in own):
                found.add(t.tile_at[cell])
    return found


def _looked_at(t: Room25Table, seat: int, tile: int) -> bool:
    """Whether somebody has told what a tile is, and that was no find to be looked at again; once
    Room 25 lies open what is blue can only be the key."""
    if t.seen[tile] >> seat & 1:
        return True
    return any(c[1] == tile and c[0] != seat and (c[2] != BLUE or t.found) for c in t.claims)


class Openings(NamedTuple):
    """Rounds of Lockup: how often all crews opened at one location, what chance would have made of
    their good openings, and how far chance may stray from that."""

    rounds: int
    same: int
    expected: float
    spread: float


class WatchedCrews(Sitting):
    """A table of Lockup whose openings are watched."""

    def __init__(self, keys: dict[str, object], number: int, levels: list[str]) -> None:
        seed = number.to_bytes(32, "big")
        game = GAMES["lockup"]
        config = game.config(keys)
        table = game.deal(config, seed)
        assert isinstance(table, LockupTable)
        self.lockup = table
        self.opened: dict[int, dict[int, int]] = {}  # by round and seat
        self.good: dict[int, dict[int, set[int]]] = {}
        seats = range(table.seats)
        made = {
            seat: bots.make("lockup", levels[seat % len(levels)], luck(seed, seat), config)
            for seat in seats
        }
        super().__init__(table, made)

    def choose(self, seat: int, option: int) -> None:
        t = self.lockup
        number = t.round_number
        opens = (
            seat in t.waiting
            and t.decision(seat).kind == "roll_call"
            and seat not in self.opened.get(number, {})
        )
        if opens and ASSIGN <= option < ASSIGN + 7:
            self.opened.setdefault(number, {})[seat] = option - ASSIGN
            player = CarefulPlayer(lambda: 0.5)
            sight = CrewSight(cast(View, t.view(seat)), player.lore)
            self.good.setdefault(number, {})[seat] = {*player._groups(sight), option - ASSIGN}
        super().choose(seat, option)

    def openings(self) -> Openings:
        """What came of a game."""
        rounds = same = 0
        expected = spread = 0.0
        for number, opened in self.opened.items():
            if len(opened) < self.lockup.seats:
                continue
            rounds += 1
            same += len(set(opened.values())) == 1
            good = self.good[number].values()
            chance = 0.0
            for place in range(7):
                each = 1.0
                for some in good:
                    each *= (place in some) / len(some)
                chance += each
            expected += chance
            spread += chance * (1 - chance)
        return Openings(rounds, same, expected, spread)


def watched_games(first: int, last: int, levels: list[str]) -> Iterator[Watched]:
    """Games of Room 25 played to the end, of cooperation and suspicion in turn."""
    for number in range(first, last):
        watched = Watched(COOPERATION if number % 2 else SUSPICION, number, levels)
        watched.play()
        yield watched


def openings(first: int, last: int, levels: list[str]) -> Openings:
    """The openings of some games of Lockup with four crews."""
    found = []
    for number in range(first, last):
        watched = WatchedCrews({"seats": 4}, number, levels)
        watched.play()
        found.append(watched.openings())
    return Openings(
        sum(each.rounds for each in found),
        sum(each.same for each in found),
        sum(each.expected for each in found),
        sqrt(sum(each.spread for each in found)),
    )


def watch_one(number: int, levels: list[str]) -> tuple[Counter[str], list[Breach]]:
    """What there was to watch in a game, and what was broken."""
    (watched,) = watched_games(number, number + 1, levels)
    return watched.seen, watched.breaches


def main() -> None:
    """Watch, and say what was seen."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--level", default="careful", help="several are parted by commas")
    parser.add_argument("--jobs", type=int, default=1)
    args = parser.parse_args()
    levels = args.level.split(",")
    numbers = range(args.first, args.first + args.games)
    seen: Counter[str] = Counter()
    breaches: list[Breach] = []
    for watched, broke in Processes(args.jobs).in_order(partial(watch_one, levels=levels), numbers):
        seen += watched
        breaches += broke
    broken = Counter(each.manner for each in breaches)
    for manner, number in sorted(seen.items()):
        print(f"{manner}: broken {broken[manner]} of {number} times")
    for each in breaches[:20]:
        print(f"  {each.manner}: {each.where}")
    found = openings(args.first, args.first + args.games // 5, levels)
    print(
        f"openings: all at one location in {found.same} of {found.rounds} rounds; "
        f"by chance {found.expected:.1f} ± {found.spread:.1f}"
    )
    raise SystemExit(1 if breaches else 0)


if __name__ == "__main__":
    main()
