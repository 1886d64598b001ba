"""The tables put aside: their saves, each in a folder of its own in `aside` of the flash.

The folder's name is `NUMBER-SECONDS-SEED`: a higher number is put aside later, the seconds are
those since 1970. In it lies the folder of saves, as the store has it.

Runs on CPython and MicroPython.
"""

import os
import time

from drivers import store
from host_sim import files, saved

_FOLDER = "aside"
_FORMER = "replaced"  # the one table that earlier versions put aside


class Shelf:
    """The tables put aside in the folder `flash`.

    tables    of each: "number", "since" (seconds since 1970, 0 if unknown), "seed", "game" ("" if
              its save can't be read), "match" (whether one is in progress); the latest first
    """

    def __init__(self, flash: str):
        self._saves = flash + "/" + store.FOLDER
        self._folder = flash + "/" + _FOLDER
        former = flash + "/" + _FORMER
        self._list()
        if files.is_folder(former):
            try:  # noqa: SIM105 - MicroPython has no contextlib
                self._put(former, 0, 0)
            except OSError:
                pass  # it stays there, for the next start

    def put(self, seed: int) -> None:
        """Move the saves of the table with `seed` here, if it has any. Raises OSError."""
        if files.names(self._saves):
            self._put(self._saves, int(time.time()), seed)

    def take(self, number: int) -> int:
        """Move a table's saves to where there are none now; return its seed.

        Raises OSError, and ValueError if there is none of that number.
        """
        table = self.table(number)
        if files.is_folder(self._saves):
            os.rmdir(self._saves)
        path = self._path(table)
        os.rename(path + "/" + store.FOLDER, self._saves)
        os.rmdir(path)
        self._list()
        return table["seed"]

    def remove(self, number: int) -> None:
        """Remove a table. Raises OSError, and ValueError if there is none of that number."""
        files.remove_folder(self._path(self.table(number)))
        self._list()

    def table(self, number: int) -> dict:
        """Return the one of `tables` with that number. Raises ValueError if there is none."""
        for table in self.tables:
            if table["number"] == number:
                return table
        raise ValueError("there is no such table to bring back")

    def _put(self, saves: str, since: int, seed: int) -> None:
        number = max([table["number"] for table in self.tables] + [0]) + 1
        path = self._path({"number": number, "since": since, "seed": seed})
        for folder in (self._folder, path):
            if not files.is_folder(folder):
                os.mkdir(folder)
        os.rename(saves, path + "/" + store.FOLDER)
        self._list()

    def _list(self) -> None:
        """Find the tables."""
        self.tables = []
        for name in files.names(self._folder):
            path = self._folder + "/" + name
            numbers = [int(part) for part in name.split("-") if part.isdigit()]
            # A crash while saves are moved leaves a folder without any.
            if len(numbers) == 3 and files.names(path + "/" + store.FOLDER):
                number, since, seed = numbers
                choices = _choices(path)
                self.tables.append(
                    {
                        "number": number,
                        "since": since,
                        "seed": seed,
                        "game": choices.get("game", ""),
                        "match": "match" in choices,
                    }
                )
        self.tables.sort(key=lambda table: -table["number"])

    def _path(self, table: dict) -> str:
        number, since, seed = table["number"], table["since"], table["seed"]
        return f"{self._folder}/{number}-{since}-{seed}"


def _choices(flash: str) -> dict:
    try:
        return dict(saved.found(flash))
    except (ValueError, KeyError):  # not a save
        return {}
