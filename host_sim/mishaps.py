"""What may befall a table: parts unplugged, a flash that is full, a program that fails.

    oled-a, oled-b    the displays
    rail              what feeds the lamps
    sense             the wire by which the Pico measures that

Runs on CPython and MicroPython.
"""

import builtins

import wiring

PARTS = ("oled-a", "oled-b", "rail", "sense")
_DISPLAYS = PARTS[:2]
ERRORS = {error.__name__: error for error in (MemoryError, OSError, ValueError)}
_NO_SPACE = 28


class Mishaps:
    """Of the chips of a table, and of the folder `flash`. All is well at first."""

    def __init__(self, chip, oleds: tuple, chains: tuple, flash: str):
        self._chip = chip
        self._oleds = oleds
        self._chains = chains
        self._flash = flash
        self._switched_on = False
        self._supply_mv = 5000
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
        """Plug it in again; a display comes up as after power-on."""
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
        bus = self._chip.i2c_bus(wiring.OLED_SDA[end], wiring.OLED_SCL[end])
        if plugged:
            bus[wiring.OLED_ADDRESS] = oled
        elif wiring.OLED_ADDRESS in bus:
            del bus[wiring.OLED_ADDRESS]

    def supply(self, millivolts: int) -> None:
        """Let the rail have so much: 5000 at first."""
        self._supply_mv = millivolts
        self._power_rail()

    def _switch_rail(self, on: int) -> None:
        self._switched_on = bool(on)
        self._power_rail()

    def _power_rail(self) -> None:
        powered = self._switched_on and "rail" not in self._unplugged
        for chain in self._chains:
            if chain.powered != powered:
                chain.power(powered)
        if "sense" in self._unplugged:
            self._chip.release(wiring.LED_SENSE)
        else:
            self._chip.apply(wiring.LED_SENSE, self._supply_mv // 2 if powered else 0)

    def fill_flash(self) -> None:
        """From now on the flash refuses every write."""
        builtins.open = self._open_to_read

    def clear_flash(self) -> None:
        """There is room in it again."""
        builtins.open = self._open

    def _open_to_read(self, path, mode="r", **options):
        if mode[0] in "wa" and str(path).startswith(self._flash):
            raise OSError(_NO_SPACE, "no space left on the flash")
        return self._open(path, mode, **options)

    def fail(self, error: str) -> None:
        """Let the program come upon one of ERRORS when it next looks at a button."""
        self._chip.fault = ERRORS[error]("as the script wants it")
