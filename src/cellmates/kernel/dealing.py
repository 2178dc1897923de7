"""How the seed of a deal comes about: the house's own, and nonces that seats mix in.

The house draws a seed and publishes its hash. Every seat that takes part draws a nonce and
publishes its hash. Only when all hashes lie open are the nonces told to the house; the house's seed
is told when the game is over. So nobody can choose what is dealt: whoever draws last knows only
hashes of the others.
"""

import hashlib
from collections.abc import Mapping
from typing import Final

_SEED_BYTES: Final = 32
_DOMAIN: Final = b"cellmates deal 1"


def commitment(secret: bytes) -> str:
    """What is published of a seed or a nonce beforehand: its SHA-256."""
    return hashlib.sha256(secret).hexdigest()


def deal_seed(house: bytes, nonces: Mapping[int, bytes]) -> bytes:
    """The seed that is dealt from; without nonces it is the house's own."""
    if not nonces:
        return house
    parts = [_DOMAIN, house]
    for seat in sorted(nonces):
        parts.append(bytes([seat]))
        parts.append(nonces[seat])
    return hashlib.sha256(b"".join(parts)).digest()


class Dealing:
    """What a deal's seed was made of, so that anybody can make it again."""

    house: bytes
    hashes: dict[int, str]
    nonces: dict[int, bytes]
    public: str

    def __init__(
        self, house: bytes, hashes: dict[int, str], nonces: dict[int, bytes], public: str = ""
    ) -> None:
        self.house = house  # the house's seed
        self.hashes = hashes  # what seats published of their nonces before any of them was told
        self.nonces = nonces  # of those that told theirs in time
        self.public = public  # which deal it is, where everybody could know the seed before

    @property
    def seed(self) -> bytes:
        """The seed that is dealt from."""
        return deal_seed(self.house, self.nonces)

    def problem(self) -> str:
        """What does not fit together, or nothing."""
        for seat, nonce in self.nonces.items():
            if commitment(nonce) != self.hashes.get(seat):
                return f"the nonce of seat {seat} does not match its hash"
        if self.public and self.hashes:
            return "nobody mixes anything into a public seed"
        return ""

    def to_keys(self) -> dict[str, object]:
        """As it stands in a record."""
        return {
            "house": self.house.hex(),
            "hashes": {str(seat): self.hashes[seat] for seat in sorted(self.hashes)},
            "nonces": {str(seat): self.nonces[seat].hex() for seat in sorted(self.nonces)},
            "public": self.public,
        }


def dealing_from(keys: object) -> Dealing:
    """Read what `to_keys` wrote; a ValueError says what is wrong."""
    if not isinstance(keys, dict):
        raise ValueError("dealing is not what it should be")
    hashes, nonces, public = keys.get("hashes"), keys.get("nonces"), keys.get("public", "")
    if not isinstance(hashes, dict) or not isinstance(nonces, dict) or not isinstance(public, str):
        raise ValueError("dealing is not what it should be")
    return Dealing(
        _secret(keys.get("house")),
        {_seat(seat): str(hashes[seat]) for seat in hashes},
        {_seat(seat): _secret(nonces[seat]) for seat in nonces},
        public,
    )


def _seat(text: object) -> int:
    if not isinstance(text, str) or not text.isdecimal() or len(text) > 2:
        raise ValueError(f"dealing: {text!r} is no seat")
    return int(text)


def _secret(text: object) -> bytes:
    """A seed or a nonce of 64 hex digits."""
    try:
        secret = bytes.fromhex(text) if isinstance(text, str) else b""
    except ValueError:
        secret = b""
    if len(secret) != _SEED_BYTES:
        raise ValueError("dealing: a seed or a nonce has 64 hex digits")
    return secret
