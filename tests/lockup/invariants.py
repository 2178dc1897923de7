"""What holds at every moment of every game (LK-1.14), told of the table's own numbers."""

from collections import Counter

from cellmates.lockup.card import TIMING_BITS
from cellmates.lockup.cellblock import SeeAboutGoals
from cellmates.lockup.goals import measure
from cellmates.lockup.names import (
    BOXED,
    CUBES,
    DENS,
    IN_CELL,
    LIBRARY,
    LIGHTS_OUT,
    NOBODY,
    POWER_CUBES,
    ROLL_CALL,
    ROUNDS,
    SUSPICION_CUBES,
    WEAKEST,
)
from cellmates.lockup.setup import all_tomes, level_guards, location_cards
from cellmates.lockup.table import LockupTable

HOLDING = ("goon_keep", "tome_keep", "map_to")
"""The questions that are about something in a player's hand."""


class Broken(AssertionError):
    """An invariant that did not hold."""


def _require(holds: bool, what: str) -> None:
    if not holds:
        raise Broken(what)


def check(t: LockupTable) -> None:
    """Everything that must be so whatever was chosen."""
    cubes(t)
    tokens(t)
    cards(t)
    if t.guards >= 0:
        guard_cards(t)
    goals(t)
    ranking(t)
    course(t)


def cubes(t: LockupTable) -> None:
    """No cube of any kind is lost, made or owed."""
    for kind in range(4):
        there = t.supply[kind] + sum(t.cubes[kind::4]) + sum(t.loose_cubes[kind::4])
        _require(there == CUBES[kind], f"{there} cubes of kind {kind}")
    power = t.power_supply + sum(t.power)
    _require(power == POWER_CUBES, f"{power} power cubes")
    suspicion = t.suspicion_supply + sum(t.suspicion) + sum(t.watch)
    _require(suspicion == SUSPICION_CUBES, f"{suspicion} suspicion cubes")
    counts = [*t.supply, *t.cubes, *t.loose_cubes, *t.power, *t.suspicion, *t.watch]
    counts += [t.power_supply, t.suspicion_supply]
    _require(min(counts) >= 0, "less than no cubes")
    _require(min(t.stars) >= 0, "less than no stars")


def tokens(t: LockupTable) -> None:
    """Every token is in its cell, at a location or in the box; those face down are few."""
    for who in range(t.participants):
        for token in range(6):
            at = t.token_at[who * 6 + token]
            boxed = who == t.guards or (t.seats == 5 and token == WEAKEST)
            _require(at == BOXED if boxed else IN_CELL <= at <= LIBRARY, f"token at {at}")
            down = t.face_down >> (who * 6 + token) & 1
            _require(not down or 0 <= at < LIBRARY, "face down where nothing can be hidden")
            _require(not down or not t.shown >> (who * 6 + token) & 1, "face down, yet shown")
        hidden = bin(t.face_down >> who * 6 & 63).count("1")
        limit = 6 if t.stealth >> who & 1 else 3 if t.players == 2 else 2
        _require(hidden <= t.downs[who] <= limit, "more face-down tokens than allowed")
    for seat in range(t.seats):
        _require(not t.peeked[seat] >> seat * 6 & 63, "peeked at its own token")
    if t.phase == ROLL_CALL:
        _require(LIBRARY not in t.token_at, "assigned to the Library")


def cards(t: LockupTable) -> None:
    """Every item, goon and tome is in exactly one place."""
    items = [*t.item_deck, *[item for item in t.display if item >= 0]]
    for held in (*t.items, *t.reserved):
        items += held
    _require(sorted(items) == list(range(len(t.cards.items))), "items lost or doubled")
    _require(len(t.display) == t.players + 1, "another size of the display")
    drawing = t.open[0].question.kind if t.open else ""
    goons = [*t.goon_deck, *t.goon_discard, *[goon for goon in t.dens if goon >= 0]]
    goons += t.in_hand if drawing == "goon_keep" else ()
    for recruited in t.goons:
        goons += recruited
    _require(sorted(goons) == list(range(len(t.cards.goons))), "goons lost or doubled")
    _require(all(t.dens[place] < 0 or place in DENS for place in range(8)), "a goon without a den")
    tomes = [*t.tome_deck, *t.tome_discard]
    tomes += t.in_hand if drawing == "tome_keep" else ()
    for hand in t.hands:
        tomes += hand
    _require(Counter(tomes) == Counter(all_tomes(t)), "tomes lost or doubled")
    _require(not t.in_hand or drawing in HOLDING, "something in nobody's hand")
    _require(len(t.tome_known) == len(t.tome_deck), "knowledge of tomes that are not there")
    for who in range(t.participants):
        known = t.hands_known[who]
        _require(len(known) == len(t.hands[who]), "knowledge of tomes that are not there")
        _require(all(seats >> who & 1 for seats in known), "a crew forgot its own tome")
    if t.phase > 0:
        traits = [trait for trait in t.traits if trait >= 0]
        _require(len(traits) == (t.seats if t.config.advanced else 0), "a crew without a trait")
        _require(len(set(traits)) == len(traits), "a trait twice")


