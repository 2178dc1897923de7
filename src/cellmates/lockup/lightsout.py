"""The Lights Out phase: each location in turn (LK-6, LK-7)."""

from typing import TYPE_CHECKING, Final

from cellmates.kernel.table import Step
from cellmates.lockup.asking import AskSeat, blank_offer
from cellmates.lockup.cellblock import AtTheCellBlock
from cellmates.lockup.chowhall import AtTheChowHall
from cellmates.lockup.cubes import gain, gain_power, loose_cubes_at, take_loose_cubes, take_marker
from cellmates.lockup.effects import exchange, swaps_of_one
from cellmates.lockup.guards import guard_strength, guards_reward, reveal_guards
from cellmates.lockup.names import (
    CELL_BLOCK,
    CHOW_HALL,
    COMMISSARY,
    ENFORCER,
    FINAL,
    KINDS,
    LIBRARY,
    LOCATIONS,
    NOBODY,
    ROUNDS,
    TOKENS,
    YARD,
)
from cellmates.lockup.options import (
    COLLECT,
    DECLINE,
    KEEP_CUBES,
    SWAP_ONE,
    SWAP_TWO,
    SWAPS_ONE,
    SWAPS_TWO,
    TAKE,
)
from cellmates.lockup.prizes import cubes_for, gift, power_for, swapped_for, tomes_for
from cellmates.lockup.rewards import Collected, decline, send_home
from cellmates.lockup.tomedeck import choose_tome, draw_tome, tomes_left
from cellmates.lockup.views import Gift, Offer
from cellmates.lockup.windows import (
    AFTER_LOCATION,
    AFTER_RANKING,
    BEFORE_REVEAL,
    BEFORE_REWARD,
    window,
)

if TYPE_CHECKING:
    from cellmates.lockup.table import LockupTable


def begin(t: "LockupTable", first_location: int) -> None:
    """Put the locations on the agenda, from one on; then the night is over."""
    t.agenda.append(END_OF_NIGHT)
    for place in range(LIBRARY, first_location - 1, -1):
        t.agenda.append(VISITS[place])


class Visit(Step["LockupTable"]):
    """A location is resolved: reveal and rank, suspicion, rewards, stragglers (LK-6.1)."""

    place: int

    def __init__(self, place: int) -> None:
        self.place = place

    def run(self, t: "LockupTable") -> None:
        t.location = self.place
        t.active = NOBODY
        t.ranking = ()
        t.strengths = ()
        t.collected = 0
        t.extra = [0] * t.participants
        t.wins_ties = 0
        if t.listening:
            t.tell("location", {"location": LOCATIONS[self.place]})
        t.agenda.append(window(AFTER_LOCATION, NOBODY))
        t.agenda.append(STRAGGLERS)
        t.agenda.append(PAY_OUT)
        t.agenda.append(SUSPECT)
        t.agenda.append(window(AFTER_RANKING, NOBODY))
        t.agenda.append(RANK)
        t.agenda.append(window(BEFORE_REVEAL, NOBODY))


class Rank(Step["LockupTable"]):
    """Turn everything up and rank by strength; ties from the first player on (LK-6.2 to 6.6)."""

    def run(self, t: "LockupTable") -> None:
        place = t.location
        if t.guards >= 0:
            reveal_guards(t, place)
        ranking: list[int] = []
        weights: list[int] = []  # twice the strength, and 1 more for who wins ties
        for step in range(t.participants):
            who = (t.first + step) % t.participants
            if not t.is_present(who, place):
                continue
            if who != t.guards:
                turn_up_tokens(t, who, place)
            weight = strength(t, who, place) * 2 + (t.wins_ties >> who & 1)
            number = len(ranking)
            while number and weights[number - 1] < weight:
                number -= 1
            ranking.insert(number, who)
            weights.insert(number, weight)
        t.ranking = tuple(ranking)
        t.strengths = tuple([weight >> 1 for weight in weights])
        if t.ranking:
            t.changes += 1
            if t.listening:
                data: dict[str, object] = {"location": LOCATIONS[place]}
                data["order"] = list(t.ranking)
                data["strengths"] = list(t.strengths)
                t.tell("ranked", data)


