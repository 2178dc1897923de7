"""What can happen in a game of Room 25, and what is told of it."""

from typing import Final, TypedDict, cast

from cellmates.kernel.event import Event, EventKind
from cellmates.room25.modes import MODES
from cellmates.room25.options import BLAMES, DEFENCES, REFUSALS
from cellmates.room25.views import (
    Axis,
    Card,
    Cell,
    Character,
    ClaimColour,
    Direction,
    Line,
    Role,
    Room,
    Token,
)

Cause = str  # What somebody died of.
Reason = str  # Why a game ended.
Why = str  # Why a seat refuses, accuses, or what it says for itself.
AnsweredPlan = str  # What a plan is about, so that a yes to it can say what one will do.
Because = str  # What everybody can see that makes a no true.
Obstacle = str  # Why something cannot be done.

WORDS: Final[dict[str, tuple[str, ...]]] = {
    "Cause": ("mortal", "acid_bath", "trap", "flooded", "shredder", "timer", "time_bomb"),
    "Why": (*REFUSALS, *BLAMES, *DEFENCES),
    "AnsweredPlan": (
        "look",
        "avoid",
        "go",
        "meet",
        "set_out",
        "slide",
        "yours",
        "approve",
        "program",
        "noted",
    ),
    "Because": (
        *("deadly", "open", "seen", "told", "gone", "nobody", "no_look", "away"),
        *("edge", "barred", "steps", "search"),
        *("outside", "unlocked", "key_first", "harmless", "inwards", "back", "lied", "done"),
        *("early", "known", "astray", "slow_open", "slow_seen", "slow_told", "myself", "held"),
        *("untold", "safe_seen", "safe_told"),
        *("own_look", "own_meet", "own_slide", "own_exit", "own_key", "own_way"),
    ),
    "Obstacle": (
        *("dark", "all_open", "no_way", "prison", "central_push", "alone", "no_way_for_them"),
        *("hidden", "slid", "central_control", "central_special", "special_idle"),
        *("closed", "lock", "corridor", "punished"),
    ),
}

# Each mode brings its own.
SLUGS: Final[dict[str, tuple[str, ...]]] = {
    "Reason": tuple(dict.fromkeys([reason for mode in MODES.values() for reason in mode.reasons])),
}

# Every detail that events tell, the same thing wherever it occurs.
Details = TypedDict(
    "Details",
    {
        "who": Character,  # The character it happens to, or who does it.
        "by": Character,  # The character who does it to another.
        "of": Character,  # The character whose ability is used.
        "seat": int,  # The seat that looks or speaks.
        "cell": Cell,  # Where it happens.
        "other": Cell,  # The other of two cells.
        "from": Cell,  # Where something was before.
        "to": Cell,  # Where it is now.
        "room": Room,  # The room that is seen, or that was there before.
        "token": Token,  # An action token.
        "tokens": int,  # How many action tokens.
        "program": list[Token],  # The tokens in their order, where they lie open.
        "adrenaline": bool,  # Whether adrenaline is planned, too.
        "card": Card,  # A M.A.C. card.
        "cards": int,  # How many cards.
        "line": Line,  # The line that slides.
        "dir": Direction,  # Which way.
        "dead": bool,  # Whether that character is dead.
        "out": bool,  # Whether Room 25 leaves the complex by it.
        "axis": Axis,  # How the corridor runs now.
        "robot": int,  # A robot, 1 or 2.
        "role": Role,  # A role that everybody knows now.
        "cause": Cause,  # What somebody died of.
        "left": int,  # How many rounds are left, this one included.
        "number": int,  # The pass of the action phase; 3: adrenaline.
        "colour": ClaimColour,  # What is claimed of a tile.
        "against": int,  # The seat that has claimed otherwise.
        "said": ClaimColour,  # What that seat has claimed.
        "whom": int,  # The seat whose plan is answered.
        "plan": AnsweredPlan,  # Which plan is accepted, if it is one of these.
        "why": Why,  # The reason that is given.
        "because": Because,  # What everybody can see that makes a no true, if there is anything.
        "own": bool,  # The speaker's to do: he could slide the line, or runs that character.
        "several": bool,  # The speaker runs other characters, too.
        "first": Token,  # The token that is to be laid first, or alone.
        "second": Token,  # The one behind it.
        "steps": int,  # How many steps away something is.
        "teller": int,  # The seat that has told what a room is.
        "wording": int,  # Which of several ways to say it, the same for everybody.
        "winners": list[str | int],  # Characters, seats, teams or sides.
        "reason": Reason,  # Why the game ended.
        "obstacle": Obstacle,  # Why something could not be done.
    },
    total=False,
)

