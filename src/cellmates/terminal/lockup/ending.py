"""How it ended: the winner, and the count as a table, a row for each crew."""

from cellmates.lockup.views import View
from cellmates.terminal.columns import table
from cellmates.terminal.lockup import signs
from cellmates.terminal.lockup.sheets import order
from cellmates.terminal.lockup.words import Words
from cellmates.terminal.spans import Line, Span

_CATEGORIES = ("leader", "final", "goons", "resources", "tomes", "marker")


def ending(words: Words, view: View) -> list[Line]:
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
    lines: list[Line] = [[Span(result, "title")], [], [Span(first, "quiet")]]
    for seat, row in zip(ranked, rest, strict=True):
        lines.append([Span(row, "strong" if seat in view["winners"] else "")])
    return lines


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
