"""Fault injection: parts unplugged, a full flash, an exception in the firmware.

    oled-a, oled-b    the displays
    rail              the power of the LEDs
    sense             the wire by which the Pico measures the rail

Runs on CPython and MicroPython.
"""

import builtins

import wiring

PARTS = ("oled-a", "oled-b", "rail", "sense")
_DISPLAYS = PARTS[:2]
ERRORS = {error.__name__: error for error in (MemoryError, OSError, ValueError)}
_NO_SPACE = 28


class Mishaps:
    """Fault injection for the chips of a table and the folder `flash`. No fault at first."""

    def __init__(self, chip, oleds: tuple, chains: tuple, flash: str):
        self._chip = chip
        self._oleds = oleds
        self._chains = chains
        self._flash = flash
        self._switched_on = False
        self._supply_mv = 5000
        self._supply_ohms = 0
        self._unplugged = set()
        self._open = open
        for part in PARTS:
            self.plug(part)
        chip.listen(wiring.LED_POWER, self._switch_rail)

    def unplug(self, part: str) -> None:
        """Unplug one of PARTS, also while the table is on."""
        self._unplugged.add(part)
        self._connect(part)

    def plug(self, part: str) -> None:
        """Plug a part in again; a display is then as after power-on."""
        self._unplugged.discard(part)
        self._connect(part)

    def _connect(self, part: str) -> None:
        if part in _DISPLAYS:
            self._connect_oled(_DISPLAYS.index(part), part not in self._unplugged)
        else:
            self._power_rail()

    def _connect_oled(self, end: int, plugged: bool) -> None:
        oled = self._oleds[end]
        oled.reset()
        bus = (wiring.OLED_SDA[end], wiring.OLED_SCL[end], wiring.OLED_ADDRESS)
        if plugged:
            self._chip.attach_i2c(*bus, oled)
        else:
            self._chip.detach_i2c(*bus)

    def supply(self, millivolts: int, ohms: float = 0) -> None:
        """Set the voltage of the rail, 5000 mV at first; `ohms`: of the supply and its cable."""
        self._supply_mv = millivolts
        self._supply_ohms = ohms
        self._power_rail()

    def _switch_rail(self, on: int) -> None:
        self._switched_on = bool(on)
        self._power_rail()

    def _power_rail(self) -> None:
        powered = self._switched_on and "rail" not in self._unplugged
        for chain in self._chains:
            if chain.powered != powered:
                chain.power(powered)
        self._powered = powered
        if "sense" in self._unplugged:
            self._chip.release(wiring.LED_SENSE)
            self._chip.source(wiring.LED_SENSE, None)
        else:
            self._chip.apply(wiring.LED_SENSE, self._supply_mv // 2 if powered else 0)
            self._chip.source(wiring.LED_SENSE, self._sense_mv)

    def _sense_mv(self) -> int:
        """Return the voltage at the sense pin: half the rail's, less under load."""
        if not self._powered:
            return 0
        microamps = 0
        for chain in self._chains:  # no list: tests lock the heap
            microamps += chain.microamps
        return (self._supply_mv - int(self._supply_ohms * (microamps // 1000))) // 2

    def fill_flash(self) -> None:
        """Have the flash refuse every write."""
        builtins.open = self._open_to_read

    def clear_flash(self) -> None:
        """Have the flash take writes again."""
        builtins.open = self._open

    def _open_to_read(self, path, mode="r", **options):
        if mode[0] in "wa" and str(path).startswith(self._flash):
            raise OSError(_NO_SPACE, "no space left on the flash")
        return self._open(path, mode, **options)

    def fail(self, error: str) -> None:
        """Raise one of ERRORS in the firmware when it next reads a button."""
        self._chip.fault = ERRORS[error]("raised by the script")
