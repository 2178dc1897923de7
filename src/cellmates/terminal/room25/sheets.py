"""Where the game stands and what each character has: headline, sheets, ending."""

from cellmates.kernel.ending import Ending
from cellmates.room25.board import CELL_NUMBERS
from cellmates.room25.views import Sheet, View
from cellmates.terminal.room25.board import speaker, text_rows
from cellmates.terminal.room25.explain import ALL_ROOMS, MARKS, colour_of_room, letter_of, room_name
from cellmates.terminal.room25.words import Words, shown_knowledge
from cellmates.terminal.spans import Line, Span, fitted, joined, plain, wrapped

_ADRENALINE = {"held": Span("+", "quiet"), "planned": Span("⊕", "yellow strong")}
_DOT = Span(" · ", "quiet")
LOG_ROWS = 6
"""Rows beside the board that are left to the log in any case."""

NAME = 9
"""Columns for a name; the longest is Jennifer."""


def headline(words: Words, view: View) -> tuple[Line, Line]:
    """The light of a show that is on air, the game and its mode; round, countdown and phase."""
    on_air: Line = [] if view["over"] else [Span(f"● {words.texts('label-on-air')}  ", "alert")]
    left, right = _standing(words, view)
    return [*on_air, *left], right


def _standing(words: Words, view: View) -> tuple[Line, Line]:
    texts = words.texts
    left: Line = [Span(texts("game-room25"), "title"), _DOT, Span(words.name("mode", view["mode"]))]
    count = texts("label-left", left=view["left"])
    style = "alert" if view["left"] <= 2 else "strong"
    right: list[Line] = [
        [
            Span(
                texts(
                    "label-round", round=min(view["round"], view["rounds"]), rounds=view["rounds"]
                )
            )
        ]
    ]
    if not view["over"]:
        right.append([Span(count, style)])
    right.append([Span(_phase(words, view), "strong")])
    return left, joined(right, _DOT)


def _phase(words: Words, view: View) -> str:
    if view["phase"] == "action" and view["turn"]:
        return words.texts("pass-name", number=view["turn"])
    return words.name("phase", view["phase"])


def is_mine(view: View, sheet: Sheet) -> bool:
    """Whether a character belongs to the one who looks."""
    return view["seat"] is not None and sheet["seat"] == view["seat"]


def people(view: View) -> list[str]:
    """All characters: those on the track in turn order, then the others."""
    return [*view["order"], *(who for who in view["characters"] if who not in view["order"])]


def sheets(words: Words, view: View, columns: int, rows: int) -> list[Line]:
    """A line for each character, and what else is of note if there is room for it."""
    status = _packed([span for span in _status(words, view) if span.text], columns)
    room = rows - LOG_ROWS - len(view["characters"]) - len(status)
    notes: dict[str, list[Line]] = {}
    for who in sorted(people(view), key=lambda who: not is_mine(view, view["characters"][who])):
        remarks = [Span(note, "quiet") for note in _notes(words, view, who)]
        notes[who] = _packed(remarks, columns - 3)[: max(0, room)]
        room -= len(notes[who])
    lines: list[Line] = []
    for who in people(view):
        lines.append(fitted(_sheet_line(words, view, who), columns))
        lines += [[Span("   "), *line] for line in notes[who]]
    return [*lines, *status]


def _packed(spans: Line, columns: int) -> list[Line]:
    """Short remarks, as many on a line as fit; a long one takes several."""
    lines: list[Line] = []
    for span in spans:
        for part in wrapped(span.text, columns):
            longer = [*lines[-1], _DOT, Span(part, span.style)] if lines else []
            if longer and part == span.text and len(plain(longer)) <= columns:
                lines[-1] = longer
            else:
                lines.append([Span(part, span.style)])
    return [fitted(line, columns) for line in lines]


def _sheet_line(words: Words, view: View, who: str) -> Line:
    sheet = view["characters"][who]
    acting = view["acting"] == who
    name = fitted([Span(words.name("character", who))], NAME)[0].text
    style = "mine" if is_mine(view, sheet) else "strong"
    line: Line = [Span("▸" if acting else " ", "alert" if acting else "")]
    line += [Span(letter_of(who), f"{style} {who}"), Span(" ")]
    if not sheet["alive"]:
        return [*line, Span(f"{name.ljust(NAME)} † {words.texts('state-dead')}", "quiet")]
    line.append(Span(f"{name.ljust(NAME)} ", "strong" if acting else ""))
    line.append(Span(f"{sheet['at']} "))
    line += _tokens(words, view, sheet)
    if sheet["adrenaline"] in _ADRENALINE:
        line.append(_ADRENALINE[sheet["adrenaline"]])
    return line


