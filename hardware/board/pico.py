"""The Raspberry Pi Pico: the net on each of its forty pins.

The GPIO numbers come from the firmware's `wiring` and from nowhere else.
"""

import host_sim  # noqa: F401  puts the firmware and its stand-ins on the path
import wiring

KEYS = ("LEFT", "RIGHT", "UP", "DOWN", "OK")
ENDS = ("A", "B")

SUPPLY_PINS = {
    **dict.fromkeys((3, 8, 13, 18, 23, 28, 38), "GND"),
    30: "RUN",
    33: "AGND",
    36: "+3V3",
    39: "VSYS",
    40: "VBUS",
}

GPIO_PINS = dict(
    zip(
        (*range(23), 26, 27, 28),
        (pin for pin in range(1, 35) if pin not in SUPPLY_PINS),
        strict=True,
    )
)
"""The pin on the Pico's edge of every GPIO that is brought out."""


def signals() -> dict[str, int]:
    """Return the GPIO of every signal net, by the net's name."""
    found = {
        "UART_TX": wiring.UART_TX,
        "UART_RX": wiring.UART_RX,
        "LED_MAIN": wiring.LED_MAIN,
        "LED_HEX": wiring.LED_HEX,
        "BUZZER_P": wiring.BUZZER_P,
        "BUZZER_N": wiring.BUZZER_N,
        "LED_POWER": wiring.LED_POWER,
        "LED_SENSE": wiring.LED_SENSE,
        "CC1_SENSE": wiring.CC_SENSE[0],
        "CC2_SENSE": wiring.CC_SENSE[1],
    }
    for index, end in enumerate(ENDS):
        found[f"OLED_{end}_SDA"] = wiring.OLED_SDA[index]
        found[f"OLED_{end}_SCL"] = wiring.OLED_SCL[index]
        for key, gpio in zip(KEYS, wiring.BUTTONS[index], strict=True):
            found[f"BTN_{end}_{key}"] = gpio
    return found


def nets() -> dict[str, str]:
    """Return the net of each pin; an empty name where nothing is connected."""
    on_pin = {GPIO_PINS[gpio]: net for net, gpio in signals().items()}
    on_pin |= SUPPLY_PINS
    return {str(pin): on_pin.get(pin, "") for pin in range(1, 41)}


def functions(gpio: int) -> set[str]:
    """Return the functions of `gpio` that this table may use (RP2040 datasheet, 1.4.3)."""
    able = {
        f"I2C{gpio // 2 % 2} " + ("SCL" if gpio % 2 else "SDA"),
        f"PWM{gpio // 2 % 8} " + ("B" if gpio % 2 else "A"),
        "digital",
    }
    if gpio % 4 < 2:
        able.add(f"UART{(gpio + 4) // 8 % 2} " + ("RX" if gpio % 4 else "TX"))
    if gpio in (26, 27, 28):
        able.add("ADC")
    return able
