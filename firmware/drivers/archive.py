"""Records of past games: `records/0001.txt` and so on; the oldest are deleted to make room.

A record is written under another name and renamed once it is whole. The Pico's file system
(littlefs) renames in one operation, so after a power cut a record is whole or absent.
"""

import os

from micropython import const

from drivers import make_folder, remove

_FULL = const(28)  # errno ENOSPC
KEPT = const(20)  # records; most have 1 to 4 KB, the longest of Banquet Royal has 26

_SUFFIX = ".txt"
_PART = "part"


class Archive:
    """The folder `records` in `folder`. When the flash is full, the oldest records are deleted."""

    def __init__(self, folder: str):
        self._folder = folder + "/records"

    def keep(self, pieces):
        """Write a record made of these texts; yields after each bounded step.

        The record is not kept if the flash refuses it, unless it is full and an older record makes
        room.
        """
        numbers = self._numbers()
        number = numbers[-1] + 1 if numbers else 1
        while len(numbers) >= KEPT:
            remove(self._path(numbers.pop(0)))
            yield
        while True:
            try:
                yield from self._write(pieces)
                yield
                os.rename(self._part, self._path(number))
                return
            except OSError as error:
                remove(self._part)
                if error.errno != _FULL or not self.delete_oldest():
                    return

    def delete_oldest(self) -> bool:
        """Delete the unfinished record or the oldest one; return False if there is none."""
        for path in [self._part] + [self._path(number) for number in self._numbers()]:
            if remove(path):
                return True
        return False

    def _write(self, pieces):
        """Write the unfinished record. Raises OSError."""
        make_folder(self._folder)
        yield
        with open(self._part, "wb") as file:
            yield
            for piece in pieces:
                file.write(piece.encode())
                yield

    def _numbers(self) -> list:
        """Return the numbers of all records, the oldest first."""
        try:
            names = os.listdir(self._folder)
        except OSError:
            return []
        stems = [name[: -len(_SUFFIX)] for name in names if name.endswith(_SUFFIX)]
        return sorted([int(stem) for stem in stems if stem.isdigit()])

    @property
    def _part(self) -> str:
        return self._folder + "/" + _PART

    def _path(self, number: int) -> str:
        return "%s/%04d%s" % (self._folder, number, _SUFFIX)
