"""What every game must hold to: checks of one table, and whole games played under them.

Each check raises `Nonconformance` with what went wrong. All that is random comes from dice, so
that a failure can be repeated. Tables are taken by their shape (`Playable`), so that a test can
put something between the kit and a real table.
"""

import json
from collections.abc import Callable, Mapping
from typing import Any, Protocol

from cellmates.kernel.catalogue import Catalogue
from cellmates.kernel.dice import Dice
from cellmates.kernel.errors import ChoiceError, IllegalChoice, MalformedChoice, NotYourDecision
from cellmates.kernel.event import EVERYBODY, Event
from cellmates.kernel.game import Game
from cellmates.kernel.record import RecordError, parse, rebuild, record_of, stages
from cellmates.kernel.table import Blocked, Decision, Outcome, Table

MOST_CHOICES = 20_000
"""A game that takes more choices than this does not end."""

SAME_DICE = bytes(32)
"""With the same dice a seat imagines the same table, whatever the truth is."""


class Nonconformance(Exception):
    """A game broke the contract of the kernel; the message says how."""


class Playable(Protocol):
    """What the kit asks of a table; `Table` has all of it."""

    @property
    def over(self) -> bool:
        """Whether the game has ended."""

    @property
    def outcome(self) -> Outcome | None:
        """How it ended."""

    @property
    def news(self) -> list[Event]:
        """What happened since the last choice."""

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that must decide."""

    def decision(self, seat: int) -> Decision:
        """What a seat is asked."""

    def in_passing(self) -> bool:
        """Whether what is asked now is usually let pass."""

    def may(self, seat: int) -> tuple[int, ...]:
        """What a seat may do unasked."""

    def phrases(self, seat: int) -> tuple[int, ...]:
        """What a seat may say."""

    def blocked(self, seat: int) -> tuple[Blocked, ...]:
        """What a seat is not offered, and why."""

    def choose(self, seat: int, option: int) -> None:
        """Take an option."""

    def listen(self) -> None:
        """Write events from now on."""

    def news_for(self, seat: int | None) -> list[Event]:
        """The latest events a seat may know."""

    def view(self, seat: int | None) -> dict[str, Any]:
        """What a seat knows."""

    def catalogue(self) -> Catalogue:
        """The game's options."""

    def clone(self) -> "Playable":
        """A copy."""

    def reimagine(self, seat: int | None, dice: Dice) -> "Playable":
        """What a seat cannot tell from the table."""

    def choices(self) -> list[tuple[int, int]]:
        """Every choice so far."""

    def digest(self) -> str:
        """The table's fingerprint."""


def everybody(seats: int) -> list[int | None]:
    """Every seat and the spectator."""
    return [*range(seats), None]


def random_choice(table: Playable, dice: Dice) -> tuple[int, int]:
    """One of the seats that are waiting, and one of its options."""
    waiting = table.waiting
    seat = waiting[dice.below(len(waiting))]
    options = table.decision(seat).options
    return seat, options[dice.below(len(options))]


def play(table: Playable, dice: Dice, most: int = MOST_CHOICES) -> int:
    """Choose at random until the game is over or so many choices are made; tell how many."""
    made = 0
    while not table.over and made < most:
        seat, option = random_choice(table, dice)
        table.choose(seat, option)
        made += 1
    return made


# One table as it stands.


def check_offers(table: Playable, seats: int) -> None:
    """The table says in order who may choose what; nobody is asked what is already decided."""
    size = len(table.catalogue())
    if table.over != (table.outcome is not None):
        raise Nonconformance("over and outcome do not agree")
    waiting = table.waiting
    if table.over == bool(waiting):
        raise Nonconformance(f"over is {table.over}, yet waiting for {waiting}")
    if table.outcome is not None and len(table.outcome.scores) != seats:
        raise Nonconformance(f"{len(table.outcome.scores)} scores for {seats} seats")
    for seat in range(seats):
        asked = table.decision(seat).options if seat in waiting else ()
        unasked = (*table.may(seat), *table.phrases(seat))
        least = 1 if table.in_passing() else 2  # in passing one may be asked for others' eyes only
        if seat in waiting and (len(asked) < least or list(asked) != sorted(set(asked))):
            raise Nonconformance(f"seat {seat}: options {asked} are no choice in ascending order")
        offered = (*asked, *unasked)
        if len(set(offered)) != len(offered):
            raise Nonconformance(f"seat {seat}: an option is offered in two ways")
        if any(not 0 <= option < size for option in offered):
            raise Nonconformance(f"seat {seat}: an option is not in the catalogue")
        if table.over and unasked:
            raise Nonconformance(f"seat {seat}: something to do or say after the end")


