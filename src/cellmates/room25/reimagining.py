"""Another table that a seat cannot tell from the real one (R25-21).

What the seat knows stays: everything public, the tiles it has seen, its own role and programs.
The rest is drawn anew among all that is possible by what it knows. It is put in order before it is
drawn, so that the same dice draw the same table whatever the truth is.

A `Guess` narrows the draw: colours that hidden tiles shall have, and roles. Whoever makes one must
make it of what the seat knows.
"""

from typing import TYPE_CHECKING, Final

from cellmates.kernel.dice import Dice
from cellmates.room25 import stock
from cellmates.room25.free_places import free_rooms
from cellmates.room25.names import (
    BLUE,
    CHARACTERS,
    GUARD,
    HELD,
    KEVIN,
    PLANNED,
    PRISONER,
    PROGRAMMING,
    ROOM_NUMBERS,
    ROOMS,
    colour_of,
)
from cellmates.room25.programs import PROGRAM_OF, own_tokens, programs_lie_open
from cellmates.room25.talk import hears
from cellmates.room25.viewing import SPECTATOR_BIT

if TYPE_CHECKING:
    from cellmates.room25.table import Room25Table

MOST_TRIES: Final = 8
"""How often a draw is tried again that leaves no place for a room, before a guess is given up."""


class Guess:
    """What somebody takes to be true of what he does not know."""

    colours: dict[int, int]  # by hidden tile: the colours it may have, a bit each
    guards: int  # who of those whose role is unknown are the guards, a bit each; -1: nobody knows

    def __init__(self, colours: dict[int, int], guards: int) -> None:
        self.colours = colours
        self.guards = guards


def reimagine(
    t: "Room25Table", seat: int | None, dice: Dice, guess: Guess | None = None
) -> "Room25Table":
    """Draw anew all that this seat does not know; a guess is followed where it can be."""
    twin = t.clone()
    twin.dice = dice.fork()
    twin.history = b""  # others' choices are among the secrets
    if t.outcome is not None:  # nothing is secret any more
        return twin
    twin.claims = tuple([claim for claim in t.claims if hears(t, seat, claim[0])])
    twin.said = tuple([remark for remark in t.said if hears(t, seat, remark[1])])
    eyes = SPECTATOR_BIT if seat is None else seat
    _tiles(twin, eyes, dice, {} if guess is None else guess.colours)
    if t.mode.hidden_roles:
        _roles(twin, eyes, dice, -1 if guess is None else guess.guards)
    _programs(twin, eyes, dice)
    for who in twin.playing:
        if len(twin.stack[who]) > 1:
            stack = sorted(twin.stack[who])
            dice.shuffle(stack)
            twin.stack[who] = tuple(stack)
    deck = sorted(twin.deck)
    dice.shuffle(deck)
    twin.deck = tuple(deck)
    return twin


def _tiles(t: "Room25Table", eyes: int, dice: Dice, colours: dict[int, int]) -> None:
    """Deal the unseen tiles anew: reserved rooms stay among those dealt to the exit zone."""
    tested = t.tested if t.seat_of[KEVIN] == eyes or _kevin_hacks(t) else 0
    unknown: list[int] = []
    for tile in range(25):
        known = t.is_up(tile) or t.seen[tile] >> eyes & 1
        if not known and not (tested >> tile & 1 and colour_of(t.room[tile]) == BLUE):
            unknown.append(tile)
    if not unknown:
        return
    never_blue = tested | t.plain
    before = t.room[:]
    tries = 0
    while True:
        rooms = _rooms_left(t, unknown, dice)
        rooms.sort()
        tries += 1
        wanted = colours if tries <= MOST_TRIES else {}
        if _place(t, unknown, rooms, never_blue, dice, wanted):
            break
        t.room[:] = before  # a draw that is given up has placed some rooms
    t.dealt = tuple([t.room[tile] if tile in unknown else t.dealt[tile] for tile in range(25)])


def _kevin_hacks(t: "Room25Table") -> bool:
    """Whether Kevin's ability is being asked for: then what he is offered tells of blue tiles."""
    return any(
        asked.question.kind in ("kevin", "hack", "use")
        and asked.question.about(t) == CHARACTERS[KEVIN]
        for asked in t.open
    )


def _rooms_left(t: "Room25Table", unknown: list[int], dice: Dice) -> list[int]:
    """The rooms on the unseen tiles; where the complex has free places they are drawn again."""
    if t.config.complex_public or t.config.loose:
        return [t.room[tile] for tile in unknown]
    wanted = t.config.complex
    known = [t.dealt[tile] for tile in range(25) if tile not in unknown]
    rooms: list[int] = []
    free_places = dict(wanted.any)
    spent: dict[str, int] = {}
    for kind, number in wanted.counts.items():
        left = number - known.count(ROOM_NUMBERS[kind])
        if left > 0:
            rooms += [ROOM_NUMBERS[kind]] * left
    for room in set(known):
        extra = known.count(room) - wanted.counts.get(ROOMS[room], 0)
        if extra > 0:
            spent[ROOMS[room]] = extra
            colour = stock.tiles()[ROOMS[room]].colour
            free_places[colour] -= extra
    free = free_rooms(t)
    for colour, number in free_places.items():
        kinds = list(free[colour])
        for kind, extra in spent.items():
            for _ in range(min(extra, kinds.count(kind))):
                kinds.remove(kind)
        pool = [ROOM_NUMBERS[kind] for kind in kinds]
        dice.shuffle(pool)
        rooms += pool[:number]
    return rooms


