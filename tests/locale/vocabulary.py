"""The things of Room 25 that must have words, by their slugs."""

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

MODES = ["suspicion", "cooperation", "solo", "competition", "team"]

EDITIONS = ["ultimate", "polish", "russian", "season2", "italian", "season1"]

LEVELS = ["basic", "ultimate", "madness"]

ROLES = ["guard", "prisoner"]

CAUSES = ["mortal", "acid_bath", "trap", "flooded", "shredder", "timer", "time_bomb"]

REASONS = [
    "escaped",
    "partial",
    "two_dead",
    "death",
    "countdown",
    "last_alive",
    "eliminated",
    "more_inside",
]

DIRECTIONS = ["n", "e", "s", "w"]

PHASES = ["clue", "programming", "cards", "action", "over"]

MARKERS = ["lock", "closed", "robot", "reminder", "corridor", "slid"]
