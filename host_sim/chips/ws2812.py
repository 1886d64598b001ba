"""Virtual chain of WS2812B LEDs.

Source: WS2812B data sheet, version 5: green, red, blue, high bit first; the high time of a pulse
gives the bit (0: 220 to 380 ns, 1: from 580 ns); 20 mA for a colour at full brightness, about 1 mA
always. Older ones take 0.55 us for a 0 as well.
"""

_ZERO_TO_NS, _ONE_FROM_NS = 380, 580
_IDLE_UA = 1_000
_COLOUR_UA = 20_000


class Chain:
    """A chain of `count` LEDs.

    colours     red, green, blue of each
    frames      how many bit streams it received
    flaw        None, or where the wiring is wrong a function(colours, frames): changes what shines
    """

    def __init__(self, count: int):
        self.count = count
        self.colours = bytearray(3 * count)
        self.powered = False
        self.frames = 0
        self.flaw = None

    def power(self, on: int):
        """Switch the power of the LEDs; they start dark."""
        self.powered = bool(on)
        for i in range(len(self.colours)):
            self.colours[i] = 0
        if on and self.flaw:
            self.flaw(self.colours, self.frames)

    def receive(self, timing: tuple, data):
        """Process a bit stream: each LED keeps the first three bytes that reach it.

        With the right timing it allocates nothing, so tests can run it on a locked heap.
        """
        if not self.powered:
            return
        self.frames += 1
        data = _as_heard(timing, data)
        colours = self.colours
        for i in range(0, min(len(data) // 3, self.count) * 3, 3):
            colours[i] = data[i + 1]
            colours[i + 1] = data[i]
            colours[i + 2] = data[i + 2]
        if self.flaw:
            self.flaw(colours, self.frames)

    @property
    def microamps(self) -> int:
        """Current drawn now, in microamperes at 5 V."""
        if not self.powered:
            return 0
        return self.count * _IDLE_UA + sum(self.colours) * _COLOUR_UA // 255


def _as_heard(timing: tuple, data):
    """Return the bits that LEDs see; a 0 that is high for too long may be taken for a 1."""
    zero_is_one = timing[0] > _ZERO_TO_NS
    one_is_one = timing[2] >= _ONE_FROM_NS
    if one_is_one and not zero_is_one:
        return data
    if zero_is_one and not one_is_one:
        return bytes(~byte & 255 for byte in data)
    return bytes([255 if one_is_one else 0]) * len(data)
