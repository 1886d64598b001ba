"""The wiring of a table whose builder has chosen its display, its supply and its panel."""

import re
import tempfile
from pathlib import Path, PurePosixPath

from tools.building import build, compiler, sources
from tools.building.architectures import PICO
from tools.installing.choice import PANELS, Choice
from tools.trouble import Trouble

_FILE = PurePosixPath("wiring.py")
_PANEL_LEDS = 37


def compiled(choice: Choice, firmware: Path = sources.FIRMWARE) -> bytes:
    """Return wiring.mpy for a choice, of the other lines of wiring.py. Raises Trouble.

    It has bytecode alone, the same for each processor.
    """
    text = build.lean(firmware)[sources.module(_FILE)]
    with tempfile.TemporaryDirectory() as folder:
        source, target = Path(folder, _FILE), Path(folder, "wiring.mpy")
        source.write_text(changed(text, choice), "utf-8", newline="\n")
        compiler.compile_file(Path(folder), _FILE, PICO, target)
        return target.read_bytes()


def changed(text: str, choice: Choice) -> str:
    """Return the text of wiring.py with a choice. Raises Trouble."""
    for name, value in (
        ("OLED_CONTROLLER", f'"{choice.display}"'),
        ("SUPPLY_MA", f"const({choice.supply})"),
        ("HEX_LEDS", f"const({_PANEL_LEDS * (choice.panel == PANELS[0])})"),
    ):
        text, count = re.subn(rf"^{name} = .*$", f"{name} = {value}", text, flags=re.MULTILINE)
        if count != 1:
            raise Trouble(f"{_FILE} has {count} lines that set {name}: choose it there, by hand")
    return text
