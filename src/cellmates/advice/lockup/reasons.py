"""Why an option is good, in a line or two."""

from collections.abc import Sequence

from cellmates.advice.lockup.reading import Reading
from cellmates.advice.structure import ANYHOW, Sentence
from cellmates.kernel.table import Decision
from cellmates.lockup.names import LOCATION_NUMBERS, LOCATIONS, TOKEN_NUMBERS, TOKENS
from cellmates.lockup.options import TOKEN

SLIGHT = 3
"""Below how many percent being the first is no reason."""
SURE = 99
"""From how many percent on a place is as good as won."""


def reasons(
    reading: Reading, decision: Decision, option: int, then: Sequence[int] | None = None
) -> list[Sentence]:
    """What speaks for an option; there is always something to say. `then` are the tokens that are
    laid down after it, if that is known; without them a good plan's are named."""
    verb, *words = reading.texts(option).split()
    found: list[Sentence] = []
    if verb == "assign":
        place = LOCATION_NUMBERS[words[0]]
        tokens = [(order - TOKEN) % 6 for order in then or ()]
        found = _place(reading, place, tokens) if tokens else _sending(reading, place)
    elif verb == "token" and decision.kind == "token":  # else a map moves what lies already
        found = _token(reading, words[0])
    elif verb in ("craft", "reserve") and words[0] in reading.lore.items:
        stars = round(reading.night.worth.item(reading.lore.items[words[0]]))
        kind = "reason_item" if verb == "craft" else "reason_reserve"
        found = [Sentence(kind, {"item": words[0], "count": stars})]
    elif verb in ("recruit", "keep"):
        found = _goon(reading, verb, words)
    elif verb in ("pay", "discard"):
        found = [Sentence("reason_least", {"kind": words[0]})]
    elif verb == "take":
        found = [Sentence("reason_take", {"kind": words[0]})]
    elif verb in ("pass", "done", "decline", "collect", "wait", "tome"):
        found = [Sentence(f"reason_{verb}", {})]
    return found or [Sentence(ANYHOW, {})]


def _sending(reading: Reading, place: int) -> list[Sentence]:
    tokens = reading.planned(place)
    if not tokens:
        return []
    told = {"tokens": [TOKENS[token] for token in tokens]}
    return [Sentence("reason_send", told), *_place(reading, place, tokens)]


def _token(reading: Reading, word: str) -> list[Sentence]:
    place = LOCATION_NUMBERS[reading.view["assigning"] or ""]
    down = word.startswith("?")
    found = _place(reading, place, [TOKEN_NUMBERS[word.lstrip("?")]])
    return [*found, Sentence("reason_hide", {})] if down else found


def _place(reading: Reading, place: int, tokens: list[int]) -> list[Sentence]:
    """How good one's chances at a location are; nothing, if they are none."""
    told: dict[str, object] = {"location": LOCATIONS[place]}
    if not reading.odds.rivals[place]:
        return [Sentence("reason_free", told)]
    strength = reading.strength(place, tokens)
    percent = reading.first(place, strength)
    if percent < SLIGHT:
        likely = reading.rewarded(place, strength) > 0.5
        return [Sentence("reason_lower", told)] if likely else []
    kind = "reason_sure" if percent >= SURE else "reason_first"
    return [Sentence(kind, {**told, "percent": percent})]


def _goon(reading: Reading, verb: str, words: list[str]) -> list[Sentence]:
    goon = words[0]
    if verb == "recruit" and goon in LOCATION_NUMBERS:
        goon = reading.view["locations"][goon]["goon"] or ""
    if goon not in reading.lore.goons:
        return []
    stars = round(reading.night.worth.goon(reading.lore.goons[goon]))
    return [Sentence("reason_goon", {"goon": goon, "count": stars})]
