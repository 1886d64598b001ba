"""The part of `dev.py selftest` that runs on the board: this file is run on it, then `run`.

It shows the self-test of the firmware on the board, and prints what that asks and finds.
"""

# MicroPython has more in time.
# pyright: reportAttributeAccessIssue=false

import time

import finder  # noqa: F401 - it finds the rest

# isort: split

from version import VERSION

from app.diagnostics.crash import Recovery
from drivers.pico import Pico

TICK_MS = 5


class Table(Recovery):
    """The self-test alone; `done` when it is over. `stage`: how far the table is built."""

    def __init__(self, stage, language):
        super().__init__(Pico("."), "selftest")  # a board's working folder is its file system
        self.settings.set("language", language)
        self.stage = stage

    def tell(self, line):
        print(line)

    def _go(self, name):
        if name:
            self.done = True


def run(stage, language):
    """Run the self-test of a stage, by its number in app.diagnostics.selftest.screen."""
    print("Self-test of Regalia %s" % VERSION)
    table = Table(stage, language)
    while not table.done:
        table.tick(time.ticks_ms())
        time.sleep_ms(TICK_MS)
