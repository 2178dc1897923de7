"""What a store says when it did not do what it was asked to."""

from cellmates.locale.reasons import Explained


class StoreError(Exception):
    """The store did not do what it was asked to."""


class StoreUnreachable(StoreError):
    """No connection to the database, or it was lost; what was asked may have been done."""


class UnusableStore(Explained, StoreError):
    """A database or a backup that cannot be used as an operator wants."""
