"""Finder of the firmware's modules on a Pico: an import looks up less in flash.

For each import MicroPython looks for a folder, then for a .py file, then for a .mpy file, each time
from the root of the file system: about 2.5 ms a look on a Pico, more than many modules take to
load. In a built firmware only the last look is needed: the build lists its packages in a file, and
all modules in them are .mpy files. `main` imports this module before all others.

A .py file that is copied by hand into a package of a built firmware is not found. There are few
names here, as each takes memory for good.
"""

import sys

from micropython import const

HOME = __file__[: __file__.rfind("finder")]  # the firmware's folder
LIST = "base/packages.txt"

_DIRECTORY = (0x4000, 0, 0, 0, 0, 0, 0, 0, 0, 0)  # as `os.stat` returns it
_FILE = (0x8000, 0, 0, 0, 0, 0, 0, 0, 0, 0)
_NOT_FOUND = const(2)  # errno ENOENT


class Modules:
    """Read-only file system of MicroPython with the modules of a built firmware.

    names: text with the paths of its packages and of its modules in no package, each between
    colons: ":/app:/games:/games/royal_visit:/wiring.mpy:"

    It takes for granted that a module of a package is there; opening it tells.

    opened    called with the path and the open file of each module
    """

    def __init__(self, names: str):
        self.names = set(names.split(":"))
        self.opened = lambda path, file: None

    def mount(self, *_) -> None:
        """Do nothing: MicroPython demands this method."""

    def stat(self, path: str) -> tuple:
        """Return the kind of a file, in ten numbers as `os.stat`. Raises OSError if not found."""
        compiled = path.endswith(".mpy")
        listed = path[: path.rfind("/")] or path if compiled else path
        if listed in self.names:
            return _FILE if compiled else _DIRECTORY
        raise OSError(_NOT_FOUND)

    def open(self, path: str, mode: str):
        """Open a module. Raises ImportError, with its path, if it is not there."""
        try:
            file = open(HOME + path[1:], mode)  # noqa: SIM115 - MicroPython closes it
        except OSError:
            raise ImportError("no file " + path) from None
        self.opened(path, file)
        return file


built = None  # the `Modules` of a built firmware, on a Pico

if sys.platform == "rp2":
    import vfs

    with open(HOME + LIST) as file:
        built = Modules(file.read())
    vfs.mount(built, "/m")  # short: each module's path stays in memory
    # Not in /lib either: MicroPython looks for built-in modules such as `machine` there.
    sys.path[:] = ["/m", ".frozen"]
