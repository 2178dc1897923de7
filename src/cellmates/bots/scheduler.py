"""How a bot is hosted: the table's side, the same in simulations, the terminal and the server.

It does no I/O and does not choose by itself, so that a host may show or store what bots do. The
rules:

- Bots that are asked at the same time all decide from the same state, and their acts are carried
  out in the order of seats: they may think at once, and the game is the same if they do not.
- Bots speak one after another, each having heard the one before, so that they do not say the same.
- Who has just been told something private may speak before the next bot decides.
- While several seats are thinking, the bots among them speak before they decide: each once, and
  once more if another bot has spoken since, but for a courtesy, or if its own words led on to more.
  That is all until somebody who is no bot is heard, or two bots could talk for ever.
- What a person says that wants an answer, bots that are ready or wait for others may answer, too;
  what a bot says to one of them by name, that one may.
- Before its own decision a bot may do one thing unasked; then it is asked anew, with a new view.
- Every turn brings the news of the seat since the bot's last turn, a list for each choice at the
  table. A choice of which a seat may know nothing brings none, so one that is taken back (nobody
  has been told of it) was never heard.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from cellmates.bots.turns import Act, BotTurn, Hooks, News, Story, View
from cellmates.kernel.dice import Dice
from cellmates.kernel.errors import IllegalChoice
from cellmates.kernel.event import EVERYBODY, Event
from cellmates.kernel.table import Decision, Showing, Table

ANY_DICE: Final = bytes(32)
"""For the tables that bots are shown: with dice that everybody knows a table is drawn that depends
on nothing but what the seat knows (the laws of secrecy)."""


class IllegalAct(IllegalChoice):
    """A bot wants what it was not offered."""


class _Seat:
    """A seat that a bot plays, and what it has had of the question it is asked."""

    __slots__ = (
        "acted",
        "begin",
        "heard",
        "hooks",
        "looks",
        "made",
        "out",
        "sketch",
        "story",
        "talks",
        "unheard",
        "until",
    )  # fmt: skip

    def __init__(self, hooks: Hooks, story: Callable[[], Story] | None) -> None:
        self.hooks = hooks
        self.story = story  # until the first turn, if the game has begun before
        self.begin: View | None = None
        self.heard = 0
        self.unheard: News = []
        self.out: BotTurn | None = None  # the turn the bot thinks about
        self.made = 0  # the length of the history when that turn, or before it `begin`, was made
        self.looks = False  # it could not answer without a view
        self.acted = False
        self.talks = 0  # how often it could speak about what it is asked
        self.until = 0  # how many remarks of bots there were when it last could
        self.sketch: tuple[bytes, Table] | None = None  # the latest, and the history then

    def answered(self) -> None:
        self.looks = self.acted = False
        self.talks = 0

    def may_talk(self, remarks: int) -> bool:
        """Whether it shall have a word before it decides, after so many remarks of bots."""
        if not self.hooks.talk or self.out is not None:
            return False
        return self.talks == 0 or (self.talks == 1 and self.until < remarks)


class Scheduler:
    """The table's side: whose turn it is among the bots, and what each of them has not heard."""

    def __init__(self, seconds: float | None = None, sketches: bool = False) -> None:
        """With `sketches` bots that read those are shown no views; sketches must not leave the
        process."""
        self.seconds = seconds
        self.sketches = sketches
        self._seats: dict[int, _Seat] = {}
        self._confided: set[int] = set()  # seats that may speak whatever else goes on
        self._remarks = 0  # what bots have said
        self._talking: set[int] = set()  # seats that think about what to say, and nothing else
        # What bots have said and not heard themselves yet, and whether others may go on from it.
        self._said: dict[tuple[int, int], bool] = {}
        self._unfinished: set[tuple[int, int]] = set()  # those of them that lead on to more
        self._people_chose: list[int] = []  # options that people have taken since the last turn
        self._bots_said: list[int] = []  # and what bots have said
        self._addressed: set[int] = set()  # seats that may answer although they are not asked
        self._showing: Showing | None = None
        self._seen: tuple[bytes, View] | None = None  # see `_view`

    @property
    def listens(self) -> bool:
        """Whether any bot needs the table to write events."""
        return any(seat.hooks.hear or seat.hooks.talk for seat in self._seats.values())

    @property
    def seats(self) -> Iterable[int]:
        """The seats that bots play."""
        return self._seats.keys()

    def sit(
        self, seat: int, hooks: Hooks, table: Table, story: Callable[[], Story] | None = None
    ) -> None:
        """A bot takes a seat, with the view it has now and the news from now on, or with a story.

        The story is asked for when the bot has its first turn.
        """
        self._seats[seat] = new = _Seat(hooks, story)
        if story is None and hooks.begin:
            new.begin = self._view(table, seat)
            new.made = len(table.history)

    def leave(self, seat: int) -> None:
        """No bot plays this seat any more; what it still thinks about counts for nothing."""
        del self._seats[seat]
        self._confided.discard(seat)
        self._addressed.discard(seat)
        self._talking.discard(seat)

    def recall(self) -> None:
        """Nobody waits for the turns that were handed out; they will be due again."""
        for seat in self._seats.values():
            seat.out = None
        self._talking.clear()

    # What happens at the table.

    def heard(self, chooser: int, option: int, events: Sequence[Event]) -> None:
        """A choice was made, by whomever: keep what came of it for those who may know."""
        if not events:
            return
        words = (chooser, option) in self._said
        if words:
            self._bots_said.append(option)
        if words and self._said.pop((chooser, option)):
            self._remarks += 1
            if (chooser, option) in self._unfinished:
                self._unfinished.discard((chooser, option))
            elif chooser in self._seats:
                self._seats[chooser].until = self._remarks  # its own words are no news to it
        told = 0
        for event in events:
            if event.audience != EVERYBODY:
                told |= event.audience
        person = chooser not in self._seats
        if person:
            self._people_chose.append(option)
        public = list(events)
        for number, seat in self._seats.items():
            if seat.hooks.hear and seat.story is None:
                if told:
                    news = [event for event in events if event.heard_by(number)]
                    if news:
                        seat.unheard.append(news)
                else:
                    seat.unheard.append(public)
            if seat.hooks.talk and not words:
                if told >> number & 1:
                    self._confided.add(number)
                if person:
                    seat.talks = 0

    # Turns.

    def due(self, table: Table, decide: bool = True) -> list[BotTurn]:
        """The turns to be taken now, all from this state, in the order of seats.

        Without `decide` bots only speak, while people are asked before them.
        """
        seats = self._seats
        if self._talking:
            return []  # who speaks or decides next shall hear it
        waiting = table.waiting
        if self._people_chose or self._bots_said:
            self._address(table, waiting)
        for may_speak in (self._confided, self._addressed):
            while may_speak:
                number = min(may_speak)
                may_speak.discard(number)
                if turn := self._talk(table, number):
                    return [turn]
        if len(waiting) == 1:
            number = waiting[0]
            if not decide or number not in seats or seats[number].out is not None:
                return []
            return [self._question(table, number, seats[number], alone=True)]
        asked = [
            number for number in sorted(waiting) if number in seats and seats[number].out is None
        ]
        talks = [number for number in asked if seats[number].may_talk(self._remarks)]
        for number in sorted(talks, key=lambda each: seats[each].talks):
            if turn := self._talk(table, number):
                return [turn]
        return [self._question(table, number, seats[number]) for number in asked] if decide else []

    def _address(self, table: Table, waiting: Sequence[int]) -> None:
        """Let bots that are ready answer what a person has said, if it wants an answer, or what
        another bot has said to them by name."""
        speakers = [number for number, seat in self._seats.items() if seat.hooks.talk]
        if any(table.calls_for_answer(option) for option in self._people_chose):
            self._addressed.update([number for number in speakers if number not in waiting])
        named = [table.addressed(option) for option in self._bots_said]
        self._addressed.update([number for number in speakers if number in named])
        self._people_chose.clear()
        self._bots_said.clear()

    def _talk(self, table: Table, number: int) -> BotTurn | None:
        """A turn to speak, if this seat can."""
        seat = self._seats[number]
        seat.talks += 1
        seat.until = self._remarks
        if seat.out is not None:
            return None
        phrases = table.phrases(number)
        if not phrases:
            return None
        self._talking.add(number)
        blind = seat.hooks.speechless and not seat.looks
        return self._turn(table, number, seat, None, (), phrases, not blind)

    def _question(self, table: Table, number: int, seat: _Seat, alone: bool = False) -> BotTurn:
        decision = table.decision(number)
        hooks = seat.hooks
        if not seat.looks and decision.kind in hooks.foresees:
            return self._turn(table, number, seat, decision, (), (), False)
        may = table.may(number) if hooks.unasked and not seat.acted else ()
        speaks = alone and decision.kind in hooks.speaks
        phrases = table.phrases(number) if speaks else ()
        return self._turn(table, number, seat, decision, may, phrases, True)

    def _view(self, table: Table, number: int) -> View:
        """What a seat sees. What is public is made once for all who look between two choices, which
        saves 40 % of it: the history is another object after every choice."""
        showing, seen = self._showing, self._seen
        if showing is None or showing.table is not table:
            self._showing = showing = table.showing()
            seen = None
        if seen is None or seen[0] is not table.history:
            self._seen = seen = (table.history, showing.public_view())
        return showing.seen_by(number, seen[1])

    def _sketch(self, table: Table, number: int, seat: _Seat) -> Table | None:
        """What a seat knows as a table, if its bot can do with that; the same until something
        happens."""
        if not self.sketches or not seat.hooks.reads_sketches:
            return None
        known = seat.sketch
        if known is None or known[0] is not table.history:
            sketch = table.sketch(number)
            if sketch is None:
                return None
            seat.sketch = known = (table.history, sketch)
        return known[1]

    def _turn(
        self,
        table: Table,
        number: int,
        seat: _Seat,
        decision: Decision | None,
        may: tuple[int, ...],
        phrases: tuple[int, ...],
        looks: bool,
    ) -> BotTurn:
        sketch = self._sketch(table, number, seat) if looks else None
        view = self._view(table, number) if looks and sketch is None else None
        if seat.story is not None:
            story = seat.story()
            seat.story = None
            seat.begin = story.begin if seat.hooks.begin else None
            seat.unheard = story.news if seat.hooks.hear else []
        news, begin = seat.unheard, seat.begin
        if begin is not None:
            seat.begin = None
            if view is not None and seat.made == len(table.history):
                begin = view  # the same, and the bot may see that it is
        imagined = None
        if seat.hooks.imagines and looks:
            imagined = table.reimagine(number, Dice(ANY_DICE))
        turn = BotTurn(
            number, seat.heard, news, begin, view, decision, may, phrases, self.seconds, imagined,
            1.0, sketch,
        )  # fmt: skip
        if news or seat.hooks.hear:
            seat.heard += len(news)
            seat.unheard = []
        seat.out = turn
        seat.made = len(table.history)
        return turn

    def apply(
        self, table: Table, turn: BotTurn, act: Act, choose: Callable[[int, int], None]
    ) -> None:
        """Have an act carried out by `choose(seat, option)`, after which the host calls `heard`.

        What the table has overtaken meanwhile counts for nothing, and the bot is asked anew; an
        IllegalAct says what the bot was never offered.
        """
        number = turn.seat
        seat = self._seats.get(number)
        if seat is None or seat.out is not turn:
            return
        seat.out = None
        self._talking.discard(number)
        check(table, turn, act)
        decision = turn.decision
        moved = len(table.history) != seat.made
        if moved and decision is not None and not _still_asked(table, number, decision):
            return
        if act.look:
            seat.looks = True
            if decision is None:  # it has yet to speak, from the same state if nothing has moved
                seat.talks -= 1
                self._confided.add(number)
        elif act.deed is not None:
            if not moved or act.deed in table.may(number):
                seat.acted = True
                choose(number, act.deed)
        else:
            words = act.words
            if words is not None and (not moved or words in table.phrases(number)):
                self._said[number, words] = not table.is_courtesy(words)
                if table.leads_on(words):
                    self._unfinished.add((number, words))
                choose(number, words)
            if act.pick is not None:
                seat.answered()
                choose(number, act.pick)
            elif turn.view is not None or turn.sketch is not None:
                seat.looks = False


