"""The coach of Room 25."""

from cellmates.advice.room25.advisor import Room25Advisor

__all__ = ["Room25Advisor"]
