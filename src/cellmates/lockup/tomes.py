"""Every tome, in the order of its code (components B3; LK-12.9)."""

from typing import TYPE_CHECKING, Final

from cellmates.lockup.asking import AskSeat
from cellmates.lockup.cellblock import could_craft
from cellmates.lockup.cubes import gain, gain_power, remove_suspicion
from cellmates.lockup.effects import Give, SwapOne, swaps_of_one
from cellmates.lockup.guards import turn_up_guard
from cellmates.lockup.names import IN_CELL, IRON, LOCATIONS, POTION, SCRAP, TOKENS
from cellmates.lockup.options import MAP_FROM, MAP_TO, PEEK, TAKE, TOKEN, TURN_UP
from cellmates.lockup.tome import TOME_RULES, TomeEffect

if TYPE_CHECKING:
    from cellmates.lockup.table import LockupTable


class BigBookOfStealth(TomeEffect):
    """This round one may assign any number of tokens face down."""

    def works(self, t: "LockupTable", who: int) -> bool:
        return t.has_token(who, IN_CELL) and not t.stealth >> who & 1

    def play(self, t: "LockupTable", who: int) -> None:
        t.stealth |= 1 << who


class CutthroatCrafting(TomeEffect):
    """Spend a cube of an opponent on the item one crafts."""

    def works(self, t: "LockupTable", who: int) -> bool:
        bit = 1 << who
        return not t.robbing & bit and could_craft(t, who, True, bool(t.discounted & bit))

    def play(self, t: "LockupTable", who: int) -> None:
        t.robbing |= 1 << who


class ContrabandBlueprints(TomeEffect):
    """The item costs one cube less, but not gold."""

    def works(self, t: "LockupTable", who: int) -> bool:
        bit = 1 << who
        return not t.discounted & bit and could_craft(t, who, bool(t.robbing & bit), True)

    def play(self, t: "LockupTable", who: int) -> None:
        t.discounted |= 1 << who


class AtlasOfHideouts(TomeEffect):
    """Look at a face-down token; alone, turn up a face-down guard (LK-17.17)."""

    def works(self, t: "LockupTable", who: int) -> bool:
        if t.guards >= 0:
            return any(t.guards_down)
        return bool(hidden_places(t, who))

    def play(self, t: "LockupTable", who: int) -> None:
        t.agenda.append(TurnUpGuard(who) if t.guards >= 0 else Peek(who))


def hidden_places(t: "LockupTable", who: int) -> list[int]:
    """The options to peek: where somebody has a face-down token not yet seen by this seat."""
    options: list[int] = []
    unseen = t.face_down & ~t.peeked[who]
    for place in range(7):
        for other in range(t.seats):
            if other != who and hidden_tokens(t, other, place, unseen):
                options.append(PEEK + place * 5 + other)
    return options


def hidden_tokens(t: "LockupTable", who: int, place: int, among: int) -> list[int]:
    """The tokens of a crew at a place that are in the given set."""
    return [token for token in t.tokens_at(who, place) if among >> (who * 6 + token) & 1]


class Peek(AskSeat):
    """Whose face-down token to look at; the table picks one of those lying there."""

    def __init__(self, who: int) -> None:
        super().__init__("peek", who)

    def options(self, t: "LockupTable") -> tuple[int, ...]:
        return tuple(hidden_places(t, self.who))

    def answer(self, t: "LockupTable", option: int) -> None:
        place, other = divmod(option - PEEK, 5)
        tokens = hidden_tokens(t, other, place, t.face_down & ~t.peeked[self.who])
        token = tokens[t.dice.below(len(tokens))]
        t.peeked[self.who] |= 1 << (other * 6 + token)
        t.changes += 1
        if t.listening:
            data: dict[str, object] = {"seat": self.who, "location": LOCATIONS[place], "of": other}
            t.tell("peeked", data)
            t.tell("saw_token", {**data, "token": TOKENS[token]}, 1 << self.who)


class TurnUpGuard(AskSeat):
    """Which face-down guard to turn up."""

    def __init__(self, who: int) -> None:
        super().__init__("turn_up", who)

    def options(self, t: "LockupTable") -> tuple[int, ...]:
        return tuple([TURN_UP + place for place in range(7) if t.guards_down[place]])

    def answer(self, t: "LockupTable", option: int) -> None:
        turn_up_guard(t, option - TURN_UP)


class ManualOfMuscle(TomeEffect):
    """Two more strength at this location."""

    def play(self, t: "LockupTable", who: int) -> None:
        t.extra[who] += 2


class TalesOfSeniority(TomeEffect):
    """One ranks above everybody of the same strength at this location."""

    def works(self, t: "LockupTable", who: int) -> bool:
        return not t.wins_ties >> who & 1

    def play(self, t: "LockupTable", who: int) -> None:
        t.wins_ties |= 1 << who


class AirtightAlibis(TomeEffect):
    """Return up to two suspicion cubes."""

    def works(self, t: "LockupTable", who: int) -> bool:
        return t.suspicion[who] > 0

    def play(self, t: "LockupTable", who: int) -> None:
        remove_suspicion(t, who, 2)


