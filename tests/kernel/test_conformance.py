"""Every game passes the conformance kit, and the kit notices when something is wrong."""

import random
from collections.abc import Callable
from typing import Any

import pytest

from cellmates import room25
from cellmates.games import GAMES
from cellmates.kernel import (
    Catalogue,
    Decision,
    Dice,
    Event,
    IllegalChoice,
    MalformedChoice,
    Outcome,
)
from cellmates.testing import conformance as kit
from cellmates.testing.conformance import Nonconformance, Playable
from tests.kernel.spoiled import Spoiled

SEATS = 4
SEED = bytes(32)


def dealt(seed: int = 0) -> room25.Table:
    table = room25.deal(room25.Config(mode="suspicion", seats=SEATS), seed.to_bytes(32, "big"))
    table.listen()
    return table


def at_the_end() -> room25.Table:
    table = dealt()
    kit.play(table, Dice(SEED))
    return table


@pytest.mark.parametrize("name", GAMES)
def test_every_mode_of_every_game_conforms(name: str) -> None:
    game = GAMES[name]
    kit.check_notation(game.options)
    for mode in game.modes:
        seats = game.seats[mode][0]
        table = kit.check_game(game, {"mode": mode, "seats": seats}, seats, SEED)
        assert table.over


def test_a_game_that_does_not_end_is_noticed() -> None:
    with pytest.raises(Nonconformance, match="the game does not end"):
        kit.check_game(room25.GAME, {"mode": "solo"}, 1, SEED, most=3)


