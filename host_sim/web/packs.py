"""Packs of others on the table of the site: games that it has besides its own.

They lie in the folder FOLDER of the table's flash, which the browser keeps; worker.js puts them
beside the site's own when the table starts.
"""

import binascii
import os

import finder
import games
from host_sim import files

FOLDER = "packs"

_TRIAL = "trial" + finder.PACK
_CHECK = 4  # bytes of the CRC-32 at the end


class OtherVersion(ValueError):
    """A pack for another version of the firmware, or for a board."""


def keep(flash: str, content: bytes) -> None:
    """Keep a pack in the folder `flash`, for the next start of the table.

    Raises ValueError if it is no whole pack of a game, or of one of the site's own; and OSError.
    """
    if not finder.packs:
        raise ValueError("a table of sources takes no packs")
    files.write(finder.HOME + _TRIAL, (content,))
    try:
        pack = finder.Pack(_TRIAL)
    finally:
        os.remove(finder.HOME + _TRIAL)
    if binascii.crc32(content[:-_CHECK]) != pack.check:
        raise ValueError("a byte of the pack has changed")
    if pack.made_for != finder.packs[0].made_for:
        raise OtherVersion("the pack is for another version")
    name = pack.text[3:]
    folder = flash + "/" + FOLDER
    if not pack.text[:2].isdigit() or not name.replace("-", "").isalpha():
        raise ValueError("the pack is no game's")
    if name in games.NAMES and name + finder.PACK not in files.names(folder):
        raise ValueError("the table has a game of that name")
    files.make_folder(folder)
    files.write(f"{folder}/{name}{finder.PACK}", (content,))
