"""The stock image and a file system with the firmware, in one file."""

from tools.installing import littlefs, uf2
from tools.installing.littlefs import BLOCK
from tools.installing.plan import WRITTEN
from tools.installing.stock import Stock
from tools.installing.uf2 import PAGE, Uf2


def joined(stock: Stock, files) -> bytearray:
    """Return the .uf2 file that installs both.

    files: bytes by path
    """
    pages = dict(stock.file.pages)
    for number, block in littlefs.image(files, stock.blocks, WRITTEN).items():
        for at in range(0, BLOCK, PAGE):
            pages[stock.start + number * BLOCK + at] = block[at : at + PAGE]
    return uf2.write(Uf2(stock.file.family, pages, stock.file.before))
