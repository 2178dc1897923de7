"""The numbers the bot goes by; they were found by playing many games."""

from typing import Final

P: Final[dict[str, float]] = {
    # What a cube is worth while items can still be crafted, and when only one visit is left.
    "scrap": 1.5,
    "potion": 1.7,
    "iron": 1.9,
    "gold": 3.2,
    "last": 0.85,
    "reach1": 0.55,
    "reach2": 0.3,
    "reach3": 0.12,
    "overflow": 0.3,
    # Items and goons to come.
    "crafts": 0.85,
    "icons": 1.25,
    "gains": 0.7,
    # Other things.
    "tome": 1.4,
    "power": 0.55,
    "hob": 0.12,
    "demon": 0.25,
    "marker": 0.65,
    "fear": 1.8,
    "due": 0.85,
    "undue": 1.15,
    "deny": 0.5,
    "rich": 3.5,
    "exp": 1.0,
    "pair": 1.3,
    "target": 1.0,
    "second": 0.4,
    "come": 0.55,
    "decline": 0.3,
    "show": 0.75,
}
