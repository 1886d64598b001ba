"""What people are told when the firmware can't start: a file is missing or damaged.

`main` imports it only then. Each way to tell imports what it needs: it does without the others.
"""

_SAID = """\
Regalia can't start: a file on this board is missing or damaged, perhaps because copying was
interrupted (%s).
Copy all files again, with mpremote as before or with: python3 tools/dev.py flash"""
_SHOWN = ("Files missing:", "copy them again")
_RED = (32, 0, 0)


def tell(error: Exception) -> None:
    """Say over USB, by the lamps and on the displays that the files are not whole."""
    print(_SAID % error)
    for way in (_lamps, _displays):
        try:
            way()
        except Exception:  # that part, or its driver, is missing too
            pass


def _lamps() -> None:
    """Light the first and the last lamp of the board red."""
    import neopixel
    from machine import Pin

    import wiring

    chain = Pin(wiring.LED_MAIN)
    strip = neopixel.NeoPixel(chain, wiring.LEDS, timing=wiring.LED_NS)  # pyright: ignore
    Pin(wiring.LED_POWER, Pin.OUT, value=1)
    strip[0] = strip[wiring.LEDS - 1] = _RED
    strip.write()


def _displays() -> None:
    from machine import I2C, Pin

    import wiring
    from drivers.oled import OLED

    for end in range(2):
        i2c = I2C(end, sda=Pin(wiring.OLED_SDA[end]), scl=Pin(wiring.OLED_SCL[end]))
        oled = OLED(i2c, wiring.OLED_ADDRESS, wiring.OLED_CONTROLLER)
        for line in range(len(_SHOWN)):
            oled.text(_SHOWN[line], 0, 16 + 24 * line)
        oled.flush(8)
