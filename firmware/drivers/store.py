"""One small record that survives a power cut: the game in progress and the settings.

Two files take turns, so the last record but one stays whole while the next is written. Each is
written in one piece and is at most 512 bytes, which the Pico's file system (littlefs) puts on
flash in one operation: after a power cut a file is the old one or the new one. They have a folder
to themselves: littlefs keeps small files in the list of their folder, which it now and then writes
anew, and the shorter that is the less a save takes.

A file is, little-endian: magic "RGL" and the format's version (4 bytes), age (4), length of
the payload (2), the payload, CRC-32 of all before it (4). The higher age is the newer file.
"""

import binascii
import os
import struct

from micropython import const

_MAGIC = b"RGL\x01"
_HEADER = "<4sIH"
_HEADER_SIZE = const(10)
_CHECK_SIZE = const(4)
_FILE_SIZE = const(512)
MAX_PAYLOAD = const(498)  # bytes: 512 less header and checksum

FOLDER = "saves"
_NAMES = ("save.0", "save.1")


class Store:
    """The two files `saves/save.0` and `saves/save.1` in `folder`.

    `damaged` names the files that `load` found unreadable; each is kept as `NAME.bad`. Where flash
    is full, a save costs the record of a game that was played (see `drivers.archive`).
    """

    def __init__(self, folder: str):
        self.folder = folder
        self._ages = [0, 0]  # 0: no usable file
        self.damaged = []

    def load(self):
        """The newest whole payload (bytes), or None when there is none."""
        self._ages = [0, 0]
        self.damaged = []
        newest = None
        for slot in range(2):
            age, payload = self._read(slot)
            if age > max(self._ages):
                newest = payload
            self._ages[slot] = age
        return newest

    def save(self, payload: bytes) -> bool:
        """Write a new record over the older one; False if the flash refuses it.

        `load` comes first. Raises ValueError when `payload` is longer than MAX_PAYLOAD.
        """
        if len(payload) > MAX_PAYLOAD:
            raise ValueError("payload of %d bytes, at most %d fit" % (len(payload), MAX_PAYLOAD))
        age = max(self._ages) + 1
        slot = 0 if self._ages[0] < self._ages[1] else 1
        record = struct.pack(_HEADER, _MAGIC, age, len(payload)) + payload
        record += struct.pack("<I", binascii.crc32(record))
        if not self._write(slot, record):
            from drivers.archive import Archive  # hardly ever

            Archive(self.folder).give_up_oldest()
            if not self._write(slot, record):
                return False
        self._ages[slot] = age
        return True

    def set_aside(self) -> None:
        """Put the newest record aside as damaged: it is whole, but its reader can't use it."""
        slot = 1 if self._ages[1] > self._ages[0] else 0
        self._set_aside(slot)
        self._ages[slot] = 0

    def _write(self, slot: int, record: bytes) -> bool:
        if not max(self._ages):
            try:
                os.mkdir(self.folder + "/" + FOLDER)
            except OSError:
                pass  # it is there; if it can't be made, neither can the file
        try:
            with open(self._path(slot), "wb") as file:
                file.write(record)
        except OSError:
            return False
        return True

    def _read(self, slot: int):
        """Age and payload of one file; (0, None) if it is missing or had to be set aside."""
        try:
            with open(self._path(slot), "rb") as file:
                record = file.read(_FILE_SIZE + 1)
        except OSError:
            return 0, None
        if not record:  # so a power cut leaves the first save of all
            return 0, None
        found = _decode(record)
        if found is None:
            self._set_aside(slot)
            return 0, None
        return found

    def _set_aside(self, slot: int) -> None:
        self.damaged.append(_NAMES[slot])
        bad = self._path(slot) + ".bad"
        try:
            os.remove(bad)  # an earlier one; not every system renames over a file
        except OSError:
            pass
        try:
            os.rename(self._path(slot), bad)
        except OSError:
            pass  # the next save writes over it

    def _path(self, slot: int) -> str:
        return "%s/%s/%s" % (self.folder, FOLDER, _NAMES[slot])


def _decode(record: bytes):
    """(age, payload) of a file's bytes, or None if they are not a whole record."""
    if len(record) < _HEADER_SIZE + _CHECK_SIZE:
        return None
    magic, age, length = struct.unpack(_HEADER, record[:_HEADER_SIZE])
    end = _HEADER_SIZE + length
    if magic != _MAGIC or age == 0 or len(record) != end + _CHECK_SIZE:
        return None
    if struct.unpack("<I", record[end:])[0] != binascii.crc32(record[:end]):
        return None
    return age, record[_HEADER_SIZE:end]
