"""A configuration is complete, can be written down, and is refused by the name of its bad key."""

import pytest

from cellmates import room25
from cellmates.kernel import Dice
from cellmates.room25 import Config, ConfigError
from cellmates.room25.names import CHARACTERS, ROLES
from tests.locale.said import is_said_in_every_language

OWN = ["central", "room_25", *["empty"] * 8, *["cold"] * 2, *["dark"] * 2, *["trap"] * 2]
OWN += [*["mortal"] * 2, *["flooded"] * 2, *["acid_bath"] * 2, "vision", "moving", "control"]


def test_a_configuration_can_be_made_again_from_its_keys() -> None:
    people = ("max", "emmett", "alice", "kevin")
    config = Config(mode="team", seats=4, edition="russian", characters=people, rule_level="basic")
    assert config.to_dict()["characters"] == list(people)
    assert Config.from_dict(config.to_dict()) == config


def test_defaults() -> None:
    config = Config()
    assert (config.mode.name, config.seats, config.guards) == ("suspicion", 6, 2)
    assert repr(config) == "Config(mode='suspicion', seats=6)"
    assert config == Config(seats=6)
    assert hash(config) == hash(Config(seats=6))
    assert config != Config(seats=8)
    assert config != "suspicion"


@pytest.mark.parametrize(
    ("mode", "seats", "rounds", "characters"),
    [
        *[("suspicion", seats, rounds, seats) for seats, rounds in
          ((4, 10), (5, 10), (6, 10), (7, 9), (8, 8))],
        *[("cooperation", seats, rounds, people) for seats, rounds, people in
          ((1, 8, 4), (2, 8, 4), (3, 6, 6), (4, 8, 4), (5, 7, 5), (6, 6, 6))],
        ("solo", 1, 8, 4),
        *[("competition", seats, rounds, 2 * seats) for seats, rounds in
          ((2, 10), (3, 10), (4, 8))],
        *[("team", seats, rounds, seats) for seats, rounds in ((4, 10), (6, 10), (8, 8))],
    ],
)  # fmt: skip
def test_rounds_and_characters(mode: str, seats: int, rounds: int, characters: int) -> None:
    config = Config(mode=mode, seats=seats)
    table = room25.deal(config, bytes(32))
    assert (config.rounds, table.remaining, len(table.playing)) == (rounds, rounds, characters)


@pytest.mark.parametrize(
    ("keys", "what"),
    [
        ({"speed": 9}, "unknown key 'speed'"),
        ({"mode": "chess"}, "mode cannot be 'chess'"),
        ({"edition": "klingon"}, "edition cannot be 'klingon'; there are ultimate, "),
        ({"edition": 3}, "edition must be a word, not 3"),
        ({"seats": 9}, "seats cannot be 9 in suspicion; it may be 4, 5, 6, 7, 8"),
        ({"seats": "six"}, "seats must be a number, not 'six'"),
        ({"seats": True}, "seats must be a number, not True"),
        ({"mode": "solo", "seats": 2}, "seats cannot be 2 in solo"),
        ({"edition": "season1", "seats": 8}, "seats cannot be 8: season1 has six characters"),
        ({"edition": "season1", "mode": "competition", "seats": 4}, "seats cannot be 4: season1"),
        ({"seats": 4, "guards": 2}, "guards cannot be 2 with 4 players"),
        ({"seats": 8, "guards": 1}, "guards cannot be 1 with 8 players"),
        ({"guards": 3}, "guards cannot be 3"),
        ({"mode": "solo", "guards": 1}, "guards cannot be 1 in solo"),
        ({"characters": "max"}, "characters must be a list, not 'max'"),
        ({"seats": 4, "characters": ["max", "mux"]}, "characters: there is no 'mux'"),
        ({"seats": 4, "characters": ["max", "max"]}, "characters: one is named twice"),
        ({"seats": 4, "characters": ["max"]}, "characters: 4 are needed, by seat"),
        (
            {"edition": "season1", "seats": 4, "characters": ["max", "sarah", "alice", "kevin"]},
            "characters: there is no 'sarah'",
        ),
        (
            {"mode": "competition", "seats": 2, "characters": ["max", "emmett", "kevin", "alice"]},
            "characters: max, kevin cannot be one side (R25-16.3)",
        ),
        (
            {"mode": "team", "seats": 4, "characters": ["max", "emmett", "kevin", "alice"]},
            "characters: max, kevin cannot be one side (R25-16.3)",
        ),
        (
            {
                "mode": "team",
                "seats": 6,
                "characters": ["max", "emmett", "alice", "kevin", "franck", "jennifer"],
            },
            "characters: max, alice, franck cannot be one side (R25-16.3)",
        ),
        ({"madness": True}, "madness is for cooperation and solo, not suspicion"),
        (
            {"mode": "solo", "madness": True, "rule_level": "basic"},
            "madness needs rule_level ultimate",
        ),
        ({"first_player": 7, "seats": 6}, "first_player: there is no seat 7"),
        ({"first_player": 9}, "first_player cannot be 9"),
        ({"complex_preset": "castle"}, "complex_preset cannot be 'castle'"),
        ({"complex_preset": ["central", "room_25"]}, "complex_preset cannot be ["),
        ({"complex_preset": [*OWN[:-1], "vision"]}, "complex_preset: 2 vision are more than the"),
        (
            {"complex_preset": [*OWN[:-1], "timer"], "rule_level": "basic"},
            "complex_preset: timer needs rule_level ultimate",
        ),
        (
            {"complex_preset": [*OWN[:-1], "illusion"], "rule_level": "basic"},
            "complex_preset: illusion needs rule_level ultimate",
        ),
        (
            {"complex_preset": OWN, "mode": "cooperation"},
            "complex_preset: cooperation needs 1 key rooms",
        ),
        ({"complex_preset": [*OWN[:-1], "key"]}, "complex_preset: suspicion needs 0 key rooms"),
        (
            {"complex_preset": [*OWN[:-2], "key", "regeneration"], "mode": "cooperation"},
            "complex_preset: no regeneration in cooperation (R25-14.7)",
        ),
        (
            {
                "complex_preset": OWN,
                "exit_zone_reserved": ["room_25", "empty", "cold", "dark"],
            },
            "exit_zone_reserved: more than twelve tiles are set aside",
        ),
        ({"any_rooms": ["empty"]}, "any_rooms: a list of rooms, for a complex_preset with free"),
        ({"complex_preset": "suspicion_2g", "any_rooms": 7}, "any_rooms: a list of rooms, for a"),
        ({"complex_preset": "suspicion_2g", "any_rooms": ["x"]}, "any_rooms: there is no room 'x'"),
        (
            {"complex_preset": "suspicion_2g", "any_rooms": ["empty"]},
            "any_rooms: 5 green rooms are needed, not 1",
        ),
        (
            {"complex_preset": "coop", "mode": "solo", "any_rooms": ["regeneration"]},
            "any_rooms: regeneration is not for this complex",
        ),
        ({"escape_by": ["mac_card"]}, "escape_by cannot be ['mac_card']"),
        ({"lock_own_room": 1}, "lock_own_room cannot be 1"),
        ({"punishment_pictured": True}, "punishment_pictured cannot be True"),
        ({"exit_zone_reserved": ["attic"]}, "exit_zone_reserved cannot be ['attic']"),
    ],
)
def test_what_cannot_be_played_is_refused_by_its_key(keys: dict[str, object], what: str) -> None:
    with pytest.raises(ConfigError) as caught:
        Config(**keys)
    assert str(caught.value).startswith(what)
    assert not caught.value.kind or is_said_in_every_language(caught.value)


