"""The Patrol phase and raids (LK-8, LK-9)."""

from typing import TYPE_CHECKING, Final

from cellmates.kernel.table import Step
from cellmates.lockup.asking import AskSeat, blank_offer
from cellmates.lockup.card import NOTHING
from cellmates.lockup.contests import contest
from cellmates.lockup.cubes import gain_stars, give_back
from cellmates.lockup.guards import GUARDS_RETURN
from cellmates.lockup.names import CHOW_HALL, DENS, KINDS, LOCATIONS, NOBODY, PATROL
from cellmates.lockup.options import DISCARD
from cellmates.lockup.rollcall import START_ROUND, enter_phase
from cellmates.lockup.views import Offer
from cellmates.lockup.windows import BEFORE_PATROL_STEP, BEFORE_RAID, window

if TYPE_CHECKING:
    from cellmates.lockup.table import LockupTable


class StartPatrol(Step["LockupTable"]):
    """Four steps, with a tome window before each (LK-8.1)."""

    def run(self, t: "LockupTable") -> None:
        enter_phase(t, PATROL)
        pause = window(BEFORE_PATROL_STEP, NOBODY)
        t.agenda.append(END_PATROL)
        if t.guards >= 0:
            t.agenda.append(GUARDS_RETURN)
        for step in reversed((LIMITS, REFILL, MOVE_GOONS, WATCH)):
            t.agenda.append(step)
            t.agenda.append(pause)


class StorageLimits(Step["LockupTable"]):
    """Crews over their storage limit return cubes, from the first player on (LK-8.2)."""

    def run(self, t: "LockupTable") -> None:
        for who in reversed(t.from_first()):
            if t.is_player(who) and t.cube_count(who) > t.storage[who]:
                t.agenda.append(ReturnCube(who))


class ReturnCube(AskSeat):
    """Which cube to return."""

    def __init__(self, who: int) -> None:
        super().__init__("discard", who)

    def options(self, t: "LockupTable") -> tuple[int, ...]:
        base = self.who * 4
        return tuple([DISCARD + kind for kind in range(4) if t.cubes[base + kind] > 0])

    def offer(self, t: "LockupTable") -> Offer:
        return {**blank_offer(t, self.who), "count": t.cube_count(self.who) - t.storage[self.who]}

    def answer(self, t: "LockupTable", option: int) -> None:
        kind = option - DISCARD
        if t.listening:
            t.tell("discarded", {"seat": self.who, "kind": KINDS[kind]})
        give_back(t, self.who, kind, 1)
        if t.cube_count(self.who) > t.storage[self.who]:
            t.agenda.append(self)


class Refill(Step["LockupTable"]):
    """Empty slots of the display are filled (LK-8.3)."""

    def run(self, t: "LockupTable") -> None:
        refill_display(t)


def refill_display(t: "LockupTable") -> None:
    """Deal items to the empty slots, the one next to the deck first."""
    for slot in range(len(t.display)):
        if t.display[slot] < 0 and t.item_deck:
            t.display[slot] = t.item_deck[0]
            t.item_deck = t.item_deck[1:]
            t.changes += 1
            if t.listening:
                t.tell("laid_out", {"item": t.cards.items[t.display[slot]].slug})


class MoveGoons(Step["LockupTable"]):
    """The goon in the Chow Hall leaves, the others close up, new ones come (LK-8.4)."""

    def run(self, t: "LockupTable") -> None:
        leaving = t.dens[CHOW_HALL]
        if leaving >= 0:
            t.dens[CHOW_HALL] = -1
            t.goon_discard = (*t.goon_discard, leaving)
            t.changes += 1
            if t.listening:
                data: dict[str, object] = {"goon": t.cards.goons[leaving].slug}
                data["location"] = LOCATIONS[CHOW_HALL]
                t.tell("goon_left", data)
        goal = CHOW_HALL
        for den in reversed(DENS):
            goon = t.dens[den]
            if goon >= 0:
                if den != goal:
                    t.dens[den] = -1
                    t.dens[goal] = goon
                    t.changes += 1
                    if t.listening:
                        data = {"goon": t.cards.goons[goon].slug}
                        data["from"] = LOCATIONS[den]
                        data["to"] = LOCATIONS[goal]
                        t.tell("goon_moved", data)
                goal -= 1
        for den in range(goal, DENS[0] - 1, -1):
            bring_goon(t, den)