def turn_up_tokens(t: "LockupTable", who: int, place: int) -> None:
    """Turn a crew's face-down tokens at a location up."""
    base = who * 6
    turned: list[str] = []
    for token in range(6):
        if t.token_at[base + token] != place:
            continue
        bit = 1 << (base + token)
        t.shown |= bit
        if t.face_down & bit:
            t.face_down &= ~bit
            turned.append(TOKENS[token])
    if turned and t.listening:
        data: dict[str, object] = {"seat": who, "location": LOCATIONS[place]}
        data["tokens"] = turned
        t.tell("turned_up", data)


def strength(t: "LockupTable", who: int, place: int) -> int:
    """What a participant brings to a location (LK-6.3)."""
    if who == t.guards:
        return guard_strength(t, place)
    total = t.extra[who]
    base = who * 6
    for token in range(4):
        if t.token_at[base + token] == place:
            total += token + 2
    if t.token_at[base + ENFORCER] == place:
        total += t.power[who]
    return total


class Suspect(Step["LockupTable"]):
    """All suspicion here falls on the strongest without a lookout (LK-6.9)."""

    def run(self, t: "LockupTable") -> None:
        count = t.watch[t.location]
        if not count:
            return
        for who in t.ranking:
            if not t.has_lookout(who, t.location):
                t.watch[t.location] = 0
                t.suspicion[who] += count
                t.changes += 1
                if t.listening:
                    data: dict[str, object] = {"seat": who, "location": LOCATIONS[t.location]}
                    data["count"] = count
                    t.tell("suspicion", data)
                return


class PayOut(Step["LockupTable"]):
    """Every place gets its reward, in ranking order (LK-6.12)."""

    def run(self, t: "LockupTable") -> None:
        for place in range(len(t.ranking) - 1, -1, -1):
            who = t.ranking[place]
            t.agenda.append(Reward(who, place))
            t.agenda.append(window(BEFORE_REWARD, who))


class Reward(Step["LockupTable"]):
    """One participant's reward."""

    who: int
    place: int

    def __init__(self, who: int, place: int) -> None:
        self.who = who
        self.place = place

    def run(self, t: "LockupTable") -> None:
        who = self.who
        t.active = who
        if who == t.guards:
            guards_reward(t, who, self.place)
        elif t.location == COMMISSARY:
            t.agenda.append(AtTheCommissary(who, self.place))
        elif t.location == CHOW_HALL:
            t.agenda.append(AtTheChowHall(who, self.place))
        elif t.location == CELL_BLOCK:
            t.agenda.append(AtTheCellBlock(who))
        elif gives_anything(t, who, self.place):
            t.agenda.append(CollectOrDecline(who, self.place))


def gives_anything(t: "LockupTable", who: int, place: int) -> bool:
    """Whether there is something to collect for a place (LK-6.17)."""
    if place == 0 and (loose_cubes_at(t, t.location) or (t.location == YARD and t.first != who)):
        return True
    kind, count = cubes_for(t.players, t.location, place, len(t.ranking))
    power = power_for(t.players, t.location, place)
    if min(count, t.supply[kind]) > 0 or min(power, t.power_supply) > 0:
        return True
    return min(tomes_for(t.players, t.location, place), tomes_left(t)) > 0


def gifts_now(t: "LockupTable", who: int, place: int) -> list[Gift]:
    """What `give_reward` would hand out, as far as there is enough of it."""
    cubes = [0, 0, 0, 0]
    if place == 0:
        cubes = t.loose_cubes[t.location * 4 : t.location * 4 + 4]
    kind, count = cubes_for(t.players, t.location, place, len(t.ranking))
    cubes[kind] += min(count, t.supply[kind])
    gifts = [gift(KINDS[kind], cubes[kind]) for kind in range(4) if cubes[kind]]
    power = min(power_for(t.players, t.location, place), t.power_supply)
    if power:
        gifts.append(gift("power", power))
    tomes = min(tomes_for(t.players, t.location, place), tomes_left(t))
    if tomes:
        gifts.append(gift("choose_tome" if tomes == 2 else "tome"))
    if t.location == YARD and place == 0 and t.first != who:
        gifts.append(gift("marker"))
    return gifts


def give_reward(t: "LockupTable", who: int, place: int) -> None:
    """Hand out what a place gives; bandits' cubes come first (LK-7.30)."""
    if place == 0:
        take_loose_cubes(t, who, t.location)
        if t.location == YARD:
            take_marker(t, who)
    kind, count = cubes_for(t.players, t.location, place, len(t.ranking))
    gain(t, who, kind, count)
    gain_power(t, who, power_for(t.players, t.location, place))
    tomes = tomes_for(t.players, t.location, place)
    if tomes == 2:
        choose_tome(t, who)
    elif tomes == 1:
        draw_tome(t, who)


