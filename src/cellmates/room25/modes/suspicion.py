"""Prisoners against hidden guards (R25-13)."""

from typing import TYPE_CHECKING

from cellmates.room25.goals import holding_on, in_last_round, open_tile, way_out
from cellmates.room25.modes.mode import Mode
from cellmates.room25.names import GUARD, PRISONER, ROLES
from cellmates.room25.roles import (
    dead_prisoners_known,
    dead_prisoners_shown,
    missing_prisoners,
    show_role,
    show_the_dead,
    unmask,
)

if TYPE_CHECKING:
    from cellmates.room25.config import Config
    from cellmates.room25.table import Room25Table
    from cellmates.room25.views import Goal


class Suspicion(Mode):
    """Prisoners against hidden guards (R25-13)."""

    def __init__(self) -> None:
        super().__init__()
        self.name = "suspicion"
        self.seats = (4, 5, 6, 7, 8)
        self.usual_seats = 6
        self.reasons = ("escaped", "two_dead", "countdown")
        self.counted_as = ("prisoner", "guard")
        self.hidden_roles = True
        self.sharing = True

    def guards(self, config: "Config") -> tuple[int, ...]:
        if config.seats == 5:
            return (1, 2) if config.roles_exact else (2,)
        return (1,) if config.seats == 4 else (2,)  # R25-13.2

    def role_tokens(self, config: "Config", people: int) -> list[int]:
        guards = config.guards
        total = people
        if not config.roles_exact:  # season1: one prisoner too many, so a guard may be missing
            total = max(people, guards + 4 if guards == 2 else 5)
        return [GUARD] * guards + [PRISONER] * (total - guards)

    def party_of(self, t: "Room25Table", who: int) -> int:
        return t.roles[who]

    def side_of(self, t: "Room25Table", who: int) -> str:
        return ROLES[t.roles[who]]

    def died(self, t: "Room25Table", who: int) -> None:
        show_the_dead(t, newest=who)  # R25-13.7, RL-42
        if dead_prisoners_shown(t) >= 1:
            show_role(t, who)
        if dead_prisoners_shown(t) >= 2:
            self._win(t, guards=True, reason="two_dead")
        else:
            unmask(t)

    def gathered(self, t: "Room25Table") -> None:
        unmask(t)

    def last_round(self, t: "Room25Table") -> None:
        show_the_dead(t)

    def goal(self, t: "Room25Table", seat: int | None) -> "Goal":
        if seat is not None and any(
            t.seat_of[who] == seat and t.roles[who] == GUARD for who in t.playing
        ):
            return {"aim": "guard", "steps": holding_on(t, dead_prisoners_known(t, seat))}
        prisoners = len(t.playing) - t.config.guards
        have = 0
        outside = 0  # prisoners of whom one knows that they are missing
        for who in t.playing:
            known = t.outcome is not None or t.revealed >> who & 1 or t.seat_of[who] == seat
            guard = known and t.roles[who] == GUARD
            if open_tile(t, t.on[who]):
                have += not guard
            else:
                outside += known and not guard
        need = prisoners - (1 if in_last_round(t) else 0)  # R25-13.9
        have = max(0, min(have, prisoners - outside))
        return {"aim": "prisoner", "steps": way_out(t, have, need)}

    def after_death(self, t: "Room25Table", seat: int) -> list[str]:
        own = [who for who in t.playing if t.seat_of[who] == seat]
        guard = any(t.roles[who] == GUARD for who in own)
        shown = all(t.revealed >> who & 1 for who in own)
        return ["guards" if guard else "prisoners", *([] if shown else ["role_hidden"])]

    def escapes(self, t: "Room25Table") -> bool:
        missing, prisoners = missing_prisoners(t)
        allowed = 1 if t.last_round else 0  # R25-13.9
        if prisoners > allowed:
            t.failed_exits = (*t.failed_exits, (missing, allowed))
            return False
        return True

    def escape(self, t: "Room25Table") -> None:
        self._win(t, guards=False, reason="escaped")

    def time_up(self, t: "Room25Table") -> None:
        self._win(t, guards=True, reason="countdown")

    def _win(self, t: "Room25Table", guards: bool, reason: str) -> None:
        seats = [t.seat_of[who] for who in t.playing if (t.roles[who] == GUARD) == guards]
        self.end(t, ("guards" if guards else "prisoners",), reason, seats)
