"""`cellmates man`: everything that `--help` says, and the exit statuses."""

import pytest

from cellmates.cli.main import COMMANDS, STATUSES, main
from cellmates.locale import Texts, languages


def printed(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert main(list(arguments)) == 0
    return capsys.readouterr().out


@pytest.mark.parametrize("lang", languages())
def test_the_manual_has_every_command_and_status(
    lang: str, capsys: pytest.CaptureFixture[str]
) -> None:
    texts = Texts(lang)
    page = printed(capsys, "man", "--lang", lang)
    assert page.startswith(".TH CELLMATES 1 ")
    for command in COMMANDS:
        assert f"\n.SS cellmates {command}\n" in page
    for status, id in STATUSES.items():
        assert f"\n.B {status}\n{texts(id)}".replace("-", "\\-") in page


@pytest.mark.parametrize("command", COMMANDS)
def test_the_manual_says_what_help_says(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    helped = printed(capsys, command, "--help", "--lang", "en").splitlines()
    told = {word for line in helped if line.startswith(" ") for word in line.split()}
    page = printed(capsys, "man", "--lang", "en").replace("\\-", "-").replace("\\e", "\\")
    assert told - set(page.replace(".B ", " ").split()) == set()


def test_no_line_of_prose_is_a_command_of_roff(capsys: pytest.CaptureFixture[str]) -> None:
    page = printed(capsys, "man", "--lang", "en")
    requests = {line.split()[0] for line in page.splitlines() if line.startswith((".", "'"))}
    assert requests == {".TH", ".SH", ".SS", ".PP", ".TP", ".B", ".nf", ".fi"}


def test_the_manual_as_markdown(capsys: pytest.CaptureFixture[str]) -> None:
    page = printed(capsys, "man", "--markdown", "--lang", "en")
    assert page.startswith("# `cellmates`\n")
    assert "\n### `cellmates verify`\n" in page
    assert "\n- `--json`: print JSON, for programs\n" in page
