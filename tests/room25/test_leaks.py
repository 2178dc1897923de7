"""A leak put in by hand makes the laws of secrecy fail: so they would notice a real one."""

import random
from collections.abc import Callable
from typing import Any

import pytest

from cellmates import room25
from cellmates.kernel import Decision, Dice, Event
from cellmates.room25.board import NEIGHBOUR
from cellmates.room25.names import CHARACTERS, MORTAL, ROOMS
from cellmates.room25.options import MOVE_TO
from cellmates.testing import conformance as kit
from cellmates.testing.conformance import Nonconformance, Playable
from tests.kernel.spoiled import Spoiled

SEATS = 6
CONFIG = room25.Config(mode="suspicion", seats=SEATS)
Check = Callable[[Playable, int, Dice], None]


class Leaky(Spoiled):
    """A table that gives something away."""

    @property
    def truth(self) -> room25.Table:
        assert isinstance(self.table, room25.Table)
        return self.table


class ViewTellsATile(Leaky):
    """The view shows what lies face down in a corner."""

    def view(self, seat: int | None) -> dict[str, Any]:
        view = self.truth.view(seat)
        view["cells"][0]["room"] = ROOMS[self.truth.room[self.truth.tile_at[0]]]
        return view


class ViewTellsARole(Leaky):
    """The view shows everybody's role."""

    def view(self, seat: int | None) -> dict[str, Any]:
        view = self.truth.view(seat)
        for who in self.truth.playing:
            view["characters"][CHARACTERS[who]]["role"] = self.truth.roles[who]
        return view


class ViewTellsAProgram(Leaky):
    """The view counts the tokens others have laid down before all are ready."""

    def view(self, seat: int | None) -> dict[str, Any]:
        view = self.truth.view(seat)
        view["programs"] = [*self.truth.first]
        return view


class EverybodyHearsALook(Leaky):
    """What one sees is told to all."""

    def news_for(self, seat: int | None) -> list[Event]:
        return self.truth.news


class NobodyHearsACard(Leaky):
    """A tile is turned up and nobody is told."""

    def news_for(self, seat: int | None) -> list[Event]:
        return [event for event in self.truth.news_for(seat) if event.kind != "revealed"]


class OptionsAvoidDeath(Leaky):
    """Nobody is offered a step into a Mortal Room, hidden or not."""

    def decision(self, seat: int) -> Decision:
        asked = self.truth.decision(seat)
        if asked.kind != "move":
            return asked
        here = self.truth.cell(CHARACTERS.index(asked.about))
        safe = [
            option
            for option in asked.options
            if self.truth.room[self.truth.tile_at[NEIGHBOUR[here * 4 + option - MOVE_TO]]] != MORTAL
        ]
        return Decision(asked.kind, asked.about, tuple(safe))


class MayTellsATile(Leaky):
    """A reminder can be laid on red tiles only."""

    def may(self, seat: int) -> tuple[int, ...]:
        return tuple(option for option in self.truth.may(seat) if self.truth.room[option % 25] > 18)


class TalkTellsATile(Leaky):
    """Only true colours can be told."""

    def phrases(self, seat: int) -> tuple[int, ...]:
        return self.truth.phrases(seat)[self.truth.room[0] :]


class RemembersTheChoices(Leaky):
    """A reimagined table still knows what everybody chose."""

    def choices(self) -> list[tuple[int, int]]:
        return [(0, 0)]


class AsksWhoKnows(Leaky):
    """Somebody is asked only if a hidden tile is red."""

    @property
    def waiting(self) -> tuple[int, ...]:
        return self.truth.waiting[self.truth.room[3] > 18 :]


def check_all(spoil: Callable[[Playable], Playable], check: Check) -> None:
    """Apply the check to states of random games."""
    for seed in range(40):
        dice = Dice(random.Random(seed).randbytes(32))
        table = room25.deal(CONFIG, seed.to_bytes(32, "big"))
        while not table.over:
            if dice.below(4) == 0:
                check(spoil(table), SEATS, dice)
            table.choose(*kit.random_choice(table, dice))


@pytest.mark.parametrize(
    ("spoil", "check", "what"),
    [
        (ViewTellsATile, kit.check_secrecy, "view of .* cannot know: cells"),
        (ViewTellsARole, kit.check_secrecy, "view of .* cannot know: characters"),
        (ViewTellsAProgram, kit.check_secrecy, "view of .* cannot know: programs"),
        (OptionsAvoidDeath, kit.check_secrecy, "hidden things changed the decision"),
        (MayTellsATile, kit.check_secrecy, "hidden things changed what seat . may do"),
        (TalkTellsATile, kit.check_secrecy, "hidden things changed what seat . may say"),
        (AsksWhoKnows, kit.check_secrecy, "who is asked depends"),
        (RemembersTheChoices, kit.check_secrecy, "tells what others chose"),
        (EverybodyHearsALook, kit.check_news, "heard more than it may know"),
        (NobodyHearsACard, kit.check_news, "learnt without news"),
    ],
)
def test_a_leak_is_noticed(spoil: Callable[[Playable], Playable], check: Check, what: str) -> None:
    with pytest.raises(Nonconformance, match=what):
        check_all(spoil, check)


@pytest.mark.parametrize("check", [kit.check_secrecy, kit.check_news])
def test_without_a_leak_nothing_is_noticed(check: Check) -> None:
    check_all(Leaky, check)
