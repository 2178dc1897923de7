"""The words of every language: Fluent messages found by id, one folder a language.

``app.ftl`` holds what is said around any game, ``<game>.ftl`` what belongs to one game, and
``learn/`` the rules and tutorials of the page.
A new message goes into all five folders under the same id; the tests compare them. Which message an
event or an option becomes stands in ``words.toml`` of its game.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

Value = str | int | float | None

_FOLDER = Path(__file__).parent
_HYPHEN_FOR_MINUS = re.compile(r"(?<![\w-])-(?=\d)")
_LANGUAGES = ("en", "pl", "ru", "cs", "it")


def languages() -> tuple[str, ...]:
    """The codes of all languages that have texts, English first."""
    return _LANGUAGES


def language_from_locale(env: Mapping[str, str]) -> str:
    """The language that an environment's locale variables ask for, English if we lack it."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if wanted := env.get(name):
            code = wanted.replace("-", "_").partition("_")[0].partition(".")[0].lower()
            return code if code in _LANGUAGES else "en"
    return "en"


class Texts:
    """All messages of one language, each file read when first needed.

    ``texts("room-vortex")`` speaks a message, ``texts("room-vortex.what")`` an attribute of it,
    ``texts("event-moved", who="Alice", …)`` one with arguments; those not used are ignored.
    """

    def __init__(self, lang: str) -> None:
        if lang not in _LANGUAGES:
            raise ValueError(f"no texts in {lang!r}, only in {', '.join(_LANGUAGES)}")
        self.lang = lang

    def __call__(self, id: str, /, **args: Value) -> str:
        """The text of a message: KeyError if there is none, TypeError if an argument is missing."""
        name, _, attribute = id.partition(".")
        bundle = self._bundle_with(name)
        message = bundle.get_message(name)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            raise KeyError(id)
        text, errors = bundle.format_pattern(
            pattern, {key: _plain(value) for key, value in args.items()}
        )
        if errors:
            raise TypeError(f"{id} ({self.lang}): {errors[0]}")
        negative = any(isinstance(value, int | float) and value < 0 for value in args.values())
        return with_minus(str(text)) if negative else str(text)

    def __contains__(self, id: str) -> bool:
        """Whether there is such a message, or such an attribute of one."""
        name, _, attribute = id.partition(".")
        try:
            message = self._bundle_with(name).get_message(name)
        except KeyError:
            return False
        return attribute in message.attributes if attribute else message.value is not None

    def __repr__(self) -> str:
        return f"Texts({self.lang!r})"

    def _bundle_with(self, name: str) -> FluentBundle:
        for file in _files(self.lang):
            bundle = _bundle(self.lang, file)
            if bundle.has_message(name):
                return bundle
        raise KeyError(name)


def with_minus(text: str) -> str:
    """A text with a minus sign before negative numbers, as our messages write it: Fluent and
    Python put a hyphen there."""
    return _HYPHEN_FOR_MINUS.sub("−", text)


def _plain(value: Value) -> str | int | float:
    # Fluent knows neither nothing nor truth: messages select on [none] and on [0].
    if value is None:
        return "none"
    return int(value) if isinstance(value, bool) else value


@cache
def _files(lang: str) -> tuple[Path, ...]:
    # app.ftl first: what it holds is found without reading the texts of any game.
    folder = _FOLDER / lang
    near = sorted(folder.glob("*.ftl"), key=lambda file: (file.stem != "app", file))
    return (*near, *sorted(folder.glob("learn/*.ftl")))


@cache
def _bundle(lang: str, file: Path) -> FluentBundle:
    # Imported here because it costs more than everything else that starts with a command.
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle
