"""What crosses the wire, both ways; `docs/server.md` tells what each message means."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from cellmates.server.protocol.hints import Hinted

TableId = Annotated[str, Meta(pattern="^[a-z0-9]{10}$")]
Token = Annotated[str, Meta(min_length=1, max_length=64)]
CommandId = Annotated[str, Meta(pattern="^[!-~]{1,64}$")]
Number = Annotated[int, Meta(ge=0, le=1 << 31)]
Option = Annotated[int, Meta(ge=0, le=1 << 20)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Name = Annotated[str, Meta(min_length=1, max_length=24)]
BotName = Annotated[str, Meta(min_length=1, max_length=24)]
Hex32 = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]


NO_NUL = r"^[^\x00]*$"
"""What PostgreSQL can keep as text."""

GameName = Annotated[str, Meta(max_length=24)]
Keys = Annotated[dict[str, Any], Meta(max_length=64)]
State = Literal["open", "playing", "over"]
Talk = Literal["structured", "free"]
LineKind = Literal["chat", "relieved", "returned", "took_back", "started", "ended", "wants_rematch"]
Closed = Literal["host", "house", "rules", "abandoned", "sealed"]


# What a host decides.


class NoClock(Struct, tag="none", tag_field="kind", forbid_unknown_fields=True):
    """All the time in the world."""


class LiveClock(Struct, tag="live", tag_field="kind", forbid_unknown_fields=True):
    """Seconds for each decision, and some to spare for the whole game."""

    decision: Annotated[float, Meta(ge=1, le=86400)] = 60
    bank: Annotated[float, Meta(ge=0, le=86400)] = 600


class DaysClock(Struct, tag="days", tag_field="kind", forbid_unknown_fields=True):
    """Days for each decision."""

    days: Annotated[float, Meta(gt=0, le=60)] = 2


ClockKind = NoClock | LiveClock | DaysClock


class Settings(Struct, forbid_unknown_fields=True):
    """What a host decides besides the game's configuration."""

    clock: ClockKind = msgspec.field(default_factory=NoClock)
    takeover: Annotated[float, Meta(ge=0, le=864000)] | None = 120
    pace: Annotated[float, Meta(ge=0, le=10)] = 0.8
    moment: Annotated[float, Meta(ge=0, le=600)] | None = None
    talk: Talk = "structured"
    spectators: bool = True
    listed: bool = True
    coach: bool = False  # whether the coach may help with a clock and among several people, too


# From a client.


class Hello(Struct, tag="hello", forbid_unknown_fields=True):
    """The first message: which table, and by what right."""

    table: TableId
    token: Token | None = None
    since: Number | None = msgspec.field(default=None, name="from")


class Phrases(Struct, tag="phrases", forbid_unknown_fields=True):
    """What may I say now?"""


class Hint(Struct, tag="hint", forbid_unknown_fields=True):
    """What would a coach say about the question that I am asked?"""


class Sync(Struct, tag="sync", forbid_unknown_fields=True):
    """Tell me everything again."""


class Ping(Struct, tag="ping", forbid_unknown_fields=True):
    """Are you there?"""


class Choose(Struct, tag="choose", forbid_unknown_fields=True):
    """Take an option of the decision, or something the seat may do unasked."""

    id: CommandId
    number: Number
    option: Option


class Say(Struct, tag="say", forbid_unknown_fields=True):
    """Say one of the phrases."""

    id: CommandId
    number: Number
    option: Option


class TakeBack(Struct, tag="take_back", forbid_unknown_fields=True):
    """Undo the seat's last choice while nobody has acted on it."""

    id: CommandId
    number: Number


class Chat(Struct, tag="chat", forbid_unknown_fields=True):
    """Free words, where the table allows them."""

    id: CommandId
    text: Annotated[str, Meta(min_length=1, max_length=300, pattern=NO_NUL)]


class Note(Struct, tag="note", forbid_unknown_fields=True):
    """A private note; without text it is removed."""

    id: CommandId
    key: Annotated[str, Meta(min_length=1, max_length=40, pattern=NO_NUL)]
    text: Annotated[str, Meta(max_length=500, pattern=NO_NUL)]


class Back(Struct, tag="back", forbid_unknown_fields=True):
    """The person plays again."""

    id: CommandId


class Leave(Struct, tag="leave", forbid_unknown_fields=True):
    """The person gives up the seat, or hands it to a bot."""

    id: CommandId


class OnlyHere(Struct, tag="only_here", forbid_unknown_fields=True):
    """End all other devices of this seat: their secrets open nothing any more."""

    id: CommandId


class Rename(Struct, tag="rename", forbid_unknown_fields=True):
    """The person of this seat is called something else, until the game starts."""

    id: CommandId
    name: Name


