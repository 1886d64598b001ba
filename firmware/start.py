"""Start and end of the program.

OK held down at either end at power-on makes a safe start: no game is started and no match is
restored. The button is read before anything is loaded that could be faulty.

Its functions never run in place, as one of them runs from power-on to the end.
"""

from micropython import const

import finder

_TICKS_TO_THE_TITLE = const(40)  # both displays are lit by then
_TICKS_TO_REST = const(60)  # what takes 110 ms more has ticks between, in which presses are heard


def power_on(flash: str, seed: int):
    """Return the device, just powered on: a `Supervisor`.

    flash: folder of the saves; seed: of all random numbers. The caller passes the time: it calls
    `tick(now_ms)` again and again, until `restarts` is True. Once the title is lit, it calls
    `settle` for what was loaded since.
    """
    from drivers.buttons import ok_is_held

    safe = ok_is_held()
    from app import Supervisor

    settle()  # else a heap of 201 KB is full of garbage up to its end when the title is lit
    return Supervisor(flash, seed, safe)


def settle() -> None:
    """Have what is loaded run in place, and collect garbage; no function but `start`'s may run.

    It takes a Pico 20 ms at power-on. Without it what is kept from now on would lie high in the
    heap.
    """
    from base import heap, loader

    finder.files.pop(__name__, None)  # `run` is running
    finder.run_in_place(loader.loaded())
    heap.collect_while_loading()


def run() -> None:
    """Run on the Pico's clock, until the device restarts; once only, as its code is in files."""
    if finder.in_place:
        print("Restart: press Ctrl-D")
        return
    import os
    import time

    device = power_on("", int.from_bytes(os.urandom(4), "little"))
    from base.flash_data import checking  # `power_on` has loaded them
    from drivers.buttons import ok_is_held
    from drivers.pico import Watchdog

    watchdog = Watchdog(device.hung)
    checks = iter(())
    ticks = 0
    try:
        watchdog.start()
        while not device.restarts:
            device.tick(time.ticks_ms())  # pyright: ignore[reportAttributeAccessIssue]
            watchdog.feed()
            ticks += 1
            if ticks == _TICKS_TO_THE_TITLE:
                settle()
            elif ticks == _TICKS_TO_REST:
                device.pico.store.find_free_blocks()
                checks = checking()
            elif ticks > _TICKS_TO_REST:
                next(checks, None)
    finally:
        watchdog.stop()  # also when Ctrl-C opens the REPL
        device.pico.buzzer.stop()
    while ok_is_held():  # the press that led here must not make a safe start
        pass
    device.pico.restart()
