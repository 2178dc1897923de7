"""`cellmates puzzle`: made from a seed, listed, solved, and checked again."""

import json
from pathlib import Path

import pytest

from cellmates.cli.main import main
from cellmates.locale import languages
from cellmates.puzzles import shipped

FEW = ["puzzle", "make", "room25", "--kind", "guard", "--number", "1", "--seed", "1", "--jobs", "1"]


def test_puzzles_are_made_and_checked(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "some.jsonl"
    assert main([*FEW, "--out", str(file), "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert [each["kind"] for each in told["puzzles"]] == ["guard"]
    assert told["games"] > 0
    assert main(["puzzle", "check", str(file), "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == {"checked": 1, "problems": {}}

    made = json.loads(file.read_text(encoding="utf-8"))
    made["answer"] = (made["answer"] + 1) % len(made["options"])
    file.write_text(json.dumps(made) + "\n", encoding="utf-8")
    assert main(["puzzle", "check", str(file), "--lang", "en"]) == 1
    assert made["id"] in capsys.readouterr().out
    file.write_text("{}\n", encoding="utf-8")
    assert main(["puzzle", "check", str(file), "--lang", "en"]) == 2


@pytest.mark.parametrize("game", ["room25", "lockup"])
def test_a_puzzle_is_asked_and_explained_in_every_language(
    game: str, capsys: pytest.CaptureFixture[str]
) -> None:
    by_kind = {puzzle.kind: puzzle for puzzle in shipped(game).values()}
    for lang in languages():
        for puzzle in by_kind.values():
            answer = str(puzzle.problem.answer + 1)
            assert (
                main(["puzzle", "play", game, puzzle.id, "--answer", answer, "--lang", lang]) == 0
            )
            said = capsys.readouterr().out
            assert puzzle.id in said
            assert "puzzle" not in said.lower().replace("puzzles", "").replace(puzzle.id, "")
        assert main(["puzzle", "list", game, "--lang", lang]) == 0
        assert len(capsys.readouterr().out.splitlines()) == len(shipped(game))


def test_the_answer_is_not_printed_before_it_is_given(capsys: pytest.CaptureFixture[str]) -> None:
    puzzle = next(iter(shipped("lockup").values()))
    assert main(["puzzle", "play", "lockup", puzzle.id, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert "solution" not in told
    assert "right" not in told
    assert main(["puzzle", "play", "lockup", puzzle.id, "--json", "--answer", "1"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["right"] == (puzzle.problem.answer == 0)
    assert told["solution"]["answer"] == puzzle.problem.answer


def test_what_is_not_there_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["puzzle", "play", "room25", "nothing", "--lang", "en"]) == 2
    assert main(["puzzle", "make", "room25", "--kind", "craft", "--lang", "en"]) == 2
    first = next(iter(shipped("room25")))
    assert main(["puzzle", "play", "room25", first, "--answer", "99", "--lang", "en"]) == 2
    assert main(["puzzle", "make", "room25", "--seed", "xyz", "--lang", "en"]) == 2
