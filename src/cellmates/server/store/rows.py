"""What is read from the store and written to it, as plain values.

These are the store's own structures, and none of the protocol's: a message may lose a field
and a stored table is still read. What is kept as JSON is read tolerantly: unknown fields are
passed over, missing ones have the value they had when the field was added.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal, NamedTuple

import msgspec

from cellmates.games import GAMES
from cellmates.kernel.dealing import Dealing

HOST = -1
"""The seat number of a token that opens the host's chair."""

TAKE_BACK = -1
"""The option of an entry that takes back the seat's last choice."""


State = Literal["open", "playing", "over"]


class ClockRow(msgspec.Struct):
    """How long a seat may think: `none`, `live` (seconds, and a bank of them) or `days`."""

    kind: str = "none"
    decision: float = 60.0  # live: seconds for each decision
    bank: float = 600.0  # live: seconds to spare for the whole game
    days: float = 2.0  # days: for each decision


class SettingsRow(msgspec.Struct):
    """What a host decides besides the game's configuration."""

    clock: ClockRow = msgspec.field(default_factory=ClockRow)
    takeover: float | None = 120.0
    pace: float = 0.8
    talk: str = "structured"
    spectators: bool = True
    listed: bool = True
    coach: bool = False
    moment: float | None = None
    day: str | None = None  # the date whose deal it is (docs/day.md); None: a deal of its own


class ScoreRow(msgspec.Struct):
    """What a try at the deal of a day was worth."""

    points: int
    won: bool
    symbols: str


class OutcomeRow(msgspec.Struct):
    """How a game ended."""

    winners: list[str | int] = []
    reason: str = ""
    scores: list[float] = []
    won: list[int] = []  # seats
    was: list[list[str]] = []  # what each seat was, as ids of messages
    day: ScoreRow | None = None  # of a try at the deal of a day


class DealingRow(msgspec.Struct):
    """What is mixed into the house's seed, by seats: hashes first, then the nonces themselves."""

    hashes: dict[int, str] = {}
    nonces: dict[int, str] = {}  # in hexadecimal digits
    public: str = ""  # which deal it is, where everybody may know the seed before; nothing is mixed


class Entry(NamedTuple):
    """One entry of a game's log: a choice, a phrase, or a choice taken back."""

    number: int
    seat: int
    option: int
    bot: bool
    command: str | None
    spent: float
    at: float


class LineRow(NamedTuple):
    """A line of chat, or of what the server did."""

    line: int
    number: int
    kind: str
    seat: int | None
    text: str
    command: str | None
    at: float
    name: str | None = None  # who spoke while seats could still change hands


class LobbyCommand(NamedTuple):
    """A command of the lobby that was carried out: whose, its id, and the log's number then."""

    whose: str
    command: str
    number: int
    at: float


@dataclass(frozen=True, slots=True)
class TryRow:
    """A person's only try at the deal of a day; it stays when its table is taken away."""

    date: str
    game: str
    mode: str
    person: str
    name: str
    table: str
    late: bool  # begun on a later day
    at: float
    score: ScoreRow | None = None


class SeatRow(NamedTuple):
    """Who sits on a seat."""

    seat: int
    name: str | None
    bot: str | None
    person: str | None
    muted: bool = False
    nonce_hash: str | None = None  # of what the person's browser will mix into the deal

    @property
    def free(self) -> bool:
        """Whether anybody may sit down here."""
        return self.name is None and self.bot is None


