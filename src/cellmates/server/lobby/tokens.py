"""Secrets: random, given out once, kept only as hashes."""

import hashlib
import secrets

_LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"


def new_token() -> str:
    """A secret of 32 random bytes as 43 letters, fit for a link."""
    return secrets.token_urlsafe(32)


def hashed(token: str) -> str:
    """What is kept of a token; it is too random to be found by trying."""
    return hashlib.sha256(token.encode(errors="surrogatepass")).hexdigest()  # headers are bytes


def new_table_id() -> str:
    """Ten letters and digits (50 bits) that can be read aloud."""
    return "".join(secrets.choice(_LETTERS) for _ in range(10))
