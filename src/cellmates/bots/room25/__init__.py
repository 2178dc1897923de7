"""Bots for Room 25."""

from cellmates.bots.room25.beginners import RegularBot, RookieBot
from cellmates.bots.room25.careful import CarefulBot
from cellmates.bots.room25.thinking import MastermindBot, ShrewdBot

__all__ = ["CarefulBot", "MastermindBot", "RegularBot", "RookieBot", "ShrewdBot"]
