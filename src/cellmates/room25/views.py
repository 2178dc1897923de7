"""What a view of Room 25 holds: every field with its type and what it says.

Bots and the terminal are checked against these types, the page's TypeScript is made from them
(`python -m cellmates.server.protocol.typescript_views`), and tests hold real views to them.
"""

from typing import Final, TypedDict

from cellmates.room25.board import AXIS_NAMES, CELLS, DIRECTIONS, LINES
from cellmates.room25.cards.codes import CARDS
from cellmates.room25.names import ADRENALINE, CHARACTERS, PHASES, ROOMS, TEAMS, TOKENS
from cellmates.room25.options import CLAIMS

Character = str  # A character, by its slug.
Room = str  # A kind of room, by its slug.
Cell = str  # A cell of the complex by column and row, `a1` to `e5`.
Line = str  # A column by its letter, or a row by its number.
Card = str  # A M.A.C. card as it is written, `move 4 e x2`.
Token = str  # An action token.
Direction = str  # North, east, south or west.
Axis = str  # Which way a corridor runs.
Phase = str  # A phase of the round.
Adrenaline = str  # Where a character's adrenaline token is.
Role = str  # A hidden role.
Team = str  # A team of the team mode.
ClaimColour = str  # What can be claimed of a tile: a colour, or that it is safe.
Aim = str  # What somebody is after: to get out in some way, or to let nobody out.
GoalStepName = str  # A step of the way out, or of the guards' way.
AfterDeath = str  # What somebody who is dead has still to hope for, or may still do.
Fate = str  # What became of a claim: settled, contradicted by another one, or open.

WORDS: Final[dict[str, tuple[str, ...]]] = {
    "Token": TOKENS,
    "Direction": tuple(DIRECTIONS),
    "Axis": tuple(AXIS_NAMES),
    "Phase": (*PHASES, "over"),
    "Adrenaline": ADRENALINE,
    "Role": ("prisoner", "guard"),
    "Team": TEAMS,
    "ClaimColour": tuple(CLAIMS),
    "Aim": ("together", "alone", "prisoner", "guard", "race", "team"),
    "GoalStepName": ("unlock", "find", "gather", "slide", "kill", "hold"),
    "AfterDeath": (
        "partial",
        "prisoners",
        "guards",
        "role_hidden",
        "race",
        "team_last_round",
        "team_inside",
        "revival",
        "talk",
    ),
    "Fate": ("right", "wrong", "disputed", "open"),
}
"""The words that a name stands for, where no more will come."""

SLUGS: Final[dict[str, tuple[str, ...]]] = {
    "Character": CHARACTERS,
    "Room": ROOMS,
    "Cell": tuple(CELLS),
    "Line": tuple(LINES),
    "Card": CARDS.texts,
}
"""The words that a name stands for at present."""


class Tile(TypedDict):
    """A tile, as it lies in its cell."""

    tile: int  # Its handle, which stays with it wherever it goes.
    room: Room | None  # What it is, if it lies face up.
    up: bool  # Whether it lies face up.
    closed: bool  # Whether a Do Not Cross marker lies on it.
    lock: bool  # Whether it holds one of Emmett's locks.
    axis: Axis | None  # How the corridor of a Pivoting Room runs.


class Sheet(TypedDict):
    """A character with all that belongs to it."""

    seat: int  # Who plays it.
    at: Cell | None  # Where it stands, if it lives.
    alive: bool  # Whether it lives.
    hidden: bool  # Whether it hides.
    ready: bool  # Whether its program is laid.
    tokens: int  # How many tokens are still programmed, as far as one may know.
    played: list[Token]  # The tokens used this round.
    program: list[Token] | None  # What is still programmed, next first; None: it lies face down.
    adrenaline: Adrenaline  # Where its adrenaline token is.
    lost: list[Token]  # The tokens lost to Punishment.
    reminder: Cell | None  # Where its reminder lies.
    reminder_free: bool  # Whether its reminder can be laid.
    role: Role | None  # Its role, as far as one may know.
    revealed: bool  # Whether everybody knows its role.
    unprogrammed: bool  # Whether it picks its actions when its turn comes.
    armed: bool  # Whether the Trap it stands in will close.
    flood: int  # In a Flooded Room: 1 since this round (or turn), 2 since the one before.
    paranoid: bool  # Whether it draws its actions from a stack.
    stack: int  # How many tokens are on that stack.
    empties: int  # How many Empty tiles are left in its own supply.
    team: Team | None  # Its team.


