"""What HTTP takes and gives; `messages` has what it shares with the WebSocket."""

from typing import Annotated, Any

from msgspec import UNSET, Meta, Raw, Struct, UnsetType, field

from cellmates.analysis import Analysis
from cellmates.server.protocol.messages import (
    BotName,
    Brief,
    DayResult,
    Departure,
    GameName,
    Happened,
    Hex32,
    Info,
    Keys,
    Name,
    SeatNumber,
    Settings,
)


class NewTable(Settings, forbid_unknown_fields=True, kw_only=True):
    """The wish for a new table."""

    game: GameName
    config: Keys = field(default_factory=dict)
    bots: Annotated[dict[str, BotName], Meta(max_length=16)] = field(default_factory=dict)
    name: Name | None = None
    sit: bool = True
    start: bool = False
    nonce_hash: Hex32 | None = None  # of what the host's seat will mix into the deal


class Sit(Struct, forbid_unknown_fields=True):
    """The wish for a seat."""

    name: Name | None = None
    seat: SeatNumber | None = None


class Me(Struct, forbid_unknown_fields=True):
    """What a person wants to be called."""

    name: Name


class Setting(Struct):
    """A key of a game's configuration: what it may be, and what it is if left out.

    The kind is `flag`, `choice`, `some` (at least one of the values), `many` (any number of them),
    `seat` (one of the values or a seat number), `people` (one of the values for each that plays,
    in order), `brought` (one of the values, or what somebody brought, see `Named`), or a kind that
    only the game knows. Without a default the rest of the configuration decides. What was chosen
    is undone when a key changes that it depends on.
    """

    key: str
    kind: str
    default: Any
    values: list[Any]
    group: str
    depends_on: list[str]


class Preset(Struct):
    """A named set of choices: keys of a configuration, and of the host's `Settings`.

    Without modes it goes with every one; `minutes` is about how long it lasts, 0 if nobody has
    said; a `book` is a rulebook as printed; `bot` names the bots that go with it.
    """

    name: str
    keys: dict[str, Any]
    modes: list[str]
    minutes: int
    house: dict[str, Any]
    book: bool
    bot: str


class GameInfo(Struct):
    """A game in a list: its modes in the order in which they are offered, with the numbers of
    seats; `levels` is how hard each can be made, as keys of a configuration, `usual` its number
    of seats if left out; `minutes` about how long a game lasts, `weight` how hard it is to learn.
    Of its bots the usual one comes first; `ranked` has them from the weakest to the best.
    A bot may have one of the `temperaments`, named after its level (`careful:bold`).
    """

    name: str
    modes: dict[str, list[int]]
    levels: dict[str, dict[str, dict[str, Any]]]
    usual: dict[str, int]
    bots: list[str]
    ranked: list[str]
    temperaments: list[str]
    rules_version: int
    minutes: int
    weight: str
    presets: list[Preset]
    puzzles: bool  # whether it has any


class GameDetails(GameInfo):
    """A game with all that can be chosen: in its settings before it, in its options during it."""

    settings: list[Setting]
    options: list[str]
    material: dict[str, Any] = {}  # what settings of kinds that only this game knows are about
    files: list[str] = []  # what material of one's own is made of


class Agreed(Struct):
    """What a configuration comes to, with everything that was left out.

    `book` is what the rulebook has for each setting (null: it follows from the rest), `departures`
    the rules that are read otherwise; `matters` names the settings that change something here.
    """

    config: dict[str, Any]
    values: dict[str, Any]
    seats: int
    people: int  # characters or crews in play
    departures: list[Departure]
    book: dict[str, Any] = {}
    matters: list[str] = []
    level: str | None = None
    levels: list[str] = []
    own: dict[str, Any] = {}  # what only this game speaks of


class ConfigToCheck(Struct, forbid_unknown_fields=True):
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


class GameList(Struct):
    """The games there are."""

    games: list[GameInfo]


class Person(Struct):
    """Who the cookie belongs to."""

    name: str | None
    tables: list[Brief]


class TableList(Struct):
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
    """The link for friends, and the same to be photographed (SVG) if a phone can open it."""

    link: str
    qr: str | None


class SeatLink(Struct):
    """One more secret for a seat (none: the host's chair), as a link and to be photographed."""

    seat: int | None
    token: str
    link: str
    qr: str | None


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


