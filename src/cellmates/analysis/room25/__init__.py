"""Judging games of Room 25."""

from cellmates.analysis.room25.analyst import Room25Analyst

__all__ = ["Room25Analyst"]
