"""Analysing a game: it is played again from its deal, and every choice is looked at.

The choices are looked at one by one and independently of each other, so that several processes can
share the work (`moments` of one part each) and the same comes out whoever did which part.
"""

import hashlib
from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

from cellmates.advice import MadeChoice
from cellmates.analysis.analyst import Analyst, analyst_for, permille, seats_of
from cellmates.analysis.structure import Analysis, Beliefs, Insight, Moment
from cellmates.analysis.summary import summary
from cellmates.bots.bot import go_on
from cellmates.games import GAMES
from cellmates.kernel.dice import Dice
from cellmates.kernel.event import Event
from cellmates.kernel.record import Record, rebuild
from cellmates.kernel.table import Decision, Table

FORESIGHT = 6
"""How many of the next choices of the same seat an analyst is shown."""


class Unfinished(ValueError):
    """A game that is not over: only its players' own eyes may see it analysed."""


class Played(NamedTuple):
    """A game to analyse, as plain data that may cross a border between processes."""

    game: str
    config: dict[str, Any]
    seed: bytes
    choices: list[tuple[int, int]]


def played(record: Record) -> Played:
    """The game of a record, whose digest is checked."""
    table = rebuild(record, GAMES[record.game])
    return Played(record.game, record.config, record.seed, table.choices())


def luck_of(game: Played, luck: bytes = b"") -> bytes:
    """The seed of an analysis: any bytes, and which game it is."""
    return hashlib.blake2b(b"analysis of " + game.seed + luck, digest_size=32).digest()


class Follower:
    """Plays a game again, an analyst beside it."""

    def __init__(self, game: Played) -> None:
        rules = GAMES[game.game]
        config = rules.config(game.config)
        self.game = game
        self.table: Table = rules.deal(config, game.seed)
        self.table.listen()
        self.analyst: Analyst = analyst_for(game.game, self.table, config)
        self.number = 0

    def asked(self) -> Decision | None:
        """The question that the next choice answers; None if nobody asked for it."""
        seat, option = self.game.choices[self.number]
        if not self.table.asks(seat):
            return None
        decision = self.table.decision(seat)
        return decision if option in decision.options else None

    def made(self) -> MadeChoice:
        """The next choice."""
        seat, option = self.game.choices[self.number]
        later = self.game.choices[self.number + 1 :]
        return MadeChoice(
            seat, option, [choice for who, choice in later if who == seat][:FORESIGHT]
        )

    def step(self) -> list[Event]:
        """Make the next choice; all that came of it."""
        seat, option = self.game.choices[self.number]
        decision = self.asked()
        if decision is not None:
            self.analyst.look(seat, decision)
        self.table.choose(seat, option)
        self.number += 1
        for each in range(seats_of(self.table)):
            told = self.table.news_for(each)
            if told:
                self.analyst.hear(each, told)
        self.analyst.note(self.number, seat, option)
        return self.table.news


def dice_for(luck: bytes, what: str) -> Dice:
    """Dice for one purpose."""
    return Dice(hashlib.blake2b(luck + what.encode(), digest_size=32).digest())


def moments(
    game: Played, luck: bytes, numbers: Sequence[int], stop: Callable[[], bool] = go_on
) -> Iterator[Moment]:
    """What is found about these choices, in ascending order; number 0 is the deal. `stop` says
    whether nobody waits for it any more: then the next one comes soon, and is not to be kept."""
    wanted = set(numbers)
    follower = Follower(game)
    table, analyst = follower.table, follower.analyst
    ahead = parts_of_rounds(game)
    if 0 in wanted:
        yield _moment(follower, luck, None, None, ahead[0])
    for number in range(1, len(game.choices) + 1):
        if number > max(wanted, default=0):
            return
        decision, made = follower.asked(), follower.made()
        comparison = None
        if number in wanted and decision is not None and analyst.weighs(decision):
            dice = dice_for(luck, f"choice {number}")
            comparison = analyst.compare(decision, made, dice, stop)
        round_number = round_of(table)
        follower.step()
        if number in wanted:
            moves = analyst.moves(decision, made.option)
            found = _moment(follower, luck, made, decision, ahead[number] if moves else None)
            found["text"] = table.catalogue().text(made.option)
            found["comparison"] = comparison
            found["round"] = round_number
            yield found


