"""The `size` task: bytes of the firmware on flash, and whether it leaves room for other files."""

import sys
from collections import Counter
from pathlib import PurePosixPath

import host_sim  # noqa: F401 - finds the firmware

# isort: split

from host_sim.command_line import Parser
from tools.building import build, sources
from tools.building.architectures import PICO
from tools.installing import littlefs
from tools.installing.suitable import ROOM

MOST = 212 - ROOM  # blocks: a Pico W with a stock image has fewest for files
_TABLES = "(tables and gaps of packs)"


def report(files: dict[str, bytes], made: dict[str, bytes], by_module: bool) -> str:
    """Return the bytes of each package or module, and of all.

    files: those of the firmware, by path; made: the packs of them
    """
    modules = {sources.module(PurePosixPath(path)): len(data) for path, data in files.items()}
    packages = {name.rpartition(".")[0] for name in modules}
    rows: Counter[str] = Counter()
    for name, size in modules.items():
        package = name if name in packages else name.rpartition(".")[0] or name
        rows[name if by_module else package] += size
    rows[_TABLES] = sum(map(len, made.values())) - sum(modules.values())
    width = max(map(len, rows))
    lines = [f"{name:{width}}  {rows[name]:>9,}" for name in sorted(rows)]
    return "\n".join([*lines, "", f"{'total':{width}}  {sum(rows.values()):>9,}"])


def main(words: list[str]) -> int:
    """Build for a Pico and print; return the exit status, 1 if it takes more than MOST blocks."""
    parser = Parser(prog="dev.py size", description="Bytes of the firmware on flash.")
    parser.add_argument("--modules", action="store_true", help="a row for each module")
    by_module = parser.parse_args(words).modules
    files = build.files(PICO)
    made = build.board_files(files)
    print(report(files, dict(made), by_module))
    blocks = len(littlefs.image(made, 0))
    print(f"\n{blocks} blocks of 4 KB, at most {MOST}: {ROOM} stay free")
    if blocks > MOST:
        print(
            "size: that is too much, see 'Budgets' in firmware/docs/memory-and-timing.md",
            file=sys.stderr,
        )
    return int(blocks > MOST)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
