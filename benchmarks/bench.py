"""Speed and memory of the engine, interpreted and compiled, with its peers in the same run."""

import argparse
import json
import os
import platform
import subprocess
import sys
import venv
from pathlib import Path
from time import perf_counter
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parent.parent
COMPILED = ROOT / "build" / "compiled"
PEERS_VENV = ROOT / "build" / "bench-venv"
DISTRIBUTIONS = ("open-spiel", "rlcard", "catanatron", "pettingzoo[classic]")
STARTS = 5


class Goal(NamedTuple):
    """One line of the table: what is measured, in which unit, and the figure to reach, if any."""

    key: str
    name: str
    interpreted: float | None
    compiled: float | None
    digits: int = 1

    @property
    def more_is_better(self) -> bool:
        """Rates should be high, everything else low."""
        return self.key.endswith("_per_s")


GOALS = (
    Goal("suspicion_6_per_s", "suspicion, 6 seats: decisions/s", 80_000, 400_000, 0),
    Goal("suspicion_6_playout_per_s", "the same in one call", None, None, 0),
    Goal("cooperation_4_per_s", "cooperation, 4 seats: decisions/s", 80_000, 400_000, 0),
    Goal("cooperation_4_playout_per_s", "the same in one call", None, None, 0),
    Goal("clone_us", "clone, µs", 6, 2, 2),
    Goal("view_us", "view, µs", None, 30),
    Goal("deal_us", "deal, µs", None, 200),
    Goal("reimagine_us", "reimagine, µs", None, 60),
    Goal("kib_dealt", "memory of a table just dealt, KiB", 20, 20),
    Goal("kib_finished", "memory of a table at the end, KiB", 20, 20),
    Goal("lockup_4_per_s", "Lockup, 4 seats: decisions/s", 80_000, 400_000, 0),
    Goal("lockup_4_playout_per_s", "the same in one call", None, None, 0),
    Goal("lockup_clone_us", "Lockup: clone, µs", None, 3, 2),
    Goal("lockup_view_us", "Lockup: view, µs", None, 40),
    Goal("lockup_deal_us", "Lockup: deal, µs", None, None),
    Goal("lockup_reimagine_us", "Lockup: reimagine, µs", None, None),
    Goal("lockup_kib_finished", "Lockup: a table at the end, KiB", 20, 20),
    Goal("careful_suspicion_per_s", "suspicion, 6 careful bots: games/s", None, 176),
    Goal("careful_cooperation_per_s", "cooperation, 4 careful bots: games/s", None, 360),
    Goal("careful_lockup_per_s", "Lockup, 4 careful bots: games/s", None, 70),
    Goal("suspicion_6_vector_per_s", "suspicion, 256 tables: decisions/s", 35_000, 120_000, 0),
    Goal("lockup_4_vector_per_s", "Lockup, 256 tables: decisions/s", 35_000, 120_000, 0),
    Goal("suspicion_6_encode_us", "suspicion, encoding and mask, µs", 14, 3.5),
    Goal("lockup_4_encode_us", "Lockup, encoding and mask, µs", 14, 3.5),
    Goal("suspicion_6_aec_per_s", "suspicion, PettingZoo: turns/s", None, 50_000, 0),
    Goal("lockup_4_aec_per_s", "Lockup, PettingZoo: turns/s", None, 50_000, 0),
    Goal("suspicion_6_spiel_per_s", "suspicion, OpenSpiel: moves/s", None, 150_000, 0),
    Goal("lockup_4_spiel_per_s", "Lockup, OpenSpiel: moves/s", None, 150_000, 0),
    Goal("suspicion_6_spiel_clone_us", "suspicion, OpenSpiel: clone, µs", None, 6),
    Goal("lockup_4_spiel_clone_us", "Lockup, OpenSpiel: clone, µs", None, 6),
)
HELP_GOAL = 0.3


class NotMeasured(Exception):
    """Something could not be measured, and why."""


def say(text: str) -> None:
    """Tell whoever waits what is going on."""
    print(f"… {text}", file=sys.stderr, flush=True)


def measure(command: list[str], **environment: str) -> dict[str, Any]:
    """Run a measuring program and read its JSON."""
    run = subprocess.run(
        command, cwd=ROOT, env=os.environ | environment, capture_output=True, text=True
    )
    if run.returncode != 0:
        raise NotMeasured(last_error(run.stderr))
    figures: dict[str, Any] = json.loads(run.stdout)
    return figures


def last_error(text: str) -> str:
    """The line of a report that says best what went wrong."""
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    errors = [line for line in lines if "error:" in line.lower()]
    in_source = [line for line in errors if ".py:" in line]
    return (in_source or errors or lines or ["it failed without a word"])[-1]


def ours(seconds: float, **environment: str) -> dict[str, Any]:
    """Our figures, in the build that the environment selects."""
    found: dict[str, Any] = {}
    for module in ("benchmarks.ours", "benchmarks.research"):
        found |= measure([sys.executable, "-m", module, f"--seconds={seconds}"], **environment)
    return found


def compiled(seconds: float) -> dict[str, Any]:
    """Our figures compiled; the build is made or renewed first."""
    say("compiling")
    make = subprocess.run(["make", "compile"], cwd=ROOT, capture_output=True, text=True)
    if make.returncode != 0:
        raise NotMeasured(f"make compile: {last_error(make.stdout + make.stderr)}")
    say("measuring the compiled build")
    return ours(seconds, PYTHONPATH=str(COMPILED))