def parts_of_rounds(game: Played) -> list[float]:
    """After each choice, the deal first: which part of the choices of its round has been made."""
    rules = GAMES[game.game]
    table = rules.deal(rules.config(game.config), game.seed)
    rounds = [round_of(table)]
    for seat, option in game.choices:
        table.choose(seat, option)
        rounds.append(round_of(table))
    first = {each: rounds.index(each) for each in set(rounds)}
    return [(number - first[each]) / rounds.count(each) for number, each in enumerate(rounds)]


def _moment(
    follower: Follower,
    luck: bytes,
    made: MadeChoice | None,
    decision: Decision | None,
    ahead: float | None,
) -> Moment:
    """What is found after a choice; without `ahead` the chances are those of before."""
    table, analyst, number = follower.table, follower.analyst, follower.number
    futures = None
    if table.over or ahead is not None:
        futures = analyst.futures(table, dice_for(luck, "curve"), ahead or 0.0)
    beliefs: list[Beliefs] = []
    if not table.over:
        dice = dice_for(luck, "beliefs")
        beliefs = [analyst.beliefs(seat, dice.clone()) for seat in range(seats_of(table))]
    return {
        "number": number,
        "seat": None if made is None else made.seat,
        "text": "",
        "kind": "" if decision is None else decision.kind,
        "about": "" if decision is None else decision.about,
        "round": round_of(table),
        "then": round_of(table),
        "futures": futures,
        "comparison": None,
        "beliefs": beliefs,
    }


def round_of(table: Table) -> int:
    """The round that is played."""
    found = getattr(table, "round_number", 0)
    assert isinstance(found, int)
    return found


def starting_chances(game: Played, luck: bytes) -> list[int]:
    """How likely each side wins before anybody knows what was dealt."""
    follower = Follower(game)
    dice = dice_for(luck, "deals")
    totals = [0.0] * len(follower.analyst.sides())
    deals = follower.analyst.deals(dice)
    for deal in deals:
        for side, chance in enumerate(follower.analyst.chances(deal, dice_for(luck, "curve"))):
            totals[side] += chance
    return [permille(total / len(deals)) for total in totals]


def put_together(game: Played, start: list[int], found: list[Moment]) -> Analysis:
    """The analysis out of the moments of all parts, whose order does not matter."""
    follower = Follower(game)
    events = [follower.table.news]
    while follower.number < len(game.choices):
        events.append(follower.step())
    if not follower.table.over:
        raise Unfinished("the game is not over")
    ordered = sorted(found, key=lambda each: each["number"])
    assert [each["number"] for each in ordered] == list(range(len(game.choices) + 1))
    insights = follower.analyst.insights(ordered, events)
    luck = [[each for each in news if follower.analyst.luck(each)] for news in events]
    return summary(game.game, follower.analyst.sides(), start, ordered, luck, insights)


def analyse(
    game: Played, luck: bytes = b"", progress: Callable[[], None] | None = None
) -> Analysis:
    """Analyse a finished game in this process; `progress` is called after each choice."""
    seed = luck_of(game, luck)
    _check_over(game)
    found: list[Moment] = []
    for each in moments(game, seed, range(len(game.choices) + 1)):
        found.append(each)
        if progress is not None:
            progress()
    return put_together(game, starting_chances(game, seed), found)


def _check_over(game: Played) -> None:
    follower = Follower(game)
    while follower.number < len(game.choices):
        follower.step()
    if not follower.table.over:
        raise Unfinished("the game is not over")


def own_eyes(game: Played, seat: int, luck: bytes = b"") -> list[Insight]:
    """What a seat can think now, also of a game in progress; nothing else is looked at."""
    follower = Follower(game)
    while follower.number < len(game.choices):
        follower.step()
    dice = dice_for(hashlib.blake2b(luck, digest_size=32).digest(), "beliefs")
    return follower.analyst.told(follower.analyst.beliefs(seat, dice))
