"""What crews have promised each other in this Roll Call: locations that they leave to others."""

from cellmates.kernel.native import mypyc_attr
from cellmates.lockup.names import LOCATION_NUMBERS
from cellmates.lockup.views import Proposal


@mypyc_attr(acyclic=True)
class Promises:
    """The locations that a crew leaves to others, as integers with a bit each."""

    def __init__(self, plans: list[Proposal], seat: int) -> None:
        self.dealt = 0  # for a place that another crew leaves to it
        self.given = 0  # for nothing: a yes to a warning or to a plan
        self.hollow = 0  # of these, those that it does not mean to keep
        for plan in plans:
            agreed = [answer["seat"] for answer in plan["answers"] if answer["yes"]]
            if seat in agreed:
                self.agree(plan)
            elif plan["seat"] == seat and agreed and plan["text"].startswith("deal"):
                self.dealt |= 1 << LOCATION_NUMBERS[plan["text"].split()[2]]

    def offer(self, plan: Proposal, others: int) -> None:
        """The crew keeps to what it offers itself, unless all the others have said no."""
        refusals = [answer for answer in plan["answers"] if not answer["yes"]]
        if plan["text"].startswith("deal") and len(refusals) < others:
            self.dealt |= 1 << LOCATION_NUMBERS[plan["text"].split()[2]]

    def agree(self, plan: Proposal) -> None:
        """The crew says yes to what another one proposes."""
        what, place = plan["text"].split()[:2]
        if what == "deal":
            self.dealt |= 1 << LOCATION_NUMBERS[place]
        else:
            self.given |= 1 << LOCATION_NUMBERS[place]
