"""The firmware on a computer: the engine protocol, records, and the simulated table.

Importing this package puts the firmware's folder on the path and, before it, the stand-ins for
MicroPython's modules. MicroPython's own built-in modules still come first. On CPython it also makes
the texts of all languages, if their sources have changed; what shows or packs texts asks by
`require_texts` whether they are there. Runs on CPython and MicroPython.
"""

import sys


def _put_first(folder: str) -> None:
    if folder not in sys.path:
        sys.path.insert(0, folder)


_here = __file__.replace("\\", "/").rpartition("/")[0]
_root = _here.rpartition("/")[0] or "."
_put_first(_root + "/firmware")
_put_first(_here + "/stand_ins")

import finder  # noqa: E402, F401 - of a built firmware, it finds the rest

_trouble = ""  # why the texts couldn't be made

if sys.implementation.name == "cpython":  # which starts MicroPython, and every build
    from host_sim.texts.made import make
    from host_sim.trouble import Trouble

    try:
        make()
    except Trouble as trouble:
        _trouble = str(trouble)


def require_texts() -> None:
    """End the program with what is wrong with the texts, if they couldn't be made."""
    if _trouble:
        sys.exit(_trouble)
