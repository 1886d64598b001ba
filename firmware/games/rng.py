"""sfc16, Chris Doty-Humphrey's small fast counting generator (from his PractRand).

Four 16-bit words of state, so that no intermediate value leaves the small integers of a 32-bit
MicroPython, and the same numbers on every interpreter. For games; not for secrets.
"""

from micropython import const

_WORD = const(0xFFFF)
_WARM_UP = const(12)


class Rng:
    """A stream of random numbers, fully decided by `seed`, any integer from 0 on."""

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
        """The next 16 random bits."""
        result = (self._a + self._b + self._counter) & _WORD
        self._counter = (self._counter + 1) & _WORD
        self._a = self._b ^ (self._b >> 5)
        self._b = (self._c + (self._c << 3)) & _WORD
        self._c = (((self._c << 6) | (self._c >> 10)) + result) & _WORD
        return result

    def below(self, n: int) -> int:
        """A number in 0..n-1, each equally likely; n is in 1..65536."""
        fair = 65536 - 65536 % n
        word = self.word()
        while word >= fair:
            word = self.word()
        return word % n

    def shuffle(self, buffer: bytearray, n: int):
        """Put the first n bytes of the buffer in random order, in place (Fisher-Yates)."""
        for i in range(n - 1, 0, -1):
            j = self.below(i + 1)
            buffer[i], buffer[j] = buffer[j], buffer[i]

    def state(self) -> bytes:
        """The eight bytes from which `resume` goes on with the same stream."""
        words = (self._a, self._b, self._c, self._counter)
        return b"".join(word.to_bytes(2, "little") for word in words)

    @staticmethod
    def resume(state: bytes) -> "Rng":
        """A generator that goes on where the one with this `state()` stood."""
        if len(state) != 8:
            raise ValueError("the state of a generator is 8 bytes, not %d" % len(state))
        rng = Rng(0)
        rng._a = int.from_bytes(state[0:2], "little")
        rng._b = int.from_bytes(state[2:4], "little")
        rng._c = int.from_bytes(state[4:6], "little")
        rng._counter = int.from_bytes(state[6:8], "little")
        return rng
