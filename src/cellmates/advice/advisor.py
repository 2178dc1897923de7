"""Where options of a decision are weighed, for whoever is no bot: by a bot's evaluation before a
choice, by trials of its own after it; and what the rules of a game warn of.

An advisor sees what a bot in that seat would see: the view in the beginning, what the seat was told
since, and the view and the decision now. Any bot can be behind it.
"""

from collections.abc import Callable, Sequence
from typing import Any

from cellmates import bots
from cellmates.advice.structure import (
    ANYHOW,
    Advice,
    MadeChoice,
    RankedOption,
    Review,
    Sentence,
    Verdict,
    Warned,
)
from cellmates.advice.trials import Trials, judge
from cellmates.bots.bot import Bot, go_on
from cellmates.bots.host import Player
from cellmates.bots.turns import BotTurn, News, Story
from cellmates.games import PARTS, part
from cellmates.kernel.dice import Dice
from cellmates.kernel.event import Event
from cellmates.kernel.table import Blocked, Decision, Table

View = dict[str, Any]

LEVEL = "shrewd"
"""Whose evaluation a coach has: good, and soon there."""

MOST_REASONS = 2

SLIGHT = 0.03
"""A chance to win below this convinces nobody: it is not told."""

_CLOSE = 0.15
"""The best option is hardly better if it leads by less than this part of what lies between the
best and the worst."""

_CLEAR = 0.05
"""Nor is it clearly better if its chance to win leads by less than this."""

_SAME = 0.005
"""Chances to win that differ by no more than this are the same."""


class Advisor:
    """Advice for one seat of a game. A game derives its own and says what it warns of, and why."""

    def __init__(self, bot: Bot, config: Any, story: Story) -> None:
        self.player = Player(bot)
        self.config = config
        self.begin: View | None = story.begin
        self.news: News = list(story.news)  # what the bot has not been told yet
        self.share = 1.0  # the part of the bot's usual work that is done for a hint

    def hear(self, news: list[Event]) -> None:
        """The seat is told something more."""
        self.news.append(news)

    def advise(
        self,
        view: View,
        decision: Decision,
        blocked: Sequence[Blocked] = (),
        imagined: Table | None = None,
        seconds: float | None = None,
    ) -> Advice:
        """What to say about a question; `blocked` is what the table says that it does not offer,
        `imagined` a table that the seat cannot tell from the real one."""
        turn = BotTurn(
            *(view["seat"], self.player.heard, self.news, self.begin, view, decision, (), ()),
            *(seconds, imagined, self.share),
        )
        self.begin, self.news = None, []
        weighed, errors, suggestion = self.player.consider(turn)
        ranked = sorted(weighed.items(), key=lambda each: (-each[1], each[0]))
        warnings = self.warnings(view, decision, blocked)
        warned = {option for each in warnings for option in each.options}
        suggestion = _unwarned(weighed, errors, suggestion, warned)
        risky = suggestion in warned
        told = suggestion in errors and _is_telling(weighed, suggestion)
        chance = [_chance(weighed, errors, suggestion)] if told else []
        return Advice(
            self.goal(view, decision),
            [_ranked(option, value, errors.get(option)) for option, value in ranked],
            suggestion,
            "risky" if risky else _verdict(weighed, errors, suggestion),
            [*chance, *self.reasons(view, decision, suggestion)[:MOST_REASONS]],
            warnings,
        )

    def review(
        self,
        view: View,
        decision: Decision,
        made: MadeChoice,
        imagined: Table,
        dice: Dice,
        tables: int,
        stop: Callable[[], bool] = go_on,
    ) -> Review | None:
        """How a choice compares with the best others, all of them tried out on so many imagined
        tables; None: there is nothing to compare it with. What another is better by is measured on
        as many other tables. All luck comes from the dice; `stop` as in `Bot.stop`."""
        trials = self.trials(view, decision, made, imagined, dice, 2 * tables)
        if trials is None:
            return None
        found = judge(trials, tables, stop)
        better: int | None = None
        line: list[int] = []
        reasons: list[Sentence] = []
        if found.best:
            better = trials.courses[found.best].option
            line = trials.line(found.best)
            speaking = self.reasons(view, decision, better, line)[:MOST_REASONS]
            reasons = [each for each in speaking if each.kind != ANYHOW]
        made_one, *others = found.tried
        hiding = trials.hiding(tables)
        return Review(made_one, others, better, found.gain, found.error, line, reasons, hiding)

    # What a game says.

    def trials(
        self,
        view: View,
        decision: Decision,
        made: MadeChoice,
        imagined: Table,
        dice: Dice,
        tables: int,
    ) -> Trials | None:
        """A choice and the best others on so many imagined tables."""
        return None

    def goal(self, view: View, decision: Decision) -> Sentence | None:
        """What this round is about, for this seat."""
        return None

    def reasons(
        self, view: View, decision: Decision, option: int, then: Sequence[int] | None = None
    ) -> list[Sentence]:
        """What speaks for an option, the strongest first; `then` is what the seat would do after
        it, as far as that is known: other deeds are then no reasons. None: whatever is good."""
        return []

    def warnings(self, view: View, decision: Decision, blocked: Sequence[Blocked]) -> list[Warned]:
        """Deadly and useless choices."""
        return []


