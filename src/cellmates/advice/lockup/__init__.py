"""The coach of Lockup."""

from cellmates.advice.lockup.advisor import LockupAdvisor

__all__ = ["LockupAdvisor"]
