"""A stack of bytes in one growing buffer: what a game needs to take its moves back."""

from micropython import const

_GROWTH = const(64)  # little, since most logs are those of views, which hold a turn at most


class Log:
    """Bytes, last in, first out. Pushing allocates only when the buffer has to grow."""

    def __init__(self):
        self._bytes = bytearray(_GROWTH)
        self.size = 0

    def push(self, value: int):
        """Put one byte on top."""
        if self.size == len(self._bytes):
            self._bytes.extend(bytes(_GROWTH))
        self._bytes[self.size] = value
        self.size += 1

    def pop(self) -> int:
        """Take the top byte off."""
        self.size -= 1
        return self._bytes[self.size]

    def peek(self, depth: int) -> int:
        """The byte that lies `depth` bytes below the top one."""
        return self._bytes[self.size - 1 - depth]

    def copy_top(self, other: "Log", n: int):
        """Become a log of the top n bytes of the other one."""
        self.size = 0
        for depth in range(n - 1, -1, -1):
            self.push(other.peek(depth))
