"""What happens to a table before the first choice and after the last: seats, start, rematch."""

import json
import secrets
from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from cellmates import bots
from cellmates.games import GAMES
from cellmates.kernel.dice import commitment
from cellmates.server.lobby.access import holder
from cellmates.server.lobby.configuring import checked, keys_of
from cellmates.server.lobby.material import MaterialLibrary
from cellmates.server.lobby.tokens import hashed, new_table_id, new_token
from cellmates.server.protocol.messages import Configure, DaysClock, NewTable, Settings
from cellmates.server.protocol.refusal import Refusal
from cellmates.server.store.material import keep
from cellmates.server.store.rows import HOST, LineRow, LobbyCommand, SeatRow, TableRow
from cellmates.server.store.schema import lines, seats, tables, tokens
from cellmates.server.store.store import Store, read_table, read_tokens

Seated = tuple[TableRow, int | None, str | None]

GUEST = "Guest"
"""What somebody is called who gives no name."""

TOKENS = 32
"""The latest tokens of a seat, or of the host's chair, that open it."""


def clean_name(name: str) -> str:
    """A name without what cannot be seen."""
    cleaned = " ".join("".join(c if c.isprintable() else " " for c in name).split())
    if not cleaned:
        raise Refusal("bad_name", "a name needs at least one letter")
    return cleaned


def _checked_bot(game: str, bot: str) -> str:
    if bot not in bots.names(game):
        raise Refusal("no_such_bot", f"{game} has no bot {bot!r}")
    return bot


