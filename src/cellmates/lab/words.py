"""What is counted in the lab, in the words of a language."""

from collections.abc import Mapping
from typing import Any

from cellmates.lab.study import study_of
from cellmates.locale import Texts

_FAMILIES = {"tile": "room", "near": "room"}
"""Whose names things of a kind have, where that is not the kind itself."""


def word(kind: str, name: str, texts: Texts) -> str:
    """The name of a thing in the language; a game whose words are not there yet speaks in slugs."""
    return texts(f"{kind}-{name}") if f"{kind}-{name}" in texts else name


def side(name: str, texts: Texts) -> str:
    """A side, with its seat where each plays for itself: `player 2`."""
    slug, _, seat = name.partition(" ")
    return texts("lab-seat", number=seat) if seat else word("side", slug, texts)


def thing(what: str, game: str, config: Any, texts: Texts) -> str:
    """Something that a party had (`character alice`, `tile mortal 2`), with its kind."""
    kind, slug, *count = what.split(" ")
    if kind == "first":
        return texts("lab-kind-first")
    name = word(_FAMILIES.get(kind, kind), slug, texts)
    if name == slug:
        name = study_of(game).names(config, texts.lang).get(slug, slug)
    if count:
        name = texts("lab-several", name=name, count=int(count[0]))
    return texts("lab-thing", kind=texts(f"lab-kind-{kind}"), name=name)


def share(value: Mapping[str, float]) -> str:
    """A share in per cent."""
    return f"{value['value']:.1%}"


def between(value: dict[str, float]) -> str:
    """The bounds of a share in per cent."""
    return f"{value['low']:.1%}–{value['high']:.1%}"


def gain(value: dict[str, float]) -> str:
    """A difference of shares in per cent, with its sign."""
    return f"{value['value']:+.1%}"


def gain_between(value: dict[str, float]) -> str:
    """The bounds of a difference of shares."""
    return f"{value['low']:+.1%} … {value['high']:+.1%}"


def settings_word(settings: Mapping[str, object]) -> str:
    """Settings as they are typed."""
    return ", ".join(f"{key}={value}" for key, value in settings.items())


def cells_word(cells: list[int]) -> str:
    """The numbers of neighbouring cells."""
    return str(cells[0]) if len(cells) == 1 else f"{cells[0]}–{cells[-1]}"
