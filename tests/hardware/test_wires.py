"""The table without a board: its wires are the board's nets, under the Pico's own names."""

from pathlib import Path

from hardware.board import pico
from hardware.board.circuit import parts
from hardware.board.pico import wiring
from hardware.board.wires import MODULES, page, wires

PAGE = Path(__file__).parents[2] / "hardware" / "wiring" / "wires.md"


def test_every_pin_of_every_plug_is_a_wire():
    plugs = [part for part in parts() if part.ref in MODULES]
    wanted = sorted((MODULES[part.ref], net) for part in plugs for net in part.nets.values())
    assert sorted((wire.end[0], wire.net) for wire in wires()) == wanted


def test_signals_start_at_the_pin_that_the_firmware_uses():
    starts = {wire.net: wire.start for wire in wires()}
    for end, gpios in zip(pico.ENDS, wiring.BUTTONS, strict=True):
        for key, gpio in zip(pico.KEYS, gpios, strict=True):
            assert starts[f"BTN_{end}_{key}"] == ("Pico", f"{pico.GPIO_PINS[gpio]} GP{gpio}")


def test_no_pin_of_the_pico_takes_two_wires():
    starts = [wire.start for wire in wires() if wire.start[0] == "Pico"]
    assert len(set(starts)) == len(starts)


def test_the_current_of_the_leds_does_not_pass_the_pico():
    for wire in wires():
        if wire.end[0].startswith("LED") or wire.end[0].startswith("USB-C"):
            assert wire.start[0] == "circuit"
            assert wire.gauge == 22


def test_the_page_is_what_the_program_says():
    assert PAGE.read_text("utf-8") == page()
