"""The rules page says what the card files say, and explains every rule that the code cites."""

import re
from pathlib import Path

import pytest

from cellmates.lockup import cards
from cellmates.lockup.card import BY_POWER
from cellmates.lockup.names import KINDS

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "rules" / "lockup.md").read_text("utf-8")
NAMES = cards.standard().names["en"]

# How many numbers each chapter of the rules has.
CHAPTERS = {0: 1, 1: 14, 2: 17, 3: 10, 4: 5, 5: 12, 6: 21, 7: 31, 8: 14, 9: 9} | {
    10: 8,
    11: 14,
    12: 9,
    13: 16,
    14: 11,
    15: 11,
    16: 8,
    17: 42,
    18: 8,
}

ICONS = {
    "gain_scrap": "1 scrap",
    "gain_potion": "1 potion",
    "gain_iron": "1 iron",
    "gain_gold": "1 gold",
    "gain_power": "1 power",
    "remove_suspicion": "suspicion off",
    "pass_suspicion": "suspicion passed on",
    "draw_tome": "tome",
    "choose_tome": "tome of two",
    "storage_plus_1": "storage",
    "swap_resource": "swap",
}


def rows(heading: str) -> dict[str, list[str]]:
    """The table under a heading by its first column."""
    part = PAGE.split(f"\n### {heading}\n")[1].split("\n#")[0]
    lines = [line for line in part.splitlines() if line.startswith("|")][2:]
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]
    return {first: rest for first, *rest in cells}


def treasures(counts: list[int]) -> str:
    named = [word for word, count in zip(cards.TREASURES, counts, strict=True) if count]
    return " + ".join(named) or "–"


def icons(effects: list[int]) -> str:
    return ", ".join(ICONS[cards.EFFECTS[effect]] for effect in effects) or "–"


def bonuses(given: list[tuple[str, int]]) -> list[str]:
    """The numbers of the bonuses in their order, "for free" and "of two" counting one."""
    return [f"{count} {what}" for what, count in given if what in (*KINDS, "stars", "power")]


def test_items() -> None:
    found = rows("Items")
    assert len(found) == 34
    for item in cards.standard().items:
        kinds = (*KINDS, "any")
        price = [f"{n} {kind}" for kind, n in zip(kinds, item.cost, strict=True) if n]
        wanted = [str(item.value), ", ".join(price), treasures(item.treasures)]
        assert found[NAMES[item.slug]] == [*wanted, icons(item.effects)]


def test_goons() -> None:
    found = rows("Goons")
    assert len(found) == 33
    for goon in cards.standard().goons:
        type = cards.GOON_TYPES[goon.type]
        if goon.type == cards.BANDIT:
            type += f", brings {KINDS[goon.resource]}"
        wanted = [type, str(goon.suspicion), treasures(goon.treasures), icons(goon.effects)]
        assert found[NAMES[goon.slug]] == wanted


def test_goals() -> None:
    found = rows("Goals")
    assert len(found) == 18
    for goal in cards.standard().goals:
        kind, condition, stars = found[NAMES[goal.slug]]
        assert kind == goal.kind
        assert stars.startswith(str(goal.stars or 8))
        if goal.minimum > 1:
            assert str(goal.minimum) in condition


def test_traits_and_boards() -> None:
    found = rows("Traits")
    assert len(found) == 18
    for trait in cards.standard().traits:
        (text,) = found[NAMES[trait.slug]]
        for bonus in bonuses(trait.bonuses):
            assert bonus in text
        assert len(re.split(", (?!2 times)", text)) == len(trait.bonuses)
    sides = rows("Crew boards")
    for board in cards.standard().boards:
        *numbers, text = sides[f"side B, {NAMES[board.slug]}"]
        wanted = [board.stars, board.power, board.suspicion, board.storage]
        assert [int(number) for number in numbers] == wanted
        for bonus in bonuses(board.bonuses):
            assert bonus in text


def test_guards() -> None:
    found = rows("Guards")
    for colour, (strengths, _) in found.items():
        group = [guard for guard in cards.standard().guards if guard.colour == colour]
        words = [
            "fist"
            if guard.strength == BY_POWER
            else f"{guard.strength}{' and calls another' * guard.draw}"
            for guard in group
        ]
        assert strengths == ", ".join(words)


def test_every_tome_is_explained() -> None:
    part = PAGE.split("\n## 11. Tomes")[1].split("\n## 12")[0]
    for tome in cards.standard().tomes:
        assert f"| {NAMES[tome.slug]} |" in part


def covered() -> set[str]:
    """Every number in the last table, its ranges spelt out."""
    found: set[str] = set()
    for line in PAGE.split("\n## 21.")[1].splitlines():
        numbers = line.split("|")[1] if line.startswith("| LK") else ""
        for chapter, first, last in re.findall(r"LK-(\d+)\.(\d+)(?: to LK-\d+\.(\d+))?", numbers):
            for number in range(int(first), int(last or first) + 1):
                found.add(f"LK-{chapter}.{number}")
    return found


def test_the_last_table_tells_where_every_rule_is() -> None:
    every = {f"LK-{chapter}.{n + 1}" for chapter, last in CHAPTERS.items() for n in range(last)}
    assert covered() == every


@pytest.mark.parametrize(
    "folder", ["src/cellmates/lockup", "tests/lockup", "tests/scenarios/lockup", "docs/rules"]
)
def test_no_rule_is_cited_that_does_not_exist(folder: str) -> None:
    known = covered()
    for path in (ROOT / folder).glob("**/*"):
        if path.suffix in (".py", ".toml", ".md"):
            cited = set(re.findall(r"LK-\d+\.\d+", path.read_text("utf-8")))
            assert cited <= known, path.name


def test_every_link_leads_somewhere() -> None:
    headings = re.findall(r"(?m)^#+ (.*)$", PAGE)
    anchors = {re.sub(r"[^\w -]", "", text).lower().replace(" ", "-") for text in headings}
    assert set(re.findall(r"\]\(#([^)]*)\)", PAGE)) <= anchors
