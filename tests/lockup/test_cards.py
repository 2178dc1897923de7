"""The cards of Lockup are all there, and broken card files are refused by name."""

import ast
import re
import shutil
from collections import Counter
from importlib.resources import files
from pathlib import Path

import pytest

from cellmates.kernel.datafile import said, sections
from cellmates.locale import Texts, languages
from cellmates.lockup import Config, ConfigError, cards
from cellmates.lockup.card import BY_POWER, NOTHING, OFF_DUTY
from cellmates.lockup.content import FILES
from cellmates.lockup.names import CREWS, KINDS

DATA = Path(str(files("cellmates.lockup").joinpath("data")))

TOMES = (
    *("big_book_of_stealth", "cutthroat_crafting", "atlas_of_hideouts", "manual_of_muscle"),
    *("airtight_alibis", "the_gentle_art_of_framing", "scavengers_almanac"),
    *("alchemists_primer", "ironmongers_digest", "iron_will_regimen", "recruiters_handbook"),
    *("contraband_blueprints", "map_of_the_old_wing", "tales_of_seniority"),
)
GOALS = (
    *("wall_of_shields", "jewel_box", "spellbinders", "dwarven_clan", "rat_pack", "war_band"),
    *("pumping_iron", "stocked_cell", "strength_in_numbers", "mixed_company"),
    *("a_bit_of_everything", "heavy_pockets"),
    *("armory", "treasury", "sanctum", "full_kit", "friends_everywhere", "raw_muscle"),
)
GUARDS = (
    *("blue_1a", "blue_1b", "blue_1c", "blue_2a", "blue_2b", "blue_3", "blue_fist"),
    *("green_0", "green_1a", "green_1b", "green_2", "green_3"),
    *("yellow_1", "yellow_2", "yellow_3", "yellow_4", "yellow_draw"),
    *("red_2", "red_3", "red_4", "red_5", "red_draw"),
)


def slug(name: str) -> str:
    return re.sub("[^a-z0-9]+", "_", name.lower().replace("'", "")).strip("_")


def decks(found: cards.CardSet) -> list[list[str]]:
    return [
        [item.slug for item in found.items],
        [goon.slug for goon in found.goons],
        [tome.slug for tome in found.tomes],
        [goal.slug for goal in found.goals],
        [trait.slug for trait in found.traits],
    ]


def copy(folder: Path) -> Path:
    return Path(shutil.copytree(DATA, folder / "mine"))


def test_the_decks_have_their_sizes() -> None:  # LK-1.7
    found = cards.standard()
    assert len(found.items) == 34
    assert len(found.goons) == 33
    assert sum(tome.copies for tome in found.tomes) == 28
    assert Counter(goal.kind for goal in found.goals) == {"leader": 6, "instant": 6, "final": 6}
    assert len(found.traits) == 18
    assert sum(card.copies for card in found.locations) == 8


def test_slugs_are_the_english_names() -> None:
    found = cards.standard()
    for deck in decks(found):
        for card in deck:
            assert card == slug(found.names["en"][card])
    assert tuple(tome.slug for tome in found.tomes) == TOMES
    assert tuple(goal.slug for goal in found.goals) == GOALS
    assert tuple(guard.slug for guard in found.guards) == GUARDS
    assert tuple(board.slug for board in found.boards) == CREWS


def test_every_card_has_a_name_in_every_language() -> None:
    found = cards.standard()
    assert list(found.names) == ["en", "pl", "ru", "cs", "it"]
    assert found.names["pl"]["bone_shiv"] == "Kościany kozik"
    for names in found.names.values():
        assert len(names) == len(found.names["en"]) == 34 + 33 + 14 + 18 + 18 + 6 + 22 + 7
    russian = found.names["ru"].values()
    assert all(re.search("[а-яё]", name.lower()) for name in russian)


def test_no_two_cards_of_a_deck_have_the_same_name() -> None:
    found = cards.standard()
    for language, names in found.names.items():
        for deck in decks(found):
            said = Counter(names[card] for card in deck)
            assert said.most_common(1)[0][1] == 1, language


def test_every_entry_says_where_it_is_from() -> None:
    for file in FILES:
        for entry in sections(DATA, file):
            assert entry.data["source"] in ("rulebook", "reconstructed"), (file, entry.name)