class Mix(Struct, tag="mix", forbid_unknown_fields=True):
    """Before the game: the hash of what this seat will mix into the deal."""

    id: CommandId
    nonce_hash: Hex32


class Reveal(Struct, tag="reveal", forbid_unknown_fields=True):
    """While it is dealt: what this seat mixes in, as it has promised."""

    id: CommandId
    nonce: Hex32


class SetSeat(Struct, tag="seat", forbid_unknown_fields=True):
    """Put a bot on a seat, or clear it; in a game a cleared seat is anybody's to take."""

    id: CommandId
    seat: SeatNumber
    bot: BotName | None


class Fill(Struct, tag="fill", forbid_unknown_fields=True):
    """Put bots as strong as the people here on all free seats."""

    id: CommandId


class Swap(Struct, tag="swap", forbid_unknown_fields=True):
    """Let two seats change places."""

    id: CommandId
    seat: SeatNumber
    other: SeatNumber


class Kick(Struct, tag="kick", forbid_unknown_fields=True):
    """Free a seat; its person cannot sit down at this table any more. In a game a bot plays on
    until somebody else takes the seat."""

    id: CommandId
    seat: SeatNumber


class Pardon(Struct, tag="pardon", forbid_unknown_fields=True):
    """Let everybody sit down again who was sent away."""

    id: CommandId


class Mute(Struct, tag="mute", forbid_unknown_fields=True):
    """Let a seat's person write no free words, or let him again; phrases of the game stay."""

    id: CommandId
    seat: SeatNumber
    muted: bool = True


class Relieve(Struct, tag="relieve", forbid_unknown_fields=True):
    """In a game, let a bot play for the person of a seat until she comes back."""

    id: CommandId
    seat: SeatNumber


class MakeHost(Struct, tag="make_host", forbid_unknown_fields=True):
    """Hand the host's chair over to the person of a seat."""

    id: CommandId
    seat: SeatNumber


class CloseTable(Struct, tag="close", forbid_unknown_fields=True):
    """End a game before its end; its record is open then."""

    id: CommandId


class Configure(Struct, tag="configure", forbid_unknown_fields=True):
    """Agree on something else before the game; what is left out stays as it is."""

    id: CommandId
    game: GameName | None = None
    config: Keys | None = None
    settings: Settings | None = None


class Start(Struct, tag="start", forbid_unknown_fields=True):
    """Deal."""

    id: CommandId


class Rematch(Struct, tag="rematch", forbid_unknown_fields=True):
    """Another table for the same people; where nobody but bots sits with the host, it may start at
    once."""

    id: CommandId
    start: bool = False
    nonce_hash: Hex32 | None = None  # of what the asking seat will mix into its deal


class AskRematch(Struct, tag="ask_rematch", forbid_unknown_fields=True):
    """Somebody at a finished table would like to play again."""

    id: CommandId


SeatCommand = Choose | Say | TakeBack | Chat | Back | Leave | AskRematch
"""Commands of a seat that go into the game's log."""

HostCommand = (
    SetSeat
    | Fill
    | Swap
    | Kick
    | Pardon
    | Mute
    | Relieve
    | MakeHost
    | Configure
    | Start
    | CloseTable
    | Rematch
)
"""Commands of the host."""

OwnCommand = OnlyHere | Mix | Reveal | Rename
"""Commands of a seat about itself that change the lobby."""

ForTable = SeatCommand | HostCommand | OwnCommand | Note | Phrases | Hint | Sync
"""What is put into the inbox of a live table."""

FromClient = Hello | Ping | ForTable


# From the server.


class OfferedOption(Struct):
    """An option that a seat may take, and how it reads."""

    option: int
    text: str


class Happened(Struct):
    """An event, and the number of the entry that caused it."""

    kind: str
    data: dict[str, Any]
    number: int


class BlockedOption(Struct):
    """Something that a question does not offer, as it would read, and why not."""

    text: str
    why: str


class Asked(Struct):
    """A decision and its options, and what people may look for among them in vain."""

    kind: str
    about: str
    options: list[OfferedOption]
    blocked: list[BlockedOption] | UnsetType = UNSET


class ClockState(Struct):
    """The time a seat has left."""

    seat: int
    running: bool
    decision: float
    bank: float


class Told(Struct, tag="told"):
    """How the table stands now and what led there; what is left out is as it was told before."""

    number: int
    whole: bool
    events: list[Happened]
    view: dict[str, Any]
    parts: dict[str, dict[str, Any]] | UnsetType = UNSET
    decision: Asked | UnsetType | None = UNSET
    may: list[OfferedOption] | UnsetType = UNSET
    can_take_back: bool | UnsetType = UNSET
    clocks: list[ClockState] | UnsetType = UNSET
    missed: bool | UnsetType = UNSET


