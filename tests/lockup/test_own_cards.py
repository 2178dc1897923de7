"""Cards of one's own: a set is its content, wherever it came from, and content is bounded."""

import json
import random
import shutil
import tomllib
from pathlib import Path
from typing import Any

import pytest

from cellmates import bots, lockup
from cellmates.bots.sitting import play
from cellmates.kernel.record import parse, rebuild, record_of
from cellmates.lockup import cards
from cellmates.lockup.content import (
    FILES,
    LONGEST_NAME,
    MOST_BYTES,
    from_folder,
    from_mapping,
)
from cellmates.lockup.faces import faces
from tests.lockup.own_sets import DATA, STANDARD, extreme_sets


def content(**texts: str) -> dict[str, Any]:
    """A set of this name, with these files (`items="…"`)."""
    return {"name": "mine", "files": {f"{file}.toml": text for file, text in texts.items()}}


DEAR = content(items=STANDARD["items.toml"].replace("value = 8", "value = 9", 1))


def test_content_and_folder_are_the_same_cards(tmp_path: Path) -> None:
    folder = tmp_path / "mine"
    folder.mkdir()
    (folder / "items.toml").write_text(DEAR["files"]["items.toml"], "utf-8")
    one, other = lockup.Config(cards=str(folder)), lockup.Config(cards=DEAR)
    assert one.cards is other.cards
    assert one == other
    assert one.to_dict() == {
        "mode": "basic",
        "seats": 4,
        "cards": DEAR,
        "cards_digest": other.cards.digest,
    }


def test_a_configuration_comes_back_from_its_keys() -> None:
    config = lockup.Config(seats=3, cards=DEAR)
    keys = json.loads(json.dumps(config.to_dict()))
    again = lockup.Config.from_dict(keys)
    assert again == config
    assert again.to_dict() == keys
    assert again.cards.items[0].value == 9
    assert "toml" not in repr(config)


def test_what_was_given_is_copied() -> None:
    given = content(items=DEAR["files"]["items.toml"])
    config = lockup.Config(cards=given)
    given["files"].clear()
    assert config.to_dict()["cards"] == DEAR


def test_a_record_needs_nothing_but_itself(tmp_path: Path) -> None:
    folder = tmp_path / "here"
    shutil.copytree(DATA, folder)
    (folder / "items.toml").write_text(DEAR["files"]["items.toml"], "utf-8")
    config = lockup.Config(seats=2, cards=str(folder))
    table = lockup.deal(config, bytes(32))
    play(table, [bots.make("lockup", "random", bytes([seat])) for seat in range(2)])
    text = record_of(lockup.GAME, config, bytes(32), table, {}).to_json()
    shutil.rmtree(folder)
    assert str(tmp_path) not in text
    assert rebuild(parse(text, "game.json"), lockup.GAME).digest() == table.digest()


def test_the_fingerprint_knows_names_too() -> None:
    lucky = STANDARD["items.toml"].replace('"Loaded Dice"', '"Lucky Dice"')
    plain, renamed = content(items=STANDARD["items.toml"]), content(items=lucky)
    assert cards.read(from_mapping(plain)).digest == cards.read(from_mapping(renamed)).digest
    assert from_mapping(plain).digest != from_mapping(renamed).digest
    assert from_mapping(plain).digest != from_mapping({**plain, "name": "yours"}).digest


def test_only_so_many_sets_are_remembered() -> None:
    for number in range(cards.KNOWN + 3):
        text = f"# {number}\n" + STANDARD["locations.toml"]
        cards.read(from_mapping(content(locations=text)))
    assert len(cards._known) == cards.KNOWN


