"""Names and words as people may write them: nothing invisible, nothing that turns the line around,
no name that looks like another's."""

import unicodedata

from cellmates.server.protocol.refusal import Refusal

_BLANK = dict.fromkeys(map(ord, "\u00ad\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"), " ")
"""Characters that Unicode calls letters or symbols, and that show nothing."""

_JOINER = "\u200d"
"""Joins pictures into one, as families are written."""

_ALIKE = str.maketrans(
    "I1|0" "аеорсухіјѕһԁквмнт" "αοριυνχκτη",
    "lllo" "aeopcyxijshdkbmht" "aopiuvxktn",
)  # fmt: skip
"""Latin, Cyrillic and Greek letters, and digits, that look the same."""


def clean_text(text: str) -> str:
    """Words on one line, without characters that control a terminal or turn the line around."""
    seen = "".join(c if c.isprintable() or c == _JOINER else " " for c in text.translate(_BLANK))
    return " ".join(seen.split())


def clean_name(name: str) -> str:
    """A name without what cannot be seen, its letters written in one way."""
    cleaned = clean_text(unicodedata.normalize("NFKC", name.translate(_BLANK)))
    if not any(unicodedata.category(c)[0] in "LNPS" for c in cleaned):
        raise Refusal("bad_name", "a name needs at least one letter")
    return cleaned


def looks_like(name: str, other: str) -> bool:
    """Whether a name is written otherwise than another, and looks the same."""
    return name != other and _skeleton(name) == _skeleton(other)


def _skeleton(name: str) -> str:
    plain = unicodedata.normalize("NFKC", name).replace(" ", "").replace(_JOINER, "")
    return plain.translate(_ALIKE).casefold().translate(_ALIKE)
