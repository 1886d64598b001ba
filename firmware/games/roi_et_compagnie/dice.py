"""The six dice: three patterns, two of each; every face has a number and a colour."""

from micropython import const

DICE = const(6)
RED, GREEN, BLUE = range(3)
COLOURS = const(3)
COLOUR_LETTERS = "rgb"

_FACES = const(6)
# The colours of the numbers 1 to 6 on the three patterns; dice 0 and 1 have the first one.
_PATTERNS = b"\x02\x01\x00\x00\x01\x02\x00\x02\x01\x01\x02\x00\x01\x00\x02\x02\x00\x01"


def colour(die: int, number: int) -> int:
    """The colour of the face with `number` (1..6) on `die` (0..5)."""
    return _PATTERNS[die // 2 * _FACES + number - 1]


def count_numbers(dice: bytearray, into: bytearray) -> None:
    """Write to into[1..6] how many dice show each number."""
    for number in range(_FACES + 1):
        into[number] = 0
    for number in dice:
        into[number] += 1


def count_colours(dice: bytearray, into: bytearray) -> None:
    """Write to into[0..2] how many dice show each colour."""
    for i in range(COLOURS):
        into[i] = 0
    for die in range(DICE):
        into[colour(die, dice[die])] += 1


def text(dice: bytearray) -> str:
    """Each die's number and the letter of its colour: "1b2g3r4r5g6b"; "-" before the first roll."""
    if not dice[0]:
        return "-"
    return "".join([str(dice[die]) + COLOUR_LETTERS[colour(die, dice[die])] for die in range(DICE)])
