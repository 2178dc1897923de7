"""Why something failed, in the reader's language: errors of ours, and those of the system."""

import errno
import socket

from cellmates.locale import Texts, Value

_SYSTEM = {
    errno.ENOENT: "missing",
    errno.EACCES: "denied",
    errno.EPERM: "denied",
    errno.EEXIST: "there-already",
    errno.ENOTDIR: "not-a-folder",
    errno.EISDIR: "a-folder",
    errno.ENOSPC: "full",
    errno.EROFS: "read-only",
    errno.ECONNREFUSED: "refused",
    errno.EADDRNOTAVAIL: "not-our-address",
}
"""What the system says by a number, by the ends of our messages' ids; the rest stays as it is."""


class Explained(Exception):
    """An error that says why by one of our messages. An error among its arguments is said by its
    own reason. `str` says it in English, for logs."""

    def __init__(self, message: str, **about: Value | Exception) -> None:
        self._message = message
        self._about = about
        super().__init__(self.said(Texts("en")))

    def said(self, texts: Texts) -> str:
        """The reason in a language."""
        plain = {
            key: reason(value, texts) if isinstance(value, Exception) else value
            for key, value in self._about.items()
        }
        return texts(self._message, **plain)


def reason(error: BaseException, texts: Texts) -> str:
    """Why something failed: our own reason, or the system's; else the error's own words."""
    if isinstance(error, Explained):
        return error.said(texts)
    if isinstance(error, OSError):
        what = system_reason(error, texts)
        return what if error.filename is None else f"{error.filename}: {what}"
    if isinstance(error.__cause__, OSError):
        return reason(error.__cause__, texts)
    return str(error)


def system_reason(error: OSError, texts: Texts) -> str:
    """What the system says, without the file that it is about."""
    known = _SYSTEM.get(error.errno or 0)
    if isinstance(error, socket.gaierror):
        known = "unknown-host"
    elif isinstance(error, TimeoutError):
        known = "no-answer"
    return texts(f"reason-{known}") if known else error.strerror or str(error)
