"""What has to change on a board, so that it holds a build and nothing that hides or outlives it."""

import hashlib
from collections.abc import Iterable
from pathlib import PurePosixPath
from typing import NamedTuple

from tools.flashing.notice import DRIVER

START = "main.py"


class Plan(NamedTuple):
    """Paths on the board: what to remove, then what to put there, START last if there is any.

    What the notice takes that a board shows meanwhile comes first.
    """

    remove: list[str]
    put: list[str]

    def __bool__(self) -> bool:
        return bool(self.remove or self.put)


def plan(wanted: dict[str, str], found: dict[str, str]) -> Plan:
    """What to do where `wanted` shall be and `found` is; both are hashes by path.

    What is in the way: any other code and data in the firmware's folders, any other .mpy at the
    root, and a .py there that MicroPython would load instead of the .mpy beside it.
    """
    remove = sorted(path for path in found if path not in wanted and _in_the_way(path, wanted))
    put = sorted(path for path in wanted if path != START and found.get(path) != wanted[path])
    put.sort(key=lambda path: path not in DRIVER)
    if remove or put or found.get(START) != wanted[START]:
        put.append(START)
    return Plan(remove, put)


def called(wanted: dict[str, str]) -> str:
    """What to call a firmware of these files, so that crash notes tell one from another."""
    listed = "".join(f"{path} {wanted[path]}\n" for path in sorted(wanted))
    return hashlib.sha256(listed.encode()).hexdigest()[:12]


def folders(paths: Iterable[str]) -> set[str]:
    """The folders at the root that a build fills: they are the firmware's alone."""
    return {path.partition("/")[0] for path in paths if "/" in path}


def _in_the_way(path: str, wanted: dict[str, str]) -> bool:
    if "/" in path or path.endswith(".mpy"):
        return True
    return str(PurePosixPath(path).with_suffix(".mpy")) in wanted
