"""A firmware of a few files, in two versions, to be flashed quickly."""

import functools
from pathlib import Path

import pytest

from tools.building.build import build, built
from tools.building.wiring import compiled
from tools.flashing import performing
from tools.installing.contents import PIECE

MAIN = "import wiring\nfrom app import device\ndevice.run()\n"
WIRING = """\
from micropython import const

OLED_CONTROLLER = "SSD1306"
SUPPLY_MA = const(500)
HEX_LEDS = const(37)
"""
LONG = f'TEXT = "{"long".center(3 * PIECE)}"\n'  # a file in more than one piece

VERSIONS = {
    1: {
        "main.py": MAIN,
        "wiring.py": WIRING,
        "app/__init__.py": "",
        "app/device.py": "from app import menu, title\ndef run(): print(menu.TEXT)\n",
        "app/menu.py": 'TEXT = "version 1 runs"\n',
        "app/title/__init__.py": "from app.title import banner\n",
        "app/title/banner.py": "",
        "app/fr.bin": "Title = Titre",
        "app/old/es.bin": "Title = Título",
    },
    2: {
        "main.py": MAIN + "# The same, and more.\n",
        "wiring.py": WIRING,
        "app/__init__.py": "",
        "app/device.py": "from app import title, words\ndef run(): print(title.TEXT)\n",
        "app/title.py": 'TEXT = "version 2 runs"\n',
        "app/words.py": LONG,
        "app/fr.bin": "Title = Le titre",
        "app/weights.bin": "as many as there are",
    },
}


def write(version: int, folder: Path) -> Path:
    """The sources of a version, in `folder`."""
    for path, text in VERSIONS[version].items():
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
