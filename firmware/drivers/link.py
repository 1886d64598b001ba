"""Lines of text in and out of the USB port. No call waits, and what is kept is bounded."""

from micropython import const

LONGEST = 1000  # bytes of a line, without its end
_A_TICK = const(64)  # bytes that one call reads or sends at most
_WAITING = const(7000)  # bytes that wait to be sent, at most: with the line that comes below 8 KB
_GROWTH = const(64)  # bytes, of the room for a line
_NEWLINE = const(10)
_RETURN = const(13)
_UNPRINTABLE = const(63)  # "?" stands for it


class Link:
    """Lines over a `console`: a `drivers.console.Console`, or what takes its place."""

    def __init__(self, console) -> None:
        self.console = console
        self._line = bytearray(_GROWTH)
        self._size = 0  # bytes of the line that comes
        self._out = b""  # what waits to be sent
        self._sent = 0  # bytes of it that are sent

    def hear(self):
        """Return a line that has come, in ASCII and without its end; None while there is none.

        Of a line that is too long it has LONGEST + 1 bytes; the others are gone.
        """
        for _ in range(_A_TICK):
            byte = self.console.read()
            if byte < 0:
                break
            if byte == _NEWLINE:
                line = self._line[: self._size].decode()
                self._size = 0
                return line
            if byte != _RETURN and self._size <= LONGEST:
                if self._size == len(self._line):
                    self._line.extend(bytes(_GROWTH))
                self._line[self._size] = byte if 32 <= byte < 127 else _UNPRINTABLE
                self._size += 1
        return None

    def say(self, line: str) -> None:
        """Send a line. It is dropped if too much waits: then nobody reads."""
        out = self._out[self._sent :] + line.encode() + b"\n"
        if len(out) <= _WAITING:
            self._out = out
            self._sent = 0
        self.send()

    def send(self) -> bool:
        """Send some of what waits; return whether all is sent."""
        for _ in range(_A_TICK):
            if self._sent == len(self._out):
                break
            if not self.console.write(self._out[self._sent]):
                return False
            self._sent += 1
        return self._sent == len(self._out)
