"""The examples of docs/research.md run as they stand, one after another."""

import re
from pathlib import Path
from typing import Any

from cellmates.research import env_ids

PAGE = (Path(__file__).parents[2] / "docs" / "research.md").read_text("utf-8")


def test_the_examples_run_and_the_policy_learns() -> None:
    found: dict[str, Any] = {}
    for block in re.findall(r"```python\n(.*?)```", PAGE, re.S):
        exec(compile(block, "docs/research.md", "exec"), found)
    assert 0.35 < found["before"] < 0.65
    assert found["after"] > 0.7
    assert found["state"].move_number() == 2
    assert found["many_tables"].num_envs == 64


def test_games_go_by_the_names_that_it_says() -> None:
    assert set(re.findall(r'"(cellmates/[^"]+)"', PAGE)) == set(env_ids().values())
