"""The truth of a game, rebuilt from its record, and what each seat may have heard of it."""

import json
from collections.abc import Mapping
from itertools import groupby
from typing import Any
from urllib.parse import parse_qs, urlsplit

import msgspec

from cellmates.advice import hint
from cellmates.games import GAMES
from cellmates.kernel.dealing import commitment
from cellmates.kernel.record import parse
from cellmates.kernel.table import Table
from cellmates.server.tables.coaching import hinted
from tests.browser.person import Json, Person, Wire
from tests.server.seen import seen_after, told_after

SLOW_DOWN = {"type": "error", "id": None, "code": "slow_down", "text": "too many hints"}
QUIET = ("done", "table", "line", "note", "pong")
"""Frames that tell nothing about the position."""


def plain(value: Any) -> Any:
    """As JSON has it."""
    return json.loads(json.dumps(value))


def differences(number: int, told: Json, known: Json) -> Json:
    """Where a view is another than it should be."""
    keys = [key for key in {**told, **known} if told.get(key) != known.get(key)]
    return {"number": number} | {key: (told.get(key), known.get(key)) for key in keys}


class Eyes:
    """What one seat (or a spectator) could know at every number."""

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.views: list[Json] = []
        self.asked: list[list[int]] = []
        self.may: list[list[int]] = []
        self.phrases: list[list[int]] = []
        self.heard: list[list[Json]] = []

    def look(self, number: int, table: Table) -> None:
        """Remember how things stand after so many choices."""
        seat = self.seat
        self.views.append(plain(table.view(seat)))
        if seat is None:
            self.asked.append([])
            self.may.append([])
            self.phrases.append([])
        else:
            asked = seat in table.waiting
            self.asked.append(list(table.decision(seat).options) if asked else [])
            self.may.append(list(table.may(seat)))
            self.phrases.append(list(table.phrases(seat)))
        news = table.news_for(seat) if number else []
        self.heard.append([{"kind": e.kind, "data": plain(e.data), "number": number} for e in news])


class Truth:
    """A finished game, and everybody's eyes."""

    def __init__(self, record: str) -> None:
        known = parse(record, "record")
        game = GAMES[known.game]
        config = game.config(known.config)
        table = game.deal(config, known.seed)
        table.listen()
        self.game, self.config, self.secret = game, config, known.seed
        self._hints: dict[tuple[int, int], Json] = {}
        self.seed = known.seed.hex()
        self.commitment = commitment(known.dealing.house if known.dealing else known.seed)
        self.options = game.options
        self.choices = [(seat, game.options.parse(text)) for seat, text in known.choices]
        self.said: list[bool] = [False]
        self.eyes = {seat: Eyes(seat) for seat in (*range(config.seats), None)}
        self._look(0, table)
        for number, (seat, option) in enumerate(self.choices, 1):
            asked = table.decision(seat).options if seat in table.waiting else ()
            self.said.append(option not in (*asked, *table.may(seat)))
            table.choose(seat, option)
            self._look(number, table)
        assert table.digest() == known.digest

    def _look(self, number: int, table: Table) -> None:
        for eyes in self.eyes.values():
            eyes.look(number, table)

    # What may cross a wire.

    def check(self, wire: Wire, seat: int | None, secrets: list[str]) -> int:
        """Nothing came that this seat may not know; how many times it was told something."""
        eyes = self.eyes[seat]
        count = sum(self._socket(frames, eyes) for frames in wire.sockets)
        for url, status, text in wire.answers:
            if "/replay" in url and status == 200:
                self._replay(url, json.loads(text), eyes)
        for secret in (self.seed, *secrets):
            assert secret not in wire.text
        return count

    def _socket(self, frames: list[Json], eyes: Eyes) -> int:
        view: Json = {}
        before: Json = {}
        last: int | None = None
        count = 0
        for frame in frames:
            if "table" in frame:
                assert frame["table"]["commitment"] == self.commitment
            if frame["type"] in QUIET:
                continue
            if frame["type"] == "phrases":
                said = [each["option"] for each in frame["options"]]
                assert said == eyes.phrases[frame["number"]]
                continue
            if frame["type"] == "hint":
                assert frame == self._hint(frame["number"], eyes.seat)
                continue
            if frame == SLOW_DOWN:  # a script answers faster than hints are given
                continue
            assert frame["type"] in ("welcome", "told"), frame
            told = frame if frame["type"] == "told" else frame["told"]
            if told is None:  # the game has not begun
                continue
            number = told["number"]
            view = seen_after(view, told)
            told = before = told_after(before, told)
            assert view == eyes.views[number], differences(number, view, eyes.views[number])
            asked = told["decision"]
            assert [each["option"] for each in (asked or {"options": []})["options"]] == (
                eyes.asked[number]
            )
            assert [each["option"] for each in told["may"]] == eyes.may[number]
            self._events(told["events"], eyes)
            if last is not None and not told["whole"]:
                expected = [e for n in range(last + 1, number + 1) for e in eyes.heard[n]]
                assert told["events"] == expected
            last = number
            count += 1
        return count

    def _hint(self, number: int, seat: int | None) -> Json:
        """What a coach who knows what this seat knew then would say."""
        assert seat is not None, "a spectator was told a hint"
        key = (number, seat)
        if key not in self._hints:
            choices = self.choices[:number]
            advice = hint(self.game, self.config, self.secret, choices, seat)
            self._hints[key] = plain(msgspec.to_builtins(hinted(advice, number)))
        return self._hints[key]

    @staticmethod
    def _events(events: list[Json], eyes: Eyes) -> None:
        """All that is told of a number is what could be heard then."""
        for number, group in groupby(events, lambda event: int(event["number"])):
            assert list(group) == eyes.heard[number]

    def _replay(self, url: str, replay: Json, eyes: Eyes) -> None:
        """What was replayed before the end."""
        wanted = parse_qs(urlsplit(url).query).get("eyes", ["spectator"])[0]
        if replay["over"]:
            return
        assert wanted == ("spectator" if eyes.seat is None else str(eyes.seat))
        for frame in replay["frames"]:
            number = frame["number"]
            assert frame["events"] == eyes.heard[number]
            for whose, view in frame.get("views", {}).items():
                assert whose == wanted
                assert view == eyes.views[number]
            if frame["text"] is not None:
                seat, option = self.choices[number - 1]
                assert seat == eyes.seat or self.said[number]
                assert frame["text"] == self.options.text(option)


def compare(table: str, people: Mapping[int | None, Person]) -> None:
    """Every browser at a finished table was told what its seat may know, and nothing else; so does
    whoever may read the server's figures, which only its own machine is shown."""
    for person in people.values():
        person.wire.read()
    anybody = next(iter(people.values()))
    truth = Truth(anybody.fetch(f"/api/tables/{table}/record"))
    tokens = {seat: each.token(table) for seat, each in people.items() if seat is not None}
    for seat, person in people.items():
        others = [token for other, token in tokens.items() if other != seat]
        assert truth.check(person.wire, seat, others) > 5
    answer = anybody.context.request.get(anybody.url + "/metrics")
    if answer.status == 404:
        assert urlsplit(anybody.url).hostname != "127.0.0.1"
        return
    metrics = answer.text()
    assert "cellmates_" in metrics
    for secret in (table, truth.seed, *tokens.values()):
        assert secret not in metrics
