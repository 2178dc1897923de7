"""Players for random games: one takes anything, one is keen on everything that happens rarely."""

import random

from cellmates.lockup.table import LockupTable

_KEEN_ON = (
    *("recruit two", "craft", "tome", "rob", "less", "peek", "turn up", "from", "to", "keep"),
    *("recruit", "collect", "take", "swap", "reserve", "give", "token ?enforcer", "first"),
)
"""What a keen player does if it can, by the beginning of the option's text."""


def random_choice(t: LockupTable, dice: random.Random) -> tuple[int, int]:
    """Any option."""
    seat = t.waiting[0]
    return seat, dice.choice(t.decision(seat).options)


def keen_choice(t: LockupTable, dice: random.Random) -> tuple[int, int]:
    """Mostly what makes things happen: craft, recruit, play tomes; anything else at random."""
    seat = t.waiting[0]
    options = t.decision(seat).options
    if dice.random() < 0.85:
        for beginning in _KEEN_ON:
            keen = [option for option in options if t.options.text(option).startswith(beginning)]
            if keen:
                return seat, dice.choice(keen)
    return seat, dice.choice(options)


def busy_choice(t: LockupTable, dice: random.Random) -> tuple[int, int]:
    """A keen player who spreads its tokens, one or two to a place, and passes only at the end."""
    seat = t.waiting[0]
    asked = t.decision(seat)
    texts = {t.options.text(option): option for option in asked.options}
    if asked.kind == "token" and "done" in texts and dice.random() < 0.7:
        return seat, texts["done"]
    if asked.kind == "roll_call":
        return seat, dice.choice([option for text, option in texts.items() if text != "pass"])
    return keen_choice(t, dice)


PLAYERS = (random_choice, keen_choice, busy_choice)
