"""The signs of Lockup: a shape for everything, so that colour is never needed to tell it."""

from collections.abc import Mapping, Sequence
from typing import Any

from cellmates.lockup.cards import EFFECTS, TREASURES
from cellmates.lockup.names import KINDS
from cellmates.lockup.views import View
from cellmates.terminal.lockup.words import Words
from cellmates.terminal.spans import Line, Span, joined

STAR, POWER, SUSPICION, FIRST = "★", "↯", "◉", "①"
ITEM, GOON, TOME, RESERVED = "⚒", "☻", "▤", "⚑"
BACK = "▒"
KIND_SIGNS = {"scrap": "■", "potion": "●", "iron": "▲", "gold": "◆", "any": "□"}
KIND_STYLES = {"scrap": "green", "potion": "blue", "iron": "strong", "gold": "yellow", "any": ""}
TREASURE_SIGNS = {"shield": "▼", "gem": "◇", "spell": "✶"}
EFFECT_SIGNS = {
    "gain_scrap": "+■",
    "gain_potion": "+●",
    "gain_iron": "+▲",
    "gain_gold": "+◆",
    "gain_power": "+↯",
    "remove_suspicion": "−◉",
    "pass_suspicion": "◉→",
    "draw_tome": "+▤",
    "choose_tome": "▤/2",
    "storage_plus_1": "+□",
    "swap_resource": "⇄",
}
SPACE = Span(" ")
DOT = Span(" · ", "quiet")


def cubes(amounts: Mapping[str, int]) -> Line:
    """Cubes that there are, each kind with its sign."""
    found: list[Line] = [
        [Span(f"{count}{KIND_SIGNS[kind]}", KIND_STYLES[kind])]
        for kind, count in amounts.items()
        if count
    ]
    return joined(found, SPACE)


def purse(amounts: Mapping[str, int]) -> Line:
    """All four kinds, those that one lacks too, so that columns stay where they are."""
    return joined([[_amount(kind, amounts[kind])] for kind in KINDS], SPACE)


def _amount(kind: str, count: int) -> Span:
    return Span(f"{KIND_SIGNS[kind]}{count}", KIND_STYLES[kind] if count else "quiet")


def price(cost: Sequence[int]) -> Line:
    """A price in signs."""
    return cubes(dict(zip((*KINDS, "any"), cost, strict=True)))


def treasures(counts: Sequence[int]) -> str:
    """The treasures of a card."""
    return "".join(
        TREASURE_SIGNS[treasure] * count for treasure, count in zip(TREASURES, counts, strict=True)
    )


def effects(numbers: Sequence[int]) -> str:
    """The special icons of a card."""
    return " ".join(EFFECT_SIGNS[EFFECTS[number]] for number in numbers)


def is_mine(view: View, seat: int) -> bool:
    """Whether a crew is that of the one who looks."""
    return bool(view["seat"] is not None and view["seat"] == seat)


def crew_mark(words: Words, view: View, seat: int) -> Span:
    """Two letters that stand for a crew, in its colour."""
    crew = view["crews"][seat]["crew"]
    style = "mine" if is_mine(view, seat) else "strong"
    return Span(words.name("crewmark", crew), f"{style} {crew}")


def tokens(words: Words, view: View, pile: Mapping[str, Any], location: str) -> Line:
    """A crew's tokens at a location: open ones, known ones in brackets, backs."""
    seat = pile["seat"]
    line: Line = [crew_mark(words, view, seat), Span(":", "quiet")]
    line += [Span(words.texts(f"token-{token}.short")) for token in pile["up"]]
    known = list(pile["mine"] or ())
    if pile["mine"] is None:
        known = [
            seen["token"]
            for seen in view["peeked"]
            if seen["seat"] == seat and seen["location"] == location
        ]
    line += [Span(f"({words.texts(f'token-{token}.short')})", "private") for token in known]
    backs = pile["down"] - len(known)
    return [*line, Span(BACK * backs, "strong")] if backs > 0 else line


def guards(words: Words, here: Mapping[str, Any]) -> Line:
    """The guards at a location in solo: strengths of the open ones, backs of the others."""
    up, down = here["guards"]["up"], here["guards"]["down"]
    if not up and not down:
        return []
    line: Line = [Span(words.name("crewmark", "guards"), "strong guards"), Span(":", "quiet")]
    line.append(Span("+".join(guard_strength(words, guard) for guard in up)))
    return [*line, Span(BACK * down, "strong")]


def guard_strength(words: Words, slug: str) -> str:
    """What an open guard card shows: a number, a fist, and whether it calls another."""
    guard = next(guard for guard in words.cards.guards if guard.slug == slug)
    number = POWER if guard.strength < 0 else str(guard.strength)
    return f"{number}!" if guard.draw else number
