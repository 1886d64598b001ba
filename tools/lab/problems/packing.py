"""The data file of the problems; firmware/games/royal_visit/problems.py documents its format."""

import binascii
from collections.abc import Iterable

from games.royal_visit.game import Game
from games.royal_visit.plays import CARD_KINDS, END, HAND, RED
from tools.lab.problems.proof import Proof


def pack(problems: Iterable[tuple[Game, Proof]]) -> bytes:
    """Return the content of the file."""
    packed = b"".join(_record(game, proof) for game, proof in problems)
    return packed + binascii.crc32(packed).to_bytes(4, "little")


def _record(game: Game, proof: Proof) -> bytes:
    hand = [kind for kind in range(CARD_KINDS) for _ in range(game.hands[RED][kind])]
    return (
        bytes(game.pieces)
        + bytes([game.crown | game.little << 7, *hand])
        + bytes(game.discards)
        + bytes([proof.grade])
        + proof.solution.ljust(HAND, bytes([END]))
    )
