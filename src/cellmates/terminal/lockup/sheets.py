"""Where the game stands and what each crew has: headline, crew boards, the table in lines."""

from cellmates.lockup.cards import GOON_TYPES, TREASURES
from cellmates.lockup.names import LOCATIONS, ROUNDS
from cellmates.lockup.views import Crew, View, goals_of, number_of
from cellmates.terminal.lockup import signs
from cellmates.terminal.lockup.board import cell_line, hand_line
from cellmates.terminal.lockup.explain import SIGNS, about_thing, goal_card
from cellmates.terminal.lockup.signs import DOT, SPACE
from cellmates.terminal.lockup.words import Words
from cellmates.terminal.spans import Line, Span, fitted, joined, plain, spread, width, wrapped

COLUMNS = 78

_LEGEND = "".join(
    [signs.STAR, signs.POWER, signs.SUSPICION, signs.FIRST]
    + [signs.KIND_SIGNS[kind] for kind in ("scrap", "potion", "iron", "gold", "any")]
    + [signs.ITEM, signs.GOON, signs.TOME, signs.RESERVED, signs.BACK]
    + list(signs.TREASURE_SIGNS.values())
)


def mode_of(view: View) -> str:
    """The mode of a game, by its message."""
    if view["solo"]:
        return "mode-advanced_solo" if view["advanced"] else "lockup-mode-solo"
    return "mode-advanced" if view["advanced"] else "mode-basic"


def headline(words: Words, view: View) -> tuple[Line, Line]:
    """The game and its mode; round, phase, location and the first player."""
    texts = words.texts
    mode = texts(mode_of(view))
    left: Line = [Span(texts("game-lockup"), "title"), DOT, Span(mode)]
    if view["solo"]:
        left += [DOT, Span(words.name("level", view["solo"]))]
    round_number = max(1, min(view["round"], ROUNDS))
    right: list[Line] = [
        [Span(texts("lockup-label-round", round=round_number, rounds=ROUNDS))],
        [Span(words.name("lockup-phase", view["phase"]), "strong")],
    ]
    if view["location"] and not view["over"]:
        right.append([Span(words.name("location", view["location"]), "strong")])
    right.append([Span(f"{signs.FIRST} "), signs.crew_mark(words, view, view["first"])])
    return left, joined(right, DOT)


# The crews' boards.


def order(view: View) -> list[int]:
    """All participants, clockwise from the first player."""
    count = len(view["crews"])
    return [(view["first"] + step) % count for step in range(count)]


def sheets(words: Words, view: View, columns: int, rows: int) -> list[Line]:
    """Two lines for each crew, a third where there is room for it."""
    count = len(view["crews"])
    roomy = rows >= 3 * count + 9
    lines: list[Line] = []
    for seat in order(view):
        crew = view["crews"][seat]
        lines.append(fitted(_title(words, view, crew, columns), columns))
        things = [signs.purse(crew["cubes"]), _cards(view, crew)]
        lines.append(fitted([SPACE, *joined(things, SPACE)], columns))
        more = collection(words, crew)
        if roomy and more:
            lines.append(fitted([SPACE, *more], columns))
    return lines


def _title(words: Words, view: View, crew: Crew, columns: int) -> Line:
    seat = crew["seat"]
    acting = seat in view["asked"]
    score: Line = [
        Span(f"{signs.STAR}{crew['stars']:<2} ", "yellow"),
        Span(f"{signs.POWER}{crew['power']} "),
        Span(f"{signs.SUSPICION}{crew['suspicion']}", "alert" if crew["suspicion"] else "quiet"),
    ]
    left: Line = [
        Span("▸" if acting else " ", "alert"),
        signs.crew_mark(words, view, seat),
        SPACE,
        Span(words.texts(f"crew-{crew['crew']}.short"), "strong" if acting else ""),
        Span(signs.FIRST if view["first"] == seat else ""),
        Span(" ×" if crew["passed"] and view["phase"] == "roll_call" else "", "quiet"),
    ]
    ended = Span("" if view["over"] else f"→{view['if_ended'][seat]:<2} ", "quiet")
    # A narrow screen says it in the text board only: the name comes first.
    if width([*left, SPACE, *score, ended]) <= columns:
        score.insert(1, ended)
    room = columns - sum(len(span.text) for span in score) - 1
    return spread(fitted(left, room), [SPACE, *score], columns)


