"""The stock image and a file system with the firmware, in one file."""

from collections.abc import Mapping
from pathlib import Path

from app.diagnostics import crash
from tools.building import littlefs
from tools.building.littlefs import BLOCK
from tools.building.manifest import Manifest
from tools.flashing.plan import WRITTEN, WRITTEN_BLOCKS, called
from tools.flashing.suitable import check_room
from tools.imaging import uf2
from tools.imaging.stock import Stock
from tools.imaging.uf2 import PAGE


def files(build: Path, made: Manifest) -> dict[str, bytes]:
    """Return the files of a build that `dev.py flash` would put on a board, by path."""
    name = called({path: file.sha256 for path, file in made.files.items()})
    return {path: (build / path).read_bytes() for path in made.files} | {
        crash.FIRMWARE_FILE: name.encode()
    }


def joined(stock: Stock, files: Mapping[str, bytes]) -> bytes:
    """Return the .uf2 file that installs both. Raises Trouble if too little is left."""
    pages = dict(stock.file.pages)
    blocks = littlefs.image(files, stock.blocks, WRITTEN)
    check_room(len(blocks) - WRITTEN_BLOCKS, stock.blocks)
    for number, block in blocks.items():
        for at in range(0, BLOCK, PAGE):
            pages[stock.start + number * BLOCK + at] = block[at : at + PAGE]
    return uf2.write(stock.file._replace(pages=pages))
