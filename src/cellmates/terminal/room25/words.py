"""Room 25 in words: its table `words.toml`, and what only code can put into words."""

from collections.abc import Sequence
from typing import Any

from cellmates.kernel.event import Event
from cellmates.kernel.table import Decision
from cellmates.locale import Texts
from cellmates.room25.options import OPTIONS
from cellmates.room25.views import View
from cellmates.terminal.wording import Wording


def card_word(kind: str) -> str:
    """What the messages call a kind of M.A.C. card: as its notation begins, but for movement."""
    return "movement" if kind == "move" else kind


class Words:
    """Everything that is said about Room 25 in one language."""

    def __init__(self, texts: Texts) -> None:
        self.texts = texts
        self.wording = Wording(
            "room25",
            texts,
            {
                "player": lambda values, view: self.seat(int(values[0]), view),
                "winners": lambda values, view: self.winners(values[0], view),
                "mac_card": lambda values, view: self.card(values[0]),
                "own_token": lambda values, view: self.token(*values),
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

    def winners(self, winners: Any, view: View) -> str:
        """Who won, by name."""
        if not winners:
            return self.texts("winners-nobody")
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

    def card(self, text: str) -> str:
        """A M.A.C. card as it was drawn."""
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
            who = self.listed([self.name("character", name) for name in rest])
            return self.texts("card-punishment.drawn", who=who)
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
        return self.wording.option(OPTIONS.text(option), about, view)

    def why(self, option: int, about: str, view: View) -> str:
        """Why one would want it."""
        return self.wording.option(OPTIONS.text(option), about, view, ".why")

    def branch(self, words: Sequence[str], about: str, view: View) -> str:
        """Several options that begin alike."""
        return self.wording.branch(words, about, view)

    def rest(self, option: int, path: Sequence[str], about: str, view: View) -> str:
        """What is still open of an option whose beginning was chosen."""
        return self.wording.rest(OPTIONS.text(option), path, about, view)
