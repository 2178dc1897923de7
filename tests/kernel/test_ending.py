"""Awards: who did most of something."""

from cellmates.kernel.ending import MOST_AWARDS, Tally


def test_an_award_goes_to_whoever_did_most_of_it() -> None:
    tally = Tally(4)
    tally.add("pusher", 1)
    tally.add("pusher", 2, 3)
    assert tally.awards([("pusher", 2)]) == [{"name": "pusher", "seats": [2], "count": 3}]


def test_too_little_is_worth_none() -> None:
    tally = Tally(4)
    tally.add("pusher", 1)
    assert tally.awards([("pusher", 2), ("liar", 1)]) == []


def test_half_of_the_seats_may_share_an_award() -> None:
    tally = Tally(4)
    for seat in (0, 3):
        tally.add("liar", seat, 2)
    assert tally.awards([("liar", 2)]) == [{"name": "liar", "seats": [0, 3], "count": 2}]
    tally.add("liar", 1, 2)
    assert tally.awards([("liar", 2)]) == []


def test_who_holds_no_seat_gets_none() -> None:
    tally = Tally(1)
    tally.add("boss", 1, 9)
    tally.add("boss", -1, 9)
    assert tally.awards([("boss", 1)]) == []


def test_the_first_awards_are_given() -> None:
    tally = Tally(2)
    names = [f"award{number}" for number in range(9)]
    for name in names:
        tally.add(name, 0)
    given = tally.awards([(name, 1) for name in names])
    assert [award["name"] for award in given] == names[:MOST_AWARDS]
