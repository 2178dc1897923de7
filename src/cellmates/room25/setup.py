"""Dealing a game (R25-2, R25-3)."""

from typing import Final

from cellmates.kernel.dice import Dice
from cellmates.room25.board import CENTRE, EXIT_CELLS, INNER_CELLS
from cellmates.room25.cards.deck import standard_deck
from cellmates.room25.complex import GONE, IN_HAND, SEEN_BY_ALL
from cellmates.room25.config import Config
from cellmates.room25.free_places import free_rooms, reserve
from cellmates.room25.names import (
    CENTRAL,
    CHARACTER_NUMBERS,
    CLUE_PHASE,
    HELD,
    MAC,
    NO_ROLE,
    NOBODY,
    ROOM_NUMBERS,
)
from cellmates.room25.rounds import CLUE
from cellmates.room25.table import Room25Table

DUOS: Final = (("emmett", "kevin"), ("franck", "jennifer"), ("max", "alice"), ("sarah", "bruce"))


def deal(config: Config, seed: bytes) -> Room25Table:
    """A new game, up to the first thing that anybody must decide."""
    t = blank_table(config, seed)
    seat_characters(t)
    deal_roles(t)
    deal_complex(t)
    for who in t.playing:
        t.on[who] = t.tile_at[CENTRE]
        t.alive |= 1 << who
    give_tokens(t)
    deal_deck(t)
    t.agenda.append(CLUE)
    t.advance()
    return t


def blank_table(config: Config, seed: bytes) -> Room25Table:
    """A table with nothing on it."""
    t = Room25Table()
    t.config = config
    t.mode = config.mode
    t.dice = Dice(seed)
    t.seats = config.seats
    t.rounds = config.rounds
    t.playing = ()
    t.seat_of = (-1,) * 8
    t.team_of = (-1,) * 8
    t.dealt = (0,) * 25
    t.outer = 0
    t.roles = (NO_ROLE,) * 8
    t.tile_at = list(range(25))
    t.cell_of = list(range(25))
    t.room = [0] * 25
    t.seen = [0] * 25
    t.up = t.closed = t.locked = t.crosswise = 0
    t.tested = t.plain = 0
    t.slid = [0] * 8
    t.robots = [-1, -1]
    t.locks = 2
    t.ordered = 0
    t.on = [-1] * 8
    t.first = [NOBODY] * 8
    t.second = [NOBODY] * 8
    t.played = [0] * 8
    t.lost = [0] * 8
    t.adrenaline = [0] * 8
    t.reminder = [GONE] * 8
    t.armed = [0] * 8
    t.flood = [0] * 8
    t.stack = [()] * 8
    t.empties = [0] * 8
    t.alive = t.hidden = t.single = t.paranoid = 0
    t.unprogrammed = t.muted = t.revived = t.chilled = t.revealed = t.ready = 0
    t.track = ()
    t.leader = NOBODY
    t.remaining = config.rounds
    t.round_number = 1
    t.phase = CLUE_PHASE
    t.turn = 0
    t.acting = NOBODY
    t.lately = 0
    t.key_used = t.found = False
    t.way_out = -1
    t.deck = t.discard = t.open_cards = ()
    t.drawn = 0
    t.reminders_barred = False
    t.failed_exits = ()
    t.claims = ()
    t.said = ()
    t.hushed = ()
    return t


def seat_characters(t: Room25Table) -> None:
    """Give each seat its characters and place the turn markers (R25-2.6, R25-2.10)."""
    people = t.config.characters or _cast(t)
    seats = t.seats
    first = t.config.first_player
    start = first if isinstance(first, int) else 0
    if first == "random":
        start = t.dice.below(seats)
    seat_of = [-1] * 8
    for number, who in enumerate(people):
        seat_of[who] = number % seats
    t.seat_of = tuple(seat_of)
    order: list[int] = []
    for lap in range(0, len(people), seats):
        order += people[lap + start : lap + seats] + people[lap : lap + start]
    t.playing = t.track = tuple(order)
    t.leader = order[0]
    if t.mode.teams:
        t.team_of = tuple([t.mode.party(seat) if seat >= 0 else -1 for seat in seat_of])


