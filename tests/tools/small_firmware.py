"""A firmware of a few files, in two versions, to be flashed quickly."""

import functools
from pathlib import Path

import pytest

from tools.building.build import build, built
from tools.building.sources import FIRMWARE
from tools.building.wiring import compiled
from tools.flashing import performing
from tools.installing.contents import PIECE

MAIN = "import finder, wiring\nfrom app import device\ndevice.run()\n"
ENDLESS = MAIN + "while True:\n    pass\n"
DEVICE = """\
import finder
from app import title

def run():
    print(title.TEXT, *sorted(finder.damaged))
    if finder.packs[1:]:
        from games.chess import game
        print(game.TEXT)
"""
WIRING = """\
from micropython import const

OLED_CONTROLLER = "SSD1306"
SUPPLY_MA = const(500)
HEX_LEDS = const(37)
"""
LONG = f'TEXT = "{"long".center(3 * PIECE)}"\n'  # a file in more than one piece

SAME = {
    "main.py": MAIN,
    "finder.py": (FIRMWARE / "finder.py").read_text("utf-8"),
    "wiring.py": WIRING,
    "app/__init__.py": "",
    "app/device.py": DEVICE,
    "games/__init__.py": "",
    "games/chess/__init__.py": "",
}
VERSIONS = {
    1: {
        "app/title.py": 'TEXT = "version 1 runs"\n',
        "texts/fr/app.bin": "Title = Titre",
        "games/chess/game.py": 'TEXT = "chess 1"\n',
    },
    2: {
        "app/title.py": 'from app.words import TEXT as _\nTEXT = "version 2 runs"\n',
        "app/words.py": LONG,
        "texts/fr/app.bin": "Title = Le titre",
        "games/chess/game.py": 'TEXT = "chess 2"\n',
        "games/chess/weights.bin": "as many as there are",
    },
}


def write(version: int, folder: Path) -> Path:
    """The sources of a version, in `folder`."""
    for path, text in (SAME | VERSIONS[version]).items():
        file = folder / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)
    return folder


def use(patch: pytest.MonkeyPatch, folder: Path) -> None:
    """Have `dev.py flash` and `dev.py image` build these sources."""
    patch.setattr(performing, "built", functools.partial(built, firmware=folder))
    patch.setattr(performing, "compiled", functools.partial(compiled, firmware=folder))


def builds(folders: pytest.TempPathFactory) -> dict[int, tuple[Path, dict[str, str]]]:
    """For each version its build for a desktop: the folder, and the SHA-256 of each file."""
    made = {}
    for version in VERSIONS:
        folder = folders.mktemp("build")
        files = build("x64", folder, write(version, folders.mktemp("sources"))).files
        made[version] = folder, {path: file.sha256 for path, file in files.items()}
    return made
