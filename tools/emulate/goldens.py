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


def beyond(path: Path) -> str:
    """Return the first command of a script that the emulated Pico can't carry out, or ''."""
    commands = (command for _, command, _ in parse(path.read_text("utf-8"), path.name).steps)
    return next((command for command in commands if command in _BEYOND), "")


def compare(pico: Pico, path: Path, language: str = "en") -> tuple[int, list[str]]:
    """Play the script at `path`, in a language. Raises Trouble.

    Return the number of screens, and a text for each difference.
    """
    script = parse(f"set language {language}\n" + path.read_text("utf-8"), path.name)
    screens = 0
    differences: list[str] = []
    desk = EmulatedDesk(pico, script)

    def keep(what: str, name: str) -> None:
        nonlocal screens
        if what != "capture":
            return  # records come from the same rules
        screens += 1
        picture = "".join(desk_lines(desk))
        for file, drawn in golden.filed(path, language, f"{name}.txt", picture).items():
            wanted = (golden.FOLDER / file).read_text("utf-8")
            if drawn != wanted:
                differences.append(golden.difference(file, wanted, drawn, "drawn on the Pico"))

    Session(desk, keep).play(script)
    return screens, differences
