"""How a game ended, as the store keeps it."""

from cellmates.kernel.game import Game
from cellmates.kernel.table import Table
from cellmates.server.store.rows import OutcomeRow, ScoreRow


def outcome_row(game: Game, table: Table, day: str | None = None) -> OutcomeRow | None:
    """The outcome with each seat's own, and the score of the deal of a day; None while the game
    goes on."""
    outcome = table.outcome
    if outcome is None:
        return None
    results = game.results(table)
    return OutcomeRow(
        winners=list(outcome.winners),
        reason=outcome.reason,
        scores=list(outcome.scores),
        won=[seat for seat, result in enumerate(results) if result.won],
        was=[list(result.was) for result in results],
        day=None if day is None else ScoreRow(*game.day_score(table)),
    )
