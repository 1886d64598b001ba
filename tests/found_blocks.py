"""Blocks of a text file of the firmware, found at once."""

from base.blocks import Blocks


def found_blocks(name: str, first: str) -> Blocks:
    """Return the blocks of a file that begin with the word `first`. Raises flash_data.Damaged."""
    blocks = Blocks(name, first)
    for _ in blocks.finding():
        pass
    return blocks
