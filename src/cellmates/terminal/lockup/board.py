"""The prison drawn for a window: locations, display, goals, supply, and what is one's own."""

from collections.abc import Sequence

from cellmates.lockup.cards import EFFECTS, GOON_TYPES
from cellmates.lockup.names import LOCATIONS
from cellmates.lockup.views import Crew, View, goals_of, shown
from cellmates.terminal.lockup import signs
from cellmates.terminal.lockup.explain import goal_in_short
from cellmates.terminal.lockup.signs import DOT, SPACE
from cellmates.terminal.lockup.words import Words
from cellmates.terminal.spans import Line, Span, fitted, joined, plain, width

WIDEST = 88
WIDE = 70
"""From here on cards stand with their names and icons in words."""


def board(
    words: Words, view: View, columns: int, rows: int, marked: Sequence[str], cursor: str
) -> list[Line]:
    """Everything on the table, as much of it as there is room for."""
    wide = min(columns, WIDEST)
    places = [_place(words, view, name, wide, marked, cursor) for name in LOCATIONS]
    items = [_item(words, view, slug, wide) for slug in view["display"]]
    goals = _goals(words, view, wide)
    own = _own(words, view, wide)
    left = rows - len(places) - len(items) - len(own) - 1  # the goals need a line at least
    lines = places
    if left >= 3:
        lines = [_heads(words, wide), *places]
        items = [_rule(words.texts("lockup-label-display"), wide), *items]
        left -= 2
    if left >= len(goals) - 1:
        left -= len(goals) - 1
    else:
        goals = [_goals_in_one(words, view)]
    stock = [_supply(words, view), _decks(words, view)]
    if left >= len(stock) + 2:
        goals = [_rule(words.texts("lockup-label-goals"), wide), *goals]
        if view["seat"] is not None:
            own = [_rule(words.seat(view["seat"], view), wide), *own]
    elif left < len(stock):
        stock = stock[:left] if left > 0 else []
    all_lines = [*lines, *items, *goals, *stock, *own]
    return [fitted(line, wide) for line in all_lines][:rows]


def _rule(title: str, wide: int) -> Line:
    return [Span(f"─ {title} ".ljust(wide, "─"), "quiet")]


# Locations.


def _shares(wide: int) -> tuple[int, int, int]:
    """Columns for a location's name, for the cubes there and for its goon."""
    if wide < WIDE:
        return 8, 7, 17
    return 14, 8, 20 + (wide - WIDE) // 2


def _heads(words: Words, wide: int) -> Line:
    name, here, goon = _shares(wide)
    texts = words.texts
    line = fitted([Span(f"   {texts('lockup-head-location')}")], name + 4)
    line += fitted([Span(texts("lockup-head-here"))], here)
    line += fitted([Span(_capital(texts("word-goon")))], goon)
    return [Span(plain([*line, Span(texts("lockup-head-tokens"))]), "quiet")]


def _place(
    words: Words, view: View, name: str, wide: int, marked: Sequence[str], cursor: str
) -> Line:
    here = view["locations"][name]
    columns, cubes, goon = _shares(wide)
    resolved = view["location"] == name
    pointer, style = " ", "strong" if resolved else ""
    if resolved:
        pointer = "▸"
    if name in marked:
        pointer, style = "→", "target"
    if name == cursor:
        pointer, style = "»", "marked"
    title = words.name("location", name)
    if len(title) > columns:
        title = words.texts(f"location-{name}.short")
    line: Line = [
        Span(pointer, "target" if pointer.strip() else ""),
        Span(f"{LOCATIONS.index(name) + 1} ", "quiet"),
        *fitted([Span(title, style)], columns),
        SPACE,
    ]
    lying: list[Line] = [signs.cubes(here["cubes"])]
    if here["suspicion"]:
        lying.insert(0, [Span(f"{signs.SUSPICION}{here['suspicion']}", "alert")])
    line += [*fitted(joined(lying, SPACE), cubes - 1), SPACE]
    crowd = _crowd(words, view, name)
    room = wide - width(line)
    if width(crowd) > room - goon:  # whoever is here matters more than who waits here
        crowd = [span for span in crowd if span.text != ":"]
        goon = max(0, min(goon, room - width(crowd)))
    if goon:
        line += [*fitted(_goon(words, here["goon"], goon - 1), goon - 1), SPACE]
    return [*line, *crowd]


def _goon(words: Words, slug: str | None, columns: int) -> Line:
    """A goon by name and type if both fit, else by type; always with its icons."""
    if slug is None:
        return []
    goon = next(goon for goon in words.cards.goons if goon.slug == slug)
    icons = " ".join(filter(None, [signs.treasures(goon.treasures), signs.effects(goon.effects)]))
    type_name = words.name("goontype", GOON_TYPES[goon.type])
    tail = f" {icons}" if icons else ""
    watch = "◉" * goon.suspicion
    tail += f" {watch}" if watch else ""
    room = columns - len(tail)
    full = f"{words.card(slug)}, {type_name}"
    if len(full) <= room:
        return [Span(words.card(slug)), Span(f", {type_name}", "quiet"), Span(tail)]
    return [Span(type_name[:room]), Span(tail)]


def _crowd(words: Words, view: View, name: str) -> Line:
    """Who is here: places and strengths once they are known, tokens before."""
    here = view["locations"][name]
    if view["location"] == name and view["ranking"]:
        ranks: list[Line] = [
            [
                Span(f"{place}.", "quiet"),
                signs.crew_mark(words, view, rank["seat"]),
                Span(":", "quiet"),
                Span(str(rank["strength"]), "strong"),
            ]
            for place, rank in enumerate(view["ranking"], start=1)
        ]
        return joined(ranks, SPACE)
    piles = [signs.tokens(words, view, pile, name) for pile in here["tokens"]]
    return joined([*piles, signs.guards(words, here)], SPACE)


