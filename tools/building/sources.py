"""The files of the firmware that the device needs: the modules that main.py leads to, and data.

Imports are found by reading the code: import statements, and full module names in strings, alone or
between spaces, which the loader imports. The modules of each game are imported by names put
together at run time, so they are listed here. tests/tools/test_build.py runs a build and compares
what it loads.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path, PurePosixPath

import games
from tools.interpreters import ROOT

FIRMWARE = ROOT / "firmware"
START = PurePosixPath("main.py")

_MODULE_NAME = re.compile(r"\w+(\.\w+)+")
# Of each game, by the contract in firmware/games.
_BY_NAME = ("game", "notation", "parse", "validate", "problems", "distance")


def needed(firmware: Path = FIRMWARE, without: str = "") -> list[PurePosixPath]:
    """Return the modules that the device needs, as paths below `firmware`, sorted.

    without: the name of a game that it doesn't have
    """
    found: set[PurePosixPath] = set()
    waiting = {START, *_loaded_by_name(firmware, without)}
    while waiting:
        path = waiting.pop()
        found.add(path)
        waiting |= _imported(path, firmware) - found
    return sorted(found)


def module(path: PurePosixPath) -> str:
    """Return the dotted name of a file's module; that of the package for an __init__.py."""
    return path.with_suffix("").as_posix().replace("/", ".").removesuffix(".__init__")


def data(firmware: Path = FIRMWARE) -> list[PurePosixPath]:
    """Return the data files below `firmware`, sorted: those in blocks, and lessons and rules."""
    found = [*firmware.rglob("*.bin"), *firmware.glob("texts/*/*.txt")]
    return sorted(PurePosixPath(path.relative_to(firmware).as_posix()) for path in found)


def _loaded_by_name(firmware: Path, without: str) -> Iterator[PurePosixPath]:
    for name in set(games.NAMES) - {without}:
        folder = games.folder(name)
        for part in _BY_NAME:
            yield from _files(f"games.{folder}.{part}", firmware)
        for floor in ("ai", "tables"):
            for path in (firmware / floor / folder).rglob("*.py"):
                yield PurePosixPath(path.relative_to(firmware).as_posix())


def _imported(path: PurePosixPath, firmware: Path) -> set[PurePosixPath]:
    """Return the files of the firmware that importing this one may import."""
    return {file for name in _modules(path, firmware) for file in _files(name, firmware)}


def _files(name: str, firmware: Path) -> list[PurePosixPath]:
    """Return the files of a module, such as "base.loader", and of the packages around it.

    A name that is no module of the firmware has none.
    """
    path = PurePosixPath(name.replace(".", "/"))
    packages = [parent / "__init__.py" for parent in (path, *path.parents)]
    return [file for file in (path.with_suffix(".py"), *packages) if (firmware / file).is_file()]


def _modules(path: PurePosixPath, firmware: Path) -> Iterator[str]:
    """Yield the names that a file may import: modules, and what is imported from them."""
    for node in ast.walk(ast.parse((firmware / path).read_bytes(), str(path))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield from filter(_MODULE_NAME.fullmatch, node.value.split())
