"""Compares committed files with those made anew from their source."""

import tempfile
from collections.abc import Callable, Iterable
from itertools import zip_longest
from pathlib import Path

Settle = Callable[[Path], bytes]
_LONGEST = 100  # characters of a line that are shown


def differences(
    make: Callable[[Path], None],
    committed: Path,
    places: Iterable[str | Path],
    settle: Settle = Path.read_bytes,
) -> list[str]:
    """Let `make` fill a temporary folder, and compare; return the differing files, sorted.

    places: the files and folders that it makes, below either folder. What else lies in such a
    folder of `committed` is left over, and a difference too.
    settle: reads a file without what may differ, such as the hour.
    Each file is followed by what differs first.
    """
    with tempfile.TemporaryDirectory() as name:
        made = Path(name)
        make(made)
        files = {
            file.relative_to(root)
            for root in (made, committed)
            for place in places
            for file in _files(root / place)
        }
        found = ((file, _difference(made / file, committed / file, settle)) for file in files)
        return sorted(f"{file}: {what}" for file, what in found if what)


def report(found: list[str], where: str) -> int:
    """Print what differs, if anything, and how to make it anew; return the exit status."""
    if not found:
        print(f"{where} is up to date.")
        return 0
    print(f"These files of {where} are not up to date:", *found, sep="\n  ")
    print("Make them anew: python3 tools/dev.py hardware")
    return 1


def _files(place: Path) -> list[Path]:
    return [path for path in (place, *place.rglob("*")) if path.is_file()]


def _difference(made: Path, committed: Path, settle: Settle) -> str:
    """Return what differs first, or an empty string."""
    if not committed.is_file():
        return "is not committed"
    if not made.is_file():
        return "is not made any more"
    one, other = settle(made), settle(committed)
    if one == other:
        return ""
    try:
        lines = zip_longest(one.decode().splitlines(), other.decode().splitlines())
    except UnicodeDecodeError:
        return f"differs ({len(other)} bytes, made anew {len(one)})"
    for number, (new, old) in enumerate(lines, 1):
        if new != old:
            return f"line {number} is {_short(old)}, made anew it is {_short(new)}"
    return "differs in its line ends"


def _short(line: str | None) -> str:
    if line is None:
        return "missing"
    return repr(line if len(line) <= _LONGEST else line[:_LONGEST] + " ...")
