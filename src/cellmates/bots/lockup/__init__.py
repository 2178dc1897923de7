"""Bots for Lockup."""

from cellmates.bots.lockup.careful import CarefulBot

__all__ = ["CarefulBot"]
