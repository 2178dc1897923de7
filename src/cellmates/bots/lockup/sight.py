"""What a seat sees, made ready for thinking: cards and numbers, as the engine counts them."""

from typing import Final

from cellmates.bots.lockup.lore import Lore
from cellmates.bots.lockup.promises import Promises
from cellmates.kernel.native import mypyc_attr
from cellmates.lockup.card import Goal, Goon, Item
from cellmates.lockup.names import (
    DENS,
    ENFORCER,
    FINAL,
    IN_CELL,
    KINDS,
    LEVELS,
    LIGHTS_OUT,
    LOCATION_NUMBERS,
    LOCATIONS,
    LOOKOUT,
    NOBODY,
    PATROL,
    PHASES,
    ROLL_CALL,
    ROUNDS,
    TOKEN_NUMBERS,
)
from cellmates.lockup.rollcall import face_down_left
from cellmates.lockup.table import LockupTable
from cellmates.lockup.viewing import proposed
from cellmates.lockup.views import Claim, Crew, Guards, View, number_of, shown

NOTHING_PROMISED: Final = Promises([], -1)
PHASE_NUMBERS: Final = {**{name: number for number, name in enumerate(PHASES)}, "over": FINAL}


@mypyc_attr(acyclic=True)
class CrewRead:
    """A crew of a view as numbers."""

    def __init__(self, crew: Crew, lore: Lore) -> None:
        self.crew = crew
        self.stars = crew["stars"]
        self.power = crew["power"]
        self.suspicion = crew["suspicion"]
        self.gold = crew["cubes"]["gold"]
        self.items = tuple([lore.item_numbers[slug] for slug in crew["items"]])
        self.goons = tuple([lore.goon_numbers[slug] for slug in crew["goons"]])
        self.cell = number_of(crew["cell"])
        self.closed = 0
        for place in crew["closed"]:
            self.closed |= 1 << LOCATION_NUMBERS[place]
        self.passed = crew["passed"]


