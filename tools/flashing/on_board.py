"""Functions that run on the board for dev.py: this file is run on it, then they are called.

They print results line by line. Paths are relative: a board's working folder is the root of its
file system.
"""

# MicroPython has more modules.
# pyright: reportMissingImports=false

import binascii
import hashlib
import os
import sys

import vfs

_FOLDER = 0x4000  # type of a folder in os.ilistdir
_CODE = (".py", ".mpy", ".pack")
_TRIAL = "~"  # a file that is made and removed
_NEW = "~new"  # a file on its way
_MOST_CHANGES = 32  # each adds at least 256 bytes to a directory of at most 4096


def about():
    """Print name and version of the MicroPython, the board, `_mpy`, and blocks for files."""
    board = sys.implementation
    print(board.name)
    print(".".join([str(part) for part in board.version[:2]]))
    print(getattr(board, "_machine", ""))
    print(getattr(board, "_mpy", 0))
    print(os.statvfs(".")[2])


def hashes(folders):
    """Print hash and path of all code at the root, and those of `folders` that are there."""
    for name, is_folder in _listed("."):
        if name in folders:
            print("-", name)
        elif name.endswith(_CODE) and not is_folder:
            print(_hash(name), name)


def names(folder):
    """Print the names in `folder`, if it exists."""
    if _exists(folder):
        for name in os.listdir(folder):
            print(name)


def get(path):
    """Print a file, if it exists, in lines of base64."""
    if _exists(path):
        with open(path, "rb") as file:
            piece = file.read(192)
            while piece:
                print(binascii.b2a_base64(piece).decode(), end="")
                piece = file.read(192)


def free():
    """Print how many blocks are free, once a file that was on its way is removed."""
    if _exists(_NEW):
        os.remove(_NEW)
    print(os.statvfs(".")[3])


def begin():
    """Begin a file: nobody sees it before its `end`."""
    global _file
    _file = open(_NEW, "wb")  # noqa: SIM115


def put(text):
    """Add bytes to the file, given in base64."""
    _file.write(binascii.a2b_base64(text))


def end(path, digest):
    """Put the file in its place, at once, if it has the hash `digest`; print the hash it has.

    Folders that are missing are made.
    """
    _file.close()
    slash = path.find("/")
    while slash > 0:
        if not _exists(path[:slash]):
            os.mkdir(path[:slash])
        slash = path.find("/", slash + 1)
    found = _hash(_NEW)
    if found == digest:
        os.rename(_NEW, path)
    print(found)


def make(folders):
    """Make the folders that are missing."""
    for folder in folders:
        if not _exists(folder):
            os.mkdir(folder)


def _hash(path):
    digest = hashlib.sha256()
    with open(path, "rb") as file:
        piece = file.read(1024)
        while piece:
            digest.update(piece)
            piece = file.read(1024)
    return binascii.hexlify(digest.digest()).decode()


def remove(path):
    """Remove a file, or a folder and all that is in it."""
    if os.stat(path)[0] == _FOLDER:
        for name, _ in _listed(path):
            remove(path + "/" + name)
        os.rmdir(path)
    else:
        os.remove(path)


def compact():
    """Have littlefs compact the directory of the root.

    Each change of a file adds to the directory until its block is full; then littlefs writes it
    anew. A look-up of a file reads all of it. The change that fills it is the removal of the trial
    file, so that nothing is added after it.
    """
    try:
        import rp2
    except ImportError:  # another kind of flash
        return
    flash = rp2.Flash()
    _fill(flash)
    for _ in range(_fill(flash) - 1):
        _change()
    os.remove(_TRIAL)


def _fill(flash):
    """Change a file until littlefs writes its directory anew; return the number of changes."""
    before = _read_for(_NEW, flash)  # is not there
    for changes in range(1, _MOST_CHANGES):
        _change()
        now = _read_for(_NEW, flash)
        if now < before:
            return changes
        before = now
    return _MOST_CHANGES


def _change():
    open(_TRIAL, "wb").close()


def _read_for(path, flash):
    """Return how many bytes of flash a freshly mounted file system reads to look up a file."""
    counted = _Counted(flash)
    files = vfs.VfsLfs2(counted, progsize=256)  # pyright: ignore
    counted.bytes = 0
    try:
        files.stat(path)
    except OSError:
        return counted.bytes
    return 0


class _Counted:
    """Read-only flash that counts the bytes read."""

    def __init__(self, flash):
        self._flash = flash
        self.bytes = 0

    def readblocks(self, block, buffer, offset=0):
        self.bytes += len(buffer)
        self._flash.readblocks(block, buffer, offset)

    def ioctl(self, operation, argument):
        return self._flash.ioctl(operation, argument) if operation in (4, 5) else None


def _listed(folder):
    """Return (name, is folder) of the entries of a folder; os.stat of each takes far longer."""
    entries = os.ilistdir(folder)  # pyright: ignore[reportAttributeAccessIssue]
    return [(entry[0], entry[1] == _FOLDER) for entry in entries]


def _exists(path):
    try:
        os.stat(path)
        return True
    except OSError:
        return False
