"""The QR codes of faults: the committed file, and that a phone's camera can read a display."""

import pytest

pytest.importorskip("segno", reason="needs segno (dependency group codes)")
pytest.importorskip("zxingcpp", reason="needs zxing-cpp (dependency group dev)")

import zxingcpp
from framebuf import MONO_VLSB, FrameBuffer
from PIL import Image, ImageFilter

from app.diagnostics.selftest import pages
from app.diagnostics.selftest.diagnosis import FAULTS
from tools import codes
from tools.trouble import Trouble
from ui.canvas import HEIGHT, WIDTH, Canvas

CAMERA = 3  # pixels of a camera for one of the display, a hand's breadth away
DARK_GLASS = 30  # pixels of the display, all round
BLURRED = 1.2  # pixels of the camera


def test_the_committed_codes_are_those_of_the_faults():
    assert codes.main(["--check"]) == 0


def test_codes_of_another_address_are_told_of(monkeypatch, capsys):
    monkeypatch.setattr(codes, "ADDRESS", "https://regalia.example/elsewhere/")
    assert codes.main(["--check"]) == 1
    assert "python3 tools/dev.py codes" in capsys.readouterr().err


def test_an_address_that_no_code_holds_is_refused(monkeypatch):
    monkeypatch.setattr(codes, "ADDRESS", "https://regalia.example/" + 40 * "a")
    with pytest.raises(Trouble, match="53 letters"):
        codes.packed()


def photograph(index: int, blurred: float = BLURRED) -> Image.Image:
    """A fault's display as a camera sees it."""
    picture = bytearray(WIDTH * HEIGHT // 8)
    canvas = Canvas(FrameBuffer(picture, WIDTH, HEIGHT, MONO_VLSB))
    pages.draw_fault(canvas, (index, "A left"))
    glass = Image.new("L", (WIDTH + 2 * DARK_GLASS, HEIGHT + 2 * DARK_GLASS), 10)
    for y in range(HEIGHT):
        for x in range(WIDTH):
            if picture[y // 8 * WIDTH + x] >> y % 8 & 1:
                glass.putpixel((x + DARK_GLASS, y + DARK_GLASS), 230)
    seen = glass.resize((glass.width * CAMERA, glass.height * CAMERA), Image.Resampling.NEAREST)
    turned = seen.rotate(4, Image.Resampling.BILINEAR, fillcolor=10)
    return turned.filter(ImageFilter.GaussianBlur(blurred))


@pytest.mark.parametrize("index", range(len(FAULTS)), ids=[name for name, _ in FAULTS])
def test_a_camera_reads_the_address_off_the_display(index):
    read = zxingcpp.read_barcodes(photograph(index))
    assert [code.text for code in read] == [codes.address(FAULTS[index][0])]


def test_a_camera_that_is_far_out_of_focus_reads_nothing():
    assert not zxingcpp.read_barcodes(photograph(0, blurred=9))
