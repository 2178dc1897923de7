"""Data files are read section by section, and every complaint names the file and the section."""

from collections.abc import Callable
from pathlib import Path

import pytest

from cellmates.kernel.datafile import DataError, Problem, Section, sections, sections_of


def entry(**data: object) -> Section:
    return Section("things.toml", "hammer", data)


def test_what_an_entry_holds() -> None:
    hammer = entry(
        colour="red", uses=["hit", "pull"], weight=3, sharp=False, cost={"iron": 2},
        gives=[["nail", 4]],
    )  # fmt: skip
    assert hammer.word("colour", ("red", "blue")) == "red"
    assert hammer.words("uses", ("hit", "pull")) == ("hit", "pull")
    assert hammer.number("weight") == 3
    assert hammer.flag("sharp", True) is False
    assert hammer.amounts("cost", ("wood", "iron")) == [0, 2]
    assert hammer.pairs("gives", ("nail",)) == [("nail", 4)]
    hammer.close()


def test_what_is_left_out_has_a_default() -> None:
    hammer = entry()
    assert hammer.word("colour") == ""
    assert hammer.words("uses") == ()
    assert hammer.number("weight") == 0
    assert hammer.flag("sharp", True) is True
    assert hammer.amounts("cost", ("iron",)) == [0]
    assert hammer.pairs("gives", ()) == []


@pytest.mark.parametrize(
    ("read", "what"),
    [
        (lambda: entry(colour="pink").word("colour", ("red",)), "unknown colour 'pink'"),
        (lambda: entry(colour=3).word("colour"), "unknown colour 3"),
        (lambda: entry(uses="hit").words("uses"), "uses is not a list"),
        (lambda: entry(uses=["eat"]).words("uses", ("hit",)), "unknown uses 'eat'"),
        (lambda: entry(weight=-1).number("weight"), "weight is not a number: -1"),
        (lambda: entry(weight=True).number("weight"), "weight is not a number: True"),
        (lambda: entry(sharp=1).flag("sharp", True), "sharp is neither true nor false: 1"),
        (lambda: entry(cost=3).amounts("cost", ()), "things.toml: hammer.cost: is not a table"),
        (lambda: entry(cost={"tin": 1}).amounts("cost", ()), "hammer.cost: unknown key 'tin'"),
        (lambda: entry(gives="nail").pairs("gives", ()), "gives is not a list"),
        (lambda: entry(gives=["nail"]).pairs("gives", ()), "gives has no thing and number: 'nail'"),
        (lambda: entry(gives=[["tin", 1]]).pairs("gives", ("nail",)), "unknown gives 'tin'"),
        (lambda: entry(size=1).close(), "unknown key 'size'"),
    ],
)
def test_a_complaint_names_the_entry(read: Callable[[], object], what: str) -> None:
    with pytest.raises(ValueError, match=r"things\.toml: hammer") as caught:
        read()
    assert what in str(caught.value)


def test_the_tables_of_a_file(tmp_path: Path) -> None:
    (tmp_path / "things.toml").write_text("[hammer]\n[saw]\n", encoding="utf-8")
    assert [thing.name for thing in sections(tmp_path, "things.toml")] == ["hammer", "saw"]
    (tmp_path / "things.toml").write_text("[hammer\n", encoding="utf-8")
    with pytest.raises(ValueError, match=r"things\.toml: Expected .*line 1"):
        sections(tmp_path, "things.toml")


WRONG = """\
[hammer]
colour = "pink"
wieght = 3

[saw]
uses = "cut"

[saw.cost]
iorn = 2
"""


def test_all_mistakes_are_found_with_their_lines() -> None:
    problems: list[Problem] = []
    for thing in sections_of(WRONG, "things.toml", problems):
        thing.word("colour", ("red", "blue"), "red")
        thing.number("weight")
        thing.words("uses")
        thing.amounts("cost", ("wood", "iron"))
        thing.close()
    error = DataError(problems)
    assert str(error).splitlines() == [
        "things.toml: hammer: unknown colour 'pink'",
        "things.toml: hammer: unknown key 'wieght'",
        "things.toml: saw: uses is not a list",
        "things.toml: saw.cost: unknown key 'iorn'",
    ]
    assert [problem.line for problem in error.problems] == [2, 3, 6, 9]
    assert problems[1].details["known"] == "colour, weight, uses, cost"
    assert problems[0].details["known"] == "red, blue"


def test_a_reader_without_a_list_stops_at_the_first_mistake() -> None:
    (hammer, _) = sections_of(WRONG, "things.toml")
    with pytest.raises(DataError, match="unknown colour 'pink'"):
        hammer.word("colour", ("red",))
