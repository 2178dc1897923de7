"""What a finished game of Lockup came to: what decided it, where stars come from, awards."""

import random
from collections.abc import Mapping

import pytest

from cellmates import lockup
from cellmates.kernel.ending import Ending
from cellmates.locale import Texts, languages
from cellmates.lockup.cards import standard
from cellmates.lockup.ending import FINDINGS, PARTS
from cellmates.lockup.scoring import standing
from cellmates.lockup.table import LockupTable
from cellmates.terminal.face import face_of
from cellmates.terminal.lockup.words import Words

KEYS: list[dict[str, object]] = [
    {"seats": 2},
    {"seats": 4},
    {"mode": "advanced", "seats": 3},
    {"mode": "solo", "seats": 1},
]


def retold(keys: Mapping[str, object], seed: int) -> tuple[LockupTable, Ending]:
    dice = random.Random(seed)
    config = lockup.GAME.config(keys)
    table = lockup.GAME.deal(config, seed.to_bytes(32, "big"))
    assert isinstance(table, LockupTable)
    while not table.over:
        seat = dice.choice(table.waiting)
        table.choose(seat, dice.choice(table.decision(seat).options))
    return table, lockup.GAME.ending(config, seed.to_bytes(32, "big"), table.choices())


@pytest.mark.parametrize("keys", KEYS, ids=str)
def test_the_parts_make_the_stars_before_the_count(keys: dict[str, object]) -> None:
    for seed in range(4):
        table, found = retold(keys, seed)
        sums = [0] * table.participants
        for part in found["parts"]:
            assert set(part["data"]) == set(PARTS[part["kind"]].details.split())
            seat, stars = part["data"]["seat"], part["data"]["stars"]
            assert isinstance(seat, int)
            assert isinstance(stars, int)
            sums[seat] += stars
        assert sums == list(table.stars_before)


@pytest.mark.parametrize("keys", KEYS, ids=str)
def test_what_was_spared_makes_the_rows_add_up(keys: dict[str, object]) -> None:
    """A crew without stars loses none (LK-15.11): its rows come to less than its total."""
    for seed in range(12):
        table, _ = retold(keys, seed)
        scoring = table.view(None)["scoring"]
        sums = list(scoring["before"])
        for row in scoring["scored"]:
            sums[row["seat"]] += row["stars"]
        stars = [crew["stars"] for crew in table.view(None)["crews"]]
        whole = [one + more for one, more in zip(sums, scoring["spared"], strict=True)]
        assert whole == stars
        assert min(scoring["spared"]) >= 0


def test_a_spared_crew_is_told_why() -> None:
    """Random crews with one ratfolk and no stars: found among many games."""
    for seed in range(200):
        table, found = retold({"seats": 4}, seed)
        view = table.view(None)
        if any(view["scoring"]["spared"]):
            break
    else:
        raise AssertionError("no crew was spared anything")
    for lang in languages():
        texts = Texts(lang)
        lines = face_of("lockup", texts).ending(view, (), found)
        said = "\n".join("".join(span.text for span in line) for line in lines)
        assert texts("score-spared") in said


@pytest.mark.parametrize("keys", KEYS, ids=str)
def test_every_game_has_an_ending_in_words(keys: dict[str, object]) -> None:
    for seed in range(4):
        table, found = retold(keys, seed)
        view = table.view(None)
        assert found["headline"] is not None
        assert 0 < found["moment"] <= len(table.choices())
        for each in (found["headline"], *found["findings"]):
            assert set(each["data"]) == set(FINDINGS[each["kind"]].details.split())
        for each in (found["headline"], *found["findings"], *found["parts"]):
            for lang in languages():
                words = Words(Texts(lang), standard()).wording
                assert words.finding(each, view)
                assert words.head(each)


def test_the_winner_is_ahead_of_the_next_one() -> None:
    ahead = 0
    for seed in range(6):
        table, found = retold({"seats": 4}, seed)
        assert found["headline"] is not None
        best, second = sorted(table.stars, reverse=True)[:2]
        if best > second:
            ahead += 1
            assert found["headline"]["kind"] == "ahead"
            assert found["headline"]["data"]["count"] == best - second
    assert ahead


def test_whoever_was_further_behind_is_told_how_far_and_where() -> None:
    for seed in range(4):
        table, found = retold({"seats": 4}, seed)
        winner = int(table.outcome.winners[0]) if table.outcome else -1
        order = sorted(range(4), key=lambda who: (table.stars[who], len(table.items[who])))
        behind = [each["data"] for each in found["findings"] if each["kind"] == "behind"]
        assert [data["seat"] for data in behind] == [order[1], order[0]]
        scoring = table.view(None)["scoring"]
        for data, who in zip(behind, (order[1], order[0]), strict=True):
            assert data["count"] == table.stars[winner] - table.stars[who]
            rows = [row for row in scoring["scored"] if row["category"] == data["category"]]
            stars = {row["seat"]: row["stars"] for row in rows}
            if data["category"] == "before":
                stars = dict(enumerate(scoring["before"]))
            assert (data["got"], data["stars"]) == (stars.get(who, 0), stars.get(winner, 0))


def test_the_moment_is_when_the_winner_got_ahead_for_good() -> None:
    between = 0  # games that were decided neither at once nor at the very end
    for seed in range(6):
        table, found = retold({"seats": 4}, seed)
        (winner,) = table.outcome.winners if table.outcome else ()
        again = lockup.GAME.deal(lockup.GAME.config({"seats": 4}), seed.to_bytes(32, "big"))
        assert isinstance(again, LockupTable)
        ahead: list[bool] = []
        rounds: list[int] = []
        for seat, option in table.choices():
            again.choose(seat, option)
            stars = again.stars if again.over else standing(again)
            mine = stars[int(winner)]
            ahead.append(all(mine > other for who, other in enumerate(stars) if who != int(winner)))
            rounds.append(again.round_number)
        moment = found["moment"]
        assert all(ahead[moment - 1 :])
        assert moment == 1 or not ahead[moment - 2]
        assert {"kind": "ahead_since", "data": {"round": rounds[moment - 1]}} in found["findings"]
        between += 1 < moment < len(ahead)
    assert between


@pytest.mark.parametrize("seed", range(4))
def test_lies_are_claims_of_tokens_that_were_not_there(seed: int) -> None:
    dice = random.Random(seed)
    config = lockup.GAME.config({"seats": 3})
    table = lockup.GAME.deal(config, seed.to_bytes(32, "big"))
    options = table.catalogue()
    false: set[int] = set()  # by the number of the choice, as the speaker knew
    while not table.over:
        seat = dice.choice(table.waiting)
        table.choose(seat, dice.choice(table.decision(seat).options))
        claims = [each for each in table.phrases(seat) if options.text(each).startswith("claim ")]
        if not claims:
            continue
        option = dice.choice(claims)
        _, place, token = options.text(option).split()
        table.choose(seat, option)
        lain = table.view(seat)["locations"][place]["tokens"]
        if not any(token in each["mine"] for each in lain if each["seat"] == seat):
            false.add(len(table.choices()))
    lies = lockup.GAME.ending(config, seed.to_bytes(32, "big"), table.choices())["lies"]
    assert lies
    assert set(lies) <= false
