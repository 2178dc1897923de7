"""Prison board games on one table: rules, bots, and a terminal to play in."""

__version__ = "0.1.0"
