"""Lockup played to its end: in a terminal line by line, on the whole screen, from the menu."""

import asyncio
import io
import json
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from textual.pilot import Pilot

from cellmates import bots
from cellmates.games import GAMES
from cellmates.kernel.record import load, rebuild
from cellmates.locale import Texts, languages
from cellmates.terminal.console import Console
from cellmates.terminal.face import face_of
from cellmates.terminal.menu import ask_in_lines
from cellmates.terminal.saves import Saves
from cellmates.terminal.screen.app import TableApp
from cellmates.terminal.screen.menu import MenuApp
from cellmates.terminal.screen.pages import Page
from cellmates.terminal.session import Session
from tests.terminal.pseudo import Terminal

SEED = "5"
PROMPT = "Your choice:"


# Line by line, in a terminal of its own.


def play_to_the_end(terminal: Terminal, answers: tuple[str, ...]) -> int:
    """Answer every prompt, with these in turn; the exit status."""
    answered = 0
    for _ in range(6000):
        going = terminal.read(0.05)
        prompts = terminal.raw.count(PROMPT)
        while answered < prompts:
            terminal.send(answers[answered % len(answers)] + "\n")
            answered += 1
        if not going:
            break
    return terminal.process.wait(20)


@pytest.mark.parametrize(
    ("arguments", "crews"),
    [
        (("--seats", "4"), ("Gnolls", "Kobolds", "Bugbears", "Goblins")),
        (("--set", "solo=moderate"), ("Gnolls", "Guards")),
    ],
    ids=["four players", "solo"],
)
def test_a_whole_game_in_lines(
    arguments: tuple[str, ...], crews: tuple[str, ...], tmp_path: Path
) -> None:
    with Terminal(
        *("play", "lockup", *arguments, "--bots", "random", "--seed", SEED, "--plain"),
        home=tmp_path,
    ) as terminal:
        status = play_to_the_end(terminal, ("2", "1", "done", "3", "wait round", "1", "1"))
        text = terminal.text
    assert status == 0, text[-2000:]
    end = text[text.rindex("The game is over") :]
    for crew in crews:
        assert crew in end
    assert "so far" in end
    (path,) = (tmp_path / "cellmates" / "records").glob("*.json")
    record = load(path)
    assert rebuild(record, GAMES["lockup"]).over
    assert record.config["seats"] == (1 if "Guards" in crews else 4)


def test_asking_about_things_changes_nothing(tmp_path: Path) -> None:
    with Terminal("play", "lockup", "--seed", SEED, "--plain", home=tmp_path) as terminal:
        terminal.expect(PROMPT)
        for question, answer in (
            ("? smithy", "First: 2 iron."),
            ("? lookout", "Strength 0"),
            ("? ratfolk", "−3"),
            ("? ◉", "in a raid loses stars"),
            ("? whispering candle", "an item: 8 stars"),
            ("? nonsense", "nothing called"),
            ("? 1", "closed to you"),
        ):
            terminal.send(question + "\n")
            terminal.expect(answer)
        terminal.send("quit\n")
        assert terminal.finish() == 0
    (path,) = (tmp_path / "cellmates" / "saves").glob("*.json")
    people = [entry for entry in json.loads(path.read_text())["choices"] if entry.startswith("0:")]
    assert not people


def test_a_game_goes_on_where_it_was_left(tmp_path: Path) -> None:
    with Terminal("play", "lockup", "--you", "goblins", "--plain", home=tmp_path) as terminal:
        terminal.expect(PROMPT)
        terminal.send("assign smithy\ntoken ?5\ndone\nquit\n")
        assert terminal.finish() == 0
    with Terminal("play", "--resume", "--plain", home=tmp_path) as terminal:
        terminal.expect("4 Smithy:")
        terminal.expect("Go:(5)")
        terminal.expect("(you)")
        terminal.send("quit\n")
        assert terminal.finish() == 0


# On the whole screen.

Script = Callable[[TableApp, Pilot[None]], Awaitable[None]]


def session_with(**keys: object) -> Session:
    game = GAMES["lockup"]
    return Session(game, game.config(keys), bytes([5] * 32), (0,), ["random"])


def on_screen(
    session: Session, home: Path, script: Script, size: tuple[int, int] = (80, 24), lang: str = "en"
) -> None:
    face = face_of("lockup", Texts(lang)).playing(session.config)
    app = TableApp(session, face, Saves(home), fast=True)

    async def run() -> None:
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            await script(app, pilot)

    asyncio.run(run())


def picture_of(app: TableApp) -> str:
    """The picture itself, row by row."""
    return "\n".join(
        "".join(segment.text for segment in strip)
        for strip in app.screen._compositor.render_strips()
    )


async def to_question(app: TableApp, pilot: Pilot[None]) -> None:
    """Close what covers the table and let the bots move, until somebody is asked something."""
    for _ in range(400):
        await pilot.pause()
        if isinstance(app.screen, Page) and not app.session.over:
            await pilot.press("enter")
        elif app.answer is not None or app.session.over:
            return


