"""Playing line by line: what is shown, what can be typed, what stays hidden."""

import io
import re
from collections.abc import Iterable
from pathlib import Path

import pytest

from cellmates.games import GAMES
from cellmates.kernel.event import EVERYBODY, Event
from cellmates.locale import Texts, languages
from cellmates.room25 import OPTIONS
from cellmates.terminal.console import Closed, Console
from cellmates.terminal.face import face_of
from cellmates.terminal.lines import Left, LineTable
from cellmates.terminal.menu import ask_in_lines
from cellmates.terminal.saves import Saves
from cellmates.terminal.session import Session
from tests.terminal.seats import EASY, SUSPICION, play_on, session_with


def typist(lines: Iterable[str], then: str | None = "1") -> io.StringIO:
    """Types some lines, then the same one as often as any game could need."""
    more = [] if then is None else [then] * 3000
    return io.StringIO("".join(f"{line}\n" for line in [*lines, *more]))


def played(
    session: Session, folder: Path, *lines: str, then: str | None = "1", lang: str = "en"
) -> str:
    """What a game writes when these lines are typed."""
    out = io.StringIO()
    console = Console(typist(lines, then), out, styled=False, colour=False)
    table = LineTable(session, face_of("room25", Texts(lang)), console, Saves(folder))
    try:
        table.play()
    except (Left, Closed) as leaving:
        out.write(f"\n<{type(leaving).__name__}>\n")
    return out.getvalue()


@pytest.mark.parametrize("lang", languages())
def test_a_whole_game_in_every_language(lang: str, tmp_path: Path) -> None:
    session = session_with(0, bot="careful")
    out = played(session, tmp_path, lang=lang)
    assert session.over
    assert Texts(lang)("ask-program", who="").strip(": ") in out
    assert Texts(lang)("event-over", winners="", reason="")[:6] in out


def test_the_table_is_told_in_words(tmp_path: Path) -> None:
    out = played(session_with(0, keys={**EASY, "characters": ["alice", "max", "kevin", "sarah"]}),
                 tmp_path, "quit")  # fmt: skip
    assert "Use the Key Room" in out
    assert "◆Central A" in out
    assert "A Alice (you): c3, adrenaline in hand" in out
    assert "8 rounds left" in out
    assert " 1 Look at c4  [clue c4]" in out
    assert out.endswith("<Left>\n")
    assert not re.search(r"\x1b", out)


def test_what_can_be_typed_at_any_question(tmp_path: Path) -> None:
    session = session_with(0)
    out = played(
        session, tmp_path,
        "dance", "99", "move n", "? vortex", "? 1", "? ballroom", "?", "board", "log", "help",
        "may", "undo", "say", "1", "back", "back", "say claim c4 red", "clue c4",
        then=None,
    )  # fmt: skip
    assert 'There is no option "dance"' in out
    assert 'There is no option "99"' in out
    assert '"move n" cannot be chosen now' in out
    assert "Vortex Room, obstacle" in out
    assert "Your starting clue: you see this room" in out
    assert 'There is nothing called "ballroom"' in out
    assert "nothing that you may do besides" in out
    assert "cannot be taken back" in " ".join(out.split())
    assert "Tell the colour of a room" in out
    assert "c4 is …" in out
    assert '"c4 is red."' in out
    assert "saw in c4" in out
    assert out.endswith("<Closed>\n")
    assert [text for _, text in session.record().choices][:2] == ["claim c4 red", "clue c4"]


def test_what_only_you_have_seen_can_be_told_before_others_go_on(tmp_path: Path) -> None:
    session = session_with(0)
    out = played(session, tmp_path, "clue c4", "dance", "claim c4 red", "program look", then=None)
    assert "Will you tell the others" in out
    assert 'There is no option "dance"' in out
    assert session.record().choices[:2] == [(0, "clue c4"), (0, "claim c4 red")]
    silent = session_with(0)
    played(silent, tmp_path, "clue c4", "", "program look", then=None)
    choices = [text for seat, text in silent.record().choices if seat == 0]
    assert choices[:2] == ["clue c4", "program look"]


def test_whoever_is_asked_what_to_tell_may_look_things_up_and_say_something_else(
    tmp_path: Path,
) -> None:
    session = session_with(0)
    typed = ("clue c4", "? vortex", "?", "!", "undo", "say", "plan stay", "claim c4 red", "q")
    out = played(session, tmp_path, *typed, then=None)
    assert "Vortex Room, obstacle" in out
    assert "A number takes that option" in out
    mine = [text for seat, text in session.record().choices if seat == 0]
    assert mine == ["clue c4", "plan stay", "claim c4 red"]
    once = session_with(0)
    out = played(once, tmp_path, "clue c4", "say", "claim c4 red", "program look", then=None)
    assert out.count("Will you tell the others") == 1


