"""What the coach says at a table set up by hand, and an advisor of a choice."""

from collections.abc import Callable

from cellmates.advice import Advice, AdviceWork, MadeChoice, Review, advisor_for
from cellmates.advice.hint import advise
from cellmates.bots.bot import go_on
from cellmates.bots.scheduler import ANY_DICE
from cellmates.bots.turns import Story
from cellmates.games import GAMES
from cellmates.kernel.dice import Dice
from cellmates.kernel.table import Table

SEED = bytes(32)


def advice_at(game: str, table: Table, seat: int, keys: dict[str, object]) -> Advice:
    """Advice for a seat that has only just come to the table."""
    story = Story(table.view(seat), [])
    work = AdviceWork(level="careful")
    return advise(GAMES[game], GAMES[game].config(keys), SEED, story, table, seat, work)


def warned(game: str, table: Table, seat: int, keys: dict[str, object]) -> dict[str, set[str]]:
    """The kinds of warnings, with the options that each is about in their notation."""
    catalogue = table.catalogue()
    found: dict[str, set[str]] = {}
    for each in advice_at(game, table, seat, keys).warnings:
        texts = {catalogue.text(option) for option in each.options}
        found[each.why.kind] = found.get(each.why.kind, set()) | texts
    return found


def review_at(
    game: str,
    table: Table,
    made: MadeChoice,
    keys: dict[str, object],
    story: Story | None = None,
    tables: int = 6,
    stop: Callable[[], bool] = go_on,
) -> Review | None:
    """What an advisor says of a choice whose seat has seen and heard this, or has only just come
    to the table."""
    seat = made.seat
    view, decision = table.view(seat), table.decision(seat)
    advisor = advisor_for(game, SEED, GAMES[game].config(keys), story or Story(view, []))
    imagined = table.reimagine(seat, Dice(ANY_DICE))
    return advisor.review(view, decision, made, imagined, Dice(SEED), tables, stop)