def test_free_places_can_be_filled_by_choice() -> None:
    green = ["vision", "control", "tunnel", "tunnel", "tunnel"]
    yellow = ["vortex", "vortex", "prison", "prison", "cold", "dark", "mirror"]
    red = ["acid_bath", "trap", "flooded", "illusion", "paranoia"]
    config = Config(complex_preset="suspicion_2g", any_rooms=[*green, *yellow, *red])
    assert config.complex_public
    dealt = room25.deal(config, bytes(32)).view(None)["complex"]
    assert dealt["tunnel"] == 3
    assert sum(dealt.values()) == 25
    assert Config.from_dict(config.to_dict()) == config


def test_too_many_free_places_are_refused() -> None:
    green = ["vision", "control", "tunnel", "tunnel", "tunnel"]
    yellow = ["vortex", "vortex", "prison", "prison", "cold", "dark", "mirror"]
    red = ["acid_bath", "trap", "flooded", "illusion", "paranoia"]
    with pytest.raises(ConfigError, match="any_rooms: too many rooms") as caught:
        Config(complex_preset="suspicion_2g", any_rooms=[*green, *yellow, *red, "key"])
    assert is_said_in_every_language(caught.value)


def test_a_complex_of_ones_own() -> None:
    config = Config(complex_preset=OWN)
    assert room25.deal(config, bytes(32)).view(0)["complex"] == {
        kind: OWN.count(kind) for kind in OWN
    }


def test_characters_sit_where_they_are_put() -> None:
    people = ["sarah", "bruce", "max", "alice"]
    config = Config(mode="cooperation", seats=2, characters=people, first_player=1)
    table = room25.deal(config, bytes(32))
    assert [CHARACTERS[who] for who in table.track] == ["bruce", "sarah", "alice", "max"]
    assert [table.seat_of[CHARACTERS.index(name)] for name in people] == [0, 1, 0, 1]


def test_teams_of_ones_own_choice() -> None:
    people = ["max", "emmett", "alice", "kevin"]
    config = Config(mode="team", seats=4, team_characters="free", characters=people)
    assert room25.deal(config, bytes(32)).team_of[CHARACTERS.index("alice")] == 0


@pytest.mark.parametrize("seats", range(4, 9))
def test_everybody_gets_a_role_from_a_larger_pile_too(seats: int) -> None:
    """Up to five players there is one prisoner too many; more than six take all there are."""
    config = room25.Config(mode="suspicion", seats=seats, rule_level="basic", roles_exact=False)
    for number in range(20):
        table = room25.deal(config, bytes([number]) * 32)
        roles = [ROLES[table.roles[who]] for who in table.playing]
        assert set(roles) <= {"guard", "prisoner"}
        assert roles.count("guard") in range(config.guards - (seats < 6), config.guards + 1)
        table.reimagine(0, Dice(bytes(32)))