def check_queries(table: Playable, seats: int) -> None:
    """To ask changes nothing: the second answer is the first, digest and views stay as they are."""
    digest, views = table.digest(), [table.view(seat) for seat in everybody(seats)]
    if _answers(table, seats) != _answers(table, seats):
        raise Nonconformance("asked twice, the table answers twice")
    if table.digest() != digest or [table.view(seat) for seat in everybody(seats)] != views:
        raise Nonconformance("asking changed the table")


def _answers(table: Playable, seats: int) -> list[object]:
    asked = [table.decision(seat) for seat in table.waiting]
    unasked = [(table.may(seat), table.phrases(seat)) for seat in range(seats)]
    return [*asked, *unasked, *[table.blocked(seat) for seat in range(seats)]]


def check_questions(table: Table) -> None:
    """An open question can be asked for its options again, and that changes nothing either."""
    for asked in table.open:
        check_asking(lambda asked=asked: asked.question.options(table), table.digest)  # type: ignore[misc]


def check_asking(options: Callable[[], tuple[int, ...]], digest: Callable[[], str]) -> None:
    """Options that are asked for twice are the same, and the table's fingerprint stays, too."""
    before = digest()
    if options() != options():
        raise Nonconformance("a question asked twice offers something else")
    if digest() != before:
        raise Nonconformance("asking a question for its options changed the table")


def check_accepted(table: Playable, seats: int, dice: Dice) -> None:
    """Everything that is offered is accepted; of the many things to say, one in ten is tried."""
    for seat in range(seats):
        asked = table.decision(seat).options if seat in table.waiting else ()
        said = table.phrases(seat)[dice.below(10) :: 10]
        for option in (*asked, *table.may(seat), *said):
            try:
                table.clone().choose(seat, option)
            except ChoiceError as error:
                text = table.catalogue().text(option)
                raise Nonconformance(f"seat {seat}: {text!r} was offered: {error}") from None


def check_refused(table: Playable, seats: int, dice: Dice, sample: int = 6) -> None:
    """Everything else is refused with the right error, and nothing has changed afterwards."""
    size = len(table.catalogue())
    digest = table.digest()
    heard = list(table.news)
    wrong: list[tuple[int, int]] = [(-1, 0), (seats, dice.below(size))]
    for seat in range(seats):
        wrong += [(seat, -1), (seat, size), (seat, size + dice.below(1000))]
        wrong += [(seat, dice.below(size)) for _ in range(sample)]
    for seat, option in wrong:
        asked = seat in table.waiting
        offered = (*table.may(seat), *table.phrases(seat))
        if asked:
            offered += table.decision(seat).options
        if option in offered:
            continue
        expected: type[ChoiceError] = IllegalChoice if asked or table.over else NotYourDecision
        if not 0 <= option < size:
            expected = MalformedChoice
        _refuse(table, seat, option, expected)
        if table.digest() != digest or table.news != heard:
            raise Nonconformance(f"seat {seat}: refusing option {option} changed the table")


def _refuse(table: Playable, seat: int, option: int, expected: type[ChoiceError]) -> None:
    try:
        table.choose(seat, option)
    except ChoiceError as error:
        if type(error) is not expected:
            raise Nonconformance(
                f"seat {seat}, option {option}: {error!r} instead of {expected.__name__}"
            ) from None
        return
    raise Nonconformance(f"seat {seat}: option {option} was not offered, yet accepted")


def check_clone(table: Playable, dice: Dice, most: int = 40) -> None:
    """A table and its clone go their own ways, and the same way if they choose the same."""
    digest = table.digest()
    one, other = table.clone(), table.clone()
    if one.digest() != digest:
        raise Nonconformance("a clone differs from its table")
    play(one, dice.clone(), most)
    if table.digest() != digest or other.digest() != digest:
        raise Nonconformance("playing on with a clone changed another table")
    play(other, dice.clone(), most)
    if one.digest() != other.digest():
        raise Nonconformance("the same choices led two clones apart")


