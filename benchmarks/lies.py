"""How often lies work, and how soon guards are found: `python -m benchmarks.lies --games 400`.

Games of suspicion are played and told once more to listeners with the memory of a careful bot. A
lie is a wrong claim about a hidden tile by a guard who is not known to be one; it is believed by a
prisoner who does not know better and trusts the speaker by half at least. Guards are found when
most prisoners who live hold them for guards with 90 %. `--guards` and `--prisoners` name the bots.
"""

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from benchmarks.many_games import arguments, percent, spread
from cellmates import bots, room25
from cellmates.bots.room25.memory import COLOUR_OF, UNKNOWN, Memory
from cellmates.bots.room25.rollout import sight_of
from cellmates.bots.room25.sides import Sides
from cellmates.bots.sitting import play
from cellmates.lab.arena import seed_for
from cellmates.lab.statistics import wilson
from cellmates.room25.board import NEIGHBOUR
from cellmates.room25.names import CHARACTER_NUMBERS, GUARD, PROGRAMMING, RED
from cellmates.room25.options import ACCUSE, CLAIM, MOVE_TO
from cellmates.room25.table import Room25Table
from cellmates.room25.talk import is_right

TRUSTED = 0.5
FOUND = 0.9


class Lie:
    """A lie, and what became of it."""

    def __init__(self, t: Room25Table, tile: int) -> None:
        self.round = t.round_number
        self.tile = tile
        self.lures = COLOUR_OF[t.room[tile]] == RED  # a red room is called something better
        self.listeners = 0
        self.believers = 0
        self.lured = False  # a prisoner who did not know better has walked in
        self.out = 0  # the round in which a prisoner has seen the tile, or everybody


class Told(NamedTuple):
    """What came of a game: its lies, and for every guard the rounds in which he was first accused,
    found and known to all (0: never); and the last round."""

    lies: list[Lie]
    guards: list[tuple[int, int, int]]
    last: int


class Listeners:
    """The prisoners of a game that is told once more."""

    def __init__(self, t: Room25Table) -> None:
        self.t = t
        self.memories = [Memory() for _ in range(t.seats)]
        for seat, memory in enumerate(self.memories):
            memory.begin(t.view(seat))  # type: ignore[arg-type]
        self.guards = [who for who in t.playing if t.roles[who] == GUARD]
        self.lies: list[Lie] = []
        self.accused: dict[int, int] = {}
        self.found: dict[int, int] = {}
        self.known: dict[int, int] = {}

    def prisoners(self) -> list[int]:
        """The characters of prisoners who live."""
        t = self.t
        return [who for who in t.playing if t.lives(who) and who not in self.guards]

    def sides(self, who: int) -> Sides:
        """What a character makes of the others."""
        seat = self.t.seat_of[who]
        return Sides(sight_of(self.t, seat, self.memories[seat]))

    def knows(self, who: int, tile: int) -> bool:
        """Whether a character has seen a tile, or everybody sees it."""
        return self.memories[self.t.seat_of[who]].room[tile] != UNKNOWN

    def choose(self, seat: int, option: int) -> None:
        """Tell them of a choice."""
        t = self.t
        if CLAIM <= option < ACCUSE:
            self._claimed(seat, *divmod(option - CLAIM, 5))
        elif seat in t.waiting and t.decision(seat).kind == "move":
            self._walks(CHARACTER_NUMBERS[t.decision(seat).about], option - MOVE_TO)
        t.choose(seat, option)
        for listener, memory in enumerate(self.memories):
            memory.follow(t.news_for(listener))
        for event in t.news:
            if event.kind == "accuse":
                self.accused.setdefault(CHARACTER_NUMBERS[str(event.data["who"])], t.round_number)
        self._look()

    def _claimed(self, speaker: int, cell: int, claim: int) -> None:
        t = self.t
        tile = t.tile_at[cell]
        hidden = any(t.seat_of[who] == speaker and not t.revealed >> who & 1 for who in self.guards)
        if not hidden or t.is_up(tile) or is_right(claim, COLOUR_OF[t.room[tile]]):
            return
        lie = Lie(t, tile)
        for who in self.prisoners():
            if not self.knows(who, tile):
                lie.listeners += 1
                lie.believers += self.sides(who).trust[speaker] >= TRUSTED
        if lie.listeners:
            self.lies.append(lie)

    def _walks(self, who: int, way: int) -> None:
        t = self.t
        if who in self.guards or not 0 <= way < 4:
            return
        tile = t.tile_at[NEIGHBOUR[t.tile_at.index(t.on[who]) * 4 + way]]
        for lie in self.lies:
            if lie.lures and lie.tile == tile and not self.knows(who, tile):
                lie.lured = True

    def _look(self) -> None:
        t = self.t
        for lie in self.lies:
            if not lie.out and any(self.knows(who, lie.tile) for who in self.prisoners()):
                lie.out = t.round_number
        for who in self.guards:
            if t.revealed >> who & 1:
                self.known.setdefault(who, t.round_number)

    def round_begins(self) -> None:
        """Ask them whom they hold for a guard."""
        prisoners = self.prisoners()
        held: Counter[int] = Counter()
        for each in prisoners:
            odds = self.sides(each).guard_odds
            held.update(who for who in self.guards if odds[who] >= FOUND)
        for who in self.guards:
            if held[who] * 2 > len(prisoners):
                self.found.setdefault(who, self.t.round_number)


