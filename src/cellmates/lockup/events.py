"""What can happen in a game of Lockup, and what is told of it."""

from typing import Final, TypedDict, cast

from cellmates.kernel.event import Event, EventKind
from cellmates.lockup.options import BLAMES, REFUSALS, REPLIES
from cellmates.lockup.views import Card, Category, Deck, Kind, Location, Phase, Reason, Token

DecidedBy = str  # What decided the game.
Objection = str  # Why somebody says no to a proposal.
Wrong = str  # What somebody is blamed for.
Retort = str  # What is said to blame, praise or a question.

WORDS: Final[dict[str, tuple[str, ...]]] = {
    "DecidedBy": ("stars", "items", "shared", "guards"),
    "Objection": REFUSALS,
    "Wrong": BLAMES,
    "Retort": REPLIES,
}

# Every detail that events tell, the same thing wherever it occurs.
Details = TypedDict(
    "Details",
    {
        "seat": int,  # Who does it, or to whom it happens.
        "of": int,  # Another seat that it concerns.
        "location": Location,  # Where it happens.
        "other": Location,  # The other place of a deal.
        "refusal": Objection,  # Why somebody says no.
        "blame": Wrong,  # What for.
        "reply": Retort,  # How one answers.
        "wording": int,  # Which of several ways to say it, the same for everybody.
        "from": Location,  # Where something was before.
        "to": Location | int,  # Where it is now; or the seat that gets it.
        "number": int,  # The round, from 1.
        "guards": list[Location],  # Where a guard lies face down now.
        "phase": Phase,  # The phase that begins.
        "token": Token,  # A token, where it is known.
        "tokens": list[Token],  # Tokens that are shown, or placed face down.
        "up": list[Token],  # Tokens that were placed face up.
        "down": int,  # How many were placed face down.
        "order": list[int],  # The seats in the order of their places.
        "strengths": list[int],  # Their strengths, in the same order.
        "count": int,  # How many; stars may be fewer than none.
        "kind": Kind,  # A kind of cube.
        "loose": bool,  # Whether they are cubes that bandits left, not from the supply.
        "given": list[Kind],  # Cubes given in a swap.
        "taken": Kind,  # The cube taken for them.
        "goon": Card,  # A goon.
        "item": Card,  # An item.
        "tome": Card,  # A tome.
        "tomes": list[Card],  # Tomes.
        "goal": Card,  # A goal.
        "trait": Card,  # A trait.
        "guard": Card,  # A guard of the solo game.
        "kept": int,  # How many of the tomes are in hand; the rest is to be chosen from.
        "what": str,  # A starting bonus.
        "limit": int,  # How many cubes can be stored now.
        "stars": int,  # Stars that are given.
        "total": int,  # The stars that the crew has now.
        "loss": int,  # Stars that are lost.
        "searched": list[int],  # Whose suspicion cubes go back to the supply.
        "category": Category,  # What is counted.
        "why": list[Reason],  # What the stars are made of.
        "deck": Deck,  # The deck that was shuffled.
        "winners": list[int],  # The winning seats.
        "reason": DecidedBy,  # What decided the game.
    },
    total=False,
)

