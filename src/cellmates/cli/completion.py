"""`cellmates completion`: the script by which a shell completes commands, options and values.

Made from the parsers that read the command line. Where nothing of ours fits, shells propose files.
"""

import shlex
from argparse import Action, ArgumentParser, Namespace, _SubParsersAction
from typing import NamedTuple

from cellmates.cli.main import COMMANDS, whole_parser
from cellmates.cli.parser import Parser
from cellmates.locale import Texts

SHELLS = ("bash", "zsh", "fish")


def add_arguments(parser: Parser) -> None:
    """Declare what the command takes."""
    parser.add_argument(
        "shell", choices=SHELLS, metavar="SHELL", help=parser.texts("argument-shell")
    )


def run(args: Namespace) -> int:
    """Print the script."""
    print(script(args.shell, args.texts))
    return 0


class _Level(NamedTuple):
    """What may follow after some commands: `()`, `("play",)`, `("admin", "drain")`."""

    commands: tuple[str, ...]
    parser: ArgumentParser

    @property
    def options(self) -> list[Action]:
        return [action for action in self.parser._actions if action.option_strings]

    @property
    def below(self) -> dict[str, str]:
        """The commands that may come next, and what they do."""
        return {
            str(choice.dest): choice.help or ""
            for action in self.parser._actions
            if isinstance(action, _SubParsersAction)
            for choice in action._choices_actions
        }

    @property
    def values(self) -> list[str]:
        """What arguments that are no options may be."""
        plain = [action for action in self.parser._actions if not action.option_strings]
        arguments = [action for action in plain if not isinstance(action, _SubParsersAction)]
        return [value for action in arguments for value in _values(action)]


def _levels(parser: ArgumentParser, commands: tuple[str, ...] = ()) -> list[_Level]:
    """A parser and all those below it."""
    found = [_Level(commands, parser)]
    for action in parser._actions:
        if isinstance(action, _SubParsersAction):
            for name, below in action.choices.items():
                found += _levels(below, (*commands, name))
    return found


def _values(action: Action) -> list[str]:
    return [str(value) for value in action.choices or ()]


def script(shell: str, texts: Texts) -> str:
    """What the shell is to run; the explanations in it are in the language of the texts."""
    parser, _ = whole_parser(COMMANDS, texts)
    levels = _levels(parser)
    if shell == "fish":
        return _fish(levels)
    start = "autoload -U +X bashcompinit && bashcompinit\n" if shell == "zsh" else ""
    return start + _bash(levels)


def _bash(levels: list[_Level]) -> str:
    """For bash, and for zsh, which can run it."""
    known, valued, proposed = [], [], []
    for level in levels:
        path = "".join(f" {command}" for command in level.commands)
        if path:
            known.append(f'"{path}"')
        for option in level.options:
            if option.nargs != 0:
                names = "|".join(f'"{path} {name}"' for name in option.option_strings)
                valued.append(f'    {names}) words="{" ".join(_values(option))}" ;;')
        options = [name for option in level.options for name in option.option_strings]
        words = " ".join([*level.below, *level.values])
        proposed.append(f'    "{path}") words="{words}" options="{" ".join(options)}" ;;')
    return "\n".join(
        [
            "_cellmates() {",
            "  local path= word words= options=",
            '  local cur="${COMP_WORDS[COMP_CWORD]}" prev="${COMP_WORDS[COMP_CWORD-1]}"',
            '  for word in "${COMP_WORDS[@]:1:$((COMP_CWORD-1))}"; do',
            f'    case "$path $word" in {"|".join(known)}) path+=" $word" ;; esac',
            "  done",
            '  case "$path" in',
            *proposed,
            "  esac",
            '  [[ "$cur" == -* ]] && words="$options"',
            '  case "$path $prev" in',
            *valued,
            "  esac",
            '  COMPREPLY=($(compgen -W "$words" -- "$cur"))',
            "}",
            "complete -o default -F _cellmates cellmates",
        ]
    )


def _fish(levels: list[_Level]) -> str:
    lines = []
    for level in levels:
        seen = [f"__fish_seen_subcommand_from {command}" for command in level.commands]
        deeper = f"not __fish_seen_subcommand_from {' '.join(level.below)}" if level.below else ""
        when = shlex.quote("; and ".join([*seen, deeper] if deeper else seen) or "true")
        start = f"complete -c cellmates -n {when}"
        lines += [
            f"{start} -f -a {command} -d {_fish_text(what)}"
            for command, what in level.below.items()
        ]
        if level.values:
            lines.append(f"{start} -a {_fish_text(' '.join(level.values))}")
        for option in level.options:
            names = " ".join(
                f"-l {name[2:]}" if name.startswith("--") else f"-s {name[1:]}"
                for name in option.option_strings
            )
            takes = " -r" if option.nargs != 0 else ""
            if values := _values(option):
                takes += f" -f -a {_fish_text(' '.join(values))}"
            help = _fish_text(_help(level.parser, option))
            lines.append(f"{start} {names}{takes} -d {help}")
    return "\n".join(lines)


def _help(parser: ArgumentParser, option: Action) -> str:
    return parser._get_formatter()._expand_help(option) if option.help else ""


def _fish_text(text: str) -> str:
    """A text between single quotes, where fish knows two characters to escape."""
    safe = text.replace("\\", "\\\\").replace("'", "\\'")
    return f"'{safe}'"
