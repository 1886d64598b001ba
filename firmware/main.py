"""Power-on. The Pico runs this file by itself; Ctrl-C leads to the REPL."""

import os
import time

from console.device import Console
from drivers.pico import Pico


def power_on(flash: str, seed: int) -> Console:
    """The device as it wakes: `flash` is the folder of its saves, `seed` decides all chance.

    Whoever calls this gives the time: `tick(now_ms)`, again and again.
    """
    return Console(Pico(flash), seed)


def run() -> None:
    """Play for ever, on the Pico's own clock."""
    console = power_on("", int.from_bytes(os.urandom(4), "little"))
    while True:
        console.tick(time.ticks_ms())  # pyright: ignore[reportAttributeAccessIssue]


if __name__ == "__main__":
    run()
