"""Progress that is kept: numbers of what was done, such as solved problems, in `progress/NAME`.

A file has one bit for each number from 0 on, low bit first, and a CRC-32, low byte first. It is
written in one piece of at most 512 bytes, so that after a power cut it is the old file or the new
one (see `drivers.store`).
"""

import binascii

from micropython import const

from drivers import make_folder
from drivers.archive import Archive

_FOLDER = "progress"
_CHECK = const(4)  # bytes


class Progress:
    """The numbers below `count` that were done, in the file NAME of the folder `folder`/progress.

    A missing or damaged file has none.
    """

    def __init__(self, folder: str, name: str, count: int) -> None:
        self._folder = folder
        self._path = "%s/%s/%s" % (folder, _FOLDER, name)
        self._count = count
        self._bits = bytearray((count + 7) // 8)
        read = self._read()
        end = min(len(read), len(self._bits))  # a version with fewer numbers may have written it
        self._bits[:end] = read[:end]

    def done(self, number: int) -> bool:
        """Return whether a number was done."""
        return bool(self._bits[number >> 3] >> (number & 7) & 1)

    @property
    def total(self) -> int:
        """How many were done."""
        return sum([self.done(number) for number in range(self._count)])

    def add(self, number: int) -> bool:
        """Note that a number was done; return False if the flash refuses to keep it."""
        if self.done(number):
            return True
        self._bits[number >> 3] |= 1 << (number & 7)
        return self._write() or (Archive(self._folder).delete_oldest() and self._write())

    def _read(self) -> bytes:
        try:
            with open(self._path, "rb") as file:
                read = file.read()
        except OSError:
            return b""
        bits, check = read[:-_CHECK], read[-_CHECK:]
        return bits if int.from_bytes(check, "little") == binascii.crc32(bits) else b""

    def _write(self) -> bool:
        make_folder(self._folder + "/" + _FOLDER)
        try:
            with open(self._path, "wb") as file:
                file.write(self._bits + binascii.crc32(self._bits).to_bytes(_CHECK, "little"))
        except OSError:
            return False
        return True
