"""Judging games of Lockup."""

from cellmates.analysis.lockup.analyst import LockupAnalyst

__all__ = ["LockupAnalyst"]
