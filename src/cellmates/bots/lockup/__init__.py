"""Bots for Lockup."""

from cellmates.bots.lockup.careful import CarefulBot
from cellmates.bots.lockup.thinking import MastermindBot, ShrewdBot

__all__ = ["CarefulBot", "MastermindBot", "ShrewdBot"]
