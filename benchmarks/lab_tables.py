"""The tables of docs/lab out of kept runs: `python -m benchmarks.lab_tables FOLDER [--kind …]`.

Prints Markdown: the share of wins of every configuration (`shares`), what each changes beside the
first, deal by deal (`against`), or who had what (`had`). Configurations that have not been played
to the end are left out, and counted. `grid` makes one table of the shares of all folders, which
have the same configurations for different numbers of players.
"""

import argparse
from pathlib import Path
from typing import Any

from cellmates.games import GAMES
from cellmates.lab.experiment import Experiment, GameRows
from cellmates.lab.findings import findings
from cellmates.lab.reporting import cell_name
from cellmates.lab.run_folder import RunFolder, kept
from cellmates.lab.words import between, gain, gain_between, share, side, thing
from cellmates.locale import Texts, with_minus

TEXTS = Texts("en")


def played(folder: Path, games: int | None) -> tuple[dict[str, Any], int]:
    """What the finished configurations of a run say, and how many are not finished; of each, so
    many of its games, or all."""
    experiment = Experiment.from_plan(kept(folder, "plan"))
    rows = GameRows(experiment, RunFolder(folder, experiment.described()))
    wanted = range(experiment.games if games is None else games)
    cells = [[row for row in found if row["number"] in wanted] for found in rows.cells]
    whole = [len(found) == len(wanted) for found in cells]
    rows.experiment = experiment._replace(
        cells=tuple(cell for cell, done in zip(experiment.cells, whole, strict=True) if done),
        games=len(wanted),
    )
    rows.cells = [found for found, done in zip(cells, whole, strict=True) if done]
    return findings(rows), whole.count(False)


def table(headers: list[str], lines: list[list[str]]) -> str:
    """A table in Markdown."""
    rows = [headers, ["---"] * len(headers), *lines]
    return "\n".join(with_minus(f"| {' | '.join(row)} |") for row in rows)


def named(cell: dict[str, Any], bots: bool) -> str:
    """A configuration without its bots where all have the same."""
    name = cell_name(cell, TEXTS)
    return name if bots else name.rpartition(" · ")[0]


def shares(found: dict[str, Any], bots: bool) -> str:
    """Who wins how often."""
    lines = []
    for cell in found["cells"]:
        rounds = cell["figures"].get("rounds", cell["figures"]["decisions"])
        ends = ", ".join(f"{each['name']} {each['share']['value']:.0%}" for each in cell["reasons"])
        for each in cell["outcomes"]:
            lines.append(
                [
                    f"`{named(cell, bots)}`",
                    side(each["side"], TEXTS),
                    str(each["parties"]),
                    share(each["share"]),
                    between(each["share"]),
                    f"{rounds['value']:.1f}",
                    ends,
                ]
            )
    return table(["", "side", "n", "wins", "95 %", "length", "how games end"], lines)


def grid(found: list[dict[str, Any]]) -> str:
    """Who wins how often, by configuration and number of players; guards win what prisoners do
    not."""
    lines: dict[tuple[str, str], dict[object, str]] = {}
    for each in found:
        for cell in each["cells"]:
            for outcome in cell["outcomes"]:
                if outcome["side"] == "guard":
                    continue
                name = ", ".join(str(value) for value in cell["varied"].values())
                shown = f"{share(outcome['share'])} ({between(outcome['share'])})".replace("%", "")
                line = lines.setdefault((name, side(outcome["side"], TEXTS)), {})
                line[each["keys"]["seats"]] = shown
    numbers = sorted({number for line in lines.values() for number in line}, key=str)
    return table(
        ["wins in % (95 %)", "side", *[f"seats: {number}" for number in numbers]],
        [
            [f"`{name}`", who, *[line.get(number, "–") for number in numbers]]
            for (name, who), line in lines.items()
        ],
    )


def against(found: dict[str, Any], bots: bool) -> str:
    """What each changes."""
    lines = [
        [
            f"`{named(cell, bots)}`",
            side(line["side"], TEXTS),
            share(line["here"]),
            gain(line["difference"]),
            gain_between(line["difference"]),
            f"{line['only_first']} / {line['only_here']}",
            f"{line['q']:.3f}",
        ]
        for cell in found["cells"][1:]
        for line in cell["against_first"]
        if line["side"] != "guard"  # what prisoners lose guards win
    ]
    return table(
        ["", "side", "wins", "difference", "95 %", "won only first / only here", "q"], lines
    )


def had(found: dict[str, Any], kinds: tuple[str, ...], bots: bool) -> str:
    """Who had what, of these kinds."""
    lines = []
    for cell in found["cells"]:
        config = GAMES[found["game"]].config({**found["keys"], **cell["varied"]})
        for line in cell["contributions"]:
            if line["what"].split()[0] in kinds:
                lines.append(
                    [
                        f"`{named(cell, bots)}`",
                        side(line["side"], TEXTS),
                        thing(line["what"], found["game"], config, TEXTS),
                        str(line["with"]),
                        f"{line['wins_with'] / line['with']:.1%}",
                        gain(line["difference"]),
                        gain_between(line["difference"]),
                        f"{line['q']:.3f}",
                    ]
                )
    return table(["", "side", "what", "n", "wins", "difference", "95 %", "q"], lines)


def main() -> None:
    """Print one table for each folder."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folders", nargs="+", type=Path)
    parser.add_argument("--kind", choices=("shares", "grid", "against", "had"), default="shares")
    parser.add_argument("--things", default="character,first,seat", help="of `had`: kinds, a,b")
    parser.add_argument("--games", type=int, help="the first so many of each configuration alone")
    args = parser.parse_args()
    if args.kind == "grid":
        print(grid([played(folder, args.games)[0] for folder in args.folders]))
        return
    for folder in args.folders:
        found, missing = played(folder, args.games)
        bots = len({tuple(cell["bots"]) for cell in found["cells"]}) > 1
        print(f"\n{found['games']} games each, seed {found['seed'].lstrip('0')}", end="")
        print(f"; not finished: {missing}\n" if missing else "\n")
        if args.kind == "had":
            print(had(found, tuple(args.things.split(",")), bots))
        else:
            print((shares if args.kind == "shares" else against)(found, bots))


if __name__ == "__main__":
    main()