EVENTS: Final[dict[str, EventKind]] = {
    "round": EventKind("A round begins.", "left"),
    "programming": EventKind("Everybody programs."),
    "programmed": EventKind("A program lies.", "who tokens adrenaline", maybe="program"),
    "turn": EventKind("A pass of the action phase begins.", "number"),
    "token": EventKind("A character turns up a token.", "who token"),
    "lost": EventKind("A programmed action cannot be done and is lost.", "who token obstacle"),
    "later": EventKind("A character saves its single action for the second pass.", "who"),
    "skipped": EventKind("A character skips its turn.", "who"),
    "nothing": EventKind("A character has nothing to do.", "who"),
    "clue": EventKind("A seat looks at a tile before the game.", "seat cell"),
    "looked": EventKind("A character looks at a tile.", "who cell"),
    "saw": EventKind("What is on a tile, for whoever looks.", "who cell room", secret=True),
    "moved": EventKind("A character moves.", "who from to"),
    "pushed": EventKind("A character is pushed by another.", "who by from to"),
    "robot_pushed": EventKind("A character is pushed by a robot.", "who robot from to"),
    "called": EventKind("A character is called.", "who by from to"),
    "carried": EventKind("A character is carried along.", "who by from to"),
    "pulled": EventKind("A character is pulled into a False Exit.", "who by from to"),
    "tunnelled": EventKind("A character goes through a tunnel.", "who from to"),
    "returned": EventKind("A character is sent back to the Central Room.", "who from to"),
    "placed": EventKind("A character ends up on the tile found behind an Illusion.", "who cell"),
    "revealed": EventKind("A tile is turned up.", "cell room"),
    "emptied": EventKind("A room becomes an Empty Room; `room` was there.", "cell room"),
    "turned_down": EventKind("A tile is turned down.", "cell"),
    "slid": EventKind(
        "A line slides, by a card if not by `who`; what falls off comes in at the other end, "
        "unless it gets `out`.",
        "line dir",
        maybe="out who",
    ),
    "blocked": EventKind("A M.A.C. card slides nothing: its line went the other way.", "line dir"),
    "swapped": EventKind("Two tiles change places.", "cell other"),
    "closed": EventKind("A room gets a Do Not Cross marker.", "cell"),
    "reopened": EventKind("A Do Not Cross marker is taken away.", "cell"),
    "locked": EventKind("A room gets a lock.", "cell"),
    "unlocked": EventKind("A lock is taken away.", "cell"),
    "corridor": EventKind("A corridor is turned.", "cell axis"),
    "robot_placed": EventKind("A robot comes.", "robot cell"),
    "robot_moved": EventKind("A robot moves.", "robot from to"),
    "robot_destroyed": EventKind("A robot is destroyed.", "robot cell"),
    "died": EventKind("A character dies.", "who cell cause"),
    "revived": EventKind("A character comes back to life.", "who cell"),
    "adrenaline": EventKind("A character spends adrenaline.", "who"),
    "adrenaline_lost": EventKind("A character loses its adrenaline.", "who", maybe="dead"),
    "recovered": EventKind("A character has adrenaline again.", "who"),
    "program_lost": EventKind("A character loses the rest of its program.", "who"),
    "paranoid": EventKind("A character becomes paranoid.", "who"),
    "calm": EventKind("A character is paranoid no more.", "who"),
    "drew": EventKind("A paranoid character draws its action.", "who token"),
    "hid": EventKind("A character hides.", "who"),
    "reappeared": EventKind("A character hides no more.", "who"),
    "refused": EventKind("A character refuses to be moved.", "who"),
    "mimicked": EventKind("A character uses another's ability.", "who of"),
    "sabotaged": EventKind("A character sabotages the room it stands in.", "who cell"),
    "card": EventKind("A M.A.C. card is drawn.", "card"),
    "punished": EventKind("A character loses a token for the rest of the game.", "who token"),
    "deck_shuffled": EventKind("The discarded cards are the deck again.", "cards"),
    "timer": EventKind("A Timer Room shortens the countdown.", "left"),
    "alarm": EventKind("The alarm shortens the countdown.", "left"),
    "unmasked": EventKind("A character outside Room 25 must show its role.", "who role"),
    "role": EventKind("A character's role is known.", "who role"),
    "key": EventKind("The Key Room was used: the way out is unlocked."),
    "reminded": EventKind("A reminder is laid.", "who cell"),
    "reminder_back": EventKind("A reminder comes back.", "who"),
    "claim": EventKind(
        "A seat says what a tile is.", "seat wording cell colour", maybe="against said"
    ),
    "accuse": EventKind("A seat says who is a guard.", "seat wording who", maybe="why"),
    "plan": EventKind("A seat proposes which way to go.", "seat wording dir"),
    "plan_look": EventKind("A seat says where it will look.", "seat wording cell"),
    "plan_avoid": EventKind(
        "A seat warns of a room; `who` is a guard who has shown himself and stands in there.",
        "seat wording cell",
        maybe="who",
    ),
    "plan_meet": EventKind("A seat proposes where to meet.", "seat wording cell"),
    "plan_slide": EventKind("A seat proposes what to slide.", "seat wording line dir", maybe="own"),
    "plan_program": EventKind(
        "A seat says what it will program, or asks somebody to program something.",
        "seat wording who first",
        maybe="second own several",
    ),
    "plan_exit": EventKind("A seat proposes to meet in Room 25.", "seat wording"),
    "plan_key": EventKind("A seat proposes to go for the key.", "seat wording"),
    "plan_stay": EventKind("A seat proposes to stay put.", "seat wording"),
    "yes": EventKind(
        "A seat accepts another's plan; `steps` to a `cell` that is far away, or what `who` lays.",
        "seat wording whom",
        maybe="plan cell steps who first second",
    ),
    "no": EventKind(
        "A seat refuses another's plan; `because` of something about what is named with it.",
        "seat wording whom why",
        maybe="because cell room line dir steps teller said",
    ),
    "defend": EventKind("A seat defends itself.", "seat wording why"),
    "praise": EventKind("A seat praises a character.", "seat wording who"),
    "agree": EventKind("A seat agrees.", "seat wording"),
    "deny": EventKind("A seat disagrees.", "seat wording"),
    "over": EventKind("The game has ended.", "winners reason"),
}

TALK: Final = (
    *("claim", "accuse", "plan", "plan_look", "plan_avoid", "plan_meet", "plan_slide"),
    *("plan_program", "plan_exit", "plan_key", "plan_stay", "yes", "no", "defend", "praise"),
    *("agree", "deny"),
)
"""What seats say; a team may have a channel of its own for it."""


def details(event: Event) -> Details:
    """What an event tells, with its types; only those of its kind are there."""
    return cast(Details, event.data)
