"""The records of games that were played: `records/0001.txt` and so on, the oldest making room.

A record is written under another name, and takes its own once it is whole. The Pico's file system
(littlefs) does that in one operation: after a power cut the record is there or it isn't.
"""

import os

from micropython import const

KEPT = const(20)  # records of some 2 KB, each in a 4 KB block or two of its own

_SUFFIX = ".txt"
_PART = "part"


class Archive:
    """The folder `records` in `folder`. A flash that is full costs the oldest records first."""

    def __init__(self, folder: str):
        self._folder = folder + "/records"

    def keep(self, pieces):
        """Write the record that consists of these texts, a bounded step for each value yielded.

        Without older records to give up, a flash that refuses it goes without it.
        """
        numbers = self._numbers()
        number = numbers[-1] + 1 if numbers else 1
        while len(numbers) >= KEPT:
            os.remove(self._path(numbers.pop(0)))
            yield
        while True:
            try:
                yield from self._write(pieces)
                os.rename(self._part, self._path(number))
                return
            except OSError:
                if not self.give_up_oldest():
                    return

    def give_up_oldest(self) -> bool:
        """Make room for something that matters more; False when there is nothing to give up."""
        for path in [self._part] + [self._path(number) for number in self._numbers()]:
            try:
                os.remove(path)
                return True
            except OSError:
                pass
        return False

    def _write(self, pieces):
        """Write the part. Raises OSError."""
        try:
            os.mkdir(self._folder)
        except OSError:
            pass  # it is there; if it can't be made, neither can the file
        with open(self._part, "wb") as file:
            for piece in pieces:
                file.write(piece.encode())
                yield

    def _numbers(self) -> list:
        """The numbers of all records, the oldest first."""
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
