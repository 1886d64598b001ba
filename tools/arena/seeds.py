"""Seeds of deals and decisions, all derived from one."""

import hashlib


def seed(*path: int) -> int:
    """Return the seed for these numbers, in 0..2**63-1: a hash of them."""
    digest = hashlib.blake2b(repr(path).encode(), digest_size=8).digest()
    return int.from_bytes(digest, "little") >> 1
