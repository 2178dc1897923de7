"""The coach in a terminal: `!` at any question, at every question, or never."""

from pathlib import Path

import pytest

from cellmates.advice import AdviceWork
from cellmates.cli.main import main
from cellmates.games import GAMES
from cellmates.locale import Texts, languages
from cellmates.terminal.coach import hint_lines
from cellmates.terminal.face import face_of
from cellmates.terminal.screen.pages import Page
from cellmates.terminal.session import Session
from cellmates.terminal.spans import plain
from tests.terminal.seats import play_on, session_with
from tests.terminal.test_lines import played
from tests.terminal.test_screen import on_screen, to_question


def crews() -> Session:
    game = GAMES["lockup"]
    return Session(game, game.config({"seats": 3}), bytes(32), [0], ["careful"])


def programming() -> Session:
    """At the first question after the clue."""
    session = session_with(0, bot="careful")
    while session.asked() is None or session.decision(0).kind != "program":
        if session.asked() is None:
            session.let_bot_choose()
        else:
            session.choose(0, session.decision(0).options[0])
    return session


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("kind", ["room25", "lockup"])
def test_every_question_of_a_game_has_a_hint_in_every_language(kind: str, lang: str) -> None:
    session = programming() if kind == "room25" else crews()
    session.advice_work = AdviceWork(share=0.01)
    face = face_of(kind, Texts(lang)).playing(session.config)
    for _ in range(12):
        play_on(session, 1)
        if session.over:
            return
        if session.asked() is not None:
            said = [plain(line) for line in hint_lines(session, face, 0)]
            assert said[0]
            assert not [line for line in said if "{" in line or "advice-" in line]


def test_a_typed_exclamation_mark_gives_the_hint(tmp_path: Path) -> None:
    out = played(programming(), tmp_path, "!", "quit", then=None)
    assert "This round: " in out
    assert "Push would be lost: nobody may be pushed out of the Central Room." in out.replace(
        "\n  ", " "
    )


def test_a_coach_that_is_off_says_so_and_no_more(tmp_path: Path) -> None:
    session = programming()
    session.coach = "off"
    out = played(session, tmp_path, "!", "quit", then=None)
    assert "Coach: off" in out
    assert "This round" not in out


def test_a_coach_in_full_speaks_at_every_question(tmp_path: Path) -> None:
    session = programming()
    session.coach = "full"
    assert "This round: " in played(session, tmp_path, "quit", then=None)


def test_the_hint_on_the_full_screen(tmp_path: Path) -> None:
    async def script(app: object, pilot: object) -> None:
        await to_question(app, pilot)  # type: ignore[arg-type]
        await pilot.press("exclamation_mark")  # type: ignore[attr-defined]
        await pilot.pause()  # type: ignore[attr-defined]
        assert isinstance(app.screen, Page)  # type: ignore[attr-defined]

    on_screen(programming(), tmp_path, script)


def test_the_flag_is_one_of_three(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "room25", "--coach", "loud"]) == 2
    assert '"loud" is no value of --coach' in capsys.readouterr().err


def test_a_hint_costs_nothing_of_the_game() -> None:
    session = programming()
    before = session.table.digest()
    assert session.advice(0) == session.advice(0)
    assert session.table.digest() == before
    with pytest.raises(ValueError, match="seat 1"):
        session.advice(1)
