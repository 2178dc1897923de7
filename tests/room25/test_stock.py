"""The boxes hold what the rules say, and so does the rules page."""

import re
from pathlib import Path

import pytest

from cellmates import room25
from cellmates.room25 import stock

BASIC = (
    *("central", "room_25", "key", "empty", "vision", "moving", "tunnel", "control"),
    *("vortex", "prison", "cold", "dark", "pivoting"),
    *("acid_bath", "trap", "flooded", "mortal", "shredder"),
)

PRESETS = (
    *("suspicion_1g", "suspicion_2g", "suspicion_1g_it", "suspicion_2g_it"),
    *("coop", "coop_it", "coop_cz_standard", "coop_cz_madness", "competition_team_cz"),
)

LISTS = (
    *("season1_beginner", "season1_expert_suspicion", "season1_expert_competition"),
    *("season2_suspicion_1g", "season2_suspicion_2g", "season2_coop_standard"),
    *("coop_easy", "coop_normal", "coop_madness", "solo_standard", "competition_team"),
    *("basic_suspicion", "basic_suspicion_1g", "basic_suspicion_2g"),
)

# Key, default, other values: the configuration table of the rules, row by row.
SWITCHES: list[tuple[str, object, list[object]]] = [
    ("mode", "suspicion", ["cooperation", "solo", "competition", "team"]),
    ("rule_level", "ultimate", ["basic"]),
    ("madness", False, [True]),
    ("guards", None, [1, 2]),
    ("mac_include_madness_cards", False, [True]),
    ("complex_preset", None, ["coop_cz_madness"]),
    ("exit_zone_reserved", ("room_25", "key", "vision", "moving", "robot"), [("room_25",)]),
    ("room_set", "jamming", ["false_exit"]),
    ("solo_exclude", (), [("jamming", "mirror", "vortex")]),
    ("first_player", "random", ["host", "seat", 3]),
    ("alarm_trigger", "before_minus5", ["first_5_rounds"]),
    ("guard_reveal_when", "own_turn", ["any_time"]),
    ("guard_reveal_adrenaline", "lost_next_round", ["discard_now", "keep"]),
    ("unmask_rule", "outside_equals_guards", ["majority_of_survivors", "majority_of_all"]),
    ("adrenaline_allows_special", False, [True]),
    ("adrenaline_optional", False, [True]),
    ("cold_adrenaline", "planning", ["planning_and_use"]),
    ("cold_guard_check", "round_start", ["while_inside"]),
    ("flooded_deadline", "next_round_second_action", ["next_round_last_action", "next_turn"]),
    ("kevin_hack_blue", "revealed_only", ["any_blue"]),
    ("lock_own_room", True, [False]),
    ("robot_spawn", "cap_revealed_rooms", ["only_if_none", "cap_supply"]),
    ("robot_push_blue", "forbidden", ["central_only"]),
    ("robot_rotates_corridor", True, [False]),
    ("pivoting_limits_specials", False, [True]),
    ("moving_trigger", "enter", ["reveal"]),
    ("illusion_applies_effect", True, [False]),
    ("revive_marker", "former_place", ["first"]),
    ("mirror_revealed_guard", "adrenaline_only", ["full"]),
    ("paranoia_can_plan_adrenaline", True, [False]),
    ("vision_colour_hint", True, [False]),
    ("punishment_pictured", 2, [1]),
    ("punishment_chooser", "owner", ["random"]),
    ("mac_remove_absent", False, [True]),
    ("mac_draw_again", True, [False]),
    ("madness_draws", 2, [3]),
    ("madness_solo_reminders", False, [True]),
    ("jamming_card_solo", "remove_reminders", ["none"]),
    ("lock_mover", "emmett", ["resolver"]),
    ("deactivation_returns_tokens", True, [False]),
    ("acceleration_scope", "round", ["current_pass"]),
    ("coop_win_requires_exit", True, [False]),
    ("multi_char_open_programs", False, [True]),
    ("prison_blocks_forced", True, [False]),
    ("android_redirect", True, [False]),
    ("control_room_is_control_action", False, [True]),
    ("escape_by", ("control_action",), [("control_action", "control_room", "mac_card")]),
    ("reminders_per", "character", ["player"]),
    ("ui_memory_aid", "events_only", ["board", "none"]),
    ("roles_exact", True, [False]),
    ("guard_reveal_needs_room25", True, [False]),
    ("coop_partial_victory", False, [True]),
    ("solo_programs", True, [False]),
    ("team_characters", "fixed", ["free"]),
    ("team_talk", "open", ["team_channel", "none"]),
]


