"""Scripts of the site, by esbuild: parts of npm packages as one, and the page's own, minified."""

import os
import subprocess
from pathlib import Path

from tools import npm
from tools.site import parts
from tools.trouble import Trouble

NAME = "ristretto.js"
_ENTRY = Path(__file__).parent / NAME  # what play at a distance uses of the packages
_ESBUILD = "esbuild/bin/esbuild"


def write(folder: Path) -> None:
    """Write the script NAME into a folder; the same bytes each time. Raises Trouble."""
    _esbuild(_ENTRY, "--bundle", "--format=esm", f"--outfile={folder / NAME}")


def minify(folder: Path) -> None:
    """Write all scripts of a folder shorter, each in its place. Raises Trouble."""
    scripts = sorted(folder.rglob("*.js"))
    _esbuild(*scripts, f"--outdir={folder}", f"--outbase={folder}", "--allow-overwrite")


def _esbuild(*words: str | Path) -> None:
    modules = parts.modules()
    done = subprocess.run(
        [npm.node(), modules / _ESBUILD, *words, "--minify", "--charset=utf8", "--log-level=error"],
        env=os.environ | {"NODE_PATH": str(modules)},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise Trouble(f"esbuild can't write the site's scripts. It says:\n{done.stderr.strip()}")
