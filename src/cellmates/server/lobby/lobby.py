"""What happens to a table before the first choice and after the last: seats, start, rematch."""

import secrets
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from cellmates import bots
from cellmates.kernel.dealing import commitment
from cellmates.server.lobby.access import holder
from cellmates.server.lobby.admission import Admission
from cellmates.server.lobby.configuring import checked, keys_of
from cellmates.server.lobby.dealing import PublicDeal, begin
from cellmates.server.lobby.expecting import expect, seat_of
from cellmates.server.lobby.matching import levels_like, past_games
from cellmates.server.lobby.material import MaterialLibrary
from cellmates.server.lobby.moderating import VACANT, check_shut_out
from cellmates.server.lobby.spelling import looks_like
from cellmates.server.lobby.tokens import hashed, new_table_id, new_token
from cellmates.server.lobby.wire import settings_row
from cellmates.server.protocol.http_bodies import NewTable
from cellmates.server.protocol.messages import Configure
from cellmates.server.protocol.refusal import Refusal
from cellmates.server.store.interface import Store
from cellmates.server.store.rows import (
    HOST,
    DealingRow,
    LobbyCommand,
    SeatRow,
    SettingsRow,
    TableRow,
)

Seated = tuple[TableRow, int | None, str | None]

GUEST = "Guest"
"""What somebody is called who gives no name."""

TOKENS = 32
"""The latest tokens of a seat, or of the host's chair, that open it."""