@mypyc_attr(acyclic=True)
class Sight:
    """What a seat sees, for one decision.

    Lists of participants are indexed by their number; `known` and `hidden` by participant * 8 +
    location, `loose` by location * 4 + kind. Sets are integers with a bit each.
    """

    def __init__(self, view: View, lore: Lore, before: "Sight | None" = None) -> None:
        """`before`: what the seat saw before; crews that are shown again are not read again."""
        assert view["seat"] is not None
        self.shown: View | None = view
        self.lore = lore
        self.me = view["seat"]
        self.level = -1 if view["solo"] is None else LEVELS.index(view["solo"])
        self.round = view["round"]
        self.phase = PHASE_NUMBERS[view["phase"]]
        self.location = location_number(view["location"])
        self.first = view["first"]
        acting = view["acting"]
        self.acting = NOBODY if acting is None else acting
        self.ranking = tuple([entry["seat"] for entry in view["ranking"] or ()])
        self.assigning = location_number(view["assigning"])  # where tokens are being sent
        self._read_crews(view["crews"], before)
        self._read_own(view["crews"][self.me])
        self._read_places(view)
        self._read_cards(view)
        self.promises = Promises(view["plans"] if self.phase == ROLL_CALL else [], self.me)

    def _read_crews(self, crews: list[Crew], before: "Sight | None") -> None:
        """What everybody sees of the participants."""
        self.players = len(crews)  # as the rules count them: the guards are one (LK-17.1)
        self.others = [who for who in range(len(crews)) if who != self.me]
        self._crews: list[CrewRead] = []
        for who, crew in enumerate(crews):
            read = None if before is None else before._crews[who]
            if read is None or read.crew is not crew:
                read = CrewRead(crew, self.lore)
            self._crews.append(read)
        self.stars = [read.stars for read in self._crews]
        self.powers = [read.power for read in self._crews]
        self.suspicions = [read.suspicion for read in self._crews]
        self.golds = [read.gold for read in self._crews]
        self.items = [read.items for read in self._crews]  # by number
        self.goons = [read.goons for read in self._crews]
        self.cells = [read.cell for read in self._crews]  # how many tokens are left there
        self.closed = [read.closed for read in self._crews]  # locations to which it has been
        self.passed = 0
        for who, read in enumerate(self._crews):
            if read.passed:
                self.passed |= 1 << who

    def _read_own(self, mine: Crew) -> None:
        """One's own things, other crews' being counted only."""
        items = self.lore.items
        self.cubes = [mine["cubes"][kind] for kind in KINDS]
        self.power = mine["power"]
        self.suspicion = mine["suspicion"]
        self.storage = mine["storage"]
        self.reserved: list[Item] = [items[slug] for slug in shown(mine["reserved"])]
        self.tokens = [TOKEN_NUMBERS[token] for token in shown(mine["cell"])]  # in the cell
        self.downs_left = mine["face_down_left"]

    def _read_places(self, view: View) -> None:
        """What lies at the locations."""
        goons = self.lore.goon_numbers
        self.watch = [0] * 8  # suspicion cubes
        self.loose = [0] * 32
        self.dens = [-1] * 8  # goons by number
        self.known = known = [0] * (8 * self.players)  # tokens that one knows, one's own included
        self.hidden = hidden = [0] * (8 * self.players)  # how many others lie face down
        self.guards_up: list[tuple[int, ...]] = [()] * 8  # by number
        self.guards_down = [0] * 8
        locations = view["locations"]
        for place, name in enumerate(LOCATIONS):
            state = locations[name]
            self.watch[place] = state["suspicion"]
            goon = state["goon"]
            if goon is not None:
                self.dens[place] = goons[goon]
            for pile in state["tokens"]:
                who = pile["seat"]
                tokens = _set_of(pile["up"])
                down = pile["down"]
                if down and who == self.me:
                    mine = pile["mine"] or []
                    tokens |= _set_of(mine)
                    down -= len(mine)
                known[who * 8 + place] = tokens
                hidden[who * 8 + place] = down
            cubes = state["cubes"]
            if cubes:
                for number, kind in enumerate(KINDS):
                    self.loose[place * 4 + number] = cubes.get(kind, 0)
            if self.level >= 0:
                self._read_guards(place, state["guards"])
        for peek in view["peeked"]:
            here = peek["seat"] * 8 + LOCATION_NUMBERS[peek["location"]]
            known[here] |= 1 << TOKEN_NUMBERS[peek["token"]]
            hidden[here] -= 1

    def believe(self, claims: list[Claim]) -> None:
        """Take what others say of their face-down tokens for true."""
        for claim in claims:
            who, token = claim["seat"], TOKEN_NUMBERS[claim["token"]]
            here = who * 8 + LOCATION_NUMBERS[claim["location"]]
            lying = self.known[who * 8 : who * 8 + 8]
            if self.hidden[here] and not any(tokens >> token & 1 for tokens in lying):
                self.known[here] |= 1 << token
                self.hidden[here] -= 1

    def _read_guards(self, place: int, guards: Guards) -> None:
        numbers = self.lore.guard_numbers
        self.guards_up[place] = tuple([numbers[slug] for slug in guards["up"]])
        self.guards_down[place] = guards["down"]

    def _read_cards(self, view: View) -> None:
        """What is for sale, what counts, and what is left."""
        lore = self.lore
        goals = view["goals"]
        display = [slug for slug in view["display"] if slug is not None]
        self.display: list[Item] = [lore.items[slug] for slug in display]
        self.leader_goal = _goal(lore, goals["leader"])
        self.instant_goal = (  # while nobody has it
            _goal(lore, goals["instant"]) if goals["instant_taken"] is None else None
        )
        self.final_goal = _goal(lore, goals["final"])
        self.leader = NOBODY if goals["leader_holder"] is None else goals["leader_holder"]
        self.supply = [view["supply"][kind] for kind in KINDS]
        self.suspicion_supply = view["supply"]["suspicion"]
        self.goon_deck = view["decks"]["goons"]
        self.tome_deck = view["decks"]["tomes"]
        self.guard_deck = view["decks"]["guards"]
        self.location_deck = view["decks"]["locations"]
        self.goon_discard = tuple([lore.goon_numbers[slug] for slug in view["goon_discard"]])

    @property
    def view(self) -> View:
        """What the seat is shown."""
        assert self.shown is not None
        return self.shown

    @property
    def solo(self) -> bool:
        """Whether it is a game alone."""
        return self.level >= 0

    @property
    def rounds_left(self) -> int:
        """Rounds still to play, this one included."""
        return ROUNDS + 1 - self.round

    def visits_left(self, place: int) -> int:
        """How often a location will still be resolved, the present resolution included."""
        if self.phase == FINAL:
            return 0
        if self.phase == PATROL or (self.phase == LIGHTS_OUT and self.location > place):
            return ROUNDS - self.round
        return ROUNDS + 1 - self.round

    def den_goons(self) -> list[tuple[int, Goon]]:
        """The goons in the prison with their place among the dens."""
        found: list[tuple[int, Goon]] = []
        goons = self.lore.goon_list
        for number, place in enumerate(DENS):
            goon = self.dens[place]
            if goon >= 0:
                found.append((number, goons[goon]))
        return found

    def is_there(self, who: int, place: int) -> bool:
        """Whether a crew has tokens at a location."""
        here = who * 8 + place
        return self.known[here] != 0 or self.hidden[here] > 0

    def own_tokens(self, place: int) -> list[int]:
        """One's own tokens at a location."""
        known = self.known[self.me * 8 + place]
        return [token for token in range(6) if known >> token & 1] if known else []