def test_to_quit_what_one_may_say_leads_back_and_not_out(tmp_path: Path) -> None:
    session = session_with(0)
    out = played(session, tmp_path, "say", "claim c4 red", "say", "q", "clue c4", then=None)
    assert out.endswith("<Closed>\n")
    assert session.record().choices[:2] == [(0, "claim c4 red"), (0, "clue c4")]


def test_what_is_typed_behind_say_answers_no_question(tmp_path: Path) -> None:
    """Letters and numbers behind it are those of what can be said."""
    session = session_with(0)
    typed = ("clue c4", "", "say p", "back", "say dance", "back", "say c", "claim c4 red", "q")
    out = played(session, tmp_path, *typed, then=None)
    assert [text for seat, text in session.record().choices if seat == 0] == [
        *("clue c4", "claim c4 red"),
    ]
    behind = out[out.index("Will you tell the others") :]
    assert 'There is no option "dance"' in behind
    for listed in behind.split('There is no option "dance"'):
        assert "Tell the colour of a room" in listed


def test_a_question_can_be_answered_while_one_looks_what_to_say(tmp_path: Path) -> None:
    session = session_with(0)
    played(session, tmp_path, "say", "clue c4", "", "say", "program look", then=None)
    mine = [text for seat, text in session.record().choices if seat == 0]
    assert mine[:2] == ["clue c4", "program look"]


def test_after_the_last_action_of_a_round_one_is_asked_what_to_tell(tmp_path: Path) -> None:
    keys = {**EASY, "first_player": 1}  # so that the person is the last
    session = session_with(0, keys=keys, bot="careful")
    typed = ("clue c4", "", "program look", "later", "look e", "")
    out = played(session, tmp_path, *typed, then=None)
    told = out[out.index(" saw in d3") :]
    assert "A new round began" in told
    before, _, after = told.partition("Will you tell the others")
    assert '"' in after  # what bots say of the new round
    assert '"' not in before  # they hear first what there is to tell


def test_what_moved_on_since_is_told_where_it_lies_now() -> None:
    face = face_of("room25", Texts("en"))
    news = [
        Event("saw", 1, {"who": "alice", "cell": "d4", "room": "cold"}),
        Event("slid", EVERYBODY, {"line": "4", "dir": "e"}),
        Event("slid", EVERYBODY, {"line": "e", "dir": "n"}),
        Event("swapped", EVERYBODY, {"cell": "e5", "other": "b1"}),
    ]
    said = {cell: OPTIONS.parse(f"claim {cell} red") for cell in ("d4", "e4", "e5", "b1")}
    for told, cell in zip(range(1, 5), ("d4", "e4", "e5", "b1"), strict=True):
        assert face.worth_saying(news[:told], tuple(said.values())) == (said[cell],)


def test_a_program_is_chosen_in_steps_or_at_once(tmp_path: Path) -> None:
    session = session_with(0)
    played(session, tmp_path, "1", "", "l", "o", then=None)
    assert (0, "program look move") in session.record().choices
    session = session_with(0)
    played(session, tmp_path, "1", "", "program move look", then=None)
    assert (0, "program move look") in session.record().choices
    session = session_with(0)
    played(session, tmp_path, "1", "", "1", "back", "c", "control alone", "1", then=None)
    assert (0, "program control") in session.record().choices


def test_undo_before_all_are_ready(tmp_path: Path) -> None:
    session = session_with(0, keys={**EASY, "seats": 1})
    out = played(
        session, tmp_path, "1", "program look", "undo", "program move", "program look", "quit"
    )
    assert "Taken back" in out
    programs = [text for _, text in session.record().choices if text.startswith("program")]
    assert programs == ["program move", "program look"]


def test_every_choice_is_saved_at_once(tmp_path: Path) -> None:
    session = session_with(0)
    played(session, tmp_path, "1", "1", "1", then=None)
    path = Saves(tmp_path).latest()
    assert path is not None
    assert path == session.path
    assert '"0: clue c4"' in path.read_text()


def test_a_full_disk_is_told_and_the_game_goes_on(tmp_path: Path) -> None:
    (tmp_path / "saves").write_text("not a folder")
    session = session_with(0)
    out = played(session, tmp_path, "clue c4", then=None)
    assert "cannot be written" in " ".join(out.split())
    assert session.table.choices()


