"""MicroPython compiled to WebAssembly, from npm: pinned in package-lock.json, with its hash."""

from functools import cache
from pathlib import Path

from tools import npm
from tools.interpreters import ROOT

_PINS = Path(__file__).parent
_HOME = ROOT / "build" / "npm"
_PACKAGE = "@micropython/micropython-webassembly-pyscript"

FILES = ("micropython.mjs", "micropython.wasm")


@cache
def micropython() -> Path:
    """Return the folder with FILES; the first call fetches them. Raises Trouble."""
    return npm.install(_PINS, _HOME) / _PACKAGE