def check_plain(table: Playable, seats: int) -> None:
    """Views and news are plain data that survive JSON, in the same order."""
    for seat in everybody(seats):
        view = table.view(seat)
        if json.dumps(json.loads(json.dumps(view))) != json.dumps(view) or not _plain(view):
            raise Nonconformance(f"the view of {seat} is not plain data")
    for event in table.news:
        if json.loads(json.dumps(event.data)) != event.data or not _plain(event.data):
            raise Nonconformance(f"the event {event.kind} is not plain data")
        if event.audience != EVERYBODY and not 0 < event.audience < 1 << seats:
            raise Nonconformance(f"the event {event.kind} has the audience {event.audience}")


def _plain(value: object) -> bool:
    if isinstance(value, dict):
        return all(isinstance(key, str) and _plain(value[key]) for key in value)
    if isinstance(value, list):
        return all(_plain(item) for item in value)
    return value is None or isinstance(value, bool | int | float | str)


def check_talk(table: Playable, seats: int, dice: Dice) -> None:
    """Talk changes neither the table nor what anybody is asked."""
    for seat in range(seats):
        phrases = table.phrases(seat)
        if phrases:
            twin = table.clone()
            twin.choose(seat, phrases[dice.below(len(phrases))])
            if twin.digest() != table.digest() or twin.waiting != table.waiting:
                raise Nonconformance(f"what seat {seat} said changed the table")
            for other in range(seats):
                _same_choices(twin, table, other, "talk changed")


def check_notation(catalogue: Catalogue) -> None:
    """Every option reads as a text that means this option."""
    for option in range(len(catalogue)):
        if catalogue.parse(catalogue.text(option)) != option:
            raise Nonconformance(f"{catalogue.text(option)!r} means another option")


# The laws of secrecy.


def check_secrecy(table: Playable, seats: int, dice: Dice) -> None:
    """The first law: nobody can tell a reimagined table from the real one."""
    for seat in everybody(seats):
        imagined = table.reimagine(seat, dice)
        if imagined.view(seat) != table.view(seat):
            where = ", ".join(_differing(imagined.view(seat), table.view(seat)))
            raise Nonconformance(f"the view of {seat} depends on what it cannot know: {where}")
        if imagined.waiting != table.waiting:
            raise Nonconformance(f"who is asked depends on what {seat} cannot know")
        if imagined.choices():
            raise Nonconformance(f"a table reimagined for {seat} tells what others chose")
        again = imagined.reimagine(seat, Dice(SAME_DICE))
        if again.digest() != table.reimagine(seat, Dice(SAME_DICE)).digest():
            raise Nonconformance(f"what {seat} imagines depends on what it cannot know")
        if seat is not None:
            _same_choices(imagined, table, seat, "hidden things changed")


def _same_choices(one: Playable, other: Playable, seat: int, cause: str) -> None:
    if seat in one.waiting and one.decision(seat) != other.decision(seat):
        raise Nonconformance(f"{cause} the decision of seat {seat}")
    if one.blocked(seat) != other.blocked(seat):
        raise Nonconformance(f"{cause} the reasons why seat {seat} is not offered something")
    if one.may(seat) != other.may(seat):
        raise Nonconformance(f"{cause} what seat {seat} may do")
    if cause != "talk changed" and one.phrases(seat) != other.phrases(seat):
        raise Nonconformance(f"{cause} what seat {seat} may say")


def _differing(one: Mapping[str, object], other: Mapping[str, object]) -> list[str]:
    return [key for key in one if one[key] != other.get(key)]


def check_news(table: Playable, seats: int, dice: Dice, steps: int = 6) -> None:
    """What a seat learns comes by news, and what news tell it stays in its view.

    The same choices are made on the table and on one that the seat cannot tell from it. While the
    seat hears the same on both, it still cannot tell them apart. When it hears a single fact that
    differs, it can, by its view too: so nobody overhears what was meant for others. (A game whose
    views forget on purpose, or where the options themselves tell a secret by rule, has to leave
    this check out.)
    """
    for seat in everybody(seats):
        real, imagined = table.clone(), table.reimagine(seat, dice)
        real.listen()
        imagined.listen()
        for _ in range(steps):
            if real.over or not _same_step(real, imagined, seat, dice):
                break


