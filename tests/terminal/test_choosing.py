"""Long lists in steps, letters for options, and what typed lines mean."""

import random

import pytest

from cellmates import room25
from cellmates.locale import Texts, languages
from cellmates.room25.names import CHARACTERS, LOOK, PROGRAMMING, SPECIAL
from cellmates.terminal.choosing import RESERVED, Choosing
from cellmates.terminal.commands import Command, Explain, Instruction, Open, Take, Unclear, read
from cellmates.terminal.face import face_of

OPTIONS = room25.OPTIONS
TEXTS = Texts("en")


def listed(*texts: str) -> Choosing:
    """A list of options by their notation, labelled by it too."""
    return choosing_from([OPTIONS.parse(text) for text in texts])


def choosing_from(options: list[int] | tuple[int, ...]) -> Choosing:
    return Choosing(
        sorted(options), OPTIONS, OPTIONS.text, " ".join, lambda option, _: OPTIONS.text(option)
    )


def programs(tokens: str, adrenaline: bool) -> list[int]:
    words = tokens.split()
    texts = [f"program {a}" for a in words]
    texts += [f"program {a} {b}" for a in words for b in words if a != b]
    texts += [f"{text} +adrenaline" for text in texts] if adrenaline else []
    return [OPTIONS.parse(text) for text in texts]


def reachable(choosing: Choosing) -> list[int]:
    """Every option that can be got at by walking through the lists."""
    found: list[int] = []
    for item in list(choosing.items):
        if item.option is not None:
            found.append(item.option)
        else:
            choosing.open(item.words)
            found += reachable(choosing)
    return found


def test_a_short_list_is_shown_at_once_with_letters() -> None:
    items = listed("move n", "move e", "move s", "move w").items
    assert [(item.letter, item.label) for item in items] == [
        ("n", "move n"),
        ("e", "move e"),
        ("s", "move s"),
        ("w", "move w"),
    ]


def test_a_yes_has_its_letter_also_where_only_one_plan_is_open() -> None:
    one = listed("agree", "plan exit", "yes 3", "no 3 far").items
    two = listed("agree", "plan exit", "yes 2", "yes 3").items
    assert [item.letter for item in one] == ["a", "e", "y", "f"]
    assert [item.letter for item in two] == ["a", "e", "", ""]


def test_a_program_is_asked_token_by_token_and_adrenaline_last() -> None:
    choosing = choosing_from(programs("look move push control special", True))
    assert [(item.letter, item.option) for item in choosing.items] == [
        ("l", None),
        ("o", None),
        ("p", None),
        ("c", None),
        ("s", None),
    ]
    choosing.open(choosing.items[0].words)
    assert [item.label for item in choosing.items] == [
        "program look",
        "program look move",
        "program look push",
        "program look control",
        "program look special",
        "program look +adrenaline",
    ]
    assert [item.letter for item in choosing.items] == ["l", "o", "p", "c", "s", "a"]
    choosing.open(choosing.items[5].words)
    assert choosing.items[1].option == OPTIONS.parse("program look move +adrenaline")
    assert choosing.back()
    assert choosing.path == ()
    assert not choosing.back()


def test_a_program_is_asked_for_person_by_person_and_token_by_token() -> None:
    table = room25.deal(
        room25.Config(mode="cooperation", characters=["alice", "emmett", "max", "sarah"]), bytes(32)
    )
    table.lost = [0] * 8
    table.lost[CHARACTERS.index("max")] = 1 << LOOK | 1 << SPECIAL
    table.phase = PROGRAMMING
    face = face_of("room25", Texts("en"))
    choosing = face.listed(table.phrases(0), OPTIONS, "", table.view(0))

    def into(*words: str) -> list[str]:
        choosing.open(next(each.words for each in choosing.items if each.words == words))
        return [each.label for each in choosing.items]

    assert "Tell or ask for a program …" in into("plan")
    assert into("plan", "program") == [
        "I lay …", "Ask Emmett to lay …", "Ask Max to lay …", "Ask Sarah to lay …"
    ]  # fmt: skip
    assert into("plan", "program", "max") == [
        *["Move", "Push", "Control", "Move, then Push", "Move, then Control"],
        *["Push, then Move", "Push, then Control", "Control, then Move", "Control, then Push"],
    ]
    choosing.open(("plan", "program"))
    assert into("plan", "program", "alice")[-1] == "Hide first …"
    assert into("plan", "program", "alice", "move") == [
        "Move", "Move, then Look", "Move, then Push", "Move, then Control", "Move, then Hide"
    ]  # fmt: skip
    words = face.option(OPTIONS.parse("plan program max move control"), "", table.view(0))
    assert words == "Ask Max to lay Move, then Control"