class GentleArtOfFraming(TomeEffect):
    """Pass a suspicion cube on."""

    def works(self, t: "LockupTable", who: int) -> bool:
        return t.suspicion[who] > 0

    def play(self, t: "LockupTable", who: int) -> None:
        t.agenda.append(Give(who))


class ScavengersAlmanac(TomeEffect):
    """Two scrap."""

    def works(self, t: "LockupTable", who: int) -> bool:
        return t.supply[SCRAP] > 0

    def play(self, t: "LockupTable", who: int) -> None:
        gain(t, who, SCRAP, 2)


class AlchemistsPrimer(TomeEffect):
    """Swap up to two cubes, each for one from the supply."""

    def works(self, t: "LockupTable", who: int) -> bool:
        return bool(swaps_of_one(t, who))

    def play(self, t: "LockupTable", who: int) -> None:
        t.agenda.append(SwapOne(who))
        t.agenda.append(SwapOne(who))


class IronmongersDigest(TomeEffect):
    """An iron or a potion."""

    def works(self, t: "LockupTable", who: int) -> bool:
        return t.supply[IRON] > 0 or t.supply[POTION] > 0

    def play(self, t: "LockupTable", who: int) -> None:
        t.agenda.append(IronOrPotion(who))


class IronOrPotion(AskSeat):
    """Which of the two."""

    def __init__(self, who: int) -> None:
        super().__init__("take", who)

    def options(self, t: "LockupTable") -> tuple[int, ...]:
        return tuple([TAKE + kind for kind in (POTION, IRON) if t.supply[kind] > 0])

    def answer(self, t: "LockupTable", option: int) -> None:
        gain(t, self.who, option - TAKE, 1)


class IronWillRegimen(TomeEffect):
    """A power cube."""

    def works(self, t: "LockupTable", who: int) -> bool:
        return t.power_supply > 0

    def play(self, t: "LockupTable", who: int) -> None:
        gain_power(t, who, 1)


class RecruitersHandbook(TomeEffect):
    """Recruit one goon for nothing at the Chow Hall."""

    def works(self, t: "LockupTable", who: int) -> bool:
        return max(t.dens) >= 0 and not t.free_recruit >> who & 1

    def play(self, t: "LockupTable", who: int) -> None:
        t.free_recruit |= 1 << who


class MapOfTheOldWing(TomeEffect):
    """Move one assigned token, face as it is, to another location."""

    def works(self, t: "LockupTable", who: int) -> bool:
        return any(t.has_token(who, place) for place in range(7))

    def play(self, t: "LockupTable", who: int) -> None:
        t.agenda.append(MapFrom(who))


class MapFrom(AskSeat):
    """From where to take the token."""

    def __init__(self, who: int) -> None:
        super().__init__("map_from", who)

    def options(self, t: "LockupTable") -> tuple[int, ...]:
        return tuple([MAP_FROM + place for place in range(7) if t.has_token(self.who, place)])

    def answer(self, t: "LockupTable", option: int) -> None:
        t.agenda.append(MapToken(self.who, option - MAP_FROM))


class MapToken(AskSeat):
    """Which token to take."""

    place: int

    def __init__(self, who: int, place: int) -> None:
        super().__init__("map_token", who)
        self.place = place

    def options(self, t: "LockupTable") -> tuple[int, ...]:
        return tuple([TOKEN + token for token in t.tokens_at(self.who, self.place)])

    def answer(self, t: "LockupTable", option: int) -> None:
        t.in_hand = (option - TOKEN,)
        t.agenda.append(MapTo(self.who, self.place))


class MapTo(AskSeat):
    """Where to put it; which token it is the table holds, for it may be a secret."""

    place: int

    def __init__(self, who: int, place: int) -> None:
        super().__init__("map_to", who)
        self.place = place

    def options(self, t: "LockupTable") -> tuple[int, ...]:
        return tuple([MAP_TO + place for place in range(7) if place != self.place])

    def answer(self, t: "LockupTable", option: int) -> None:
        goal = option - MAP_TO
        token = t.in_hand[0]
        t.in_hand = ()
        number = self.who * 6 + token
        t.token_at[number] = goal
        t.changes += 1
        if t.listening:
            data: dict[str, object] = {"seat": self.who, "location": LOCATIONS[self.place]}
            data["to"] = LOCATIONS[goal]
            if not t.face_down >> number & 1:
                data["token"] = TOKENS[token]
            t.tell("moved_token", data)


ALL_TOMES: Final[list[TomeEffect]] = [
    BigBookOfStealth(),
    CutthroatCrafting(),
    AtlasOfHideouts(),
    ManualOfMuscle(),
    AirtightAlibis(),
    GentleArtOfFraming(),
    ScavengersAlmanac(),
    AlchemistsPrimer(),
    IronmongersDigest(),
    IronWillRegimen(),
    RecruitersHandbook(),
    ContrabandBlueprints(),
    MapOfTheOldWing(),
    TalesOfSeniority(),
]
"""The rules of every tome by its code."""

TOME_RULES[:] = ALL_TOMES
