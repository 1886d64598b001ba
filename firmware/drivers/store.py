"""A record that survives a power cut: the match in progress and the settings; own problems.

Two files are written in turn, so the newest record stays whole while the next is written. That of
the match has at most 512 bytes and is written in one piece, which the Pico's file system (littlefs)
puts on flash in one operation: after a power cut a file has its old content or its new one. Its
files have a folder of their own: littlefs stores small files in their folder's list and sometimes
rewrites that; a short list takes less time. A longer record is written in pieces of 512 bytes.

A file is, little-endian: magic "RGL" and the format's version (4 bytes), age (4), length of
the payload (2), the payload, CRC-32 of all before it (4). The higher age is the newer file.
"""

import binascii
import os
import struct

from micropython import const

from drivers import make_folder, remove

_MAGIC = b"RGL\x01"
_HEADER = "<4sIH"
_HEADER_SIZE = const(10)
_CHECK_SIZE = const(4)
_FILE_SIZE = const(512)
MAX_PAYLOAD = const(498)  # bytes: 512 less header and checksum

FOLDER = "saves"
_RESTART = "restart"
_TRIAL = "trial.tmp"
_BEYOND_A_LIST = const(1025)  # bytes: so large a file has a block, a smaller one may lie in a list


class Store:
    """The two files `saves/save.0` and `saves/save.1` in `folder`, or others.

    stem: their path in the folder, without the number; most: bytes of a payload, at most

    damaged    names of the files that `load` couldn't read; each is kept as `NAME.bad`

    When the flash is full, a save deletes the oldest record of a game (see `drivers.archive`).
    """

    def __init__(self, folder: str, stem: str = FOLDER + "/save", most: int = MAX_PAYLOAD):
        self.folder = folder
        self._stem = stem
        self._most = most
        self._ages = [0, 0]  # 0: no usable file
        self.damaged = []
        self._record = b""  # what is being saved
        self._written = 0  # bytes of it
        self._file = None  # where it is being written

    def load(self):
        """Return the newest whole payload (bytes), or None if there is none."""
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
        """Write a new record over the older one; return False if the flash refuses it.

        `load` must be called before. Raises ValueError when `payload` is too long.
        """
        self.begin(payload)
        return self.finish()

    def begin(self, payload: bytes) -> None:
        """Do what `save` does up to the flash operation, which `finish` does: either takes time."""
        if len(payload) > self._most:
            raise ValueError("payload of %d bytes, at most %d fit" % (len(payload), self._most))
        self._close()  # of a save that a crash broke off: it must not be written after this one
        record = struct.pack(_HEADER, _MAGIC, max(self._ages) + 1, len(payload)) + payload
        self._record = record + struct.pack("<I", binascii.crc32(record))
        self._open()

    def go_on(self) -> bool:
        """Write the next piece of a long record; return whether there was one."""
        piece = self._record[self._written : self._written + _FILE_SIZE]
        self._written += len(piece)
        try:
            if piece and self._file:
                self._file.write(piece)
        except OSError:
            self._close()
        return len(piece) > 0

    def finish(self) -> bool:
        """Put what `begin` has prepared on flash; return False if the flash refuses it."""
        if not self._write_rest():
            from drivers.archive import Archive  # rarely needed

            Archive(self.folder).delete_oldest()
            self._open()
            if not self._write_rest():
                return False
        self._ages[self._older] = max(self._ages) + 1
        return True

    def find_free_blocks(self) -> None:
        """Have the file system take a block and give it back, once after power-on.

        For its first block littlefs looks through all files, 55 ms on a Pico besides the erase of
        the block. So a record of a game needn't wait for both.
        """
        path = "%s/%s/%s" % (self.folder, FOLDER, _TRIAL)
        try:
            with open(path, "wb") as file:
                file.write(bytes(_BEYOND_A_LIST))
        except OSError:
            pass  # full, without the folder, or refused: a save tells, if that lasts
        remove(path)

    def set_aside(self):
        """Set the newest record aside as damaged: it is whole, but makes no sense to the reader.

        Returns the payload of the other file, or None, also if the flash refuses to rename.
        """
        other = self._older
        self._set_aside(1 - other)
        self._ages[1 - other] = 0
        return self._read(other)[1] if self._ages[other] else None

    def flag_restart(self, flag: str) -> bool:
        """Leave a flag for the next start; return False if the flash refuses it."""
        try:
            with open("%s/%s/%s" % (self.folder, FOLDER, _RESTART), "w") as file:
                file.write(flag)
            return True
        except OSError:
            return False

    def take_flag(self) -> str:
        """Remove the flag; return what it says, "" without one."""
        path = "%s/%s/%s" % (self.folder, FOLDER, _RESTART)
        try:
            with open(path) as file:
                flag = file.read(_FILE_SIZE)
            os.remove(path)
            return flag
        except (OSError, ValueError):
            return ""

    @property
    def _older(self) -> int:
        """The number of the file to write next."""
        return 0 if self._ages[0] < self._ages[1] else 1

    def _open(self) -> None:
        """Open the older file and write to it: a short record stays in memory until `_close`."""
        self._written = 0
        if not max(self._ages):
            make_folder("%s/%s" % (self.folder, self._stem.split("/")[0]))
        try:
            self._file = open(self._path(self._older), "wb")  # noqa: SIM115 - closed by `_close`
        except OSError:
            return
        self.go_on()

    def _write_rest(self) -> bool:
        """Write what is left, and close the file; return whether all went well."""
        while self.go_on():
            pass
        return self._close()

    def _close(self) -> bool:
        """Close the file, which puts it on flash; return whether it was open and all went well."""
        file = self._file
        self._file = None
        try:
            if file:
                file.close()
        except OSError:
            return False
        return file is not None

    def _read(self, slot: int):
        """Return age and payload of one file; (0, None) if it is missing or was set aside."""
        try:
            with open(self._path(slot), "rb") as file:
                size = file.seek(0, 2)  # MicroPython takes memory for all bytes that are asked for
                file.seek(0)
                record = file.read(min(size, self._most + _FILE_SIZE))
        except OSError:
            return 0, None
        if not record:  # left by a power cut during the very first save
            return 0, None
        found = _decode(record)
        if found is None:
            self._set_aside(slot)
            return 0, None
        return found

    def _set_aside(self, slot: int) -> None:
        bad = self._path(slot) + ".bad"
        self.damaged.append(bad.split("/")[-1][:-4])
        remove(bad)  # an earlier one; some systems can't rename over a file
        try:
            os.rename(self._path(slot), bad)
        except OSError:
            pass  # the next save writes over it

    def _path(self, slot: int) -> str:
        return "%s/%s.%d" % (self.folder, self._stem, slot)


def _decode(record: bytes):
    """Return (age, payload) of a file's bytes, or None if they are no whole record."""
    if len(record) < _HEADER_SIZE + _CHECK_SIZE:
        return None
    magic, age, length = struct.unpack(_HEADER, record[:_HEADER_SIZE])
    end = _HEADER_SIZE + length
    if magic != _MAGIC or age == 0 or len(record) != end + _CHECK_SIZE:
        return None
    if struct.unpack("<I", record[end:])[0] != binascii.crc32(record[:end]):
        return None
    return age, record[_HEADER_SIZE:end]
