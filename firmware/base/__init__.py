"""What every floor uses: ticks, random numbers, names of buttons and of their events, a release.

Ticks are milliseconds that wrap at 2**30 like time.ticks_ms() on the Pico. This module never reads
the clock. Random numbers are the same on every interpreter. Every intermediate value of both is a
small integer on a 32-bit MicroPython, so no number takes memory.

A button's index is `end * BUTTONS_PER_END + button`. An event is a small integer, never 0. It
combines a button's index and a kind: PRESS, REPEAT or RELEASE.
"""

from micropython import const

_MASK = const(0x3FFF_FFFF)
_HALF = const(0x2000_0000)

_WORD = const(0xFFFF)
_WARM_UP = const(12)

# The oldest release of MicroPython on which the firmware was measured. On an older one it says so.
OLDEST_MICROPYTHON = (1, 26)

LEFT = const(0)
RIGHT = const(1)
UP = const(2)
DOWN = const(3)
OK = const(4)
BUTTONS_PER_END = const(5)

PRESS = const(1)
REPEAT = const(2)
RELEASE = const(3)

KIND = const(3)  # `event & KIND` is the kind, `event >> INDEX` the button's index
INDEX = const(2)


def ticks_add(ticks: int, ms: int) -> int:
    """Return the tick `ms` milliseconds after `ticks` (0 <= ms < 2**29)."""
    return (ticks - _MASK + ms - 1) & _MASK


def ticks_diff(later: int, earlier: int) -> int:
    """Return the milliseconds from `earlier` to `later`, negative if `later` came first.

    Correct while the two are less than 2**29 ms (six days) apart.
    """
    return (((later - earlier) & _MASK) ^ _HALF) - _HALF


class Rng:
    """Stream of random numbers, determined by `seed`, an integer of at least 0. Not for secrets.

    It is sfc16, Chris Doty-Humphrey's small fast counting generator (from PractRand). Its state is
    four 16-bit words.
    """

    def __init__(self, seed: int):
        if seed < 0:
            raise ValueError("a seed is a whole number from 0 on")
        self._a = self._b = self._c = 0
        self._counter = 1
        self._absorb(seed & _WORD)
        seed >>= 16
        while seed:
            self._absorb(seed & _WORD)
            seed >>= 16

    def _absorb(self, word: int):
        self._a ^= word
        for _ in range(_WARM_UP):
            self.word()

    def word(self) -> int:
        """Return the next 16 random bits."""
        result = (self._a + self._b + self._counter) & _WORD
        self._counter = (self._counter + 1) & _WORD
        self._a = self._b ^ (self._b >> 5)
        self._b = (self._c + (self._c << 3)) & _WORD
        self._c = (((self._c << 6) | (self._c >> 10)) + result) & _WORD
        return result

    def below(self, n: int) -> int:
        """Return a number in 0..n-1, each equally likely; n is 1..65536."""
        fair = 65536 - 65536 % n
        word = self.word()
        while word >= fair:
            word = self.word()
        return word % n

    def shuffle(self, buffer: bytearray, n: int):
        """Shuffle the first n bytes of the buffer in place (Fisher-Yates)."""
        for i in range(n - 1, 0, -1):
            j = self.below(i + 1)
            buffer[i], buffer[j] = buffer[j], buffer[i]

    def shuffled(self, counts: bytes | bytearray) -> bytearray:
        """Return counts[kind] pieces of each kind, each a byte, in random order."""
        pieces = bytearray([kind for kind in range(len(counts)) for _ in range(counts[kind])])
        self.shuffle(pieces, len(pieces))
        return pieces
