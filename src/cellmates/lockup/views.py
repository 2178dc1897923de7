"""What a view of Lockup holds: every field with its type and what it says.

Bots and the terminal are checked against these types, the page's TypeScript is made from them
(`python -m cellmates.server.protocol.typescript_views`), and tests hold real views to them.
"""

from typing import Final, TypedDict

from cellmates.lockup.cards import GOON_TYPES, TREASURES
from cellmates.lockup.names import CREWS, KINDS, LEVELS, LOCATIONS, PHASES, TOKENS

Card = str  # An item, goon, tome, goal, trait or guard, by its slug.
Location = str  # A location.
Kind = str  # A kind of resource cube.
Token = str  # A token of a crew.
Phase = str  # A phase of the round.
CrewName = str  # A crew; `guards`: those of the solo game.
Level = str  # A level of the solo game.
GoonType = str  # A type of goon.
Treasure = str  # A kind of treasure, in the order in which they are told.
Category = str  # What is counted in the final scoring, in the order of counting.
Gives = str  # What a place can bring: cubes, a thing, or something that may be done.
Counted = str  # What stars are given for.
Paid = str  # What a price can be in.
Supplied = str  # What is in the supply.
Deck = str  # A deck of cards.
TomeMoment = str  # A moment at which tomes may be played, in the order of `windows.py`.
Cubes = dict[Kind, int]  # So many cubes of each kind; a kind may be left out if there are none.
Cost = dict[Paid, int]  # A price in cubes; what costs none of a kind leaves it out.

WORDS: Final[dict[str, tuple[str, ...]]] = {
    "Location": LOCATIONS,
    "Kind": KINDS,
    "Token": TOKENS,
    "Phase": (*PHASES, "over"),
    "CrewName": (*CREWS, "guards"),
    "Level": LEVELS,
    "GoonType": GOON_TYPES,
    "Treasure": TREASURES,
    "Category": ("leader", "final", "goons", "resources", "tomes", "marker"),
    "Gives": (
        *KINDS,
        *("any", "power", "marker", "tome", "choose_tome", "swap", "recruit", "craft"),
    ),
    "Paid": (*KINDS, "any"),
    "Supplied": (*KINDS, "power", "suspicion"),
    "Deck": ("items", "goons", "tomes", "guards", "locations"),
    "Counted": ("goal", "goon", "kind", "tome", "marker"),
    "TomeMoment": (
        *("before_turn", "after_turn", "before_reveal", "after_ranking", "before_reward"),
        *("after_location", "before_patrol_step", "before_raid", "after_final_raid"),
    ),
}
"""The words that a name stands for, where no more will come."""


class Pile(TypedDict):
    """The tokens of one crew at a location."""

    seat: int  # Whose they are.
    up: list[Token]  # Those that lie face up.
    down: int  # How many lie face down.
    mine: list[Token] | None  # The face-down ones, for their owner; after the end for everybody.


class Guards(TypedDict):
    """The guard cards at a location."""

    up: list[Card]  # Those that lie face up.
    down: int  # How many lie face down.
    shown: list[Card] | None  # The face-down ones, after the end.


class LocationState(TypedDict):
    """A location and what is there."""

    suspicion: int  # Suspicion cubes.
    cubes: Cubes  # Cubes that bandits left for the strongest.
    goon: Card | None  # Who can be recruited there.
    tokens: list[Pile]  # The tokens, crew by crew.
    guards: Guards  # The guards of the solo game.


class Crew(TypedDict):
    """A crew with all that it has."""

    seat: int  # Its seat; the guards of the solo game have the number after the last.
    crew: CrewName  # Which crew it is.
    stars: int  # Its reputation.
    power: int  # Power cubes.
    suspicion: int  # Suspicion cubes.
    cubes: Cubes  # Resource cubes.
    storage: int  # How many it may keep after a round.
    items: list[Card]  # Crafted items.
    reserved: list[Card] | int  # Reserved items; for the others their number.
    goons: list[Card]  # Recruited goons.
    tomes: list[Card] | int  # Tomes in hand; for the others their number.
    cell: list[Token] | int  # Tokens not placed; for the others their number.
    passed: bool  # Whether it has passed in this roll call.
    closed: list[Location]  # Where it may place nothing more in this roll call.
    face_down_left: int  # How many more tokens it may place face down in this round.
    trait: Card | None  # Its trait in the advanced game.
    offered: list[Card] | int  # Traits to choose from; for the others their number.


