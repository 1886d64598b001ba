"""A table on a real MicroPython, at a serial port, which is a pseudo terminal."""

import os
import pty
import tty
from pathlib import Path

from tools.interpreters import Interpreter

_PROGRAM = "tests/on_micropython/away_table.py"


class RealTable:
    """A table that listens for a page as soon as it is plugged in; its person acts at random.

    `port` is where it is plugged in; that is another one each time.
    """

    def __init__(self, micropython: Interpreter, flash: Path, seed: int):
        flash.mkdir()
        self._micropython = micropython
        self._words = (_PROGRAM, str(flash), str(seed))
        self.port = ""

    def plug_in(self) -> None:
        wire, self._socket = pty.openpty()
        tty.setraw(self._socket)
        self.port = os.ttyname(self._socket)
        self._process = self._micropython.start(*self._words, wire=wire)
        os.close(wire)

    def pull(self) -> None:
        """Pull the cable, which is its power."""
        self._process.kill()
        self._process.wait()
        os.close(self._socket)
