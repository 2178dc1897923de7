"""Bots for Room 25."""

from cellmates.bots.room25.careful import CarefulBot

__all__ = ["CarefulBot"]