class Lobby:
    """Changes of the lobby, each one transaction; a Refusal leaves everything as it was."""

    def __init__(self, store: Store, materials: MaterialLibrary) -> None:
        self.store = store
        self.materials = materials

    async def create(
        self, wish: NewTable, name: str | None, person: str | None, now: float
    ) -> tuple[str, Seated]:
        """A new table: the host's token, and the host's own seat if there is one."""
        game, config = checked(wish.game, await self.materials.filled(wish.game, wish.config))
        number = int(config.seats)
        sitting: list[SeatRow] = [SeatRow(seat, None, None, None) for seat in range(number)]
        for key, bot in wish.bots.items():
            if len(key) > 2 or not key.isdecimal() or int(key) >= number:
                raise Refusal("no_such_seat", f"there is no seat {key!r}")
            sitting[int(key)] = SeatRow(int(key), None, _checked_bot(wish.game, bot), None)
        mine, token = None, None
        if wish.sit:
            mine = next((row.seat for row in sitting if row.free), None)
            if mine is None:
                raise Refusal("seat_taken", "there is no free seat for the host")
            sitting[mine] = SeatRow(mine, name or GUEST, None, person)
            token = new_token()
        if wish.start and any(row.free for row in sitting):
            raise Refusal("seats_free", "there are free seats")
        settings = msgspec.convert(
            {key: getattr(wish, key) for key in Settings.__struct_fields__}, Settings
        )
        keys, brought = keys_of(game, config)
        row = _new_row(wish.game, game.rules_version, keys, settings, person, now)
        row.seats = sitting
        host = new_token()
        secret = [(hashed(host), HOST)]
        if token is not None and mine is not None:
            secret.append((hashed(token), mine))
        async with self.store.database.writing() as connection:
            if brought is not None:
                row.material = brought.content
                await keep(connection, row.game, brought, now)
            await _insert(connection, row, secret, now)
        if wish.start:
            row = await self.start(row.id, now)
        return host, (row, mine, token)

    async def sit(
        self, id: str, seat: int | None, name: str | None, person: str | None, now: float
    ) -> tuple[TableRow, int, str]:
        """Take a free seat; a person who sits here already gets a token for the same seat."""
        token = new_token()
        async with self.store.changing(id) as connection:
            row = await _expect(connection, id)
            mine = [each.seat for each in row.seats if person and each.person == person]
            if mine and seat in (None, mine[0]):
                await _give(connection, id, token, mine[0], now)
                return row, mine[0], token
            if row.state != "open":
                raise Refusal("wrong_state", "the game has started", 409)
            if mine:
                raise Refusal("seat_taken", "you have a seat already", 409)
            free = [each.seat for each in row.seats if each.free]
            if seat is not None and seat >= len(row.seats):
                raise Refusal("no_such_seat", f"there is no seat {seat}")
            if not free or (seat is not None and seat not in free):
                raise Refusal("seat_taken", "this seat is taken", 409)
            chosen = free[0] if seat is None else seat
            await _place(connection, id, SeatRow(chosen, name or GUEST, None, person))
            await _give(connection, id, token, chosen, now)
            return await _expect(connection, id), chosen, token

    async def link(
        self, id: str, token: str | None, person: str | None, now: float
    ) -> tuple[int | None, str]:
        """One more token for what somebody holds already: a seat, or the host's chair."""
        another = new_token()
        async with self.store.changing(id) as connection:
            row = await _expect(connection, id)
            seat, host = holder(row, await read_tokens(connection, id), token, person)
            if seat is None and not host:
                raise Refusal("not_seated", "you have no seat here", 403)
            await _give(connection, id, another, HOST if seat is None else seat, now, token)
            return seat, another

    async def set_bot(
        self, id: str, seat: int, bot: str | None, command: LobbyCommand | None = None
    ) -> None:
        """Put a bot on a seat where no person sits, or clear it."""
        async with self.store.changing(id, command) as connection:
            row = await _expect(connection, id, "open")
            now = _seat(row, seat)
            if now.name is not None:
                raise Refusal("seat_taken", "somebody sits there")
            named = None if bot is None else _checked_bot(row.game, bot)
            await _place(connection, id, SeatRow(seat, None, named, None))

    async def swap(
        self, id: str, one: int, other: int, command: LobbyCommand | None = None
    ) -> None:
        """Let two seats change places, with their tokens."""
        async with self.store.changing(id, command) as connection:
            row = await _expect(connection, id, "open")
            first, second = _seat(row, one), _seat(row, other)
            await _place(connection, id, second._replace(seat=one))
            await _place(connection, id, first._replace(seat=other))
            held = tokens.c.table_id == id
            parked = -2
            for old, new in ((one, parked), (other, one), (parked, other)):
                await connection.execute(
                    update(tokens).where(held, tokens.c.seat == old).values(seat=new)
                )

    async def free(self, id: str, seat: int, command: LobbyCommand | None = None) -> None:
        """Make a seat free; its tokens open nothing any more."""
        async with self.store.changing(id, command) as connection:
            _seat(await _expect(connection, id, "open"), seat)
            await _place(connection, id, SeatRow(seat, None, None, None))
            await connection.execute(
                delete(tokens).where(tokens.c.table_id == id, tokens.c.seat == seat)
            )

    async def configure(
        self, id: str, wish: Configure, command: LobbyCommand | None = None
    ) -> None:
        """Agree on something else; people keep their seats, or get others if theirs vanish."""
        keys = wish.config
        if keys is not None:
            keys = await self.materials.filled(wish.game or await self._game(id), keys)
        async with self.store.changing(id, command) as connection:
            row = await _expect(connection, id, "open")
            name = row.game if wish.game is None else wish.game
            if keys is None:
                keys = row.agreed if name == row.game else {}
            game, config = checked(name, keys)
            agreed, brought = keys_of(game, config)
            if brought is not None:
                await keep(
                    connection, name, brought, row.created if command is None else command.at
                )
            settings = row.settings if wish.settings is None else wish.settings
            sitting, moved = _seated_anew(row.seats, int(config.seats), bots.names(name))
            await connection.execute(
                update(tables)
                .where(tables.c.id == id)
                .values(
                    game=name,
                    rules_version=game.rules_version,
                    config=json.dumps(agreed),
                    material=None if brought is None else brought.digest,
                    settings=msgspec.json.encode(settings).decode(),
                    listed=settings.listed,
                )
            )
            await connection.execute(delete(seats).where(seats.c.table_id == id))
            await connection.execute(
                insert(seats), [{"table_id": id, **each._asdict()} for each in sitting]
            )
            for old, new in moved.items():  # to seats that no token opens: a bot's or a free one
                await connection.execute(
                    update(tokens)
                    .where(tokens.c.table_id == id, tokens.c.seat == old)
                    .values(seat=new)
                )

    async def _game(self, id: str) -> str:
        row = await self.store.table(id)
        if row is None:
            raise Refusal("no_such_table", "there is no such table", 404)
        return row.game

    async def start(self, id: str, now: float, command: LobbyCommand | None = None) -> TableRow:
        """Begin the game if every seat is filled."""
        async with self.store.changing(id, command) as connection:
            row = await _expect(connection, id)
            if row.state == "playing":
                return row
            if row.state == "over":
                raise Refusal("wrong_state", "the game is over", 409)
            if any(each.free for each in row.seats):
                raise Refusal("seats_free", "there are free seats", 409)
            game, config = checked(row.game, row.agreed)  # the rules may be newer than the table
            asked = game.deal(config, row.seed).waiting
            await connection.execute(
                update(tables)
                .where(tables.c.id == id)
                .values(
                    state="playing",
                    rules_version=game.rules_version,
                    started=now,
                    due=_due(row, asked, now),
                )
            )
            last = select(func.max(lines.c.line)).where(lines.c.table_id == id)
            line = (await connection.execute(last)).scalar_one() or 0
            row_of_line = LineRow(line + 1, 0, "started", None, "", None, now)
            await connection.execute(insert(lines).values(table_id=id, **row_of_line._asdict()))
            return await _expect(connection, id)

    async def rematch(self, id: str, now: float, command: LobbyCommand | None = None) -> str:
        """Another open table for the same people, opened by the same tokens."""
        async with self.store.changing(id, command) as connection:
            row = await _expect(connection, id, "over")
            if row.next is not None:
                return row.next
            game, _ = checked(row.game, row.agreed)  # the rules may be newer than the table
            twin = _new_row(row.game, game.rules_version, row.config, row.settings, row.host, now)
            twin.seats = row.seats
            held = await connection.execute(
                select(tokens.c.hash, tokens.c.seat).where(tokens.c.table_id == id)
            )
            await _insert(connection, twin, [(each.hash, each.seat) for each in held], now)
            await connection.execute(update(tables).where(tables.c.id == id).values(next=twin.id))
            return twin.id


