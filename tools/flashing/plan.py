"""Plan of the changes that bring a build onto a board and remove stale code."""

import hashlib
from collections.abc import Iterable
from pathlib import PurePosixPath
from typing import NamedTuple

from tools.flashing.notice import DRIVER

START = "main.py"

# Folders that the device writes to, made beforehand: each one that it makes itself would add to the
# directory of the root, which every import reads.
WRITTEN = ("progress", "records", "saves")
WRITTEN_BLOCKS = 2 * len(WRITTEN)  # they belong to what the firmware leaves, `suitable.ROOM`


class Plan(NamedTuple):
    """Paths on the board: to remove, then to put there; files for the notice first, START last."""

    remove: list[str]
    put: list[str]

    def __bool__(self) -> bool:
        return bool(self.remove or self.put)


def plan(wanted: dict[str, str], found: dict[str, str]) -> Plan:
    """Return the plan from the files `found` to those `wanted`; both are hashes by path.

    Removed are other code and data in the firmware's folders, other .mpy files at the root, and a
    .py there that MicroPython would load instead of the .mpy beside it.
    """
    remove = sorted(path for path in found if path not in wanted and _in_the_way(path, wanted))
    put = sorted(path for path in wanted if path != START and found.get(path) != wanted[path])
    put.sort(key=lambda path: path not in DRIVER)
    if remove or put or found.get(START) != wanted[START]:
        put.append(START)
    return Plan(remove, put)


def called(wanted: dict[str, str]) -> str:
    """Return a name for the firmware of these files, for crash notes."""
    listed = "".join(f"{path} {wanted[path]}\n" for path in sorted(wanted))
    return hashlib.sha256(listed.encode()).hexdigest()[:12]


def folders(paths: Iterable[str]) -> set[str]:
    """Return the folders of a build at the root, which have only the firmware's files."""
    return {path.partition("/")[0] for path in paths if "/" in path}


def _in_the_way(path: str, wanted: dict[str, str]) -> bool:
    if "/" in path or path.endswith(".mpy"):
        return True
    return str(PurePosixPath(path).with_suffix(".mpy")) in wanted
