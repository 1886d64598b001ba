"""What lies in the flash before the power comes on: what a script has `set`.

`set match POSITION` leaves a saved game that stands at that position, begun with the set-up as set
before; ` ; ` and the plays of the running turn may follow. Every other name is a choice that people
make on the table's own pages.
"""

import games
import table
from console import save
from console.choices import SETTINGS, Choices, setup_choices
from drivers.store import Store
from host_sim.script import Mistake

_GAME = games.NAMES[0]


def prepare(flash: str, scripts) -> None:
    """Save what `scripts` set in the folder `flash`, later ones winning. Raises Mistake."""
    if not any(script.settings for script in scripts):
        return
    store = Store(flash)
    try:
        saved = _Saved(store.load())
    except ValueError:  # a record of something else: the table would put it aside
        saved = _Saved(None)
    for script in scripts:
        for line, name, value in script.settings:
            try:
                saved.set(name, value)
            except ValueError as error:
                raise Mistake(script.file, line, str(error)) from None
    store.save(saved.record())


def found(flash: str) -> list:
    """The (name, value) pairs that a script must `set` to find the table as `flash` keeps it.

    Sets a damaged record aside, as the table does: to be asked once it is switched on.
    """
    record = Store(flash).load()
    lines = save.decode(record) if record else {}
    settings = []
    for key in ("settings", "begun", "match", "setup"):
        if key == "match" and key in lines:
            settings.append((key, lines[key] + " ; " + lines["plays"]))
        elif key in lines:
            settings += [tuple(choice.split("=")) for choice in lines[key].split()]
    return settings


class _Saved:
    """A record of the store, opened to be changed; None begins an empty one."""

    def __init__(self, record):
        laid = table.load(_GAME)
        self._lines = save.decode(record) if record else {}
        self._choices = {
            "settings": Choices(SETTINGS),
            "setup": Choices(setup_choices(_GAME, laid.SEATS, laid.EDITIONS)),
        }
        for key in self._choices:
            self._choices[key].read(self._lines.get(key, ""))

    def set(self, name: str, value: str) -> None:
        """Choose. Raises ValueError, in words."""
        if name == "match":
            self._set_match(value)
            return
        names = ["match"]
        for choices in self._choices.values():
            if name in choices.names:
                choices.set(name, value)
                return
            names += choices.names
        raise ValueError(f"there is nothing called '{name}' to set; there are {', '.join(names)}")

    def _set_match(self, value: str) -> None:
        position, _, plays = value.partition(" ;")
        setup = self._choices["setup"]
        save.game_at(_GAME, setup.get("edition"), position, plays)
        self._lines["begun"] = setup.text()
        self._lines["match"] = position
        self._lines["plays"] = plays.strip()

    def record(self) -> bytes:
        """The record as it is now."""
        for key in self._choices:
            self._lines[key] = self._choices[key].text()
        return save.encode(self._lines)
