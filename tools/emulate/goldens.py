"""Press scripts on the emulated Pico; its screens must equal the golden screens (tests/golden)."""

from pathlib import Path

from host_sim.capture import desk_lines
from host_sim.script import parse
from host_sim.session import Session
from tools import golden
from tools.emulate.desk import EmulatedDesk
from tools.emulate.pico import Pico

# One of each kind: menus and settings, the three games, a computer that thinks, a save resumed.
SCRIPTS = ("start", "settings", "king", "roi-dragon", "banquet-palette", "pause")


# Commands that act on the simulator's chips and files.
_BEYOND = ("damage", "fill", "clear", "unplug", "plug", "fail", "wire")


class Compared:
    """Result of a script: the number of `screens`, and `differences`, each a text."""

    def __init__(self) -> None:
        self.screens = 0
        self.differences: list[str] = []


def beyond(path: Path) -> str:
    """Return the first command of a script that the emulated Pico can't carry out, or ''."""
    commands = (command for _, command, _ in parse(path.read_text("utf-8"), path.name).steps)
    return next((command for command in commands if command in _BEYOND), "")


def compare(pico: Pico, path: Path, language: str = "en") -> Compared:
    """Play the script at `path`, in a language. Raises Trouble."""
    script = parse(f"set language {language}\n" + path.read_text("utf-8"), path.name)
    found = Compared()
    desk = EmulatedDesk(pico, script)

    def keep(what: str, name: str) -> None:
        if what != "capture":
            return  # records come from the same rules
        found.screens += 1
        picture = "".join(desk_lines(desk))
        for file, drawn in golden.filed(path, language, f"{name}.txt", picture).items():
            wanted = (golden.FOLDER / file).read_text("utf-8")
            if drawn != wanted:
                found.differences.append(
                    golden.difference(file, wanted, drawn, "drawn on the Pico")
                )

    Session(desk, keep).play(script)
    return found
