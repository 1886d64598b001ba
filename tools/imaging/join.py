"""The stock image and a file system with the firmware, in one file."""

from collections.abc import Mapping

from tools.imaging import littlefs, uf2
from tools.imaging.littlefs import BLOCK
from tools.imaging.stock import Stock
from tools.imaging.uf2 import PAGE


def joined(stock: Stock, files: Mapping[str, bytes]) -> bytes:
    """Return the .uf2 file that installs both. Raises Trouble if the files don't fit."""
    pages = dict(stock.file.pages)
    for number, block in littlefs.image(files, stock.blocks).items():
        for at in range(0, BLOCK, PAGE):
            pages[stock.start + number * BLOCK + at] = block[at : at + PAGE]
    return uf2.write(stock.file._replace(pages=pages))