def box(name: str) -> dict[str, int]:
    return {kind: tile.boxes[name] for kind, tile in stock.tiles().items() if tile.boxes[name]}


# --- tiles ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "total", "colours"),
    [
        ("season1", 32, (2, 13, 8, 9)),
        ("season2", 15, (1, 4, 6, 4)),
        ("ultimate", 47, (3, 17, 14, 13)),
        ("italian", 47, (3, 17, 14, 13)),
    ],
)
def test_a_box_holds_its_tiles(name: str, total: int, colours: tuple[int, ...]) -> None:
    tiles = stock.tiles()
    held = box(name)
    assert sum(held.values()) == total
    for colour, number in zip(stock.COLOURS, colours, strict=True):
        assert sum(n for kind, n in held.items() if tiles[kind].colour == colour) == number


def test_there_are_27_kinds_of_room_18_of_them_basic() -> None:
    tiles = stock.tiles()
    assert len(tiles) == 27
    assert {kind for kind, tile in tiles.items() if tile.level == "basic"} == set(BASIC)


def test_the_italian_box_has_a_false_exit_for_the_jamming_room() -> None:
    ultimate, italian = box("ultimate"), box("italian")
    assert ultimate.pop("jamming") == italian.pop("false_exit") == 1
    assert ultimate == italian


# --- complexes ------------------------------------------------------------------------------------


def test_every_complex_of_the_rules_is_there() -> None:
    found = stock.complexes()
    assert {name for name, each in found.items() if each.kind == "table"} == set(PRESETS)
    assert {name for name, each in found.items() if each.kind == "list"} == set(LISTS)


@pytest.mark.parametrize("name", [*PRESETS, *LISTS])
def test_a_complex_has_25_tiles_of_its_box(name: str) -> None:
    found = stock.complexes()[name]
    held = box(found.box)
    assert sum(found.counts.values()) + sum(found.any.values()) == 25
    assert all(number <= held[kind] for kind, number in found.counts.items())
    assert found.counts["central"] == found.counts["room_25"] == 1
    assert found.counts.get("key", 0) == ("solo" in found.modes and found.box != "season1")
    assert found.note
    assert found.modes


@pytest.mark.parametrize("name", LISTS)
def test_a_basic_list_has_basic_rooms(name: str) -> None:
    found = stock.complexes()[name]
    if found.level == "basic":
        # The first box had no levels: its Illusion Room became an ultimate room only later.
        assert set(found.counts) - {"illusion"} <= set(BASIC)
        assert "illusion" not in found.counts or found.box == "season1"


@pytest.mark.parametrize(
    ("name", "table"),
    [
        ("season2_suspicion_1g", "suspicion_1g"),
        ("season2_suspicion_2g", "suspicion_2g"),
        ("season2_coop_standard", "coop"),
        ("season2_coop_standard", "coop_cz_standard"),
        ("solo_standard", "coop_cz_standard"),
        ("coop_madness", "coop_cz_madness"),
        ("competition_team", "competition_team_cz"),
    ],
)
def test_a_list_fits_its_table(name: str, table: str) -> None:
    ready, rule = stock.complexes()[name], stock.complexes()[table]
    free = stock.free_tiles(rule, rule.box)
    for colour, number in rule.any.items():
        picked: list[str] = []
        for kind, count in ready.counts.items():
            if stock.tiles()[kind].colour == colour:
                picked += [kind] * (count - rule.counts.get(kind, 0))
        assert len(picked) == number
        assert all(picked.count(kind) <= free[colour].count(kind) for kind in picked)