def _cast(t: Room25Table) -> tuple[int, ...]:
    """Who is in the game when nobody asked for anybody."""
    pairs = t.config.duo_places()
    if not pairs:
        cast = list(t.config.cast)
        t.dice.shuffle(cast)
        return tuple(cast[: t.config.number_of_characters()])
    people = [NOBODY] * t.config.number_of_characters()
    for (one, other), duo in zip(pairs, DUOS, strict=False):
        people[one] = CHARACTER_NUMBERS[duo[0]]
        people[other] = CHARACTER_NUMBERS[duo[1]]
    return tuple(people)


def deal_roles(t: Room25Table) -> None:
    """Deal the role tokens (R25-2.7, R25-13.2)."""
    tokens = t.mode.role_tokens(t.config, len(t.playing))
    if not tokens:
        return
    t.dice.shuffle(tokens)
    roles = [NO_ROLE] * 8
    for who, role in zip(t.playing, tokens, strict=False):
        roles[who] = role
    t.roles = tuple(roles)


def choose_rooms(t: Room25Table) -> list[int]:
    """The 24 rooms besides the Central Room; free places are drawn at random (R25-17.1)."""
    rooms = list(t.config.fixed_rooms)
    wanted = t.config.complex
    if wanted.any:
        free = free_rooms(t)
        for colour, number in wanted.any.items():
            pool = [ROOM_NUMBERS[kind] for kind in free[colour]]
            t.dice.shuffle(pool)
            rooms += pool[:number]
    return rooms


def deal_complex(t: Room25Table) -> None:
    """Lay out the tiles: reserved ones only in the exit zone (R25-3.3, R25-3.4)."""
    rooms = choose_rooms(t)
    reserved = [room for room in rooms if t.config.reserved >> room & 1]
    others = [room for room in rooms if not t.config.reserved >> room & 1]
    t.dice.shuffle(others)
    outside = others[12:] + reserved
    t.dice.shuffle(outside)
    handles = list(range(25))
    t.dice.shuffle(handles)
    at_cell = [CENTRAL] * 25
    for place, cell in enumerate(INNER_CELLS):
        at_cell[cell] = others[place]
    for place, cell in enumerate(EXIT_CELLS):
        at_cell[cell] = outside[place]
        t.outer |= 1 << handles[cell]
    for cell in range(25):
        place_tile(t, handles[cell], cell, at_cell[cell])
    centre = handles[CENTRE]
    t.up = 1 << centre
    t.seen[centre] = SEEN_BY_ALL
    t.dealt = tuple(t.room)


def place_tile(t: Room25Table, tile: int, cell: int, room: int) -> None:
    """Lay a tile on a cell."""
    t.tile_at[cell] = tile
    t.cell_of[tile] = cell
    t.room[tile] = room


def give_tokens(t: Room25Table) -> None:
    """Adrenaline, reminders and Empty tiles for those who get them (R25-2.2, R25-2.3)."""
    config = t.config
    reminders = not config.madness or (config.mode.alone and config.madness_solo_reminders)
    seats_with_one: list[int] = []
    for who in t.playing:
        if config.has_adrenaline:
            t.adrenaline[who] = HELD
        t.empties[who] = reserve(t, who)
        seat = t.seat_of[who]
        if reminders and (config.reminders_per == "character" or seat not in seats_with_one):
            t.reminder[who] = IN_HAND
            seats_with_one.append(seat)


def deal_deck(t: Room25Table) -> None:
    """Shuffle the M.A.C. deck if it can be used at all (R25-2.8)."""
    if t.config.mac_cards or MAC in t.dealt:
        cards = standard_deck(t.config, t.playing)
        t.dice.shuffle(cards)
        t.deck = tuple(cards)
