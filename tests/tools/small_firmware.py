"""A firmware of a few files, in two versions, to be flashed quickly."""

from pathlib import Path

from tools.flashing.contents import PIECE

MAIN = "import wiring\nfrom console import device\ndevice.run()\n"
LONG = f'TEXT = "{"long".center(3 * PIECE)}"\n'  # a file in more than one piece

VERSIONS = {
    1: {
        "main.py": MAIN,
        "wiring.py": "LEDS = 68\n",
        "console/__init__.py": "",
        "console/device.py": "from console import menu, title\ndef run(): print(menu.TEXT)\n",
        "console/menu.py": 'TEXT = "version 1 runs"\n',
        "console/title/__init__.py": "",
        "console/title/banner.py": "",
        "console/fr.txt": "Title = Titre",
        "console/old/es.txt": "Title = Título",
    },
    2: {
        "main.py": MAIN + "# The same, and more.\n",
        "wiring.py": "LEDS = 68\n",
        "console/__init__.py": "",
        "console/device.py": "from console import title\ndef run(): print(title.TEXT)\n",
        "console/title.py": 'TEXT = "version 2 runs"\n',
        "console/words.py": LONG,
        "console/fr.txt": "Title = Le titre",
        "console/weights.bin": "as many as there are",
    },
}


def write(version: int, folder: Path) -> Path:
    """The sources of a version, in `folder`."""
    for path, text in VERSIONS[version].items():
        file = folder / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)
    return folder