class EncodedReplay(Struct):
    """A `Replay` whose frames are encoded already."""

    number: int
    over: bool
    frames: list[Raw]


class Found(Struct):
    """Something that is known once a game is over, like an event: its kind and its details."""

    kind: str
    data: dict[str, Any]


class AwardGiven(Struct):
    """Who did most of something, and how much."""

    name: str
    seats: list[int]
    count: int


class GameEnding(Struct):
    """What a finished game came to: the number of the choice that decided it and of the position
    that shows it, what it was in one sentence, all that was found, what figures are made of,
    awards, and the numbers of the choices that said something untrue."""

    moment: int
    position: int
    headline: Found | None
    findings: list[Found]
    parts: list[Found]
    awards: list[AwardGiven]
    lies: list[int]


class AnalysisState(Struct):
    """How far the analysis of a finished game is: whether somebody works on it, how many of its
    choices were looked at, and all of it once it is made. `numbers` says which choice of the log
    each choice of the analysis is: what was taken back is not analysed."""

    running: bool
    done: int
    total: int
    numbers: list[int]
    analysis: Analysis | None


class EncodedAnalysisState(Struct):
    """The same, the analysis encoded already."""

    running: bool
    done: int
    total: int
    numbers: list[int]
    analysis: Raw | None


class PuzzleRate(Struct):
    """How often the answer of a puzzle succeeds, with its 95 % interval, and the next best option
    does, all in percent."""

    percent: int
    low: int
    high: int
    next: int


class PuzzleSummary(Struct):
    """A puzzle in a list. Its grade goes from 1 to `grades`: the weakest level of bots that solves
    it (`solved_by`), or none of them. Without a `rate` its answer is proved."""

    id: str
    game: str
    kind: str
    grade: int
    grades: int
    solved_by: str | None
    rate: PuzzleRate | None


class PuzzleList(Struct):
    """The puzzles of a game; `makes` says whether new ones can be made here."""

    puzzles: list[PuzzleSummary]
    makes: bool


class PuzzlePosition(PuzzleSummary):
    """A puzzle as its solver sees it: what his seat knows, the question as a sentence, and the
    options in the notation of the game, several texts being one answer."""

    seat: int
    config: dict[str, Any]
    question: Found
    about: str
    options: list[list[str]]
    view: dict[str, Any]


class PuzzleAnswer(Struct):
    """The option that a solver takes; none: he wants to see the solution."""

    option: int | None = None


class PuzzleVerdict(Struct):
    """Whether an option is the answer, and why, as a sentence."""

    works: bool
    kind: str
    data: dict[str, Any]


class PuzzleStep(Struct):
    """A choice in the line of play that solves a puzzle: what is seen before it, whom it is about,
    and the choice."""

    view: dict[str, Any]
    about: str
    text: str


class PuzzleSolution(Struct):
    """The answer to a puzzle with its reasons, the line of play, and everything face up."""

    right: bool
    answer: int
    verdicts: list[PuzzleVerdict]
    steps: list[PuzzleStep]
    open: dict[str, Any]


class Verdict(Struct):
    """Whether a record leads to its end, by the seed that was promised; `choices` leaves out what
    was only said."""

    genuine: bool
    seed: str
    commitment: str
    choices: int
    digest: str
    problem: str | None


class DayDeal(Struct):
    """A mode that has a deal for every day, with the bot on the other seats (none: no others)."""

    game: str
    mode: str
    seats: int
    bot: str | None


class DayTry(Struct):
    """One's own try at a deal: where, whether begun on a later day, and its score when over."""

    date: str
    game: str
    mode: str
    table: str
    late: bool
    result: DayResult | None


class Days(Struct):
    """The dates that can be played, today's first, the deals of each, and one's own tries."""

    today: str
    dates: list[str]
    deals: list[DayDeal]
    tries: list[DayTry]


class DayLine(Struct):
    """Somebody's try at a deal; without a result it goes on."""

    name: str
    late: bool
    own: bool
    result: DayResult | None


class DayBoard(Struct):
    """Everybody's tries at a deal in this house, the best first, and its public seed."""

    date: str
    game: str
    mode: str
    seed: str
    lines: list[DayLine]


class BeginTry(Struct, forbid_unknown_fields=True):
    """The wish for one's only try at a deal."""

    name: Name | None = None


class Refused(Struct):
    """Why not: `code` is for the page, `text` for developers."""

    code: str
    text: str
