"""The flash of an emulated Pico on which the firmware has been installed, as `dev.py flash` does.

It is kept from run to run: only what has changed since is copied again.
"""

import hashlib
from pathlib import Path

from tools.building.build import BUILDS
from tools.emulate import parts, port
from tools.emulate.pico import Pico


def installed() -> Path:
    """A file of the whole flash, the checkout's firmware on it and no saves. Raises Trouble."""
    image = parts.image()
    digest = hashlib.sha256(image.read_bytes()).hexdigest()[:12]
    flash = BUILDS / f"emulated-{digest}.bin"
    flash.parent.mkdir(exist_ok=True)
    with Pico(image, flash if flash.is_file() else None) as pico:
        pico.power_on()
        pico.await_host()
        port.serve(pico, "tools.flashing", "flash")
        pico.store(flash)
    return flash
