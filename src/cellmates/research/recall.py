"""Perfect recall: all that every seat was told and chose since the deal, as one digest a seat.

It is worked out when somebody asks for it: the game is played once more, this time to a listener.
"""

from hashlib import blake2b

from cellmates.kernel.table import Table

_SIZE = 16


def _linked(chain: bytes, text: str) -> bytes:
    return blake2b(text.encode(), key=chain, digest_size=_SIZE).digest()


class Recall:
    """The digests at one moment of a game. It never changes, so that copies share it."""

    def __init__(self, table: Table, chains: tuple[bytes, ...], made: int) -> None:
        self._table = table  # its own, and listening
        self._made = made  # how many of the game's choices it has played
        self.chains = chains

    @staticmethod
    def of(table: Table, seats: int, keep: dict[int, bytes] | None = None) -> "Recall":
        """A beginning at this table; seats in `keep` go on with what they remember."""
        own = table.clone()
        own.listen()
        kept = keep or {}
        chains = tuple([kept.get(seat, b"from here") for seat in range(seats)])
        return Recall(own, chains, len(table.history) // 2)

    def followed(self, table: Table) -> "Recall":
        """What is remembered at a table that has gone on from where this one stands."""
        choices = table.choices(self._made)
        if not choices:
            return self
        own = self._table.clone()
        own.listen()
        chains = list(self.chains)
        for chooser, option in choices:
            own.choose(chooser, option)
            chains[chooser] = _linked(chains[chooser], f"chose {option}")
            for seat in range(len(chains)):
                told = [f"{event.kind} {event.data}" for event in own.news_for(seat)]
                if told:
                    chains[seat] = _linked(chains[seat], "\n".join(told))
        return Recall(own, tuple(chains), self._made + len(choices))
