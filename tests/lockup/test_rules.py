"""Every rule of Lockup has a scenario, or a test that names it where a scenario cannot show it."""

import re
import tomllib
from pathlib import Path

HERE = Path(__file__).parent
SCENARIOS = HERE.parent / "scenarios" / "lockup"
NAMED = re.compile(r"LK-\d+\.\d+")


def rules() -> set[str]:
    lines = (HERE / "rule_ids.txt").read_text("utf-8").splitlines()
    return {line for line in lines if not line.startswith("#")}


def shown() -> set[str]:
    """The rules that scenarios show."""
    found: set[str] = set()
    for path in SCENARIOS.rglob("*.toml"):
        found.update(tomllib.loads(path.read_text("utf-8"))["rules"])
    return found


def named() -> set[str]:
    """The rules that tests here name where they begin."""
    found: set[str] = set()
    for path in HERE.glob("test_*.py"):
        for line in path.read_text("utf-8").splitlines():
            if line.startswith("def test_") or line.startswith(") -> None:  #"):
                found.update(NAMED.findall(line))
    return found


def test_every_rule_has_a_scenario_or_a_test() -> None:
    assert len(rules()) > 250
    assert sorted(rules() - shown() - named()) == [], "rules that nothing shows"


def test_only_rules_that_exist_are_shown() -> None:
    assert sorted((shown() | named()) - rules()) == []


def test_what_can_be_shown_by_playing_has_a_scenario() -> None:
    unplayable = {rule for rule in rules() if rule.startswith(("LK-3.", "LK-18."))}
    unplayable |= {"LK-13.7", "LK-13.10"}  # no card lowers a count or serves two crews at once
    assert sorted(rules() - shown() - unplayable) == []
