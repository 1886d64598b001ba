"""Finder of the firmware's modules on a Pico: an import looks up less in flash.

For each import MicroPython looks for a folder, then for a .py file, then for a .mpy file, each time
from the root of the file system: about 2.5 ms a look on a Pico, more than many modules take to
load. A built firmware needs only the last: its modules are .mpy files in packages, and the
packages are known. `main` imports this module before all others.

A .py file that is copied into a package of a built firmware by hand is not found.
"""

import os
import sys

from micropython import const

HOME = __file__[: __file__.rfind("finder")]  # the firmware's folder

_MOUNTED_AT = "/modules"
_COMPILED = ".mpy"
_DIRECTORY = const(0x4000)  # kinds of file in `stat` and `ilistdir`, as in MicroPython
_FILE = const(0x8000)
_NOT_FOUND = const(2)  # errno ENOENT


class Modules:
    """Read-only file system of MicroPython with the packages and modules below the folder `home`.

    It says without a look into a package that a module is there; opening it tells.
    """

    def __init__(self, home: str):
        self._home = home
        self._packages = set()
        self._outside = set()  # modules in no package
        for name, kind in _listed(home):
            if kind == _DIRECTORY:
                self._packages.add("/" + name)
                for inner, kind_of_inner in _listed(home + name):
                    if kind_of_inner == _DIRECTORY:
                        self._packages.add("/%s/%s" % (name, inner))
            else:
                self._outside.add("/" + name)

    def mount(self, readonly: bool, mkfs: bool) -> None:
        """Do nothing: MicroPython demands this method."""

    def stat(self, path: str) -> tuple:
        """Return the kind of a file, in ten numbers as `os.stat`. Raises OSError if not found."""
        if path in self._packages:
            return _numbers(_DIRECTORY)
        package = path[: path.rfind("/")]
        if path.endswith(_COMPILED) and (package in self._packages or path in self._outside):
            return _numbers(_FILE)
        raise OSError(_NOT_FOUND)

    def open(self, path: str, mode: str):
        """Open a module. Raises ImportError, with its path, if it is not there."""
        try:
            return open(self._home + path[1:], mode)
        except OSError:
            raise ImportError("no file " + path) from None


def _listed(folder: str):
    return [entry[:2] for entry in os.ilistdir(folder)]  # pyright: ignore


def _numbers(kind: int) -> tuple:
    return (kind,) + (0,) * 9


if sys.platform == "rp2":
    import vfs

    vfs.mount(Modules(HOME), _MOUNTED_AT)
    # Not in /lib either: MicroPython looks for built-in modules such as `machine` there.
    sys.path[:] = [_MOUNTED_AT, ".frozen"]
