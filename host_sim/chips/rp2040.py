"""Virtual RP2040: pads, I2C, PWM and bit streams.

The `machine` stand-in drives it: `machine.Pin(8)` is a pin of the chip that was last switched on
by `power_on`. Other virtual chips are connected to it by pin number.
"""

import math

PINS = 30
_VBUS_PIN = 24  # a Pico's own divider holds it low while its USB socket isn't in use
RADIO_PIN = PINS  # VBUS at the radio of a Pico W, in the lists below

# Pulls of a pad; the numbers are those of machine.Pin.
PULL_UP = 1
PULL_DOWN = 2

# Modes of a pad.
INPUT = 0
OUTPUT = 1
OPEN_DRAIN = 2
PERIPHERAL = 3

PULL_OHMS = 50_000  # the least; the data sheet allows 80,000

_FLOATING = 2
_HIGH_MV = 1650
_SUPPLY_MV = 3300
_CONVERSION_US = 2  # a reading of the ADC
_WEAK_HZ = 100_000  # the fastest I2C that PULL_OHMS and the wires' capacitance allow


class Slice:
    """One of the eight PWM slices: a counter shared by an even pin (A) and the odd one (B)."""

    def __init__(self):
        self.running = False
        self.hz = 0
        self.duty = [0, 0]  # of 65535, for A and B
        self.inverted = [False, False]

    def high(self, channel: int) -> int:
        """Return the share of each period in which the pin is high, 0..65535."""
        duty = self.duty[channel]
        return 65535 - duty if self.inverted[channel] else duty


class Line:
    """A wire to a pad: `ohms` in series, and `nanofarads` from the pad to ground.

    source_mv    the voltage at its far end
    pad_mv       the voltage at the pad
    """

    def __init__(self, ohms: int, nanofarads: int):
        self._ohms = ohms
        self._us = ohms * nanofarads / 1000  # time constant without a pull resistor
        self.source_mv = 0
        self.pad_mv = 0.0

    def elapse(self, us: int, pull_mv: int, pull_ohms: int):
        """Let the capacitor charge; `pull_ohms`: of a pull to `pull_mv`, 0 for none."""
        rest, constant = self.source_mv, self._us
        if pull_ohms:
            share = pull_ohms / (self._ohms + pull_ohms)
            rest = pull_mv + (rest - pull_mv) * share
            constant *= share
        self.pad_mv = rest + (self.pad_mv - rest) * math.exp(-us / constant)


class Reset(BaseException):
    """The firmware has reset the chip."""


