"""What HTTP gives; `messages` has what it shares with the WebSocket."""

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from cellmates.server.protocol.messages import Brief, Happened, Info, Keys

SettingKind = Literal["flag", "choice", "some", "tiles", "complex", "seat", "people", "brought"]


class Setting(Struct):
    """A key of a game's configuration: what it may be, and what it is if left out.

    `some`: several of the values; `tiles`: a list of rooms; `complex`: one of the complexes or
    25 rooms; `seat`: one of the values or a seat number; `people`: one of the values for each
    seat, in order; `brought`: one of the values, or what somebody brought (`Named`). Without a
    default the rest of the configuration decides.
    """

    key: str
    kind: SettingKind
    default: Any
    values: list[Any]


class ComplexInfo(Struct):
    """25 tiles to deal: named ones, and free picks by colour, some tiles left `out` of these."""

    id: str
    counts: dict[str, int]
    any: dict[str, int]
    out: dict[str, int]
    modes: list[str]
    level: str
    box: str


class GameInfo(Struct):
    """A game in a list: its modes in the order in which they are offered, with the numbers of
    seats; `levels` is how hard each can be made, `usual` its number of seats if left out."""

    name: str
    modes: dict[str, list[int]]
    levels: dict[str, list[str]]
    usual: dict[str, int]
    bots: list[str]
    rules_version: int


class GameDetails(GameInfo):
    """A game with all that can be chosen: in its settings before it, in its options during it."""

    settings: list[Setting]
    options: list[str]
    complexes: list[ComplexInfo] = []
    rooms: dict[str, dict[str, int]] = {}  # how many of each kind lie in each box
    files: list[str] = []  # what material of one's own is made of


class Agreed(Struct):
    """What a configuration comes to, with everything that was left out."""

    config: dict[str, Any]
    values: dict[str, Any]
    seats: int
    people: int  # characters or crews in play
    rounds: int | None = None
    guards: list[int] = []  # how many there may be, where that can be chosen
    box: str | None = None
    complex: ComplexInfo | None = None


class Proposal(Struct, forbid_unknown_fields=True):
    """A configuration to be looked at."""

    config: Keys = {}


class Material(Struct, forbid_unknown_fields=True):
    """Something of one's own to play with: a name, and the text of its files."""

    name: str
    files: Annotated[dict[str, str], Meta(max_length=16)]


class Named(Struct):
    """What somebody brought, as a configuration names it."""

    name: str
    digest: str


class CardFaces(Struct):
    """What stands on the cards of a table, by kind and slug, and their names by language."""

    digest: str | None  # none: those of the box
    cards: dict[str, dict[str, dict[str, Any]]]
    names: dict[str, dict[str, str]]


class Games(Struct):
    """The games there are."""

    games: list[GameInfo]


class Person(Struct):
    """Who the cookie belongs to."""

    name: str | None
    tables: list[Brief]


class Tables(Struct):
    """Tables in a list."""

    tables: list[Brief]


class Made(Struct):
    """A new table with its secrets."""

    table: Info
    host: str
    seat: int | None
    token: str | None


class Sat(Struct):
    """A seat with its secret."""

    table: Info
    seat: int
    token: str


class Invitation(Struct):
    """The link for friends, and the same to be photographed (SVG)."""

    link: str
    qr: str


class SeatLink(Struct):
    """One more secret for a seat (none: the host's chair), as a link and to be photographed."""

    seat: int | None
    token: str
    link: str
    qr: str


class Frame(Struct):
    """One step of a game through somebody's eyes.

    After the end: `at`, `spent` (seconds a person thought) and whether a `bot` chose; with all
    eyes `audiences`, for each event the seats that knew of it (a bit each; null: everybody).
    """

    number: int
    seat: int | None
    text: str | None
    events: list[Happened]
    views: dict[str, dict[str, Any]] | UnsetType = UNSET
    audiences: list[int | None] | UnsetType = UNSET
    at: float | UnsetType = UNSET
    spent: float | UnsetType = UNSET
    bot: bool | UnsetType = UNSET


class Replay(Struct):
    """The frames from one number to another; `number` is the last there is."""

    number: int
    over: bool
    frames: list[Frame]


class Verdict(Struct):
    """Whether a record leads to its end, by the seed that was promised."""

    genuine: bool
    seed: str
    commitment: str
    choices: int
    digest: str
    problem: str | None


class Refused(Struct):
    """Why not: `code` is for the page, `text` for developers."""

    code: str
    text: str