@dataclass(slots=True)
class TableRow:
    """A table as the store knows it, without its log."""

    id: str
    game: str
    rules_version: int
    config: dict[str, Any]
    settings: SettingsRow
    state: State
    seed: bytes
    commitment: str
    host: str | None
    created: float
    started: float | None = None
    ended: float | None = None
    next: str | None = None
    outcome: OutcomeRow | None = None
    seats: list[SeatRow] = field(default_factory=list)
    closed: str | None = None  # who or what ended the game before its end
    address: str | None = None  # the hash of where it was made
    shut_out: list[str] = field(default_factory=list)  # hashes of people and addresses
    material: dict[str, Any] | None = None  # what somebody brought; lists of tables leave it out
    dealing: DealingRow | None = None
    seen: float | None = None  # when somebody was known to be connected last

    @property
    def seed_lost(self) -> bool:
        """Whether a sealed house was stopped before this game was over."""
        return not self.seed

    @property
    def nonce_hashes(self) -> dict[int, str]:
        """The hashes of the nonces that seats mean to mix in, as long as that is not settled."""
        return {each.seat: each.nonce_hash for each in self.seats if each.nonce_hash is not None}

    @property
    def being_dealt(self) -> bool:
        """Whether the game is about to begin: who takes part is settled, nonces are awaited."""
        return self.state == "open" and self.dealing is not None and not self.dealing.public

    @property
    def dealt(self) -> Dealing | None:
        """What the deal's seed was made of; None where it is the house's alone."""
        row = self.dealing
        if row is None:
            return None
        nonces = {seat: bytes.fromhex(nonce) for seat, nonce in row.nonces.items()}
        return Dealing(self.seed, row.hashes, nonces, row.public)

    @property
    def deal_seed(self) -> bytes:
        """The seed that is dealt from."""
        dealt = self.dealt
        return self.seed if dealt is None else dealt.seed

    @property
    def agreed(self) -> dict[str, Any]:
        """The whole configuration; `config` only names what somebody brought."""
        if self.material is None:
            return self.config
        return {**self.config, GAMES[self.game].brings: self.material}

    @property
    def digest(self) -> str | None:
        """The fingerprint of what somebody brought to play with."""
        named = self.config.get(GAMES[self.game].brings)
        return named["digest"] if isinstance(named, dict) else None

    @property
    def coached(self) -> bool:
        """Whether a coach may help: against bots and without a clock, or where the host lets it;
        never with the deal of a day, where everybody's own score is compared."""
        if self.settings.day is not None:
            return False
        people = sum(1 for seat in self.seats if seat.bot is None and not seat.free)
        return self.settings.coach or (self.settings.clock.kind == "none" and people < 2)

    @property
    def inviting(self) -> bool:
        """Whether somebody who comes by can do something here: take a seat, or watch the game."""
        return any(each.free for each in self.seats) or (
            self.state == "playing" and self.settings.spectators
        )

    @property
    def private(self) -> bool:
        """Whether nobody but the players may look on now."""
        return self.state == "playing" and not self.settings.spectators


@dataclass(frozen=True, slots=True)
class Ban:
    """Somebody who may not come in, by the hash of a cookie or of an address."""

    hash: str
    kind: str  # person, address
    at: float
    until: float | None
    reason: str


@dataclass(frozen=True, slots=True)
class HouseRules:
    """What a running server has to know; `changes` counts what operators did."""

    changes: int = 0
    drain: Mapping[str, Any] | None = None
    bans: Mapping[str, Ban] = field(default_factory=dict)
    invitations: frozenset[str] = frozenset()


@dataclass(slots=True)
class StoredTable:
    """All that the store keeps of one table."""

    row: TableRow
    tokens: dict[str, int]
    entries: list[Entry]
    lines: list[LineRow]
    notes: dict[int, dict[str, str]]


@dataclass(slots=True)
class Append:
    """What a table wants to have stored at one stroke; `number` and `line` are those before."""

    table: str
    number: int
    line: int
    entries: list[Entry] = field(default_factory=list)
    lines: list[LineRow] = field(default_factory=list)
    outcome: OutcomeRow | None = None
    due: float | None = None
    by_days: bool = False  # whether `due` is to be kept, too
    at: float = 0.0


def settings_of(text: str) -> SettingsRow:
    """Settings as they were stored."""
    return msgspec.json.decode(text, type=SettingsRow)


def outcome_of(text: str | None) -> OutcomeRow | None:
    """An outcome as it was stored."""
    return None if text is None else msgspec.json.decode(text, type=OutcomeRow)


def score_of(text: str | None) -> ScoreRow | None:
    """A score as it was stored."""
    return None if text is None else msgspec.json.decode(text, type=ScoreRow)


def dealing_row(dealing: Dealing) -> DealingRow:
    """What was mixed into a deal, as it is stored."""
    nonces = {seat: nonce.hex() for seat, nonce in dealing.nonces.items()}
    return DealingRow(dealing.hashes, nonces, dealing.public)


def dealing_of(text: str | None) -> DealingRow | None:
    """What is mixed into a deal, as it was stored."""
    return None if text is None else msgspec.json.decode(text, type=DealingRow)


def as_json(value: SettingsRow | OutcomeRow | ScoreRow | DealingRow) -> str:
    """A structure as it is stored."""
    return msgspec.json.encode(value).decode()