@mypyc_attr(acyclic=True)
class ImaginedSight(Sight):
    """The same, read from a table that somebody imagines; no view has to be built for it."""

    def __init__(self, t: LockupTable, seat: int, lore: Lore) -> None:
        self.shown = None
        self.lore = lore
        self.me = seat
        self.level = LEVELS.index(t.config.solo) if t.guards >= 0 else -1
        self.round = t.round_number
        self.phase = t.phase
        self.location = t.location
        self.first = t.first
        self.acting = t.active
        self.ranking = t.ranking
        self.assigning = -1
        for asked in t.open:
            if asked.seat == seat and asked.question.kind == "token":
                self.assigning = t.goal_location
        self._take_crews(t)
        self._take_own(t, seat)
        self._take_places(t, seat)
        self._take_cards(t)
        spoken = t.phase == ROLL_CALL and t.said and t.said[-1][0] == t.round_number
        self.promises = Promises(proposed(t), seat) if spoken else NOTHING_PROMISED

    def _take_crews(self, t: LockupTable) -> None:
        self.players = t.participants
        self.others = [who for who in range(t.participants) if who != self.me]
        self.stars = t.stars[:]
        self.powers = t.power[:]
        self.suspicions = t.suspicion[:]
        self.golds = t.cubes[3::4]
        self.items = t.items[:]
        self.goons = t.goons[:]
        self.cells = [0] * t.participants
        self.closed = t.visited[:]
        self.passed = t.passed

    def _take_own(self, t: LockupTable, seat: int) -> None:
        items = self.lore.item_list
        self.cubes = t.cubes[seat * 4 : seat * 4 + 4]
        self.power = t.power[seat]
        self.suspicion = t.suspicion[seat]
        self.storage = t.storage[seat]
        self.reserved = [items[number] for number in t.reserved[seat]]
        self.tokens = t.in_cell(seat)
        self.downs_left = face_down_left(t, seat)

    def _take_places(self, t: LockupTable, seat: int) -> None:
        self.watch = t.watch[:]
        self.loose = t.loose_cubes[:]
        self.dens = t.dens[:]
        self.known = known = [0] * (8 * t.participants)
        self.hidden = hidden = [0] * (8 * t.participants)
        unseen = t.face_down & ~t.peeked[seat]
        n = 0
        for who in range(t.participants):
            cell = 0
            for token in range(6):
                place = t.token_at[n]
                if place >= 0:
                    if who == seat or not unseen >> n & 1:
                        known[who * 8 + place] |= 1 << token
                    else:
                        hidden[who * 8 + place] += 1
                elif place == IN_CELL:
                    cell += 1
                n += 1
            self.cells[who] = cell
        self.guards_up = t.guards_up[:]
        self.guards_down = [len(cards) for cards in t.guards_down]

    def _take_cards(self, t: LockupTable) -> None:
        items, goals = self.lore.item_list, self.lore.goal_list
        self.display = [items[number] for number in t.display if number >= 0]
        self.leader_goal = None if t.leader_goal < 0 else goals[t.leader_goal]
        open_goal = -1 if t.instant_taken != NOBODY else t.instant_goal
        self.instant_goal = None if open_goal < 0 else goals[open_goal]
        self.final_goal = None if t.final_goal < 0 else goals[t.final_goal]
        self.leader = t.leader
        self.supply = t.supply[:]
        self.suspicion_supply = t.suspicion_supply
        self.goon_deck = len(t.goon_deck)
        self.tome_deck = len(t.tome_deck)
        self.guard_deck = len(t.guard_deck)
        self.location_deck = len(t.location_deck)
        self.goon_discard = t.goon_discard


def location_number(name: str | None) -> int:
    """A location of a view, or -1."""
    return -1 if name is None else LOCATION_NUMBERS[name]


def _set_of(tokens: list[str]) -> int:
    """Tokens of a view, a bit each."""
    found = 0
    for token in tokens:
        found |= 1 << TOKEN_NUMBERS[token]
    return found


def token_strength(token: int, power: int) -> int:
    """What a token brings to a location (LK-6.3)."""
    if token < ENFORCER:
        return token + 2
    return 0 if token == LOOKOUT else power


def _goal(lore: Lore, slug: str | None) -> Goal | None:
    return None if slug is None else lore.goals[slug]