def test_an_item_as_it_is_read() -> None:  # LK-18.1, LK-18.8
    items = {item.slug: item for item in cards.standard().items}
    kettle = items["transmuters_kettle"]
    assert (kettle.value, kettle.cost) == (8, [2, 1, 1, 0, 0])
    assert (kettle.treasures, kettle.effects) == ([0, 0, 1], [cards.GAIN_GOLD])
    assert items["loaded_dice"].cost == [0, 0, 0, 0, 4]
    assert items["gilded_mess_cup"].treasures == [1, 1, 0]


def test_what_items_cost_and_give_in_all() -> None:
    items = cards.standard().items
    assert sum(item.value for item in items) == 302
    assert [sum(item.cost[kind] for item in items) for kind in range(5)] == [54, 28, 26, 10, 8]
    assert [sum(item.treasures[kind] for item in items) for kind in range(3)] == [14, 15, 13]


def test_the_goons_by_type() -> None:  # LK-18.2
    goons = cards.standard().goons
    counts = Counter(cards.GOON_TYPES[goon.type] for goon in goons)
    assert list(counts) == list(cards.GOON_TYPES)
    assert list(counts.values()) == [4, 4, 3, 7, 4, 5, 6]
    assert Counter(goon.suspicion for goon in goons) == {0: 6, 1: 20, 2: 7}
    assert [sum(goon.treasures[kind] for goon in goons) for kind in range(3)] == [5, 5, 6]
    bandits = [goon for goon in goons if goon.type == cards.BANDIT]
    assert [KINDS[goon.resource] for goon in bandits] == list(KINDS)  # LK-8.8
    assert all(goon.resource == NOTHING for goon in goons if goon.type != cards.BANDIT)


def test_every_effect_is_on_some_card() -> None:  # LK-14
    found = cards.standard()
    icons = [*(item.effects for item in found.items), *(goon.effects for goon in found.goons)]
    assert {effect for card in icons for effect in card} == set(range(len(cards.EFFECTS)))


def test_every_tome_does_something_else() -> None:  # LK-18.3
    tomes = cards.standard().tomes
    assert [tome.code for tome in tomes] == list(range(14))
    assert {tome.copies for tome in tomes} == {2}
    solo = sum(tome.copies for tome in tomes if tome.solo)
    assert solo == 24  # LK-17.3
    assert [tome.slug for tome in tomes if not tome.solo] == list(TOMES[:2])


def test_goals_as_they_are_read() -> None:  # LK-18.4
    goals = {goal.slug: goal for goal in cards.standard().goals}
    rats, knight, kit = goals["rat_pack"], goals["armory"], goals["full_kit"]
    assert (rats.metric, rats.which, rats.minimum) == ("goon", cards.RATFOLK, 2)
    assert (knight.metric, knight.which, knight.stars) == ("items_with", cards.SHIELD, 0)
    assert (kit.metric, kit.which, kit.stars, kit.per) == ("treasure_set", NOTHING, 3, 1)
    assert (goals["heavy_pockets"].metric, goals["heavy_pockets"].minimum) == ("gold", 2)


def test_boards() -> None:  # LK-18.6
    found = cards.standard()
    side_a = found.side_a
    assert (side_a.stars, side_a.power, side_a.suspicion, side_a.storage) == (10, 1, 0, 5)
    assert not side_a.bonuses
    powerless = [board.slug for board in found.boards if not board.power]
    assert powerless == ["kobolds", "goblins"]  # LK-16.2
    assert found.boards[3].bonuses == [("gold", 1), ("scrap", 2)]


def test_traits() -> None:  # LK-18.5
    traits = {trait.slug: trait for trait in cards.standard().traits}
    assert traits["handy"].bonuses == [("free_reserve", 1), ("iron", 1), ("scrap", 1), ("stars", 3)]


def test_guards_and_location_cards() -> None:  # LK-18.7
    found = cards.standard()
    guards = {guard.slug: guard for guard in found.guards}
    assert guards["blue_fist"].strength == BY_POWER
    assert (guards["red_draw"].strength, guards["red_draw"].draw) == (2, True)
    assert [card.location for card in found.locations] == [0, 1, 2, 3, 4, 5, OFF_DUTY]


