"""Stand-in for MicroPython's `machine` (rp2 port), on a virtual RP2040.

Names, constants, defaults and errors are the port's. Only what the firmware uses is here.
"""

from host_sim.chips import rp2040

_EIO = 5


class Pin:
    """A GPIO of the chip last switched on."""

    IN = 0
    OUT = 1
    OPEN_DRAIN = 2
    PULL_UP = 1
    PULL_DOWN = 2

    def __init__(self, id, mode=None, pull=None, *, value=None):
        if isinstance(id, Pin):
            id = id.number
        self.chip = rp2040.current()
        if id in self.chip.names:
            self.number = self.chip.names[id]
        elif isinstance(id, int) and 0 <= id < rp2040.PINS:
            self.number = id
        else:
            raise ValueError("invalid pin")
        if mode is not None or pull is not None or value is not None:
            self.init(mode, pull, value=value)

    def init(self, mode=None, pull=None, *, value=None):
        chip = self.chip
        if mode is not None:
            if mode not in (Pin.IN, Pin.OUT, Pin.OPEN_DRAIN):
                raise ValueError("invalid pin af: %d" % mode)
            if value is None and mode == Pin.OPEN_DRAIN:
                value = 1
            if value is not None and mode != Pin.IN:
                chip.latch[self.number] = 1 if value else 0
            chip.mode[self.number] = mode
        chip.pull[self.number] = pull or 0
        chip.settle(self.number)

    def value(self, x=None):
        if x is None:
            return self.chip.read(self.number)
        self.chip.latch[self.number] = 1 if x else 0
        self.chip.settle(self.number)
        return None

    __call__ = value


def _to_peripheral(pin, pull):
    """Connect a pad to a peripheral."""
    pin.chip.mode[pin.number] = rp2040.PERIPHERAL
    pin.chip.pull[pin.number] = pull
    pin.chip.settle(pin.number)


class _Bus:
    """What both kinds of I2C have in common; `freq` in Hz."""

    def _join(self, scl, sda, freq):
        self.freq = freq
        self._chip = scl.chip
        self._sda = sda.number
        self._scl = scl.number
        self._devices = scl.chip.i2c_bus(sda.number, scl.number)

    def scan(self):
        if not self._chip.carries_i2c(self._sda, self._scl, self.freq):
            return []
        return sorted(self._devices)

    def writeto(self, addr, buf, stop=True):
        carries = self._chip.carries_i2c(self._sda, self._scl, self.freq)
        if addr not in self._devices or not carries:
            raise OSError(_EIO, "EIO")  # the port's error for a missing acknowledge
        self._devices[addr].receive(buf)
        return len(buf)


class SoftI2C(_Bus):
    """I2C on any two pins, by their drivers."""

    def __init__(self, scl, sda, *, freq=400_000, timeout=50_000):
        for pin in (scl, sda):
            pin.init(Pin.OPEN_DRAIN, Pin.PULL_UP)
        self._join(scl, sda, freq)
        self.timeout = timeout


class I2C(_Bus):
    """An I2C controller on two pins."""

    _DEFAULTS = ((5, 4), (7, 6))  # (scl, sda) of each controller

    def __init__(self, id=0, freq=400_000, *, scl=None, sda=None, timeout=50_000):
        if id not in (0, 1):
            raise ValueError("I2C(%d) doesn't exist" % id)
        scl = Pin(self._DEFAULTS[id][0] if scl is None else scl)
        sda = Pin(self._DEFAULTS[id][1] if sda is None else sda)
        if scl.number & 3 != 1 + 2 * id:
            raise ValueError("bad SCL pin")
        if sda.number & 3 != 2 * id:
            raise ValueError("bad SDA pin")
        _to_peripheral(scl, Pin.PULL_UP)
        _to_peripheral(sda, Pin.PULL_UP)
        self._join(scl, sda, freq)
        self.timeout = timeout


class PWM:
    """A channel of a PWM slice; both channels of a slice share the frequency."""

    def __init__(self, dest, freq=None, *, duty_u16=None, invert=None):
        pin = Pin(dest)
        self._channel = pin.number & 1
        self._slice = pin.chip.slices[pin.number >> 1 & 7]
        self._slice.inverted[self._channel] = False
        self.init(freq, duty_u16=duty_u16, invert=invert)
        _to_peripheral(pin, 0)

    def init(self, freq=None, *, duty_u16=None, invert=None):
        if freq is not None:
            self.freq(freq)
        if duty_u16 is not None:
            self.duty_u16(duty_u16)
        if invert is not None:
            self._slice.inverted[self._channel] = bool(invert)

    def freq(self, value):
        if value < 8:
            raise ValueError("freq too small")
        if value > 62_500_000:
            raise ValueError("freq too large")
        self._slice.hz = value

    def duty_u16(self, value):
        self._slice.duty[self._channel] = min(value, 65535)
        self._slice.running = True


class ADC:
    """An analogue input: GPIO 26..29. It reads 0 while nothing drives it."""

    def __init__(self, pin):
        pin = Pin(pin)
        if not 26 <= pin.number <= 29:
            raise ValueError("Pin doesn't have ADC capabilities")
        _to_peripheral(pin, 0)
        self._pin = pin

    def read_u16(self):
        return self._pin.chip.read_mv(self._pin.number) * 65535 // 3300


class Timer:
    """A periodic timer; `RP2040.elapse` lets its time pass."""

    def __init__(self, id):
        if id != -1:
            raise ValueError("Timer doesn't exist")
        self._chip = rp2040.current()
        self._period = 0
        self._left = 0
        self._callback = None

    def init(self, *, period, callback):
        self._period = self._left = period
        self._callback = callback
        if self not in self._chip.timers:
            self._chip.timers.append(self)

    def deinit(self):
        if self in self._chip.timers:
            self._chip.timers.remove(self)

    def elapse(self, ms):
        self._left -= ms
        while self._left <= 0 and self in self._chip.timers:
            self._left += self._period
            if self._callback:
                self._callback(self)


def bitstream(pin, encoding, timing, data):
    """Send `data` out of `pin`, high bit first, as pulses of the given widths in ns."""
    if encoding != 0:
        raise ValueError("encoding")
    pin.chip.mode[pin.number] = rp2040.OUTPUT
    pin.chip.stream(pin.number, timing, data)


def soft_reset():
    """End the program, which the caller then restarts."""
    raise SystemExit("machine.soft_reset()")


def reset():
    """End the program at once; the caller then resets the chip."""
    raise rp2040.Reset