def _tokens(words: Words, view: View, sheet: Sheet) -> Line:
    """Played tokens, then what is still programmed: open if one may see it."""
    texts = words.texts
    if view["phase"] == "programming" and not is_mine(view, sheet):
        return [Span("✓ " if sheet["ready"] else "… ", "green" if sheet["ready"] else "quiet")]
    parts = [[Span(texts(f"token-{token}.short"), "quiet")] for token in sheet["played"]]
    if sheet["program"] is not None:
        parts += [[Span(texts(f"token-{token}.short"), "strong")] for token in sheet["program"]]
    elif sheet["tokens"]:
        parts.append([Span("▪" * sheet["tokens"], "strong")])
    return [*joined(parts, Span(" ")), Span(" " if parts else "")]


def _notes(words: Words, view: View, who: str) -> list[str]:
    """What else is special about a character, in words."""
    texts = words.texts
    sheet = view["characters"][who]
    notes: list[str] = []
    if sheet["team"]:
        notes.append(words.name("team", sheet["team"]))
    if sheet["role"] and (view["over"] or not is_mine(view, sheet)):
        notes.append(words.name("role", sheet["role"]))
    if not sheet["alive"]:
        return notes
    for key in ("hidden", "armed", "flood", "paranoid"):
        if sheet[key]:
            notes.append(words.name("state", key))
    if sheet["lost"]:
        lost = ", ".join(words.name("token", token) for token in sheet["lost"])
        notes.append(f"{texts('label-lost')}: {lost}")
    if sheet["stack"]:
        notes.append(texts("label-stack", count=sheet["stack"]))
    if sheet["empties"]:
        notes.append(texts("label-empties", count=sheet["empties"]))
    return notes


def _status(words: Words, view: View) -> list[Span]:
    """The way out, the guards, the cards: what concerns everybody."""
    texts = words.texts
    status = [
        Span(f"{texts('label-role')}: {words.name('role', sheet['role'])}", "alert")
        for sheet in view["characters"].values()
        if is_mine(view, sheet) and sheet["role"] and not view["over"]
    ]
    status += _goal(words, view)
    if view["guards"]:
        status.append(Span(texts("label-guards", count=view["guards"])))
    playing = view["characters"]
    status += [Span(words.card(card, playing), "yellow") for card in view["deck"]["open"]]
    if view["jammed"]:
        status.append(Span(texts("state-jammed"), "alert"))
    return status


def _goal(words: Words, view: View) -> list[Span]:
    """The steps to what one is after: those that are done, the next one, and what comes then."""
    texts = words.texts
    spans: list[Span] = []
    coming = False
    for step in view["goal"]["steps"]:
        name = f"goal-{step['step']}"
        if step["done"]:
            spans.append(Span(texts(f"{name}.done"), "green"))
            continue
        counts = step["need"] > 1 or step["step"] == "slide"
        label = texts(name)
        if counts and step["need"] > 0:
            told = {"have": step["have"], "need": step["need"], "unknown": 0}
            told["left"] = step["need"] - step["have"]
            if step["step"] == "kill":
                sheets = view["characters"].values()
                dead = sum(not each["alive"] and each["role"] != "guard" for each in sheets)
                told["unknown"] = dead - step["have"]
            label += f" ({texts(f'{name}.count', **told)})"
        spans.append(Span(label, "quiet" if coming else "yellow"))
        coming = True
    if spans:
        spans[0] = Span(f"{texts('goal-name')}: {spans[0].text}", spans[0].style)
    return spans


def text_board(words: Words, view: View) -> list[Line]:
    """The whole table line by line."""
    texts = words.texts
    left, right = _standing(words, view)
    lines = [joined([left, right], _DOT), [], *text_rows(words, view), []]
    for who in people(view):
        lines.append(_sheet_sentence(words, view, who))
    lines.append(joined([[span] for span in _status(words, view)], Span(", ")))
    known = [
        [Span(f"{cell} "), Span(room_name(words, room), colour_of_room(room))]
        for cell, room in sorted(shown_knowledge(view).items())
    ]
    if known and not view["over"]:
        lines.append([Span(f"{texts('label-known')}: "), *joined(known, Span(", "))])
    said = [
        [
            Span(f"{claim['cell']} {words.name('colour', claim['colour'])} "),
            Span(f"{MARKS[claim['colour']]} ", claim["colour"].replace("safe", "green")),
            Span(f"({speaker(view, claim['seat'])})"),
        ]
        for claim in view["claims"]
        if not view["cells"][CELL_NUMBERS[claim["cell"]]]["up"]
    ]
    if said:
        lines.append([Span(f"{texts('label-claims')}: "), *joined(said, Span(", "))])
    if view["slid"]:
        slid = [
            f"{texts('line-name', line=line)} → {words.name('dir', direction)}"
            for line, direction in view["slid"].items()
        ]
        lines.append([Span(f"{texts('marker-slid')}: {', '.join(slid)}")])
    return lines


