"""Bots for Lockup."""

from cellmates.bots.lockup.beginners import RegularBot, RookieBot
from cellmates.bots.lockup.careful import CarefulBot
from cellmates.bots.lockup.thinking import MastermindBot, ShrewdBot

__all__ = ["CarefulBot", "MastermindBot", "RegularBot", "RookieBot", "ShrewdBot"]
