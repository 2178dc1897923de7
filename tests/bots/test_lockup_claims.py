"""What crews claim of their face-down tokens, and what others make of it."""

from typing import Any

from cellmates import lockup
from cellmates.bots.host import luck
from cellmates.bots.lockup.beginners import RookieBot
from cellmates.bots.lockup.careful import CarefulBot
from cellmates.bots.lockup.heard import Heard
from cellmates.bots.lockup.talk import contradiction, false_claim
from cellmates.bots.sitting import Sitting
from cellmates.kernel.event import Event
from cellmates.lockup.options import DENY


def test_what_has_turned_out_false_is_said_by_one_crew() -> None:
    """A token lies open elsewhere, or others are turned up where it was said to lie."""
    for proof in (
        Event("assigned", -1, {"seat": 0, "location": "smithy", "up": ["5"], "down": 0}),
        Event("turned_up", -1, {"seat": 0, "location": "sewers", "tokens": ["lookout"]}),
    ):
        bots = [CarefulBot(bytes([number]) * 32) for number in range(2)]
        for seat, bot in enumerate(bots, 1):
            bot.player.heard.me = seat
            bot.hear([Event("claim", -1, {"seat": 0, "location": "sewers", "token": "5"})])
            bot.player.heard.claim = None  # it has let that pass
            assert bot.player.heard.exposed is None
            bot.hear([proof])
            assert not bot.speechless()
        said = [contradiction({}, bots[0].player.heard)]  # type: ignore[typeddict-item]
        bots[1].hear([Event("deny", -1, {"seat": 1, "wording": 0})])
        assert bots[1].player.heard.exposed is None
        bots[0].hear([proof])
        said.append(contradiction({}, bots[0].player.heard))  # type: ignore[typeddict-item]
        assert said == [DENY, None]


def test_what_turns_out_true_is_not_contradicted() -> None:
    heard = Heard()
    heard.me = 1
    heard.hear([Event("claim", -1, {"seat": 0, "location": "sewers", "token": "5"})])
    heard.hear([Event("assigned", -1, {"seat": 0, "location": "smithy", "up": ["4"], "down": 1})])
    heard.hear([Event("turned_up", -1, {"seat": 0, "location": "sewers", "tokens": ["2", "5"]})])
    assert heard.exposed is None


class Claims(Sitting):
    """A table that counts what crews claim of their tokens, and what of it is plainly false."""

    def __init__(self, level: type[CarefulBot], temperament: str, number: int) -> None:
        seed = number.to_bytes(32, "big")
        self.made = self.plain = self.true = 0
        bots = {seat: level(luck(seed, seat)) for seat in range(4)}
        for bot in bots.values():
            bot.behave(temperament)
        super().__init__(lockup.deal(lockup.Config(seats=4), seed), bots)

    def choose(self, seat: int, option: int) -> None:
        super().choose(seat, option)
        for event in self.table.news:
            if event.kind == "claim":
                told: Any = event.data
                view: Any = self.table.view(None)
                claim = (told["seat"], told["location"], told["token"])
                self.made += 1
                self.plain += false_claim(view, claim)
                own: Any = self.table.view(seat)
                piles = own["locations"][told["location"]]["tokens"]
                mine = [pile["mine"] or [] for pile in piles if pile["seat"] == seat]
                self.true += any(told["token"] in tokens for tokens in mine)


def claims_of(level: type[CarefulBot], temperament: str, games: int) -> tuple[int, int, int]:
    """How many claims crews make about their own tokens, how many of them can be seen to be false
    at once, and how many are true."""
    tables = [Claims(level, temperament, 800 + number) for number in range(games)]
    for table in tables:
        table.play()
    counts = [(table.made, table.plain, table.true) for table in tables]
    made, plain, true = (sum(each) for each in zip(*counts, strict=True))
    return made, plain, true


def test_some_crews_bluff_about_what_lies_face_down() -> None:
    """Bold, greedy and lying ones; never so that everybody sees it at once, and no beginners."""
    made, plain, true = claims_of(CarefulBot, "liar", 12)
    assert 0 < made < 2 * 4 * 12
    assert plain == 0
    assert 0 < true < made
    assert claims_of(CarefulBot, "cautious", 4) == claims_of(RookieBot, "liar", 4) == (0, 0, 0)