MALFORMED: list[tuple[Any, str]] = [
    ({}, "a set of cards has a name"),
    ({"name": "mine"}, "a set of cards has files"),
    ({"name": "mine", "files": {}}, "a set of cards has files"),
    ({"name": "mine", "files": []}, "a set of cards has files"),
    ({**DEAR, "name": 3}, "a set of cards has a name"),
    ({**DEAR, "name": ""}, "a set's name has 1 to 40 letters"),
    ({**DEAR, "name": "x" * (LONGEST_NAME + 1)}, "a set's name has 1 to 40 letters"),
    ({**DEAR, "name": "a\nb"}, "a set's name has 1 to 40 letters"),
    ({**DEAR, "name": " mine "}, "a set's name has 1 to 40 letters"),
    ({**DEAR, "name": "standard"}, "only the cards of the box are called standard"),
    ({**DEAR, "path": "/etc"}, "unknown key 'path'"),
    ({"name": "mine", "files": {"../items.toml": ""}}, r"\.\./items\.toml: is not a card file"),
    ({"name": "mine", "files": {"items.toml": 3}}, "items.toml: is not a text"),
    ({"name": "mine", "files": {3: ""}}, "3: is not a card file"),
    (content(items="#\n" * (MOST_BYTES // 2 + 1)), "items.toml: larger than 48 KiB"),
    (
        {"name": "mine", "files": dict.fromkeys(FILES, "#\n" * (MOST_BYTES // 2))},
        "more than 160 KiB together",
    ),
    (content(items="\na" + ".a" * 20000 + " = 1"), "items.toml: line 2 is too long"),
    (content(items="\na" + ".a" * 30 + " = 1"), "items.toml: line 2 is too deep"),
    (content(items="\ud800"), "items.toml: surrogates"),
    (content(items="a = " + "[\n" * 20000), "items.toml: "),
    (content(items="[a]\nvalue = " + "9" * 900), "items.toml: "),
    (content(items=STANDARD["items.toml"].replace("value = 8", "value = 100", 1)), "more than 99"),
    (
        content(items=STANDARD["items.toml"].replace('["shield"]', str(["shield"] * 13), 1)),
        "sharpened_spoon: treasures has more than 12 entries",
    ),
    (
        content(traits=STANDARD["traits.toml"].replace('["tome", 3]', '["tome", 1000000]', 1)),
        "traits.toml: bookish: bonuses is more than 99",
    ),
    (
        content(items=STANDARD["items.toml"].replace("Bone Shiv", "Bone" * 21)),
        "bone_shiv: the name in 'en' is too long",
    ),
    (
        content(tomes=STANDARD["tomes.toml"] + "".join(
            f'[more_{n}]\nname = {{ en = "a", pl = "a", ru = "a", cs = "a", it = "a" }}\n'
            'code = "peek"\ntiming = "roll_call"\ncopies = 0\nsource = "own"\n' for n in range(50)
        )),
        "tomes.toml: 64 titles, at most 56",
    ),
]  # fmt: skip


@pytest.mark.parametrize(("given", "complaint"), MALFORMED)
def test_malformed_content_is_refused_with_a_reason(given: Any, complaint: str) -> None:
    with pytest.raises(lockup.ConfigError, match=f"^cards: .*{complaint}"):
        lockup.Config(cards=given)


def test_a_folder_has_the_same_limits(tmp_path: Path) -> None:
    (tmp_path / "items.toml").write_text("#" * (MOST_BYTES + 1))
    with pytest.raises(ValueError, match=r"items\.toml: larger than 48 KiB"):
        from_folder(tmp_path)
    shutil.copytree(DATA, tmp_path / "standard")
    with pytest.raises(ValueError, match="only the cards of the box are called standard"):
        from_folder(tmp_path / "standard")
    long = tmp_path / ("x" * 60)
    long.mkdir()
    shutil.copy(DATA / "items.toml", long)
    assert from_folder(long).name == "x" * LONGEST_NAME


def test_damaged_content_is_refused_or_played_and_nothing_else() -> None:
    """Whatever somebody sends: a ConfigError, or a game that comes to its end."""
    luck = random.Random(4)
    played = 0
    for _ in range(150):
        name = luck.choice(FILES)
        text = STANDARD[name]
        for _ in range(luck.choice((1, 1, 3))):
            at = luck.randrange(len(text))
            text = luck.choice(
                (
                    text[:at] + text[at + luck.randrange(1, 30) :],
                    text[:at] + luck.choice("[]{}=\"'#,\n09atx\x00é") + text[at:],
                    text.replace(luck.choice("0123"), luck.choice("0123456789"), luck.randrange(4)),
                )
            )
        try:
            config = lockup.Config(seats=2, cards={"name": "mine", "files": {name: text}})
        except lockup.ConfigError:
            continue
        played += 1
        if played <= 8:
            table = lockup.deal(config, bytes(32))
            play(table, [bots.make("lockup", "random", bytes([seat])) for seat in range(2)])
            assert table.over
    assert played > 8


def test_games_with_extreme_cards_come_to_an_end() -> None:
    for number, config in enumerate(extreme_sets(12)):
        table = lockup.deal(config, bytes([number] * 32))
        seated = [bots.make("lockup", "random", bytes([seat])) for seat in range(config.seats)]
        assert play(table, seated, 20_000) < 20_000
        assert table.over
        json.dumps(table.view(None))


def test_faces_say_what_the_files_say() -> None:
    told = faces(cards.standard())
    for kind, found in told.items():
        written = tomllib.loads(STANDARD[f"{kind}.toml"])
        assert list(found) == list(written)
        for slug, face in found.items():
            entry = written[slug]
            assert set(entry) - set(face) <= {"name", "source", "note", "copies", "solo"}, slug
            for key, value in face.items():
                there = entry.get(key, 0)
                if key == "treasures":  # counted, in no order
                    assert isinstance(value, list)
                    assert sorted(there) == sorted(value)
                else:
                    assert value == there, (slug, key)


def test_faces_are_those_of_the_set() -> None:
    assert faces(lockup.Config(cards=DEAR).cards)["items"]["sharpened_spoon"]["value"] == 9
