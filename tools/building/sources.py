"""What the device needs of the firmware, and nothing else: what main.py leads to, and its data.

Imports are followed by reading the code. What is imported by a name that is made up while the
program runs can't be seen so, and is listed here: the console's screens, the levels and the table
of each game, and what writes and reads its texts. tests/tools/test_build.py visits all of it on
what was built.
"""

import ast
from collections.abc import Iterator
from pathlib import Path, PurePosixPath

import games
from tools.interpreters import ROOT

FIRMWARE = ROOT / "firmware"
START = PurePosixPath("main.py")

_DATA = (".bin", ".txt")  # what `rom` reads

# By the contract in firmware/games.
_TEXTS_OF_A_GAME = ("notation", "reading", "reading.check", "reasons")


def needed(firmware: Path = FIRMWARE) -> list[PurePosixPath]:
    """The files that the device needs, below `firmware`, sorted."""
    found: set[PurePosixPath] = set()
    waiting = {START, *_loaded_by_name(firmware)}
    while waiting:
        path = waiting.pop()
        found.add(path)
        waiting |= _imported(path, firmware) - found
    return sorted(found)


def module(path: PurePosixPath) -> str:
    """The dotted name of a file's module: of a package for its __init__.py."""
    return path.with_suffix("").as_posix().replace("/", ".").removesuffix(".__init__")


def data(firmware: Path = FIRMWARE) -> list[PurePosixPath]:
    """The files of data that the device reads (see `rom`), below `firmware`, sorted."""
    found = [path for path in firmware.rglob("*") if path.suffix in _DATA]
    return sorted(PurePosixPath(path.relative_to(firmware).as_posix()) for path in found)


def _loaded_by_name(firmware: Path) -> Iterator[PurePosixPath]:
    folders = ["console"]
    for name in games.NAMES:
        folder = games.folder(name)
        folders += [f"players/{folder}", f"table/{folder}"]
        for text in _TEXTS_OF_A_GAME:
            yield from _files(f"games.{folder}.{text}", firmware)
    for folder in folders:
        for path in (firmware / folder).rglob("*.py"):
            yield PurePosixPath(path.relative_to(firmware).as_posix())


def _imported(path: PurePosixPath, firmware: Path) -> set[PurePosixPath]:
    """The files of the firmware that importing this one imports."""
    return {file for name in _modules(path, firmware) for file in _files(name, firmware)}


def _files(name: str, firmware: Path) -> list[PurePosixPath]:
    """The files of a module, such as "games.rng", and of the packages around it.

    What isn't of the firmware, or no module at all, has none.
    """
    path = PurePosixPath(name.replace(".", "/"))
    packages = [parent / "__init__.py" for parent in (path, *path.parents)]
    return [file for file in (path.with_suffix(".py"), *packages) if (firmware / file).is_file()]


def _modules(path: PurePosixPath, firmware: Path) -> Iterator[str]:
    """What a file imports, wherever it does; names out of modules are among them."""
    for node in ast.walk(ast.parse((firmware / path).read_bytes(), str(path))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)