class CollectOrDecline(AskSeat):
    """Take the reward, or go to the Library (LK-6.14)."""

    place: int

    def __init__(self, who: int, place: int) -> None:
        super().__init__("reward", who)
        self.place = place

    def options(self, t: "LockupTable") -> tuple[int, ...]:
        return (COLLECT, DECLINE)

    def offer(self, t: "LockupTable") -> Offer:
        return {**blank_offer(t, self.who), "gifts": gifts_now(t, self.who, self.place)}

    def answer(self, t: "LockupTable", option: int) -> None:
        if option == DECLINE:
            decline(t, self.who)
            return
        t.agenda.append(Collected(self.who))
        give_reward(t, self.who, self.place)


class AtTheCommissary(AskSeat):
    """A cube of choice for the strongest, swaps for the others (LK-7.11 to LK-7.13)."""

    place: int

    def __init__(self, who: int, place: int) -> None:
        super().__init__("take" if place == 0 else "swap", who)
        self.place = place

    def options(self, t: "LockupTable") -> tuple[int, ...]:
        if self.place == 0:
            gifts = [TAKE + kind for kind in range(4) if t.supply[kind] > 0]
            if loose_cubes_at(t, COMMISSARY):
                gifts.append(KEEP_CUBES)
        elif swapped_for(t.players, self.place) == 1:
            gifts = swaps_of_one(t, self.who)
        else:
            gifts = swaps_of_two(t, self.who)
        return tuple(sorted([DECLINE, *gifts])) if gifts else ()

    def answer(self, t: "LockupTable", option: int) -> None:
        who = self.who
        if option == DECLINE:
            decline(t, who)
            return
        t.agenda.append(Collected(who))
        if self.place == 0:
            take_loose_cubes(t, who, COMMISSARY)
            if option != KEEP_CUBES:
                gain(t, who, option - TAKE, 1)
        elif option < SWAP_TWO:
            given, taken = SWAPS_ONE[option - SWAP_ONE]
            exchange(t, who, [given], taken)
        else:
            one, other, taken = SWAPS_TWO[option - SWAP_TWO]
            exchange(t, who, [one, other], taken)


def swaps_of_two(t: "LockupTable", who: int) -> list[int]:
    """The options to swap two cubes for one of a kind not among them (LK-7.25)."""
    own = t.cubes[who * 4 : who * 4 + 4]
    return [
        SWAP_TWO + number
        for number, (one, other, taken) in enumerate(SWAPS_TWO)
        if own[one] > 0 and own[other] > (1 if one == other else 0) and t.supply[taken] > 0
    ]


class Stragglers(Step["LockupTable"]):
    """Whoever collected nothing goes to the Library; from there all go home (LK-6.18, 6.19)."""

    def run(self, t: "LockupTable") -> None:
        t.active = NOBODY
        t.free_recruit = t.robbing = t.discounted = 0
        for who in t.ranking:
            if t.collected >> who & 1:
                continue
            if t.location == LIBRARY:
                send_home(t, who, LIBRARY)
                continue
            t.changes += 1
            if t.listening:
                data: dict[str, object] = {"seat": who, "location": LOCATIONS[t.location]}
                data["to"] = LOCATIONS[LIBRARY]
                t.tell("straggled", data)
            if who == t.guards:
                t.guards_up[LIBRARY] = (*t.guards_up[LIBRARY], *t.guards_up[t.location])
                t.guards_up[t.location] = ()
            else:
                for token in t.tokens_at(who, t.location):
                    t.token_at[who * 6 + token] = LIBRARY


class EndOfNight(Step["LockupTable"]):
    """Patrol follows, or after the sixth round the end (LK-4.2)."""

    def run(self, t: "LockupTable") -> None:
        from cellmates.lockup.patrol import START_PATROL
        from cellmates.lockup.scoring import END_GAME

        t.location = -1
        t.ranking = ()
        t.strengths = ()
        if t.round_number < ROUNDS:
            t.agenda.append(START_PATROL)
        else:
            t.phase = FINAL
            t.agenda.append(END_GAME)


END_OF_NIGHT: Final = EndOfNight()
VISITS: Final = [Visit(place) for place in range(8)]
RANK: Final = Rank()
SUSPECT: Final = Suspect()
PAY_OUT: Final = PayOut()
STRAGGLERS: Final = Stragglers()
