"""What brings nothing, or brings suspicion."""

from cellmates.advice.lockup.reading import Reading
from cellmates.advice.structure import Sentence, Warned
from cellmates.bots.lockup.raids import raid_due
from cellmates.kernel.table import Decision
from cellmates.lockup.names import LOCATION_NUMBERS, TOKEN_NUMBERS

WATCHED = 2
"""From how many suspicion cubes on a location is worth a warning while no raid is near."""


def wastes(reading: Reading, decision: Decision) -> list[Warned]:
    """All that there is to warn of in a question."""
    if decision.kind == "roll_call":
        return _places(reading, decision)
    if decision.kind == "token":
        return _tokens(reading, decision)
    if decision.kind == "cell_block":
        return _bargains(reading, decision)
    return []


def _places(reading: Reading, decision: Decision) -> list[Warned]:
    found = []
    near = raid_due(reading.sight)
    everything = reading.sight.tokens
    for option in decision.options:
        verb, *words = reading.texts(option).split()
        if verb != "assign":
            continue
        place = LOCATION_NUMBERS[words[0]]
        told = {"location": words[0]}
        if not reading.rewarded(place, reading.strength(place, everything)):
            found.append(Warned((option,), Sentence("warn_hopeless", told)))
        watched = reading.sight.watch[place]
        if watched >= (1 if near else WATCHED):
            kind = "warn_raid" if near else "warn_watched"
            found.append(Warned((option,), Sentence(kind, {**told, "count": watched})))
    return found


def _tokens(reading: Reading, decision: Decision) -> list[Warned]:
    """Tokens that bring nothing here, even with all that lies here already."""
    location = reading.view["assigning"] or ""
    place = LOCATION_NUMBERS[location]
    by_token: dict[str, list[int]] = {}
    for option in decision.options:
        verb, *words = reading.texts(option).split()
        if verb == "token":
            by_token.setdefault(words[0].lstrip("?"), []).append(option)
    return [
        Warned(tuple(options), Sentence("warn_weak", {"token": token, "location": location}))
        for token, options in by_token.items()
        if not reading.rewarded(place, reading.strength(place, [TOKEN_NUMBERS[token]]))
    ]


def _bargains(reading: Reading, decision: Decision) -> list[Warned]:
    """Items that cost more to craft than they bring; to reserve one costs nothing yet."""
    gains = reading.night.cell_block_gains(decision.options)
    found = []
    for option, gain in gains.items():
        verb, *words = reading.texts(option).split()
        slug = words[-1] if words else ""
        if verb == "craft" and gain < 0 and slug in reading.lore.items:
            found.append(Warned((option,), Sentence("warn_dear", {"item": slug})))
    return found
