"""Emulated Picos with the firmware installed, as `dev.py flash` installs it.

The flash is kept until the image or the firmware changes.
"""

import functools
import hashlib
from collections.abc import Callable
from pathlib import Path

from tools.building import manifest
from tools.building.architectures import PICO
from tools.building.build import BUILDS, build
from tools.emulate import port
from tools.emulate.pico import Pico


def installed(image: Path) -> Callable[..., Pico]:
    """Return what makes a new Pico with this image, the checkout's firmware and no saves.

    Raises Trouble.
    """
    build(PICO, BUILDS / PICO)
    made = (BUILDS / PICO / manifest.NAME).read_bytes()
    digest = hashlib.sha256(image.read_bytes()).hexdigest()[:8]
    flash = BUILDS / f"emulated-{digest}-{hashlib.sha256(made).hexdigest()[:12]}.bin"
    if not flash.is_file():
        for old in BUILDS.glob(f"emulated-{digest}-*.bin"):
            old.unlink()
        print("Copying the firmware to an emulated Pico; this takes some minutes.", flush=True)
        with Pico(image) as pico:
            pico.power_on()
            pico.stop()
            port.serve(pico, "tools.flashing", "flash")
            pico.store(flash)
    return functools.partial(Pico, image, flash)
