"""How the device wakes: with what the newest save that makes sense says. Loaded for that alone."""

from console import resume, save, shelf
from console.choices import SETTINGS, Choices


def restore(console, care: bool) -> dict:
    """Take over the newest save, and give its lines back; a damaged one must not stop the device.

    With `care` a match that is saved isn't looked at. {}: there is no save.
    """
    store = console.pico.store
    damaged = store.damaged  # as a safe start has found before
    record = store.load()
    console.save_was_damaged = bool(damaged or store.damaged)
    while record is not None:
        try:
            lines = save.decode(record)
            _take_over(console, lines, care)
            return lines
        except (ValueError, KeyError):
            store.set_aside()
            console.save_was_damaged = True
            record = store.load()
    return {}


def _take_over(console, lines: dict, care: bool) -> None:
    """Go on from the lines of a save. Raises ValueError or KeyError."""
    settings = Choices(SETTINGS)
    settings.read(lines.get("settings", ""))
    console.choose(lines["game"])
    console.setup = console.choices(lines["setup"])
    if "match" in lines:
        if not care:
            _check(console, lines)
        lines.pop("settings", "")  # which may change while it waits
        console.parked = lines
    console.settings = settings


def _check(console, lines: dict) -> None:
    """See that the match of a save can be gone on with. Raises ValueError or KeyError."""
    try:
        resume.game_at(console.game, console.setup.get("edition"), lines["match"], lines["plays"])
    finally:
        shelf.put_back_reading(console.game)