def _cards(view: View, crew: Crew) -> Line:
    tomes = crew["tomes"] if isinstance(crew["tomes"], int) else len(crew["tomes"])
    reserved = crew["reserved"] if isinstance(crew["reserved"], int) else len(crew["reserved"])
    found: list[Line] = []
    for sign, count in (
        (signs.ITEM, len(crew["items"])),
        (signs.RESERVED, reserved),
        (signs.GOON, len(crew["goons"])),
        (signs.TOME, tomes),
    ):
        if count or sign != signs.RESERVED:
            found.append([Span(f"{sign}{count}", "" if count else "quiet")])
    return joined(found, SPACE)


def collection(words: Words, crew: Crew) -> Line:
    """A crew's treasures, and its goons by type."""
    found: list[Line] = []
    counts = treasure_counts(words, crew)
    have = [
        f"{signs.TREASURE_SIGNS[treasure]}{count}"
        for treasure, count in zip(TREASURES, counts, strict=True)
        if count
    ]
    if have:
        found.append([Span(" ".join(have))])
    found += [[Span(part, "quiet")] for part in goon_types(words, crew)]
    return joined(found, SPACE)


def treasure_counts(words: Words, crew: Crew) -> list[int]:
    """Shields, gems and spells on a crew's items and goons."""
    cards = {item.slug: item.treasures for item in words.cards.items}
    cards |= {goon.slug: goon.treasures for goon in words.cards.goons}
    held = [cards[slug] for slug in (*crew["items"], *crew["goons"])]
    return [sum(card[number] for card in held) for number in range(len(TREASURES))]


def goon_types(words: Words, crew: Crew) -> list[str]:
    """A crew's goons, counted by type."""
    types = {goon.slug: goon.type for goon in words.cards.goons}
    held = [types[slug] for slug in crew["goons"]]
    return [
        words.name("goontype", name) + (f" ×{held.count(number)}" if held.count(number) > 1 else "")
        for number, name in enumerate(GOON_TYPES)
        if number in held
    ]


# Line by line.


def text_board(words: Words, view: View) -> list[Line]:
    """The whole table line by line."""
    left, right = headline(words, view)
    lines: list[Line] = [joined([left, right], DOT), []]
    lines += [_location(words, view, name) for name in LOCATIONS]
    lines.append([])
    lines += _display(words, view)
    lines += _goals(words, view)
    lines += _stock(words, view)
    lines.append([])
    for seat in order(view):
        lines += _crew(words, view, view["crews"][seat])
    if view["claims"]:
        lines.append(_claims(words, view))
    if view["seat"] is not None:
        lines += [[], *_own(words, view, view["crews"][view["seat"]])]
    return [part for line in lines for part in _folded(line)]


def _folded(line: Line) -> list[Line]:
    """A line too long to be read at a glance in several, indented, without its styles."""
    if width(line) <= COLUMNS:
        return [line]
    return [[Span(text)] for text in wrapped(plain(line), COLUMNS, "    ")]


def _claims(words: Words, view: View) -> Line:
    said = [
        f"{words.name('location', claim['location'])}: {words.name('token', claim['token'])}"
        f" ({words.name('crewmark', view['crews'][claim['seat']]['crew'])})"
        for claim in view["claims"]
    ]
    return [Span(f"{words.texts('lockup-label-claims')}: {', '.join(said)}", "talk")]


