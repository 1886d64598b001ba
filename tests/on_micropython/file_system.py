"""Mount a file system that is in a file, and print path and SHA-256 of what is in it.

It then changes every folder, as a board in use does, and prints the same again after a new mount.
"""

# ruff: noqa: E402 - the imports have to wait until the path is set

import binascii
import hashlib
import os
import sys

ROOT = __file__.replace("\\", "/").rpartition("/tests/")[0] or "."
sys.path.insert(0, ROOT)

from tests.on_micropython import flash

_FOLDER = 0x4000  # type of a folder in os.ilistdir
_TIMES = 40  # so that littlefs compacts every folder


def show(folder: str) -> list:
    """Print the files in a folder and below; return all folders."""
    folders = [folder]
    for name, kind, *_ in os.ilistdir(folder):  # pyright: ignore[reportAttributeAccessIssue]
        path = folder + "/" + name
        if kind == _FOLDER:
            folders += show(path)
        else:
            with open(path, "rb") as file:
                digest = hashlib.sha256(file.read()).digest()
            print(binascii.hexlify(digest).decode(), path[len("/flash/") :])
    return folders


with open(sys.argv[1], "rb") as image:
    device = flash.Flash(bytearray(image.read()))
flash.mount(device)
folders = show("/flash")
for time in range(_TIMES):
    for folder in folders:
        with open(folder + "/new", "wb") as file:
            file.write(b"a save" * 20 * time)
        os.remove(folder + "/new")
flash.unmount()
flash.mount(device)
print("changed")
show("/flash")
