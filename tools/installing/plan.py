"""Plan of the changes that bring a build onto a board and remove stale code."""

import binascii
import hashlib
from collections import namedtuple

START = "main.py"

# What must be there for all else, so it comes first; finder.CORE.
CORE = "finder.mpy"

# Folders that the firmware had before it was in packs.
FORMER = ("ai", "app", "base", "drivers", "games", "tables", "texts", "ui")

# Folders that the device writes to, made beforehand: each one that it makes itself would add to the
# directory of the root, which every import reads. They belong to `suitable.ROOM`.
WRITTEN = ("progress", "records", "saves")

# Paths on the board: to put there, CORE first and START last, then to remove. There is something to
# put unless the board has it all.
Plan = namedtuple("Plan", ("remove", "put"))


def plan(wanted, found, left=()) -> Plan:
    """Return the plan from the files `found` to those `wanted`; both are hashes by path.

    Removed are the packs that are `left` out, the folders FORMER, other .mpy files at the root, and
    a .py there that MicroPython would load instead of the .mpy beside it. The packs of others stay.
    """
    stale = [path for path in found if path in left or _in_the_way(path, wanted)]
    remove = sorted([path for path in stale if path not in wanted])
    put = [path for path in wanted if path != START and found.get(path) != wanted[path]]
    put.sort(key=lambda path: (path != CORE, path))
    if remove or put or found.get(START) != wanted[START]:
        put.append(START)
    return Plan(remove, put)


def called(wanted) -> str:
    """Return a name for the firmware of these files, for crash notes."""
    listed = "".join(["%s %s\n" % (path, wanted[path]) for path in sorted(wanted)])
    return binascii.hexlify(hashlib.sha256(listed.encode()).digest()).decode()[:12]


def _in_the_way(path, wanted) -> bool:
    if path in FORMER or path.endswith(".mpy"):
        return True
    return path.rpartition(".")[0] + ".mpy" in wanted
