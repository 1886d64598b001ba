"""The USB cable of the simulated table: bytes both ways, in place of `drivers.console`.

Runs on CPython and MicroPython.
"""

LARGEST = 8192  # bytes that wait on either way


class Cable:
    """Both ends of the cable: the firmware calls `read` and `write`, the computer the others.

    plugged    whether the computer reads; if not, what the table says is lost
    """

    def __init__(self):
        self.unplug()
        self.plugged = True

    def read(self) -> int:
        """Return a byte that was sent to the table, -1 for none."""
        if self._read == len(self._in):
            return -1
        self._read += 1
        return self._in[self._read - 1]

    def write(self, byte: int) -> bool:
        """Take a byte from the table; return False if too many wait for the computer."""
        if self.plugged and len(self._out) < LARGEST:
            self._out.append(byte)
        return not self.plugged or len(self._out) < LARGEST

    def send(self, data: bytes) -> bool:
        """Send bytes to the table; return False if there is no room for all of them."""
        waiting = self._in[self._read :]
        if len(waiting) + len(data) > LARGEST:
            return False
        self._in = waiting + data
        self._read = 0
        return True

    def lines(self) -> list:
        """Return the whole lines that the table has said since the last call."""
        if not self._out:
            return []
        *lines, rest = bytes(self._out).split(b"\n")
        self._out = bytearray(rest)
        return [line.decode() for line in lines]

    def unplug(self) -> None:
        """Pull the cable: what is on the way is lost."""
        self.plugged = False
        self._in = b""
        self._read = 0  # bytes of it that were read
        self._out = bytearray()
