"""What the coach says in a terminal: a suggestion with reasons, the goal, dangers."""

from typing import Any

from cellmates.terminal.face import GameFace
from cellmates.terminal.session import Session
from cellmates.terminal.spans import Line, Span

LEVELS = ("off", "hints", "full")
"""Nothing; when somebody types !; at every question."""


def hint_lines(session: Session, face: GameFace[Any], seat: int) -> list[Line]:
    """Advice for a person who is asked, a paragraph each."""
    texts = face.texts
    if session.coach == "off":
        return [[Span(texts("coach-off"), "quiet")]]
    view, about = session.view(seat), session.decision(seat).about
    advice = session.advice(seat)
    option = face.option(advice.suggestion, about, view)
    said = " ".join(face.advice(each, view) for each in advice.reasons)
    verdict = texts(f"coach-verdict-{advice.verdict}", option=option)
    lines: list[Line] = [[Span(verdict, "strong")], [Span(said)]] if said else [[Span(verdict)]]
    if advice.goal is not None:
        lines.append([Span(texts("coach-goal", goal=face.advice(advice.goal, view)), "quiet")])
    warnings = dict.fromkeys(face.advice(each.why, view) for each in advice.warnings)
    lines += [[Span(f"! {warning}", "alert")] for warning in warnings]
    told = {each.why.data.get("obstacle") for each in advice.warnings}
    for each in session.table.blocked(seat):
        if each.why not in told:
            what = face.notation(each.text, about, view)
            lines.append([Span(f"× {what}: {face.obstacle(each.why)}", "quiet")])
    return lines
