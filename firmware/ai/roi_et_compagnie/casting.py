"""Exact worth of keeping dice of Roi & Compagnie, with rolls left and the best keeps.

A need is about numbers or about colours. Each number is equally likely on every die, and so is each
colour. So all dice are alike, and only the faces matter: numbers or colours.

Faces that are equally good make a class. A state is the number of dice kept of each class; the
other dice are to be rolled. The worth of a state with dice to roll is the mean over the next die.
The worth of six dice is their worth at the end of the turn, or the best worth of keeping a part of
them. The worths of all states are in one list, updated in place: each roll is one pass down the
list and one pass up.
"""

# Viper code takes the address of any buffer.
# pyright: reportArgumentType=false

from array import array

import micropython
from micropython import const

from games.roi_et_compagnie.cards import (
    BURGHER,
    COLOURED,
    COLOURS,
    DICE,
    DWARF,
    GNOME,
    RACE,
    die_colour,
    met_by_colours,
    met_by_numbers,
    need,
)

_FACES = const(6)
_DICE = const(6)  # DICE as a constant of this module: viper reads globals slowly
_ALL = const(63)  # bit mask of all dice
_STATES = const(4)  # states of six dice evaluated in one step

# `lying` holds a state: for each class the number of dice of this class or a later one. It never
# grows from class to class. In the order of these sequences the states are numbered 0, 1, 2...: 28
# states for 2 classes, 84 for 3, 924 for 6. The states of six dice are the last ones.
#
# One more die of class c adds _MOVES[6 * later + n] to the state's number for c and for each class
# before it, where n is `lying` of that class and `later` classes follow it: C(later + n, n).
_MOVES = (
    b"\x01\x01\x01\x01\x01\x01"
    b"\x01\x02\x03\x04\x05\x06"
    b"\x01\x03\x06\x0a\x0f\x15"
    b"\x01\x04\x0a\x14\x23\x38"
    b"\x01\x05\x0f\x23\x46\x7e"
    b"\x01\x06\x15\x38\x7e\xfc"
)


