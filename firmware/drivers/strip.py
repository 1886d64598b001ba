"""Chains of WS2812 LEDs with a common current limit, and the supply that feeds them.

Full brightness is such that the brightest picture of any game (PEAK) stays within the limit. So a
mark that pulses on a picture doesn't dim the rest of it.

The limit is checked for every frame, on the bytes that are sent: a picture that would draw too
much, such as all white, is dimmed as a whole, on all chains alike. That is done some fifty times a
second, so the loops are MicroPython's viper.

Of the supply, the voltage of the LED rail and the current that a USB-C charger offers are measured.
"""

import micropython
from machine import ADC, Pin
from micropython import const
from neopixel import NeoPixel

import wiring

_FULL = const(255)

# Light of the brightest picture of any game, marks included: the sum of its bytes after gamma.
# tests/tables/test_light.py measures the pictures.
PEAK = const(5000)

_REFERENCE_MV = const(3300)
_MOST_READ = const(65535)  # by an analogue input, at the reference voltage
_SAMPLES = const(8)

# (mV, mA): from this voltage on, on the CC contact in use, this current is offered (USB Type-C 2.0,
# table 4-36).
_OFFERS = ((1230, 3000), (660, 1500), (200, 500))


class Strip:
    """A chain of `count` LEDs on `pin`, and the picture meant for them.

    pixels    3 * count bytes, red green blue of each LED, before gamma and brightness; shown by
              the next `Rail.show()`

    All else is for the rail.
    """

    def __init__(self, pin, count: int):
        self.count = count
        self.pixels = bytearray(3 * count)

        self.light = 0  # the sum of the bytes of the frame to send
        self.drawn = 0  # the same for the frame that the LEDs show
        # The stubs know a timing as a number only.
        self._chain = NeoPixel(pin, count, timing=wiring.LED_NS)  # pyright: ignore
        self._filled = bytearray(3 * count)  # the pixels that the frame was made from
        self.waiting = True  # the frame may differ from what the LEDs show

    @property
    def stale(self) -> bool:
        """Whether the picture has changed since the frame was made from it."""
        return self.pixels != self._filled

    def fill(self, level: bytearray) -> None:
        """Make the frame, in which green comes first; level: the byte to send for each byte."""
        self.light = _fill(self._chain.buf, self.pixels, self._filled, level, len(self.pixels))
        self.waiting = True

    def dim(self, least: int, share: int, whole: int) -> None:
        """Scale the frame's bytes but 0: what they have above `least` by `share / whole`."""
        self.light = _dim(self._chain.buf, len(self.pixels), least, share, whole)
        self.waiting = True

    def send(self) -> None:
        """Send the frame if the LEDs may not show it."""
        if self.waiting:
            self._chain.write()
            self.waiting = False
            self.drawn = self.light


@micropython.viper
def _fill(frame, pixels, filled, level, size: int) -> int:
    """Make a frame from pixels, and a copy of them; return the sum of the frame's bytes."""
    to = ptr8(frame)
    source = ptr8(pixels)
    kept = ptr8(filled)
    levels = ptr8(level)
    total = 0
    for i in range(0, size, 3):
        red = source[i]
        green = source[i + 1]
        blue = source[i + 2]
        kept[i] = red
        kept[i + 1] = green
        kept[i + 2] = blue
        red = levels[red]
        green = levels[green]
        blue = levels[blue]
        to[i] = green
        to[i + 1] = red
        to[i + 2] = blue
        total += red + green + blue
    return total


@micropython.viper
def _fill_levels(level, part: int, whole: int):
    """Fill a table for gamma 2, of which `part / whole` is sent, rounded up."""
    levels = ptr8(level)
    for value in range(_FULL + 1):
        light = (value * value + _FULL - 1) // _FULL
        levels[value] = (light * part + whole - 1) // whole


@micropython.viper
def _dim(frame, size: int, least: int, share: int, whole: int) -> int:
    """Scale as `Strip.dim` says, rounded down; return the sum of the bytes."""
    levels = ptr8(frame)
    total = 0
    for i in range(size):
        value = levels[i]
        if value:
            value = least + (value - least) * share // whole
            levels[i] = value
            total += value
    return total


