"""What a bot keeps in mind from one look at the table to the next."""

from collections.abc import Iterable
from typing import Final

from cellmates.bots.room25.composition import KINDS, composition
from cellmates.bots.room25.favours import (
    FOUND,
    OPENED,
    RESCUES,
    SAVED,
    SLID,
    TROUBLE,
    Favour,
    Shove,
)
from cellmates.bots.room25.forecast import Forecast
from cellmates.bots.room25.lapses import Lapses
from cellmates.bots.room25.layout import Tokens
from cellmates.bots.room25.routes import slid, swapped
from cellmates.bots.room25.temperament import EVEN
from cellmates.bots.room25.unseen import HUE_OF, Unseen
from cellmates.kernel.event import Event
from cellmates.kernel.native import mypyc_attr
from cellmates.room25.board import CELL_NUMBERS, EXIT_CELLS, SLIDES
from cellmates.room25.events import TALK, details
from cellmates.room25.names import (
    BLUE,
    CHARACTER_NUMBERS,
    RED,
    ROOM_25,
    ROOM_NUMBERS,
    TOKEN_NUMBERS,
)
from cellmates.room25.options import CLAIMS
from cellmates.room25.table import Room25Table
from cellmates.room25.talk import contradict, hears, is_right
from cellmates.room25.viewing import plans_of, remarks_of
from cellmates.room25.views import Claim, Proposal, View

Heard = tuple[int, int, int]
"""A claim: the seat, the tile, and what is claimed of it, by its number."""

Step = tuple[int, int, int]
"""A step: the tile that was left, the tile that was entered, and in which round."""

UNKNOWN: Final = -1
ANY_TILE: Final = frozenset(range(25))
AS_DEALT: Final = list(range(25))
COLOUR_OF: Final = HUE_OF
CLAIM_NUMBERS: Final = {text: number for number, text in enumerate(CLAIMS)}
SLIDE_NUMBERS: Final = {text: number for number, text in enumerate(SLIDES)}

LIED: Final = 3.0
TOLD_THE_TRUTH: Final = -0.1
"""What speaks for a guard and for a prisoner, as a logarithm of odds. Guards lie about what nobody
is about to check: of 2,466 claims of theirs that prisoners checked 2,201 were right, which makes
-0.11 of a right one. A wrong one proves a guard among bots; people err."""

MOST_TRUSTED: Final = -2.8
"""However often somebody has told the truth, he may be a guard."""

MADE: Final = "made"
"""What becomes of a slide that was proposed."""

GOALS: Final = ("plan_exit", "plan_key")
"""Proposals to all that need not be made twice."""

DISPUTED: Final = 0.9
"""Two tell different things of a tile that one has not seen: one of them lies, and it may be either
one."""

SHOVED: Final = 2.0
"""Pushing anybody before Room 25 is found. In 400 games of six careful bots guards, a third of
them, played 295 Push tokens before that and prisoners 57, which makes 2.3; people err."""

MURDERED: Final = 3.0
DESERVED: Final = 1.5
"""Nobody is blamed for the death of somebody against whom so much speaks."""

ENDANGERED: Final = 1.0
LET_DIE: Final = 2.0


def swap_of(one: int, other: int) -> int:
    """The number of a swap of two tiles, which is also that of the swap back; beyond all slides."""
    return 16 + min(one, other) * 25 + max(one, other)


def place_of(kind: int, room: list[int]) -> int:
    """The first tile of a kind among these rooms, or UNKNOWN."""
    for tile in range(25):
        if room[tile] == kind:
            return tile
    return UNKNOWN


