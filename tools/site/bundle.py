"""One script of those parts of npm packages that the page uses, for play at a distance."""

import os
import subprocess
from pathlib import Path

from tools import npm
from tools.site import parts
from tools.trouble import Trouble

NAME = "ristretto.js"
_ENTRY = Path(__file__).parent / NAME
_BUNDLER = "esbuild/bin/esbuild"


def write(folder: Path) -> None:
    """Write the script NAME into a folder; the same bytes each time. Raises Trouble."""
    modules = parts.modules()
    done = subprocess.run(
        [
            npm.node(),
            modules / _BUNDLER,
            _ENTRY,
            "--bundle",
            "--minify",
            "--format=esm",
            "--log-level=error",
            f"--outfile={folder / NAME}",
        ],
        env=os.environ | {"NODE_PATH": str(modules)},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise Trouble(f"can't bundle {_ENTRY.name}. esbuild says:\n{done.stderr.strip()}")