class Casting:
    """Worths of all ways to keep some of six dice.

    alike   the faces and their classes, from `alike`
    rolls   the number of rolls left, at least 1
    worth   worth(counts) returns the worth of six dice, 0..2**26, so that a sum of six is a small
            integer; counts[face] is the number of dice in the class of `face`
    """

    def __init__(self, alike: bytes, rolls: int, worth):
        lowest = first(alike)
        faces = [face for face in range(lowest, len(alike)) if alike[face] == face]
        self._faces = bytes(faces)  # the lowest face of each class
        self._class = bytearray(alike)  # of each face
        self._weights = bytearray(len(faces))  # for each class the number of its faces, of six
        for face in range(lowest, len(alike)):
            self._class[face] = faces.index(alike[face])
            self._weights[self._class[face]] += _FACES // (len(alike) - lowest)
        self._worth = worth
        self._counts = bytearray(_FACES + 1)
        self._lying = bytearray(len(faces) + 1)  # see above; ends with a 0
        self._values = array("i", bytes(4 * self._go_to_first(DICE) * (DICE + len(faces)) // DICE))
        self._work = self._evaluate(rolls)

    def step(self) -> bool:
        """Evaluate a few more states; True once all are done."""
        return next(self._work, True)

    def of(self, faces: bytes, keep: int) -> int:
        """Return the worth of keeping dice and rolling at least one other die. Needs all steps.

        faces   the face of each die, b"" before the first roll
        keep    bit mask of the dice to keep
        """
        return self._values[self._go_to(faces, keep)]

    def now(self, faces: bytes) -> int:
        """Return the worth of six dice with these faces, without another roll."""
        self._go_to(faces, _ALL)
        return self._final_worth()

    def _evaluate(self, rolls: int):
        lying = self._lying
        last = len(self._faces) - 1
        state = self._go_to_first(DICE)
        while lying[0] == DICE:
            self._values[state] = self._final_worth()
            state += 1
            _next_state(lying, last)
            if state % _STATES == 0:
                yield False
        while rolls:
            for dice in range(DICE - 1, -1, -1):
                _roll(self._values, lying, self._weights, last, self._go_to_first(dice))
                yield False
            rolls -= 1
            if rolls:
                for dice in range(1, DICE + 1):
                    _keep(self._values, lying, last, self._go_to_first(dice))
                    yield False

    def _final_worth(self) -> int:
        """Return the worth of the six dice of this state."""
        _count(self._lying, len(self._faces) - 1, self._faces, self._counts)
        return self._worth(self._counts)

    def _go_to_first(self, dice: int) -> int:
        """Go to the first state of this number of dice, all of class 0; return its number."""
        return self._go_to(self._faces[:1] * dice, _ALL)

    def _go_to(self, faces: bytes, keep: int) -> int:
        """Go to the state of the kept dice with these faces; return its number."""
        lying = self._lying
        lying[:] = bytes(len(lying))
        state = 0
        last = len(self._faces) - 1
        for face in faces:
            if keep & 1:
                state += _add(lying, self._class[face], last)
            keep >>= 1
        return state


# These loops take most of the time: as machine code they are 20 times as fast.


@micropython.viper
def _count(lying: ptr8, last: int, faces: ptr8, counts: ptr8):
    """Write the number of dice of each class to counts[lowest face of the class]."""
    i = 0
    while i <= last:
        counts[faces[i]] = lying[i] - lying[i + 1]
        i += 1


@micropython.viper
def _add(lying: ptr8, c: int, last: int) -> int:
    """Add a die of class c to the state; return the difference of the state's number."""
    moves = ptr8(_MOVES)
    states = 0
    i = 0
    while i <= c:
        states += moves[_DICE * (last - i) + lying[i]]
        lying[i] += 1
        i += 1
    return states


@micropython.viper
def _next_state(lying: ptr8, last: int):
    """Go to the next state; after the last one with n dice it is the first with n + 1."""
    i = last
    while i and lying[i] == lying[i - 1]:
        lying[i] = 0
        i -= 1
    lying[i] += 1


@micropython.viper
def _roll(values: ptr32, lying, weights: ptr8, last: int, state: int):
    """Evaluate the states of this number of dice, from `state` on: the mean over the next die."""
    moves = ptr8(_MOVES)
    lie = ptr8(lying)
    dice = lie[0]
    while lie[0] == dice:
        total = 0
        grown = state
        i = 0
        while i <= last:
            grown += moves[_DICE * (last - i) + lie[i]]
            total += weights[i] * values[grown]
            i += 1
        values[state] = total // _FACES
        state += 1
        _next_state(lying, last)


@micropython.viper
def _keep(values: ptr32, lying, last: int, state: int):
    """Evaluate the states of this number of dice: the best of them and of one die fewer."""
    moves = ptr8(_MOVES)
    lie = ptr8(lying)
    dice = lie[0]
    while lie[0] == dice:
        best = values[state]
        smaller = state
        i = 0
        while lie[i]:
            smaller -= moves[_DICE * (last - i) + lie[i] - 1]
            if lie[i] != lie[i + 1] and values[smaller] > best:
                best = values[smaller]
            i += 1
        values[state] = best
        state += 1
        _next_state(lying, last)


# Faces: the numbers or the colours of dice, and their classes.

_NUMBERS = b"\x00\x01\x02\x03\x04\x05\x06"  # 0 is unused
_COLOURS = b"\x00\x01\x02"


def coloured(kind: int) -> bool:
    """Return whether an inhabitant's need is about colours, not numbers."""
    return RACE[kind] in COLOURED


def shown(dice: bytearray, by_colour: bool) -> bytes:
    """Return the colours or the numbers of six dice, b"" before the first roll."""
    if not dice[0]:
        return b""
    return bytes([die_colour(die, dice[die]) for die in range(DICE)]) if by_colour else bytes(dice)


def met(kind: int, counts: bytearray) -> bool:
    """Return whether dice meet a need; counts[face] of them show this number or colour."""
    return met_by_colours(kind, counts) if coloured(kind) else met_by_numbers(kind, counts)


def alike(kinds: bytes, by_colour: bool) -> bytes:
    """Return for each colour or number the lowest one that is as good for all inhabitants."""
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
    """Return the lowest face in a result of `alike`: 0 for colours, 1 for numbers."""
    return 0 if len(faces) == COLOURS else 1


def _as_good(kind: int, face: int, other: int) -> bool:
    """Return whether two faces are equally good for an inhabitant's need."""
    race = RACE[kind]
    if race == BURGHER:
        return (face - other) % 2 == 0
    if race == DWARF:
        return need(kind, 1) not in (face, other)
    return race == GNOME and not need(kind, face) and not need(kind, other)
