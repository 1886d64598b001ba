"""Display, supply and panel, chosen without Python: what the board gets, what an update keeps."""

import contextlib

import pytest

from tests.tools.reached import Contents
from tools.building import build, wiring
from tools.flashing.__main__ import main
from tools.flashing.board import Board
from tools.installing.choice import PLAIN, Choice, all_choices, chosen, noted, path_of

NONE = (None, None, None)


def made(choice, firmware=build.sources.FIRMWARE):
    """The names that the wiring of a choice has."""
    names = {}
    text = wiring.changed(build.lean(firmware)["wiring"], choice)
    exec(text, names)
    return names


def test_a_choice_is_in_the_wiring():
    names = made(Choice("SH1106", 1500, "none"))
    assert names["OLED_CONTROLLER"] == "SH1106"
    assert names["OLED_MA"] == 30
    assert (names["SUPPLY_MA"], names["HEX_LEDS"]) == (1500, 0)
    assert names["LED_BUDGET_MA"] == names["led_budget_ma"](1500)


@pytest.mark.parametrize(("supply", "allowed"), [(500, 500), (900, 900), (1500, 500), (2400, 500)])
def test_what_a_usb_port_gives_needs_no_offer_of_a_charger(supply, allowed):
    assert made(Choice("SSD1306", supply, "none"))["UNOFFERED_MA"] == allowed


def test_the_plain_choice_is_the_wiring_as_it_comes():
    names, plain = made(PLAIN), {}
    exec(build.lean()["wiring"], plain)
    for name in ("OLED_CONTROLLER", "SUPPLY_MA", "HEX_LEDS", "LED_BUDGET_MA"):
        assert names[name] == plain[name]


@pytest.mark.parametrize("name", ["SUPPLY_MA", "HEX_LEDS", "OLED_CONTROLLER"])
def test_the_other_files_ask_the_wiring(name):
    """Numbers put into them would stay when the wiring is another."""
    texts = build.lean()
    assert any(f"wiring.{name}" in text for text in texts.values())
    assert f"{name} = " in texts["wiring"]


def test_each_choice_is_compiled_to_a_file_of_its_own():
    files = {path_of(choice): wiring.compiled(choice) for choice in (PLAIN, *all_choices()[-3:])}
    assert len(set(files.values())) == len(files) == 4


def test_what_is_not_wanted_stays_as_it_was():
    note = noted("0123456789ab", None).encode()
    assert chosen(note, NONE) is None
    first = chosen(note, ("SH1106", None, None))
    assert first == Choice("SH1106", 500, "panel")
    note = noted("0123456789ab", first).encode()
    assert chosen(note, NONE) == first
    assert chosen(note, (None, 900, "none")) == Choice("SH1106", 900, "none")


@pytest.mark.parametrize(
    "note", [b"", b"0123456789ab", b"a SH1106", b"a SH1106 2401 none", b"\xff x"]
)
def test_a_note_without_a_choice_has_none(note):
    assert chosen(note, NONE) is None


def test_flash_puts_a_choice_onto_the_board_and_keeps_it(plug_in, endless, capsys):
    port = plug_in().port
    found = []
    for words in ([], ["--display", "SH1106", "--panel", "none"], []):
        assert main(["flash", "--port", port, *words]) == 0
        with contextlib.closing(Board(port)) as board:
            contents = Contents(board)
            found.append((contents.get("wiring.mpy"), contents.get("firmware.txt")))
    assert found[0] != found[1] == found[2]
    assert found[1][0] == wiring.compiled(Choice("SH1106", 500, "none"), endless)
    assert found[1][1].endswith(b" SH1106 500 none")
    assert "Nothing has changed." in capsys.readouterr().out


def test_a_supply_that_nobody_measured_is_refused(capsys):
    with pytest.raises(SystemExit):
        main(["flash", "--supply", "5000"])
    assert "--supply" in capsys.readouterr().err
