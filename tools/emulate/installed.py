"""Flash of an emulated Pico with the firmware installed, as `dev.py flash` installs it.

It is kept until the image or the firmware changes.
"""

import hashlib
from pathlib import Path

from tools.building import manifest
from tools.building.architectures import PICO
from tools.building.build import BUILDS, build
from tools.emulate import parts, port
from tools.emulate.pico import Pico


def installed() -> Path:
    """Return the file of a flash with the checkout's firmware and no saves. Raises Trouble."""
    image = parts.image()
    build(PICO, BUILDS / PICO)
    made = (BUILDS / PICO / manifest.NAME).read_bytes()
    digest = hashlib.sha256(image.read_bytes() + made).hexdigest()[:12]
    flash = BUILDS / f"emulated-{digest}.bin"
    if not flash.is_file():
        for old in BUILDS.glob("emulated-*.bin"):
            old.unlink()
        print("Copying the firmware to an emulated Pico; this takes some minutes.", flush=True)
        with Pico(image) as pico:
            pico.power_on()
            pico.await_host()
            port.serve(pico, "tools.flashing", "flash")
            pico.store(flash)
    return flash
