"""`cellmates completion`: what shells propose."""

import re
import subprocess
from pathlib import Path

import pytest

from cellmates.cli.completion import SHELLS, script
from cellmates.cli.main import COMMANDS, main
from cellmates.locale import Texts

TEXTS = Texts("en")


@pytest.fixture(scope="module")
def bash(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The script for bash."""
    file = tmp_path_factory.mktemp("completion") / "cellmates.bash"
    file.write_text(script("bash", TEXTS), "utf-8")
    return file


@pytest.mark.parametrize(
    ("typed", "proposed"),
    [
        (["simul"], {"simulate"}),
        (["play", "l"], {"lockup"}),
        (["verify", "--j"], {"--json"}),
        (["serve", "--log", ""], {"text", "json"}),
        (["--la"], {"--lang"}),
        (["completion", "f"], {"fish"}),
        (["serve", "--host", ""], set()),  # and bash proposes files
    ],
)
def test_bash_proposes(typed: list[str], proposed: set[str], bash: Path) -> None:
    words = " ".join(f"'{word}'" for word in ["cellmates", *typed])
    asked = (
        f"source {bash}; COMP_WORDS=({words}); COMP_CWORD={len(typed)}; "
        f'_cellmates; printf "%s\\n" "${{COMPREPLY[@]}}"'
    )
    command = ["bash", "--norc", "-c", asked]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert set(done.stdout.split()) == proposed


@pytest.mark.parametrize("shell", SHELLS)
def test_every_shell_knows_all_commands(shell: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["completion", shell]) == 0
    printed = capsys.readouterr().out
    assert all(command in printed for command in COMMANDS)
    assert "behind-proxy" in printed


def test_whatever_prints_results_prints_them_as_json_too() -> None:
    """All commands but those that begin something, and those that print one kind of data anyway."""
    begin = {"play", "serve", "admin", "lab", "puzzle", "lab report"}
    print_data = {"completion", "man", "lab record"}
    lines = re.findall(r'" ([a-z ]+)"\) words=".*" options="(.*)"', script("bash", TEXTS))
    without = {command for command, options in lines if "--json" not in options.split()}
    assert without == begin | print_data


def test_fish_is_told_where_a_proposal_fits() -> None:
    lines = script("fish", TEXTS).splitlines()
    log = "complete -c cellmates -n '__fish_seen_subcommand_from serve' -l log -r -f -a 'text json'"
    assert any(line.startswith(log) for line in lines)
    assert any("-n 'not __fish_seen_subcommand_from play " in line for line in lines)