def _still_asked(table: Table, seat: int, decision: Decision) -> bool:
    return seat in table.waiting and table.decision(seat) == decision


def check(table: Table, turn: BotTurn, act: Act) -> None:
    """See that an act is an answer to its turn."""
    deed, words, pick, look = act
    decision = turn.decision
    if deed is not None and deed not in turn.may:
        raise _refusal(table, turn, deed, "is nothing it may do unasked now")
    if words is not None and words not in turn.phrases:
        raise _refusal(table, turn, words, "is nothing it may say now")
    if pick is not None:
        if decision is None:
            raise _refusal(table, turn, pick, "answers nothing: it was not asked")
        if pick not in decision.options:
            offered = ", ".join(table.catalogue().text(option) for option in decision.options)
            raise _refusal(table, turn, pick, f"is not on offer; the options are: {offered}")
    elif decision is not None and deed is None and not look:
        raise IllegalAct(f"the bot of seat {turn.seat} gave no answer to {decision.kind!r}")


def _refusal(table: Table, turn: BotTurn, option: int, why: str) -> IllegalAct:
    catalogue = table.catalogue()
    known = 0 <= option < len(catalogue)
    name = repr(catalogue.text(option)) if known else f"option {option}"
    return IllegalAct(f"the bot of seat {turn.seat} wants {name}, which {why}")
