"""What people are told when the firmware can't start: a file is missing or damaged.

`main` imports it only then. The driver of the displays is in the core, which is not whole then.
"""

_SAID = """\
Regalia can't start: a file on this board is missing or damaged, perhaps because copying was
interrupted (%s).
Copy all files again, with mpremote as before or with: python3 tools/dev.py flash"""
_RED = (32, 0, 0)


def tell(error: Exception) -> None:
    """Say over USB and by the lamps that the files are not whole."""
    print(_SAID % error)
    try:
        _lamps()
    except Exception:  # wiring.mpy is missing too
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