def test_a_game_without_secrets_need_not_imagine_anything(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(room25.GAME, "hidden_information", False)
    assert kit.check_game(room25.GAME, {"mode": "solo"}, 1, SEED).over


def noticed(check: Callable[[Dice], None], what: str) -> None:
    """The check complains of it, at the latest after twenty throws of the dice."""

    def often() -> None:
        for number in range(20):
            check(Dice(random.Random(number).randbytes(32)))

    with pytest.raises(Nonconformance, match=what):
        often()


# What is offered.


class NeverOver(Spoiled):
    @property
    def over(self) -> bool:
        return False


class WaitsForNobody(Spoiled):
    @property
    def waiting(self) -> tuple[int, ...]:
        return ()


class ForgetsAScore(Spoiled):
    @property
    def outcome(self) -> Outcome | None:
        return Outcome(("guards",), "countdown", (1.0,))


class AsksTheObvious(Spoiled):
    def decision(self, seat: int) -> Decision:
        asked = self.table.decision(seat)
        return Decision(asked.kind, asked.about, asked.options[:1])


class OffersTwice(Spoiled):
    def may(self, seat: int) -> tuple[int, ...]:
        return self.table.phrases(seat)


class OffersWhatIsNot(Spoiled):
    def may(self, seat: int) -> tuple[int, ...]:
        return (len(self.catalogue()),)


class TalksAfterTheEnd(Spoiled):
    def phrases(self, seat: int) -> tuple[int, ...]:
        return (room25.OPTIONS.parse("agree"),)


@pytest.mark.parametrize(
    ("spoil", "table", "what"),
    [
        (NeverOver, at_the_end, "over and outcome"),
        (WaitsForNobody, dealt, "yet waiting for"),
        (ForgetsAScore, at_the_end, "1 scores for 4 seats"),
        (AsksTheObvious, dealt, "no choice"),
        (OffersTwice, dealt, "in two ways"),
        (OffersWhatIsNot, dealt, "not in the catalogue"),
        (TalksAfterTheEnd, at_the_end, "after the end"),
    ],
)
def test_bad_offers_are_noticed(
    spoil: type[Spoiled], table: Callable[[], Playable], what: str
) -> None:
    noticed(lambda dice: kit.check_offers(spoil(table()), SEATS), what)


# What is asked.


class CountsQuestions(Spoiled):
    def may(self, seat: int) -> tuple[int, ...]:
        table = self.table
        assert isinstance(table, room25.Table)
        table.locks += 1
        return table.may(seat)


class ThrowsDice(Spoiled):
    def phrases(self, seat: int) -> tuple[int, ...]:
        table = self.table
        assert isinstance(table, room25.Table)
        return self.table.phrases(seat)[table.dice.below(100) :]


@pytest.mark.parametrize(
    ("spoil", "what"),
    [(CountsQuestions, "asking changed the table"), (ThrowsDice, "answers twice")],
)
def test_asking_that_does_something_is_noticed(spoil: type[Spoiled], what: str) -> None:
    kit.check_queries(dealt(), SEATS)
    noticed(lambda dice: kit.check_queries(spoil(dealt()), SEATS), what)


def writes_down_that_it_was_asked(t: room25.Table) -> tuple[int, ...]:
    t.tested += 1
    return (0, 1)


def rolls_for_what_it_offers(t: room25.Table) -> tuple[int, ...]:
    return (0, 1 + t.dice.below(1000))


@pytest.mark.parametrize(
    ("options", "what"),
    [
        (writes_down_that_it_was_asked, "changed the table"),
        (rolls_for_what_it_offers, "something else"),
    ],
)
def test_a_question_that_does_something_is_noticed(
    options: Callable[[room25.Table], tuple[int, ...]], what: str
) -> None:
    table = dealt()
    kit.check_questions(table)
    with pytest.raises(Nonconformance, match=what):
        kit.check_asking(lambda: options(table), table.digest)


# What is accepted and refused.


class Stubborn(Spoiled):
    def choose(self, seat: int, option: int) -> None:
        raise IllegalChoice("no")


class Lenient(Spoiled):
    def choose(self, seat: int, option: int) -> None:
        pass


class Confused(Spoiled):
    def choose(self, seat: int, option: int) -> None:
        try:
            self.table.choose(seat, option)
        except MalformedChoice as error:
            raise IllegalChoice(str(error)) from None


class Rattled(Spoiled):
    def choose(self, seat: int, option: int) -> None:
        try:
            self.table.choose(seat, option)
        except ValueError:
            kit.play(self.table, Dice(SEED), 1)
            raise


def test_refusing_what_was_offered_is_noticed() -> None:
    noticed(lambda dice: kit.check_accepted(Stubborn(dealt()), SEATS, dice), "was offered")


@pytest.mark.parametrize(
    ("spoil", "what"),
    [
        (Lenient, "yet accepted"),
        (Confused, "instead of MalformedChoice"),
        (Rattled, "changed the table"),
    ],
)
def test_bad_refusals_are_noticed(spoil: type[Spoiled], what: str) -> None:
    noticed(lambda dice: kit.check_refused(spoil(dealt()), SEATS, dice), what)


# Clones.


class ClonesAnother(Spoiled):
    def clone(self) -> Spoiled:
        return Spoiled(dealt(1))


class ClonesItself(Spoiled):
    def clone(self) -> Spoiled:
        return self


class ClonesWithOtherDice(Spoiled):
    def clone(self) -> Spoiled:
        return ClonesWithOtherDice(self.table.reimagine(None, Dice(random.randbytes(32))))

    def digest(self) -> str:
        return "" if not self.table.over else self.table.digest()


@pytest.mark.parametrize(
    ("spoil", "what"),
    [
        (ClonesAnother, "differs from its table"),
        (ClonesItself, "changed another table"),
        (ClonesWithOtherDice, "led two clones apart"),
    ],
)
def test_bad_clones_are_noticed(spoil: type[Spoiled], what: str) -> None:
    noticed(lambda dice: kit.check_clone(spoil(dealt()), dice, most=2000), what)


# Plain data.


class ShowsATuple(Spoiled):
    def view(self, seat: int | None) -> dict[str, Any]:
        return {**self.table.view(seat), "pair": (1, 2)}


class ShowsNumberedThings(Spoiled):
    def view(self, seat: int | None) -> dict[str, Any]:
        return {**self.table.view(seat), "by_seat": {1: "max"}}


class TellsATuple(Spoiled):
    @property
    def news(self) -> list[Event]:
        return [Event("saw", 1, {"cells": ("a1",)})]


class TellsStrangers(Spoiled):
    @property
    def news(self) -> list[Event]:
        return [Event("saw", 1 << SEATS, {})]


@pytest.mark.parametrize(
    ("spoil", "what"),
    [
        (ShowsATuple, "view of 0 is not plain"),
        (ShowsNumberedThings, "view of 0 is not plain"),
        (TellsATuple, "event saw is not plain"),
        (TellsStrangers, "audience 16"),
    ],
)
def test_data_that_is_not_plain_is_noticed(spoil: type[Spoiled], what: str) -> None:
    noticed(lambda dice: kit.check_plain(spoil(dealt()), SEATS), what)


# Talk and notation.


class ActsOnTalk(Spoiled):
    def choose(self, seat: int, option: int) -> None:
        self.table.choose(self.waiting[0], self.decision(self.waiting[0]).options[0])


class FallsSilent(Spoiled):
    spoken = False

    def choose(self, seat: int, option: int) -> None:
        self.spoken = True

    def may(self, seat: int) -> tuple[int, ...]:
        return (1,) if self.spoken else ()


def test_talk_with_an_effect_is_noticed() -> None:
    noticed(lambda dice: kit.check_talk(ActsOnTalk(dealt()), SEATS, dice), "changed the table")
    noticed(lambda dice: kit.check_talk(FallsSilent(dealt()), SEATS, dice), "may do")


def test_ambiguous_notation_is_noticed() -> None:
    catalogue = Catalogue(["look n", "look e"])
    catalogue.numbers["look e"] = 0
    with pytest.raises(Nonconformance, match="means another option"):
        kit.check_notation(catalogue)


# Imagination, records, streams. The laws of secrecy have their leaks in tests/room25.


class ImaginesNothing(Spoiled):
    def reimagine(self, seat: int | None, dice: Dice) -> Spoiled:
        return self.clone()


class NeverEnds(Spoiled):
    def choose(self, seat: int, option: int) -> None:
        pass


def test_poor_imagination_is_noticed() -> None:
    noticed(lambda d: kit.check_imagination(ImaginesNothing(dealt()), SEATS, d), "the same table")
    noticed(lambda d: kit.check_imagination(NeverEnds(dealt()), SEATS, d), "does not end")


def test_a_wrong_record_is_noticed() -> None:
    config = room25.Config(mode="suspicion", seats=SEATS)
    other = room25.deal(config, b"x" * 32)
    with pytest.raises(Nonconformance, match="digest does not match"):
        kit.check_record(room25.GAME, config, SEED, other)


def heard_in_a_game() -> tuple[room25.Table, list[list[Event]]]:
    table = dealt()
    heard: list[list[Event]] = []
    dice = Dice(SEED)
    while not table.over:
        table.choose(*kit.random_choice(table, dice))
        heard.append(table.news)
    return table, heard


def test_a_stream_that_differs_is_noticed() -> None:
    config = room25.Config(mode="suspicion", seats=SEATS)
    table, heard = heard_in_a_game()
    kit.check_streams(room25.GAME, config, SEED, table, heard)
    with pytest.raises(Nonconformance, match="another number of choices"):
        kit.check_streams(room25.GAME, config, SEED, table, heard[1:])
    first = heard[0][0]
    altered = [[first._replace(audience=1), *heard[0][1:]], *heard[1:]]
    with pytest.raises(Nonconformance, match="choice 1 told 1 something else"):
        kit.check_streams(room25.GAME, config, SEED, table, altered)
