"""What the site has from npm, pinned in package-lock.json with its hash."""

from functools import cache
from pathlib import Path

from tools import npm
from tools.interpreters import ROOT

_PINS = Path(__file__).parent
_HOME = ROOT / "build" / "npm"
_MICROPYTHON = "@micropython/micropython-webassembly-pyscript"
_VIEWER = "@google/model-viewer/dist/model-viewer.min.js"
_CODES = "lean-qr/index.mjs"

LOADER = "micropython.mjs"
FILES = (LOADER, "micropython.wasm")


def micropython() -> Path:
    """Return the folder with FILES, MicroPython compiled to WebAssembly. Raises Trouble."""
    return modules() / _MICROPYTHON


def viewer() -> Path:
    """Return the script that shows 3D models, https://modelviewer.dev. Raises Trouble."""
    return modules() / _VIEWER


def codes() -> Path:
    """Return the module that draws QR codes, https://qr.davidje13.com. Raises Trouble."""
    return modules() / _CODES


@cache
def modules() -> Path:
    """Return the folder of the packages; the first call fetches them. Raises Trouble."""
    return npm.install(_PINS, _HOME)
