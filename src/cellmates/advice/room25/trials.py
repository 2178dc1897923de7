"""What a choice of Room 25 and others come to on imagined tables."""

from collections import Counter
from collections.abc import Sequence

from cellmates.advice.trials import Course, Trials
from cellmates.bots.room25.search import Trial
from cellmates.room25.names import CHARACTER_NUMBERS
from cellmates.room25.options import LATER, NOW


class Room25Trials(Trials):
    """Played out to the end of the round, as the bots do it."""

    def __init__(self, courses: Sequence[Course], trial: Trial, about: str) -> None:
        super().__init__(courses)
        self.trial = trial
        self.about = about  # the character whose choice it is

    def worth(self, course: int, number: int) -> float:
        return self.trial.worth(self.courses[course].option, number)

    def line(self, course: int) -> list[int]:
        """What the same character does next most often after a program, on the imagined tables;
        nothing where it then stands elsewhere than now, for its answers are said from where it
        stands."""
        trial, about = self.trial, self.about
        if trial.kind != "program":
            return []
        who = CHARACTER_NUMBERS[about]
        here = trial.t.cell_of[trial.t.on[who]]
        lines: Counter[int] = Counter()
        for number in range(len(trial.tables)):
            made = trial.played(self.courses[course].option, number).choices()
            t = trial.tables[number].clone()
            for place, (seat, choice) in enumerate(made):
                mine = place > 0 and seat == trial.seat and t.decision(seat).about == about
                if mine and choice not in (NOW, LATER):
                    stays = t.lives(who) and t.cell_of[t.on[who]] == here
                    lines[choice if stays else -1] += 1
                    break
                t.choose(seat, choice)
        best = max(lines, key=lambda choice: lines[choice], default=-1)
        return [] if best < 0 else [best]
