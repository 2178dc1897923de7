"""Somebody who only hears the news, and still knows what the view shows."""

from collections.abc import Callable, Mapping
from typing import Any

from cellmates.kernel.event import Event
from cellmates.room25.board import CELLS, LINE_CELLS, LINES, SLIDES

STAY_OPEN = ("jamming", "time_bomb", "acceleration")
TOKENS = ("look", "move", "push", "control", "special")
STEPS = ("moved", "pushed", "robot_pushed", "called", "carried", "pulled", "tunnelled")


class Follower:
    """Begins with a view and goes on with the news; `misses` tells where the two part.

    Whoever comes to a game that has begun must be told what is left on paranoia stacks.
    """

    def __init__(self, view: dict[str, Any], stacks: Mapping[str, set[str]] | None = None) -> None:
        self.seat: int | None = view["seat"]
        self.remembers: bool = view["memory_aid"] != "none"
        self.level: str = view["level"]
        self.left: int = view["left"]
        self.turn: int = view["turn"]
        self.key_used: bool = view["key_used"]
        self.slid: dict[str, str] = dict(view["slid"])
        self.deck: int = view["deck"]["left"]
        self.discard: list[str] = list(view["deck"]["discard"])
        self.open: list[str] = list(view["deck"]["open"])
        cells = view["cells"]
        self.tile_at: list[int] = [cell["tile"] for cell in cells]
        self.up: set[int] = {cell["tile"] for cell in cells if cell["up"]}
        self.closed: set[int] = {cell["tile"] for cell in cells if cell["closed"]}
        self.locks: set[int] = {cell["tile"] for cell in cells if cell["lock"]}
        self.crosswise: set[int] = {cell["tile"] for cell in cells if cell["axis"] == "ew"}
        self.rooms: dict[int, str] = {cell["tile"]: cell["room"] for cell in cells if cell["up"]}
        self.rooms |= {self._tile(cell): room for cell, room in view["knows"].items()}
        self.robots: list[int | None] = [cell and self._tile(cell) for cell in view["robots"]]
        people = view["characters"]
        self.on: dict[str, int | None] = {
            who: person["at"] and self._tile(person["at"]) for who, person in people.items()
        }
        self.reminder: dict[str, int | None] = {
            who: person["reminder"] and self._tile(person["reminder"])
            for who, person in people.items()
        }
        self.lost = {who: set(person["lost"]) for who, person in people.items()}
        self.played = {who: set(person["played"]) for who, person in people.items()}
        self.stack = {who: set((stacks or {}).get(who, ())) for who in people}
        self.tokens: dict[str, int] = {who: people[who]["tokens"] for who in people}
        self.adrenaline: dict[str, str] = {who: people[who]["adrenaline"] for who in people}
        self.empties: dict[str, int] = {who: people[who]["empties"] for who in people}
        self.roles: dict[str, str | None] = {who: people[who]["role"] for who in people}
        self.hidden: set[str] = {who for who in people if people[who]["hidden"]}

    def hear(self, news: list[Event]) -> None:
        """Take notice of what happened."""
        for event in news:
            data: dict[str, Any] = event.data
            if event.kind in STEPS:
                self._stepped(data)
            else:
                heard: Callable[[dict[str, Any]], None] | None
                heard = getattr(self, f"_{event.kind}", None)
                if heard is not None:
                    heard(data)

    def _tile(self, cell: str) -> int:
        return self.tile_at[CELLS.index(cell)]

    def _cell(self, tile: int | None) -> str | None:
        return None if tile is None else CELLS[self.tile_at.index(tile)]

    # The course of a round.

    def _round(self, data: dict[str, Any]) -> None:
        self.left = data["left"]
        self.slid = {}
        self.discard += self.open
        self.open = []
        for who in self.on:
            self.played[who] = set()
            self.tokens[who] = 0

    def _timer(self, data: dict[str, Any]) -> None:
        self.left = data["left"]

    _alarm = _timer

    def _programmed(self, data: dict[str, Any]) -> None:
        self.tokens[data["who"]] = data["tokens"]
        if data["adrenaline"]:
            self.adrenaline[data["who"]] = "planned"

    def _turn(self, data: dict[str, Any]) -> None:
        self.turn = data["number"]

    def _programming(self, data: dict[str, Any]) -> None:
        self.turn = 0

    def _token(self, data: dict[str, Any]) -> None:
        if self.turn < 3:
            self.played[data["who"]].add(data["token"])
            self.tokens[data["who"]] = max(0, self.tokens[data["who"]] - 1)

    def _drew(self, data: dict[str, Any]) -> None:
        self.stack[data["who"]].remove(data["token"])

    # Tiles.

    def _revealed(self, data: dict[str, Any]) -> None:
        tile = self._tile(data["cell"])
        assert self.rooms.get(tile, data["room"]) == data["room"], "a known tile changed its room"
        self.rooms[tile] = data["room"]
        self.up.add(tile)

    def _turned_down(self, data: dict[str, Any]) -> None:
        tile = self._tile(data["cell"])
        self.up.discard(tile)
        self.crosswise.discard(tile)

    def _saw(self, data: dict[str, Any]) -> None:
        tile = self._tile(data["cell"])
        assert self.rooms.get(tile, data["room"]) == data["room"], "a known tile changed its room"
        self.rooms[tile] = data["room"]

    def _emptied(self, data: dict[str, Any]) -> None:
        tile = self._tile(data["cell"])
        self.rooms[tile] = "empty"
        self.crosswise.discard(tile)

    def _slid(self, data: dict[str, Any]) -> None:
        cells = list(LINE_CELLS[LINES.index(data["line"])])
        if SLIDES.index(f"{data['line']} {data['dir']}") & 1:
            cells.reverse()
        tiles = [self.tile_at[cell] for cell in cells]
        for cell, tile in zip(cells, [tiles[-1], *tiles[:-1]], strict=True):
            self.tile_at[cell] = tile
        self.slid[data["line"]] = data["dir"]

    def _swapped(self, data: dict[str, Any]) -> None:
        one, other = CELLS.index(data["cell"]), CELLS.index(data["other"])
        self.tile_at[one], self.tile_at[other] = self.tile_at[other], self.tile_at[one]

    def _closed(self, data: dict[str, Any]) -> None:
        self.closed.add(self._tile(data["cell"]))

    def _reopened(self, data: dict[str, Any]) -> None:
        self.closed.remove(self._tile(data["cell"]))

    def _locked(self, data: dict[str, Any]) -> None:
        self.locks.add(self._tile(data["cell"]))

    def _unlocked(self, data: dict[str, Any]) -> None:
        self.locks.remove(self._tile(data["cell"]))

    def _corridor(self, data: dict[str, Any]) -> None:
        tile = self._tile(data["cell"])
        self.crosswise.discard(tile)
        if data["axis"] == "ew":
            self.crosswise.add(tile)

    # Figures.

    def _stepped(self, data: dict[str, Any]) -> None:
        assert self._cell(self.on[data["who"]]) == data["from"], "came from elsewhere"
        self.on[data["who"]] = self._tile(data["to"])

    def _returned(self, data: dict[str, Any]) -> None:
        assert self._cell(self.on[data["who"]]) == data["from"], "came from elsewhere"
        self.on[data["who"]] = self._tile("c3")

    def _revived(self, data: dict[str, Any]) -> None:
        self.on[data["who"]] = self._tile("c3")

    def _placed(self, data: dict[str, Any]) -> None:
        self.on[data["who"]] = self._tile(data["cell"])

    def _robot_placed(self, data: dict[str, Any]) -> None:
        self.robots[data["robot"] - 1] = self._tile(data["cell"])

    def _robot_moved(self, data: dict[str, Any]) -> None:
        assert self._cell(self.robots[data["robot"] - 1]) == data["from"], "came from elsewhere"
        self.robots[data["robot"] - 1] = self._tile(data["to"])

    def _robot_destroyed(self, data: dict[str, Any]) -> None:
        self.robots[data["robot"] - 1] = None

    def _died(self, data: dict[str, Any]) -> None:
        who = data["who"]
        self.on[who] = None
        self.hidden.discard(who)
        self.tokens[who] = 0
        self.stack[who] = set()
        if self.adrenaline[who] == "planned":
            self.adrenaline[who] = "spent"

    def _hid(self, data: dict[str, Any]) -> None:
        self.hidden.add(data["who"])

    def _reappeared(self, data: dict[str, Any]) -> None:
        self.hidden.remove(data["who"])

    # What a character has.

    def _adrenaline(self, data: dict[str, Any]) -> None:
        self.adrenaline[data["who"]] = "spent"

    _adrenaline_lost = _adrenaline

    def _recovered(self, data: dict[str, Any]) -> None:
        self.adrenaline[data["who"]] = "held"

    def _program_lost(self, data: dict[str, Any]) -> None:
        self.tokens[data["who"]] = 0

    def _paranoid(self, data: dict[str, Any]) -> None:
        who = data["who"]
        owned = TOKENS if self.level == "ultimate" else TOKENS[:4]
        self.stack[who] = set(owned) - self.lost[who]
        self.tokens[who] = 0
        self.played[who] = set()

    def _calm(self, data: dict[str, Any]) -> None:
        self.stack[data["who"]] = set()

    def _punished(self, data: dict[str, Any]) -> None:
        who = data["who"]
        self.stack[who].discard(data["token"])
        self.lost[who].add(data["token"])
        self.played[who].discard(data["token"])

    def _lost(self, data: dict[str, Any]) -> None:
        if data["token"] in self.lost[data["who"]]:  # taken off the sheet by a Punishment
            self.tokens[data["who"]] -= 1

    def _sabotaged(self, data: dict[str, Any]) -> None:
        self.empties[data["who"]] -= 1

    def _role(self, data: dict[str, Any]) -> None:
        assert self.roles[data["who"]] in (None, data["role"]), "a known role changed"
        self.roles[data["who"]] = data["role"]

    _unmasked = _role

    def _reminded(self, data: dict[str, Any]) -> None:
        self.reminder[data["who"]] = self._tile(data["cell"])

    def _reminder_back(self, data: dict[str, Any]) -> None:
        self.reminder[data["who"]] = None

    # Cards.

    def _card(self, data: dict[str, Any]) -> None:
        self.deck -= 1
        (self.open if data["card"] in STAY_OPEN else self.discard).append(data["card"])

    def _deck_shuffled(self, data: dict[str, Any]) -> None:
        self.deck, self.discard = data["cards"], self.discard[data["cards"] :]

    def _key(self, data: dict[str, Any]) -> None:
        self.key_used = True

    # The comparison.

    def misses(self, view: dict[str, Any]) -> list[str]:
        """Where the view shows something else than the news told."""
        return [name for name, told, shown in self._compared(view) if told != shown]

    def _compared(self, view: dict[str, Any]) -> list[tuple[str, object, object]]:
        known = {self._cell(t): room for t, room in self.rooms.items() if t not in self.up}
        pairs: list[tuple[str, object, object]] = [
            ("left", self.left, view["left"]),
            ("slid", self.slid, view["slid"]),
            ("robots", [self._cell(tile) for tile in self.robots], view["robots"]),
            ("knows", known if self.remembers else {}, view["knows"]),
            ("deck", self.deck, view["deck"]["left"]),
            ("cards", sorted(self.discard + self.open), self._cards(view)),
            ("key", self.key_used, view["key_used"]),
        ]
        pairs += [(cell["tile"], self._shows(tile), cell)
                  for tile, cell in zip(self.tile_at, view["cells"], strict=True)]  # fmt: skip
        for who, character in view["characters"].items():
            told = self._character(who)
            if view["phase"] in ("clue", "programming"):
                del told["tokens"], told["adrenaline"]
            pairs += [(f"{who}: {key}", told[key], character[key]) for key in told]
        return pairs

    @staticmethod
    def _cards(view: dict[str, Any]) -> list[str]:
        return sorted(view["deck"]["discard"] + view["deck"]["open"])

    def _shows(self, tile: int) -> dict[str, Any]:
        room = self.rooms[tile] if tile in self.up else None
        axis = "ew" if tile in self.crosswise else "ns"
        return {
            "tile": tile,
            "room": room,
            "up": tile in self.up,
            "closed": tile in self.closed,
            "lock": tile in self.locks,
            "axis": axis if room == "pivoting" else None,
        }

    def _character(self, who: str) -> dict[str, Any]:
        return {
            "at": self._cell(self.on[who]),
            "hidden": who in self.hidden,
            "lost": [token for token in TOKENS if token in self.lost[who]],
            "played": [token for token in TOKENS if token in self.played[who]],
            "tokens": self.tokens[who],
            "adrenaline": self.adrenaline[who],
            "reminder": self._cell(self.reminder[who]),
            "role": self.roles[who],
            "stack": len(self.stack[who]),
            "empties": self.empties[who],
        }