class RP2040:
    """The chip, on a Pico or, with `radio`, a Pico W.

    names    the pins that have a name, by name
    """

    def __init__(self, radio: bool = False):
        self.names = {"WL_GPIO2": RADIO_PIN} if radio else {}
        self._outside = bytearray([_FLOATING] * (PINS + 1))
        self._outside[_VBUS_PIN] = 0
        self.millivolts = [0] * (PINS + 1)  # voltage at an analogue input
        self._lines = {}  # pin -> Line, at pads where the wire's resistance and capacitor count
        self._sources = {}  # pin -> function that returns the voltage at an analogue input
        self.fault = None  # exception to be raised when the firmware next reads a pad
        self._buses = {}  # SDA pin << 5 | SCL pin -> {address: what answers there}
        self._inputs = {}  # pin -> chip that takes its bit stream
        self._listeners = {}  # pin -> function(level)
        self.reset()

    def reset(self):
        """Reset to the state after power-on: all pads inputs, all peripherals off."""
        self.mode = bytearray(PINS + 1)
        self.pull = bytearray(PINS + 1)
        self.latch = bytearray(PINS + 1)
        self.level = bytearray(PINS + 1)  # what reading each pad gives
        self.slices = [Slice() for _ in range(8)]
        self.timers = []
        for pin in range(PINS + 1):
            self.settle(pin)
            if pin in self._listeners:
                self._listeners[pin](0)

    def soft_reset(self):
        """Reset as MicroPython does between two programs: PWM and timers off, pads unchanged."""
        self.slices = [Slice() for _ in range(8)]
        self.timers = []

    # Called by the other chips and the desk.

    def drive(self, pin: int, level: int):
        """Drive a pad from outside to `level` (0 or 1)."""
        self._outside[pin] = level
        self.settle(pin)

    def apply(self, pin: int, millivolts: int):
        """Apply a voltage to a pad from outside, 0 to 3300 mV."""
        self.millivolts[pin] = millivolts
        if pin in self._lines:
            self._lines[pin].source_mv = millivolts
        self.drive(pin, 1 if millivolts >= _HIGH_MV else 0)

    def wire(self, pin: int, line: Line):
        """Have `apply` work on an analogue input through `line`."""
        self._lines[pin] = line

    def release(self, pin: int):
        """Stop driving a pad from outside."""
        self.millivolts[pin] = 0
        self._outside[pin] = _FLOATING
        self.settle(pin)

    def source(self, pin: int, millivolts):
        """Have `millivolts()` give the voltage at an analogue input; None: what was applied."""
        self._sources[pin] = millivolts

    def attach_i2c(self, sda: int, scl: int, address: int, device, pulled: bool = True):
        """Connect `device`, which has `receive(data)`, to the I2C bus of two pins.

        pulled: whether it has pull-up resistors, as modules have
        """
        self.i2c_bus(sda, scl)[address] = device
        if pulled:
            self.drive(sda, 1)
            self.drive(scl, 1)

    def detach_i2c(self, sda: int, scl: int, address: int):
        """Disconnect what answers at `address`, with its pull-up resistors."""
        if self.i2c_bus(sda, scl).pop(address, None):
            self.release(sda)
            self.release(scl)

    def hold_sda(self, sda: int, scl: int, clocks: int):
        """Hold SDA low until so many clocks have come, as a device whose transfer broke off."""
        self.drive(sda, 0)
        left = [clocks]

        def clocked(level):
            left[0] -= level
            if left[0] == 0:
                self.drive(sda, 1)

        self.listen(scl, clocked)

    def attach_stream(self, pin: int, chain):
        """Pass the bit streams sent from `pin` to `chain.receive(timing, data)`."""
        self._inputs[pin] = chain

    def listen(self, pin: int, listener):
        """Call `listener(level)` when the chip drives `pin` to another level."""
        self._listeners[pin] = listener

    def elapse(self, ms: int):
        """Let time pass while the firmware runs: timers call back, capacitors charge."""
        for timer in self.timers:
            timer.elapse(ms)
        for pin in self._lines:
            self._charge(pin, 1000 * ms)

    # Called by the firmware through the machine stand-in.

    def read(self, pin: int) -> int:
        """Return the level of a pad."""
        if self.fault:
            fault, self.fault = self.fault, None
            raise fault
        return self.level[pin]

    def read_mv(self, pin: int) -> int:
        """Return the voltage at an analogue input; reading it takes a moment."""
        if self._sources.get(pin):
            return self._sources[pin]()
        if pin not in self._lines:
            return self.millivolts[pin]
        self._charge(pin, _CONVERSION_US)
        return int(self._lines[pin].pad_mv)

    def _charge(self, pin: int, us: int):
        line = self._lines[pin]
        if self.mode[pin] == OUTPUT:
            line.pad_mv = _SUPPLY_MV * self.latch[pin]
        else:
            pull_mv = _SUPPLY_MV if self.pull[pin] & PULL_UP else 0
            line.elapse(us, pull_mv, PULL_OHMS if self.pull[pin] else 0)

    def settle(self, pin: int):
        """Update the level of a pad after a change of mode, latch, pull or drive."""
        level = self._settled(pin)
        if pin in self._lines:
            self._charge(pin, 0)
        if level != self.level[pin]:
            self.level[pin] = level
            if pin in self._listeners and self.mode[pin] in (OUTPUT, OPEN_DRAIN):
                self._listeners[pin](level)

    # A function of its own: with more variables MicroPython has the frame of `settle` on the heap.
    def _settled(self, pin: int) -> int:
        """Return the level that a pad comes to."""
        mode = self.mode[pin]
        latch = self.latch[pin]
        if mode == OUTPUT or (mode == OPEN_DRAIN and not latch):
            return latch
        if self._outside[pin] != _FLOATING:
            return self._outside[pin]
        return 1 if self.pull[pin] & PULL_UP else 0

    def i2c_bus(self, sda: int, scl: int) -> dict:
        """Return the devices on the I2C bus of two pins, by address."""
        return self._buses.setdefault(sda << 5 | scl, {})

    def carries_i2c(self, sda: int, scl: int, hz: int) -> bool:
        """Return whether two pads pass I2C at `hz`: the chip's own pulls are too weak for fast."""
        least, most = self._outside[sda], self._outside[scl]
        if least > most:
            least, most = most, least
        return least > 0 and (most != _FLOATING or hz <= _WEAK_HZ)

    def stream(self, pin: int, timing: tuple, data):
        """Send `data` out of `pin`, bit by bit, with these high and low times."""
        chain = self._inputs.get(pin)
        if chain is not None:
            chain.receive(timing, data)


_current = None


def power_on(chip: RP2040):
    """Switch `chip` on; new objects of the machine stand-in belong to it."""
    global _current
    chip.reset()
    _current = chip


def current() -> RP2040:
    """Return the chip last switched on, or a chip with nothing connected."""
    global _current
    if _current is None:
        _current = RP2040()
    return _current
