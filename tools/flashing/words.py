"""Messages for people about boards. firmware/docs/flashing.md says more about each error.

Most are those of the page to install from, by their keys; `_OWN` has what a command line needs.
"""

import json

from base import OLDEST_MICROPYTHON as OLDEST  # noqa: F401
from host_sim.texts import catalogues
from host_sim.texts.made import INSTALLING
from tools.installing.trouble import Trouble

_PAGE = json.loads(INSTALLING.read_text("utf-8"))

_OWN = {
    "image": """\

Get the image for your board, a .uf2 file: https://micropython.org/download/RPI_PICO/
(Pico 2: RPI_PICO2, Pico 2 W: RPI_PICO2_W in place of RPI_PICO).
Then unplug the board, hold its BOOTSEL button down while you plug it in, and copy the file to
the drive that appears. The drive vanishes when MicroPython is there; run this again then.""",
    "takeImage": "Take one from https://micropython.org/download/.",
    "noBoard": """\
no Pico is plugged in, or it has no MicroPython yet.
The cable may have no data wires: try another one.

A new Pico, or one that shows up as a drive: {image}

If you know the board's port, name it: --port PORT.""",
    "several": "there are {count} boards:\n{boards}Name one of them: --port PORT.",
    "noPort": "there is no port {port}. Is the board plugged in? Leave --port out to find it.",
    "notAllowed": """\
you may not use {port}.
On Linux the port belongs to a group (often dialout): sudo usermod -aG dialout $USER
Then log out and in again.""",
    "busy": """\
another program is using {port}.
Close whatever talks to the board: Thonny, mpremote, a serial monitor, another dev.py.
Just plugged in? Wait ten seconds: some systems look at new ports themselves first.""",
    "doesNotStart": """\
the game doesn't run on this board. Its output:
{said}
If the firmware is missing or incomplete: python3 tools/dev.py flash""",
    "noFirmware": """\
the firmware on this board is missing, or older than this test.
Install it first: python3 tools/dev.py flash""",
    "reading": "{machine}, MicroPython {version}",
    "installed": """\
Firmware {name}
{put} of {of} files copied, {removed} stale ones removed.
The game is running.""",
    "installedPart": """\
Firmware {name}, without {left}
{put} of {of} files copied, {removed} stale ones removed.
The game is running.""",
    "unchanged": "Firmware {name}\nNothing has changed.\nThe game is running.",
    "hasNote": "The game is running.",
    "hasRecords": "{count} records of games are in {folder}.\nThe game is running.",
    "tested": "The game is running.",
}


def say(key: str, language: str = catalogues.ENGLISH, **values) -> str:
    """Return a text with values put into it; `{image}` and `{takeImage}` stand for other texts."""
    text = _OWN.get(key) or _translated(key, language)
    return text.format(**{name: _OWN[name] for name in ("image", "takeImage")} | values)


def told(trouble: Trouble) -> str:
    """Return the message of a Trouble."""
    return say(trouble.key, **trouble.values)


def _translated(key: str, language: str) -> str:
    english = _PAGE[key]
    return str(catalogues.messages(language, "install").get((key, english), english))
