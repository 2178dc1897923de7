"""What tome windows tell and cost: `python -m benchmarks.tome_windows --games 100`.

Games of Lockup by bots in all seats, without `hidden_tomes` and with it. Printed are, for each
game: how often somebody was asked in a window, and how many seconds bots take to answer at the
usual pace of a server; how often a person in each seat would have to answer by hand, who
is asked once a phase about tomes that can wait, as page and terminal do it; and how many of the
14 titles a crew that is asked can hold as far as everybody knows.
"""

from typing import NamedTuple

from benchmarks.many_games import arguments, seated, spread
from cellmates import lockup
from cellmates.bots.sitting import Sitting
from cellmates.lab.arena import seed_for
from cellmates.lockup.options import WAIT, play_tome
from cellmates.lockup.table import LockupTable
from cellmates.lockup.windows import PATIENT, PlayTome
from cellmates.server.store.rows import SettingsRow
from cellmates.server.tables.bot_host import IN_PASSING

PACE = SettingsRow().pace * IN_PASSING
"""Seconds from a question in a window to a bot's answer, if the host has not set another pace."""


class Counted(NamedTuple):
    """What was counted in a game."""

    asked: int  # questions in windows
    idle: int  # those in which nothing can be played
    by_hand: int  # those that no earlier answer covers
    titles: int  # the sum of the titles that a crew which is asked may hold


class Person:
    """Answers to windows that last: whoever waits is asked again when there is something new."""

    def __init__(self) -> None:
        self._phase: tuple[int, int] = (-1, -1)
        self._declined: set[int] = set()

    def answers_by_hand(self, t: LockupTable, options: tuple[int, ...], patient: set[int]) -> bool:
        """Whether this question is put to the person; if so, she waits."""
        phase = (t.round_number, t.phase)
        tomes = set(options) - {WAIT}
        if phase == self._phase and tomes <= self._declined & patient:
            return False
        if phase != self._phase:
            self._phase, self._declined = phase, set()
        self._declined |= tomes
        return True


def count(task: tuple[int, str, int, bool, bytes]) -> Counted:
    """Play a game and count."""
    number, bot, seats, hidden, master = task
    config = lockup.Config(seats=seats, hidden_tomes=hidden)
    seed = seed_for(master, number)
    table = lockup.GAME.deal(config, seed)
    assert isinstance(table, LockupTable)
    sitting = Sitting(table, seated("lockup", bot, seed, config, seats))
    people = [Person() for _ in range(seats)]
    asked = idle = by_hand = titles = 0
    while not table.over:
        question, options = table.open[0].question, table.open[0].options
        if isinstance(question, PlayTome):
            asked += 1
            idle += len(options) == 1
            patient = _patient(table, options)
            by_hand += people[question.who].answers_by_hand(table, options, patient)
            titles += sum(_could_hold(table, question, title) for title in range(14))
        sitting.play(1)
    return Counted(asked, idle, by_hand, titles)


def _patient(t: LockupTable, options: tuple[int, ...]) -> set[int]:
    base = play_tome(t.cards)
    tomes = [option for option in options if option != WAIT]
    return {option for option in tomes if t.cards.tomes[option - base].timing_bit & PATIENT}


def _could_hold(t: LockupTable, question: PlayTome, title: int) -> bool:
    """Whether a crew with this tome alone would be asked the same, by what everybody knows."""
    twin = t.clone()
    twin.hands[question.who] = (title,)
    return question.arises(twin, ())


def main() -> None:
    """Play and print."""
    parser = arguments(__doc__, games=100, seed="tomes")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--bots", default="careful")
    args = parser.parse_args()
    print("| hidden_tomes | asked | nothing to play | bots' seconds | by hand a seat | titles |")
    print("|---|---|---|---|---|---|")
    for hidden in (False, True):
        seed = args.seed.encode()
        tasks = [(number, args.bots, args.seats, hidden, seed) for number in range(args.games)]
        found = list(spread(count, tasks, args.jobs))
        asked = sum(each.asked for each in found)
        a_game = asked / args.games
        idle = sum(each.idle for each in found) / args.games
        by_hand = sum(each.by_hand for each in found) / args.games / args.seats
        titles = sum(each.titles for each in found) / asked
        row = f"{a_game:.1f} | {idle:.1f} | {a_game * PACE:.0f} | {by_hand:.1f} | {titles:.1f}"
        print(f"| {'on' if hidden else 'off'} | {row} |")


if __name__ == "__main__":
    main()