def draw_goon(t: "LockupTable") -> int:
    """The top goon of the deck; the discards are shuffled in when needed, -1 if none (LK-8.14)."""
    if not t.goon_deck and t.goon_discard:
        goons = list(t.goon_discard)
        t.dice.shuffle(goons)
        t.goon_deck = tuple(goons)
        t.goon_discard = ()
        if t.listening:
            t.tell("deck_shuffled", {"deck": "goons"})
    if not t.goon_deck:
        return -1
    goon = t.goon_deck[0]
    t.goon_deck = t.goon_deck[1:]
    t.changes += 1
    return goon


def bring_goon(t: "LockupTable", den: int) -> None:
    """A new goon comes to an empty space."""
    t.dens[den] = draw_goon(t)
    if t.dens[den] >= 0 and t.listening:
        data: dict[str, object] = {"goon": t.cards.goons[t.dens[den]].slug}
        data["location"] = LOCATIONS[den]
        t.tell("goon_came", data)


class Watch(Step["LockupTable"]):
    """Every goon draws suspicion; if the cubes do not suffice there is a raid (LK-8.6, 8.7)."""

    def run(self, t: "LockupTable") -> None:
        t.agenda.append(PLACE_SUSPICION)
        if icons(t) > t.suspicion_supply:
            announce_raid(t)


def icons(t: "LockupTable") -> int:
    """The suspicion icons of all goons in the prison."""
    return sum([t.cards.goons[goon].suspicion for goon in t.dens if goon >= 0])


class PlaceSuspicion(Step["LockupTable"]):
    """Suspicion by icons, then the bandits' cubes (LK-8.6, LK-8.8)."""

    def run(self, t: "LockupTable") -> None:
        place_suspicion(t)
        place_bandit_cubes(t)


def place_suspicion(t: "LockupTable") -> None:
    """Put cubes on the goons' locations until the supply is empty (LK-2.17, LK-8.11)."""
    for den in DENS:
        goon = t.dens[den]
        count = min(t.cards.goons[goon].suspicion, t.suspicion_supply) if goon >= 0 else 0
        if count:
            t.suspicion_supply -= count
            t.watch[den] += count
            t.changes += 1
            if t.listening:
                t.tell("watched", {"location": LOCATIONS[den], "count": count})


def place_bandit_cubes(t: "LockupTable") -> None:
    """Each bandit brings one cube of its kind to its location (LK-8.8, LK-8.13)."""
    for den in DENS:
        goon = t.dens[den]
        kind = t.cards.goons[goon].resource if goon >= 0 else NOTHING
        if kind != NOTHING and t.supply[kind] > 0:
            t.supply[kind] -= 1
            t.loose_cubes[den * 4 + kind] += 1
            t.changes += 1
            if t.listening:
                t.tell("bandit_cube", {"location": LOCATIONS[den], "kind": KINDS[kind]})


def announce_raid(t: "LockupTable") -> None:
    """A raid is coming, which is news: whoever has just waited with a tome is asked again."""
    t.changes += 1
    t.agenda.append(RAID)
    t.agenda.append(window(BEFORE_RAID, NOBODY))


class Raid(Step["LockupTable"]):
    """Whoever drew the most suspicion loses stars; the cubes go back (LK-9)."""

    def run(self, t: "LockupTable") -> None:
        losses = contest(t.suspicion, t.players)
        keeps = t.guards >= 0 and losses[t.guards] > 0  # LK-17.33: the player's cubes stay
        if t.listening:
            searched = [t.guards] if keeps else list(range(t.participants))
            t.tell("raid", {"searched": searched})
        for who in range(t.participants):
            if losses[who]:
                if t.listening:
                    t.tell("raided", {"seat": who, "loss": losses[who]})
                gain_stars(t, who, -losses[who])
            if not (keeps and t.is_player(who)):
                t.suspicion_supply += t.suspicion[who]
                t.suspicion[who] = 0
        for place in range(8):
            t.suspicion_supply += t.watch[place]
            t.watch[place] = 0
        t.changes += 1


class EndPatrol(Step["LockupTable"]):
    """The round marker moves on (LK-4.3)."""

    def run(self, t: "LockupTable") -> None:
        t.round_number += 1
        t.agenda.append(START_ROUND)


START_PATROL: Final = StartPatrol()
LIMITS: Final = StorageLimits()
REFILL: Final = Refill()
MOVE_GOONS: Final = MoveGoons()
WATCH: Final = Watch()
PLACE_SUSPICION: Final = PlaceSuspicion()
RAID: Final = Raid()
END_PATROL: Final = EndPatrol()
