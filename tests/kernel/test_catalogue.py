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


def test_a_game_that_does_not_fit_the_history_is_refused_by_name() -> None:
    from cellmates.kernel.game import Game, check_size

    game = Game()
    game.name, game.seats = "crowd", {"all": (2, 9)}
    game.options = Catalogue(["yes", "no"])
    with pytest.raises(ValueError, match="crowd: 9 seats"):
        check_size(game)
    game.seats = {"all": (8,)}
    check_size(game)
    game.options = Catalogue([f"say {number}" for number in range(8193)])
    with pytest.raises(ValueError, match="crowd: 8193 options"):
        check_size(game)
