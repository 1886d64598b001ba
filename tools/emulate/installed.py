"""Emulated Picos with the firmware installed, as `dev.py image` joins it to the stock image."""

import functools
from collections.abc import Callable
from pathlib import Path

from tools.building.build import BUILDS
from tools.emulate.pico import Pico
from tools.flashing import words
from tools.imaging.__main__ import join
from tools.installing import trouble
from tools.trouble import Trouble


def installed(image: Path) -> Callable[..., Pico]:
    """Return what makes a new Pico with this image, the checkout's firmware and no saves.

    Raises Trouble.
    """
    try:
        joined = join(image, BUILDS / f"emulated-{image.name}")
    except trouble.Trouble as wrong:
        raise Trouble(f"{image}: {words.told(wrong)}") from None
    return functools.partial(Pico, joined)