def test_the_standard_cards_are_read_once() -> None:
    assert cards.standard() is cards.standard()
    assert cards.standard().name == "standard"


def test_a_folder_with_the_same_cards_has_the_same_digest(tmp_path: Path) -> None:
    mine = cards.load(copy(tmp_path))
    assert mine.name == "mine"
    assert mine.digest == cards.standard().digest


def test_a_missing_file_is_taken_from_the_standard_cards(tmp_path: Path) -> None:
    (tmp_path / "items.toml").write_bytes((DATA / "items.toml").read_bytes())
    assert cards.load(tmp_path).digest == cards.standard().digest


def test_the_digest_knows_what_cards_do_and_not_what_they_are_called(tmp_path: Path) -> None:
    file = copy(tmp_path) / "items.toml"
    text = file.read_text("utf-8")
    file.write_text(text.replace('"Loaded Dice"', '"Lucky Dice"') + "# a comment\n", "utf-8")
    renamed = cards.load(file.parent)
    assert renamed.digest == cards.standard().digest
    assert renamed.names["en"]["loaded_dice"] == "Lucky Dice"
    file.write_text(text.replace("value = 15", "value = 16"), "utf-8")
    assert cards.load(file.parent).digest != cards.standard().digest


def test_the_order_of_cards_is_part_of_the_digest(tmp_path: Path) -> None:
    # Decks are shuffled from the order in the file: another order is another game.
    file = copy(tmp_path) / "goons.toml"
    head, *rest = re.split(r"(?m)^(?=\[)", file.read_text("utf-8"))
    file.write_text(head + "".join(reversed(rest)), "utf-8")
    assert cards.load(file.parent).digest != cards.standard().digest


def test_a_folder_that_is_none(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="there is no such folder"):
        cards.load(tmp_path / "nowhere")
    with pytest.raises(ValueError, match=r"holds no card files: items\.toml"):
        cards.load(tmp_path)
    (tmp_path / "item.toml").write_text("", "utf-8")
    with pytest.raises(ValueError, match=r"item\.toml: is not a card file"):
        cards.load(tmp_path)


def test_a_file_that_is_no_text(tmp_path: Path) -> None:
    (tmp_path / "items.toml").write_bytes(b"\xff\xfe")
    with pytest.raises(ValueError, match=r"items\.toml: .*decode"):
        cards.load(tmp_path)