class Line(Struct, tag="line"):
    """Something said freely, or something the server did."""

    line: int
    number: int
    kind: LineKind
    seat: int | None
    text: str
    at: float
    name: str | None = None  # who sat there then: seats change hands


class SeatInfo(Struct):
    """Who sits on a seat."""

    seat: int
    name: str | None
    bot: str | None
    here: bool
    relieved: bool
    host: bool
    muted: bool = False


class DayResult(Struct):
    """What a try at the deal of a day was worth, with the row of symbols that is shared."""

    points: int
    won: bool
    symbols: str


class OutcomeInfo(Struct):
    """How a game ended; the seats that `won`, and what each seat `was`, as ids of messages
    (games that ended before this was kept have neither); the score of the deal of a `day`."""

    winners: list[str | int]
    reason: str
    scores: list[float]
    won: list[int]
    was: list[list[str]]
    day: DayResult | UnsetType = UNSET


class Departure(Struct):
    """A rule that was agreed on otherwise than the rulebook says (null: the rest decides)."""

    key: str
    value: Any
    book: Any


class DealingInfo(Struct):
    """What is mixed into the house's seed: hashes of nonces, by seat; `settled` once they are
    fixed and the nonces are awaited, or the cards dealt. A `public` deal is named, and nothing is
    mixed in."""

    settled: bool
    hashes: dict[str, str]
    public: str


class Info(Struct):
    """A table as everybody may know it."""

    id: str
    game: str
    state: State
    config: dict[str, Any]
    level: str | None
    departures: list[Departure]
    cast: list[str]  # who is played in which seat, where that is settled before the deal
    seats: list[SeatInfo]
    clock: ClockKind
    takeover: float | None
    pace: float
    moment: float | None
    talk: Talk
    spectators: bool
    listed: bool
    coach: bool
    coached: bool  # whether the coach may help here, as the table is set and who sits at it
    watching: int
    commitment: str
    created: float
    started: float | None
    ended: float | None
    next: str | None
    outcome: OutcomeInfo | None
    closed: Closed | None = None  # who or what ended the game before its end
    shut_out: bool = False  # whether somebody was sent away who cannot sit down again
    dealing: DealingInfo | None = None  # None: of the time before anything was mixed in
    day: str | UnsetType = UNSET  # the date whose deal it is


class Progress(Struct):
    """The round that is played, and how many there are at most."""

    round: int
    rounds: int


class Brief(Struct, omit_defaults=True):
    """A table in a list."""

    id: str
    game: str
    state: State
    config: dict[str, Any]
    seats: list[SeatInfo]
    talk: Talk
    clock: ClockKind
    created: float
    level: str | None
    ended: float | UnsetType = UNSET
    outcome: OutcomeInfo | UnsetType = UNSET
    closed: Closed | UnsetType = UNSET
    seat: int | UnsetType | None = UNSET
    waiting: bool | UnsetType = UNSET
    progress: Progress | UnsetType = UNSET
    day: str | UnsetType = UNSET  # the date whose deal it is


class Welcome(Struct, tag="welcome"):
    """The answer to hello."""

    table: Info
    seat: int | None
    host: bool
    notes: dict[str, str]
    lines: list[Line]
    told: Told | None
    shut_out: bool = False  # whether this guest was sent away and cannot sit down again


class TableChanged(Struct, tag="table"):
    """People or the state of the table have changed."""

    table: Info


class MayBeSaid(Struct, tag="phrases"):
    """What a seat may say now."""

    number: int
    options: list[OfferedOption]


class Done(Struct, tag="done"):
    """A command was carried out and stored."""

    id: str
    number: int


class Error(Struct, tag="error"):
    """A command was refused."""

    id: str | None
    code: str
    text: str


class Noted(Struct, tag="note"):
    """A note of this seat, written on another device."""

    key: str
    text: str


class Notice(Struct, tag="notice"):
    """Something about the whole house: it is `draining` and stops when it is empty, at the latest
    at a time; or it is `open` again."""

    code: Literal["draining", "open"]
    until: float | None


class Pong(Struct, tag="pong"):
    """The server is there."""


class Bye(Struct, tag="bye"):
    """The connection is about to be closed."""

    code: str


FromServer = (
    Welcome
    | Told
    | MayBeSaid
    | Hinted
    | Done
    | Error
    | TableChanged
    | Line
    | Noted
    | Notice
    | Pong
    | Bye
)

decode_client = msgspec.json.Decoder(FromClient).decode
encode = msgspec.json.Encoder().encode
