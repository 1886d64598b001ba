"""The build: a folder with the files of the Pico's file system."""

import ast
import contextlib
import tempfile
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

from version import VERSION

import finder
from tools.building import compiler, constants, manifest, packs, private, sources
from tools.building.manifest import Manifest
from tools.interpreters import ROOT

BUILDS = ROOT / "build"
_START = sources.module(sources.START)  # copied as it is, not compiled
_PROGRAM = "__main__"
_PACKAGE = "__init__"
_CHOSEN = {"wiring.SUPPLY_MA", "wiring.HEX_LEDS"}  # another wiring.mpy has other numbers


def build(architecture: str, into: Path, firmware: Path = sources.FIRMWARE) -> Manifest:
    """Make the folder `into`; the same sources give the same bytes. Raises Trouble."""
    into.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=into.parent, prefix="making-") as folder:
        fresh = Path(folder, into.name)
        made = _make(architecture, fresh, firmware)
        _put(fresh, into)
    return made


@contextlib.contextmanager
def built(architecture: str, firmware: Path = sources.FIRMWARE) -> Iterator[tuple[Path, Manifest]]:
    """Build into a folder that no other process replaces; it is removed afterwards."""
    with tempfile.TemporaryDirectory() as home:
        folder = Path(home, architecture)
        yield folder, build(architecture, folder, firmware)


def _put(fresh: Path, into: Path) -> None:
    """Put a folder in place, unless the same is there, which another process may read."""
    made = _contents(fresh)
    if _contents(into) == made:
        return
    with contextlib.suppress(FileNotFoundError):
        into.rename(fresh.with_name("old"))
    try:
        fresh.rename(into)
    except OSError:  # there is a folder again if another process has built the same
        if _contents(into) != made:
            raise


def _contents(folder: Path) -> dict[Path, bytes]:
    files = [path for path in folder.rglob("*") if path.is_file()]
    return {path.relative_to(folder): path.read_bytes() for path in files}


def _make(architecture: str, into: Path, firmware: Path) -> Manifest:
    made = board_files(files(architecture, firmware))
    for path, content in made.items():
        target = into / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(content)
    listed = Manifest(VERSION, architecture, compiler.version(), manifest.listed(into))
    listed.write(into)
    return listed


def board_files(made: Mapping[str, bytes]) -> Mapping[str, bytes]:
    """Return the files of a board, by path: what `files` returns, in packs, if it has a finder."""
    return packs.packed(made) if finder.CORE in made else made


def files(architecture: str, firmware: Path = sources.FIRMWARE) -> dict[str, bytes]:
    """Return the compiled modules and the data of the firmware, by path. Raises Trouble."""
    made = {}
    with tempfile.TemporaryDirectory() as folder:
        lean = Path(folder)
        _make_lean(firmware, lean)
        for path in sources.needed(lean):
            if path == sources.START:  # the Pico starts a main.py, not a main.mpy
                made[path.as_posix()] = _short((lean / path).read_text("utf-8")).encode()
            else:
                target = lean / path.with_suffix(".mpy")
                compiler.compile_file(lean, path, architecture, target)
                made[path.with_suffix(".mpy").as_posix()] = target.read_bytes()
    return made | {str(path): (firmware / path).read_bytes() for path in sources.data(firmware)}


def _short(text: str) -> str:
    """Return a source without docstring and comments: littlefs has it among the names of the root.

    Each import reads these. Above 768 bytes they take 40 ms at power-on.
    """
    module = ast.parse(text)
    if ast.get_docstring(module):
        del module.body[0]
    return ast.unparse(module) + "\n"


def beside_a_build(program: str, firmware: Path = sources.FIRMWARE) -> str:
    """Return a program for a board with constants as numbers: a build has few by name."""
    return constants.put_in(_texts(firmware) | {_PROGRAM: program}, {_START}, _CHOSEN)[_PROGRAM]


def _make_lean(firmware: Path, into: Path) -> None:
    """Copy the sources that the device needs, with constants as numbers and few private names.

    Modules that had constants only, such as numbers of icons, are left out.
    """
    made = lean(firmware)
    wanted = {name for text in made.values() for name in _imports(text)}
    for path in sources.needed(firmware):
        name = sources.module(path)
        if path.stem == _PACKAGE or name in wanted or _does_anything(made[name]):
            target = into / path
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(made[name], "utf-8", newline="\n")


def lean(firmware: Path = sources.FIRMWARE) -> dict[str, str]:
    """Return the sources that the device needs, by module name, as they are compiled."""
    return _lean(tuple(_texts(firmware).items()))


@cache  # the same for each processor
def _lean(texts: tuple[tuple[str, str], ...]) -> dict[str, str]:
    return private.share(constants.put_in(dict(texts), {_START}, _CHOSEN), {_START})


def _imports(text: str) -> Iterator[str]:
    """Yield the names of the modules that a source may import."""
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield from (f"{node.module}.{alias.name}" for alias in node.names)
            yield str(node.module)


def _does_anything(text: str) -> bool:
    """Return whether a source has more than its docstring."""
    return not all(
        isinstance(node, ast.Pass)
        or (isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant))
        for node in ast.parse(text).body
    )


def _texts(firmware: Path) -> dict[str, str]:
    """Return the sources that the device needs, by module name."""
    return {
        sources.module(path): (firmware / path).read_text("utf-8")
        for path in sources.needed(firmware)
    }
