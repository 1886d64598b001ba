"""Power-on. The Pico runs this file by itself; Ctrl-C opens the REPL.

OK held down at either end at power-on makes a safe start: no game is started and no match is
restored. The button is read before anything is loaded that could be faulty.
"""

import os
import time


def power_on(flash: str, seed: int):
    """Return the device, just powered on: a `Supervisor`.

    flash: folder of the saves; seed: of all random numbers. The caller passes the time: it calls
    `tick(now_ms)` again and again, until `restarts` is True.
    """
    import finder
    from base import loader
    from drivers.buttons import ok_is_held

    safe = ok_is_held()
    from app import Supervisor

    device = Supervisor(flash, seed, safe)
    finder.run_in_place(loader.loaded())
    return device


def run() -> None:
    """Run on the Pico's clock, until the device restarts; once only, as its code is in files."""
    import finder  # before all others: it finds them faster

    if finder.in_place:
        print("Restart first: press Ctrl-D.")
        return
    device = power_on("", int.from_bytes(os.urandom(4), "little"))
    from drivers.buttons import ok_is_held  # `power_on` has loaded them
    from drivers.pico import Watchdog

    watchdog = Watchdog(device.hung)
    try:
        watchdog.start()
        while not device.restarts:
            device.tick(time.ticks_ms())  # pyright: ignore[reportAttributeAccessIssue]
            watchdog.feed()
    finally:
        watchdog.stop()  # also when Ctrl-C opens the REPL
        device.pico.buzzer.stop()
    while ok_is_held():  # the press that led here must not make a safe start
        pass
    device.pico.restart()


if __name__ == "__main__":
    try:
        run()
    except ImportError as error:  # files were copied in part
        import incomplete

        incomplete.tell(error)
