"""What dice show, as far as it matters: numbers or colours, and which of them are as good."""

from games.roi_et_compagnie.cards import BURGHER, DWARF, GNOME, RACE
from games.roi_et_compagnie.dice import COLOURS, DICE, colour
from games.roi_et_compagnie.needs import COLOURED, met_by_colours, met_by_numbers, need

_NUMBERS = b"\x00\x01\x02\x03\x04\x05\x06"  # there is no 0
_COLOURS = b"\x00\x01\x02"


def coloured(kind: int) -> bool:
    """Whether an inhabitant looks at colours; else at numbers."""
    return RACE[kind] in COLOURED


def shown(dice: bytearray, by_colour: bool) -> bytes:
    """The colours or the numbers of six dice, b"" before the first roll."""
    if not dice[0]:
        return b""
    return bytes([colour(die, dice[die]) for die in range(DICE)]) if by_colour else bytes(dice)


def met(kind: int, counts: bytearray) -> bool:
    """Whether dice meet a need; counts[face] of them show a face of the sort that it looks at."""
    return met_by_colours(kind, counts) if coloured(kind) else met_by_numbers(kind, counts)


def alike(kinds: bytes, by_colour: bool) -> bytes:
    """For each colour, or number, the lowest one that is as good to all of these inhabitants."""
    all_faces = _COLOURS if by_colour else _NUMBERS
    lowest = first(all_faces)
    faces = bytearray(all_faces)
    for face in range(lowest + 1, len(faces)):
        for lower in range(lowest, face):
            if all(_as_good(kind, lower, face) for kind in kinds):
                faces[face] = lower
                break
    return bytes(faces)


def first(faces: bytes) -> int:
    """The lowest face of an alphabet that `alike` made: numbers begin with 1."""
    return 0 if len(faces) == COLOURS else 1


def _as_good(kind: int, face: int, other: int) -> bool:
    """Whether it never matters to an inhabitant which of two faces a die shows."""
    race = RACE[kind]
    if race == BURGHER:
        return (face - other) % 2 == 0
    if race == DWARF:
        return need(kind, 1) not in (face, other)
    return race == GNOME and not need(kind, face) and not need(kind, other)
