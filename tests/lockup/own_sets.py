"""Card sets of one's own for tests, some of them strange."""

import random
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

from cellmates import lockup
from cellmates.lockup import cards
from cellmates.lockup.content import FILES, from_mapping

DATA = Path(str(files("cellmates.lockup").joinpath("data")))
STANDARD = {file: (DATA / file).read_text("utf-8") for file in FILES}
MODES = ("basic", "advanced", "solo", "advanced_solo")


def fork() -> dict[str, object]:
    """The standard cards, but one goes by another slug and name and is worth more."""
    text = STANDARD["items.toml"].replace("[bone_shiv]", "[rusty_fork]")
    text = text.replace("Bone Shiv", "Rusty Fork").replace("Kościany kozik", "Zardzewiały widelec")
    dear = text.replace("value = 6", "value = 9", 1)
    assert dear != text != STANDARD["items.toml"]
    return {"name": "Rusty", "files": {"items.toml": dear}}


def extreme_sets(number: int) -> Iterator[lockup.Config]:
    """So many configurations with numbers from anywhere in what is allowed."""
    found = 0
    for luck in range(100):
        files = {}
        for file, text in extreme(random.Random(luck)).items():
            try:
                cards.read(from_mapping({"name": "mine", "files": {file: text}}))
            except ValueError:
                continue
            files[file] = text
        if files:
            yield lockup.Config(mode=MODES[luck % 4], cards={"name": "mine", "files": files})
            found += 1
        if found == number:
            return
    raise AssertionError(f"only {found} sets can be played")


def extreme(luck: random.Random) -> dict[str, str]:
    """The standard files with numbers from anywhere in what is allowed."""

    def another(line: str) -> str:
        head, equals, _ = line.partition("= ")
        if head.strip() in ("value", "stars", "minimum", "per", "power", "storage", "suspicion"):
            return f"{head}{equals}{luck.choice((0, 1, 2, 7, 99))}"
        if head.strip() == "strength" and "power" not in line:
            return f"{head}{equals}{luck.choice((0, 1, 99))}"
        for thing in ("tome", "choose_tome", "goon", "choose_goon", "scrap", "power", "suspicion"):
            line = line.replace(f'["{thing}", ', f'["{thing}", {luck.choice(("", "", "9"))}')
        return line

    return {
        file: "\n".join(another(line) for line in text.splitlines())
        for file, text in STANDARD.items()
    }