def _capital(text: str) -> str:
    return f"{text[:1].upper()}{text[1:]}"


def _clipped(text: str, columns: int) -> str:
    return text if len(text) <= columns else f"{text[: columns - 1]}…"


# Items.


def _item(words: Words, view: View, slug: str | None, wide: int) -> Line:
    if slug is None:
        return [Span(f"  {signs.ITEM} –", "quiet")]
    item = next(item for item in words.cards.items if item.slug == slug)
    name = 17 if wide < WIDE else 25
    can = can_pay(view, item.cost)
    line: Line = [
        Span("✓ " if can else "  ", "green strong"),
        *fitted([Span(_clipped(words.card(slug), name), "strong" if can else "")], name),
        Span(f"{item.value:>3}{signs.STAR} ", "yellow"),
        *fitted(signs.price(item.cost), 16 if wide >= WIDE else 14),
        Span(f"{signs.treasures(item.treasures):<3}"),
    ]
    if wide < WIDE:
        return [*line, Span(signs.effects(item.effects))]
    told = ", ".join(words.name("effect", EFFECTS[number]) for number in item.effects)
    return [*line, Span(told, "quiet")]


def can_pay(view: View, cost: Sequence[int]) -> bool:
    """Whether the one who looks has the cubes for an item."""
    if view["seat"] is None:
        return False
    own = list(view["crews"][view["seat"]]["cubes"].values())
    return all(
        have >= need for have, need in zip(own, cost[:4], strict=True)
    ) and sum(own) >= sum(cost)  # fmt: skip


# Goals, supply, decks.


def _goal(words: Words, view: View, goal: str, holder: int | None) -> Line:
    name = Span(words.card(goal), "strong")
    if holder is None:
        return [name]
    return [name, SPACE, signs.crew_mark(words, view, holder)]


def _goals(words: Words, view: View, wide: int) -> list[Line]:
    lines: list[Line] = []
    for kind, goal, holder in goals_of(view):
        label = Span(f"{_capital(words.name('goalkind', kind))}: ", "quiet")
        told = _goal(words, view, goal, holder)
        card = [*told, DOT, Span(goal_in_short(words, goal, view["rules"]))]
        lines.append(card if wide < WIDE else [label, *card])
    return lines


def _goals_in_one(words: Words, view: View) -> Line:
    label = Span(f"{words.texts('lockup-label-goals')}: ", "quiet")
    told = [_goal(words, view, goal, holder) for _, goal, holder in goals_of(view)]
    return [label, *joined(told, DOT)]


def _supply(words: Words, view: View) -> Line:
    supply = view["supply"]
    low = supply["suspicion"] <= view["rules"]["low_suspicion"]
    kinds = {kind: supply[kind] for kind in signs.KIND_SIGNS if kind in supply}
    return [
        Span(f"{words.texts('lockup-label-supply')}: ", "quiet"),
        *signs.purse(kinds),
        Span(f" {signs.POWER}{supply['power']}"),
        DOT,
        Span(f"{words.texts('lockup-label-pool')}: ", "quiet"),
        Span(f"{signs.SUSPICION}{supply['suspicion']}", "alert" if low else ""),
    ]


def _decks(words: Words, view: View) -> Line:
    decks = [
        f"{words.name('deck', deck)} {count}"
        for deck, count in view["decks"].items()
        if view["solo"] or deck not in ("guards", "locations")
    ]
    return [Span(f"{words.texts('lockup-label-decks')}: ", "quiet"), Span(", ".join(decks))]


# What is one's own.


def _own(words: Words, view: View, wide: int) -> list[Line]:
    if view["seat"] is None:
        return []
    crew = view["crews"][view["seat"]]
    cell = cell_line(words, view, crew)
    if width(cell) > wide:
        cell = [*cell[:-1], Span(f"{signs.BACK} {max(0, crew['face_down_left'])}", "quiet")]
    hand = hand_line(words, crew)
    return [cell, hand if width(hand) <= wide else [*fitted(hand, wide - 1), Span("…", "quiet")]]


def cell_line(words: Words, view: View, crew: Crew) -> Line:
    """One's tokens that are still at home, and how many may lie face down."""
    texts = words.texts
    tokens = [texts(f"token-{token}.short") for token in shown(crew["cell"])]
    told: Line = [Span(f"{texts('lockup-label-cell')}: ", "quiet")]
    told.append(Span("  ".join(tokens) if tokens else "–", "strong"))
    if view["phase"] != "roll_call":
        return told
    if crew["passed"]:
        return [*told, DOT, Span(texts("lockup-label-passed"), "quiet")]
    left = texts("lockup-label-face-down-left", count=max(0, crew["face_down_left"]))
    return [*told, DOT, Span(left, "quiet")]


def hand_line(words: Words, crew: Crew) -> Line:
    """One's tomes and reserved items by name."""
    texts = words.texts
    parts: list[Line] = []
    for label, cards in (("tomes", crew["tomes"]), ("reserved", crew["reserved"])):
        names = ", ".join(words.card(card) for card in shown(cards))
        if names or label == "tomes":
            told = Span(names or "–", "private" if names else "")
            parts.append([Span(f"{texts(f'lockup-label-{label}')}: ", "quiet"), told])
    return joined(parts, DOT)
