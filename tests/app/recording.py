"""Records what people press at a desk as a press script."""

import contextlib

from host_sim.session import Recorder
from tests.app.people import BUTTONS


@contextlib.contextmanager
def recorded(people, seed: int, settings: dict):
    """Record ticks and presses; the people have just sat down at a table with these settings."""
    desk = people.desk
    recorder = Recorder(seed, settings.items())
    recorder.note(f"wait {desk.now}")
    tick, down, up = desk.tick, desk.down, desk.up

    def note(do, record):
        def both(*what):
            try:
                do(*what)
            finally:
                record(*what)  # the tick that crashes, too

        return both

    desk.tick = note(tick, recorder.tick)
    desk.down = note(down, lambda end, button: recorder.down(end, BUTTONS.index(button)))
    desk.up = note(up, lambda end, button: recorder.up(end, BUTTONS.index(button)))
    yield recorder
    desk.tick, desk.down, desk.up = tick, down, up