def test_what_is_left_in_the_box_is_not_drawn() -> None:
    table = stock.complexes()["coop_cz_standard"]
    free = stock.free_tiles(table, "ultimate")
    assert free["yellow"].count("vortex") == 1
    assert free["yellow"].count("pivoting") == 0
    assert free["green"].count("empty") == 7
    alone = stock.free_tiles(table, "ultimate", ("jamming", "mirror", "vortex"), 3)
    assert alone["yellow"].count("vortex") == 1
    assert "jamming" not in alone["yellow"]
    assert "mirror" not in alone["yellow"]
    assert alone["green"].count("empty") == 4
    assert alone["blue"] == []


# --- cards ----------------------------------------------------------------------------------------


def test_the_deck_has_39_base_and_19_madness_cards() -> None:
    cards = stock.cards()
    assert sum(card.copies for card in cards if card.set == "base") == 39
    assert sum(card.copies for card in cards if card.set == "madness") == 19
    sorts: dict[str, int] = {}
    for card in cards:
        sorts[card.kind] = sorts.get(card.kind, 0) + card.copies
    assert sorts == {
        **{"move": 32, "punishment": 7, "blackout": 1, "jamming": 2, "rewind": 1, "robot": 2},
        **{"time_bomb": 2, "lock": 1, "deactivate": 3, "chaos": 2, "acceleration": 2, "panic": 3},
    }


def test_every_line_and_direction_is_on_two_cards() -> None:
    texts = {card.text for card in stock.cards() if card.kind == "move"}
    for line in "1245abde":
        first, second = "ew" if line.isdecimal() else "ns"
        assert {f"move {line} {first}", f"move {line} {second}"} <= texts
        twice = [d for d in (first, second) if f"move {line} {d} x2" in texts]
        again = [d for d in (first, second) if f"move {line} {d} +" in texts]
        assert len(twice) == len(again) == 1
        assert twice != again


def test_everybody_but_alice_is_on_two_punishments_and_first_on_one() -> None:
    pairs = [card.text.split(" ")[1:] for card in stock.cards() if card.kind == "punishment"]
    assert sorted(first for first, _ in pairs) == sorted(second for _, second in pairs)
    assert sorted(first for first, _ in pairs) == sorted(set(stock.characters()) - {"alice"})


# --- characters -----------------------------------------------------------------------------------


def test_eight_characters_in_four_duos() -> None:
    characters = stock.characters()
    assert list(characters) == sorted(characters)
    assert "".join(who.letter for who in characters.values()) == "ABEFJKMS"
    assert {frozenset((who.name, who.duo)) for who in characters.values()} == {
        *(frozenset(("emmett", "kevin")), frozenset(("franck", "jennifer"))),
        *(frozenset(("max", "alice")), frozenset(("sarah", "bruce"))),
    }
    assert {who.name: who.empties for who in characters.values() if who.empties} == {
        "bruce": 1,
        "sarah": 2,
    }


# --- switches and editions ------------------------------------------------------------------------


def test_no_switch_is_missing_and_none_is_invented() -> None:
    assert list(stock.switches()) == [key for key, _, _ in SWITCHES]


@pytest.mark.parametrize(("key", "default", "others"), SWITCHES)
def test_a_switch_takes_its_values(key: str, default: object, others: list[object]) -> None:
    assert stock.switches()[key].default == default
    for value in others if default is None else [default, *others]:
        assert stock.setting(key, value) == value
    refused: list[object] = ["nonsense", ["nonsense"], 7.5, {}, None]
    for nonsense in refused:
        with pytest.raises(ValueError, match=key):
            stock.setting(key, nonsense)


def test_a_choice_has_no_values_beyond_the_table() -> None:
    for key, default, others in SWITCHES:
        switch = stock.switches()[key]
        if switch.kind == "choice":
            assert set(switch.values) == {default, *others} - {None}


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("guards", True),
        ("madness", 1),
        ("first_player", 8),
        ("escape_by", ["mac_card"]),
        ("escape_by", ["control_action", "control_action"]),
        ("exit_zone_reserved", [5]),
        ("complex_preset", ["central"]),
        ("complex_preset", ["central"] * 25),
    ],
)
def test_a_value_of_the_wrong_sort_is_refused(key: str, value: object) -> None:
    with pytest.raises(ValueError, match=f"{key} cannot be"):
        stock.setting(key, value)


