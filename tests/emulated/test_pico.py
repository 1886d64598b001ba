"""The built firmware on an emulated Pico with the stock image: installed, with the same screens,
and with a watchdog that ends hangs and nothing else.

How fast it is and how much memory it leaves, `dev.py emulate` measures.
"""

import re
import shutil

import pytest

import wiring
from tests.emulated.images import EMULATED
from tools import golden
from tools.building import sources
from tools.building.build import build
from tools.emulate import goldens, parts, port
from tools.emulate.__main__ import main
from tools.emulate.installed import installed
from tools.emulate.measures import boot
from tools.installing.trouble import Failed

pytestmark = EMULATED

TITLE_MS = 2_000  # until it is up
HANGING_MS = 8_000  # until a hang is over, or would be
RESET = ("reset", 0)
RAW_REPL = "\x03\x01"  # Ctrl-C, Ctrl-A
RAW_PROMPT = "raw REPL; CTRL-B to exit\r\n>"

# The title hangs once both displays are lit: all eight bands of their pictures were sent.
HANG = """
import finder, start
from app.title import Title
ticks = 0
def hang(self, now):
    global ticks
    ticks += 1
    while ticks > 8:
        pass
Title.advance = hang
start.run()
"""


@pytest.fixture(scope="module", params=parts.named_images(), ids=lambda path: path.name)
def image(request):
    return request.param


@pytest.fixture(scope="module")
def new_pico(image):
    return installed(image)


def title_is_up(pico) -> bool:
    return all(oled.on for oled in pico.oleds) and any(pico.strip.colours)


def go_to_repl(pico) -> None:
    """As mpremote does, short of a soft reset."""
    pico.send(RAW_REPL)
    assert pico.run(TITLE_MS, until=RAW_PROMPT)
    pico.take()


def test_the_task_plays_a_script_and_says_what_came_of_it(image, new_pico, monkeypatch, capsys):
    del new_pico  # installs the firmware
    monkeypatch.setenv(parts.IMAGE_VARIABLE, str(image))
    assert main(["--scripts", "start", "--no-budgets"]) == 0
    release, found = capsys.readouterr().out.splitlines()
    assert release == f"MicroPython {parts.release(image)} ({image.name})"
    same, screens = re.findall(r"\d+", found)
    assert int(same) == int(screens) > 0


def test_it_stops_at_any_moment_after_power_on(new_pico):
    with new_pico() as pico:
        for ms in (0, 20, 100, 500):
            pico.power_on()
            pico.run(ms)
            pico.stop()
            assert pico.execute("print('here')") == "here\n"


@pytest.mark.parametrize("name", ["king", "roi-dragon"])
def test_it_shows_the_screens_of_the_simulator(new_pico, name):
    with new_pico() as pico:
        screens, differences = goldens.compare(pico, golden.FOLDER / f"{name}.press")
    assert not differences, "\n".join(differences)
    assert screens


@pytest.mark.parametrize("controller", ["SH1106", "SSD1309"])
def test_other_displays_show_the_same(new_pico, controller, monkeypatch, tmp_path):
    """With the line of wiring.py changed, as for these displays, and the firmware built again.

    Their current stays as recorded: they draw more, which leaves less light for the lamps.
    """
    firmware = shutil.copytree(sources.FIRMWARE, tmp_path / "firmware")
    text = (firmware / "wiring.py").read_text("utf-8")
    for old, new in (
        (f'OLED_CONTROLLER = "{wiring.OLED_CONTROLLER}"\n', f'OLED_CONTROLLER = "{controller}"\n'),
        ("}[OLED_CONTROLLER]\n", f'}}["{wiring.OLED_CONTROLLER}"]\n'),
    ):
        assert text.count(old) == 1
        text = text.replace(old, new)
    (firmware / "wiring.py").write_text(text, "utf-8")
    build("armv6m", tmp_path / "build", firmware)
    compiled = (tmp_path / "build" / "wiring.mpy").read_bytes()
    monkeypatch.setattr(wiring, "OLED_CONTROLLER", controller)
    with new_pico() as pico:
        pico.power_on()
        pico.stop()
        pico.execute(f"with open('wiring.mpy', 'wb') as file: file.write({compiled!r})")
        screens, differences = goldens.compare(pico, golden.FOLDER / "king.press")
    assert not differences, "\n".join(differences)
    assert screens


def test_the_title_is_up_within_its_budget(new_pico):
    with new_pico() as pico:
        assert boot(pico).kept


def test_a_tick_that_hangs_ends_in_a_reset(new_pico):
    with new_pico() as pico:
        pico.power_on()
        pico.stop()
        pico.begin(HANG)
        pico.run(TITLE_MS)
        assert title_is_up(pico)
        assert pico.run(HANGING_MS, stop=RESET)
        assert not any(pico.strip.colours)
        pico.power_on()
        pico.run(TITLE_MS)
        assert title_is_up(pico)
        go_to_repl(pico)
        note = pico.execute("print(open('crash.txt').read())")
        assert "Hung: no tick has ended for 5 s; screen: title" in note


def test_ctrl_c_ends_a_hang_at_the_repl(new_pico):
    with new_pico() as pico:
        pico.power_on()
        pico.stop()
        pico.begin(HANG)
        pico.run(TITLE_MS)
        pico.send("\x03")
        with pytest.raises(Failed) as failed:
            pico.finish()
        assert "in hang" in failed.value.traceback
        assert not pico.run(HANGING_MS, stop=RESET)


def test_the_repl_is_left_alone(new_pico):
    with new_pico() as pico:
        pico.power_on()
        pico.run(TITLE_MS)
        assert title_is_up(pico)
        go_to_repl(pico)
        assert not pico.run(HANGING_MS, stop=RESET)
        assert pico.execute("print('here')") == "here\n"


def test_firmware_can_be_copied_while_it_plays(new_pico):
    with new_pico() as pico:
        pico.power_on()
        pico.run(TITLE_MS)
        resets = []
        pico.watch = lambda event: resets.append(event) if event.kind == RESET[0] else None
        port.serve(pico, "tools.flashing", "flash")
        assert not resets


def test_displays_that_hold_their_wires_down_hang_nothing(new_pico):
    with new_pico() as pico:
        pico.power_on()
        pico.run(TITLE_MS)
        for bus in range(2):
            pico.stall(bus)
        frames = []
        pico.watch = lambda event: frames.append(event) if event.kind == "leds" else None
        assert not pico.run(HANGING_MS, stop=RESET)
        assert len(frames) > HANGING_MS // 50