def _ranked(option: int, value: float, error: float | None) -> RankedOption:
    rounded = None if error is None else round(error, 3)
    return RankedOption(option, round(value, 2 if error is None else 3), rounded)


def _is_telling(weighed: dict[int, float], option: int) -> bool:
    """Whether the chance to win speaks for an option: there is one, and not the same for all."""
    percents = {round(100 * value) for value in weighed.values()}
    return weighed[option] >= SLIGHT and (len(weighed) == 1 or len(percents) > 1)


def _chance(weighed: dict[int, float], errors: dict[int, float], option: int) -> Sentence:
    """How likely this option wins, give or take; and the next best, if one was tried and is worse.

    Whoever thinks again and again does not always prefer what came out a little better.
    """
    told = {"percent": round(100 * weighed[option]), "error": round(100 * errors[option])}
    others = [value for each, value in weighed.items() if each != option]
    next_best = round(100 * max(others, default=1.0))
    if next_best >= told["percent"]:
        return Sentence("chance_alone", told)
    return Sentence("chance", {**told, "next_best": next_best})


def _unwarned(
    weighed: dict[int, float], errors: dict[int, float], suggestion: int, warned: set[int]
) -> int:
    """What wins as often as the suggestion without a warning, if there is a warning and such."""
    if suggestion not in warned or suggestion not in errors:
        return suggestion
    enough = weighed[suggestion] - _SAME
    others = [each for each in errors if each not in warned and weighed[each] >= enough]
    return max(others, key=lambda each: weighed[each], default=suggestion)


def _verdict(weighed: dict[int, float], errors: dict[int, float], suggestion: int) -> Verdict:
    others = [value for option, value in weighed.items() if option != suggestion]
    if suggestion not in weighed or not others:
        return "plain"
    best, second, worst = weighed[suggestion], max(others), min(others)
    if best < second or best == worst:
        return "plain"
    lead = best - second
    if suggestion in errors and lead < max(_CLEAR, errors[suggestion]):
        return "close"
    return "close" if lead < _CLOSE * (best - worst) else "clear"


def advisor_for(
    game: str, seed: bytes, config: Any, story: Story, level: str | None = None
) -> Advisor:
    """An advisor for a seat that has seen and heard this; all its luck comes from the seed.

    A bot of this level is behind it, of no temperament; without one `LEVEL`, if the game has it. A
    game without an advisor of its own gets suggestions only.
    """
    if level is None:
        level = LEVEL if LEVEL in bots.names(game) else bots.names(game)[0]
    name = f"{level}:{bots.EVEN}" if bots.temperaments(game) else level
    bot = bots.make(game, name, seed, config)
    place = PARTS[game].advisor
    kind: type[Advisor] = part(place) if place else Advisor
    return kind(bot, config, story)