class GoalCounts(TypedDict):
    """How much each crew has of what a goal counts; no numbers where there is no such goal."""

    leader: list[int]  # Of the leader goal.
    instant: list[int]  # Of the instant goal.
    final: list[int]  # Of the final goal.


class GoalWorth(TypedDict):
    """What a goal is worth, and what for."""

    stars: list[int]  # Two numbers where the second most counts as well.
    least: int  # How much one must have for it; 0: no matter how much.
    per: int  # They are given for every so many; 0: once.


class Worths(TypedDict):
    """What each goal is worth; None where there is no such goal."""

    leader: GoalWorth | None  # The leader goal.
    instant: GoalWorth | None  # The instant goal.
    final: GoalWorth | None  # The final goal.


class Goals(TypedDict):
    """The goals of this game."""

    leader: Card | None  # The leader goal.
    leader_holder: int | None  # Who leads.
    instant: Card | None  # The instant goal.
    instant_taken: int | None  # Who met it first.
    final: Card | None  # The final goal.
    counts: GoalCounts  # How far everybody is.
    worth: Worths  # What they are worth.


class Ranked(TypedDict):
    """Somebody's place at the location that is resolved."""

    seat: int  # Who.
    strength: int  # With which strength.


class Peeked(TypedDict):
    """A face-down token of somebody else that a seat has looked at."""

    location: Location  # Where it lies.
    seat: int  # Whose it is.
    token: Token  # What it is.


class Claim(TypedDict):
    """What somebody said of a token at a location."""

    seat: int  # Who said it.
    location: Location  # Where.
    token: Token  # What.


class Answer(TypedDict):
    """A yes or a no to a proposal."""

    seat: int  # Who answered.
    yes: bool  # Whether it was a yes.
    why: str | None  # The reason of a no.


class Proposal(TypedDict):
    """A seat's latest proposal of this round, with what others say to it."""

    seat: int  # Who proposed it.
    text: str  # The phrase in its notation.
    answers: list[Answer]  # The latest answer of each seat that gave one.


class Remark(TypedDict):
    """A remark of table talk that is no claim."""

    round: int  # When it was made.
    seat: int  # Who made it.
    text: str  # The phrase in its notation.


class Gift(TypedDict):
    """Something that a place brings, or allows."""

    what: Gives  # What it is.
    count: int  # How much of it; for a swap: how many cubes are given for one.
    price: int  # What it costs in cubes of any kind.


class Prize(TypedDict):
    """What one place of a location brings."""

    gifts: list[Gift]  # All of it; each `recruit` is one of several ways.
    last_only: bool  # Only for whoever is last of all.


class Reason(TypedDict):
    """Why somebody gets stars in the final scoring."""

    what: Counted  # What is counted.
    of: str | None  # Which goal, type of goon or kind of cube.
    count: int  # How many.
    stars: int  # What they are worth.


class Scored(TypedDict):
    """The stars of one crew in one category of the final scoring."""

    seat: int  # Who.
    category: Category  # What for.
    stars: int  # How many.
    why: list[Reason]  # What they are made of.


class Scoring(TypedDict):
    """The final scoring."""

    before: list[int]  # The stars of each crew before it.
    scored: list[Scored]  # What was counted, also where it came to nothing.
    spared: list[int]  # Stars that each crew did not lose because it had none left (LK-15.11).


class Offer(TypedDict):
    """What the question to this seat is about, in numbers."""

    gifts: list[Gift]  # What one gets by collecting.
    costs: dict[str, Cost]  # What an option costs, by its notation; nothing: one is asked later.
    purse: Cubes  # The cubes that one can pay with.
    lacks: dict[Card, Cost]  # What is missing for the items that one cannot craft.
    count: int  # How many cubes are to be given one by one.
    can_wait: list[Card]  # Tomes offered now that may as well be played later in this phase.
    moment: TomeMoment | None  # The moment at which tomes are offered; None: none are.