class Lobby:
    """Changes of the lobby, each one transaction; a Refusal leaves everything as it was."""

    def __init__(
        self,
        store: Store,
        materials: MaterialLibrary,
        admission: Admission,
        bot_limit: str | None = None,
    ) -> None:
        self.bot_limit = bot_limit
        """The best level of bots that the operator allows; None: all of them."""
        self.store = store
        self.materials = materials
        self.admission = admission

    def _checked_bot(self, game: str, bot: str) -> str:
        if not bots.is_known(game, bot) or bots.limited(game, bot, self.bot_limit) != bot:
            raise Refusal("no_such_bot", f"{game} has no bot {bot!r} here")
        return bot

    async def create(
        self,
        wish: NewTable,
        name: str | None,
        person: str | None,
        now: float,
        address: str = "",
    ) -> tuple[str, Seated]:
        """A new table: the host's token, and the host's own seat if there is one."""
        self.admission.check_open()
        game, config = checked(wish.game, await self.materials.filled(wish.game, wish.config))
        number = int(config.seats)
        sitting: list[SeatRow] = [SeatRow(seat, None, None, None) for seat in range(number)]
        for key, bot in wish.bots.items():
            if len(key) > 2 or not key.isdecimal() or int(key) >= number:
                raise Refusal("no_such_seat", f"there is no seat {key!r}")
            sitting[int(key)] = SeatRow(int(key), None, self._checked_bot(wish.game, bot), None)
        mine, token = None, None
        if wish.sit:
            mine = next((row.seat for row in sitting if row.free), None)
            if mine is None:
                raise Refusal("seat_taken", "there is no free seat for the host")
            sitting[mine] = SeatRow(mine, name or GUEST, None, person, nonce_hash=wish.nonce_hash)
            token = new_token()
        if wish.start and any(row.free for row in sitting):
            raise Refusal("seats_free", "there are free seats")
        keys, brought = keys_of(game, config)
        row = new_row(wish.game, game.rules_version, keys, settings_row(wish), person, now)
        row.seats = sitting
        row.address = self.admission.address_hash(address)
        host = new_token()
        held = {hashed(host): HOST}
        if token is not None and mine is not None:
            held[hashed(token)] = mine
        if brought is not None:
            row.material = brought.content
        await self.store.create(row, held, brought, now)
        if wish.start:
            row = await self.start(row.id, now)
        return host, (row, mine, token)

    async def sit(
        self,
        id: str,
        seat: int | None,
        name: str | None,
        person: str | None,
        now: float,
        address: str = "",
    ) -> tuple[TableRow, int, str]:
        """Take a free seat; a person who sits here already gets a token for the same seat."""
        token = new_token()
        async with self.store.changing(id) as changes:
            row = await expect(changes)
            mine = [each.seat for each in row.seats if person and each.person == person]
            if mine and seat in (None, mine[0]):
                await changes.add_token(hashed(token), mine[0], now, TOKENS)
                return row, mine[0], token
            if mine:
                raise Refusal("seat_taken", "you have a seat already", 409)
            check_shut_out(row, person, address)
            free = [each.seat for each in row.seats if each.free]
            if row.state == "over" or (row.state == "playing" and not free):
                raise Refusal("wrong_state", "the game has started", 409)
            if seat is not None and seat >= len(row.seats):
                raise Refusal("no_such_seat", f"there is no seat {seat}")
            if not free or (seat is not None and seat not in free):
                raise Refusal("seat_taken", "this seat is taken", 409)
            _check_alike(name or GUEST, row.seats)
            chosen = free[0] if seat is None else seat
            await changes.set_seat(SeatRow(chosen, name or GUEST, None, person))
            await changes.add_token(hashed(token), chosen, now, TOKENS)
            return await expect(changes), chosen, token

    async def link(
        self, id: str, token: str | None, person: str | None, now: float
    ) -> tuple[int | None, str]:
        """One more token for what somebody holds already: a seat, or the host's chair."""
        another = new_token()
        async with self.store.changing(id) as changes:
            row = await expect(changes)
            seat, host = holder(row, await changes.tokens(), token, person)
            if seat is None and not host:
                raise Refusal("not_seated", "you have no seat here", 403)
            opened = HOST if seat is None else seat
            await changes.add_token(hashed(another), opened, now, TOKENS, token)
            return seat, another

    async def rename(self, id: str, seat: int, name: str, command: LobbyCommand) -> None:
        """Call the person of a seat something else."""
        async with self.store.changing(id, command) as changes:
            row = await expect(changes, "open")
            sitting = seat_of(row, seat)
            if sitting.name is None:
                raise Refusal("not_seated", "nobody sits there")
            _check_alike(name, [each for each in row.seats if each.seat != seat])
            await changes.set_seat(sitting._replace(name=name))

    async def only_here(
        self,
        id: str,
        seat: int | None,
        token: str | None,
        person: str | None,
        command: LobbyCommand,
    ) -> None:
        """End the other devices of a seat; only the browser in which somebody sat down may do so,
        or whoever has got hold of a link could turn its owner out."""
        async with self.store.changing(id, command) as changes:
            row = await expect(changes)
            if seat is None or row.seats[seat].person is None or row.seats[seat].person != person:
                raise Refusal("not_seated", "only where you sat down", 403)
            await changes.drop_tokens(seat, token)

    async def set_bot(
        self, id: str, seat: int, bot: str | None, command: LobbyCommand | None = None
    ) -> None:
        """Put a bot on a seat where no person sits, or clear it.

        In a game a bot plays on a cleared seat until somebody takes it.
        """
        async with self.store.changing(id, command) as changes:
            row = await expect(changes, "open", "playing")
            now = seat_of(row, seat)
            if now.name is not None:
                raise Refusal("seat_taken", "somebody sits there")
            named = None if bot is None else self._checked_bot(row.game, bot)
            await changes.set_seat(SeatRow(seat, None, named, None))
            if row.state == "playing" and named is None and not now.free:
                at = row.created if command is None else command.at
                await changes.write("relieved", seat, VACANT, at)

    async def fill(self, id: str, command: LobbyCommand | None = None) -> None:
        """Put bots as strong as the people here on all free seats."""
        table = await self.store.table(id)
        if table is None:
            raise Refusal("no_such_table", "there is no such table", 404)
        people = [each.person for each in table.seats if each.person is not None]
        played = [past_games(await self.store.tables_of(one), one, table.game) for one in people]
        async with self.store.changing(id, command) as changes:
            row = await expect(changes, "open")
            free = [each.seat for each in row.seats if each.free]
            levels = [
                level
                for level in bots.ranked(row.game)[1:]
                if bots.limited(row.game, level, self.bot_limit) == level
            ] or list(bots.ranked(row.game)[:1])
            for seat, bot in zip(free, levels_like(played, levels, len(free)), strict=True):
                await changes.set_seat(SeatRow(seat, None, bot, None))

    async def swap(
        self, id: str, one: int, other: int, command: LobbyCommand | None = None
    ) -> None:
        """Let two seats change places, with their tokens."""
        async with self.store.changing(id, command) as changes:
            row = await expect(changes, "open")
            first, second = seat_of(row, one), seat_of(row, other)
            await changes.set_seat(second._replace(seat=one))
            await changes.set_seat(first._replace(seat=other))
            await changes.move_tokens({one: other, other: one})

    async def free(self, id: str, seat: int, command: LobbyCommand | None = None) -> None:
        """Make a seat free; its tokens open nothing any more."""
        async with self.store.changing(id, command) as changes:
            seat_of(await expect(changes, "open"), seat)
            await changes.set_seat(SeatRow(seat, None, None, None))
            await changes.drop_tokens(seat)

    async def withdraw(self, id: str, token: str | None, person: str | None) -> None:
        """Have no more to do with a table.

        Before the game a guest's seat becomes free, and the host takes the table away. A finished
        game is no longer listed for this person; who was the last takes it away for good.
        """
        async with self.store.changing(id) as changes:
            row = await expect(changes)
            seat, host = holder(row, await changes.tokens(), token, person)
            if seat is None and not host:
                raise Refusal("not_seated", "you have no seat here", 403)
            if row.state == "playing":
                raise Refusal("wrong_state", "the game goes on", 409)
            if row.being_dealt and not host:
                raise Refusal("wrong_state", "the cards are being dealt", 409)
            if row.state == "open" and not host:
                assert seat is not None
                await changes.set_seat(SeatRow(seat, None, None, None))
                await changes.drop_tokens(seat)
                return
            others = {each.person for each in row.seats if each.seat != seat} - {None, person}
            if row.state == "open" or not others:
                await changes.remove()
                return
            if seat is not None:
                await changes.set_seat(row.seats[seat]._replace(person=None))
                await changes.drop_tokens(seat)
            if host:
                await changes.set_host(None)
                await changes.drop_tokens(HOST)

    async def configure(
        self, id: str, wish: Configure, command: LobbyCommand | None = None
    ) -> None:
        """Agree on something else; people keep their seats, or get others if theirs vanish."""
        keys = wish.config
        if keys is not None:
            keys = await self.materials.filled(wish.game or await self._game(id), keys)
        async with self.store.changing(id, command) as changes:
            row = await expect(changes, "open")
            name = row.game if wish.game is None else wish.game
            if keys is None:
                keys = row.agreed if name == row.game else {}
            game, config = checked(name, keys)
            agreed, brought = keys_of(game, config)
            if brought is not None:
                now = row.created if command is None else command.at
                await changes.keep_material(name, brought, now)
            sitting, moved = _seated_anew(row.seats, int(config.seats), name)
            row.game, row.rules_version, row.config = name, game.rules_version, agreed
            if wish.settings is not None:
                row.settings = settings_row(wish.settings)
            await changes.configure(row)
            await changes.replace_seats(sitting)
            await changes.move_tokens(moved)

    async def _game(self, id: str) -> str:
        row = await self.store.table(id)
        if row is None:
            raise Refusal("no_such_table", "there is no such table", 404)
        return row.game

    async def start(self, id: str, now: float, command: LobbyCommand | None = None) -> TableRow:
        """Begin the game if every seat is filled; where seats mix something into the deal, only
        once their nonces are there (`dealing.reveal`) or were waited for (`dealing.deal`)."""
        async with self.store.changing(id, command) as changes:
            row = await expect(changes)
            if row.state == "playing" or row.being_dealt:
                return row
            if row.state == "over":
                raise Refusal("wrong_state", "the game is over", 409)
            if any(each.free for each in row.seats):
                raise Refusal("seats_free", "there are free seats", 409)
            checked(row.game, row.agreed)  # the rules may be newer than the table
            if row.nonce_hashes:
                await changes.set_dealing(DealingRow(row.nonce_hashes))
            else:
                await begin(changes, row, now)
            return await expect(changes)

    async def start_against_bots(self, id: str, now: float) -> None:
        """Begin the game if one person sits there and bots on all other seats."""
        row = await self.store.table(id)
        if row is None or row.state != "open" or any(each.free for each in row.seats):
            return
        if len([each for each in row.seats if each.bot is None]) <= 1:
            await self.start(id, now)

    async def rematch(
        self,
        id: str,
        now: float,
        command: LobbyCommand | None = None,
        nonce_hash: tuple[int, str] | None = None,
    ) -> str:
        """Another open table for the same people, opened by the same tokens; one of them, by seat,
        may already say what she will mix into the deal."""
        self.admission.check_open()
        async with self.store.changing(id, command) as changes:
            row = await expect(changes, "over")
            if row.next is not None:
                return row.next
            game, _ = checked(row.game, row.agreed)  # the rules may be newer than the table
            settings = msgspec.structs.replace(row.settings, day=None)  # a deal of its own
            twin = new_row(row.game, game.rules_version, row.config, settings, row.host, now)
            twin.seats = [each._replace(nonce_hash=None) for each in row.seats]
            twin.shut_out = row.shut_out
            if nonce_hash is not None:
                seat, hash = nonce_hash
                twin.seats[seat] = twin.seats[seat]._replace(nonce_hash=hash)
            await changes.add_rematch(twin, await changes.tokens(), now)
            return twin.id