def _seated_anew(
    old: Sequence[SeatRow], number: int, known: Sequence[str]
) -> tuple[list[SeatRow], dict[int, int]]:
    """The same people on another number of seats, and who moved where; bots make room."""
    kept = [each if each.bot in (None, *known) else each._replace(bot=None) for each in old]
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


def _due(row: TableRow, asked: Sequence[int], now: float) -> float | None:
    """When a table that is played by days is needed first: at once if a bot is asked."""
    clock, takeover = row.settings.clock, row.settings.takeover
    if not isinstance(clock, DaysClock):
        return None
    if any(row.seats[seat].bot is not None for seat in asked):
        return now
    return None if takeover is None else now + clock.days * 86400 + takeover


def _new_row(
    game: str,
    version: int,
    config: dict[str, Any],
    settings: Settings,
    host: str | None,
    now: float,
) -> TableRow:
    seed = secrets.token_bytes(32)
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
    )


def _material(row: TableRow) -> str | None:
    """The fingerprint of what somebody brought to play with."""
    named = row.config.get(GAMES[row.game].brings)
    return named["digest"] if isinstance(named, dict) else None


async def _insert(
    connection: AsyncConnection, row: TableRow, secret: list[tuple[str, int]], now: float
) -> None:
    await connection.execute(
        insert(tables).values(
            id=row.id,
            game=row.game,
            rules_version=row.rules_version,
            config=json.dumps(row.config),
            material=_material(row),
            settings=msgspec.json.encode(row.settings).decode(),
            state=row.state,
            listed=row.settings.listed,
            seed=row.seed,
            commitment=row.commitment,
            host=row.host,
            created=row.created,
        )
    )
    await connection.execute(
        insert(seats), [{"table_id": row.id, **each._asdict()} for each in row.seats]
    )
    await connection.execute(
        insert(tokens),
        [{"table_id": row.id, "hash": hash, "seat": seat, "at": now} for hash, seat in secret],
    )


async def _expect(connection: AsyncConnection, id: str, state: str | None = None) -> TableRow:
    row = await read_table(connection, id)
    if row is None:
        raise Refusal("no_such_table", "there is no such table", 404)
    if state is not None and row.state != state:
        raise Refusal("wrong_state", f"the table is {row.state}, not {state}", 409)
    return row


def _seat(row: TableRow, seat: int) -> SeatRow:
    if seat >= len(row.seats):
        raise Refusal("no_such_seat", f"there is no seat {seat}")
    return row.seats[seat]


async def _place(connection: AsyncConnection, id: str, who: SeatRow) -> None:
    await connection.execute(
        update(seats)
        .where(seats.c.table_id == id, seats.c.seat == who.seat)
        .values(name=who.name, bot=who.bot, person=who.person)
    )


async def _give(
    connection: AsyncConnection,
    id: str,
    token: str,
    seat: int,
    now: float,
    used: str | None = None,
) -> None:
    """One more token for a seat; the oldest end, but for the one (hashed) that is in use."""
    mine = (tokens.c.table_id == id, tokens.c.seat == seat)
    oldest_last = select(tokens.c.hash).where(*mine, tokens.c.hash != (used or ""))
    oldest_last = oldest_last.order_by(tokens.c.at.desc(), tokens.c.hash)
    spare = TOKENS - 1 - (used is not None)
    too_old = list((await connection.execute(oldest_last.offset(spare))).scalars())
    await connection.execute(delete(tokens).where(*mine, tokens.c.hash.in_(too_old)))
    await connection.execute(
        insert(tokens).values(table_id=id, hash=hashed(token), seat=seat, at=now)
    )