def _place(
    t: "Room25Table",
    unknown: list[int],
    rooms: list[int],
    never_blue: int,
    dice: Dice,
    colours: dict[int, int],
) -> bool:
    """Put rooms on tiles, those with limits first; tell whether there was a place for all."""
    reserved = t.config.reserved
    tiles = unknown[:]
    dice.shuffle(tiles)
    if colours:
        dice.shuffle(rooms)
        for tile in [tile for tile in tiles if tile in colours]:
            room = _fitting(t, rooms, tile, colours[tile], never_blue)
            if room < 0:
                return False
            t.room[tile] = room
            rooms.remove(room)
            tiles.remove(tile)
    limited = [room for room in rooms if reserved >> room & 1 or colour_of(room) == BLUE]
    limited.sort()
    others = [room for room in rooms if room not in limited]
    for room in limited:
        blue = colour_of(room) == BLUE
        fitting = [
            tile
            for tile in tiles
            if (not reserved >> room & 1 or t.outer >> tile & 1)
            and not (blue and never_blue >> tile & 1)
        ]
        if not fitting:
            return False
        # Not the first that fits: those before it would stand in front, and get the first rooms.
        tile = fitting[dice.below(len(fitting))]
        t.room[tile] = room
        tiles.remove(tile)
    for tile, room in zip(tiles, others, strict=True):
        t.room[tile] = room
    return True


def _fitting(t: "Room25Table", rooms: list[int], tile: int, colours: int, never_blue: int) -> int:
    """The first of some rooms that may lie on a tile and has one of these colours, or -1."""
    for room in rooms:
        colour = colour_of(room)
        if (
            colours >> colour & 1
            and (not t.config.reserved >> room & 1 or t.outer >> tile & 1)
            and not (colour == BLUE and never_blue >> tile & 1)
        ):
            return room
    return -1


def unknown_roles(t: "Room25Table", eyes: int) -> tuple[list[int], list[int]]:
    """The characters whose role a seat does not know, and the role tokens left for them, sorted;
    there may be more tokens than characters. A position set up by hand has the tokens it names."""
    bag = t.mode.role_tokens(t.config, len(t.playing))
    unknown: list[int] = []
    for who in t.playing:
        if t.seat_of[who] == eyes or t.revealed >> who & 1:
            if t.roles[who] in bag:
                bag.remove(t.roles[who])
        else:
            unknown.append(who)
    if t.config.loose:
        bag = [t.roles[who] for who in unknown]
    bag.sort()
    return unknown, bag


def _roles(t: "Room25Table", eyes: int, dice: Dice, guards: int) -> None:
    """Deal the unknown roles anew, so that no failed exit would have been a victory."""
    unknown, bag = unknown_roles(t, eyes)
    if not unknown:
        return
    if guards >= 0:
        roles = list(t.roles)
        for who in unknown:
            roles[who] = GUARD if guards >> who & 1 else PRISONER
        t.roles = tuple(roles)
        return
    while True:
        dice.shuffle(bag)
        roles = list(t.roles)
        for place, who in enumerate(unknown):
            roles[who] = bag[place]
        if fits_the_exits(t, roles):
            t.roles = tuple(roles)
            return


def fits_the_exits(t: "Room25Table", roles: list[int]) -> bool:
    """Whether no exit that failed would have been a victory with these roles."""
    for missing, allowed in t.failed_exits:
        prisoners = [who for who in t.playing if missing >> who & 1 and roles[who] == PRISONER]
        if len(prisoners) <= allowed:
            return False
    return True


def _programs(t: "Room25Table", eyes: int, dice: Dice) -> None:
    """Draw the programs of others anew: their number is public, their faces are not."""
    secret = t.phase == PROGRAMMING
    if programs_lie_open(t) and not secret:
        return
    for who in t.playing:
        if t.seat_of[who] == eyes or not t.lives(who):
            continue
        if not secret:
            _faces(t, who, dice)
        elif t.ready >> who & 1:
            if t.adrenaline[who] == PLANNED:
                t.adrenaline[who] = HELD
            options = PROGRAM_OF[who].options(t)
            PROGRAM_OF[who].answer(t, options[dice.below(len(options))])


def _faces(t: "Room25Table", who: int, dice: Dice) -> None:
    if t.first[who] < 0 and t.second[who] < 0:
        return
    tokens = [token for token in own_tokens(t, who) if not t.played[who] >> token & 1]
    dice.shuffle(tokens)
    if t.first[who] >= 0:
        t.first[who] = tokens[0]
    if t.second[who] >= 0:
        t.second[who] = tokens[1] if t.first[who] >= 0 else tokens[0]