@mypyc_attr(acyclic=True)
class Memory:
    """Tiles seen, where tiles came from, and what others did and said."""

    def __init__(self) -> None:
        self.begun = False
        self.seat: int | None = None
        self.own: set[int] = set()  # the characters of this seat
        self.room = [UNKNOWN] * 25  # what each tile is, as far as it was ever seen
        self.dealt = [UNKNOWN] * 25  # what it was before anything replaced it
        self.public: set[int] = set()  # the tiles that everybody has seen
        self.tile_at = AS_DEALT  # where tiles lie now; replaced when they move, never changed
        self.outer = ANY_TILE  # tiles that may come from a corner
        self.composition = [0.0] * KINDS  # how many of each kind were dealt, on average
        self.unseen = [0.0] * KINDS  # how many of them have never been seen
        self.left: Unseen | None = None  # of each colour, once it was asked for
        self.claims: object = ()  # the claims it was shown last
        self.heard: list[Heard] = []  # the same as numbers
        self.said: object = ()  # the remarks that it has looked through for plans
        self.said_in = 0  # in which round that was
        self.plans: list[Proposal] = []  # all that were proposed in that round
        self.proposals: list[Proposal] = []  # the latest of each seat
        self.compared: list[Heard] | None = None  # what `check` has been through
        self.judged: object = None  # what hidden tiles may be, the `Belief` made last
        self.order: object = None  # how tiles lie, the `TileOrder` looked at last
        self.told: set[int] = set()  # the tiles of which this seat has spoken
        self.words: dict[int, int] = {}  # what this seat has claimed of tiles, by its number
        self.exposed = False  # whether everybody has seen that one of these claims was wrong
        self.reds: set[int] = set()  # the tiles that somebody has called red this round
        self.accused: set[int] = set()
        self.snubbed: set[int] = set()  # the seats that were told that they are not trusted
        self.evidence = [0.0] * 8  # what speaks for each character's being a guard
        self.deeds = [0.0] * 8  # the part of it that everybody saw: pushes and deaths
        self.forecasts: dict[int, Forecast] = {}  # of the programs of this round, if one thinks
        self.checked: set[tuple[int, int]] = set()  # claims found true or false, as (seat, tile)
        self.disputed: set[tuple[int, int]] = set()  # claims that do not fit another one's
        self.reason = [""] * 8  # what speaks against each character, as far as one can say it
        self.accusers: dict[int, set[int]] = {}  # the seats that accuse each, if any do
        self.blamed = ""  # the reason of an accusation against this seat, not answered yet
        self.proposed: set[str] = set()  # what this seat, or of goals anybody, has proposed
        self.clues: set[int] = set()  # the tiles that somebody was shown as a starting clue
        self.looks = [0] * 25  # how many have looked at each tile
        self.lookers: dict[int, set[int]] = {}  # the seats that have, clues counted
        self.shown_in: dict[int, int] = {}  # in which round another seat was shown a tile last
        self.last_voice: int | None = None  # the seat that spoke last, but for praise
        self.last_words = ""  # of which kind that was
        self.planners: dict[int, str] = {}  # who proposes something; which slide, where to meet
        self.askers: set[int] = set()  # those who could not slide themselves when they asked for it
        self.late: set[int] = set()  # those whose phase is over, or whose slide is made
        self.intended: dict[int, Tokens] = {}  # what all lay by the plan for all, if one is made
        self.strays: set[int] = set()  # who has played something else than such a plan held
        self.mused = False  # whether it has looked for something to propose this round
        self.owes = False  # whether this seat has refused a plan and not told its own yet
        self.murderer = UNKNOWN  # who has killed somebody last
        self.murder = ""  # how, as far as one can say it
        self.victim = UNKNOWN
        self.guilt = 0.0  # how much that speaks against him
        self.outcry = False  # whether nobody has accused him of it yet
        self.guards: set[int] = set()  # those who have shown themselves
        self.shown = UNKNOWN  # a guard who has shown himself, until one warns of him
        self.pusher = (UNKNOWN, "")  # who pushed last, and where to
        self.assault = (UNKNOWN, UNKNOWN)  # who has done violence to whom, until somebody protests
        self.shove: Shove | None = None  # the last push that it suffered, until one protests
        self.shoves: dict[int, Shove] = {}  # the last one by each seat
        self.walker = (UNKNOWN, "", "")  # who walked last, where from and where to
        self.killers: dict[int, int] = {}  # who has killed each of this seat
        self.survived = UNKNOWN  # who has killed one of this seat who lives again
        self.robot = (UNKNOWN, "", "")  # who moved a robot last, where from and where to
        self.actor = UNKNOWN  # whose token was turned up last
        self.token = ""  # which one that was
        self.pending = ""  # that token, until something comes of it
        self.favour: Favour | None = None  # the last good deed of which nobody has spoken yet
        self.praised = False  # whether somebody was praised this round
        self.remarks = 0  # how much was said this round
        self.weighed: set[int] = set()  # tiles of which it has decided whether to tell rivals
        self.temper = EVEN  # what this seat is like
        self.lapses: Lapses | None = None  # what escapes a beginner
        self.seat_of = [UNKNOWN] * 8  # whose each character is
        self.wrongs = [0.0] * 8  # how often each seat accused or pushed this one
        self.rounds = 0  # how many have begun
        self.trails: dict[int, list[Step]] = {}  # the steps of this seat's, since the last find
        self.changes: list[tuple[int, int]] = []  # its slides and swaps, and in which round

    def accused_by(self, who: int) -> set[int]:
        """The seats that accuse a character."""
        return self.accusers.get(who) or set()

    def copy(self) -> "Memory":
        """The same memory again, for trying something out: what is looked at changes only one."""
        twin = Memory()
        twin.begun = self.begun
        twin.seat = self.seat
        twin.own = self.own
        twin.room = self.room[:]
        twin.dealt = self.dealt[:]
        twin.public = set(self.public)
        twin.tile_at = self.tile_at
        twin.outer = self.outer
        twin.composition = self.composition
        twin.unseen = self.unseen[:]
        twin.left = self.left
        twin.judged = self.judged
        twin.order = self.order
        twin.claims = self.claims
        twin.heard = self.heard
        twin.compared = self.compared
        twin.said = self.said
        twin.said_in = self.said_in
        twin.plans = self.plans
        twin.proposals = self.proposals
        twin.told = set(self.told)
        twin.accused = set(self.accused)
        twin.evidence = self.evidence[:]
        twin.deeds = self.deeds[:]
        twin.checked = set(self.checked)
        twin.disputed = set(self.disputed)
        twin.pusher = self.pusher
        twin.walker = self.walker
        twin.temper = self.temper
        twin.looks = self.looks
        twin.shown_in = self.shown_in
        twin.rounds = self.rounds
        twin.trails = self.trails
        twin.changes = self.changes
        return twin

    def begin(self, view: View) -> None:
        """Take in what is known before the first action."""
        self.begun = True
        self.seat = view["seat"]
        self.own = {
            CHARACTER_NUMBERS[name]
            for name, sheet in view["characters"].items()
            if sheet["seat"] == view["seat"]
        }
        for name, sheet in view["characters"].items():
            self.seat_of[CHARACTER_NUMBERS[name]] = sheet["seat"]
        self.composition = composition(view)
        self.unseen = self.composition[:]
        if view["phase"] == "clue":
            self.outer = frozenset(view["cells"][cell]["tile"] for cell in EXIT_CELLS)

    def learn(self, tile: int, room: int) -> None:
        """A tile was seen."""
        self.room[tile] = room
        if self.dealt[tile] == UNKNOWN:
            self.dealt[tile] = room
            self.unseen[room] = max(0.0, self.unseen[room] - 1)
            self.left = None
            self.compared = None

    def left_of_colours(self) -> Unseen:
        """What there is of each colour that has never been seen."""
        if self.left is None:
            self.left = Unseen(self.unseen)
        return self.left

    def heard_in(self, claims: list[Claim]) -> list[Heard]:
        """Claims as numbers; the same list for the same claims, which are shown until one more is
        made or something becomes known of one."""
        if claims is not self.claims:
            self.claims = claims
            self.heard = [
                (claim["seat"], claim["tile"], CLAIM_NUMBERS[claim["colour"]]) for claim in claims
            ]
        return self.heard

    def heard_at(self, t: Room25Table, seat: int) -> list[Heard]:
        """The same of the claims that a table keeps, which are others after each that is made."""
        if t.claims is not self.claims:
            self.claims = t.claims
            self.heard = [
                (made[0], made[1], made[2]) for made in t.claims if hears(t, seat, made[0])
            ]
        return self.heard

    def plans_at(self, t: Room25Table, seat: int) -> list[Proposal]:
        """All that was proposed in this round; `proposals` has the latest of each seat."""
        if t.said is not self.said or t.round_number != self.said_in:
            self.said = t.said
            self.said_in = t.round_number
            self.plans = plans_of(remarks_of(t, seat))
            latest = {plan["seat"]: plan for plan in self.plans}
            self.proposals = [latest[proposer] for proposer in sorted(latest)]
        return self.plans

    def check(self, claims: list[Heard], character_of: dict[int, int]) -> None:
        """Compare what was claimed with what has been seen since, and with what others claim. Who
        has `compared` the same claims learns nothing from them until another tile is known."""
        self.compared = claims
        blue = {tile for _, tile, claim in claims if claim == BLUE and self.dealt[tile] == UNKNOWN}
        left = self.left_of_colours().amount[BLUE]
        first: dict[int, tuple[int, int]] = {}  # who spoke of each tile first, and what
        for seat, tile, claim in claims:
            room = self.dealt[tile]
            if room == UNKNOWN:
                other, before = first.setdefault(tile, (seat, claim))
                if other != seat and contradict(claim, before):
                    self._dispute(other, tile, character_of)
                    self._dispute(seat, tile, character_of)
                if claim == BLUE and left < 0.5:  # they are all seen already
                    self._lied(seat, tile, character_of[seat])
                elif claim == BLUE and len(blue) > left + 0.5:  # there are not so many
                    self._dispute(seat, tile, character_of)
                continue
            who = character_of[seat]
            if not is_right(claim, COLOUR_OF[room]):
                self._lied(seat, tile, who)
            elif (seat, tile) not in self.checked:
                self._settle(seat, tile, who)
                if self.evidence[who] > MOST_TRUSTED:
                    self.evidence[who] += TOLD_THE_TRUTH

    def _lied(self, seat: int, tile: int, who: int) -> None:
        """Hold a lie against somebody, once."""
        if seat == self.seat or (seat, tile) in self.checked:
            return
        self._settle(seat, tile, who)
        lapses = self.lapses
        self.evidence[who] += LIED * lapses.attention.shrewdness if lapses else LIED
        self.reason[who] = "lied"

    def _settle(self, seat: int, tile: int, who: int) -> None:
        """Whether a claim was right one knows now."""
        self.checked.add((seat, tile))
        if (seat, tile) in self.disputed:
            self.evidence[who] -= DISPUTED

    def _dispute(self, seat: int, tile: int, character_of: dict[int, int]) -> None:
        if seat != self.seat and (seat, tile) not in self.disputed:
            self.disputed.add((seat, tile))
            self.evidence[character_of[seat]] += DISPUTED

    def _looked(self, tile: int, seat: int) -> None:
        """Somebody was shown a hidden tile."""
        self.lookers.setdefault(tile, set()).add(seat)
        if seat != self.seat:
            self.shown_in[tile] = self.rounds

    def follow(self, events: Iterable[Event]) -> None:
        """Follow what happens between two looks at the table."""
        if not self.begun:
            return
        for event in events:
            data = details(event)
            kind = event.kind
            if kind not in TALK:
                self.pending = ""
            if kind in TALK:
                self._listen(event)
            elif kind in RESCUES:
                self._rescued(event)
            if kind == "slid":
                before = self.tile_at
                self.tile_at = slid(before, SLIDE_NUMBERS[f"{data['line']} {data['dir']}"])
                if "who" in data:
                    self._slid(CHARACTER_NUMBERS[data["who"]], before)
                    if CHARACTER_NUMBERS[data["who"]] in self.own:
                        slide = SLIDE_NUMBERS[f"{data['line']} {data['dir']}"]
                        self.changes.append((slide, self.rounds))
                    made = f"{data['line']} {data['dir']}"
                    for seat, wanted in self.planners.items():
                        if wanted == made:
                            self.late.add(seat)
                            self.planners[seat] = MADE
            elif kind == "swapped":
                one, other = CELL_NUMBERS[data["cell"]], CELL_NUMBERS[data["other"]]
                if self.actor in self.own and self.walker[0] == UNKNOWN:
                    change = swap_of(self.tile_at[one], self.tile_at[other])
                    self.changes.append((change, self.rounds))
                self.tile_at = swapped(self.tile_at, one, other)
            elif kind == "saw" or kind == "revealed":
                tile = self.tile_at[CELL_NUMBERS[data["cell"]]]
                self.learn(tile, ROOM_NUMBERS[data["room"]])
                if kind == "revealed":
                    if data["room"] == "room_25" and tile not in self.public:
                        self.favour = Favour(self.actor, FOUND)
                    self.public.add(tile)
                    if COLOUR_OF[self.room[tile]] == BLUE:
                        self.trails = {}  # now all have somewhere to go
                        self.changes = []
                    self._own_words(tile)
                    self._blame(data["cell"], data["room"])
            elif kind == "clue":
                tile = self.tile_at[CELL_NUMBERS[data["cell"]]]
                self.clues.add(tile)
                self._looked(tile, data["seat"])
            elif kind == "looked":
                tile = self.tile_at[CELL_NUMBERS[data["cell"]]]
                self.looks[tile] += 1
                self._looked(tile, self.seat_of[CHARACTER_NUMBERS[data["who"]]])
            elif kind == "pushed":
                self.pusher = (CHARACTER_NUMBERS[data["by"]], data["to"])
                self._shoved(self.pusher[0], data["from"])
                self._hurt(CHARACTER_NUMBERS[data["who"]], data["from"])
                if CHARACTER_NUMBERS[data["who"]] in self.own:
                    self._suffered(data["from"])
            elif kind == "moved":
                who = CHARACTER_NUMBERS[data["who"]]
                self.walker = (who, data["from"], data["to"])
                if who in self.own:
                    left, entered = [
                        self.tile_at[CELL_NUMBERS[data[key]]] for key in ("from", "to")
                    ]
                    self.trails.setdefault(who, []).append((left, entered, self.rounds))
                if who in self.own and self.favour is not None and self.favour.what == SLID:
                    self.favour = None  # one has come there on foot
            elif kind == "key":
                self.favour = Favour(self.actor, OPENED)
            elif kind == "robot_moved":
                self.robot = (self._operator(), data["from"], data["to"])
            elif kind == "robot_pushed":
                self.pusher = (self._operator(), data["to"])
            elif kind == "revived":
                self.survived = self.killers.pop(CHARACTER_NUMBERS[data["who"]], UNKNOWN)
            elif kind == "died":
                self._mourn(CHARACTER_NUMBERS[data["who"]], data["cell"], data["cause"])
            elif kind == "role" or kind == "unmasked":
                if data["role"] == "guard":
                    self._unmask(CHARACTER_NUMBERS[data["who"]])
            elif kind == "turn":
                self.late.update(self.planners)
                if data["number"] == 1:
                    self.favour = None  # too late to speak of it
            elif kind == "round":
                self.rounds += 1
                self.planners.clear()
                for kept in (self.askers, self.late, self.reds):
                    kept.clear()
                self.forecasts = {}
                self.owes = self.mused = False
                self.intended = {}
                self.praised = False
                self.remarks = 0
                self.assault = (UNKNOWN, UNKNOWN)
                self.actor = UNKNOWN  # what comes now is done by cards
            elif kind == "token":
                self.actor = CHARACTER_NUMBERS[data["who"]]
                self.pending = self.token = data["token"]
                meant = self.intended.get(self.actor)
                if meant is not None and TOKEN_NUMBERS[data["token"]] not in meant:
                    self.strays.add(self.actor)
                if self.actor in self.forecasts:
                    forecast = self.forecasts[self.actor]
                    self.evidence[self.actor] += forecast.turn_up(TOKEN_NUMBERS[data["token"]])
                self.pusher = (UNKNOWN, "")
                self.walker = self.robot = (UNKNOWN, "", "")
                if self.favour is not None and self.favour.lapses():
                    self.favour = None

    def _listen(self, event: Event) -> None:
        """Keep what was said of oneself, and what one has said oneself."""
        data = details(event)
        kind = event.kind
        own = data["seat"] == self.seat
        self.remarks += 1
        if own or kind == "praise":
            self.favour = None
        elif self.favour is not None:
            self.favour.voices.add(data["seat"])
        if kind == "praise":
            self.praised = True
            return
        self.last_voice = data["seat"]
        self.last_words = kind
        if own:
            self.owes = kind == "no" and data["why"] == "other" and "because" not in event.data
            if kind == "no" and data["why"] == "trust":
                self.snubbed.add(data["whom"])
        if kind.startswith("plan"):
            slide = f"{data['line']} {data['dir']}" if kind == "plan_slide" else ""
            self.planners[data["seat"]] = data["cell"] if kind == "plan_meet" else slide
            self.late.discard(data["seat"])
            (self.askers.discard if data.get("own") or not slide else self.askers.add)(data["seat"])
        if kind == "accuse":
            who = CHARACTER_NUMBERS[data["who"]]
            self.accusers.setdefault(who, set()).add(data["seat"])
            if who == self.murderer:
                self.outcry = False
            if who == self.assault[0]:
                self.assault = (UNKNOWN, UNKNOWN)
            if self.shove is not None and who == self.shove.by:
                self.shove = None
            if own:
                self.accused.add(who)
                if who == self.survived:
                    self.survived = UNKNOWN
            elif who in self.own:
                self.blamed = data.get("why") or "guard"
                self.wrongs[data["seat"]] += 1
        elif kind == "claim":
            tile = self.tile_at[CELL_NUMBERS[data["cell"]]]
            if data["colour"] == "red":
                self.reds.add(tile)
            if own:
                self.told.add(tile)
                self.words[tile] = CLAIM_NUMBERS[data["colour"]]
        elif own and kind == "defend":
            self.blamed = ""
            if self.murderer in self.own:
                self.outcry = False
        elif kind == "plan_avoid":
            self.shown = UNKNOWN
        if kind in GOALS or (own and kind.startswith("plan")):
            where = [event.data[key] for key in ("cell", "line", "dir") if key in event.data]
            self.proposed.add(" ".join([*kind.split("_"), *map(str, where)]))

    def _rescued(self, event: Event) -> None:
        """Keep it if another one gets somebody of this seat out of trouble."""
        data = details(event)
        whom, by = CHARACTER_NUMBERS[data["who"]], CHARACTER_NUMBERS[data["by"]]
        tile = self.tile_at[CELL_NUMBERS[data["from"]]]
        if whom in self.own and self.room[tile] in TROUBLE:
            self.favour = Favour(by, SAVED, whom, tile)

    def _slid(self, who: int, before: list[int]) -> None:
        """Keep a slide, unless something better was done."""
        if self.favour is None or self.favour.what == SLID:
            self.favour = Favour(who, SLID, before=before, after=self.tile_at)

    def _own_words(self, tile: int) -> None:
        """Notice that a tile that was turned up is not what this seat has told of it."""
        if tile in self.words and not is_right(self.words[tile], COLOUR_OF[self.room[tile]]):
            self.exposed = True

    def _shoved(self, who: int, cell: str) -> None:
        """Hold it against somebody that it pushed another one before there was anything to gain by
        it, unless that got him out of trouble."""
        found = any(self.room[tile] == ROOM_25 for tile in self.public)
        if not found and self.room[self.tile_at[CELL_NUMBERS[cell]]] not in TROUBLE:
            self._hold_against(who, SHOVED)
            self.reason[who] = self.reason[who] or "pushed"

    def _hurt(self, victim: int, cell: str) -> None:
        """Keep it that somebody is pushed out of the open Room 25 or into a room that all know to
        be red, unless either of them is a known guard."""
        who, to = self.pusher
        here, there = [self.tile_at[CELL_NUMBERS[each]] for each in (cell, to)]
        out = here in self.public and self.room[here] == ROOM_25
        red = there in self.public and COLOUR_OF[self.room[there]] == RED
        if out or (red and self.room[here] not in TROUBLE):
            self._protest(who, victim)

    def _suffered(self, cell: str) -> None:
        """Keep it that somebody of this seat was pushed."""
        by, to = self.pusher
        self.wrongs[self.seat_of[by]] += 1
        left, entered = [self.tile_at[CELL_NUMBERS[each]] for each in (cell, to)]
        self.shove = Shove(by, left, entered, self.rounds, to in self.planners.values())
        self.shoves[self.seat_of[by]] = self.shove

    def _protest(self, who: int, victim: int) -> None:
        if who not in self.guards and victim not in self.guards:
            self.assault = (who, victim)

    def _blame(self, cell: str, room: str) -> None:
        """Hold it against somebody that it pushed another one into a red room."""
        who, to = self.pusher
        if who != UNKNOWN and to == cell and COLOUR_OF[ROOM_NUMBERS[room]] == RED:
            self._hold_against(who, ENDANGERED)
            self.reason[who] = self.reason[who] or "pushed"  # a lie says more

    def _mourn(self, victim: int, cell: str, cause: str) -> None:
        """Blame a death on who pushed, came into the acid or left the shredder."""
        pusher, to = self.pusher
        walker, source, into = self.walker
        sender, _, goal = self.robot
        if pusher != UNKNOWN and to == cell:
            self._murdered(victim, pusher, MURDERED, "pushed")
        elif (cause == "acid_bath" and into == cell) or (cause == "shredder" and source == cell):
            self._murdered(victim, walker, LET_DIE, "")
        elif sender != UNKNOWN and cause in ("acid_bath", "shredder") and goal == cell:
            self._murdered(victim, sender, LET_DIE, "")

    def _operator(self) -> int:
        """Who gives orders to robots, if somebody's special ability does it and no card."""
        return self.actor if self.token == "special" else UNKNOWN

    def _murdered(self, victim: int, who: int, amount: float, how: str) -> None:
        if victim in self.own:
            self.killers[victim] = who
        if victim in self.guards or self.evidence[victim] >= DESERVED:
            return
        self._hold_against(who, amount)
        self.reason[who] = self.reason[who] or how  # a lie says more
        self.murderer, self.victim, self.murder = who, victim, how
        self.accused.discard(who)  # whatever this seat accused him of before, this is worse
        self.guilt = amount
        self.outcry = True

    def _unmask(self, who: int) -> None:
        """A guard is known: whoever has killed him is no murderer, and a living one is about."""
        self.guards.add(who)
        if who != self.victim:
            self.shown = who
        elif self.murderer != UNKNOWN:
            self._hold_against(self.murderer, -self.guilt)
            self.murderer = UNKNOWN
            self.outcry = False

    def _hold_against(self, who: int, amount: float) -> None:
        self.evidence[who] += amount
        self.deeds[who] += amount
