"""`cellmates completion`: what shells propose."""

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
        (["verify", "game"], {"game.json"}),
    ],
)
def test_bash_proposes(typed: list[str], proposed: set[str], bash: Path, tmp_path: Path) -> None:
    (tmp_path / "game.json").touch()
    words = " ".join(f"'{word}'" for word in ["cellmates", *typed])
    asked = (
        f"source {bash}; COMP_WORDS=({words}); COMP_CWORD={len(typed)}; "
        f'_shtab_cellmates; printf "%s\\n" "${{COMPREPLY[@]}}"'
    )
    done = subprocess.run(
        ["bash", "--norc", "-c", asked], cwd=tmp_path, capture_output=True, text=True, check=True
    )
    assert set(done.stdout.split()) == proposed


@pytest.mark.parametrize("shell", SHELLS)
def test_every_shell_knows_all_commands(shell: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["completion", shell]) == 0
    printed = capsys.readouterr().out
    assert all(command in printed for command in COMMANDS)
    assert "--behind-proxy" in printed or "behind-proxy" in printed
