"""A flash of so many blocks, for the simulator's firmware, which else can't know."""

import os
import sys
from types import SimpleNamespace

_FOLDER, _FILE = 0x4000, 0x8000


def have_blocks(monkeypatch, count: int) -> None:
    """Have the board have `count` blocks for files, and list files as MicroPython does."""
    flash = SimpleNamespace(ioctl=lambda operation, _: {4: count, 5: 4096}[operation])
    monkeypatch.setitem(sys.modules, "rp2", SimpleNamespace(Flash=lambda: flash))
    monkeypatch.setattr(os, "ilistdir", _listed, raising=False)


def _listed(path: str):
    yield "m", _FOLDER, 0  # the file system that the finder mounts
    for entry in os.scandir(path):
        kind = _FOLDER if entry.is_dir() else _FILE
        yield entry.name, kind, 0, entry.stat().st_size
