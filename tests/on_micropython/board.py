"""A board's processor: runs code on a littlefs of the Pico's geometry, kept in a file.

Started with the file, whether the board shall say that it is a Pico, and in which operation of the
flash its power fails (0: never). It prints an end of transmission once it is ready. Then it runs
piece after piece of code, all in one program: each is a line with its length on stdin, and the
code. What it prints is followed by an end of transmission, and that by the traceback, if any, and
another: as the raw REPL has it.
"""

# MicroPython wants no base classes, and has more in sys.
# pyright: reportArgumentType=false, reportAttributeAccessIssue=false

import io
import os
import sys

import vfs

from tests.on_micropython.flash import BLOCK, BLOCKS, PROGRAM, Flash

BLANK = b"\xff" * BLOCK
END = "\x04"


class FlashFile(Flash):
    """Flash in the file at `path`. In its operation number `cut` half is done; then power fails."""

    def __init__(self, path, cut):
        self.blocks = BLOCKS
        self._file = open(path, "r+b")  # noqa: SIM115 - until the power goes
        self._cut = cut

    def readblocks(self, block, buffer, offset=0):
        self._file.seek(block * BLOCK + offset)
        self._file.readinto(buffer)

    def _do(self, operation):
        address, data = operation
        if data is None:
            data = BLANK
        self._cut -= 1
        self._file.seek(address)
        if self._cut:
            self._file.write(data)
        else:
            self._file.write(data[: len(data) // 2])
            os.system("kill -9 $PPID")


class Pico:
    """What `sys.implementation` is on a Pico that has the MicroPython which runs this."""

    name = "micropython"
    version = sys.implementation.version
    _machine = "Raspberry Pi Pico with RP2040"
    _mpy = sys.implementation._mpy


class System:
    """The module `sys` of a Pico."""

    implementation = Pico

    def __getattr__(self, name):
        return getattr(_sys, name)


def mounted(path, cut):
    """The file system in a file, which is made where there is none."""
    try:
        os.stat(path)
    except OSError:
        with open(path, "wb") as file:
            for _ in range(BLOCKS):
                file.write(BLANK)
        vfs.VfsLfs2.mkfs(FlashFile(path, 0), progsize=PROGRAM)
    return vfs.VfsLfs2(FlashFile(path, cut), progsize=PROGRAM, mtime=False)


def serve():
    """Run what comes in until nothing does."""
    names = {"__name__": "__main__"}
    print(END, end="")  # ready
    while True:
        try:
            length = sys.stdin.readline()
        except KeyboardInterrupt:  # meant for a program that has just ended
            continue
        if not length:
            return
        code = sys.stdin.read(int(length))
        error = io.StringIO()
        try:
            exec(code, names)
        except BaseException as raised:  # Ctrl-C and a program that leaves lead here too
            sys.print_exception(raised, error)
        print(END, error.getvalue(), END, sep="", end="")


_sys = sys
file, pico, cut = sys.argv[1:]
vfs.mount(mounted(file, int(cut)), "/flash")
os.chdir("/flash")
sys.path[:] = [""]
if pico == "pico":
    sys.modules["sys"] = System()
serve()
