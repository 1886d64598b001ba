"""The firmware and the simulator, compiled, in one file for the browser.

The same sources give the same bytes.
"""

import tempfile
from pathlib import Path, PurePosixPath

from tools.building import compiler, packs, sources
from tools.building.architectures import PICO
from tools.interpreters import ROOT
from tools.site.archive import archived
from tools.site.plain import plain

_SIMULATOR = ROOT / "host_sim"
# Modules of the simulator that run on CPython alone, and stand-ins for what MicroPython has.
_LEFT_OUT = {
    "__main__.py",
    "capture.py",
    "coach.py",
    "command_line.py",
    "play.py",
    "protocol.py",
    "replay.py",
    "run.py",
    "stand_ins/folders.py",
    "stand_ins/framebuf.py",
    "stand_ins/micropython.py",
    "texts/catalogues.py",
    "texts/made.py",
    "texts/packing.py",
    "web/server.py",
}


def packed() -> bytes:
    """Return the archive. Raises Trouble."""
    made = {}
    with tempfile.TemporaryDirectory() as folder:
        texts = Path(folder)
        for path in _modules(_SIMULATOR):
            if path.as_posix() not in _LEFT_OUT:
                text = (_SIMULATOR / path).read_text("utf-8")
                made[_name(_SIMULATOR.name / path)] = compiled(text, _SIMULATOR.name / path, texts)
    for path, content in packs.packed(files()).items():
        made[f"firmware/{path}"] = content
    return archived(made)


def files() -> dict[str, bytes]:
    """Return the firmware for the browser: compiled modules and data by path. Raises Trouble."""
    made = {str(path): (sources.FIRMWARE / path).read_bytes() for path in sources.data()}
    with tempfile.TemporaryDirectory() as folder:
        texts = Path(folder)
        for path in _modules(sources.FIRMWARE):
            text = plain(sources.module(path), (sources.FIRMWARE / path).read_text("utf-8"))
            made[_name(path)] = compiled(text, path, texts)
    return made


def _name(path: PurePosixPath) -> str:
    return path.with_suffix(".mpy").as_posix()


def _modules(home: Path) -> list[PurePosixPath]:
    """Return the Python files below a folder, as paths below it, sorted."""
    return sorted(PurePosixPath(path.relative_to(home).as_posix()) for path in home.rglob("*.py"))


def compiled(text: str, path: PurePosixPath, texts: Path) -> bytes:
    """Return the source `text` of the file `path`, compiled; both are put below `texts`."""
    source = texts / path
    source.parent.mkdir(parents=True, exist_ok=True)
    source.write_text(text, "utf-8", newline="\n")
    # Without viper code the architecture has no effect.
    compiler.compile_file(texts, path, PICO, source.with_suffix(".mpy"))
    return source.with_suffix(".mpy").read_bytes()
