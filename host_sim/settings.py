"""Puts the settings that scripts ask for into a flash folder, as if people had chosen them."""

from console import save
from console.choices import SETTINGS, Choices
from drivers.store import Store
from host_sim.script import Mistake


def choose(flash: str, scripts) -> None:
    """Keep the `set` lines of `scripts`, later ones winning. Raises Mistake."""
    if not any(script.settings for script in scripts):
        return
    store = Store(flash)
    record = store.load()
    lines = save.decode(record) if record else {}
    choices = Choices(SETTINGS)
    choices.read(lines.get("settings", ""))
    for script in scripts:
        for line, name, value in script.settings:
            try:
                choices.set(name, value)
            except ValueError as error:
                raise Mistake(script.file, line, str(error)) from None
    lines["settings"] = choices.text()
    store.save(save.encode(lines))