def _location(words: Words, view: View, name: str) -> Line:
    texts = words.texts
    here = view["locations"][name]
    pointer = "▸" if view["location"] == name else " "
    title = f"{pointer}{LOCATIONS.index(name) + 1} {words.name('location', name)}"
    parts: list[Line] = []
    if here["goon"]:
        goon = next(goon for goon in words.cards.goons if goon.slug == here["goon"])
        kind = words.name("goontype", GOON_TYPES[goon.type])
        icons = [signs.treasures(goon.treasures), signs.effects(goon.effects)]
        told = " ".join([words.card(goon.slug), f"({kind})", *filter(None, icons)])
        parts.append([Span(told)])
    if here["suspicion"]:
        parts.append([Span(texts("suspicion-count", count=here["suspicion"]), "alert")])
    if here["cubes"]:
        parts.append(signs.cubes(here["cubes"]))
    if view["location"] == name and view["ranking"]:
        ranks = [f"{words.seat(rank['seat'], view)} {rank['strength']}" for rank in view["ranking"]]
        parts.append([Span(f"{texts('lockup-label-ranking')}: {', '.join(ranks)}", "strong")])
    else:
        piles = [signs.tokens(words, view, pile, name) for pile in here["tokens"]]
        parts += [*piles, signs.guards(words, here)]
    told_line = joined(parts, Span(", "))
    return [Span(title, "strong"), Span(": " if told_line else ""), *told_line]


def _display(words: Words, view: View) -> list[Line]:
    lines: list[Line] = [[Span(f"{words.texts('lockup-label-display')}:", "strong")]]
    for slug in view["display"]:
        item = next((item for item in words.cards.items if item.slug == slug), None)
        if item is not None:
            parts: list[Line] = [
                [Span(f" {words.card(item.slug)} {item.value}{signs.STAR}")],
                signs.price(item.cost),
                [Span(signs.treasures(item.treasures))],
                [Span(signs.effects(item.effects))],
            ]
            lines.append(joined([part for part in parts if part and part[0].text], Span(", ")))
    return lines


def _goals(words: Words, view: View) -> list[Line]:
    lines: list[Line] = []
    for kind, goal, holder in goals_of(view):
        name = words.name("goalkind", kind)
        told = f"{name[:1].upper()}{name[1:]}: {words.card(goal)}. "
        told += goal_card(words, goal, view["rules"])
        if holder is not None:
            label = "lockup-label-holder" if kind == "leader" else "lockup-label-taken"
            told += f" ({words.texts(label, who=words.seat(holder, view))})"
        lines.append([Span(told)])
    return lines


def _stock(words: Words, view: View) -> list[Line]:
    texts, supply = words.texts, view["supply"]
    kinds = {kind: supply[kind] for kind in ("scrap", "potion", "iron", "gold")}
    return [
        [
            Span(f"{texts('lockup-label-supply')}: "),
            *signs.purse(kinds),
            Span(f" {signs.POWER}{supply['power']}, {texts('lockup-label-pool')}: "),
            Span(f"{signs.SUSPICION}{supply['suspicion']}"),
        ]
    ]


def _crew(words: Words, view: View, crew: Crew) -> list[Line]:
    """A crew's board in words."""
    texts, seat = words.texts, crew["seat"]
    you = f" ({texts('you')})" if signs.is_mine(view, seat) else ""
    pointer = "▸" if seat in view["asked"] else " "
    line: Line = [
        Span(pointer),
        signs.crew_mark(words, view, seat),
        Span(f" {words.seat(seat, view)}{you}: "),
        Span(texts("star-count", count=crew["stars"]), "strong"),
        *([] if view["over"] else [_if_ended(words, view, seat)]),
        Span(f", {texts('power-count', count=crew['power'])}"),
        Span(f", {texts('suspicion-count', count=crew['suspicion'])}, "),
        *signs.purse(crew["cubes"]),
    ]
    if crew["crew"] != "guards":
        kept = texts(
            "lockup-label-storage", count=sum(crew["cubes"].values()), limit=crew["storage"]
        )
        line.append(Span(f" ({kept})", "quiet"))
    notes: list[Line] = []
    if view["first"] == seat:
        notes.append([Span(f"{signs.FIRST} {texts('lockup-label-first').lower()}")])
    for key, cards in (("items", crew["items"]), ("goons", crew["goons"])):
        if cards:
            names = ", ".join(words.card(card) for card in cards)
            notes.append([Span(f"{texts(f'lockup-label-{key}')}: {names}")])
    for key, hidden in (("reserved", crew["reserved"]), ("tomes", crew["tomes"])):
        count = number_of(hidden)
        if count and not signs.is_mine(view, seat):
            notes.append([Span(f"{texts(f'lockup-label-{key}')}: {count}")])
    if crew["trait"]:
        notes.append([Span(f"{texts('lockup-label-trait')}: {words.card(crew['trait'])}")])
    if crew["passed"] and view["phase"] == "roll_call":
        notes.append([Span(texts("lockup-label-passed"))])
    return [line, [Span("    "), *joined(notes, Span("; "))]] if notes else [line]


