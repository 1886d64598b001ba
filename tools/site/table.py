"""The firmware and the simulator, compiled, in one file for the browser.

The same sources give the same bytes.
"""

import shutil
import tempfile
from pathlib import Path, PurePosixPath

from tools.building import compiler, sources
from tools.building.architectures import PICO
from tools.interpreters import ROOT
from tools.site.archive import archived, in_folder
from tools.site.plain import plain

_SIMULATOR = ROOT / "host_sim"
# Modules of the simulator that run on CPython alone, and stand-ins for what MicroPython has.
_LEFT_OUT = {
    "__main__.py",
    "capture.py",
    "command_line.py",
    "picture.py",
    "play.py",
    "protocol.py",
    "replay.py",
    "run.py",
    "stand_ins/framebuf.py",
    "stand_ins/micropython.py",
    "texts/catalogues.py",
    "texts/made.py",
    "texts/packing.py",
    "web/server.py",
}


def packed() -> bytes:
    """Return the archive. Raises Trouble."""
    with tempfile.TemporaryDirectory() as folder:
        made = Path(folder, "made")
        texts = Path(folder, "texts")
        for path in _modules(sources.FIRMWARE):
            text = plain(sources.module(path), (sources.FIRMWARE / path).read_text("utf-8"))
            _compile(text, path, texts, made / "firmware")
        for path in _modules(_SIMULATOR):
            if path.as_posix() not in _LEFT_OUT:
                text = (_SIMULATOR / path).read_text("utf-8")
                _compile(text, _SIMULATOR.name / path, texts, made)
        for path in sources.data():
            target = made / "firmware" / path
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(sources.FIRMWARE / path, target)
        return archived(in_folder(made))


def _modules(home: Path) -> list[PurePosixPath]:
    """Return the Python files below a folder, as paths below it, sorted."""
    return sorted(PurePosixPath(path.relative_to(home).as_posix()) for path in home.rglob("*.py"))


def _compile(text: str, path: PurePosixPath, texts: Path, into: Path) -> None:
    """Compile the source `text` of the file `path` to a file of that path below `into`."""
    source = texts / path
    source.parent.mkdir(parents=True, exist_ok=True)
    source.write_text(text, "utf-8", newline="\n")
    target = (into / path).with_suffix(".mpy")
    target.parent.mkdir(parents=True, exist_ok=True)
    # Without viper code the architecture has no effect.
    compiler.compile_file(texts, path, PICO, target)
