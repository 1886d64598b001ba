"""Whether files that can be made anew are still what the description says."""

import filecmp
import tempfile
from collections.abc import Callable
from pathlib import Path


def differences(make: Callable[[Path], None], committed: Path) -> list[str]:
    """Let `make` fill a folder of its own, and compare: what is missing or not the same."""
    with tempfile.TemporaryDirectory() as name:
        made = Path(name)
        make(made)
        files = sorted(path.relative_to(made) for path in made.rglob("*") if path.is_file())
        return [str(file) for file in files if not _same(made / file, committed / file)]


def report(found: list[str], where: str) -> int:
    """Say what differs, if anything, and how to mend it; the exit status that follows from it."""
    if not found:
        print(f"{where} is what the description says.")
        return 0
    print(f"These files in {where} are not what the description says:", *found, sep="\n  ")
    print("Make them anew: python3 tools/dev.py hardware")
    return 1


def _same(one: Path, other: Path) -> bool:
    return other.is_file() and filecmp.cmp(one, other, shallow=False)
