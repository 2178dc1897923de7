"""Tables of text: what is aligned how."""

from cellmates.terminal.columns import table


def test_numbers_stand_at_the_right_below_zero_too() -> None:
    assert table(["crew", "goons"], [["gnolls", "12"], ["kobolds", "-3"]]) == [
        "crew     goons",
        "gnolls      12",
        "kobolds     −3",
    ]


def test_words_stand_at_the_left() -> None:
    assert table(["name", "what"], [["a-1", "x"], ["b", "longer"]]) == [
        "name  what",
        "a-1   x",
        "b     longer",
    ]
