"""How it ended: the winner, and the count as a table, a row for each crew."""

from collections.abc import Sequence

from cellmates.kernel.event import Event
from cellmates.lockup.views import View
from cellmates.terminal.columns import table
from cellmates.terminal.lockup import signs
from cellmates.terminal.lockup.sheets import order
from cellmates.terminal.lockup.words import Words
from cellmates.terminal.spans import Line, Span

_CATEGORIES = ("leader", "final", "goons", "resources", "tomes", "marker")


def ending(words: Words, view: View, told: Sequence[Event]) -> list[Line]:
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
    rows = [_row(words, view, told, seat) for seat in ranked]
    first, *rest = table(heads, rows)
    lines: list[Line] = [[Span(result, "title")], [], [Span(first, "quiet")]]
    for seat, row in zip(ranked, rest, strict=True):
        lines.append([Span(row, "strong" if seat in view["winners"] else "")])
    return lines


def _row(words: Words, view: View, told: Sequence[Event], seat: int) -> list[str]:
    texts = words.texts
    counted = dict.fromkeys(_CATEGORIES, 0)
    for event in told:
        if event.kind == "scored" and event.data["seat"] == seat:
            stars = event.data["stars"]
            assert isinstance(stars, int)
            counted[str(event.data["category"])] += stars
    total = _stars(view, seat)
    return [
        texts(f"crew-{view['crews'][seat]['crew']}.short"),
        str(max(0, total - sum(counted.values()))),
        *[str(counted[category]) for category in _CATEGORIES],
        str(total),
        str(len(view["crews"][seat]["items"])),
    ]


def _stars(view: View, seat: int) -> int:
    stars = view["crews"][seat]["stars"]
    assert isinstance(stars, int)
    return stars
