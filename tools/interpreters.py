"""CPython and MicroPython, started as child processes with the project on their path."""

import os
import subprocess
import sys
from functools import cache
from pathlib import Path

from tools.trouble import Trouble

ROOT = Path(__file__).resolve().parent.parent

# From the folder of a checkout, in which they run: MicroPython keeps the path of each module in its
# heap, and what a program takes may not depend on where the checkout lies.
_PATHS = (".", "host_sim/stand_ins", "firmware")

# MicroPython's heap. A Pico has 240 KB; on a desktop objects are about twice as large, and the
# simulator needs room too. Sources have more than 2,540 names: those after that take a pool of
# 28 KB. The names of a built firmware are far fewer.
HEAP = "832k"


# What the firmware needs and some desktop builds lack: on an ARM Mac native code, on Windows
# framebuf.
_PROBE = """
import framebuf, micropython
micropython.heap_lock
@micropython.viper
def compiled():
    pass
"""


class Missing(Trouble):
    """The interpreter is not available on this machine; the message says why."""


class Interpreter:
    """A command that runs Python, in a checkout, with the project on its path."""

    def __init__(self, name: str, command: list[str], path_variable: str, root: Path = ROOT):
        self.name = name
        self._command = command
        self._path_variable = path_variable
        self._root = root
        paths = os.pathsep.join(_PATHS)
        self._environment = os.environ | {path_variable: paths, "PYTHONIOENCODING": "utf-8"}

    def at(self, root: Path) -> "Interpreter":
        """Return the same interpreter in another checkout."""
        return Interpreter(self.name, self._command, self._path_variable, root)

    def run(self, *words: str, text: str = "", timeout: float = 240):
        """Run the command with `words` and the input `text`; return the completed process."""
        return subprocess.run(
            [*self._command, *words],
            cwd=self._root,
            env=self._environment,
            input=text,
            capture_output=True,
            encoding="utf-8",
            timeout=timeout,
            check=False,
        )

    def output(self, *words: str, text: str = "", timeout: float = 240, tracebacks: int = 0) -> str:
        """Run it as `run` does; return its output.

        Raises Trouble for an exit status, for output on standard error, and unless it prints so
        many `tracebacks`: MicroPython prints those of finalisers and goes on.
        """
        done = self.run(*words, text=text, timeout=timeout)
        said = done.stdout + done.stderr
        if done.returncode or done.stderr or said.count("Traceback") != tracebacks:
            raise Trouble(f"{' '.join(words)} under {self.name}:\n{said}")
        return done.stdout

    def start(self, *words: str, wire: int = subprocess.PIPE) -> subprocess.Popen:
        """Start the command with `words`; `wire` is its input and output, else pipes of bytes."""
        return subprocess.Popen(
            [*self._command, *words],
            cwd=self._root,
            env=self._environment,
            stdin=wire,
            stdout=wire,
        )


def cpython() -> Interpreter:
    """Return the running Python, without the packages installed in it."""
    return Interpreter("CPython", [sys.executable, "-S"], "PYTHONPATH")


@cache
def micropython(heap: str = HEAP) -> Interpreter:
    """Return MicroPython with a heap of that size, as `-X heapsize` takes it. Raises Missing."""
    command = Path(sys.executable).with_name("micropython")
    if os.name == "nt":
        command = command.with_suffix(".exe")
    interpreter = Interpreter(
        "MicroPython", [str(command), "-X", f"heapsize={heap}"], "MICROPYPATH"
    )
    try:
        probe = interpreter.run("-c", _PROBE)
    except OSError as error:
        raise Missing(f"PyPI has no MicroPython for this machine ({error})") from None
    if probe.returncode:
        said = probe.stderr.strip().splitlines()[-1:]
        raise Missing(f"the MicroPython from PyPI lacks a part on this machine {said}")
    return interpreter