def _if_ended(words: Words, view: View, seat: int) -> Span:
    return Span(f" ({words.texts('lockup-if-ended', count=view['if_ended'][seat])})", "quiet")


def _own(words: Words, view: View, crew: Crew) -> list[Line]:
    lines = [cell_line(words, view, crew), hand_line(words, crew)]
    # Where one is sending tokens right now is closed from the next turn on.
    closed = [name for name in crew["closed"] if name != view["assigning"]]
    if closed and view["phase"] == "roll_call":
        names = ", ".join(words.name("location", name) for name in closed)
        lines.append([Span(f"{words.texts('lockup-label-closed')}: {names}", "quiet")])
    if view["sunk"]:
        names = ", ".join(words.card(tome) for tome in view["sunk"])
        lines.append([Span(f"{words.texts('lockup-label-sunk')}: {names}", "quiet")])
    return lines


# For newcomers.


def goal(words: Words, view: View) -> list[Line]:
    """What to do, and how a round goes."""
    texts = words.texts
    mode = mode_of(view)
    lines: list[Line] = [
        [Span(f"{texts('game-lockup')}: {texts(mode)}", "title")],
        [Span(texts(f"{mode}.what"))],
        [],
        [Span(texts("lockup-how-win"))],
        [],
        [Span(texts("lockup-how-roll-call"))],
        [Span(texts("lockup-how-lights-out"))],
        [Span(texts("lockup-how-patrol"))],
    ]
    if view["solo"]:
        lines += [[], [Span(texts("lockup-how-solo"))]]
    return [*lines, [], [Span(texts("lockup-how-ask"), "quiet")]]


def legend(words: Words, view: View) -> list[Line]:
    """What to do, what the locations give, and what the signs mean."""
    texts = words.texts
    lines = [*goal(words, view), [], [Span(texts("lockup-label-locations"), "title")]]
    for number, name in enumerate(LOCATIONS, start=1):
        told = f": {texts(f'location-{name}.what')}"
        lines.append([Span(f"{number} {words.name('location', name)}", "strong"), Span(told)])
    lines += [[], [Span(texts("lockup-legend-tokens"), "title")]]
    for token in ("2", "enforcer", "lookout", "hidden"):
        sign = signs.BACK if token == "hidden" else texts(f"token-{token}.short")
        sign = "2 3 4 5" if token == "2" else sign
        what = texts("lockup-legend-numbers") if token == "2" else texts(f"token-{token}.what")
        lines.append([Span(sign, "strong"), Span(f" {what}")])
    lines += [[], [Span(texts("lockup-legend-signs"), "title")]]
    for sign in (*_LEGEND, *signs.EFFECT_SIGNS.values()):
        lines.append([Span(sign, "strong"), Span(f" {about_thing(words, *SIGNS[sign])}")])
    lines += [[], [Span(texts("lockup-legend-goons"), "title")]]
    for name in GOON_TYPES:
        lines.append([Span(about_thing(words, "goontype", name))])
    return lines
