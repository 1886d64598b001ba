"""The board: two players, five pieces, seventeen spaces in a row."""

RED = 0
GREEN = 1

LEFT_GUARD = 0
KING = 1
RIGHT_GUARD = 2
WIZARD = 3
JESTER = 4
PIECES = 5

SPACES = 17
FOUNTAIN = 8
LAST = 16

LETTERS = "abcdefghijklmnopq"
SIDES = "rg"


def in_chateau(space: int, side: int) -> bool:
    """Whether the space is one of the two of that side's Château."""
    return space >= 15 if side else space <= 1


def in_duchy(space: int, side: int) -> bool:
    """Whether the space is on that side of the Fountain; the Château belongs to the Duchy."""
    return space > FOUNTAIN if side else space < FOUNTAIN


def spaces_text(pieces: bytes | bytearray) -> str:
    """The spaces of the five pieces as letters: "gikhj"."""
    return "".join([LETTERS[space] for space in pieces])
