"""The things of Lockup that must have words beyond those that its code lists."""

PHASES = ("setup", "roll_call", "lights_out", "patrol", "final", "over")
CATEGORIES = ("leader", "final", "goons", "resources", "tomes", "marker")
REASONS = ("stars", "items", "shared", "guards")
DECKS = ("items", "goons", "tomes", "guards", "locations")
