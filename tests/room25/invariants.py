"""What holds at every moment of every game (R25-22), told of the table's own numbers."""

from cellmates.kernel.event import Event
from cellmates.room25.board import CENTRE, LINES
from cellmates.room25.names import (
    ACID_BATH,
    ALL_TOKENS,
    BASIC_TOKENS,
    BLUE,
    CENTRAL,
    CHARACTERS,
    EMMETT,
    EMPTY,
    MORTAL,
    RED,
    ROOMS,
    TOKENS,
    VORTEX,
    colour_of,
)
from cellmates.room25.table import Room25Table

ALL_TILES = list(range(25))
NEVER_AT_REST = (VORTEX, MORTAL)


class Broken(AssertionError):
    """An invariant that did not hold."""


def _require(holds: bool, what: str) -> None:
    if not holds:
        raise Broken(what)


class Watch:
    """Follows one game and complains as soon as an invariant is broken."""

    def __init__(self, t: Room25Table) -> None:
        self.t = t
        self.left = t.remaining
        self.rounds_begun = 1 if t.phase else 0
        self.lines: dict[str, object] = {}
        self.inside: dict[int, set[int]] = {}
        self.emptied = 0
        self.emmett_died = False
        self.piles = (t.deck, t.discard, t.open_cards)
        self.cards = sorted(t.deck)
        self.after([])

    def after(self, news: list[Event]) -> None:
        """Check the table after a choice that made these news."""
        self._follow(news)
        self.tiles()
        self.markers()
        self.people()
        self.tokens()
        self.rules()

    def _follow(self, news: list[Event]) -> None:
        for event in news:
            data = event.data
            if event.kind == "round":
                if self.rounds_begun:
                    _require(data["left"] == self.left - 1, "a countdown took more than a round")
                self.rounds_begun += 1
                self.left -= self.rounds_begun > 1
                self.lines = {}
            elif event.kind in ("timer", "alarm"):
                _require(self.left > int(str(data["left"])) >= 1, "the clock went wrong")
                self.left = int(str(data["left"]))
            elif event.kind == "slid":
                line = str(data["line"])
                _require(self.lines.get(line, data["dir"]) == data["dir"], "slid both ways")
                self.lines[line] = data["dir"]
            elif event.kind == "emptied":
                self.emptied += data["room"] != "empty"
            elif event.kind == "reopened":
                self.inside.clear()  # it may have been entered and closed again since
            elif event.kind == "died" and data["who"] == CHARACTERS[EMMETT]:
                self.emmett_died = True
            elif event.kind == "locked":
                self.emmett_died = False

    def tiles(self) -> None:
        """Twenty-five tiles, Central in the middle, everybody on face-up ones (1, 2)."""
        t = self.t
        _require(sorted(t.tile_at) == ALL_TILES, "a tile is missing or there twice")
        _require([t.cell_of[tile] for tile in t.tile_at] == ALL_TILES, "a lost tile")
        centre = t.tile_at[CENTRE]
        _require(t.room[centre] == CENTRAL and t.is_up(centre), "the centre is not Central")
        changed = 0
        for tile in ALL_TILES:
            if t.room[tile] != t.dealt[tile]:
                changed += 1
                _require(t.room[tile] == EMPTY, f"{ROOMS[t.dealt[tile]]} turned into another")
        _require(changed == self.emptied, "a room changed in silence")
        for tile in (*t.on, *t.robots):
            _require(tile < 0 or t.is_up(tile) or t.over, "somebody stands on a hidden tile")

    def markers(self) -> None:
        """Locks, Do Not Cross, control markers and reminders (4, 5, 6)."""
        t = self.t
        _require(t.locks + t.locked.bit_count() == 2 and t.locks >= 0, "a lock got lost")
        returned = t.config.deactivation_returns_tokens
        for tile in ALL_TILES:
            if t.closed >> tile & 1:
                _require(colour_of(t.room[tile]) == RED, "Do Not Cross on a harmless tile")
                _require(t.is_up(tile) or not returned, "Do Not Cross on a hidden tile")
                inside = {who for who in t.playing if t.on[who] == tile}
                _require(inside <= self.inside.get(tile, inside), "somebody entered a closed tile")
                self.inside[tile] = inside
            if t.locked >> tile & 1:
                _require(colour_of(t.room[tile]) != BLUE, "a lock on a blue tile")
                _require(t.is_up(tile) or not returned, "a lock on a hidden tile")
        if self.emmett_died:
            _require(t.locked == 0, "a lock outlived Emmett")
        slid = {LINES[line] for line in range(8) if t.slid[line]}
        _require(
            slid == set(self.lines) or t.over, "control markers do not tell what slid this round"
        )
        for who in t.playing:
            _require(t.reminder[who] < 0 or not t.is_up(t.reminder[who]), "a reminder face up")

    def people(self) -> None:
        """Who can stand where (3), and that life and place agree."""
        t = self.t
        # ED-17: else one may be put down anywhere. The end of a game interrupts what was going on.
        applies = t.config.illusion_applies_effect and not t.over
        bathing: list[int] = []
        for who in t.playing:
            tile = t.on[who]
            _require(t.lives(who) == (tile >= 0), "alive and nowhere, or dead and somewhere")
            if tile >= 0:
                _require(not applies or t.room[tile] not in NEVER_AT_REST, "at rest in danger")
                if t.room[tile] == ACID_BATH:
                    bathing.append(tile)
            elif not t.over:
                gone = t.hidden | t.paranoid | t.single
                _require(not gone >> who & 1 and t.first[who] == t.second[who] == -1, "undead")
        asking = any(asked.question.kind == "acid" for asked in t.open)
        _require(not applies or asking or len(set(bathing)) == len(bathing), "two in one bath")
        for tile in t.robots:
            _require(tile < 0 or colour_of(t.room[tile]) != RED, "a robot in a red tile")

    def tokens(self) -> None:
        """Every token is in exactly one place (9), and no card gets lost."""
        t = self.t
        owned = ALL_TOKENS if t.config.rule_level == "ultimate" else BASIC_TOKENS
        for who in t.playing:
            slots = [token for token in (t.first[who], t.second[who]) if token >= 0]
            places = [*slots, *t.stack[who]]
            places += [token for token in range(5) if (t.played[who] | t.lost[who]) >> token & 1]
            both = t.played[who] & t.lost[who]
            _require(both == 0, f"{CHARACTERS[who]}: a token both played and lost")
            _require(len(set(places)) == len(places), f"{CHARACTERS[who]}: a token in two places")
            for token in places:
                _require(owned >> token & 1 == 1, f"{TOKENS[token]} is nobody's")
        piles = (t.deck, t.discard, t.open_cards)
        if piles != self.piles:
            _require(sorted(sum(piles, ())) == self.cards, "a card got lost")
            self.piles = piles

    def rules(self) -> None:
        """The clock never runs backwards (7), and cooperation never survives a death (10)."""
        t = self.t
        _require(t.remaining == self.left or t.over, "the clock changed in silence")
        _require(t.remaining >= 1 or t.over, "a game after its last round")
        dead = len(t.playing) - t.alive.bit_count()
        if t.mode.together and not t.over:
            _require(dead <= t.config.coop_partial_victory, "cooperation with a dead character")
        if t.over:
            _require(not t.agenda and not t.open, "something left to do after the end")