EVENTS: Final[dict[str, EventKind]] = {
    "round": EventKind("A round begins.", "number", maybe="guards"),
    "phase": EventKind("A phase begins.", "phase"),
    "turn": EventKind("It is a crew's turn.", "seat"),
    "assigned": EventKind("A crew places tokens.", "seat location up down"),
    "placed_down": EventKind("Which ones, for their owner.", "seat location tokens", secret=True),
    "passed": EventKind("A crew passes.", "seat"),
    "location": EventKind("A location is resolved.", "location"),
    "turned_up": EventKind("Face-down tokens are turned up.", "seat location tokens"),
    "ranked": EventKind("The places at a location are known.", "location order strengths"),
    "suspicion": EventKind("The suspicion at a location falls on a crew.", "seat location count"),
    "gained": EventKind("A crew gets cubes.", "seat kind count loose"),
    "paid": EventKind("A crew pays cubes.", "seat kind count"),
    "power": EventKind("A crew gets power cubes.", "seat count"),
    "marker": EventKind("A crew takes the first-player marker.", "seat"),
    "stars": EventKind("A crew gets or loses stars.", "seat count total"),
    "declined": EventKind("A crew declines its reward.", "seat location"),
    "straggled": EventKind("Who collected nothing goes elsewhere.", "seat location to"),
    "swapped": EventKind("A crew swaps cubes.", "seat given taken"),
    "recruited": EventKind("A goon joins a crew.", "seat goon location", empty="location"),
    "crafted": EventKind("A crew crafts an item.", "seat item"),
    "reserved": EventKind("A crew reserves an item.", "seat item"),
    "drew": EventKind("A crew draws tomes.", "seat count kept"),
    "saw_tomes": EventKind("Which ones, for who drew them.", "seat tomes", secret=True),
    "kept": EventKind("Which one is kept, for who chose it.", "seat tome", secret=True),
    "sunk": EventKind("Which one is sunk, for who sank it.", "seat tome", secret=True),
    "sank": EventKind("A crew keeps one tome and sinks the other.", "seat"),
    "played": EventKind("A crew plays a tome.", "seat tome"),
    "peeked": EventKind("A crew looks at another's token.", "seat location of"),
    "saw_token": EventKind("Which one, for who looked.", "seat location of token", secret=True),
    "moved_token": EventKind("A crew moves a token.", "seat location to", maybe="token"),
    "robbed": EventKind("A crew pays with another's cube.", "seat of kind"),
    "removed_suspicion": EventKind("A crew gets rid of suspicion.", "seat count"),
    "passed_suspicion": EventKind("A crew passes suspicion on.", "seat to count"),
    "storage": EventKind("A crew can store more.", "seat limit"),
    "goal": EventKind("A crew is the first to meet the instant goal.", "seat goal stars total"),
    "leader": EventKind("A crew takes the lead.", "seat goal"),
    "raid": EventKind("A raid begins.", "searched"),
    "raided": EventKind("A crew loses stars in it.", "seat loss"),
    "discarded": EventKind("A crew returns a cube that it cannot store.", "seat kind"),
    "laid_out": EventKind("An item comes to the display.", "item"),
    "goon_left": EventKind("A goon leaves the Chow Hall.", "goon location"),
    "goon_moved": EventKind("A goon moves on.", "goon from to"),
    "goon_came": EventKind("A goon comes.", "goon location"),
    "watched": EventKind("A goon draws suspicion to its location.", "location count"),
    "bandit_cube": EventKind("A bandit leaves a cube.", "location kind"),
    "trait": EventKind("A crew chooses its trait.", "seat trait"),
    "bonus": EventKind("A crew gets a starting bonus.", "seat what count"),
    "guard_turned": EventKind("A guard is turned up.", "location guard"),
    "guard_placed": EventKind("Another guard comes.", "location guard"),
    "off_duty": EventKind("No guard comes."),
    "guards_return": EventKind("All guards go back into their deck."),
    "deck_shuffled": EventKind("Discarded cards are a deck again.", "deck"),
    "scored": EventKind("A crew gets stars in the final scoring.", "seat category stars total why"),
    "claim": EventKind("A seat says which token lies somewhere.", "seat wording location token"),
    "plan": EventKind("A seat says where it will go.", "seat wording location"),
    "warn": EventKind("A seat tells the others to stay away.", "seat wording location"),
    "deal": EventKind("A seat offers a place for another one.", "seat wording location other"),
    "yes": EventKind("A seat accepts what another proposed.", "seat wording of"),
    "no": EventKind("A seat refuses what another proposed.", "seat wording of refusal location"),
    "took_back": EventKind(
        "A seat takes back that it accepted it.", "seat wording of refusal location"
    ),
    "blame": EventKind("A seat blames another.", "seat wording of blame"),
    "praise": EventKind("A seat praises another.", "seat wording of"),
    "ask": EventKind("A seat asks another where it will go.", "seat wording of"),
    "reply": EventKind("A seat answers blame, praise or a question.", "seat wording of reply"),
    "groan": EventKind("A seat complains of a raid.", "seat wording"),
    "agree": EventKind("A seat agrees.", "seat wording"),
    "deny": EventKind("A seat disagrees.", "seat wording"),
    "over": EventKind("The game has ended.", "winners reason"),
}


def details(event: Event) -> Details:
    """What an event tells, with its types; only those of its kind are there."""
    return cast(Details, event.data)