def _bot_in(game: str, bot: str | None) -> str | None:
    """The bot of a seat in another game: of the same level if there is one."""
    if bot is None or bots.is_known(game, bot):
        return bot
    level = bots.level_of(bot)
    return level if level in bots.names(game) else None


def _check_alike(name: str, seats: Iterable[SeatRow]) -> None:
    """Raise a Refusal if a name looks like another at the table, and is written otherwise."""
    if any(looks_like(name, each.name) for each in seats if each.name):
        raise Refusal("bad_name", "this name looks like another's at the table")


def _seated_anew(
    old: Sequence[SeatRow], number: int, game: str
) -> tuple[list[SeatRow], dict[int, int]]:
    """The same people on another number of seats, and who moved where; bots make room."""
    kept = [each._replace(bot=_bot_in(game, each.bot)) for each in old]
    kept += [SeatRow(seat, None, None, None) for seat in range(len(old), number)]
    vanishing = [each for each in kept[number:] if each.name is not None]
    kept = kept[:number]
    places = sorted((each for each in kept if each.name is None), key=lambda each: not each.free)
    if len(vanishing) > len(places):
        people = len(vanishing) + number - len(places)
        raise Refusal("seat_taken", f"seats: {people} people sit here", 409)
    moved = {}
    for who, place in zip(vanishing, places, strict=False):
        kept[place.seat] = who._replace(seat=place.seat)
        moved[who.seat] = place.seat
    return kept, moved


def new_row(
    game: str,
    version: int,
    config: dict[str, Any],
    settings: SettingsRow,
    host: str | None,
    now: float,
    public: PublicDeal | None = None,
) -> TableRow:
    """A table that nobody sits at yet; its deal is secret, or of a seed that everybody knows."""
    seed = secrets.token_bytes(32) if public is None else public.seed
    return TableRow(
        id=new_table_id(),
        game=game,
        rules_version=version,
        config=config,
        settings=settings,
        state="open",
        seed=seed,
        commitment=commitment(seed),
        host=host,
        created=now,
        dealing=None if public is None else DealingRow(public=public.name),
    )
