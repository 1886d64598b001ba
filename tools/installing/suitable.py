"""Check that the firmware runs on a board."""

from tools.installing.trouble import Trouble

CHIPS = ("RP2040", "RP2350")

# mpy-cross's names of processors by their numbers in `sys.implementation._mpy` (MicroPython's
# py/persistentcode.h).
_ARCHITECTURES = {2: "x64", 4: "armv6m", 7: "armv7emsp", 11: "rv32imc"}

# Blocks of the file system that the firmware leaves: 2 for the folder of the saves, 2 for that of
# the progress, some for 20 records and their folder, 4 for a file while an update replaces it.
ROOM_FOR_RECORDS = 42
ROOM = ROOM_FOR_RECORDS + 8


def architecture_of(about, facts) -> str:
    """Return the architecture to compile for. Raises Trouble if the firmware can't run there."""
    if about.name != "micropython":
        raise Trouble("otherFirmware", name=about.name)
    architecture = _ARCHITECTURES.get(about.mpy >> 10 & 0xF)
    if not architecture or not any(chip in about.machine for chip in CHIPS):
        raise Trouble("otherChip", machine=about.machine)
    version = dotted(about.version)
    if about.version < tuple(facts["oldest"]):
        raise Trouble("tooOld", version=version, oldest=dotted(facts["oldest"]))
    if "%d.%d" % (about.mpy & 0xFF, about.mpy >> 8 & 3) != facts["mpy"]:
        raise Trouble("otherMpy", version=version, release=dotted(facts["newest"]))
    return architecture


def has_room(needed: int, blocks: int) -> bool:
    """Return whether a firmware of `needed` blocks leaves ROOM of a file system."""
    return blocks - needed >= ROOM


def check_room(needed: int, blocks: int) -> None:
    """Raise Trouble if a firmware of `needed` blocks leaves less than ROOM of a file system."""
    if not has_room(needed, blocks):
        free = blocks - needed
        raise Trouble("noRoom", needed=needed, blocks=blocks, free=free, room=ROOM)


def dotted(version) -> str:
    """Return a version as text, such as "1.26"."""
    return ".".join(str(part) for part in version)