def _same_step(real: Playable, imagined: Playable, seat: int | None, dice: Dice) -> bool:
    """Make one choice on both tables; tell whether the seat still cannot tell them apart."""
    chooser, option = random_choice(real, dice)
    if chooser not in imagined.waiting or option not in imagined.decision(chooser).options:
        return False
    real.choose(chooser, option)
    imagined.choose(chooser, option)
    if real.over or imagined.over:
        return False
    told, imagined_told = real.news_for(seat), imagined.news_for(seat)
    differing = _differing(real.view(seat), imagined.view(seat))
    if real.waiting != imagined.waiting or differing == ["acting"]:
        return False  # who is asked, and who acts, everybody sees without being told
    if told == imagined_told:
        if differing:
            where = ", ".join(differing)
            raise Nonconformance(f"{seat} learnt without news after {option}: {where}")
        return True
    if not differing and _differ_once(told, imagined_told):
        raise Nonconformance(f"{seat} heard more than it may know after {option}: {told}")
    return False


def _differ_once(one: list[Event], other: list[Event]) -> bool:
    if len(one) != len(other):
        return False
    return sum(1 for i in range(len(one)) if one[i] != other[i]) == 1


def check_imagination(table: Playable, seats: int, dice: Dice) -> None:
    """A reimagined table hides other things than the real one, and can be played to its end."""
    spectated = [table.reimagine(None, dice) for _ in range(4)]
    if len({imagined.digest() for imagined in spectated}) == 1:
        raise Nonconformance("reimagining always gives the same table")
    for seat in everybody(seats):
        imagined = table.reimagine(seat, dice)
        play(imagined, dice)
        if not imagined.over:
            raise Nonconformance(f"a table reimagined for {seat} does not end")


def check_record(game: Game, config: Any, seed: bytes, table: Table) -> None:
    """A record that went through JSON rebuilds the same table."""
    text = record_of(game, config, seed, table, {}).to_json()
    try:
        rebuild(parse(text, "record"), game)
    except RecordError as error:
        raise Nonconformance(str(error)) from None


def check_streams(
    game: Game, config: Any, seed: bytes, table: Table, heard: list[list[Event]]
) -> None:
    """The second law: a record tells every seat the same events, in order, as the game did.

    `heard` holds the news after each choice of the game.
    """
    record = record_of(game, config, seed, table, {})
    told = [match.table.news for match in stages(record, game)][1:]
    if len(told) != len(heard):
        raise Nonconformance("the record tells of another number of choices")
    seats = len(table.outcome.scores) if table.outcome is not None else 0
    for seat in everybody(seats):
        for number in range(len(heard)):
            if _wire(heard[number], seat) != _wire(told[number], seat):
                raise Nonconformance(f"choice {number + 1} told {seat} something else by record")


def _wire(events: list[Event], seat: int | None) -> list[str]:
    return [json.dumps([event.kind, event.data]) for event in events if event.heard_by(seat)]


# A whole game.


def check_table(table: Playable, seats: int, dice: Dice) -> None:
    """All checks of one table."""
    check_offers(table, seats)
    check_queries(table, seats)
    check_accepted(table, seats, dice)
    check_refused(table, seats, dice)
    check_clone(table, dice)
    check_plain(table, seats)
    check_talk(table, seats, dice)
    check_secrecy(table, seats, dice)
    check_news(table, seats, dice)


def check_game(
    game: Game,
    keys: Mapping[str, object],
    seats: int,
    seed: bytes,
    one_in: int = 10,
    most: int = MOST_CHOICES,
) -> Table:
    """Play a game at random to its end, with all checks at one in so many of its states."""
    config = game.config(keys)
    dice = Dice(seed).fork()
    table = game.deal(config, seed)
    table.listen()
    heard: list[list[Event]] = []
    check_table(table, seats, dice)
    if game.hidden_information:
        check_imagination(table, seats, dice)
    while not table.over and len(heard) < most:
        seat, option = _any_choice(table, seats, dice)
        table.choose(seat, option)
        heard.append(table.news)
        check_offers(table, seats)
        check_questions(table)
        if dice.below(one_in) == 0:
            check_table(table, seats, dice)
    if not table.over:
        raise Nonconformance("the game does not end")
    check_table(table, seats, dice)
    check_record(game, config, seed, table)
    check_streams(game, config, seed, table, heard)
    return table


def _any_choice(table: Table, seats: int, dice: Dice) -> tuple[int, int]:
    """Mostly an answer; now and then something unasked, or a remark."""
    if dice.below(8) == 0:
        seat = dice.below(seats)
        unasked = table.may(seat) if dice.below(2) else table.phrases(seat)
        if unasked:
            return seat, unasked[dice.below(len(unasked))]
    return random_choice(table, dice)