def _sheet_sentence(words: Words, view: View, who: str) -> Line:
    """A character's sheet in words: where it is, what it has played and what it still has."""
    texts = words.texts
    sheet = view["characters"][who]
    you = f" ({texts('you')})" if is_mine(view, sheet) else ""
    pointer = "▸" if view["acting"] == who else " "
    line: Line = [
        Span(f"{pointer}{letter_of(who)} ", f"strong {who}"),
        Span(f"{words.name('character', who)}{you}: "),
    ]
    if sheet["at"] is None:
        return [*line, Span(", ".join([words.name("state", "dead"), *_notes(words, view, who)]))]
    told = [sheet["at"]]
    if sheet["played"]:
        played = ", ".join(words.name("token", token) for token in sheet["played"])
        told.append(f"{texts('label-played').lower()}: {played}")
    if sheet["program"]:
        program = ", ".join(words.name("token", token) for token in sheet["program"])
        told.append(f"{texts('label-program').lower()}: {program}")
    elif sheet["tokens"]:
        told.append(f"{texts('label-tokens').lower()}: {sheet['tokens']}")
    if sheet["ready"] and view["phase"] == "programming":
        told.append(texts("ready"))
    if sheet["adrenaline"] != "none":
        told.append(texts(f"adrenaline-{sheet['adrenaline']}"))
    return [*line, Span(", ".join([*told, *_notes(words, view, who)]))]


def ending(words: Words, view: View, found: Ending | None = None) -> list[Line]:
    """How it ended, what decided it, and who was who."""
    texts = words.texts
    winners = words.won(view["winners"], view)
    result = texts("event-over", winners=winners, reason=words.name("reason", view["reason"]))
    lines: list[Line] = [[Span(result, "title")], [], *words.wording.found(found, view)]
    for who in people(view):
        sheet = view["characters"][who]
        told = [Span(f"{letter_of(who)} ", f"strong {who}"), Span(words.name("character", who))]
        notes: list[str] = []
        if sheet["role"]:
            notes.append(words.name("role", sheet["role"]))
        if sheet["team"]:
            notes.append(words.name("team", sheet["team"]))
        notes.append(sheet["at"] or words.name("state", "dead"))
        lines.append([*told, Span(f": {', '.join(notes)}")])
    return lines


def goal(words: Words, view: View) -> list[Line]:
    """What to do, and how a round goes."""
    texts = words.texts
    mode = f"mode-{view['mode']}"
    lines: list[Line] = [[Span(texts(mode), "title")], [Span(texts(f"{mode}.what"))]]
    for sheet in view["characters"].values():
        if is_mine(view, sheet) and sheet["role"]:
            role = sheet["role"]
            lines.append([Span(f"{texts('label-role')}: {words.name('role', role)}", "alert")])
            lines.append([Span(texts(f"role-{role}.what"))])
    if view["after_death"]:
        told = [texts(f"after-death-{each}") for each in ("watch", *view["after_death"])]
        return [*lines, [], [Span(texts("after-death"), "title")], *[[Span(each)] for each in told]]
    return [*lines, [], [Span(texts("how-round"))], [Span(texts("how-rooms"))]]


def legend(words: Words, view: View) -> list[Line]:
    """What to do, and how to read the board."""
    texts = words.texts
    title = [Span(texts("label-complex"), "title"), Span(f"  [? {ALL_ROOMS[0]}]", "quiet")]
    lines = [*goal(words, view), [], title]
    for colour in ("blue", "green", "yellow", "red"):
        mark = Span(f"{MARKS[colour]} {words.name('colour', colour)}", f"{colour} strong")
        lines.append([mark, Span(f": {texts(f'colour-{colour}.word')}")])
    for glyph, id in _GLYPHS:
        if view["level"] != "basic" or id not in _ULTIMATE:
            lines.append([Span(glyph, "strong"), Span(f" {texts(id)}. {texts(f'{id}.what')}")])
    return lines


_GLYPHS = (
    ("░", "room-hidden"),
    ("◙", "marker-lock"),
    ("╳", "marker-closed"),
    ("↕ ↔", "marker-corridor"),
    ("R1", "marker-robot"),
    ("!A", "marker-reminder"),
    ("a↑ 4→", "marker-slid"),
    ("A●", "about-claim"),
    ("+ ⊕", "token-adrenaline"),
)
_ULTIMATE = ("marker-lock", "marker-robot")
"""What a game at the basic level does not have."""
