"""What the coach says at a table set up by hand."""

from cellmates.advice import Advice, AdviceWork
from cellmates.advice.hint import advise
from cellmates.bots.host import Story
from cellmates.games import GAMES
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
