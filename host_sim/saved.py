"""What lies in the flash before the power comes on: what a script has `set`.

`set game NAME` chooses the game, whose set-up may follow. `set match POSITION` leaves a saved game
that stands at that position, begun with the set-up as set before; ` ; ` and the plays since then
may follow. Every other name is a choice that people make on the table's own pages.
"""

import games
import table
from console import resume, save
from console.choices import SETTINGS, Choices, setup_choices
from drivers.store import Store
from host_sim.script import Mistake


def prepare(flash: str, scripts) -> None:
    """Save what `scripts` set in the folder `flash`, later ones winning. Raises Mistake."""
    if not any(script.settings for script in scripts):
        return
    store = Store(flash)
    try:
        saved = _Saved(store.load())
    except (ValueError, KeyError):  # a record of something else: the table would put it aside
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
    for key in save.KEYS:
        if key not in lines:
            continue
        if key == "game":
            settings.append((key, lines[key]))
        elif key == "match":
            settings.append((key, lines[key] + " ; " + lines["plays"]))
        elif key != "plays":
            settings += [tuple(choice.split("=")) for choice in lines[key].split()]
    return settings


class _Saved:
    """A record of the store, opened to be changed; None begins an empty one."""

    def __init__(self, record):
        self._lines = save.decode(record) if record else {"game": games.NAMES[0]}
        self._settings = Choices(SETTINGS)
        self._settings.read(self._lines.get("settings", ""))
        self._setup = self._offered()
        self._setup.read(self._lines.get("setup", ""))

    def _offered(self) -> Choices:
        """The set-up that the chosen game offers at first. Raises ValueError."""
        name = self._lines["game"]
        return Choices(setup_choices(name, table.load(name)))

    def set(self, name: str, value: str) -> None:
        """Choose. Raises ValueError, in words."""
        if name == "game":
            self._lines = {"game": value}
            self._setup = self._offered()
        elif name == "match":
            self._set_match(value)
        elif name in self._settings.names:
            self._settings.set(name, value)
        elif name in self._setup.names:
            self._setup.set(name, value)
        else:
            names = ["game", "match"]
            names.extend(self._settings.names + self._setup.names)
            raise ValueError(
                f"there is nothing called '{name}' to set; there are {', '.join(names)}"
            )

    def _set_match(self, value: str) -> None:
        position, _, plays = value.partition(" ;")
        resume.game_at(self._lines["game"], self._setup.get("edition"), position, plays)
        self._lines["match"] = position
        self._lines["plays"] = plays.strip()

    def record(self) -> bytes:
        """The record as it is now."""
        self._lines["settings"] = self._settings.text()
        self._lines["setup"] = self._setup.text()
        return save.encode(self._lines)
