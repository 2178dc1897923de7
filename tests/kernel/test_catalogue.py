"""Options by number and by text."""

import pytest

from cellmates.kernel import Catalogue, MalformedChoice

CATALOGUE = Catalogue(["look n", "look e", "pass"], more_words=("s",))


def test_texts_and_numbers() -> None:
    assert len(CATALOGUE) == 3
    assert CATALOGUE.text(1) == "look e"
    assert CATALOGUE.parse("look e") == 1
    assert CATALOGUE.parse("  LOOK   e ") == 1


@pytest.mark.parametrize("number", [-1, 3])
def test_there_is_no_such_number(number: int) -> None:
    with pytest.raises(MalformedChoice, match=f"no option number {number}"):
        CATALOGUE.text(number)


def test_there_is_no_such_text() -> None:
    with pytest.raises(MalformedChoice, match="no option 'jump'"):
        CATALOGUE.parse("jump")


def test_words_of_the_game() -> None:
    assert CATALOGUE.speaks_of("look s")
    assert not CATALOGUE.speaks_of("look up")


def test_two_options_cannot_share_a_text() -> None:
    with pytest.raises(ValueError, match="share a text"):
        Catalogue(["pass", "pass"])
