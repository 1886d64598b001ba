"""Power-on. The Pico runs this file by itself; Ctrl-C leads to the REPL.

Whoever holds OK, at either end, while the power comes on gets a safe start: no game, and nothing
that one has left. That is read before anything is loaded that a fault could be in.
"""

import os
import time

import wiring
from drivers import buttons
from drivers.watchdog import Watchdog


def power_on(flash: str, seed: int):
    """The device as it wakes: `flash` is the folder of its saves, `seed` decides all chance.

    Whoever calls this gives the time: `tick(now_ms)`, again and again. When that raises SystemExit,
    the device is to start anew, once OK is up.
    """
    safe = ok_is_held()
    from console import shelf

    shelf.sweep(shelf.LOADING)
    from console.guard import Guard

    return Guard(flash, seed, safe)


def ok_is_held() -> bool:
    """Whether OK is down at either end."""
    for end in wiring.BUTTONS:
        if buttons.held(end[buttons.OK]):
            return True
    return False


def run() -> None:
    """Play for ever, on the Pico's own clock."""
    device = power_on("", int.from_bytes(os.urandom(4), "little"))
    watchdog = Watchdog(device.hung)
    try:
        watchdog.start()
        while True:
            device.tick(time.ticks_ms())  # pyright: ignore[reportAttributeAccessIssue]
            watchdog.feed()
    except SystemExit:
        pass
    finally:
        watchdog.stop()  # whatever ended it: the REPL stays as long as it likes
        device.pico.buzzer.stop()
    while ok_is_held():  # which must not count again after the start
        pass
    device.pico.start_anew()


if __name__ == "__main__":
    run()
