"""Builds the folder that is to be the Pico's file system."""

import shutil
from pathlib import Path

from tools.building import compiler, manifest, sources
from tools.building.manifest import Manifest
from tools.interpreters import ROOT

BUILDS = ROOT / "build"


def build(architecture: str, into: Path, firmware: Path = sources.FIRMWARE) -> Manifest:
    """Make the folder `into` anew. The same sources give the same bytes, wherever they lie.

    Raises Trouble where a source doesn't compile.
    """
    shutil.rmtree(into, ignore_errors=True)
    for path in sources.needed(firmware):
        target = into / path
        target.parent.mkdir(parents=True, exist_ok=True)
        if path == sources.START:  # the Pico starts a main.py, not a main.mpy
            target.write_bytes((firmware / path).read_bytes().replace(b"\r\n", b"\n"))
        else:
            compiler.compile_file(firmware, path, architecture, target.with_suffix(".mpy"))
    made = Manifest(architecture, compiler.version(), manifest.listed(into))
    made.write(into)
    return made
