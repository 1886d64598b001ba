"""Random numbers: sfc16, Chris Doty-Humphrey's small fast counting generator (from PractRand).

The state is four 16-bit words, so every intermediate value is a small integer on a 32-bit
MicroPython, and every interpreter draws the same numbers. Not for secrets.
"""

from micropython import const

_WORD = const(0xFFFF)
_WARM_UP = const(12)


class Rng:
    """Stream of random numbers, determined by `seed`, an integer of at least 0."""

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
