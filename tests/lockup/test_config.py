"""What can be agreed before a game of Lockup, and what is refused with a reason."""

import shutil
from importlib.resources import files
from pathlib import Path

import pytest

from cellmates import lockup
from cellmates.kernel import Dice, IllegalChoice, MalformedChoice, NotYourDecision
from cellmates.kernel.record import RecordError, parse, rebuild, record_of
from cellmates.testing import conformance as kit
from tests.locale.said import is_said_in_every_language
from tests.lockup.tables import choose, laid_out, offers, played

DATA = Path(str(files("cellmates.lockup").joinpath("data")))


@pytest.mark.parametrize(
    ("keys", "what"),
    [
        ({"seats": 9}, "seats cannot be 9; it may be 1 to 5"),
        ({"seats": 0}, "seats cannot be 0"),
        ({"seats": True}, "seats cannot be True"),
        ({"seats": "4"}, "seats cannot be '4'"),
        ({"seats": 3, "solo": "expert"}, "seats cannot be 3 in solo"),
        ({"solo": "easy"}, "solo cannot be 'easy'; there are moderate, challenging, expert"),
        ({"speed": 3}, "unknown key 'speed'"),
        ({"mode": "team"}, "mode cannot be 'team'; there are basic, advanced, solo"),
        ({"advanced": "yes"}, "advanced must be true or false, not 'yes'"),
        ({"bandit_cube_at_setup": 1}, "bandit_cube_at_setup must be true or false, not 1"),
        ({"seats": 2, "crews": ["gnolls", "orcs"]}, "crews: 'orcs' is unknown or named twice"),
        ({"seats": 2, "crews": ["gnolls", "gnolls"]}, "crews: 'gnolls' is unknown or named twice"),
        ({"seats": 2, "crews": ["gnolls"]}, "crews: 2 are needed, by seat"),
        ({"crews": "gnolls"}, "crews: 4 are needed, by seat"),
        ({"cards": 3}, "cards must be a word, a folder or card files, not 3"),
        ({"cards": "nowhere"}, "cards: nowhere: there is no such folder"),
        ({"cards_digest": "0"}, "cards: standard: these are not the cards"),
    ],
)
def test_a_bad_configuration_names_its_key(keys: dict[str, object], what: str) -> None:
    with pytest.raises(lockup.ConfigError) as caught:
        lockup.Config(**keys)
    assert str(caught.value).startswith(what)
    assert not caught.value.kind or is_said_in_every_language(caught.value)


def test_short_names_of_modes() -> None:
    assert lockup.Config(mode="advanced") != lockup.Config()
    assert lockup.Config(mode="advanced").advanced
    assert lockup.Config(mode="solo").solo == "moderate"
    assert lockup.Config(seats=1).solo == "moderate"
    assert lockup.Config(mode="advanced_solo").mode == "advanced_solo"
    assert lockup.Config(solo="expert").mode == "solo"
    assert lockup.Config(seats=3, advanced=True).mode == "advanced"


def test_configurations_can_be_compared_and_written_down() -> None:
    config = lockup.Config(seats=3, crews=["goblins", "gnolls", "kobolds"])
    assert lockup.Config.from_dict(config.to_dict()) == config
    assert hash(lockup.Config.from_dict(config.to_dict())) == hash(config)
    assert config != lockup.Config(seats=3)
    assert config != "a configuration"
    assert repr(lockup.Config(seats=2)) == "Config(mode='basic', seats=2)"


def test_crews_sit_where_they_are_asked_to() -> None:
    table = lockup.deal(lockup.Config(seats=2, crews=["insectoids", "kobolds"]), bytes(32))
    assert [crew["crew"] for crew in table.view(None)["crews"]] == ["insectoids", "kobolds"]


# Choices that are refused.


def test_an_option_that_is_not_offered() -> None:
    t = laid_out({"phase": "roll_call", "seat0": {"cell": ["2"]}, "seat1": {}}, seats=2)
    before = t.digest()
    with pytest.raises(IllegalChoice, match="'collect' is not on offer; the options are: assign"):
        choose(t, "0: collect")
    with pytest.raises(NotYourDecision, match="seat 1 is not asked"):
        choose(t, "1: pass")
    with pytest.raises(MalformedChoice, match="there is no option 'assign library'"):
        t.options.parse("assign library")
    with pytest.raises(MalformedChoice, match="no option number"):
        t.choose(0, len(t.options))
    assert t.digest() == before