class Claim(TypedDict):
    """What somebody said of a face-down tile."""

    seat: int  # Who said it.
    round: int  # When it was said.
    cell: Cell  # Where the tile lies now.
    then: Cell  # Where it lay when this was said.
    tile: int  # Its handle.
    colour: ClaimColour  # What was said.
    fate: Fate  # What became of it, as far as these eyes know.
    room: Room | None  # What the tile was, if these eyes know it and it settles the claim.
    against: list[int]  # The seats that claim otherwise.


class Answer(TypedDict):
    """A yes or a no to a plan."""

    seat: int  # Who answered.
    yes: bool  # Whether it was a yes.
    why: str | None  # The reason of a no.


class Proposal(TypedDict):
    """A seat's latest plan of this round, with what others say to it."""

    seat: int  # Who proposed it.
    text: str  # The phrase in its notation; a cell in it is where that tile lies now.
    answers: list[Answer]  # The latest answer of each seat that gave one.


class Remark(TypedDict):
    """A remark of table talk that is not about a tile."""

    round: int  # When it was made.
    seat: int  # Who made it.
    text: str  # The phrase in its notation.


class GoalStep(TypedDict):
    """A step on the way to what somebody is after."""

    step: GoalStepName  # Which one.
    done: bool  # Whether it is behind them.
    have: int  # How much of it there is already.
    need: int  # How much it takes; 0: it cannot be counted yet.


class Goal(TypedDict):
    """What these eyes are after, and how far it is."""

    aim: Aim  # What it is about.
    steps: list[GoalStep]  # In their order; the first that is not done is the next.


class Deck(TypedDict):
    """The M.A.C. cards."""

    left: int  # How many are still to be drawn.
    discard: list[Card]  # Those that are over, the oldest first.
    open: list[Card]  # Those in force.


class Rules(TypedDict):
    """What is in force: every switch, and what follows from edition, mode and number of players."""

    mode: str  # The way to play.
    rule_level: str  # basic: no special abilities, basic rooms only.
    madness: bool  # The hard difficulty of Cooperation and Solo.
    guards: int  # How many guards there are among the characters.
    mac_include_madness_cards: bool  # Do madness cards join the deck outside madness?
    complex_preset: str  # The complex, by its id; `custom`: 25 tiles of one's own.
    exit_zone_reserved: list[Room]  # Kinds that are shuffled into the corners.
    room_set: str  # Which of two tiles the box holds.
    solo_exclude: list[Room]  # Tiles left in the box when one plays alone.
    first_player: str | int  # Who begins.
    alarm_trigger: str  # When a character in Room 25 raises the alarm.
    guard_reveal_when: str  # When a guard may show his role.
    guard_reveal_adrenaline: str  # What becomes of his adrenaline then.
    unmask_rule: str  # When those outside Room 25 must show their roles.
    adrenaline_allows_special: bool  # May adrenaline be spent on the special ability?
    adrenaline_optional: bool  # May a planned adrenaline action be declined?
    cold_adrenaline: str  # Does the Cold Room bar planning adrenaline only, or using it too?
    cold_guard_check: str  # When the Cold Room looks at a revealed guard.
    flooded_deadline: str  # How long one may stay in a Flooded Room.
    kevin_hack_blue: str  # Which blue tiles Kevin cannot swap.
    lock_own_room: bool  # May Emmett lock the tile he stands in?
    robot_spawn: str  # When a Robot Room brings a robot.
    robot_push_blue: str  # Where robots must not push.
    robot_rotates_corridor: bool  # Does a robot turn the Pivoting Room it enters?
    pivoting_limits_specials: bool  # Does the corridor bind special abilities?
    moving_trigger: str  # When the Moving Room swaps places.
    illusion_applies_effect: bool  # Does the tile found behind an Illusion take effect?
    revive_marker: str  # Where the marker of a revived character goes.
    mirror_revealed_guard: str  # What a revealed guard loses in the Mirror Room.
    paranoia_can_plan_adrenaline: bool  # May a paranoid character plan adrenaline?
    vision_colour_hint: bool  # May the colour be told after Vision?
    punishment_pictured: int  # How many portraits a Punishment card shows.
    punishment_chooser: str  # Who picks the token that is lost.
    mac_remove_absent: bool  # Are cards of absent characters left out?
    mac_draw_again: bool  # Do "+" cards draw another one?
    madness_draws: int  # Cards a round in madness.
    madness_solo_reminders: bool  # Are reminder tokens kept in solo madness?
    jamming_card_solo: str  # What the Jamming card does to a lone player.
    lock_mover: str  # Who picks the lock that must move.
    deactivation_returns_tokens: bool  # Do tokens leave a tile that a card turns down?
    acceleration_scope: str  # How long Acceleration lasts.
    coop_win_requires_exit: bool  # Must Room 25 be slid out, or is it enough that all are inside?
    multi_char_open_programs: bool  # Do players of several characters program openly?
    prison_blocks_forced: bool  # Does the Prison also hold those who are pushed or carried?
    android_redirect: bool  # Does a robot that Alice refuses push somebody else?
    control_room_is_control_action: bool  # Does a Control Room's slide count as a Control action?
    escape_by: list[str]  # Slides that can end the game.
    reminders_per: str  # Who owns the reminder tokens.
    ui_memory_aid: str  # Where a client keeps showing what its player once saw.
    roles_exact: bool  # Are exactly the roles of the table dealt, or some from a larger pile?
    guard_reveal_needs_room25: bool  # Must Room 25 lie open before a guard may show himself?
    coop_partial_victory: bool  # Is there half a victory with exactly one dead?
    solo_programs: bool  # Does a lone player program at all?
    team_characters: str  # Are the teams the printed ones?
    team_talk: str  # How team mates may talk.
    programs: bool  # Whether actions are programmed, or picked when one's turn comes.
    adrenaline: bool  # Whether there are adrenaline tokens.
    key_room: bool  # Whether the Key Room must be used before anybody can escape.
    mac_cards: bool  # Whether M.A.C. cards are played.
    together: bool  # Whether all win or lose together.
    hidden_roles: bool  # Whether guards hide among the prisoners.
    teams: bool  # Whether teams play against each other.
    sharing: bool  # Whether it pays to tell the whole table what one has seen.
    alarm: bool  # Whether entering Room 25 early shortens the game.


