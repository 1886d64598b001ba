"""The hardware of the device, built from the wiring, and its watchdog."""

import sys

from machine import I2C, Pin, Timer, reset, soft_reset
from micropython import const

import finder
import wiring
from base import OLDEST_MICROPYTHON
from drivers.buttons import Buttons
from drivers.buzzer import Buzzer
from drivers.oled import OLED
from drivers.store import Store
from drivers.strip import PEAK, Rail, Sense, Strip, offer_inputs, offered_ma

# Bits of `Pico.faults`, above those of the ten buttons that are stuck.
MISSING = const(1 << 10)  # the display of end A doesn't answer; the next bit is end B's
DARK = const(1 << 12)  # the LED rail has too little voltage
LIMITED = const(1 << 14)  # the supply offers less than the wiring says
OLD = const(1 << 15)  # this MicroPython is older than the oldest that was measured
CRAMPED = const(1 << 16)  # functions don't run in place, so that less memory is free

_WEAK_MV = const(4000)  # below that a WS2812's blue fades, and then it loses its picture
_CLOCKS = const(9)  # of a byte with its acknowledge
_I2C_US = const(10_000)  # time-out, three times what a page takes: a faulty bus must not hang

# The watchdog counts periods that have passed without a tick.
_PERIOD_MS = const(500)
_PERIODS = const(10)  # 5 s: a tick takes 1.5 s at most


class Pico:
    """Everything on the Pico's pins, and its flash folder `flash`.

    oleds        the displays of end A and end B
    strip        the LEDs of the board
    hexagon      the LEDs of the hexagon; None where none is wired
    rail         feeds and shows both
    sense        measures the rail's voltage
    buttons, buzzer, store
    console      what `drivers.link` uses in place of the USB port, or None
    supply_ma    what may be drawn from the supply: what the wiring says, at most what is offered,
                 which the first `watch_supply` reads
    """

    console = None

    def __init__(self, flash: str):
        # Large buffers first, while large blocks of the heap are free.
        self.oleds = (_oled(0), _oled(1))
        self.strip = Strip(Pin(wiring.LED_MAIN), wiring.LEDS)
        self.hexagon = Strip(Pin(wiring.LED_HEX), wiring.HEX_LEDS) if wiring.HEX_LEDS else None
        # The rail is switched on after the data lines are low.
        Pin(wiring.LED_POWER, Pin.OUT, value=1)
        strips = (self.strip, self.hexagon) if self.hexagon else (self.strip,)
        self._vbus = _vbus()
        self._pins = offer_inputs(wiring.CC_SENSE)  # until they are read
        self._offered_ma = -1  # not read yet
        self._sagged = False
        self.supply_ma = self._allowed_ma()
        self.rail = Rail(strips, wiring.led_budget_ma(self.supply_ma), PEAK)
        self.sense = Sense(wiring.LED_SENSE)
        self.buttons = Buttons(wiring.BUTTONS[0] + wiring.BUTTONS[1])
        self.buzzer = Buzzer(wiring.BUZZER_P, wiring.BUZZER_N)
        self.store = Store(flash)
        self._unfit = _unfit()

    def restart(self) -> None:
        """Restart the firmware on an empty heap; the pins stay as they are. Doesn't return."""
        soft_reset()

    def reset(self) -> None:
        """Reset the chip at once. Doesn't return."""
        reset()

    def watch_supply(self) -> None:
        """Adapt the limit of the LEDs, lower once the rail has sagged or while VBUS is there.

        The frames are sent again.
        The first call reads what the charger offers; make it 10 ms after power-on or later.
        """
        if self._offered_ma < 0:
            self._offered_ma = offered_ma(self._pins)
            self._pins = None
        if 0 <= self.sense.millivolts() < _WEAK_MV:
            self._sagged = True
        self.supply_ma = self._allowed_ma()
        self.rail.limit(wiring.led_budget_ma(self.supply_ma))
        self.rail.repeat()

    def _allowed_ma(self) -> int:
        """Return what may be drawn from the supply, in mA."""
        most = wiring.UNOFFERED_MA
        if self._offered_ma > 0 and not self._vbus.value() and not self._sagged:
            most = self._offered_ma
        return min(wiring.SUPPLY_MA, most)

    @property
    def faults(self) -> int:
        """The present faults: a bit for each stuck button, and those above."""
        faults = self.buttons.stuck | self._unfit
        for end in range(2):
            if not self.oleds[end].present:
                faults |= MISSING << end
        if 0 <= self.sense.millivolts() < _WEAK_MV:
            faults |= DARK
        if self.supply_ma < wiring.SUPPLY_MA:
            faults |= LIMITED
        return faults


def _vbus() -> Pin:
    """Return the pin that is high while the Pico's own USB socket is in use.

    The pull-up is far weaker than a Pico's divider. On a clone without one the pin reads as in use,
    which is the lower limit.
    """
    try:
        return Pin(wiring.VBUS_SENSE_W, Pin.IN)
    except ValueError:  # no radio
        return Pin(wiring.VBUS_SENSE, Pin.IN, Pin.PULL_UP)


def _unfit() -> int:
    """Return OLD or CRAMPED if the MicroPython of this Pico doesn't fit, else 0."""
    if sys.platform != "rp2":
        return 0
    if sys.implementation.version < OLDEST_MICROPYTHON:
        return OLD
    return 0 if finder.works else CRAMPED


def bus(end: int) -> I2C:
    """Return the I2C bus of the display at an end; its pins are set for it.

    A display whose transfer broke off holds SDA low until it gets the clocks that are missing.
    """
    sda = Pin(wiring.OLED_SDA[end], Pin.IN, Pin.PULL_UP)
    scl = Pin(wiring.OLED_SCL[end], Pin.OPEN_DRAIN, Pin.PULL_UP, value=1)
    for _ in range(_CLOCKS):
        if sda():
            break
        scl(0)
        scl(1)
    return I2C(end, scl=scl, sda=sda, freq=wiring.OLED_HZ, timeout=_I2C_US)


def _oled(end: int) -> OLED:
    return OLED(bus(end), wiring.OLED_ADDRESS, wiring.OLED_CONTROLLER)


class Watchdog:
    """Calls `hung()` once `feed` was not called for 5 to 5.5 s; only from `start` to `stop`.

    The chip's own watchdog can't be stopped and would reset the board at the REPL. This one is a
    timer. MicroPython runs its callback between two bytecodes, also in an endless loop, but not
    inside a call to C: whatever waits there needs a time-out, as I2C has here.
    """

    def __init__(self, hung) -> None:
        self._hung = hung
        self._timer = Timer(-1)  # virtual, as all timers of this chip
        self._left = 0  # periods

    def start(self) -> None:
        """Start watching."""
        self.feed()
        self._timer.init(period=_PERIOD_MS, callback=self._count)

    def feed(self) -> None:
        """Tell the watchdog that the program goes on."""
        self._left = _PERIODS

    def stop(self) -> None:
        """Stop watching."""
        self._timer.deinit()

    def _count(self, timer) -> None:
        self._left -= 1
        if self._left < 0:
            self._hung()
