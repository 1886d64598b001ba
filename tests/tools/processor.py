"""The processor of a board, tests/on_micropython/board.py, as a process; nothing around it."""

import os
import subprocess
from pathlib import Path

from tools.installing.trouble import Failed, Lost
from tools.interpreters import Interpreter

END = b"\x04"  # of what it prints, and of the traceback after that

# What a board runs when the power comes on.
BOOT = """
for name in ("boot.py", "main.py"):
    try:
        text = open(name).read()
    except OSError:
        continue
    exec(text, {"__name__": "__main__"})
"""


def start(
    micropython: Interpreter, flash: Path, cut: int = 0, pico: bool = True
) -> subprocess.Popen:
    """Start one whose flash is that file, and whose power fails in its operation `cut`, if any.

    It says that it is a desktop unless it is a `pico`.
    """
    words = (str(flash), "pico" if pico else "desk", str(cut))
    process = micropython.start("tests/on_micropython/board.py", *words)
    os.read(process.stdout.fileno(), len(END))  # it is ready
    return process


def send(process: subprocess.Popen, code: str) -> None:
    """Have it run code. Raises OSError when it has no power."""
    process.stdin.write(b"%d\n%s" % (len(code), code.encode()))
    process.stdin.flush()


class Processor:
    """Does what a `tools.flashing.board.Board` does, without the time that a port takes."""

    def __init__(self, process: subprocess.Popen):
        self._process = process

    def run(self, code: str, silent_s: int = 0) -> str:
        """Run code, as a Board does, however long it takes; raises Failed and Lost."""
        del silent_s
        send(self._process, code)
        said, error = self._until_end(), self._until_end()
        if error:
            raise Failed(error)
        return said

    def close(self) -> None:
        self._process.kill()  # it may run a program that never ends
        self._process.wait()

    def _until_end(self) -> str:
        said = b""
        while (byte := self._process.stdout.read(1)) != END:
            if not byte:
                raise Lost
            said += byte
        return said.decode()
