"""The tables of all scenarios, rare positions among them, keep the laws too."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

from cellmates.kernel import Dice, Question, Table
from cellmates.room25.actions import ACTIONS
from cellmates.room25.cards.base import Punish
from cellmates.room25.cards.card import RULES_OF_CARD
from cellmates.room25.cards.codes import PUNISH_ONE
from cellmates.room25.characters.kevin import PanickedHack
from cellmates.room25.characters.special import SPECIAL_OF
from cellmates.room25.game import GAME
from cellmates.room25.names import ALICE, CHARACTERS, KEVIN, ROBOT_ROOM, TOKENS
from cellmates.room25.programs import PROGRAM_OF
from cellmates.room25.robots import Order
from cellmates.room25.room import RULES_OF
from cellmates.room25.table import Room25Table
from cellmates.room25.turns import CHOOSE, CHOOSE_ADRENALINE
from cellmates.testing import conformance as kit
from tests.room25.decisions import check_decision
from tests.room25.follower import Follower
from tests.room25.shapes import check_event

FILES = sorted((Path(__file__).parent.parent / "scenarios" / "room25").rglob("*.toml"))
BATCHES = 8


def set_up(data: dict[str, Any]) -> Table:
    keys = data.get("config", {})
    if "position" in data:
        return GAME.position(keys, data["position"])
    return GAME.deal(GAME.config(keys), bytes(32))


def choose(table: Table, line: str) -> None:
    who, _, text = line.partition(":")
    seat = GAME.seat_of(table, who.strip())
    GAME.attend(table, who.strip())
    if text.strip() == "~":
        table.choose(seat, table.decision(seat).options[0])
    else:
        table.choose(seat, GAME.options.parse(text))


def batch_of(number: int) -> list[tuple[str, dict[str, Any]]]:
    paths = FILES[number::BATCHES]
    return [(path.name, tomllib.loads(path.read_text(encoding="utf-8"))) for path in paths]


def script(data: dict[str, Any]) -> list[str]:
    lines: list[str] = data.get("script", {}).get("choices", [])
    return lines


@pytest.mark.parametrize("batch", range(BATCHES))
def test_scenarios_can_be_followed_by_their_news(batch: int) -> None:
    for name, data in batch_of(batch):
        check_news(name, data)


def check_news(name: str, data: dict[str, Any]) -> None:
    """Events change nothing, and whoever hears them knows what the view shows."""
    for ears in (None, 0):
        deaf, table = set_up(data), set_up(data)
        table.listen()
        follower = Follower(table.view(ears), stacks(table))
        check_decisions(table)
        for line in script(data):
            choose(deaf, line)
            choose(table, line)
            assert deaf.digest() == table.digest(), name
            for event in table.news:
                check_event(event)
            check_decisions(table)
            follower.hear(table.news_for(ears))
            if not table.over:
                assert follower.misses(table.view(ears)) == [], f"{name}: {line}"


@pytest.mark.parametrize("batch", range(BATCHES))
def test_scenarios_keep_their_secrets(batch: int) -> None:
    dice = Dice(bytes(32))
    for _, data in batch_of(batch):
        table = set_up(data)
        view = table.view(None)
        seats = 1 + max(person["seat"] for person in view["characters"].values())
        for line in script(data):
            choose(table, line)
            kit.check_plain(table, seats)
            kit.check_secrecy(table, seats, dice)
            if view["memory_aid"] != "none":
                kit.check_news(table, seats, dice)


@pytest.mark.parametrize("batch", range(BATCHES))
def test_scenarios_do_not_mind_being_asked(batch: int) -> None:
    """To compute the options of any question, put or not put, changes nothing."""
    for name, data in batch_of(batch):
        table = set_up(data)
        check_askable(table, name)
        for line in script(data):
            choose(table, line)
            check_askable(table, f"{name}: {line}")


def check_askable(table: Table, where: str) -> None:
    assert isinstance(table, Room25Table)
    kit.check_questions(table)
    before = table.digest()
    for who in table.playing:
        if table.lives(who):
            questions: list[Question[Room25Table]] = [actions[who] for actions in ACTIONS]
            questions += [CHOOSE[who], CHOOSE_ADRENALINE[who], PROGRAM_OF[who]]
            questions += put_by_the_rules(table, who)
            for question in questions:
                once = question.options(table)
                assert question.options(table) == once, where
    assert table.digest() == before, where


def put_by_the_rules(table: Room25Table, who: int) -> list[Question[Room25Table]]:
    """Questions that only compiled code can make where the rules are compiled: Kevin's panic, a
    punishment and a robot's order."""
    copy = table.clone()
    SPECIAL_OF[KEVIN].panic(copy, who)
    RULES_OF_CARD[PUNISH_ONE].apply(copy, PUNISH_ONE, (who,), who)
    RULES_OF[ROBOT_ROOM].entered(copy, 0, (who,), who, 0, False)
    found = [step for step in copy.agenda if isinstance(step, PanickedHack | Punish | Order)]
    assert len(found) >= 2 + (who != ALICE)
    return list(found)


def check_decisions(table: Table) -> None:
    for seat in table.waiting:
        check_decision(table.decision(seat))


def stacks(table: Table) -> dict[str, set[str]]:
    assert isinstance(table, Room25Table)
    return {CHARACTERS[who]: {TOKENS[token] for token in table.stack[who]} for who in table.playing}