def test_bots_alone_are_watched(tmp_path: Path) -> None:
    session = session_with(keys=EASY)
    out = played(session, tmp_path)
    assert session.over
    assert "The show is over" in out
    assert "saw in" not in out.partition("The show is over")[0]


# The curtain.


def between_curtains(out: str) -> list[tuple[str, str]]:
    """Who was called to the screen and what was written for them, and for nobody in between."""
    shown: list[tuple[str, str]] = []
    parts = re.split(r"Hand the screen over to (\w+)\.", out)
    for who, text in zip(parts[1::2], parts[2::2], strict=True):
        private, _, public = text.rpartition("Press Enter to hide your secrets.")
        shown += [(who, private), ("", public)] if private else [(who, public)]
    return shown


@pytest.mark.parametrize("seed", range(4))
def test_nobody_sees_what_another_person_was_shown(seed: int, tmp_path: Path) -> None:
    session = session_with(0, 1, keys=SUSPICION, seed=seed)
    out = played(session, tmp_path)
    shown = between_curtains(out.partition("The show is over")[0])
    assert {who for who, _ in shown} == {"Alice", "Max", ""}
    roles_are_secret = True
    for who, text in shown:
        for other in {"Alice", "Max"} - {who}:
            assert f"{other} (you)" not in text
            assert f"{other} saw in " not in text
            assert not re.search(rf"{other}: .*program: ", text)
            if roles_are_secret:
                assert not re.search(rf"{other}: .*(guard|prisoner)", text)
        roles_are_secret &= not re.search(r"is a (guard|prisoner)|unmasked", text)


def test_the_screen_is_cleared_on_both_sides_of_the_curtain(tmp_path: Path) -> None:
    session = session_with(0, 1, keys=SUSPICION)
    out = io.StringIO()
    console = Console(typist(["", "1", "", "", "quit"]), out, styled=True, colour=False)
    table = LineTable(session, face_of("room25", Texts("en")), console, Saves(tmp_path))
    with pytest.raises(Left):
        table.play()
    text = out.getvalue()
    clear = "\x1b[2J\x1b[3J\x1b[H"
    assert text.partition("to hide your secrets. ")[2].lstrip("\n").startswith(clear)
    secret = text.index("Alice saw in")
    assert clear in text[secret : text.index("Hand the screen over to Max")]
    assert "saw in" not in text[text.index("Max: press Enter") :]


def test_a_person_can_take_back_in_front_of_the_curtain(tmp_path: Path) -> None:
    session = session_with(0, 1, keys=SUSPICION)
    played(session, tmp_path, "", "1", "", "", "", "1", "", "", "", "program look", "undo",
           "program move", "", "", "quit")  # fmt: skip
    programs = [text for _, text in session.record().choices if text.startswith("program")]
    assert programs == ["program move"]


def test_leaving_at_the_curtain(tmp_path: Path) -> None:
    assert played(session_with(0, 1), tmp_path, "quit").endswith("<Left>\n")


# The menu.


def answered(*lines: str, then: str | None = "") -> tuple[dict[str, str] | None, str]:
    out = io.StringIO()
    console = Console(typist(lines, then), out, styled=False, colour=False)
    answers = ask_in_lines("room25", face_of, Texts("en"), console)
    return answers, out.getvalue()


def test_enter_all_the_way_is_an_easy_cooperation() -> None:
    answers, out = answered()
    assert answers is not None
    keys, you, people = face_of("room25", Texts("en")).meaning(answers)
    assert keys == {"mode": "cooperation", "rule_level": "basic", "seats": 4}
    assert GAMES["room25"].config(keys).complex.id == "coop_easy"
    assert (you, people) == ([], 1)
    assert "*" in out


def test_other_answers_and_wrong_ones() -> None:
    answers, out = answered("pl", "Suspicion", "podejrzliwość", "nic", "2", "3", "2", "max")
    assert answers is not None
    assert answers == {
        "lang": "pl", "game": "room25", "mode": "suspicion", "level": "ultimate", "seats": "6",
        "people": "2", "you": "max",
    }  # fmt: skip
    assert "nic" in out


@pytest.mark.parametrize("lines", [("quit",), ("1", "q")])
def test_leaving_the_menu(lines: tuple[str, ...]) -> None:
    assert answered(*lines)[0] is None
    assert answered(*lines[:-1], then=None)[0] is None


def test_a_game_that_goes_on_shows_what_was_missed(tmp_path: Path) -> None:
    session = session_with(0)
    play_on(session, 12)
    session.read[0] = 0
    assert "looked at" in played(session, tmp_path, then=None)