class View(TypedDict):
    """All that a seat, or a spectator, is entitled to know."""

    game: str  # `room25`.
    seat: int | None  # Whose eyes these are; None: a spectator's.
    mode: str  # The way to play.
    edition: str  # The edition whose readings apply where nothing else was agreed.
    level: str  # `basic` or `ultimate`.
    madness: bool  # Whether it is played at the hard difficulty.
    memory_aid: str  # Where a client keeps showing what its player once saw.
    rules: Rules  # What is in force; it never changes.
    round: int  # The round, from 1.
    rounds: int  # How many there are at most.
    left: int  # How many are left on the countdown, this one included.
    phase: Phase  # The phase of the round.
    turn: int  # The pass of the action phase: 1, 2, or 3 for adrenaline; 0 outside it.
    acting: Character | None  # Whose turn it is.
    order: list[Character]  # The turn order.
    cells: list[Tile]  # The tiles cell by cell, a5 first, row by row.
    knows: dict[Cell, Room]  # Face-down tiles that these eyes have seen.
    slid: dict[Line, Direction]  # The lines slid this round, and which way.
    sliders: dict[Line, list[int]]  # The seats that could slide each line now.
    robots: list[Cell | None]  # Where each robot stands.
    characters: dict[Character, Sheet]  # Everybody in the game.
    complex: dict[Room, int] | None  # What tiles there are; None: some are drawn at random.
    complex_preset: str  # The complex, by its id.
    deck: Deck  # The M.A.C. cards.
    jammed: bool  # Whether nobody may talk.
    key_used: bool  # Whether the Key Room was used.
    room25_up: bool  # Whether Room 25 was found.
    way_out: Direction | None  # Over which edge Room 25 left the complex with those who escaped.
    goal: Goal  # What these eyes are after.
    after_death: list[AfterDeath]  # What the dead have still to hope for, if these eyes are theirs.
    guards: int  # How many guards there are among the characters.
    claims: list[Claim]  # What was said of face-down tiles.
    said: list[Remark]  # The latest remarks.
    plans: list[Proposal]  # What is proposed for this round.
    asked: list[int]  # The seats that must decide something.
    over: bool  # Whether the game has ended.
    winners: list[str | int]  # Characters, seats, teams or sides.
    winning_seats: list[int]  # The seats that these are.
    reason: str | None  # Why it ended.


class OwnView(TypedDict, total=False):
    """The parts of a view that a seat sees otherwise than a spectator."""

    seat: int
    knows: dict[Cell, Room]
    characters: dict[Character, Sheet]
    claims: list[Claim]
    said: list[Remark]
    goal: Goal
    after_death: list[AfterDeath]
    plans: list[Proposal]