BROKEN = [
    ("items.toml", "[bone_shiv]", "[sharpened_spoon]", r"items\.toml: .*sharpened_spoon"),
    ("items.toml", "[bone_shiv]", "[ragpicker_jod]", "goons.toml: ragpicker_jod: there is another"),
    ("items.toml", "[bone_shiv]", "[bone-shiv]", "items.toml: bone-shiv: is not a slug"),
    ("items.toml", "[bone_shiv]", "[none]", "items.toml: none: means something else"),
    ("goons.toml", "[ragpicker_jod]", "[cubes]", "goons.toml: cubes: means something else"),
    ("items.toml", "[bone_shiv]", "[bone_shiv", "items.toml: .*line"),
    ("items.toml", 'it = "Cucchiaio affilato"', "", "items.toml: .*"),
    (
        "items.toml",
        ', it = "Cucchiaio affilato"',
        "",
        "items.toml: sharpened_spoon: has no name in 'it'",
    ),
    ("items.toml", 'pl = "Nao', 'de = "Nao', "items.toml: sharpened_spoon: has no name in 'pl'"),
    ("items.toml", 'en = "Sh', 'de = "L", en = "Sh', "sharpened_spoon.name: unknown key 'de'"),
    ("items.toml", "value = 8", "value = true", "sharpened_spoon: value is not a number: True"),
    ("items.toml", "scrap = 3", "scrap = -3", "sharpened_spoon.cost: scrap is not a number: -3"),
    ("items.toml", "scrap = 3", "wood = 3", "sharpened_spoon.cost: unknown key 'wood'"),
    ("items.toml", "{ scrap = 3 }", "{}", "sharpened_spoon: has no cost"),
    ("items.toml", "{ scrap = 3 }", "3", "sharpened_spoon.cost: is not a table"),
    ("items.toml", '["shield"]', '["crown"]', "sharpened_spoon: unknown treasures 'crown'"),
    ("items.toml", '["shield"]', "[]", "sharpened_spoon: has no treasure"),
    (
        "items.toml",
        '["gain_power"]',
        '["gain_wood"]',
        "knuckle_chains: unknown effects 'gain_wood'",
    ),
    ("items.toml", '"reconstructed"', '"dreamt"', "sharpened_spoon: unknown source 'dreamt'"),
    ("items.toml", "value = 8", "value = 8\nstars = 8", "sharpened_spoon: unknown key 'stars'"),
    ("goons.toml", '"bandit"', '"clerk"', "goons.toml: ragpicker_jod: unknown type 'clerk'"),
    ("goons.toml", 'resource = "scrap"\n', "", "ragpicker_jod: unknown resource ''"),
    ("goons.toml", '"bandit"', '"demon"', "ragpicker_jod: unknown resource 'scrap'"),
    ("goons.toml", '"dwarf"', '"demon"', "goons.toml: 6 dwarf, at least 7"),
    ("goons.toml", '"ratfolk"', '"demon"', "goons.toml: 4 ratfolk, at least 5"),
    ("goons.toml", "suspicion = 2", "suspicion = 5", "ragpicker_jod.*: more than 12 suspicion"),
    ("tomes.toml", '"peek"', '"poke"', "tomes.toml: atlas_of_hideouts: unknown code 'poke'"),
    ("tomes.toml", '= "own_turn"', '= "any"', "big_book_of_stealth: unknown timing 'any'"),
    ("tomes.toml", "copies = 2", "copies = 3", "tomes.toml: 29 tomes instead of 28"),
    ("tomes.toml", "solo = false", "solo = 0", "big_book_of_stealth: solo is neither true nor"),
    (
        "goals.toml",
        'kind = "leader"',
        'kind = "boss"',
        "goals.toml: wall_of_shields: unknown kind 'boss'",
    ),
    ("goals.toml", '= "treasure:shield"', '= "treasure:crown"', "unknown metric 'treasure:crown'"),
    (
        "goals.toml",
        '= "treasure:shield"',
        '= "treasure"',
        "wall_of_shields: unknown metric 'treasure'",
    ),
    ("goals.toml", '= "treasure:shield"', '= "wood"', "wall_of_shields: unknown metric 'wood'"),
    ("goals.toml", "minimum = 3\n", "", "wall_of_shields: a leader goal has a minimum"),
    ("goals.toml", "stars = 6\n", "", "pumping_iron: an instant goal has a minimum and stars"),
    ("goals.toml", "per = 1\n", "", "full_kit: a final goal is a contest, or has stars"),
    ("traits.toml", '["tome", 3]', '["tomb", 3]', "traits.toml: bookish: unknown bonuses 'tomb'"),
    ("traits.toml", '["tome", 3]', '["tome"]', r"bookish: bonuses has no thing and number"),
    ("traits.toml", '["tome", 3]', '["tome", -3]', "bookish: number is not a number: -3"),
    ("traits.toml", '[["tome", 3], ["stars", 3]]', "3", "bookish: bonuses is not a list"),
    ("boards.toml", "[gnolls]", "[orcs]", "boards.toml: orcs: there is no such crew"),
    ("boards.toml", "power = 0", "power = 1", "boards.toml: kobolds: starts without power"),
    ("guards.toml", '"blue"', '"pink"', "guards.toml: blue_1a: unknown colour 'pink'"),
    ("guards.toml", '"blue"', '"green"', "guards.toml: 6 blue guards instead of 7"),
    ("guards.toml", "strength = 1", 'strength = "fist"', "blue_1a: strength is not a number"),
    ("guards.toml", "draw = true\n", "", "0 yellow guards that draw instead of 1"),
    ("guards.toml", "strength = 0", "strength = 0\ndraw = true", "1 green guards that draw"),
    ("locations.toml", "[yard]", "[library]", "library: the rules know no 1 such cards"),
    ("locations.toml", "copies = 1", "copies = 2", "yard: the rules know no 2 such cards"),
]


