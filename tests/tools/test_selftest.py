"""`dev.py selftest`: its program for the board, run on virtual chips, and its reports."""

import sys

import pytest
from version import VERSION

import wiring
from host_sim.desk import BUTTONS, Desk
from tools.flashing import selftest
from tools.flashing.__main__ import main

EVERY_BUTTON = [(end, button) for end in range(2) for button in BUTTONS]
HOLD_MS = 50
PAUSE_MS = 2000
NOTES = 4


class Clock:
    """Time on the board, which passes while it sleeps. `watch` is told of each moment."""

    def __init__(self, watch):
        self._now = 0
        self._watch = watch

    def ticks_ms(self) -> int:
        return self._now

    def sleep_ms(self, ms: int) -> None:
        self._now += ms
        self._watch(self._now)


class Table:
    """A board whose program was stopped, with people who look, listen and press `buttons`."""

    port = "the table"

    def __init__(self, desk: Desk, monkeypatch, buttons):
        self.desk = desk
        self.lamps: set[tuple[int, bytes]] = set()  # (place in both chains, colour) that shone
        self.displays_shone = [False, False]
        self.tones: set[int] = set()
        self._monkeypatch = monkeypatch
        self._buttons = buttons
        self._names: dict = {}
        self._pressing_since = -1
        self._last_note = 0

    def run(self, code: str) -> str:
        with self._monkeypatch.context() as patch:
            patch.setitem(sys.modules, "time", Clock(self._watch))
            exec(code, self._names)
        return ""

    def relay(self, code: str, silent_s: int) -> None:
        exec(code, self._names)

    def start(self) -> str:
        return ""

    def _watch(self, now: int) -> None:
        colours = bytes(self.desk.strip.colours + self.desk.hexagon.colours)
        for place in range(len(colours) // 3):
            colour = colours[3 * place : 3 * place + 3]
            if any(colour):
                self.lamps.add((place, bytes(channel > 0 for channel in colour)))
        for end in range(2):
            self.displays_shone[end] |= self.desk.oleds[end].picture() == b"\xff" * 1024
        self.tones.add(self.desk.tone)
        self._press(now)

    def _press(self, now: int) -> None:
        """Press one button after the other, once the notes have been over for a while."""
        if self.desk.tone:
            self._last_note = now
        if len(self.tones) <= NOTES or now - self._last_note < PAUSE_MS or not self._buttons:
            return
        if self._pressing_since < 0:
            self._pressing_since = now
            self.desk.down(*self._buttons[0])
        elif now - self._pressing_since >= HOLD_MS:
            self._pressing_since = -1
            self.desk.up(*self._buttons.pop(0))


@pytest.fixture
def desk(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)  # as a board's working folder is its flash
    desk = Desk(".", 1)
    yield desk
    desk.mishaps.clear_flash()


@pytest.fixture
def report(desk, monkeypatch, capsys):
    """Switch on, test, and give back the table and the report."""

    def made(buttons=EVERY_BUTTON):
        desk.power_on()
        table = Table(desk, monkeypatch, list(buttons))
        selftest.selftest(table)  # pyright: ignore[reportArgumentType] - all it needs of a Board
        return table, capsys.readouterr().out

    return made


def test_a_sound_table_is_said_to_be_sound(report, desk):
    _, said = report()
    assert "All that can be measured is well." in said
    assert "FAULT" not in said
    assert "5.00 V" in said
    for name in ("A left", "B OK"):
        assert f"  {name}\n" in said
    assert said.startswith(f"Self-test of Regalia {VERSION}\n")
    assert said.endswith("The game runs.\n")


def test_every_lamp_display_and_note_is_shown(report, desk):
    table, _ = report()
    lamps = wiring.LEDS + wiring.HEX_LEDS
    colours = ((1, 0, 0), (0, 1, 0), (0, 0, 1), (1, 1, 1))
    assert table.lamps == {(lamp, bytes(colour)) for lamp in range(lamps) for colour in colours}
    assert table.displays_shone == [True, True]
    assert len(table.tones - {0}) == NOTES
    assert not any(desk.strip.colours + desk.hexagon.colours), "they go dark again"


def test_faults_are_named(report, desk):
    desk.mishaps.unplug("oled-b")
    desk.mishaps.unplug("rail")
    desk.mishaps.fill_flash()
    desk.down(0, "left")
    _, said = report([button for button in EVERY_BUTTON if button not in ((0, "left"), (1, "up"))])
    assert "Found: display B; lamp power; flash; A left; B up." in said
    assert "GPIO 6 (SDA) and 7 (SCL)" in said
    assert "0.00 V" in said
    assert "A left       FAULT: has been down all the time" in said
    assert "B up         FAULT: was not pressed" in said


def test_without_its_divider_the_rail_is_not_judged(report, desk):
    desk.mishaps.unplug("sense")
    _, said = report()
    assert "not measured: no divider on GPIO 26" in said
    assert "All that can be measured is well." in said


def test_a_board_without_firmware_is_told_to_be_flashed(plug_in, capsys):
    assert main(["selftest", "--port", plug_in().port]) == 1
    assert "python3 tools/dev.py flash" in capsys.readouterr().err
