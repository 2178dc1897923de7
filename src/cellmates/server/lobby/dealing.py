"""Between `start` and the first choice: seats tell the nonces whose hashes they have shown.

The house has published the hash of its seed with the table. A seat shows the hash of its nonce
(`mix`) until the host starts. From then on the hashes are settled and everybody sees them; only now
browsers tell their nonces (`reveal`), and the game is dealt from all of them together. Whoever
does not tell one in time is left out, so that nobody can hold the others up.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import msgspec

from cellmates.kernel.dealing import commitment
from cellmates.server.lobby.configuring import checked
from cellmates.server.lobby.expecting import expect, seat_of
from cellmates.server.protocol.refusal import Refusal
from cellmates.server.store.interface import LobbyChanges, Store
from cellmates.server.store.rows import LobbyCommand, TableRow

REVEAL_SECONDS = 4.0
"""How long nonces are waited for."""


@dataclass(frozen=True, slots=True)
class PublicDeal:
    """A deal that is the same for everybody, from a seed that anybody may know before the game.

    Such a table proves nothing about who chose the seed, and its record says which deal it is.
    """

    name: str
    seed: bytes


async def mix(
    store: Store, id: str, seat: int | None, nonce_hash: str, command: LobbyCommand
) -> None:
    """A seat shows the hash of what it will mix into the deal."""
    async with store.changing(id, command) as changes:
        row = await expect(changes, "open")
        if seat is None or row.dealing is not None:
            raise Refusal("wrong_state", "nothing of yours is mixed into this deal")
        await changes.set_seat(seat_of(row, seat)._replace(nonce_hash=nonce_hash))


async def reveal(
    store: Store, id: str, seat: int | None, nonce: str, command: LobbyCommand
) -> None:
    """A seat tells its nonce; after the last one the game begins."""
    async with store.changing(id, command) as changes:
        row = await expect(changes)
        dealing = row.dealing
        if seat is None or dealing is None or seat not in dealing.hashes:
            raise Refusal("wrong_state", "nothing of yours is mixed into this deal")
        if commitment(bytes.fromhex(nonce)) != dealing.hashes[seat]:
            raise Refusal("bad_nonce", "this is not the nonce whose hash was shown")
        if not row.being_dealt:
            if dealing.nonces.get(seat) == nonce:  # another device of the seat was first
                return
            raise Refusal("wrong_state", "the cards are dealt already")
        row.dealing = msgspec.structs.replace(dealing, nonces={**dealing.nonces, seat: nonce})
        await changes.set_dealing(row.dealing)
        if row.dealing.nonces.keys() == row.dealing.hashes.keys():
            await begin(changes, row, command.at)


async def deal(store: Store, id: str, now: float) -> None:
    """Begin with the nonces that are there; the others were waited for."""
    async with store.changing(id) as changes:
        row = await expect(changes)
        if row.being_dealt:
            await begin(changes, row, now)


async def begin(changes: LobbyChanges, row: TableRow, now: float) -> None:
    """Deal: the game begins."""
    game, config = checked(row.game, row.agreed)  # the rules may be newer than the table
    asked = game.deal(config, row.deal_seed).waiting
    await changes.start(game.rules_version, now, _due(row, asked, now))


def _due(row: TableRow, asked: Sequence[int], now: float) -> float | None:
    """When a table with a clock of days must be loaded next: now if a bot is asked, else when an
    absent person's seat is taken over by a bot; None: only when somebody connects."""
    clock, takeover = row.settings.clock, row.settings.takeover
    if clock.kind != "days":
        return None
    if any(row.seats[seat].bot is not None for seat in asked):
        return now
    return None if takeover is None else now + clock.days * 86400 + takeover