class Rail:
    """Feeds `strips`, which together may draw `budget_ma` milliamperes; they start dark.

    peak: light of the brightest picture to come (see PEAK). At full brightness it just fits the
    budget, so no picture up to it is dimmed. With 0 only the check of each frame keeps the budget.

    brightness    0..255, for all strips, from the next `show()` on
    milliamps     what they draw by estimate, idle LEDs included, rounded up
    limiting      whether the last picture was dimmed to fit the budget
    """

    def __init__(self, strips: tuple, budget_ma: int, peak: int = 0):
        self._strips = strips
        self._leds = sum([strip.count for strip in strips])
        self._idle_ma = self._leds * wiring.LED_IDLE_MA
        self._peak = peak
        self._most = 0  # light that all frames together may have
        self.limit(budget_ma)

        self.brightness = _FULL
        self.milliamps = self._idle_ma
        self.limiting = False

        self._level = bytearray(256)  # byte to send for each byte of a pixel
        self._level_brightness = 0  # the brightness that `_level` was made for
        for strip in strips:
            strip.send()  # after a reset the LEDs still show their last picture

    def limit(self, budget_ma: int) -> None:
        """Set the limit of the strips, in milliamperes."""
        light_ma = max(0, budget_ma - self._idle_ma)
        most = light_ma * _FULL // wiring.LED_COLOUR_MA
        if most != self._most:
            self._most = most
            self._level_brightness = -1  # so that every frame is made again

    def show(self) -> bool:
        """Send the pictures that the LEDs may not show; return whether one was sent."""
        anew = self.brightness != self._level_brightness
        if anew:
            self._make_levels()
        elif not self._due():
            return False
        total = 0
        room = 0  # for 1 in every byte of the strips that are lit, so that no lamp goes out
        for strip in self._strips:
            # A dimmed frame is made again: the other strips may leave more room now, or less.
            if anew or self.limiting or strip.stale:
                strip.fill(self._level)
            total += strip.light
            if strip.light:
                room += 3 * strip.count
        self.limiting = total > self._most
        if self.limiting:
            if room > self._most:
                room = 0
            for strip in self._strips:
                strip.dim(1 if room else 0, self._most - room, total - room)
        self._send()
        return True

    def repeat(self) -> None:
        """Send the frames again with the next `show`.

        An LED keeps what it last received: a disturbed frame, or none where a chain was plugged in
        late or the rail came up after the first frame.
        """
        for strip in self._strips:
            strip.waiting = True

    def _due(self) -> bool:
        """Return whether a picture has changed or a frame waits to be sent."""
        for strip in self._strips:
            if strip.stale or strip.waiting:
                return True
        return False

    def _make_levels(self) -> None:
        """Compute the byte to send for each byte of a pixel.

        That is gamma 2, then brightness, rounded up so that faint lamps stay lit.
        """
        room = max(1, self._most - 3 * self._leds)  # every byte may be rounded up by almost 1
        peak = max(1, self._peak)
        _fill_levels(self._level, self.brightness * min(room, peak), _FULL * peak)
        self._level_brightness = self.brightness

    def _send(self) -> None:
        """Send the frames, first those that don't get brighter.

        The pictures before and after fit the budget; in this order those in between do too.
        """
        for strip in self._strips:
            if strip.light <= strip.drawn:
                strip.send()
        drawn = 0
        for strip in self._strips:
            strip.send()
            drawn += strip.drawn
        self.milliamps = self._idle_ma + (drawn * wiring.LED_COLOUR_MA + _FULL - 1) // _FULL


class Sense:
    """The rail's voltage, halved by a divider, on the analogue GPIO `pin`.

    wired    whether the divider is there: a pin without one follows the Pico's own pull resistors

    Nothing else may drive the pin when this is created.
    """

    def __init__(self, pin: int):
        # Down before up: a loose pin of an RP2350 stays high once it was.
        low = Pin(pin, Pin.IN, Pin.PULL_DOWN).value() == 0
        high = Pin(pin, Pin.IN, Pin.PULL_UP).value() == 1
        self.wired = not (low and high)
        self._adc = ADC(Pin(pin))

    def millivolts(self) -> int:
        """Return the rail's voltage in mV; -1 if it isn't wired."""
        if not self.wired:
            return -1
        return (2 * _mean(self._adc) * _REFERENCE_MV + _MOST_READ // 2) // _MOST_READ


def offer_inputs(pins) -> list:
    """Return the analogue inputs of a USB-C charger's CC contacts, at the GPIOs `pins`.

    A capacitor at each pin takes 8 ms to charge through the resistors there: read them 10 ms later.
    """
    for pin in pins:
        # Over a restart a pin without a wire keeps a charge, which would read as an offer.
        Pin(pin, Pin.OUT, value=0)
    # An ADC has no pull resistor: one would take a fifth of the voltage behind 10 kilohm.
    return [ADC(Pin(pin)) for pin in pins]


def offered_ma(inputs) -> int:
    """Return the current that a charger offers at its CC contacts, in mA; 0 for none."""
    highest = max([_mean(adc) for adc in inputs]) * _REFERENCE_MV // _MOST_READ
    for least, offer in _OFFERS:
        if highest >= least:
            return offer
    return 0


def _mean(adc) -> int:
    """Return the mean of some readings, 0..65535."""
    total = 0
    for _ in range(_SAMPLES):
        total += adc.read_u16()
    return total // _SAMPLES
