"""Runs the cells of docs/research.ipynb in their order and checks what they come to.

python -m tests.research.notebook
"""

import json
import sys
from pathlib import Path
from typing import Any

NOTEBOOK = Path(__file__).parents[2] / "docs" / "research.ipynb"


def run() -> dict[str, Any]:
    """All names that the cells define."""
    notebook = json.loads(NOTEBOOK.read_text("utf-8"))
    assert (notebook["nbformat"], notebook["nbformat_minor"]) == (4, 5)
    found: dict[str, Any] = {}
    for cell in notebook["cells"]:
        if cell["cell_type"] == "code":
            exec(compile("".join(cell["source"]), cell["id"], "exec"), found)
    return found


def main() -> int:
    """1 if the policy has not learnt anything."""
    curve = run()["curve"]
    learnt = curve[0] < 0.65 and curve[-1] > 0.85
    print("learnt" if learnt else f"has not learnt: {curve}")
    return 0 if learnt else 1


if __name__ == "__main__":
    sys.exit(main())
