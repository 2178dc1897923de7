"""The things of Room 25 that must have words, by their slugs."""

from cellmates.room25 import GAME
from cellmates.room25.events import SLUGS

ROOMS = [
    "central",
    "room_25",
    "key",
    "empty",
    "vision",
    "moving",
    "tunnel",
    "control",
    "robot",
    "regeneration",
    "prison",
    "cold",
    "vortex",
    "dark",
    "pivoting",
    "mirror",
    "mac",
    "jamming",
    "false_exit",
    "acid_bath",
    "trap",
    "flooded",
    "mortal",
    "shredder",
    "illusion",
    "paranoia",
    "timer",
]

COLOURS = ["blue", "green", "yellow", "red"]

CHARACTERS = ["alice", "bruce", "emmett", "franck", "jennifer", "kevin", "max", "sarah"]

TOKENS = ["look", "move", "push", "control", "special", "adrenaline"]

CARDS = [
    "movement",
    "punishment",
    "blackout",
    "jamming",
    "rewind",
    "robot",
    "time_bomb",
    "lock",
    "deactivate",
    "chaos",
    "acceleration",
    "panic",
]

MODES = list(GAME.modes)

EDITIONS = ["ultimate", "polish", "russian", "season2", "italian", "season1"]

LEVELS = ["basic", "ultimate", "madness"]

ROLES = ["guard", "prisoner"]

CAUSES = ["mortal", "acid_bath", "trap", "flooded", "shredder", "timer", "time_bomb"]

REASONS = list(SLUGS["Reason"])

DIRECTIONS = ["n", "e", "s", "w"]

PHASES = ["clue", "programming", "cards", "action", "over"]

MARKERS = ["lock", "closed", "robot", "reminder", "corridor", "slid"]

# kind of the event → what is told with it
EVENTS = {
    "round": "left",
    "programming": "",
    "programmed": "who tokens adrenaline",
    "turn": "number",
    "token": "who token",
    "lost": "who token",
    "later": "who",
    "skipped": "who",
    "nothing": "who",
    "clue": "seat cell",
    "looked": "who cell",
    "saw": "who cell room",
    "moved": "who from to",
    "pushed": "who by from to",
    "robot_pushed": "who robot from to",
    "called": "who by from to",
    "carried": "who by from to",
    "pulled": "who by from to",
    "tunnelled": "who from to",
    "returned": "who from",
    "placed": "who cell",
    "revealed": "cell room",
    "emptied": "cell room",
    "turned_down": "cell",
    "slid": "line dir",
    "swapped": "cell other",
    "closed": "cell",
    "reopened": "cell",
    "locked": "cell",
    "unlocked": "cell",
    "corridor": "cell axis",
    "robot_placed": "robot cell",
    "robot_moved": "robot from to",
    "robot_destroyed": "robot cell",
    "died": "who cell cause",
    "revived": "who",
    "adrenaline": "who",
    "adrenaline_lost": "who",
    "recovered": "who",
    "program_lost": "who",
    "paranoid": "who",
    "calm": "who",
    "drew": "who token",
    "hid": "who",
    "reappeared": "who",
    "refused": "who",
    "mimicked": "who of",
    "sabotaged": "who cell",
    "card": "card",
    "punished": "who token",
    "deck_shuffled": "cards",
    "timer": "left",
    "alarm": "left",
    "unmasked": "who role",
    "role": "who role",
    "key": "",
    "reminded": "who cell",
    "reminder_back": "who",
    "claim": "seat cell colour",
    "accuse": "seat who",
    "plan": "seat dir",
    "agree": "seat",
    "deny": "seat",
    "over": "winners reason",
}

# option → what its notation names
OPTIONS = {
    "clue": "cell",
    "program": "first second adrenaline",
    "program-none": "adrenaline",
    "now": "",
    "later": "",
    "use": "token",
    "skip": "",
    "look": "dir",
    "move": "dir",
    "push": "who dir",
    "slide": "line dir",
    "call": "who",
    "hide": "",
    "carry": "who dir",
    "recover": "",
    "lock": "cell",
    "reactivate": "cell",
    "from": "cell",
    "hack": "cell other",
    "order-move": "robot dir",
    "order-push": "robot who dir",
    "sabotage-room": "",
    "sabotage-robot": "robot",
    "mimic": "who",
    "see": "cell",
    "swap": "cell",
    "go": "cell",
    "pull": "who",
    "dies": "who",
    "corridor": "axis",
    "allow": "",
    "refuse": "",
    "lose": "token",
    "to": "dir",
    "robot": "robot",
    "reveal": "",
    "remind": "cell",
    "claim": "cell colour",
    "accuse": "who",
    "plan": "dir",
    "agree": "",
    "deny": "",
}

DECISIONS = [
    "clue",
    "program",
    "single",
    "use",
    "look",
    "move",
    "push",
    "control",
    "call",
    "carry",
    "emmett",
    "kevin",
    "sarah",
    "mimic",
    "lock",
    "lock_from",
    "hack",
    "order",
    "vision",
    "moving",
    "illusion",
    "tunnel",
    "false_exit",
    "acid",
    "corridor",
    "android",
    "jennifer",
    "punishment",
    "to",
    "robot_card",
    "sabotage",
    "reactivate",
]