def peers(seconds: float) -> dict[str, Any]:
    """The peers' figures; each is installed on its own, so that one may fail without the rest."""
    python = PEERS_VENV / "bin" / "python"
    if not python.exists():
        venv.create(PEERS_VENV, with_pip=True)
    for distribution in DISTRIBUTIONS:
        say(f"installing {distribution}")
        pip = [str(python), "-m", "pip", "install", "--quiet", distribution]
        install = subprocess.run(pip, capture_output=True, text=True)
        if install.returncode != 0:
            say(f"{distribution} does not install: {last_error(install.stderr)}")
    say("measuring the peers")
    return measure([str(python), "-m", "benchmarks.peers", f"--seconds={seconds}"])


def help_seconds() -> float:
    """Wall time of `cellmates --help`, the best of a few starts."""
    times = []
    for _ in range(STARTS):
        start = perf_counter()
        command = [str(Path(sys.executable).parent / "cellmates"), "--help"]
        if subprocess.run(command, capture_output=True).returncode != 0:
            raise NotMeasured("cellmates --help fails")
        times.append(perf_counter() - start)
    return min(times)


def cpu_name() -> str:
    """What this machine calls its processor."""
    try:
        for line in Path("/proc/cpuinfo").read_text().splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    except OSError:
        pass
    return platform.processor() or platform.machine()


def report(seconds: float) -> dict[str, Any]:
    """Everything measured in this run; what could not be is named with the reason."""
    results: dict[str, Any] = {
        "python": platform.python_version(),
        "cpu": cpu_name(),
        "system": platform.platform(),
    }
    say("measuring the interpreted build")
    for name, work in (
        ("interpreted", lambda: ours(seconds)),
        ("compiled", lambda: compiled(seconds)),
        ("peers", lambda: peers(seconds)),
        ("help_s", help_seconds),
    ):
        try:
            results[name] = work()
        except NotMeasured as reason:
            results[name] = {"not_measured": str(reason)}
    return results


def cell(figures: dict[str, Any], goal: Goal, target: float | None) -> str:
    """One figure with its verdict."""
    if goal.key not in figures:
        return "not measured"
    figure: float = figures[goal.key]
    text = f"{figure:,.{goal.digits}f}"
    if target is None:
        return text
    met = figure >= target if goal.more_is_better else figure < target
    sign = "≥" if goal.more_is_better else "<"
    return f"{text} ({sign} {target:,.0f}: {'met' if met else 'MISSED'})"


def table(results: dict[str, Any]) -> str:
    """The results for people."""
    plain, fast = results["interpreted"], results["compiled"]
    lines = [
        f"Python {results['python']} on {results['cpu']}, one core, CPU time, best of rounds",
        "",
        f"{'Cellmates':36} {'interpreted':>30} {'compiled':>30}",
    ]
    for goal in GOALS:
        left, right = cell(plain, goal, goal.interpreted), cell(fast, goal, goal.compiled)
        lines.append(f"{goal.name:36} {left:>30} {right:>30}")
    for name, figures in (("interpreted", plain), ("compiled", fast)):
        if "not_measured" in figures:
            lines.append(f"{name}: not measured ({figures['not_measured']})")
    lines += ["", help_line(results["help_s"]), "", *peer_lines(results)]
    return "\n".join(lines)


def help_line(figure: Any) -> str:
    """How long the command line takes to explain itself."""
    if isinstance(figure, dict):
        return f"cellmates --help: not measured ({figure['not_measured']})"
    verdict = "met" if figure < HELP_GOAL else "MISSED"
    return f"cellmates --help: {figure:.2f} s of wall time (< {HELP_GOAL}: {verdict})"


def peer_lines(results: dict[str, Any]) -> list[str]:
    """Each peer with our rate over its rate; ours are playouts of the slowest of three kinds of
    game."""
    found = results["peers"]
    if "not_measured" in found:
        return [f"peers: not measured ({found['not_measured']})"]
    ratios = {
        name: min(figures[goal.key] for goal in GOALS if goal.key.endswith("_playout_per_s"))
        for name in ("interpreted", "compiled")
        if "not_measured" not in (figures := results[name])
    }
    header = "".join(f"{'ours ' + name + ' /':>22}" for name in ratios)
    lines = [f"{'peer':36} {'decisions/s':>12} {'clone, µs':>10}{header}"]
    for name, figures in found.items():
        if "not_measured" in figures:
            lines.append(f"{name:36} not measured ({figures['not_measured']})")
            continue
        speed: float = figures["moves_per_s"]
        clone = f"{figures['clone_us']:.1f}" if "clone_us" in figures else "-"
        times = "".join(f"{ratio / speed:>21.2f}×" for ratio in ratios.values())
        lines.append(f"{name + ' ' + figures['version']:36} {speed:>12,.0f} {clone:>10}{times}")
    return lines


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="make bench", description=__doc__)
    parser.add_argument("--seconds", type=float, default=1.0, help="CPU time a round, of five")
    parser.add_argument("--json", action="store_true", help="print JSON instead of the table")
    arguments = parser.parse_args()
    results = report(arguments.seconds)
    print(json.dumps(results, indent=2) if arguments.json else table(results))


if __name__ == "__main__":
    main()
