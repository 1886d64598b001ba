"""The stock image and a file system with the firmware, in one file."""

from tools.installing import littlefs, uf2
from tools.installing.littlefs import BLOCK
from tools.installing.plan import WRITTEN, WRITTEN_BLOCKS
from tools.installing.stock import Stock
from tools.installing.suitable import check_room
from tools.installing.uf2 import PAGE, Uf2


def joined(stock: Stock, files) -> bytearray:
    """Return the .uf2 file that installs both. Raises Trouble if too little is left.

    files: bytes by path
    """
    pages = dict(stock.file.pages)
    blocks = littlefs.image(files, stock.blocks, WRITTEN)
    check_room(len(blocks) - WRITTEN_BLOCKS, stock.blocks)
    for number, block in blocks.items():
        for at in range(0, BLOCK, PAGE):
            pages[stock.start + number * BLOCK + at] = block[at : at + PAGE]
    return uf2.write(Uf2(stock.file.family, pages, stock.file.before))
