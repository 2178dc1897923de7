"""What a person did wrong, as opposed to what the program did wrong."""


class UsageError(Exception):
    """Wrong usage or unreadable input: its message is for people, and the command ends with 2."""
