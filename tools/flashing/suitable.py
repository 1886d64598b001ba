"""Check that the firmware runs on a board."""

from tools.building import compiler
from tools.building.architectures import named, reads
from tools.flashing import words
from tools.flashing.contents import About
from tools.trouble import Trouble

CHIPS = ("RP2040", "RP2350")

# Blocks of the file system that the firmware leaves: 2 for the folder of the saves, 2 for that of
# the progress, some for 20 records and their folder, 4 for a file while an update replaces it.
ROOM_FOR_RECORDS = 42
ROOM = ROOM_FOR_RECORDS + 8


def architecture_of(about: About) -> str:
    """Return the architecture to compile for. Raises Trouble if the firmware can't run there."""
    if about.name != "micropython":
        raise Trouble(words.other_firmware(about.name, about.machine))
    architecture = named(about.mpy)
    if not architecture or not any(chip in about.machine for chip in CHIPS):
        raise Trouble(words.other_chip(about.machine))
    if about.version < words.OLDEST:
        raise Trouble(words.too_old(about.version))
    made = compiler.mpy_version()
    if reads(about.mpy) != made:
        raise Trouble(words.other_mpy(about.version, reads(about.mpy), made))
    return architecture


def check_room(needed: int, blocks: int) -> None:
    """Raise Trouble if a firmware of `needed` blocks leaves less than ROOM of a file system."""
    if blocks - needed < ROOM:
        raise Trouble(words.no_room(needed, blocks, ROOM))
