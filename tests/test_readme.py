"""The examples of the README run as they stand."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[1]


def test_the_example_plays_a_game() -> None:
    blocks = re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text("utf-8"), re.S)
    assert len(blocks) == 1
    names: dict[str, object] = {}
    exec(compile(blocks[0], "README.md", "exec"), names)
    table = names["table"]
    assert getattr(table, "over", False) is True


def test_the_architecture_example_plays_a_game() -> None:
    page = (ROOT / "docs" / "architecture.md").read_text("utf-8")
    (block,) = re.findall(r"```python\n(.*?)```", page, re.S)
    names: dict[str, object] = {}
    exec(compile(block, "architecture.md", "exec"), names)
    assert getattr(names["table"], "over", False) is True
