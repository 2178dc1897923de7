"""Temperaments: every character and every crew has its own, and they show in what bots do."""

from collections import Counter
from pathlib import Path

import pytest

from cellmates import bots, locale
from cellmates.bots.lockup import temperament as crews
from cellmates.bots.lockup.careful import CarefulBot as CarefulCrew
from cellmates.bots.room25 import temperament as people
from cellmates.bots.room25.careful import CarefulBot
from cellmates.bots.room25.talk import _lie
from cellmates.bots.sitting import Sitting, play
from cellmates.games import GAMES
from cellmates.locale import languages
from cellmates.lockup.names import CREWS
from cellmates.room25.names import CHARACTERS, GREEN
from tests.manners import COOPERATION, Watched


def test_the_names_on_offer_are_those_there_are() -> None:
    for game, there in (("room25", people.TEMPERAMENTS), ("lockup", crews.TEMPERAMENTS)):
        assert set(bots.temperaments(game)) | {bots.EVEN} == set(there)
    assert set(people.OWN) == set(bots.temperaments("room25"))
    assert len(people.OWN) == len(CHARACTERS)
    assert set(crews.OWN.values()) == set(bots.temperaments("lockup"))
    assert set(crews.OWN) == set(CREWS)


@pytest.mark.parametrize("language", languages())
def test_every_temperament_has_a_name(language: str) -> None:
    folder = Path(locale.__file__).parent / language
    told = (folder / "web_temperaments.ftl").read_text(encoding="utf-8")
    for game in GAMES:
        for name in ("own", *bots.temperaments(game)):
            assert f"temperament-{name} = " in told


def test_a_bot_is_like_its_character_unless_it_is_told_otherwise() -> None:
    watched = Watched(COOPERATION, 1, ["careful"])
    watched.play(1)
    for seat, bot in watched.bots.items():
        who = next(who for who in watched.room25.playing if watched.room25.seat_of[who] == seat)
        assert bot.memory.temper.name == people.OWN[who]
    watched = Watched(COOPERATION, 1, ["careful:liar", "rookie:bold"])
    watched.play(1)
    named = [bot.memory.temper.name for bot in watched.bots.values()]
    assert named == ["liar", "bold", "liar", "bold"]


def test_a_crew_has_the_temperament_of_its_kind() -> None:
    game = GAMES["lockup"]
    config = game.config({"seats": 4})
    table = game.deal(config, bytes(32))
    made = {seat: bots.make("lockup", "careful", bytes([seat]), config) for seat in range(4)}
    Sitting(table, made).play(12)
    for seat, bot in made.items():
        assert isinstance(bot, CarefulCrew)
        assert bot.player.temper.name == crews.OWN[table.view(seat)["crews"][seat]["crew"]]


def test_random_has_none_and_nobody_has_an_unknown_one() -> None:
    assert not bots.is_known("room25", "random:bold")
    assert not bots.is_known("room25", "careful:")
    assert not bots.is_known("lockup", "careful:silent")
    with pytest.raises(ValueError, match=r"temperaments .* bold, cautious"):
        bots.make("room25", "careful:evil", bytes(32))


def said(temperament: str, *kinds: str) -> int:
    """How often bots of a temperament said such things in a few games."""
    found: Counter[str] = Counter()
    for number in (1, 3, 5, 7):
        watched = Watched(COOPERATION, number, [f"careful:{temperament}"])
        watched.play()
        found.update(event.kind for _, event in watched.said)
    return sum(found[kind] for kind in kinds)


def test_the_silent_propose_less_than_the_talkative() -> None:
    plans = ("plan_look", "plan_exit", "plan_key", "plan_slide")
    assert said("silent", *plans) < said("even", *plans) < said("talkative", *plans)


def test_a_liar_lies_more_than_the_loyal() -> None:
    lots = [number / 100 for number in range(100)]

    def lies(name: str) -> int:
        odds = people.TEMPERAMENTS[name].lies
        return sum(_lie(GREEN, lambda lot=lot: lot, odds) != GREEN for lot in lots)  # type: ignore[misc]

    assert lies("loyal") < lies("even") < lies("liar")


def test_who_bears_grudges_remembers_who_accused_him() -> None:
    watched = Watched({"mode": "suspicion", "seats": 6}, 3, ["careful:grudging"])
    watched.play(6)
    bot = watched.bots[2]
    who = next(who for who in watched.room25.playing if watched.room25.seat_of[who] == 2)
    before = bot.memory.wrongs[0]
    t = watched.room25
    t.choose(0, t.catalogue().parse(f"accuse {CHARACTERS[who]}"))
    bot.hear(t.news_for(2))
    assert bot.memory.wrongs[0] == before + 1


@pytest.mark.parametrize("game", list(GAMES))
def test_all_temperaments_play_to_the_end(game: str) -> None:
    like = bots.temperaments(game)
    config = GAMES[game].config(
        {"mode": "competition", "seats": 4} if game == "room25" else {"seats": 5}
    )
    table = GAMES[game].deal(config, bytes([4]) * 32)
    names = [f"careful:{like[seat % len(like)]}" for seat in range(config.seats)]
    play(table, [bots.make(game, name, bytes([seat]), config) for seat, name in enumerate(names)])
    assert table.over


def test_careful_bots_are_what_they_are_made_of() -> None:
    assert isinstance(bots.make("room25", "mastermind:liar", bytes(32)), CarefulBot)
    assert bots.level_of("mastermind:liar") == "mastermind"
