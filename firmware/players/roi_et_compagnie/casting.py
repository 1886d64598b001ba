"""What dice are worth with rolls left, if they are kept as well as can be: no guesses, all sums.

Each die is as likely to show any of the numbers, and any of the colours, so where one of both
counts all dice are alike. Faces that are as good as each other make a class, and a state says how
many dice lie of each class; the others are to be rolled. Then

    a state with dice to roll is worth the mean over what the next of them can show,
    a state of six dice       is worth what they are, or what the best part of them to keep is.

The values of all states stand in one list, in place: a roll is one pass down it and one up. A state
is held as how many dice lie of each class or a later one, which never grows from class to class.
In the order of such sequences the states are numbered 0, 1, 2...; of 2, 3 or 6 classes there are
28, 84 or 924 states, the last ones those of six dice.
"""

# Machine code takes its buffers as pointers, which no type checker knows of.
# pyright: reportArgumentType=false

from array import array

import micropython
from micropython import const

from games.roi_et_compagnie.dice import DICE
from players.roi_et_compagnie.faces import first

_FACES = const(6)
_DICE = const(6)
_ALL = const(63)  # bit mask of all dice
_STATES = const(4)  # of six dice, valued in a step

# A die more of class c adds _MOVES[6 * later + n] to a state for c and for each class before it,
# where n dice are of that class or a later one, and `later` classes come after it: C(later + n, n).
_MOVES = (
    b"\x01\x01\x01\x01\x01\x01"
    b"\x01\x02\x03\x04\x05\x06"
    b"\x01\x03\x06\x0a\x0f\x15"
    b"\x01\x04\x0a\x14\x23\x38"
    b"\x01\x05\x0f\x23\x46\x7e"
    b"\x01\x06\x15\x38\x7e\xfc"
)


class Casting:
    """Values all there is to keep of six dice.

    alike   see `faces.alike`: the faces, and which of them are one class
    rolls   how many are left, at least 1
    worth   worth(counts) says what six dice are worth, counts[face] of them in the class that
            `face` stands for: from 0 to 2**26, so that a sum over six stays small
    """

    def __init__(self, alike: bytes, rolls: int, worth):
        lowest = first(alike)
        faces = [face for face in range(lowest, len(alike)) if alike[face] == face]
        self._faces = bytes(faces)  # that stand for the classes
        self._class = bytearray(alike)  # of each face
        self._weights = bytearray(len(faces))  # of six faces, how many are in a class
        for face in range(lowest, len(alike)):
            self._class[face] = faces.index(alike[face])
            self._weights[self._class[face]] += _FACES // (len(alike) - lowest)
        self._worth = worth
        self._counts = bytearray(_FACES + 1)
        self._lying = bytearray(len(faces) + 1)  # of each class or a later one; 0 behind the last
        self._values = array("i", bytes(4 * self._lay_alike(DICE) * (DICE + len(faces)) // DICE))
        self._work = self._passes(rolls)

    def step(self) -> bool:
        """Value a few states more; True once all are."""
        return next(self._work, True)

    def of(self, faces: bytes, keep: int) -> int:
        """What it is worth, once all is valued, to keep dice and to roll the others, some.

        faces   what each die shows, b"" before the first roll
        keep    bit mask of the dice to keep
        """
        return self._values[self._lay(faces, keep)]

    def now(self, faces: bytes) -> int:
        """What six dice that show these faces are worth as they lie."""
        self._lay(faces, _ALL)
        return self._finish()

    def _passes(self, rolls: int):
        lying = self._lying
        last = len(self._faces) - 1
        state = self._lay_alike(DICE)
        while lying[0] == DICE:
            self._values[state] = self._finish()
            state += 1
            _go_on(lying, last)
            if state % _STATES == 0:
                yield False
        while rolls:
            for dice in range(DICE - 1, -1, -1):
                _roll(self._values, lying, self._weights, last, self._lay_alike(dice))
                yield False
            rolls -= 1
            if rolls:
                for dice in range(1, DICE + 1):
                    _keep(self._values, lying, last, self._lay_alike(dice))
                    yield False

    def _finish(self) -> int:
        """What the six dice of this state are worth."""
        _count(self._lying, len(self._faces) - 1, self._faces, self._counts)
        return self._worth(self._counts)

    def _lay_alike(self, dice: int) -> int:
        """Go to the first state of so many dice, all of class 0; its number."""
        return self._lay(self._faces[:1] * dice, _ALL)

    def _lay(self, faces: bytes, keep: int) -> int:
        """Go to the state of those dice that show these faces and are kept; its number."""
        lying = self._lying
        lying[:] = bytes(len(lying))
        state = 0
        last = len(self._faces) - 1
        for face in faces:
            if keep & 1:
                state += _add(lying, self._class[face], last)
            keep >>= 1
        return state


# The loops below take most of the time: compiled to machine code they run 20 times as fast.


@micropython.viper
def _count(lying: ptr8, last: int, faces: ptr8, counts: ptr8):
    """Write how many dice lie of each class, to the places of the faces that stand for them."""
    i = 0
    while i <= last:
        counts[faces[i]] = lying[i] - lying[i + 1]
        i += 1


@micropython.viper
def _add(lying: ptr8, c: int, last: int) -> int:
    """Let a die of class c lie too; how many states that is further."""
    moves = ptr8(_MOVES)
    states = 0
    i = 0
    while i <= c:
        states += moves[_DICE * (last - i) + lying[i]]
        lying[i] += 1
        i += 1
    return states


@micropython.viper
def _go_on(lying: ptr8, last: int):
    """Go to the next state."""
    i = last
    while i and lying[i] == lying[i - 1]:
        lying[i] = 0
        i -= 1
    lying[i] += 1


@micropython.viper
def _roll(values: ptr32, lying, weights: ptr8, last: int, state: int):
    """Value the states of as many dice as lie, from `state` on: the mean over the next die."""
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
        _go_on(lying, last)


@micropython.viper
def _keep(values: ptr32, lying, last: int, state: int):
    """Value the states of as many dice as lie: the best of all of them, and of one fewer."""
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
        _go_on(lying, last)
