"""Press scripts played on the emulated Pico: its screens must be those that are kept.

They are compared with what the simulator draws (tests/golden), text by text.
"""

import difflib
from pathlib import Path

from host_sim.capture import desk_lines
from host_sim.script import parse
from host_sim.session import Session
from tools import golden
from tools.emulate.desk import EmulatedDesk
from tools.emulate.pico import Pico

# One of each kind: menus and settings, the three games, a computer that thinks, a save resumed.
SCRIPTS = ("start", "settings", "king", "roi-dragon", "banquet-palette", "pause")


class Compared:
    """What came of a script: how many `screens` there were, and `differences`, each a text."""

    def __init__(self) -> None:
        self.screens = 0
        self.differences: list[str] = []


def compare(pico: Pico, path: Path, language: str = "en") -> Compared:
    """Play the script at `path`, in a language. Raises Trouble."""
    script = parse(f"set language {language}\n" + path.read_text("utf-8"), path.name)
    kept = golden.kept(path, language)
    found = Compared()
    desk = EmulatedDesk(pico, script)

    def keep(what: str, name: str) -> None:
        if what != "capture":
            return  # pictures and records come from the same screens and the same rules
        found.screens += 1
        drawn = "".join(desk_lines(desk))
        wanted = (kept / f"{name}.txt").read_text("utf-8")
        if drawn != wanted:
            lines = difflib.unified_diff(
                wanted.splitlines(), drawn.splitlines(), f"{name} as kept", "on the Pico", n=0
            )
            found.differences.append("\n".join(lines))

    Session(desk, keep).play(script)
    return found
