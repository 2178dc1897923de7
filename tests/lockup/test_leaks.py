"""A leak put in by hand makes the laws of secrecy fail for Lockup too."""

import random
from collections.abc import Callable
from typing import Any

import pytest

from cellmates import lockup
from cellmates.kernel import Decision, Dice, Event
from cellmates.lockup.names import TOKENS
from cellmates.testing import conformance as kit
from cellmates.testing.conformance import Nonconformance, Playable
from tests.kernel.spoiled import Spoiled

Check = Callable[[Playable, int, Dice], None]


class Leaky(Spoiled):
    """A table that gives something away."""

    @property
    def truth(self) -> lockup.Table:
        assert isinstance(self.table, lockup.Table)
        return self.table


class ViewTellsACell(Leaky):
    """The view shows which tokens the first crew still has."""

    def view(self, seat: int | None) -> dict[str, Any]:
        view = self.truth.view(seat)
        view["crews"][0]["cell"] = [TOKENS[token] for token in self.truth.in_cell(0)]
        return view


class ViewTellsAHiddenToken(Leaky):
    """The view shows face-down tokens to all."""

    def view(self, seat: int | None) -> dict[str, Any]:
        view = self.truth.view(seat)
        for place in view["locations"].values():
            for tokens in place["tokens"]:
                hidden = self.truth.face_down >> tokens["seat"] * 6 & 63
                tokens["mine"] = [hidden] if tokens["down"] else None
        return view


class ViewTellsAHand(Leaky):
    """The view shows everybody's tomes."""

    def view(self, seat: int | None) -> dict[str, Any]:
        view = self.truth.view(seat)
        view["hands"] = [list(hand) for hand in self.truth.hands]
        return view


class ViewTellsTheDeck(Leaky):
    """The view shows the next goon."""

    def view(self, seat: int | None) -> dict[str, Any]:
        view = self.truth.view(seat)
        view["decks"]["goons"] = list(self.truth.goon_deck[:1])
        return view


class ViewTellsTraits(Leaky):
    """The view shows the traits that others choose from."""

    def view(self, seat: int | None) -> dict[str, Any]:
        view = self.truth.view(seat)
        view["traits"] = [list(pair) for pair in self.truth.offered_traits]
        return view


class ViewTellsAGuard(Leaky):
    """The view shows who stands in the yard."""

    def view(self, seat: int | None) -> dict[str, Any]:
        view = self.truth.view(seat)
        view["yard"] = list(self.truth.guards_down[0])
        return view


class OptionsAvoidTheStrong(Leaky):
    """One is offered only locations where nobody hides a five."""

    def decision(self, seat: int) -> Decision:
        asked = self.truth.decision(seat)
        if asked.kind != "roll_call":
            return asked
        strong = [self.truth.token_at[who * 6 + 3] for who in range(self.truth.seats)]
        weak = [option for option in asked.options if option not in strong]
        return Decision(asked.kind, asked.about, tuple(weak))


class TalkTellsAToken(Leaky):
    """Only some tokens can be claimed while the five of seat 0 is out."""

    def phrases(self, seat: int) -> tuple[int, ...]:
        return self.truth.phrases(seat)[max(0, self.truth.token_at[3]) :]


class RemembersTheChoices(Leaky):
    """A reimagined table still knows what everybody chose."""

    def choices(self) -> list[tuple[int, int]]:
        return [(0, 0)]


class EverybodyHearsAPlacement(Leaky):
    """Which token was laid face down is told to all."""

    def news_for(self, seat: int | None) -> list[Event]:
        return self.truth.news


class NobodyHearsAStar(Leaky):
    """Tokens are turned up and rewards given and nobody is told."""

    def news_for(self, seat: int | None) -> list[Event]:
        return []


def check_all(
    spoil: Callable[[Playable], Playable], check: Check, keys: dict[str, object], games: int
) -> None:
    """Apply the check to states of random games."""
    for seed in range(games):
        dice = Dice(random.Random(seed).randbytes(32))
        table = lockup.deal(lockup.Config(**keys), seed.to_bytes(32, "big"))
        while not table.over:
            if dice.below(4) == 0:
                check(spoil(table), table.seats, dice)
            table.choose(*kit.random_choice(table, dice))


FOUR: dict[str, object] = {"seats": 4, "advanced": True}
SOLO: dict[str, object] = {"solo": "expert"}


@pytest.mark.parametrize(
    ("spoil", "check", "keys", "what"),
    [
        (ViewTellsACell, kit.check_secrecy, FOUR, "view of .* cannot know: crews"),
        (ViewTellsAHiddenToken, kit.check_secrecy, FOUR, "view of .* cannot know: locations"),
        (ViewTellsAHand, kit.check_secrecy, FOUR, "view of .* cannot know: hands"),
        (ViewTellsTheDeck, kit.check_secrecy, FOUR, "view of .* cannot know: decks"),
        (ViewTellsTraits, kit.check_secrecy, FOUR, "view of .* cannot know: traits"),
        (ViewTellsAGuard, kit.check_secrecy, SOLO, "view of .* cannot know: yard"),
        (OptionsAvoidTheStrong, kit.check_secrecy, FOUR, "hidden things changed the decision"),
        (TalkTellsAToken, kit.check_secrecy, FOUR, "hidden things changed what seat . may say"),
        (RemembersTheChoices, kit.check_secrecy, FOUR, "tells what others chose"),
        (EverybodyHearsAPlacement, kit.check_news, FOUR, "heard more than it may know"),
        (NobodyHearsAStar, kit.check_news, FOUR, "learnt without news"),
    ],
)
def test_a_leak_is_noticed(
    spoil: Callable[[Playable], Playable], check: Check, keys: dict[str, object], what: str
) -> None:
    with pytest.raises(Nonconformance, match=what):
        check_all(spoil, check, keys, 20)


@pytest.mark.parametrize("check", [kit.check_secrecy, kit.check_news])
@pytest.mark.parametrize("keys", [FOUR, SOLO], ids=["four", "solo"])
def test_without_a_leak_nothing_is_noticed(check: Check, keys: dict[str, object]) -> None:
    check_all(Leaky, check, keys, 2)