class Rules(TypedDict):
    """What is in force, as it follows from what was agreed."""

    advanced: bool  # Whether boards have their B side and crews have traits.
    solo: Level | None  # The level of the guards, for who plays alone.
    bandit_cube_at_setup: bool  # Whether bandits leave cubes before the first round.
    players: int  # How many count as players; the guards are one.
    rounds: int  # How many rounds there are.
    dens: list[Location]  # The locations where goons wait.
    prizes: dict[str, list[Prize]]  # What each place brings, the first place first.
    reserve_price: int  # What it costs to reserve an item, in cubes of any kind.
    leader_stars: int  # What the leader goal is worth.
    contest_stars: list[int]  # What the most is worth, and the second most where that counts.
    treasures: list[Treasure]  # The kinds of treasure, in their order.
    low_suspicion: int  # With so few suspicion cubes left in the supply a raid is near.


class View(TypedDict):
    """All that a seat, or a spectator, is entitled to know."""

    game: str  # `lockup`.
    seat: int | None  # Whose eyes these are; None: a spectator's.
    seats: int  # How many seats there are.
    solo: Level | None  # The level of the guards, for who plays alone.
    advanced: bool  # Whether the advanced game is played.
    cards: str  # The name of the card set.
    rules: Rules  # What is in force; it never changes.
    round: int  # The round, from 1.
    phase: Phase  # The phase of the round.
    location: Location | None  # The location that is resolved.
    first: int  # Who has the first-player marker.
    acting: int | None  # Whose turn or reward it is.
    locations: dict[str, LocationState]  # All eight, in their order.
    display: list[Card | None]  # The items that can be crafted.
    goals: Goals  # The goals.
    supply: dict[Supplied, int]  # What is left for everybody to take.
    decks: dict[Deck, int]  # How many cards are left.
    goon_discard: list[Card]  # Goons that have left.
    tome_discard: list[Card]  # Tomes that were played.
    guards_used: list[Card]  # Guards of the solo game that are done.
    locations_used: list[str]  # Location cards that were turned up; `off_duty` is one of them.
    crews: list[Crew]  # The crews by seat, and the guards last.
    ranking: list[Ranked] | None  # The places at the location that is resolved.
    drawn: list[Card]  # Cards in hand to choose from.
    assigning: Location | None  # Where this seat is placing tokens.
    peeked: list[Peeked]  # Tokens of others that this seat has looked at.
    sunk: list[Card]  # Tomes that this seat knows in the deck, from the top.
    offer: Offer | None  # What the question to this seat is about, where that is numbers.
    if_ended: list[int]  # The stars of each crew if the game ended now, after a last raid.
    counting: list[Scored]  # What this seat's own things would bring then; none for a spectator.
    claims: list[Claim]  # What was said of tokens.
    said: list[Remark]  # The latest remarks.
    plans: list[Proposal]  # What is proposed in this round.
    asked: list[int]  # The seats that must decide something.
    over: bool  # Whether the game has ended.
    winners: list[int]  # The winning seats; the guards may be one.
    scores: list[int] | None  # Everybody's stars in the end.
    scoring: Scoring | None  # Where they come from.
    reason: str | None  # What decided.


class OwnView(TypedDict, total=False):
    """The parts of a view that a seat sees otherwise than a spectator."""

    seat: int
    drawn: list[Card]
    assigning: Location | None
    peeked: list[Peeked]
    sunk: list[Card]
    offer: Offer | None
    counting: list[Scored]
    locations: dict[str, LocationState]
    crews: list[Crew]


def goals_of(view: View) -> list[tuple[str, Card, int | None]]:
    """The goals there are: their kind, which one it is, and who holds it."""
    goals = view["goals"]
    found = [
        ("leader", goals["leader"], goals["leader_holder"]),
        ("instant", goals["instant"], goals["instant_taken"]),
        ("final", goals["final"], None),
    ]
    return [(kind, goal, holder) for kind, goal, holder in found if goal is not None]


def shown(things: list[str] | int) -> list[str]:
    """Cards or tokens that are shown; none where only their number is."""
    return things if isinstance(things, list) else []


def number_of(things: list[str] | int) -> int:
    """How many cards or tokens there are, shown or not."""
    return things if isinstance(things, int) else len(things)
