"""The scripts that measure the bot and the cards of Lockup say what they should."""

import pytest

from benchmarks import lockup_bots, lockup_cards


def test_bots_table(capsys: pytest.CaptureFixture[str]) -> None:
    lockup_bots.main(["--games", "2", "--only", "solo, moderate"])
    lines = capsys.readouterr().out.splitlines()
    assert lines[2].startswith("| solo, moderate | 2 | ")
    assert lines[3].startswith("| solo, moderate, advanced | 2 | ")


def test_as_many_processes_as_one_likes() -> None:
    match = lockup_bots.MATCHES[0]
    one = lockup_bots.measure(match, 3, 1, b"x")
    two = lockup_bots.measure(match, 3, 2, b"x")
    assert (one.games, one.wins, one.stars) == (two.games, two.wins, two.stars)


@pytest.mark.parametrize("more", [[], ["--advanced"]])
def test_cards_table(more: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    lockup_cards.main(["--games", "2", *more])
    out = capsys.readouterr().out
    for title in ("Items", "Goons", "Tomes played", "Tomes kept to the end", "Goals"):
        assert f"### {title}" in out
    assert ("### Traits" in out) == bool(more)
    assert "`sharpened_spoon`" in out
