"""The packages of tools/pins.txt: exact versions, hashes of their files, and what needs them.

`dev.py pins` has uv write that file: an entry for each package, in the format of pip's
requirements, with a comment that names the packages that need it.
"""

import re
from functools import cache
from pathlib import Path
from typing import NamedTuple

from tools.trouble import Trouble

FILE = Path(__file__).with_name("pins.txt")

_ENTRY = re.compile(r"^(?P<name>[\w.-]+)==(?P<version>\S+)(?:.*\n(?=[ ]))*.*", re.MULTILINE)
_NEEDED_BY = re.compile(r"^ +#(?: +via)? +(?P<name>[\w.-]+)$", re.MULTILINE)


class Pin(NamedTuple):
    """A package: `entry` is its text in the file, `needed_by` are the names of packages."""

    name: str
    version: str
    entry: str
    needed_by: frozenset[str]


@cache
def pins() -> dict[str, Pin]:
    """Return what is pinned, by name."""
    found = {}
    for match in _ENTRY.finditer(FILE.read_text("utf-8")):
        name, version = match["name"], match["version"]
        needed_by = frozenset(_NEEDED_BY.findall(match[0]))
        found[name] = Pin(name, version, match[0], needed_by)
    return found


def named(requirement: str) -> Pin:
    """Return the pin of a requirement such as `pyright[nodejs]`. Raises Trouble."""
    name = re.split(r"[^\w.-]", requirement, maxsplit=1)[0]
    name = re.sub(r"[-_.]+", "-", name).lower()  # as package indexes write it
    if name not in pins():
        raise Trouble(
            f"{FILE.name} has no version and hash of the package {name}, which pyproject.toml"
            " names.\nRun `python3 tools/dev.py pins` to pin it."
        )
    return pins()[name]


def whole(requirements: frozenset[str]) -> list[Pin]:
    """Return the pins of requirements and of all that they need, sorted. Raises Trouble."""
    names = {named(requirement).name for requirement in requirements}
    more = names
    while more:
        more = {pin.name for pin in pins().values() if pin.needed_by & more} - names
        names |= more
    return [pins()[name] for name in sorted(names)]