def guard_cards(t: LockupTable) -> None:
    """The guards' twelve cards and eight location cards are all somewhere."""
    guards = [*t.guard_deck, *t.guards_used]
    for pile in (*t.guards_up, *t.guards_down):
        guards += pile
    _require(sorted(guards) == sorted(level_guards(t)), "guards lost or doubled")
    places = [*t.location_deck, *t.locations_used]
    _require(sorted(places) == sorted(location_cards(t)), "location cards lost or doubled")
    _require(not t.guards_down[LIBRARY], "a hidden guard in the Library")
    held = t.hands[t.guards] or t.offered_traits[t.guards]
    _require(not held, "guards with tomes or traits")


def goals(t: LockupTable) -> None:
    """One crew at most holds the leader goal, and nobody exceeds it (LK-13.2, LK-13.3)."""
    _require(t.leader in range(NOBODY, t.participants), "nobody of that number leads")
    if any(isinstance(step, SeeAboutGoals) for step in t.agenda):
        return  # the icons of a new item are still at work (LK-10.5)
    counts = [measure(t, who, t.leader_goal) for who in range(t.participants)]
    minimum = t.cards.goals[t.leader_goal].minimum
    if t.leader == NOBODY:
        _require(max(counts) < minimum or counts.count(max(counts)) > 1, "nobody took the lead")
    else:
        _require(counts[t.leader] == max(counts) >= minimum, "the leader was overtaken")
    _require(t.instant_taken in range(NOBODY, t.seats), "nobody of that number was first")
    _require(t.guards < 0 or t.instant_goal < 0, "an instant goal in solo")
    kinds = [t.cards.goals[goal].kind for goal in (t.leader_goal, t.final_goal)]
    _require(kinds == ["leader", "final"], "goals of another kind")


def ranking(t: LockupTable) -> None:
    """Nobody is ranked twice, strengths never rise, ties go from the first player on (LK-6.6)."""
    _require(len(set(t.ranking)) == len(t.ranking) == len(t.strengths), "ranked twice")
    _require(list(t.strengths) == sorted(t.strengths, reverse=True), "a weaker crew before")
    _require(not t.ranking or t.phase == LIGHTS_OUT, "a ranking by day")
    _require(t.collected < 1 << t.participants, "a stranger collected")
    if t.ranking:
        here = [who for who in range(t.participants) if t.is_present(who, t.location)]
        _require(set(here) <= set(t.ranking), "present, yet not ranked")
        hidden = [n for n in range(t.seats * 6) if t.token_at[n] == t.location]
        _require(not any(t.face_down >> n & 1 for n in hidden), "hidden after the ranking")


def course(t: LockupTable) -> None:
    """Rounds, the marker and the seats that are asked make sense."""
    _require(1 <= t.round_number <= ROUNDS, f"round {t.round_number}")
    _require(0 <= t.first < t.participants, "nobody holds the marker")
    _require(len(t.open) <= 1, "two seats asked at once")
    _require(all(0 <= seat < t.seats for seat in t.waiting), "the guards are asked")
    late = any(waited >> TIMING_BITS > t.changes for waited in t.waited)
    _require(not late, "waited for the future")
    _require(t.over or bool(t.open), "nobody is asked")
    if t.phase == LIGHTS_OUT and t.location >= 0:
        for place in range(t.location):
            left = [n for n in range(t.seats * 6) if t.token_at[n] == place]
            _require(not left, "tokens left behind")
