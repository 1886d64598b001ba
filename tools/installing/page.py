"""A task for the page *Install on a Pico*: JavaScript asks for each step and answers it, by JSON.

Files go through MicroPython's file system.
"""

import binascii
import json

from tools.installing import tasks
from tools.installing.trouble import Failed, Lost, Odd, Trouble

_BROKEN = {"lost": Lost, "odd": Odd, "failed": Failed}


class Task:
    """A running task. `given`: JSON, the name of the task in `tasks`, and its arguments."""

    def __init__(self, given: str):
        name, *arguments = json.loads(given)
        self._task = _TASKS[name](*arguments)

    def step(self, answer: str) -> str:
        """Go on with an answer; return what is asked for next, or "end" or "trouble", key, values.

        answer: JSON, "" and the answer, or "lost", "odd", "failed" and what the board said
        """
        broken, said = json.loads(answer)
        try:
            request = self._task.throw(_BROKEN[broken](*said)) if broken else self._task.send(said)
        except StopIteration as end:
            request = ("end",) + end.value
        except Trouble as trouble:
            request = ("trouble", trouble.key, trouble.values)
        return json.dumps([_plain(part) for part in request])


def image(facts, stock: str, into: str, wanted, language: str):
    """Join the stock image in the file `stock` with the firmware, in the file `into`."""
    with open(stock, "rb") as file:
        made, version = yield from tasks.image(facts, file, wanted, language)
    with open(into, "wb") as file:
        file.write(made)
    return "joined", {"version": version}


_TASKS = {
    "flash": tasks.flash,
    "logs": tasks.logs,
    "records": tasks.records,
    "selftest": tasks.selftest,
    "image": image,
}


def _plain(part):
    """Return bytes as base64, and all else as it is."""
    return binascii.b2a_base64(part).decode() if isinstance(part, bytes) else part
