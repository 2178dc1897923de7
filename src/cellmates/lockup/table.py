"""The state of a game of Lockup: flat lists of numbers, so that a copy costs next to nothing."""

from typing import Any

from cellmates.kernel.catalogue import Catalogue
from cellmates.kernel.dice import Dice
from cellmates.kernel.errors import NoSuchSeat
from cellmates.kernel.packing import pack
from cellmates.kernel.table import PROGRESS_KEYS, Blocked, Table
from cellmates.lockup import reimagining, talk, viewing
from cellmates.lockup.asking import AskSeat
from cellmates.lockup.cards import CardSet
from cellmates.lockup.config import Config
from cellmates.lockup.names import IN_CELL, LOOKOUT


class LockupTable(Table):
    """One game of Lockup.

    A *participant* is a crew, or in solo the guards (number 1). Lists of participants are indexed
    by that number; `token_at` by participant * 6 + token, `cubes` by participant * 4 + kind,
    `loose_cubes` by location * 4 + kind. Sets are integers with a bit each.
    """

    # What never changes after the deal; clones share it.
    config: Config
    cards: CardSet
    options: Catalogue
    seats: int
    participants: int
    players: int  # as the rules count them: two in solo (LK-17.1)
    guards: int  # the guards' number, or -1

    # The crews.
    stars: list[int]
    stars_before: tuple[int, ...]  # as they were before the final scoring; () until then
    power: list[int]
    suspicion: list[int]
    cubes: list[int]
    storage: list[int]
    items: list[tuple[int, ...]]
    reserved: list[tuple[int, ...]]
    goons: list[tuple[int, ...]]
    hands: list[tuple[int, ...]]  # tomes by title
    hands_known: list[tuple[int, ...]]  # for each of them the seats that know it
    traits: list[int]
    offered_traits: list[tuple[int, ...]]
    token_at: list[int]
    face_down: int  # tokens, a bit each at participant * 6 + token
    shown: int  # tokens that everybody has seen this round
    peeked: list[int]  # by seat: others' tokens it has looked at this round
    visited: list[int]  # locations to which a crew assigned on earlier turns this round
    downs: list[int]  # face-down tokens assigned this round
    passed: int
    stealth: int  # crews without a face-down limit this round

    # The prison.
    dens: list[int]  # the goon at each location, or -1
    watch: list[int]  # suspicion cubes at each location
    loose_cubes: list[int]
    display: list[int]  # item slots, or -1
    supply: list[int]  # by kind
    power_supply: int
    suspicion_supply: int
    item_deck: tuple[int, ...]
    goon_deck: tuple[int, ...]
    goon_discard: tuple[int, ...]
    tome_deck: tuple[int, ...]
    tome_known: tuple[int, ...]
    tome_discard: tuple[int, ...]
    leader_goal: int
    leader: int
    instant_goal: int
    instant_taken: int
    final_goal: int

    # Solo.
    guards_up: list[tuple[int, ...]]  # guard cards by location
    guards_down: list[tuple[int, ...]]
    guard_deck: tuple[int, ...]
    guards_used: tuple[int, ...]
    location_deck: tuple[int, ...]
    locations_used: tuple[int, ...]

    # The course of the game.
    round_number: int
    phase: int
    first: int
    active: int
    location: int
    goal_location: int  # where tokens are being assigned
    placed: int  # tokens assigned in this turn so far
    ranking: tuple[int, ...]
    strengths: tuple[int, ...]
    collected: int
    extra: list[int]  # strength added by a tome at this location
    wins_ties: int
    free_recruit: int
    robbing: int
    discounted: int
    bill: tuple[int, ...]
    in_hand: tuple[int, ...]  # cards drawn to choose from
    changes: int
    waited: list[int]  # by seat: at which count of changes it declined windows, of which timings
    claims: tuple[tuple[int, int, int], ...]
    said: tuple[tuple[int, int, int], ...]

    def catalogue(self) -> Catalogue:
        return self.options

    def in_passing(self) -> bool:
        return bool(self.open) and self.open[0].question.kind == "window"

    def may(self, seat: int) -> tuple[int, ...]:
        return ()

    def blocked(self, seat: int) -> tuple[Blocked, ...]:
        for asked in self.open:
            if asked.seat == seat:
                assert isinstance(asked.question, AskSeat)
                return tuple(asked.question.blocked(self))
        return ()

    def phrases(self, seat: int) -> tuple[int, ...]:
        return talk.phrases(self, seat)

    def calls_for_answer(self, option: int) -> bool:
        return talk.wants_answer(self, option)

    def addressed(self, option: int) -> int:
        return talk.addressed(self, option)

    def say(self, seat: int, option: int) -> None:
        talk.say(self, seat, option)

    def public_view(self) -> dict[str, Any]:
        return viewing.LockupShowing(self).public_view()

    def own_view(self, seat: int, public: dict[str, Any]) -> dict[str, Any]:
        if not 0 <= seat < self.seats:
            raise NoSuchSeat(seat, self.seats)
        return viewing.LockupShowing(self).own_view(seat, public)

    def showing(self) -> viewing.LockupShowing:
        return viewing.LockupShowing(self)

    def progress_keys(self) -> tuple[str, ...]:
        return (*PROGRESS_KEYS, "scores", "scoring", "if_ended")

    def reimagine(self, seat: int | None, dice: Dice) -> "LockupTable":
        if seat is not None and not 0 <= seat < self.seats:
            raise NoSuchSeat(seat, self.seats)
        return reimagining.reimagine(self, seat, dice)

    def clone(self) -> "LockupTable":
        twin = LockupTable()
        self.copy_progress(twin)
        twin.dice = self.dice.clone()
        twin.config = self.config
        twin.cards = self.cards
        twin.options = self.options
        twin.seats = self.seats
        twin.participants = self.participants
        twin.players = self.players
        twin.guards = self.guards
        twin.stars = self.stars[:]
        twin.stars_before = self.stars_before
        twin.power = self.power[:]
        twin.suspicion = self.suspicion[:]
        twin.cubes = self.cubes[:]
        twin.storage = self.storage[:]
        twin.items = self.items[:]
        twin.reserved = self.reserved[:]
        twin.goons = self.goons[:]
        twin.hands = self.hands[:]
        twin.hands_known = self.hands_known[:]
        twin.traits = self.traits[:]
        twin.offered_traits = self.offered_traits[:]
        twin.token_at = self.token_at[:]
        twin.face_down = self.face_down
        twin.shown = self.shown
        twin.peeked = self.peeked[:]
        twin.visited = self.visited[:]
        twin.downs = self.downs[:]
        twin.passed = self.passed
        twin.stealth = self.stealth
        twin.dens = self.dens[:]
        twin.watch = self.watch[:]
        twin.loose_cubes = self.loose_cubes[:]
        twin.display = self.display[:]
        twin.supply = self.supply[:]
        twin.power_supply = self.power_supply
        twin.suspicion_supply = self.suspicion_supply
        twin.item_deck = self.item_deck
        twin.goon_deck = self.goon_deck
        twin.goon_discard = self.goon_discard
        twin.tome_deck = self.tome_deck
        twin.tome_known = self.tome_known
        twin.tome_discard = self.tome_discard
        twin.leader_goal = self.leader_goal
        twin.leader = self.leader
        twin.instant_goal = self.instant_goal
        twin.instant_taken = self.instant_taken
        twin.final_goal = self.final_goal
        twin.guards_up = self.guards_up[:]
        twin.guards_down = self.guards_down[:]
        twin.guard_deck = self.guard_deck
        twin.guards_used = self.guards_used
        twin.location_deck = self.location_deck
        twin.locations_used = self.locations_used
        twin.round_number = self.round_number
        twin.phase = self.phase
        twin.first = self.first
        twin.active = self.active
        twin.location = self.location
        twin.goal_location = self.goal_location
        twin.placed = self.placed
        twin.ranking = self.ranking
        twin.strengths = self.strengths
        twin.collected = self.collected
        twin.extra = self.extra[:]
        twin.wins_ties = self.wins_ties
        twin.free_recruit = self.free_recruit
        twin.robbing = self.robbing
        twin.discounted = self.discounted
        twin.bill = self.bill
        twin.in_hand = self.in_hand
        twin.changes = self.changes
        twin.waited = self.waited[:]
        twin.claims = self.claims
        twin.said = self.said
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        """For pickling: the configuration, and all that changes."""
        from cellmates.lockup.game import restore  # it needs this class

        return restore, (self.config.to_dict(), pack(self))

    def snapshot(self) -> dict[str, Any]:
        return {
            "config": self.config.identity(),
            "cards": self.cards.digest,
            "crews": [self.stars, self.power, self.suspicion, self.cubes, self.storage],
            "cards_held": [self.items, self.reserved, self.goons, self.hands, self.hands_known],
            "traits": [self.traits, self.offered_traits],
            "tokens": [
                *[self.token_at, self.face_down, self.shown, self.peeked, self.visited],
                *[self.downs, self.passed, self.stealth],
            ],
            "prison": [self.dens, self.watch, self.loose_cubes, self.display],
            "supply": [self.supply, self.power_supply, self.suspicion_supply],
            "decks": [
                *[self.item_deck, self.goon_deck, self.goon_discard],
                *[self.tome_deck, self.tome_known, self.tome_discard],
            ],
            "goals": [
                *[self.leader_goal, self.leader, self.instant_goal],
                *[self.instant_taken, self.final_goal],
            ],
            "guards": [
                *[self.guards_up, self.guards_down, self.guard_deck, self.guards_used],
                *[self.location_deck, self.locations_used],
            ],
            "course": [
                *[self.round_number, self.phase, self.first, self.active, self.location],
                *[self.goal_location, self.placed, self.ranking, self.strengths],
                *[self.collected, self.extra, self.wins_ties, self.free_recruit],
                *[self.robbing, self.discounted, self.bill, self.in_hand],
                *[self.changes, self.waited],
            ],
        }

    # Small questions that many rules ask.

    def is_player(self, who: int) -> bool:
        """Whether a participant is a crew and not the guards."""
        return who != self.guards

    def from_first(self) -> list[int]:
        """All participants, clockwise from the first-player marker (LK-4.5)."""
        return [(self.first + step) % self.participants for step in range(self.participants)]

    def tokens_at(self, who: int, place: int) -> list[int]:
        """The tokens of a crew at a location, or in its cell."""
        base = who * 6
        return [token for token in range(6) if self.token_at[base + token] == place]

    def in_cell(self, who: int) -> list[int]:
        """The tokens a crew has in hand."""
        return self.tokens_at(who, IN_CELL)

    def is_present(self, who: int, place: int) -> bool:
        """Whether a participant has a token or a guard card at a location."""
        if who == self.guards:
            return bool(self.guards_up[place] or self.guards_down[place])
        return self.has_token(who, place)

    def has_token(self, who: int, place: int) -> bool:
        """Whether a crew has a token at a location, or in its cell."""
        at, first = self.token_at, who * 6
        return (
            at[first] == place
            or at[first + 1] == place
            or at[first + 2] == place
            or at[first + 3] == place
            or at[first + 4] == place
            or at[first + 5] == place
        )

    def has_lookout(self, who: int, place: int) -> bool:
        """Whether a crew has its lookout at a location."""
        return who != self.guards and self.token_at[who * 6 + LOOKOUT] == place

    def cube_count(self, who: int) -> int:
        """All resource cubes of a participant."""
        base = who * 4
        cubes = self.cubes
        return cubes[base] + cubes[base + 1] + cubes[base + 2] + cubes[base + 3]
