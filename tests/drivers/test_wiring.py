"""The wiring: the pins and the current as they are worked out for builders.

That its chains of LEDs run from neighbour to neighbour is in tests/hardware/test_case.py.
"""

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


def test_the_builders_table_says_the_same():
    rows = re.findall(r"^\| *(\d+) *\| *([^|]+?) *\|", README.read_text("utf-8"), re.MULTILINE)
    assert {int(pin): use for pin, use in rows} == pins()


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