@pytest.mark.parametrize(
    ("keys", "size"),
    [({"seats": 4}, (80, 24)), ({"solo": "challenging"}, (100, 30))],
    ids=["four players", "solo"],
)
def test_a_whole_game_on_the_screen(
    keys: dict[str, object], size: tuple[int, int], tmp_path: Path
) -> None:
    session = session_with(**keys)
    guide = bots.make("lockup", "random", bytes(32))

    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        while True:
            await to_question(app, pilot)
            if session.over:
                break
            decision = session.decision(0)
            wanted = guide.pick(dict(session.view(0)), decision)
            for number, item in enumerate(app.ask.items):
                if wanted in (item.option, *app.ask.choosing.within(item)):  # type: ignore[union-attr]
                    app.ask.cursor = number
                    break
            await pilot.press("enter")
        for _ in range(20):
            await pilot.pause()
            if isinstance(app.screen, Page):
                break
        picture = picture_of(app)
        assert "The game is over" in picture
        assert "so far" in picture
        for crew in session.view(None)["crews"]:
            assert str(crew["stars"]) in picture
        await pilot.press("enter")
        await pilot.pause()
        assert "records" in picture_of(app)
        await pilot.press("enter")

    on_screen(session, tmp_path, script, size)
    assert session.over
    assert list((tmp_path / "records").glob("*.json"))


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("size", [(80, 24), (100, 30), (120, 40)])
def test_everything_is_on_the_table(lang: str, size: tuple[int, int], tmp_path: Path) -> None:
    texts = Texts(lang)
    session = session_with(seats=5)

    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        await to_question(app, pilot)
        picture = picture_of(app)
        rows = picture.split("\n")
        assert len(rows) == size[1]
        assert all(len(row) == size[0] for row in rows)
        view = session.view(0)
        for crew in view["crews"]:
            assert texts(f"crew-{crew['crew']}.short") in picture
        for number in range(1, 9):
            assert any(row[1:3] == f"{number} " for row in rows)
        assert picture.count("★") >= 5 + len(view["display"])
        assert "▤0" in picture
        assert texts("lockup-label-cell") in picture
        assert "5  " in picture
        if size != (80, 24):
            assert texts("lockup-label-decks") in picture
            assert texts("goalkind-leader")[1:] in picture

    on_screen(session, tmp_path, script, size, lang)


def test_walking_over_the_locations_and_taking_one(tmp_path: Path) -> None:
    session = session_with(seats=4)

    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        await to_question(app, pilot)
        await pilot.press("tab", "down", "down", "down")
        assert app.keyboard.place == "smithy"
        assert "First: 2 iron" in picture_of(app)
        assert "»4" in picture_of(app)
        await pilot.press("enter")
        await to_question(app, pilot)
        assert session.decision(0).kind == "token"
        await pilot.press("?")
        assert isinstance(app.screen, Page)

    on_screen(session, tmp_path, script)


# Before a game.


def answers_in_lines(game: str | None, *lines: str) -> dict[str, str] | None:
    reader = io.StringIO("".join(f"{line}\n" for line in (*lines, *[""] * 20)))
    return ask_in_lines(game, face_of, Texts("en"), Console(reader, io.StringIO(), False, False))


def test_enter_all_the_way_is_still_the_easy_game_of_the_first() -> None:
    answers = answers_in_lines(None)
    assert answers is not None
    assert answers["game"] == "room25"
    assert answers["mode"] == "cooperation"


def test_the_menu_asks_what_lockup_needs() -> None:
    face = face_of("lockup", Texts("en"))
    answers = answers_in_lines(None, "", "lockup")
    assert answers is not None
    assert face.meaning(answers) == ({"mode": "basic", "seats": 4}, [], 1)
    answers = answers_in_lines("lockup", "", "solo", "expert", "kobolds")
    assert answers is not None
    assert face.meaning(answers) == ({"mode": "solo", "solo": "expert"}, ["kobolds"], 1)
    answers = answers_in_lines("lockup", "", "advanced", "5", "2")
    assert answers is not None
    assert face.meaning(answers) == ({"mode": "advanced", "seats": 5}, [], 2)


def test_the_menu_on_the_screen_goes_from_game_to_game() -> None:
    app = MenuApp(None, Texts("en"))

    async def run() -> None:
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.press("right", "down", "right", "right")
            assert app.answers["mode"] == "solo"
            assert app.answers["level"] == "moderate"
            assert "seats" not in app.answers
            await pilot.press("up", "left")
            assert app.game == "room25"
            assert app.answers["mode"] == "solo"
            await pilot.press("right", *["enter"] * 6)

    asyncio.run(run())
    assert app.game == "lockup"


def test_named_crews_sit_with_the_people() -> None:
    face = face_of("lockup", Texts("en"))
    keys = face.seat_people({"seats": 3}, ["goblins"], 1, bytes(32))
    crews = keys["crews"]
    assert isinstance(crews, list)
    assert crews[0] == "goblins"
    assert len(set(crews)) == 3
    assert face.seat_people({"seats": 3}, [], 1, bytes(32)) == {"seats": 3}
    with pytest.raises(ValueError, match="there is no 'alice'"):
        face.seat_people({"seats": 3}, ["alice"], 1, bytes(32))
    with pytest.raises(ValueError, match="too many"):
        face.seat_people({"seats": 2}, ["goblins", "gnolls", "kobolds"], 3, bytes(32))
