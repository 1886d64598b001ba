"""A tick does not end: the device goes dark and silent, and notes it."""

from console.care import note


class Hung(Exception):
    """Nothing was raised. The message says which screen was up."""


def leave(pico, stage, game: str) -> None:
    """Leave the `stage` that hangs; `game`: the game on it, "" for none."""
    pico.rail.brightness = 0
    pico.rail.show()
    pico.buzzer.stop()
    screen = stage.shown if stage else "none"
    error = Hung("no tick has ended for 5 s; screen: " + screen)
    note.write(pico.store.folder, error, game)
