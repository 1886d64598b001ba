"""The table in a browser's Web Worker, under MicroPython compiled to WebAssembly.

worker.js calls this module; it takes the place of `server`. The frames go through a file, which
JavaScript reads as memory.
"""

import json

from host_sim.desk import Desk
from host_sim.web.live import LiveDesk
from host_sim.web.messages import Messages, welcome

_PAGE = "page"  # the one page, which holds the buttons


class Worker:
    """A table with one page. `clock` returns milliseconds; frames go into the file `frame`.

    language: what a new table's displays speak
    """

    def __init__(self, flash: str, seed: int, clock, frame: str, language: str):
        def seconds() -> float:
            return clock() / 1000

        self._live = LiveDesk(flash, seed, seconds, Desk, language)
        self._messages = Messages(self._live, seconds)
        self._texts = [welcome()]
        self._file = open(frame, "wb")  # noqa: SIM115 - open as long as the table
        self._write(self._messages.frame)

    def perform(self, command: str) -> bool:
        """Run a command of the page, JSON; return whether the table has to start again."""
        answer = self._messages.answer(_PAGE, command)
        if answer and answer["is"] == "anew":
            return True
        if answer:
            self._texts.append(answer)
        return False

    def advance(self) -> float:
        """Run the ticks that are due; return the milliseconds until the next."""
        return self._live.advance() * 1000

    def texts(self) -> str:
        """Return the new texts for the page, as a JSON list; "" if there are none."""
        self._texts += self._messages.fresh(1)
        self._texts += self._messages.new_lines()[1]
        if not self._texts:
            return ""
        told = json.dumps(self._texts)
        self._texts = []
        return told

    def draw(self) -> bool:
        """Write the frame to the file if it is due; return whether it was."""
        frame = self._messages.new_frame()
        if frame is None:
            return False
        self._write(frame)
        return True

    def _write(self, frame: bytes) -> None:
        self._file.seek(0)
        self._file.write(frame)
        self._file.flush()
