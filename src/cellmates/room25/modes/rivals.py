"""Players or teams against each other, without roles (R25-16)."""

from typing import TYPE_CHECKING

from cellmates.kernel.event import EVERYBODY
from cellmates.room25.goals import in_last_round, open_tile, way_out
from cellmates.room25.modes.mode import DUOS_APART, DUOS_TOGETHER, Mode
from cellmates.room25.names import TEAMS
from cellmates.room25.roles import inside_room_25

if TYPE_CHECKING:
    from cellmates.room25.config import Config
    from cellmates.room25.table import Room25Table
    from cellmates.room25.views import Goal


class Rivals(Mode):
    """What is common to modes in which parties race each other."""

    aim: str  # what a party's goal is called

    def winner(self, party: int) -> str | int:
        """How a party is called among the winners."""
        raise NotImplementedError

    def win(self, t: "Room25Table", parties: list[int], reason: str) -> None:
        """End the game in favour of these parties."""
        seats = [t.seat_of[who] for who in t.playing if self.party_of(t, who) in parties]
        self.end(t, tuple([self.winner(party) for party in parties]), reason, seats)

    def living(self, t: "Room25Table") -> list[int]:
        """The parties that still have a living character."""
        return sorted({self.party_of(t, who) for who in t.playing if t.lives(who)})

    def goal(self, t: "Room25Table", seat: int | None) -> "Goal":
        """The way of one's own party; a spectator sees that of the party that is ahead."""
        parties = {self.party_of(t, who) for who in t.playing}
        if seat is not None:
            parties = {self.party_of(t, who) for who in t.playing if t.seat_of[who] == seat}
        ways = [self._progress(t, party) for party in sorted(parties)]
        have, need = max(ways)
        return {"aim": self.aim, "steps": way_out(t, have, need)}

    def _progress(self, t: "Room25Table", party: int) -> tuple[int, int]:
        """How many of a party are in Room 25, and how many must be."""
        people = [who for who in t.playing if self.party_of(t, who) == party]
        living = sum(1 for who in people if t.lives(who))
        have = sum(1 for who in people if open_tile(t, t.on[who]))
        return have, living if in_last_round(t) else len(people)

    def escapes(self, t: "Room25Table") -> bool:
        return bool(self._escaping(t))

    def escape(self, t: "Room25Table") -> None:
        self.win(t, self._escaping(t), "escaped")

    def _escaping(self, t: "Room25Table") -> list[int]:
        """A party leaves with all its characters; in the last round one of them may be dead."""
        inside = inside_room_25(t)
        escaping: list[int] = []
        for party in self.living(t):
            people = [who for who in t.playing if self.party_of(t, who) == party]
            dead = [who for who in people if not t.lives(who)]
            out = len(dead) <= (1 if t.last_round else 0)
            if out and all(inside >> who & 1 for who in people if who not in dead):
                escaping.append(party)
        return escaping


class Competition(Rivals):
    """Two characters each, every player alone (R25-16.3, R25-16.4)."""

    def __init__(self) -> None:
        super().__init__()
        self.name = "competition"
        self.aim = "race"
        self.seats = (2, 3, 4)
        self.usual_seats = 3
        self.reasons = ("escaped", "last_alive", "countdown")
        self.counted_as = ("player",)

    def characters(self, seats: int) -> int:
        return seats * 2

    def party(self, seat: int) -> int:
        return seat

    def duos(self, seats: int) -> int:
        return DUOS_TOGETHER

    def winner(self, party: int) -> str | int:
        return party

    def died(self, t: "Room25Table", who: int) -> None:
        living = self.living(t)
        if len(living) == 1:
            self.win(t, living, "last_alive")

    def after_death(self, t: "Room25Table", seat: int) -> list[str]:
        return ["race"]

    def time_up(self, t: "Room25Table") -> None:
        self.win(t, [], "countdown")  # RL-C5


class Team(Rivals):
    """Two teams (R25-16.5, R25-16.6)."""

    def __init__(self) -> None:
        super().__init__()
        self.name = "team"
        self.aim = "team"
        self.seats = (4, 6, 8)
        self.usual_seats = 6
        self.reasons = ("escaped", "eliminated", "more_inside", "countdown")
        self.counted_as = TEAMS
        self.teams = True

    def party(self, seat: int) -> int:
        return seat % 2  # R25-16.5: the seats alternate

    def duos(self, seats: int) -> int:
        return DUOS_TOGETHER if seats == 4 else DUOS_APART

    def party_of(self, t: "Room25Table", who: int) -> int:
        return t.team_of[who]

    def side_of(self, t: "Room25Table", who: int) -> str:
        return TEAMS[t.team_of[who]]

    def winner(self, party: int) -> str | int:
        return TEAMS[party]

    def may_talk(self, config: "Config") -> bool:
        return config.team_talk != "none"  # R25-16.7

    def audience(self, t: "Room25Table", seat: int) -> int:
        """Everybody, or its own team where teams have a channel (R25-16.7)."""
        if t.config.team_talk != "team_channel":
            return EVERYBODY
        team = next(t.team_of[who] for who in t.playing if t.seat_of[who] == seat)
        return sum({1 << t.seat_of[who] for who in t.playing if t.team_of[who] == team})

    def died(self, t: "Room25Table", who: int) -> None:
        living = self.living(t)
        if len(living) == 1:
            self.win(t, living, "eliminated")

    def after_death(self, t: "Room25Table", seat: int) -> list[str]:
        team = self.party(seat)
        dead = sum(1 for who in t.playing if t.team_of[who] == team and not t.lives(who))
        return ["team_last_round", "team_inside"] if dead == 1 else ["team_inside"]

    def time_up(self, t: "Room25Table") -> None:
        inside = inside_room_25(t)
        counts = [0, 0]
        for who in t.playing:
            counts[t.team_of[who]] += inside >> who & 1
        if counts[0] == counts[1]:
            self.win(t, [], "countdown")
        else:
            self.win(t, [0 if counts[0] > counts[1] else 1], "more_inside")
