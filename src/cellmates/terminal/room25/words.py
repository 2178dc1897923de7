"""Room 25 in words: its table `words.toml`, and what only code can put into words."""

from collections.abc import Collection, Sequence
from typing import Any

from cellmates.kernel.event import Event
from cellmates.kernel.table import Decision
from cellmates.locale import Texts
from cellmates.room25.board import CELL_NUMBERS, CELLS, DIRECTIONS, LINE_CELLS, LINES, NEIGHBOUR
from cellmates.room25.names import CHARACTERS
from cellmates.room25.options import OPTIONS
from cellmates.room25.views import View
from cellmates.terminal.wording import Details, Wording


def card_word(kind: str) -> str:
    """What the messages call a kind of M.A.C. card: as its notation begins, but for movement."""
    return "movement" if kind == "move" else kind


def shown_knowledge(view: View) -> dict[str, str]:
    """What the board may show of face-down tiles: with a memory aid, or after the end."""
    if view["memory_aid"] == "board" or view["over"]:
        return dict(view["knows"])
    return {}


class Words:
    """Everything that is said about Room 25 in one language."""

    def __init__(self, texts: Texts) -> None:
        self.texts = texts
        self.wording = Wording(
            "room25",
            texts,
            {
                "player": lambda values, view: self.seat(int(values[0]), view),
                "winners": lambda values, view: self.won(values[0], view),
                "mac_card": lambda values, view: self.card(values[0], view["characters"]),
                "own_token": lambda values, view: self.token(*values),
                "place": lambda values, view: self.place(values[0], view),
            },
        )

    def name(self, family: str, slug: object) -> str:
        """The name of a thing: `name("room", "vortex")`."""
        return self.texts(f"{family}-{slug}")

    def listed(self, names: Sequence[str]) -> str:
        """Several names as one phrase."""
        return self.wording.listed(names)

    def seat(self, seat: int, view: View) -> str:
        """A player is called by his characters."""
        people = [who for who, sheet in view["characters"].items() if sheet["seat"] == seat]
        return self.listed([self.name("character", who) for who in people])

    def token(self, token: str, who: str | None) -> str:
        """A token by what is printed on it; the special one of nobody has its general name."""
        if token == "special" and who:
            return self.name("special", who)
        return self.name("token", token)

    def place(self, cell: str, view: View) -> str:
        """A cell with its room, as far as that may be shown."""
        room = view["cells"][CELL_NUMBERS[cell]]["room"] or shown_knowledge(view).get(cell)
        if room is None:
            return self.texts("place-hidden", cell=cell)
        return self.texts("place-known", cell=cell, room=self.name("room", room))

    def won(self, winners: Any, view: View) -> str:
        """Who won, or that nobody did."""
        if not winners:
            return self.texts("winners-nobody")
        return self.texts("winners-are", who=self.winners(winners, view))

    def winners(self, winners: Any, view: View) -> str:
        """Those who won, or may win, by name."""
        names: list[str] = []
        for winner in winners:
            if isinstance(winner, int):
                names.append(self.seat(winner, view))
            elif winner in view["characters"]:
                names.append(self.name("character", winner))
            elif winner in ("a", "b"):
                names.append(self.name("team", winner))
            else:
                names.append(self.name("winners", winner))
        return self.listed(names)

    def card(self, text: str, playing: Collection[str] = CHARACTERS) -> str:
        """A M.A.C. card as it was drawn, at a table with these characters."""
        kind, *rest = text.split()
        if kind == "move":
            line, direction, *icon = rest
            return self.texts(
                "card-movement.drawn",
                line=line,
                dir=self.name("dir", direction),
                steps=2 if icon == ["x2"] else 1,
                again=icon == ["+"],
            )
        if kind == "punishment":
            told = {"who": "none", "absent": "none"}
            for key, names in (
                ("who", [name for name in rest if name in playing]),
                ("absent", [name for name in rest if name not in playing]),
            ):
                if names:
                    told[key] = self.listed([self.name("character", name) for name in names])
            return self.texts("card-punishment.drawn", **told)
        if kind == "deactivate":
            return self.texts("card-deactivate.drawn", colour=self.name("colour", rest[0]))
        return self.name("card", kind)

    def sentence(self, event: Event, view: View) -> str:
        """An event as a sentence."""
        return self.wording.event(event, view)

    def question(self, decision: Decision, view: View) -> str:
        """What is asked; `by` is who brought it about."""
        by = None if view["acting"] == decision.about else view["acting"]
        return self.wording.question(decision.kind, {"who": decision.about, "by": by}, view)

    def option(self, option: int, about: str, view: View) -> str:
        """An option of a question about a character as a phrase."""
        return self.notation(OPTIONS.text(option), about, view)

    def notation(self, text: str, about: str, view: View) -> str:
        """The same, of an option that is given in its notation."""
        return self.wording.option(text, about, view, more=self._meant(text, about, view))

    def why(self, option: int, about: str, view: View) -> str:
        """Why one would want it."""
        text = OPTIONS.text(option)
        return self.wording.option(text, about, view, ".why", self._meant(text, about, view))

    def branch(self, words: Sequence[str], about: str, view: View) -> str:
        """Several options that begin alike."""
        return self.wording.branch(words, about, view, _own_plan(words, view))

    def rest(self, option: int, path: Sequence[str], about: str, view: View) -> str:
        """What is still open of an option whose beginning was chosen."""
        text = OPTIONS.text(option)
        return self.wording.rest(text, path, about, view, self._meant(text, about, view))

    def cells(self, text: str, about: str, view: View) -> tuple[str, ...]:
        """The cells that an option means, seen from the character that is asked."""
        template, details = self.wording.table.option(text)
        at = template.more.get("at")
        if at is None:
            return ()
        if at == "cells":
            return tuple(cell for cell in (details["cell"], details.get("other")) if cell)
        if at == "line":
            return tuple(CELLS[cell] for cell in LINE_CELLS[LINES.index(details["line"])])
        if at in ("robot", "beyond_robot"):
            start = view["robots"][int(details["robot"]) - 1]
        else:
            who = details["who"] if at == "who" else about
            start = view["characters"][who]["at"] if who in view["characters"] else None
        if start is None or at in ("robot", "who", "asked"):
            return () if start is None else (start,)
        beyond = NEIGHBOUR[CELL_NUMBERS[start] * 4 + DIRECTIONS.index(details["dir"])]
        return (CELLS[beyond],) if beyond >= 0 else ()

    def _meant(self, text: str, about: str, view: View) -> Details:
        """The one cell that an option means, as a detail; that it is heard as a promise."""
        cells = self.cells(text, about, view)
        cell = {"cell": cells[0]} if len(cells) == 1 else {}
        return {**cell, **_own_plan(text.split(), view)}


def _own_plan(words: Sequence[str], view: View) -> Details:
    """That it proposes a slide that whoever looks could make himself, or a program of his own, as
    details: who says it will be heard to promise it."""
    if len(words) < 3 or view["seat"] is None:
        return {}
    if tuple(words[:2]) == ("plan", "slide"):
        return {"own": True} if view["seat"] in view["sliders"].get(words[2], ()) else {}
    if tuple(words[:2]) != ("plan", "program"):
        return {}
    own = [who for who, sheet in view["characters"].items() if sheet["seat"] == view["seat"]]
    if words[2] not in own:
        return {}
    return {"own": True, "several": True} if len(own) > 1 else {"own": True}
