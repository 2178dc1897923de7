"""argparse's own messages are said in the person's language, and none of them is overlooked."""

import argparse
import ast
import inspect

import pytest

from cellmates.cli.argparse_texts import ARGUMENT, COMPLAINTS, HEADINGS, PROBLEMS, speaking
from cellmates.cli.main import main
from cellmates.locale import Texts, languages

TRANSLATED = {ARGUMENT, *COMPLAINTS, *HEADINGS, *PROBLEMS}

NEVER_SHOWN = {
    # Mistakes of whoever declares arguments.
    ".__call__() not defined",
    "%r is not callable",
    "'required' is an invalid argument for positionals",
    "cannot have multiple subparser arguments",
    "cannot merge actions - two groups are named %r",
    "conflicting option string: %s",
    "conflicting subparser alias: %s",
    "conflicting subparser: %s",
    "dest= is required for options like %r",
    "invalid conflict_resolution value: %r",
    "invalid option string %(option)r: must start with a character %(prefix_chars)r",
    "mutually exclusive arguments must be optional",
    # What our parsers do not have: files to open, abbreviations, defaults in help,
    # things out of use.
    " (default: %(default)s)",
    'argument "-" with mode %r',
    "can't open '%(filename)s': %(error)s",
    "ambiguous option: %(option)s could match %(matches)s",
    "argument '%(argument_name)s' is deprecated",
    "command '%(parser_name)s' is deprecated",
    "option '%(option)s' is deprecated",
    "%(prog)s: warning: %(message)s\n",
    # What our parsers say themselves, or what is found earlier.
    "%(prog)s: error: %(message)s\n",
    "expected at most one argument",
    "show program's version number and exit",
    "subcommands",
    "unexpected option string: %s",
    "unknown parser %(parser_name)r (choices: %(choices)s)",
    # The same in every language.
    "%(heading)s:",
}


def msgids() -> set[str]:
    """What the argparse of this Python passes through gettext."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(inspect.getsource(argparse))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            first = node.args[0] if node.args else None
            if node.func.id in ("_", "ngettext") and isinstance(first, ast.Constant):
                found.add(str(first.value))
    return found


def test_every_msgid_is_translated_or_never_shown() -> None:
    assert msgids() - NEVER_SHOWN == TRANSLATED
    assert not TRANSLATED & NEVER_SHOWN


def test_argparse_asks_the_names_that_are_replaced() -> None:
    before = argparse._, argparse.ngettext  # type: ignore[attr-defined]
    with speaking(Texts("pl")):
        assert before != (argparse._, argparse.ngettext)  # type: ignore[attr-defined]
    assert before == (argparse._, argparse.ngettext)  # type: ignore[attr-defined]


WRONG = {
    "error-unknown-command": ["dance"],
    "error-missing-value": ["serve", "--port"],
    "error-missing-arguments": ["check"],
    "error-unknown-arguments": ["check", "--bogus", "x"],
    "error-no-value": ["serve", "--lan=yes"],
    "error-bad-number": ["serve", "--bot-processes", "many"],
    "error-not-a-number": ["serve", "--idle", "long"],
    "error-one-of-arguments": ["admin", "ban"],
    "error-not-with": ["admin", "ban", "--person", "a", "--address", "b"],
    "error-unknown-value": ["show", "chess", "rooms"],
}


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("id", WRONG)
def test_what_is_wrong_is_said_in_every_language(
    id: str, lang: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["--lang", lang, *WRONG[id]]) == 2
    said = capsys.readouterr().err
    frame = Texts(lang)(id, key="<>", value="<>", text="<>", known="<>", other="<>")
    start = frame.partition("<>")[0] or frame.rpartition("<>")[2]
    assert start in said
    assert f"{Texts(lang)('usage')}: cellmates" in said
    for english in ("invalid", "expected", "argument ", "usage:"):
        assert english not in said


@pytest.mark.parametrize("lang", languages())
def test_help_has_no_word_of_argparse(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", "--help", "--lang", lang]) == 0
    said, texts = capsys.readouterr().out, Texts(lang)
    for heading in ("usage", "usage-arguments", "usage-options"):
        assert f"{texts(heading)}:" in said
    assert texts("flag-help") in " ".join(said.split())
    for english in HEADINGS:
        assert english == "options" or english not in said


def test_counts_of_arguments_are_known_by_their_singular() -> None:
    parser = argparse.ArgumentParser(exit_on_error=False)
    parser.add_argument("--pair", nargs=2)
    with speaking(Texts("en")), pytest.raises(argparse.ArgumentError) as caught:
        parser.parse_args(["--pair", "one"])
    with speaking(Texts("en")):
        assert str(caught.value) == "--pair needs a value."
