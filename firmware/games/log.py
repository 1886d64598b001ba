"""Stack of bytes in one growing buffer: a game logs there what its undo needs."""

from micropython import const

_GROWTH = const(64)  # bytes; small, because most logs belong to views, which hold a turn at most


class Log:
    """Stack of bytes. A push allocates only when the buffer has to grow."""

    def __init__(self):
        self._bytes = bytearray(_GROWTH)
        self.size = 0

    def push(self, value: int):
        """Push one byte."""
        if self.size == len(self._bytes):
            self._bytes.extend(bytes(_GROWTH))
        self._bytes[self.size] = value
        self.size += 1

    def pop(self) -> int:
        """Pop the top byte and return it."""
        self.size -= 1
        return self._bytes[self.size]

    def peek(self, depth: int) -> int:
        """Return the byte `depth` bytes below the top one."""
        return self._bytes[self.size - 1 - depth]

    def copy_top(self, other: "Log", n: int):
        """Replace the content by a copy of the top n bytes of another log."""
        self.size = 0
        for depth in range(n - 1, -1, -1):
            self.push(other.peek(depth))
