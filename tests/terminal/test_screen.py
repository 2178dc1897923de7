"""The full screen, driven key by key without a terminal."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from textual.pilot import Pilot
from textual.widgets import Input, Static

from cellmates.locale import Texts, languages
from cellmates.terminal.face import face_of
from cellmates.terminal.saves import Saves
from cellmates.terminal.screen.app import TableApp
from cellmates.terminal.screen.menu import MenuApp
from cellmates.terminal.screen.pages import Curtain, Page, Prompt
from cellmates.terminal.session import Session
from tests.terminal.seats import EASY, SUSPICION, play_on, session_with

Script = Callable[[TableApp, Pilot[None]], Awaitable[None]]


def on_screen(
    session: Session, folder: Path, script: Script, size: tuple[int, int] = (80, 24),
    lang: str = "en",
) -> TableApp:  # fmt: skip
    """Play a script at a table."""
    app = TableApp(session, face_of("room25", Texts(lang)), Saves(folder), fast=True)

    async def run() -> None:
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            await script(app, pilot)

    asyncio.run(run())
    return app


def shown(app: TableApp) -> str:
    """Everything that stands on the table now."""
    parts = app.screen_stack[0].query(Static)
    return "\n".join(str(part.visual) for part in parts)


def at_once(app: TableApp) -> str:
    """The picture itself, row by row."""
    return "\n".join(
        "".join(segment.text for segment in strip)
        for strip in app.screen._compositor.render_strips()
    )


async def to_question(app: TableApp, pilot: Pilot[None]) -> None:
    """Close what covers the table and let the bots move, until somebody is asked something."""
    for _ in range(200):
        await pilot.pause()
        if app.session.over:
            return
        if app.keyboard.key is not None or isinstance(app.screen, Page):
            await pilot.press("enter")
        elif app.answer is not None:
            return


def newcomer() -> Session:
    keys = {**EASY, "characters": ["alice", "max", "kevin", "sarah"], "first_player": 0}
    return session_with(0, keys=keys, bot="careful")


def test_the_end_shows_everything_and_stays_until_it_is_read(tmp_path: Path) -> None:
    session = newcomer()
    while session.view(None)["left"] > 1 and not session.over:
        play_on(session, 1)

    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        for _ in range(60):
            await to_question(app, pilot)
            if session.over:
                break
            await pilot.press("enter")
        for _ in range(200):
            await pilot.pause()
            if isinstance(app.screen, Page):
                break
        assert "Nobody wins" in at_once(app)
        assert "stood in Room 25" in at_once(app)  # what it came to
        await pilot.press("enter")
        await pilot.pause()
        picture = at_once(app)
        assert "Nobody wins" in picture
        assert sum(picture.count(mark) for mark in "◆●▲✖") >= 25
        assert "records" in shown(app)
        await pilot.press("enter")

    app = on_screen(session, tmp_path, script)
    assert session.over
    assert not app.left
    assert list((tmp_path / "records").glob("*.json"))


@pytest.mark.parametrize("lang", languages())
def test_a_question_in_every_language(lang: str, tmp_path: Path) -> None:
    texts = Texts(lang)

    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        await to_question(app, pilot)
        await pilot.press("1")
        await to_question(app, pilot)
        picture = at_once(app)
        assert texts("ask-program", who=texts("character-alice")) in picture
        assert texts("room-central.short") in picture
        assert texts("branch-program", token=texts("token-control")) in picture

    on_screen(newcomer(), tmp_path, script, lang=lang)


def test_everything_needed_fits_80_by_24(tmp_path: Path) -> None:
    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        assert isinstance(app.screen, Page)  # what to do, for a newcomer
        await to_question(app, pilot)
        picture = at_once(app)
        rows = picture.split("\n")
        assert len(rows) == 24
        assert all(len(row) == 80 for row in rows)
        for part in ("Round 1 of 8", "8 rounds left", "◆ Central", "A M K S", "Alice     c3",
                     "which room next to the centre", "Look at c2", "q Quit"):  # fmt: skip
            assert part in picture, part

    on_screen(newcomer(), tmp_path, script)


@pytest.mark.parametrize("size", [(80, 24), (100, 30), (120, 40), (200, 60)])
def test_larger_windows_have_a_larger_board(size: tuple[int, int], tmp_path: Path) -> None:
    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        await to_question(app, pilot)
        board = app.query_one("#board", Static)
        assert board.size.height == app.query_one("#middle").size.height
        assert app.ask.size.height >= 5
        await pilot.resize_terminal(80, 24)
        await pilot.pause()
        assert "q Quit" in at_once(app)
        await pilot.resize_terminal(50, 15)
        await pilot.pause()
        assert "50 × 15" in " ".join(at_once(app).split())
        await pilot.resize_terminal(*size)
        await pilot.pause()
        assert "◆ Central" in at_once(app)

    on_screen(newcomer(), tmp_path, script, size)


def test_numbers_letters_steps_and_the_way_back(tmp_path: Path) -> None:
    session = newcomer()

    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        await to_question(app, pilot)
        await pilot.press("2")
        await to_question(app, pilot)
        await pilot.press("l")
        assert "then Move" in shown(app)
        await pilot.press("escape")
        assert "Look first" in shown(app)
        await pilot.press("down", "up", "right", "left")
        await pilot.press("c", "a")
        assert "then Look + Adrenaline" in shown(app)
        await pilot.press("l")
        await pilot.pause()

    on_screen(session, tmp_path, script)
    assert (0, "clue b3") in session.record().choices
    assert (0, "program control look +adrenaline") in session.record().choices


def test_to_quit_what_one_may_say_leads_back_and_not_out(tmp_path: Path) -> None:
    session = newcomer()

    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        await to_question(app, pilot)
        question = shown(app)
        await pilot.press("t")
        assert shown(app) != question
        await pilot.press("q")
        await pilot.pause()
        assert not app.left
        assert shown(app) == question
        await pilot.press("q")
        await pilot.pause()
        assert app.left

    on_screen(session, tmp_path, script)


def test_explanations_help_and_the_board_under_the_cursor(tmp_path: Path) -> None:
    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        await to_question(app, pilot)
        assert "┏" in at_once(app) or "╋" in at_once(app)  # the room that option 1 is about
        await pilot.press("?")
        await pilot.pause()
        assert "Your starting clue" in at_once(app)
        await pilot.press("down", "pagedown", "up", "pageup", "x")
        await pilot.press("f1")
        await pilot.pause()
        assert "Use the Key Room" in at_once(app)
        await pilot.press("x", "tab")
        assert "c3: ◆ Central Room" in shown(app)
        await pilot.press("?")
        await pilot.pause()
        assert "Only Look and Move can be done inside" in " ".join(at_once(app).split())
        await pilot.press("x", "up")
        assert "c4: Face-down room" in shown(app)
        await pilot.press("up", "enter")
        assert not app.session.table.choices()  # c5 is no place for a clue
        await pilot.press("escape", "tab", "up", "enter")
        await pilot.pause()
        assert app.session.record().choices[0] == (0, "clue c4")

    on_screen(newcomer(), tmp_path, script)


def test_talking_and_laying_a_reminder(tmp_path: Path) -> None:
    session = newcomer()

    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        await to_question(app, pilot)
        await pilot.press("m")
        assert "nothing that you may do" in " ".join(shown(app).split())
        await pilot.press("t", "escape", "t", "1")
        await pilot.press("tab", "up", "enter")  # c4, from the board
        await pilot.press("r")
        await to_question(app, pilot)
        assert '"c4 is red."' in shown(app)
        await pilot.press("t", "c", "1", "2", "enter", "g")
        await to_question(app, pilot)
        await pilot.press("1")
        await to_question(app, pilot)
        await pilot.press("l", "o")
        await to_question(app, pilot)
        assert "m Besides" in shown(app)
        await pilot.press("m", "2", "enter")
        await to_question(app, pilot)
        assert "laid a reminder" in " ".join(shown(app).split())

    on_screen(session, tmp_path, script)
    texts = [text for _, text in session.record().choices]
    assert "claim c4 red" in texts
    assert [text for text in texts if text.startswith("claim")][1].endswith("green")
    assert any(text.startswith("remind") for text in texts)


def test_telling_at_once_what_one_has_seen(tmp_path: Path) -> None:
    session = newcomer()

    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        await to_question(app, pilot)
        await pilot.press("1")
        await pilot.pause()
        assert "Will you tell the others" in shown(app)
        await pilot.press("2")
        await pilot.pause()

    on_screen(session, tmp_path, script)
    texts = [text for _, text in session.record().choices]
    assert texts[texts.index("clue c4") + 1] == "claim c4 green"


def test_typing_after_a_slash(tmp_path: Path) -> None:
    session = newcomer()

    async def typed(app: TableApp, pilot: Pilot[None], text: str) -> None:
        await pilot.press("/")
        await pilot.pause()
        assert isinstance(app.screen, Prompt)
        app.screen.query_one(Input).value = text
        await pilot.press("enter")
        await pilot.pause()

    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        await to_question(app, pilot)
        await typed(app, pilot, "dance")
        assert 'There is no option "dance"' in shown(app)
        await typed(app, pilot, "move n")
        assert "cannot be chosen now" in shown(app)
        await typed(app, pilot, "undo")
        assert "cannot be taken back" in " ".join(shown(app).split())
        await typed(app, pilot, "? vortex")
        assert "Vortex Room" in at_once(app)
        await pilot.press("x")
        await typed(app, pilot, "? ballroom")
        assert "nothing called" in shown(app)
        await typed(app, pilot, "help")
        assert isinstance(app.screen, Page)
        await pilot.press("x")
        await typed(app, pilot, "say")
        await typed(app, pilot, "back")
        await to_question(app, pilot)
        await pilot.press("/", "escape")
        await typed(app, pilot, "say c")  # a branch of what can be said, no answer
        assert app.keyboard.aside
        await typed(app, pilot, "back")
        await typed(app, pilot, "back")
        await typed(app, pilot, "say claim c4 red")
        await to_question(app, pilot)
        await typed(app, pilot, "clue b3")
        await to_question(app, pilot)
        await typed(app, pilot, "1")
        assert "then Move" in shown(app)
        await typed(app, pilot, "quit")

    app = on_screen(session, tmp_path, script)
    assert app.left
    assert [text for seat, text in session.record().choices if seat == 0] == [
        "claim c4 red",
        "clue b3",
    ]


def test_taking_back_a_program(tmp_path: Path) -> None:
    session = session_with(0, keys={**EASY, "seats": 1})

    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        await to_question(app, pilot)
        await pilot.press("1")
        await to_question(app, pilot)
        first = app.decision
        await pilot.press("l", "l")
        await to_question(app, pilot)
        assert app.decision != first
        assert "u Undo" in shown(app)
        await pilot.press("u")
        await to_question(app, pilot)
        assert app.decision == first
        await pilot.press("q")

    assert on_screen(session, tmp_path, script).left
    assert len(session.table.choices()) == 1


def test_the_curtain_hides_what_is_private(tmp_path: Path) -> None:
    session = session_with(0, 1, keys=SUSPICION)
    seen: dict[str, list[str]] = {"Alice": [], "Max": [], "": []}

    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        for _ in range(50):
            await pilot.pause()
            who = {0: "Alice", 1: "Max", None: ""}[app.in_front]
            seen[who].append(at_once(app))
            if isinstance(app.screen, Curtain):
                assert app.in_front is None
                assert "░" not in at_once(app)  # nothing of the table shows through
            await pilot.press("enter")

    on_screen(session, tmp_path, script)
    alice, max_ = "\n".join(seen["Alice"]), "\n".join(seen["Max"])
    assert "Alice saw in" in " ".join(alice.split())
    for other, texts in (("Max", seen["Alice"]), ("Alice", seen["Max"])):
        assert not any(f"{other} saw in" in " ".join(text.split()) for text in texts)
    assert not any(" saw in" in text for text in seen[""])
    assert "Your choice is made" in alice
    assert "Your choice is made" in max_


def test_taking_back_and_leaving_at_the_curtain(tmp_path: Path) -> None:
    session = session_with(0, 1, keys=SUSPICION)

    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        while session.view(None)["phase"] == "clue":
            await to_question(app, pilot)
            await pilot.press("enter")
            await pilot.pause()
        await to_question(app, pilot)
        await pilot.press("l", "l")
        await pilot.pause()
        assert session.can_take_back(0)
        await pilot.press("u")
        await to_question(app, pilot)
        await pilot.press("o", "o")
        await pilot.pause()
        await pilot.press("enter")
        await pilot.pause()
        assert isinstance(app.screen, Curtain)
        await pilot.press("x")
        assert isinstance(app.screen, Curtain)
        await pilot.press("q")
        await pilot.pause()

    assert on_screen(session, tmp_path, script).left
    assert session.record().choices[-1] == (0, "program move")


def test_the_log_is_scrolled_and_bots_can_be_hurried(tmp_path: Path) -> None:
    session = newcomer()
    play_on(session, 24)  # enough for a long log, too little for the end
    assert not session.over

    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        await to_question(app, pilot)
        before = str(app.query_one("#log", Static).visual)
        await pilot.press("pageup", "pageup")
        assert str(app.query_one("#log", Static).visual) != before
        await pilot.press("pagedown", "pagedown", "pagedown")
        assert str(app.query_one("#log", Static).visual) == before
        app.pause = 60.0
        await pilot.press("enter")
        while not session.over and app.answer is None:
            await pilot.press("space", "escape")  # the bots hurry, nothing is told
            await pilot.pause()

    on_screen(session, tmp_path, script)


def test_a_full_disk_is_told_and_the_game_goes_on(tmp_path: Path) -> None:
    (tmp_path / "saves").write_text("not a folder")
    session = newcomer()

    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        await to_question(app, pilot)
        await pilot.press("t", "d")
        await pilot.pause()
        await to_question(app, pilot)
        assert session.table.choices()

    on_screen(session, tmp_path, script)


def menu_with(*keys: str) -> dict[str, str] | None:
    app = MenuApp("room25", Texts("en"))

    async def run() -> None:
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.press(*keys)
            await pilot.pause()

    asyncio.run(run())
    return app.answers if app.return_value else None


def test_enter_all_the_way_through_the_menu_is_an_easy_cooperation() -> None:
    answers = menu_with(*["enter"] * 7)
    assert answers == {
        "lang": "en", "mode": "cooperation", "level": "basic", "seats": "4", "people": "1",
        "you": "anybody",
    }  # fmt: skip


def test_the_menu_keeps_to_what_is_possible() -> None:
    answers = menu_with("right", "down", "right", "down", "right", "down", "left", "tab", "left",
                        "up", "down", "down", "right", "enter", "enter")  # fmt: skip
    assert answers is not None
    assert answers["mode"] == "suspicion"
    assert answers["level"] == "ultimate"
    assert answers["seats"] == "7"
    assert answers["people"] == "7"
    assert answers["you"] == "sarah"
    assert answers["lang"] == "pl"
    fewer = menu_with("right", "down", "down", "down", "left", "up", "up", "up", "right", "right",
                      *["enter"] * 7)  # fmt: skip
    assert fewer is not None
    assert (fewer["mode"], fewer["seats"]) == ("competition", "3")
    assert int(fewer["people"]) <= 3


def test_leaving_the_menu() -> None:
    assert menu_with("q") is None
    assert menu_with("down", "escape") is None
