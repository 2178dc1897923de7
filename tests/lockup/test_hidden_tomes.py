"""With `hidden_tomes` a window tells nobody which tomes a crew holds (LK-12.6)."""

import random
from collections.abc import Iterator

import pytest

from cellmates import lockup
from cellmates.games import GAMES
from cellmates.kernel.table import Decision
from cellmates.locale import Texts
from cellmates.lockup.options import WAIT, play_tome
from cellmates.terminal.face import face_of
from cellmates.testing.conformance import check_game

HIDDEN: dict[str, object] = {"seats": 3, "hidden_tomes": True}
USUAL: dict[str, object] = {"seats": 3}


def windows(keys: dict[str, object], games: int) -> Iterator[lockup.Table]:
    """Tables of random games at which somebody is asked in a window."""
    for seed in range(games):
        dice = random.Random(seed)
        t = lockup.deal(lockup.Config(**keys), seed.to_bytes(32, "big"))
        while not t.over:
            options = t.open[0].options
            if t.in_passing():
                yield t
                t.choose(t.open[0].seat, WAIT if dice.random() < 0.8 else options[-1])
            else:
                t.choose(t.open[0].seat, dice.choice(options))


def with_other_titles(t: lockup.Table, dice: random.Random) -> lockup.Table:
    """The same table, the tomes of hands and deck dealt anew."""
    twin = t.clone()
    pool = [title for hand in t.hands for title in hand] + list(t.tome_deck)
    dice.shuffle(pool)
    twin.hands = [tuple(pool.pop() for _ in hand) for hand in t.hands]
    twin.tome_deck = tuple(pool)
    return twin


def begun_again(t: lockup.Table) -> lockup.Table:
    """The moment at which the window that is open now was opened: nobody has been asked yet."""
    twin = t.clone()
    twin.open.clear()
    twin.advance()
    return twin


def seen_of_window(t: lockup.Table) -> list[object]:
    """What everybody sees while all wait until the window is over."""
    seen: list[object] = [t.view(None)]
    while t.in_passing():
        t.choose(t.open[0].seat, WAIT)
        seen.append("over" if t.over else t.view(None))  # after the end everything is open
    return [*seen, t.open[0].question.kind if t.open else "over"]


def different(keys: dict[str, object], games: int) -> tuple[int, int]:
    """How many windows there were, and at how many of them other titles showed."""
    dice = random.Random(5)
    found = [
        seen_of_window(begun_again(t)) != seen_of_window(begun_again(with_other_titles(t, dice)))
        for t in windows(keys, games)
    ]
    return len(found), sum(found)


def test_windows_look_the_same_whatever_titles_are_held() -> None:
    number, shown = different(HIDDEN, 2)
    assert number > 100
    assert shown == 0


def test_without_it_they_tell() -> None:
    number, shown = different(USUAL, 2)
    assert shown > number / 4


def test_it_obeys_the_laws_of_every_game() -> None:
    check_game(GAMES["lockup"], HIDDEN, 3, seed=bytes(32), one_in=60)


def test_everybody_with_a_tome_is_asked_and_nobody_else() -> None:
    for t in windows(HIDDEN, 1):
        who = t.open[0].seat
        assert t.hands[who]
        assert t.open[0].options[0] == WAIT


def test_alone_there_is_nobody_to_hide_from() -> None:
    assert not lockup.Config(solo="expert", hidden_tomes=True).hidden_tomes
    terms = GAMES["lockup"].terms(lockup.Config(solo="expert"))
    assert "hidden_tomes" not in str(terms["matters"])
    assert "hidden_tomes" in str(GAMES["lockup"].terms(lockup.Config(seats=3))["matters"])


def test_it_is_off_unless_it_is_agreed_on_so_that_older_games_go_on() -> None:
    config = lockup.Config(seats=3)
    assert not config.hidden_tomes
    assert "hidden_tomes" not in config.to_dict()
    assert lockup.Config(**HIDDEN).to_dict()["hidden_tomes"] is True
    with pytest.raises(ValueError, match="hidden_tomes must be true or false"):
        lockup.Config(seats=3, hidden_tomes="yes")


def test_who_has_nothing_to_play_is_asked_once_a_phase() -> None:
    face = face_of("lockup", Texts("en"))
    t = next(t for t in windows(HIDDEN, 3) if len(t.open[0].options) == 1)
    seat = t.open[0].seat
    decision, view = t.decision(seat), t.view(seat)
    standing = face.lasting(WAIT, decision, view, None)
    assert standing is not None
    assert standing.answers(decision, view)
    more = Decision("window", decision.about, (WAIT, play_tome(t.cards)))
    assert not standing.answers(more, view)
    assert standing.scope(view) != standing.scope({**view, "phase": "patrol"})


def test_only_windows_are_asked_in_passing() -> None:
    t = lockup.deal(lockup.Config(**HIDDEN), bytes(32))
    while not t.over:
        assert t.in_passing() == (t.open[0].question.kind == "window")
        t.choose(t.open[0].seat, t.open[0].options[-1])
    assert not t.in_passing()
