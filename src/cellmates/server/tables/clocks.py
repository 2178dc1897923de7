"""How long a seat may think: no limit, seconds with a bank, or days."""

from collections.abc import Mapping

from cellmates.server.protocol.messages import ClockState
from cellmates.server.store.rows import ClockRow

DAY = 86400.0


class Clocks:
    """The time that each seat has left at one table."""

    def __init__(self, clock: ClockRow, seats: int) -> None:
        self.patient = clock.kind == "days"  # people may be away between their decisions
        self.decision: float | None = None
        bank = 0.0
        if clock.kind == "live":
            self.decision, bank = clock.decision, clock.bank
        elif clock.kind == "days":
            self.decision = clock.days * DAY
        self._banks = [bank] * seats

    def use(self, seat: int, spent: float) -> None:
        """A seat has thought for so long."""
        if self.decision is not None and spent > self.decision:
            self._banks[seat] = max(0.0, self._banks[seat] - (spent - self.decision))

    def runs_out(self, seat: int, asked_at: float) -> float | None:
        """When the seat's time is over if it was asked then."""
        return None if self.decision is None else asked_at + self.decision + self._banks[seat]

    def states(self, asked_at: Mapping[int, float], now: float) -> list[ClockState]:
        """Every seat's time; those that are asked are running."""
        if self.decision is None:
            return []
        found: list[ClockState] = []
        for seat, bank in enumerate(self._banks):
            left = self.decision
            if seat in asked_at:
                left -= now - asked_at[seat]
                bank = max(0.0, bank + min(0.0, left))
            found.append(
                ClockState(seat, seat in asked_at, round(max(0.0, left), 2), round(bank, 2))
            )
        return found