def test_few_programs_are_listed_whole_and_adrenaline_takes_a_capital() -> None:
    items = choosing_from(programs("look", True)).items
    assert [item.letter for item in items] == ["l", "L"]


def test_letters_are_never_those_of_the_screen() -> None:
    rng = random.Random(1)
    for _ in range(300):
        options = sorted(rng.sample(range(len(OPTIONS)), rng.randrange(2, 13)))
        letters = [item.letter for item in choosing_from(options).items if item.letter]
        assert not set(letters) & RESERVED
        assert len(letters) == len(set(letters))


@pytest.mark.parametrize("seed", range(6))
def test_every_option_of_a_game_can_be_reached(seed: int) -> None:
    mode = ("suspicion", "cooperation", "solo", "competition", "team", "suspicion")[seed]
    table = room25.deal(room25.Config(mode=mode), bytes([seed] * 32))
    rng = random.Random(seed)
    while not table.over:
        seat = table.waiting[0]
        decision = table.decision(seat)
        for options in (decision.options, table.may(seat), table.phrases(seat)):
            assert sorted(reachable(choosing_from(options))) == sorted(options)
        table.choose(seat, rng.choice(decision.options))


def test_what_an_item_stands_for() -> None:
    choosing = choosing_from(programs("look move push control", False))
    within = choosing.within(choosing.items[1])
    assert OPTIONS.parse("program move look") in within
    assert OPTIONS.parse("program look move") not in within


# Typed lines.


def meaning(line: str, choosing: Choosing | None = None, more: str = "") -> Command:
    choosing = choosing or listed("move n", "move e", "push max n")
    extra = [OPTIONS.parse(more)] if more else []
    return read(line, choosing, extra, OPTIONS, TEXTS)


@pytest.mark.parametrize("line", ["1", "move n", "MOVE  N", "mo n", "n", "m n"])
def test_an_option_by_number_notation_or_its_beginning(line: str) -> None:
    assert meaning(line, listed("move n", "move e")) == Take(OPTIONS.parse("move n"))


def test_a_branch_is_opened_by_number_and_skipped_by_notation() -> None:
    choosing = choosing_from(programs("look move push control", True))
    assert meaning("1", choosing) == Open(("program", "look"))
    assert meaning("l", choosing) == Open(("program", "look"))
    wanted = Take(OPTIONS.parse("program look move +adrenaline"))
    assert meaning("program look move +adrenaline", choosing) == wanted
    assert meaning("look move +a", choosing) == wanted


def test_a_later_list_understands_the_word_that_it_shows() -> None:
    cells = [f"{column}{row}" for column in "abcde" for row in "54321"]
    choosing = listed("plan n", *(f"plan look {cell}" for cell in cells))
    assert isinstance(meaning("e5", choosing), Unclear)
    choosing.open(("plan", "look"))
    assert meaning("e5", choosing) == Take(OPTIONS.parse("plan look e5"))
    assert meaning("E5", choosing) == Take(OPTIONS.parse("plan look e5"))


def test_capitals_count_only_where_they_tell_options_apart() -> None:
    choosing = choosing_from(programs("look", True))
    assert meaning("L", choosing) == Take(OPTIONS.parse("program look +adrenaline"))
    assert meaning("N", listed("now", "later")) == Take(OPTIONS.parse("now"))


@pytest.mark.parametrize("line", ["0", "4", "99", "move w", "dance", "push", "", "move"])
def test_what_means_nothing_is_answered_with_what_to_do(line: str) -> None:
    answer = meaning(line)
    assert isinstance(answer, Unclear)
    assert answer.message


def test_a_beginning_that_fits_several_options_names_them() -> None:
    answer = meaning("slide 4 e", listed("slide 4 w", "slide 5 e"))
    assert isinstance(answer, Unclear)
    assert "cannot be chosen now" in answer.message
    answer = meaning("c", listed("call kevin", "carry max n", "carry max e"))
    assert isinstance(answer, Unclear)
    answer = meaning("p m", listed("plan n", "push max n", "push max e"))
    assert isinstance(answer, Unclear)