def test_an_unknown_switch_is_refused() -> None:
    with pytest.raises(ValueError, match="unknown key 'mood'"):
        stock.setting("mood", "good")


def test_lists_have_one_form() -> None:
    assert stock.setting("solo_exclude", ["jamming", "mirror", "one vortex"]) == (
        *("jamming", "mirror", "vortex"),
    )
    own = ["central", "room_25", *["empty"] * 23]
    assert stock.setting("complex_preset", own) == tuple(own)


def test_an_edition_lists_only_what_differs() -> None:
    assert list(stock.editions()) == [
        *("ultimate", "polish", "russian", "season2", "italian", "season1"),
    ]
    assert stock.editions()["ultimate"] == {}
    for name, readings in stock.editions().items():
        for key, value in readings.items():
            assert value != stock.switches()[key].default, f"{name}: {key}"


def test_the_editions_read_some_rules_in_their_own_way() -> None:
    italian, season1 = stock.edition("italian"), stock.edition("season1")
    assert italian.switches["room_set"] == "false_exit"
    assert italian.switches["madness_draws"] == 3
    assert italian.box == "italian"
    assert italian.adrenaline
    assert season1.switches["unmask_rule"] == "majority_of_all"
    assert (season1.box, season1.coop_rounds) == ("season1", 8)
    assert not season1.adrenaline
    assert not season1.key_room
    assert not season1.mac_cards
    with pytest.raises(ValueError, match="edition cannot be 'season3'"):
        stock.edition("season3")


@pytest.mark.parametrize("edition", ["ultimate", "polish", "russian", "season2", "italian"])
@pytest.mark.parametrize("mode", room25.GAME.modes)
@pytest.mark.parametrize("level", stock.LEVELS)
def test_every_edition_deals_a_complex_for_every_mode(edition: str, mode: str, level: str) -> None:
    for guards in (1, 2):
        for madness in (False, True):
            found = stock.default_complex(edition, mode, level, guards, madness)
            assert mode in found.modes
            assert found.level == level
            if edition == "italian":
                assert "jamming" not in found.counts


@pytest.mark.parametrize("mode", room25.GAME.modes)
def test_the_first_season_deals_tiles_of_its_own_box(mode: str) -> None:
    assert stock.default_complex("season1", mode, "basic", 1, False).box == "season1"


def test_the_complex_of_an_edition() -> None:
    def dealt(edition: str, mode: str, guards: int = 1, madness: bool = False) -> str:
        return stock.default_complex(edition, mode, "ultimate", guards, madness).id

    assert dealt("polish", "suspicion") == "season2_suspicion_1g"
    assert dealt("ultimate", "suspicion", guards=2) == "season2_suspicion_2g"
    assert dealt("italian", "suspicion", guards=2) == "suspicion_2g_it"
    assert dealt("season2", "solo") == "coop_cz_standard"
    assert dealt("season2", "cooperation", madness=True) == "coop_cz_madness"
    with pytest.raises(ValueError, match="no complex for suspicion at the expert level"):
        stock.default_complex("ultimate", "suspicion", "expert", 1, False)


# --- the rules page -------------------------------------------------------------------------------

PAGE = (Path(__file__).parents[2] / "docs" / "rules" / "room25.md").read_text("utf-8")
LETTERS = {"P": "polish", "R": "russian", "2": "season2", "I": "italian", "1": "season1"}


def test_the_rules_page_names_every_room_complex_and_switch() -> None:
    for name in (*stock.tiles(), *stock.complexes(), *stock.switches(), *stock.editions()):
        assert f"`{name}`" in PAGE


@pytest.mark.parametrize("key", [key for key, _, _ in SWITCHES])
def test_the_rules_page_says_which_edition_reads_a_switch_otherwise(key: str) -> None:
    row = re.search(rf"^\|[^|]*\| `{key}` \|.*$", PAGE, re.MULTILINE)
    assert row
    marks = re.findall(r"\(([PR2I1](?:, [PR2I1])*)\)", row[0])
    said = {LETTERS[letter] for mark in marks for letter in mark.split(", ")}
    assert said == {name for name, readings in stock.editions().items() if key in readings}