@pytest.mark.parametrize(("file", "old", "new", "complaint"), BROKEN)
def test_a_broken_card_file_is_named(
    tmp_path: Path, file: str, old: str, new: str, complaint: str
) -> None:
    folder = copy(tmp_path)
    text = (folder / file).read_text("utf-8")
    assert old in text
    (folder / file).write_text(text.replace(old, new, 1), "utf-8")
    with pytest.raises(ValueError, match=complaint):
        cards.load(folder)


@pytest.mark.parametrize(
    ("file", "complaint"),
    [
        ("items.toml", "items.toml: 33 items instead of 34"),
        ("goons.toml", "goons.toml: 32 goons instead of 33"),
        ("goals.toml", "goals.toml: 17 goals instead of 18"),
        ("traits.toml", "traits.toml: 17 traits instead of 18"),
        ("boards.toml", "boards.toml: 5 boards instead of 6"),
        ("guards.toml", "guards.toml: 4 red guards instead of 5"),
        ("locations.toml", "locations.toml: 6 cards instead of 8"),
    ],
)
def test_a_lost_card_is_missed(tmp_path: Path, file: str, complaint: str) -> None:
    folder = copy(tmp_path)
    text = (folder / file).read_text("utf-8")
    (folder / file).write_text(text[: text.rindex("\n[")], "utf-8")
    with pytest.raises(ValueError, match=complaint):
        cards.load(folder)


def test_every_kind_of_goal_is_needed(tmp_path: Path) -> None:
    file = copy(tmp_path) / "goals.toml"
    leader = r'kind = "leader"\nmetric = .*\n'
    instant = 'kind = "instant"\nmetric = "items"\nstars = 2\n'
    text = re.sub(leader, instant, file.read_text("utf-8"))
    file.write_text(text, "utf-8")
    with pytest.raises(ValueError, match=r"goals\.toml: no leader goal"):
        cards.load(file.parent)


MISTAKES = (
    ("scrap = 3", "scarp = 3"),
    ('treasures = ["shield"]', 'treasures = ["shiled"]'),
    ("value = 15", "value = true"),
)
TOLD = {
    "en": ("items.toml, line", 'unknown key "scarp". Known: scrap, potion, iron, gold, any.'),
    "pl": ("items.toml, wiersz", "nieznany klucz „scarp”"),
    "ru": ("items.toml, строка", "неизвестный ключ «scarp»"),
    "cs": ("items.toml, řádek", "neznámý klíč „scarp“"),
    "it": ("items.toml, riga", "chiave sconosciuta «scarp»"),
}


@pytest.mark.parametrize("lang", TOLD)
def test_all_mistakes_of_a_set_are_told_in_the_language_of_the_reader(
    tmp_path: Path, lang: str
) -> None:
    file = copy(tmp_path) / "items.toml"
    text = file.read_text("utf-8")
    for old, new in MISTAKES:
        assert old in text
        text = text.replace(old, new, 1)
    file.write_text(text, "utf-8")
    with pytest.raises(ConfigError) as caught:
        Config(seats=2, cards=str(file.parent))
    told = said(caught.value, Texts(lang)).strip().splitlines()
    # The first item lost its cost and its treasure by two of the mistakes.
    where, what = TOLD[lang]
    assert [line for line in told if line.startswith(where)] == told
    assert any(what in line for line in told)
    line = text[: text.index("scarp")].count("\n") + 1
    assert any(f" {line}: sharpened_spoon.cost: " in each for each in told)
    assert sum("value" in each and "true" in each.lower() for each in told) == 1
    assert sum("shiled" in each and "gem" in each for each in told) == 1


def test_every_kind_of_problem_has_words() -> None:
    """Problems are reported by kind; a kind without words would be seen first by a person."""
    found = {"line-long", "line-deep"}
    for place in ("kernel/datafile.py", "lockup/cards.py", "lockup/content.py"):
        source = Path(str(files("cellmates").joinpath(*place.split("/")))).read_text("utf-8")
        for call in (node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Call)):
            if ast.unparse(call.func).split(".")[-1] in ("report", "refusal"):
                words = [arg.value for arg in call.args[:2] if isinstance(arg, ast.Constant)]
                found |= {str(word) for word in words if re.fullmatch("[a-z-]+", str(word))}
    assert {"key", "value", "no-cost", "too-large", "suspicion", "syntax"} <= found
    for lang in languages():
        assert [kind for kind in found if f"problem-{kind}" not in Texts(lang)] == []