def test_a_program_that_begins_longer_ones_is_said_as_it_stands() -> None:
    all_of = ["plan program max move", "plan program max move look", "plan program max push"]
    for line in ("plan program max move", "plan program max move look"):
        wanted = Take(OPTIONS.parse(line))
        assert meaning(line, listed("now", "later"), more=line) == wanted
        assert meaning(line, listed(*all_of)) == wanted


def test_talk_and_deeds_besides_are_understood_by_their_notation() -> None:
    claim = Take(OPTIONS.parse("claim d4 red"))
    assert meaning("claim d4 red", more="claim d4 red") == claim
    assert isinstance(meaning("claim d4 blue", more="claim d4 red"), Unclear)
    assert meaning("remind c4", more="remind c4") == Take(OPTIONS.parse("remind c4"))


@pytest.mark.parametrize(
    ("line", "order", "rest"),
    [("say p", "talk", "p"), ("Say claim d4 red", "talk", "claim d4 red"), ("talk 3", "talk", "3"),
     ("may remind c4", "may", "remind c4")],
)  # fmt: skip
def test_what_follows_an_order_is_for_the_list_that_it_opens(
    line: str, order: str, rest: str
) -> None:
    """Not for the question that is asked: `say p` lays no Push."""
    choosing = listed("program push", "program move", "program look")
    assert meaning(line, choosing, more="claim d4 red") == Instruction(order, rest)


@pytest.mark.parametrize(
    ("line", "order"),
    [("board", "board"), ("log", "log"), ("say", "talk"), ("talk", "talk"), ("may", "may"),
     ("undo", "undo"), ("back", "back"), ("quit", "quit"), ("Exit", "quit"), ("q", "quit"),
     ("help", "help")],
)  # fmt: skip
def test_orders(line: str, order: str) -> None:
    assert meaning(line) == Instruction(order)


def test_questions() -> None:
    choosing = listed("move n", "move e")
    assert meaning("?", choosing) == Explain(None, "")
    assert meaning("? vortex", choosing) == Explain(None, "vortex")
    assert meaning("? 2", choosing) == Explain(choosing.items[1], "2")
    assert meaning("why 2", choosing) == Explain(choosing.items[1], "2")
    assert meaning("?c4", choosing) == Explain(None, "c4")


@pytest.mark.parametrize(
    ("thing", "expected"),
    [
        ("vortex", ["Vortex Room"]),
        ("Vortex Room", ["Vortex Room"]),
        ("max", ["Max: Carry"]),
        ("lock", ["Only Emmett and robots", "a M.A.C. card"]),
        ("do not cross", ["Nobody can enter, not even Emmett"]),
        ("control", ["Control Room", "Slide the row or the column"]),
        ("c3", ["Central Room", "Here: "]),
        ("a5", ["Face-down room"]),
        ("adrenaline", ["Once a game"]),
        ("guard", ["two dead prisoners"]),
        ("acid", ["Acid Bath"]),
    ],
)
def test_things_are_explained(thing: str, expected: list[str]) -> None:
    table = room25.deal(room25.Config(), bytes(32))
    told = "\n".join(face_of("room25", TEXTS).explain(thing, table.view(0)))
    for part in expected:
        assert part in told


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("preset", ["coop_easy", "suspicion_2g"])
def test_which_rooms_there_are_can_be_asked(preset: str, lang: str) -> None:
    mode = "cooperation" if preset == "coop_easy" else "suspicion"
    table = room25.deal(room25.Config(mode=mode, complex_preset=preset), bytes(32))
    face = face_of("room25", Texts(lang))
    told = face.explain("complex", table.view(0))
    assert told == face.explain("rooms", table.view(0))
    assert told == face.explain(Texts(lang)("label-complex"), table.view(0))
    assert len(told) == 4
    assert Texts(lang)("room-room_25") in told[0]
    numbers = [int(line[line.index("(") + 1 : line.index(")")]) for line in told]
    assert sum(numbers) == 25
    assert told[0].startswith("◆")


def test_what_there_is_not_is_not_explained() -> None:
    table = room25.deal(room25.Config(), bytes(32))
    assert face_of("room25", TEXTS).explain("ballroom", table.view(0)) == []
