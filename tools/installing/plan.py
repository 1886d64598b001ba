"""Plan of the changes that bring a build onto a board and remove stale code."""

import binascii
import hashlib
from collections import namedtuple

START = "main.py"

# Folders that the device writes to, made beforehand: each one that it makes itself would add to the
# directory of the root, which every import reads.
WRITTEN = ("progress", "records", "saves")
WRITTEN_BLOCKS = 2 * len(WRITTEN)  # they belong to what the firmware leaves, `suitable.ROOM`

# Paths on the board: to remove, then to put there; those `first` that are asked for, START last.
# There is something to put unless the board has it all.
Plan = namedtuple("Plan", ("remove", "put"))


def plan(wanted, found, first=()) -> Plan:
    """Return the plan from the files `found` to those `wanted`; both are hashes by path.

    Removed are other code and data in the firmware's folders, other .mpy files at the root, and a
    .py there that MicroPython would load instead of the .mpy beside it.
    """
    remove = sorted([path for path in found if path not in wanted and _in_the_way(path, wanted)])
    put = [path for path in wanted if path != START and found.get(path) != wanted[path]]
    put.sort(key=lambda path: (path not in first, path))
    if remove or put or found.get(START) != wanted[START]:
        put.append(START)
    return Plan(remove, put)


def called(wanted) -> str:
    """Return a name for the firmware of these files, for crash notes."""
    listed = "".join(["%s %s\n" % (path, wanted[path]) for path in sorted(wanted)])
    return binascii.hexlify(hashlib.sha256(listed.encode()).digest()).decode()[:12]


def folders(paths):
    """Return the folders of a build at the root, which have only the firmware's files."""
    return {path.partition("/")[0] for path in paths if "/" in path}


def _in_the_way(path, wanted) -> bool:
    if "/" in path or path.endswith(".mpy"):
        return True
    return path.rpartition(".")[0] + ".mpy" in wanted
