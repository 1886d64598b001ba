"""The save in the flash before power-on: what a script has `set`.

`set game NAME` chooses the game; its set-up may follow. `set match POSITION` saves a match at that
position, begun with the set-up set before; ` ; ` and the plays since then may follow. Every other
name is a choice in the settings or the set-up. The aim of each game was told, without `set told -`.
"""

import games
from app.save import SETTINGS, Choices, Save, SetUp
from drivers.store import Store
from host_sim.trouble import at


def prepare(flash: str, scripts) -> None:
    """Write what `scripts` set into the folder `flash`; later scripts win. Raises Trouble."""
    if not any(script.settings for script in scripts):
        return
    store = Store(flash)
    record = store.load()
    try:
        saved = _Saved(record)
    except (ValueError, KeyError):  # not a save: the table would put it aside
        saved = _Saved(None)
    if record is None:
        saved.set("told", ".".join(games.NAMES))
    for script in scripts:
        for line, name, value in script.settings:
            try:
                saved.set(name, value)
            except ValueError as error:
                raise at(script.file, line, str(error)) from None
    store.save(saved.record())


def made(choices) -> bytes:
    """Return a save with these (name, value) pairs, as a record of the store. Raises ValueError."""
    saved = _Saved(None)
    for name, value in choices:
        saved.set(name, value)
    return saved.record()


def found(flash: str) -> list:
    """Return the (name, value) pairs that a script must `set` to get the save in `flash`.

    Call it after power-on: a damaged save is put aside.
    """
    record = Store(flash).load()
    return choices(Save.decode(record)) if record else []


def choices(saved: Save) -> list:
    """Return the (name, value) pairs that a script must `set` to get a save."""
    chosen = (saved.settings.text() + " " + saved.setup.text()).split()
    settings = [("game", saved.setup.game)]
    settings += [tuple(choice.split("=")) for choice in chosen]
    if saved.position:
        settings.append(("match", saved.position + " ; " + " ".join(saved.plays)))
    return settings


class _Saved:
    """A save that can be changed: that of a record, or for None an empty one."""

    def __init__(self, record):
        if record:
            self._save = Save.decode(record)
        else:
            self._save = Save(Choices(SETTINGS), SetUp(games.NAMES[0]))

    def set(self, name: str, value: str) -> None:
        """Set a choice. Raises ValueError."""
        saved = self._save
        if name == "game":
            self._save = Save(saved.settings, SetUp(value))
        elif name == "match":
            position, _, plays = value.partition(" ;")
            restored = Save(saved.settings, saved.setup, position, tuple(plays.split()))
            for _ in restored.reading_game():
                pass  # which checks it
            self._save = restored
        elif name in saved.settings.names:
            saved.settings.set(name, value)
        elif name in saved.setup.names:
            saved.setup.set(name, value)
        else:
            names = ["game", "match"]
            names.extend(saved.settings.names + saved.setup.names)
            raise ValueError(
                f"there is nothing called '{name}' to set; there are {', '.join(names)}"
            )

    def record(self) -> bytes:
        """Return the changed record."""
        return self._save.encode()
