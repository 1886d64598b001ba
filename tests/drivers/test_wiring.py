"""The wiring: every pin once, every LED once, and the current worked out as it says."""

import itertools
import re
from pathlib import Path

import wiring

README = Path(__file__).parents[2] / "hardware" / "README.md"


def pins() -> dict:
    """What each GPIO is for, by the names of hardware/README.md."""
    used = {
        wiring.UART_TX: "UART TX",
        wiring.UART_RX: "UART RX",
        wiring.LED_MAIN: "LED data, board",
        wiring.LED_HEX: "LED data, hexagon",
        wiring.BUZZER_P: "Buzzer +",
        wiring.BUZZER_N: "Buzzer −",
        wiring.LED_POWER: "LED power enable",
        wiring.LED_SENSE: "LED rail sense",
        wiring.CC_SENSE[0]: "USB-C CC1 sense",
        wiring.CC_SENSE[1]: "USB-C CC2 sense",
    }
    for end, name in enumerate("AB"):
        used[wiring.OLED_SDA[end]] = f"OLED {name} SDA"
        used[wiring.OLED_SCL[end]] = f"OLED {name} SCL"
        for pin, button in zip(
            wiring.BUTTONS[end], ("left", "right", "up", "down", "OK"), strict=True
        ):
            used[pin] = f"Button {name} {button}"
    return used


def test_no_pin_is_used_twice():
    assert len(pins()) == 10 + 4 + 10


def test_the_builders_table_says_the_same():
    rows = re.findall(r"^\| *(\d+) *\| *([^|]+?) *\|", README.read_text("utf-8"), re.MULTILINE)
    assert {int(pin): use for pin, use in rows} == pins()


def test_every_led_has_its_own_place():
    places = [wiring.BOARD[row][column] for row in range(wiring.ROWS) for column in range(17)]
    assert sorted(places) == list(range(wiring.LEDS))


def test_the_chain_never_jumps():
    """Neighbours in the chain are neighbours on the board."""
    spots = sorted(
        (wiring.BOARD[row][column], row, column) for row in range(4) for column in range(17)
    )
    for (_, row, column), (_, next_row, next_column) in itertools.pairwise(spots):
        assert abs(row - next_row) + abs(column - next_column) == 1


def hexagon():
    """The row and column of every lamp of the panel, in the order of its chain."""
    spots = [(row, column) for row in range(7) for column in range(len(wiring.HEXAGON[row]))]
    return sorted(spots, key=lambda spot: wiring.HEXAGON[spot[0]][spot[1]])


def test_every_lamp_of_the_panel_has_its_own_place():
    places = [wiring.HEXAGON[row][column] for row, column in hexagon()]
    assert places == list(range(37))
    assert wiring.HEX_LEDS in (0, 37)


def test_the_panels_chain_never_jumps():
    """Neighbours in the chain are neighbours in the hexagon: half a lamp aside in the next row."""
    across = [(row, 2 * column - len(wiring.HEXAGON[row])) for row, column in hexagon()]
    for (row, half), (next_row, next_half) in itertools.pairwise(across):
        assert (abs(row - next_row), abs(half - next_half)) in ((0, 2), (1, 1))


def test_the_builders_page_gives_the_light_that_is_left():
    page = README.read_text("utf-8")
    for leds in (wiring.LEDS + 37, wiring.LEDS):
        assert f"{wiring.LED_BUDGET_MA - leds * wiring.LED_IDLE_MA} mA" in page


def test_the_budget_is_what_the_supply_leaves():
    pico, oled, shifter, buzzer, button = 90, 20 * (3.3 / 5) / 0.85, 5, 5, 3.3 / 50
    fixed = pico + 2 * oled + shifter + buzzer + 10 * button
    assert abs(wiring.FIXED_UA - 1000 * fixed) < 2
    left = wiring.SUPPLY_MA * 0.9 - fixed
    assert 0 <= left - wiring.LED_BUDGET_MA < 1