def test_one_cannot_pay_with_cubes_one_does_not_have() -> None:
    position = {
        "phase": "lights_out",
        "location": "cell_block",
        "display": ["bone_shiv", "loaded_dice"],
        "seat0": {
            "cell": ["2"],
            "placed": {"cell_block": ["5"]},
            "resources": {"scrap": 1, "iron": 1},
        },
        "seat1": {"cell": ["2"], "resources": {"gold": 2}},
    }
    t = laid_out(position, seats=2)
    assert "craft loaded_dice" not in offers(t, 0)
    with pytest.raises(IllegalChoice, match="'craft loaded_dice' is not on offer"):
        choose(t, "0: craft loaded_dice")
    choose(t, "0: reserve loaded_dice")
    before = t.digest()
    assert offers(t, 0) == ["pay scrap", "pay iron"]
    with pytest.raises(IllegalChoice, match="'pay gold' is not on offer"):
        choose(t, "0: pay gold")
    assert t.digest() == before
    choose(t, "0: pay iron")
    assert t.cubes[:4] == [1, 0, 0, 0]


# Cards of one's own.


def own_cards(folder: Path) -> Path:
    """The standard cards with one thing changed."""
    mine = Path(shutil.copytree(DATA, folder / "mine"))
    items = mine / "items.toml"
    items.write_text(items.read_text("utf-8").replace("value = 15", "value = 16"), "utf-8")
    return mine


def test_a_game_with_cards_of_ones_own_is_named_in_its_record(tmp_path: Path) -> None:
    config = lockup.Config(seats=2, cards=str(own_cards(tmp_path)))
    table = lockup.deal(config, bytes(32))
    assert table.view(None)["cards"] == "mine"
    kit.play(table, Dice(bytes(32)))
    record = record_of(lockup.GAME, config, bytes(32), table, {})
    assert record.config["cards_digest"] == config.cards.digest
    assert rebuild(parse(record.to_json(), "r"), lockup.GAME).digest() == table.digest()


def test_an_old_record_that_names_a_folder_needs_the_cards_it_had(tmp_path: Path) -> None:
    mine = own_cards(tmp_path)
    digest = lockup.Config(cards=str(mine)).cards.digest
    config = lockup.Config(seats=2, cards=str(mine), cards_digest=digest)
    table = lockup.deal(config, bytes(32))
    text = record_of(lockup.GAME, config, bytes(32), table, {}).to_json()
    assert str(mine) in text  # as records were written once: it stays as it is
    assert rebuild(parse(text, "game.json"), lockup.GAME).digest() == table.digest()
    shutil.copy(DATA / "items.toml", mine / "items.toml")
    with pytest.raises(RecordError, match="these are not the cards that the game was dealt with"):
        rebuild(parse(text, "game.json"), lockup.GAME, "game.json")
    shutil.rmtree(mine)
    with pytest.raises(RecordError, match=r"game\.json: config: cards: .*no such folder"):
        rebuild(parse(text, "game.json"), lockup.GAME, "game.json")


def test_a_broken_card_file_is_no_configuration(tmp_path: Path) -> None:
    mine = own_cards(tmp_path)
    (mine / "goons.toml").write_text("[nobody]\n", "utf-8")
    with pytest.raises(lockup.ConfigError, match=r"cards: .*goons\.toml: nobody"):
        lockup.Config(cards=str(mine))


# What the description of the game answers.


def test_seats_by_their_names() -> None:
    table = played(0, seats=3)
    assert lockup.GAME.seat_of(table, "2") == 2
    for who in ("3", "-1", "gnolls"):
        with pytest.raises(ValueError, match=f"there is no seat '{who}'"):
            lockup.GAME.seat_of(table, who)


def test_the_modes_and_their_seats() -> None:
    assert lockup.GAME.seats == {
        "basic": (2, 3, 4, 5),
        "advanced": (2, 3, 4, 5),
        "solo": (1,),
        "advanced_solo": (1,),
    }
