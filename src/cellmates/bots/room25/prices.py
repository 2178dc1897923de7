"""What a careful player minds, in tenths of a step. Found by playing many games."""

from typing import Final

from cellmates.room25.names import (
    ACID_BATH,
    COLD,
    DARK,
    FALSE_EXIT,
    FLOODED,
    ILLUSION,
    JAMMING,
    MAC,
    MIRROR,
    MORTAL,
    PARANOIA,
    PIVOTING,
    PRISON,
    ROOMS,
    SHREDDER,
    TIMER,
    TRAP,
    VORTEX,
)

STEP: Final = 10
"""An ordinary step."""

WALL: Final = 1000
"""A step that nobody wants to take."""

STUCK: Final = 100
"""How far away one is who cannot get out of a room."""

LOST: Final = 150
"""How far away one is at most: beyond that it makes no difference."""

REACH: Final = 16
"""Who is no farther than this from a goal is next door to it."""

DEATH: Final = 200
WIN: Final = 300
LAST_CHANCE: Final = 3000

EXTRA: Final = [0] * len(ROOMS)
"""What it costs to pass through a room one knows, on top of the step."""
EXTRA[PRISON] = 15
EXTRA[COLD] = 12
EXTRA[VORTEX] = 15
EXTRA[DARK] = 3
EXTRA[PIVOTING] = 3
EXTRA[MIRROR] = 15
EXTRA[MAC] = 6
EXTRA[JAMMING] = 2
EXTRA[FALSE_EXIT] = 2
EXTRA[ACID_BATH] = 5
EXTRA[TRAP] = 12
EXTRA[FLOODED] = 12
EXTRA[MORTAL] = WALL
EXTRA[SHREDDER] = 6
EXTRA[ILLUSION] = 20
EXTRA[PARANOIA] = 30
EXTRA[TIMER] = 15  # in the middle of a game, see timer()

ROUND_LOST: Final = 300  # what the Timer takes from all, shared out among the rounds left after it


def timer(left: int) -> int:
    """What it costs to enter the Timer with so many rounds left, this one counted."""
    return ROUND_LOST // max(left - 1, 1)


SENT_BACK: Final = 10  # by a Vortex, which everybody sees then,
IN_VAIN: Final = 15  # and more if one is in the middle already

ONLY_WAY: Final = 45  # an Acid Bath that a friend may enter before, if all other ways are red

EXPOSED: Final = 30  # being where any enemy can kill by coming or going

RASH: Final = 15  # entering a room known to be red, or a Mirror, while there is time to go round
QUEUE: Final = 4.0  # each rival in the same room, while all search: he finds what one finds

# How likely an enemy kills somebody before his next turn.
PUSHES: Final = 0.3  # by a push, from the same room
COMES_FIRST: Final = 0.3  # that much of it from next door, as the enemy has to come first
COMES: Final = 0.5  # by coming into the Acid Bath, from next door
LEAVES: Final = 0.6  # by leaving a Shredder

ALARM_ROUND: Final = 4.0  # each round that the alarm takes away when Room 25 is entered early

UNMASKED: Final = 20  # making other guards show their roles
COVER: Final = 15  # pushing anybody as a guard whom nobody suspects yet, unless it kills
OWN_LIE: Final = 60  # turning up a room of which one has told something wrong

# Searching.
LESS_LIKELY: Final = 20  # a goal less likely than the best one, for each whole of probability
ELSEWHERE: Final = 18  # a goal in a corner that another searcher will look at
MASS: Final = 60  # how strongly likely corners attract
SHARED: Final = 0.35  # what a corner is worth to the next searcher
EXIT_MEANWHILE: Final = 25  # going to Room 25 although the key is still to be found
HOME: Final = 1  # rounds to spare for a way back to Room 25
SECOND_SEEKER: Final = 4  # rounds left with which one more leaves Room 25 to search
SEARCHING: Final = 40  # fetching a friend who searches to Room 25 while the key is wanted

