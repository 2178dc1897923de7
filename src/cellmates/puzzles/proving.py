"""Whether something can be reached for certain, by exhaustive search.

The solver decides at his own questions; everybody else decides as badly for him as the rules
allow; and whatever he cannot know is as bad for him as it can be. `Search.branches` says what may
come of a choice, and each game derives its own.
"""

from cellmates.kernel.table import Table


class TooLarge(Exception):
    """The search would take more choices than it may, or chance decides something in it."""


class Search:
    """The search for one aim of one seat."""

    def __init__(self, seat: int, most: int) -> None:
        self.seat = seat
        self.left = most  # choices that may still be tried

    def branches(self, table: Table, seat: int, option: int) -> list[Table]:
        """The tables that may come of a choice, one for each way in which they can differ so far
        to the solver's eyes."""
        return [self.after(table, seat, option)]

    def reached(self, table: Table) -> bool | None:
        """Whether the aim is reached; None: that is not decided yet."""
        raise NotImplementedError

    def offered(self, table: Table, seat: int) -> tuple[int, ...]:
        """The options of a question that are searched."""
        return table.decision(seat).options

    def after(self, table: Table, seat: int, option: int) -> Table:
        """The table after a choice; a TooLarge if that is too much, or dice were rolled."""
        if not self.left:
            raise TooLarge("too many choices")
        self.left -= 1
        twin = table.clone()
        twin.choose(seat, option)
        if self.drawn(table, twin) and self.lucky(twin):
            raise TooLarge("chance decides")
        return twin

    def lucky(self, table: Table) -> bool:
        """Whether what was just drawn may have mattered. What has failed with it may fail."""
        return self.reached(table) is not False

    def drawn(self, before: Table, after: Table) -> bool:
        """Whether dice were rolled, or cards drawn, between two tables."""
        return (after.dice.block, after.dice.used) != (before.dice.block, before.dice.used)

    def certain(self, table: Table) -> bool:
        """Whether the aim can be reached for certain from here."""
        decided = self.reached(table)
        if decided is not None:
            return decided
        seat = table.waiting[0]
        options = self.offered(table, seat)
        if seat == self.seat:
            return any(self.works(table, option) for option in options)
        return all(self._holds(table, seat, option) for option in options)

    def works(self, table: Table, option: int) -> bool:
        """Whether the aim is certain after one of the solver's own options."""
        return self._holds(table, self.seat, option)

    def only(self, table: Table) -> int | None:
        """Which of the solver's options is the only one that works; None: there is none, several
        work, or the search is too large."""
        found: int | None = None
        try:
            for place, option in enumerate(table.decision(self.seat).options):
                if self.works(table, option):
                    if found is not None:
                        return None
                    found = place
        except TooLarge:
            return None
        return found

    def _holds(self, table: Table, seat: int, option: int) -> bool:
        return all(self.certain(each) for each in self.branches(table, seat, option))

    def line(self, table: Table, option: int) -> list[str]:
        """The solver's choices from an option that works on, where hidden things are as they are
        on this table and others take the first option they have."""
        texts = table.catalogue().texts
        told = [texts[option]]
        table = self.after(table, self.seat, option)
        while self.reached(table) is None:
            seat = table.waiting[0]
            options = self.offered(table, seat)
            if seat == self.seat:
                best = next(each for each in options if self.works(table, each))
                told.append(texts[best])
            else:
                best = options[0]
            table = self.after(table, seat, best)
        return told
