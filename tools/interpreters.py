"""The two interpreters that the project's Python is written for, started as child processes."""

import os
import subprocess
import sys
from functools import cache
from pathlib import Path

from tools.trouble import Trouble

ROOT = Path(__file__).resolve().parent.parent
_PATHS = os.pathsep.join(str(ROOT / part) for part in ("", "host_sim/stand_ins", "firmware"))

# What MicroPython is given. The Pico has 229 KB; on a desktop objects are about twice as large, and
# the simulated chips and the script live beside the firmware.
HEAP = "600k"


# What the firmware takes that not every desktop's MicroPython has: an ARM Mac's compiles no machine
# code, the one for Windows has no framebuf.
_PROBE = """
import framebuf, micropython
micropython.heap_lock
@micropython.viper
def compiled():
    pass
"""


class Missing(Exception):
    """This machine has no such interpreter; the message says why."""


class Interpreter:
    """A command that runs Python, in the checkout, with the project on its path."""

    def __init__(self, name: str, command: list[str], path_variable: str):
        self.name = name
        self._command = command
        self._environment = os.environ | {path_variable: _PATHS, "PYTHONIOENCODING": "utf-8"}

    def run(self, *words: str, text: str = "", timeout: float = 240):
        """Run it with `words` after the command and `text` as input; return what came of it."""
        return subprocess.run(
            [*self._command, *words],
            cwd=ROOT,
            env=self._environment,
            input=text,
            capture_output=True,
            encoding="utf-8",
            timeout=timeout,
            check=False,
        )

    def output(self, *words: str, text: str = "", timeout: float = 240, tracebacks: int = 0) -> str:
        """Run it as `run` does; return what it prints.

        Raises Trouble for an exit status, for a word on standard error, and for more or fewer
        `tracebacks` than are meant: MicroPython prints those of finalisers and goes on.
        """
        done = self.run(*words, text=text, timeout=timeout)
        said = done.stdout + done.stderr
        if done.returncode or done.stderr or said.count("Traceback") != tracebacks:
            raise Trouble(f"{' '.join(words)} under {self.name}:\n{said}")
        return done.stdout

    def start(self, *words: str) -> subprocess.Popen:
        """Start it with `words` after the command, its input and output as pipes of bytes."""
        return subprocess.Popen(
            [*self._command, *words],
            cwd=ROOT,
            env=self._environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
        )


def cpython() -> Interpreter:
    """This very Python, without the packages installed in it."""
    return Interpreter("CPython", [sys.executable, "-S"], "PYTHONPATH")


@cache
def micropython(heap: str = HEAP) -> Interpreter:
    """A real MicroPython with a heap of that size, as its `-X heapsize` reads it.

    Raises Missing.
    """
    command = Path(sys.executable).with_name("micropython")
    if os.name == "nt":
        command = command.with_suffix(".exe")
    interpreter = Interpreter(
        "MicroPython", [str(command), "-X", f"heapsize={heap}"], "MICROPYPATH"
    )
    try:
        probe = interpreter.run("-c", _PROBE)
    except OSError as error:
        raise Missing(f"no MicroPython for this machine comes from PyPI ({error})") from None
    if probe.returncode:
        said = probe.stderr.strip().splitlines()[-1:]
        raise Missing(f"the MicroPython from PyPI lacks a part on this machine {said}")
    return interpreter
