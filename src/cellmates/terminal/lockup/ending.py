"""How it ended: the winner, and the count as a table, a row for each crew."""

from cellmates.kernel.ending import Ending
from cellmates.lockup.views import View
from cellmates.terminal.columns import table
from cellmates.terminal.lockup import signs
from cellmates.terminal.lockup.sheets import order
from cellmates.terminal.lockup.words import Words
from cellmates.terminal.spans import Line, Span

_CATEGORIES = ("leader", "final", "goons", "resources", "tomes", "marker")


def ending(words: Words, view: View, found: Ending | None = None) -> list[Line]:
    """Who won and why, and where everybody's stars come from."""
    texts = words.texts
    winners = words.listed([words.seat(seat, view) for seat in view["winners"]])
    reason = words.name("reason", view["reason"]) if view["reason"] else ""
    result = texts("lockup-event-over", winners=winners, reason=reason)
    heads = [
        texts("lockup-score-crew"),
        texts("lockup-score-before"),
        *[texts(f"lockup-score-{category}") for category in _CATEGORIES[:-1]],
        *(signs.FIRST, signs.STAR, signs.ITEM),
    ]
    ranked = sorted(
        order(view), key=lambda seat: (seat not in view["winners"], -_stars(view, seat))
    )
    rows = [_row(words, view, seat) for seat in ranked]
    first, *rest = table(heads, rows)
    lines: list[Line] = [[Span(result, "title")], [], *words.wording.found(found, view)]
    lines.append([Span(first, "quiet")])
    for seat, row in zip(ranked, rest, strict=True):
        lines.append([Span(row, "strong" if seat in view["winners"] else "")])
    lines += [line for seat in ranked if (line := _spared(words, view, seat))]
    if found is not None:
        before = Span(texts("lockup-score-before"), "quiet")
        lines += [[], [before], *[_parts(words, view, seat, found) for seat in ranked]]
    return lines


def _spared(words: Words, view: View, seat: int) -> Line:
    """Why the figures of a crew do not add up, where they do not."""
    scoring = view["scoring"]
    assert scoring is not None, "the game is over"
    spared = scoring["spared"][seat]
    if not spared:
        return []
    crew = words.texts(f"crew-{view['crews'][seat]['crew']}.short")
    why = f"{words.texts('score-spared')}. {words.texts('score-spared.what', count=spared)}"
    return [Span(f"{crew}: "), Span(why, "quiet")]


def _parts(words: Words, view: View, seat: int, found: Ending) -> Line:
    """What the stars of a crew before the count are made of."""
    crew = words.texts(f"crew-{view['crews'][seat]['crew']}.short")
    told = [
        words.wording.finding(part, view) for part in found["parts"] if part["data"]["seat"] == seat
    ]
    return [Span(f"{crew}: {', '.join(told)}")]


def _row(words: Words, view: View, seat: int) -> list[str]:
    texts = words.texts
    scoring = view["scoring"]
    assert scoring is not None, "the game is over"
    counted = dict.fromkeys(_CATEGORIES, 0)
    for scored in scoring["scored"]:
        if scored["seat"] == seat:
            counted[scored["category"]] += scored["stars"]
    return [
        texts(f"crew-{view['crews'][seat]['crew']}.short"),
        str(scoring["before"][seat]),
        *[str(counted[category]) for category in _CATEGORIES],
        str(_stars(view, seat)),
        str(len(view["crews"][seat]["items"])),
    ]


def _stars(view: View, seat: int) -> int:
    stars = view["crews"][seat]["stars"]
    assert isinstance(stars, int)
    return stars
