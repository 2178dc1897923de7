"""A setting of a server that cannot be used.

It stands apart from where settings come from: a browser's house has limits, too, but no environment
and no data folder.
"""

from cellmates.locale.reasons import Explained


class BadSetting(Explained, ValueError):
    """A setting that cannot be used; says which, and why."""
