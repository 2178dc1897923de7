"""How much a store keeps and lists."""

LISTED = 100
"""The most tables in a list."""

FINISHED = 2000
"""The most finished games of a person in a list."""

NOTES = 200
"""The most notes of a seat."""

LOBBY_COMMANDS = 256
"""How many of a lobby's latest commands are known to have been carried out."""

DAY = 86400.0
"""How long material is kept that no table needs."""