def watch(task: tuple[int, str, str, int, bytes]) -> Told:
    """Play a game, and tell it once more."""
    number, guards, prisoners, seats, master = task
    config = room25.Config(mode="suspicion", seats=seats)
    seed = seed_for(master, number)
    played = room25.deal(config, seed)
    roles = {played.seat_of[who]: played.roles[who] for who in played.playing}
    names = [guards if roles[seat] == GUARD else prisoners for seat in range(seats)]
    seated = [
        bots.make("room25", name, seed_for(seed, seat), config) for seat, name in enumerate(names)
    ]
    play(played, seated)
    t = room25.deal(config, seed)
    t.listen()
    listeners = Listeners(t)
    begun = 0
    for seat, option in played.choices():
        if t.phase == PROGRAMMING and t.round_number != begun:
            begun = t.round_number
            listeners.round_begins()
        listeners.choose(seat, option)
    rounds = [
        (listeners.accused.get(who, 0), listeners.found.get(who, 0), listeners.known.get(who, 0))
        for who in listeners.guards
    ]
    return Told(listeners.lies, rounds, t.round_number)


def report(told: Sequence[Told]) -> None:
    """Print what came of it."""
    lies = [lie for game in told for lie in game.lies]
    heard = sum(lie.listeners for lie in lies)
    believed = wilson(sum(lie.believers for lie in lies), heard)
    lures = [lie for lie in lies if lie.lures]
    lured = wilson(sum(lie.lured for lie in lures), len(lures))
    soon = wilson(sum(0 < lie.out <= lie.round + 1 for lie in lies), len(lies))
    print(f"{len(told)} games, {len(lies) / len(told):.1f} lies a game")
    print(f"believed by listeners who do not know better: {percent(believed)} of {heard}")
    print(f"a prisoner walks into a red room called harmless: {percent(lured)} of {len(lures)}")
    print(f"a prisoner sees the truth in that round or the next: {percent(soon)} of {len(lies)}")
    print("\n| by round | accused | found by most prisoners | known to all |")
    print("|---|---|---|---|")
    guards = [rounds for game in told for rounds in game.guards]
    for number in range(1, max(game.last for game in told) + 1):
        shares = [
            percent(wilson(sum(0 < rounds[place] <= number for rounds in guards), len(guards)))
            for place in range(3)
        ]
        print(f"| {number} | {' | '.join(shares)} |")


def main(given: Sequence[str] | None = None) -> None:
    """Play and print."""
    parser = arguments(__doc__, games=400, seed="lies")
    parser.add_argument("--seats", type=int, default=6)
    parser.add_argument("--guards", default="careful")
    parser.add_argument("--prisoners", default="careful")
    args = parser.parse_args(given)
    tasks = [
        (number, args.guards, args.prisoners, args.seats, args.seed.encode())
        for number in range(args.games)
    ]
    report(list(spread(watch, tasks, args.jobs)))


if __name__ == "__main__":
    main()
