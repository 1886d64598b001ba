"""Whether files that can be made anew are still what the description says."""

import filecmp
import tempfile
from collections.abc import Callable, Iterable
from pathlib import Path


def differences(
    make: Callable[[Path], None], committed: Path, places: Iterable[str | Path]
) -> list[str]:
    """Let `make` fill a folder of its own, and compare; the files that are not the same, sorted.

    places: the files and folders that it makes, below either folder. What else lies in such a
    folder of `committed` is left over, and a difference too.
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
        return sorted(str(file) for file in files if not _same(made / file, committed / file))


def report(found: list[str], where: str) -> int:
    """Say what differs, if anything, and how to mend it; the exit status that follows from it."""
    if not found:
        print(f"{where} is what the description says.")
        return 0
    print(f"These files in {where} are not what the description says:", *found, sep="\n  ")
    print("Make them anew: python3 tools/dev.py hardware")
    return 1


def _files(place: Path) -> list[Path]:
    return [path for path in (place, *place.rglob("*")) if path.is_file()]


def _same(one: Path, other: Path) -> bool:
    return one.is_file() and other.is_file() and filecmp.cmp(one, other, shallow=False)
