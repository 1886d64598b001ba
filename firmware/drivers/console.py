"""The USB port as MicroPython has it, byte by byte. Ctrl-C still ends the program."""

import select
import sys

from micropython import const

_STALE = const(4096)  # bytes that are thrown away at first, at most


class Console:
    """The console. What was sent while nobody listened is thrown away."""

    def __init__(self) -> None:
        self._in = select.poll()
        self._in.register(sys.stdin, select.POLLIN)
        self._out = select.poll()
        self._out.register(sys.stdout, select.POLLOUT)
        self._byte = bytearray(1)
        for _ in range(_STALE):
            if self.read() < 0:
                break

    def read(self) -> int:
        """Return a byte that has come, -1 for none."""
        for _ in self._in.ipoll(0):  # pyright: ignore[reportAttributeAccessIssue]
            if sys.stdin.buffer.readinto(self._byte):  # pyright: ignore[reportAttributeAccessIssue]
                return self._byte[0]
        return -1

    def write(self, byte: int) -> bool:
        """Send a byte; return False if there is no room for it now."""
        for _ in self._out.ipoll(0):  # pyright: ignore[reportAttributeAccessIssue]
            self._byte[0] = byte
            sys.stdout.buffer.write(self._byte)
            return True
        return False
