"""The folder install/ of the site: the page that puts the firmware onto a board.

Beside it are, for each architecture, the firmware with its manifest and a file system with it, and
board.json: what the page shares with dev.py flash and dev.py image, so that both do the same.
"""

import json
import shutil
import struct
import tempfile
from collections.abc import Iterable, Mapping
from pathlib import Path

from app.diagnostics import crash
from tools.building import compiler, littlefs, manifest, sources
from tools.building.architectures import NUMBERS
from tools.building.build import build as build_firmware
from tools.flashing import contents, selftest, suitable, tasks, words
from tools.flashing.notice import DRIVER, NOTICE
from tools.flashing.plan import START, WRITTEN, WRITTEN_BLOCKS
from tools.imaging import join
from tools.imaging.stock import release
from tools.interpreters import ROOT
from tools.releasing.contents import FIRMWARE
from tools.site.archive import archived

_PAGE = ROOT / "host_sim" / "web" / "install"
_UNKNOWN = 0x7FFFFFFE  # stands for the number of blocks, which the page puts in its place


def build(
    into: Path,
    architectures: Iterable[str] = tuple(FIRMWARE.values()),
    firmware: Path = sources.FIRMWARE,
) -> None:
    """Make the folder `into` anew; the same sources give the same bytes. Raises Trouble."""
    shutil.rmtree(into, ignore_errors=True)
    shutil.copytree(_PAGE, into)
    for architecture in architectures:
        with tempfile.TemporaryDirectory() as folder:
            made = build_firmware(architecture, Path(folder), firmware)
            files = join.files(Path(folder), made)
            listed = {manifest.NAME: Path(folder, manifest.NAME).read_bytes()}
        (into / f"firmware-{architecture}.bin").write_bytes(archived(files | listed))
        (into / f"image-{architecture}.bin").write_bytes(archived(_image(files, made.version)))
    text = json.dumps(shared(), indent=1)
    (into / "board.json").write_text(text, "utf-8", newline="\n")


def _image(files: Mapping[str, bytes], version: str) -> dict[str, bytes]:
    """Return a file system, and where its first block has its number of blocks and its check."""
    blocks = littlefs.image(files, _UNKNOWN, WRITTEN)
    first = blocks[0]
    places = {
        "version": version,
        "count": first.index(struct.pack("<I", _UNKNOWN)),
        "check": littlefs.check_at(first),
    }
    return {
        "blocks.bin": b"".join(blocks[number] for number in range(len(blocks))),
        "places.json": json.dumps(places).encode(),
    }


def shared() -> dict:
    """Return the contents of board.json: code for the board, names and limits."""
    return {
        "onBoard": contents.ON_BOARD.read_text("utf-8"),
        "piece": contents.PIECE,
        "notice": NOTICE.decode(),
        "driver": DRIVER,
        "start": START,
        "written": WRITTEN,
        "writtenBlocks": WRITTEN_BLOCKS,
        "firmwareFile": crash.FIRMWARE_FILE,
        "manifest": manifest.NAME,
        "crashNote": crash.NOTE_FILE,
        "records": tasks.RECORDS,
        "selfTest": {
            "code": selftest.program(),
            "silentS": selftest.SILENT_S,
            "fault": selftest.FAULT,
            **selftest.shown(),
        },
        "architectures": NUMBERS,
        "chips": suitable.CHIPS,
        "room": suitable.ROOM,
        "oldest": words.OLDEST,
        "mpy": compiler.mpy_version(),
        "newest": release(compiler.version()),
    }