# Curiosity.
PER_CHANCE: Final = 50
MOST_CHANCE: Final = 6
UNTOLD: Final = 4  # a tile that nobody has spoken of
TOLD: Final = 2
TELLING: Final = 0.6  # less than that is no news
PATIENCE: Final = 2  # rounds in which a friend may tell what he was shown; after that one looks
WAITED: Final = 0.3  # what such a room is worth to see meanwhile: more than one that is known
EXPLORER: Final = 3.0  # how much more a tile is worth that a robot turns up while all search
TURNED_UP: Final = 0.5  # a tile whose colour is known
TAKEN: Final = -0.3  # one that another one means to look at: rather one that is known

# What others say.
WARNED: Final = 200  # entering a hidden room that somebody calls red, for the whole of a trust,
HEEDED: Final = 100  # and more if he is believed and time is left, for no way round costs over LOST
FOLLOW: Final = 12  # doing what was agreed on
LAID: Final = 60  # laying what one has agreed to lay
WORD: Final = 60  # looking where one has said that one will look
BARRED: Final = 20  # a slide that bars the way that a friend has agreed to go
AGAINST: Final = 30  # a slide against what friends have announced or count on
PARTED: Final = 30  # a slide that takes a friend away from the key or a meeting next to him
KEPT: Final = 16  # stepping where one has said that one will go
TOGETHER: Final = 2  # each step from where all want to meet

VAIN: Final = 1.0  # a look that shows nothing new, for who only waits
IDLE: Final = 6.0  # a token that does nothing, or a look at what one knows or has been told
UNUSED: Final = 4.0  # a token that is not laid: the other one may be played when it suits best

BLIND: Final = 10  # stepping into a room of which nobody has told anything, while there is time
# The same among rivals, who tell lies: a quarter fewer of such steps than with 10, and one careful
# bot of three wins 400 instead of 385 of 1,500 (102 only with it, 87 only without), in teams 220
# instead of 228 of 500 (15 and 23); with 20 it won 266 instead of 281 of 1,000.
BLIND_RACE: Final = 16
AWAITED: Final = 40  # and more if somebody has said that he will look at it,
LOOK_FIRST: Final = 15  # if one has a Look of one's own to come,
BESIDE: Final = 10  # or a friend beside it has one
HURRY: Final = 3  # rounds left with which one steps anywhere
EARLY: Final = 5  # rounds left above which nobody is tempted by red rooms
GAGGED: Final = 15  # standing in a Jamming Room, where nobody at the table can say anything
CROWD: Final = 5  # each one who is in the dark already, where nobody can look around
DARKENED: Final = 6  # a Look to come that is lost there
DOUBT: Final = 0.3  # that all are wrong who tell a colour: below that nobody checks it

FINE: Final = 0.7  # that an unknown tile turns out to be one to enter
KNOWN: Final = 3  # entering it then

# Gathering.
STAY_INSIDE: Final = 15  # leaving Room 25
EXIT_SLIDE: Final = 6  # each slide that Room 25 needs to get out
MEDDLE: Final = 4  # pushing a friend
LET_WALK: Final = 10  # and more if he may be about to
PUSHED_OUT: Final = 60  # pushing a friend out of Room 25
EAGER: Final = 1  # a Move that comes first
OWN_WAY: Final = 8  # how far others come by themselves in a round
ONE_TOKEN: Final = 6  # and with one token left
WILL_ENTER: Final = 0.7  # that somebody next door walks into Room 25
FINISH: Final = [0.6, 0.5, 0.4, 0.3]  # that Room 25 gets out later, by the slides it still needs
THREAT: Final = [0.6, 0.4, 0.15, 0.0]  # that rivals get out with it, the same way
MORE_INSIDE: Final = 0.2  # being the team with more inside when time runs out
LATE_SLIDE: Final = 0.7  # that somebody else makes one more slide in the last round
SOON: Final = 5  # getting out one action earlier
ADRENALINE: Final = 3  # keeping adrenaline, for each further round
HOLD_BACK: Final = 4  # rounds left before which adrenaline is out of the question,
LAST_SEARCH: Final = 2  # and while Room 25 or the key is still sought

# Special abilities.
RECOVERED: Final = 8  # having adrenaline again
EMPTY_TILE: Final = 6  # keeping an Empty tile for later
