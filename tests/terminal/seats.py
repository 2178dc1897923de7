"""Sessions for tests, with bots that need no thinking."""

from cellmates.games import GAMES
from cellmates.terminal.session import Session

EASY: dict[str, object] = {
    "mode": "cooperation",
    "seats": 4,
    "rule_level": "basic",
    "complex_preset": "coop_easy",
    "ui_memory_aid": "board",
}
SUSPICION: dict[str, object] = {
    "mode": "suspicion",
    "seats": 4,
    "characters": ["alice", "max", "kevin", "sarah"],
    "first_player": 0,
    "ui_memory_aid": "board",
}


def session_with(
    *people: int, keys: dict[str, object] = EASY, seed: int = 8, bot: str = "random"
) -> Session:
    """A new session with people in these seats; the first cards ask nobody anything."""
    game = GAMES["room25"]
    return Session(game, game.config(keys), bytes([seed] * 32), people, [bot])


def play_on(session: Session, choices: int) -> None:
    """Let everybody take their first option, so many times or to the end."""
    for _ in range(choices):
        if session.over:
            return
        seat = session.asked()
        if seat is None:
            session.let_bot_choose()
        else:
            session.choose(seat, session.decision(seat).options[0])
