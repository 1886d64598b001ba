"""Hangs: a tick doesn't end. Lamps and buzzer go off, and a crash note is written."""

from app.diagnostics import crash


class Hung(Exception):
    """Stands in the note for an exception. The message says which screen was shown."""


def leave(pico, screens, game: str) -> None:
    """Silence the device and note that `screens` hang; game: name of the chosen game, or ""."""
    pico.rail.brightness = 0
    pico.rail.show()
    pico.buzzer.stop()
    screen = screens.shown if screens else "none"
    error = Hung("no tick has ended for 5 s; screen: " + screen)
    crash.write_note(pico.store.folder, error, game)
