"""The ways in which a table can be wired wrong: FAULTS, one list for scripts and tests.

A fault is a kind and a place, joined by a hyphen where there is a place. The kinds that the
self-test can tell apart have its names (firmware/app/diagnostics/selftest/diagnosis.py).

Runs on CPython and MicroPython.
"""

import wiring
from host_sim.chips.oled import CONTROLLERS

_ENDS = ("a", "b")
_NAMES = ("left", "right", "up", "down", "ok")  # a button's neighbours have the pins beside its own
_CHAINS = ("board", "hexagon")
_OTHER_ADDRESS = 0x3D
# Of the pin of a worn contact, from when it opens: 30 ms of polls, then more than make a press.
_OPEN, _REST = 6, 6 + 64

_BUTTONS = tuple([end + "-" + name for end in _ENDS for name in _NAMES])
_NEIGHBOURS = tuple([end + "-" + name for end in _ENDS for name in _NAMES[:-1]])

# (kind, its places).
KINDS = (
    ("display", _ENDS),  # not plugged in
    ("unpowered", _ENDS),  # VCC and GND exchanged, or its fuse open: it holds both lines low
    ("crossed", _ENDS),  # SDA and SCL swapped
    ("loose", ("a-sda", "a-scl", "b-sda", "b-scl")),  # that wire is off
    ("address", _ENDS),  # set to 0x3D
    ("other-bus", _ENDS),  # on the wires of the other end's display
    ("pull-ups", _ENDS),  # a module without them, none on the board
    ("controller", _ENDS),  # another one than was chosen: the picture is moved or dark
    ("exchanged", ("",)),  # both displays, each on the other's plug
    ("stuck", _BUTTONS),
    ("open", _BUTTONS),
    ("swapped", _NEIGHBOURS),  # with the next button
    ("bridged", _NEIGHBOURS),  # with the next one's pin
    ("neighbour", _NEIGHBOURS),  # on the next one's pin instead of its own
    ("bouncing", _BUTTONS),  # its worn contact closes once more, long after it was let go
    ("ends", ("",)),  # both plugs of buttons exchanged
    ("rail", ("",)),  # no 5 V for the LEDs
    ("shorted", ("",)),  # 5 V joined to ground among the LEDs: a row turned, or a plug reversed
    ("sense", ("",)),  # the wire that measures the rail is off
    ("charger", ("",)),  # too weak, or its cable too thin
    ("data", _CHAINS),  # no data, or into the end of an LED
    ("wrong-end", ("board", "board-q", "hexagon")),  # entered at the last row, or at space q
    ("row", ("1", "2", "3", "4")),  # that strip runs backwards
    ("dead", ("1", "24", "68", "hexagon-6")),  # that LED alone is dark
    ("broken", ("2", "35", "hexagon-20")),  # dark from that LED on
    ("level", _CHAINS),  # data of 3.3 V
    ("ground", _CHAINS),  # no ground
    ("order", ("board",)),  # a strip whose colours come in another order
    ("buzzer", ("",)),  # open
)
FAULTS = tuple([kind + "-" * bool(place) + place for kind, places in KINDS for place in places])


def split(fault: str) -> tuple:
    """Return the kind and the place of one of FAULTS."""
    for kind, places in KINDS:
        for place in places:
            if kind + "-" * bool(place) + place == fault:
                return kind, place
    raise ValueError(fault)


class Miswiring:
    """Wires a `host_sim.desk.Desk` wrong."""

    def __init__(self, desk):
        self._desk = desk
        self._chip = desk.chip

    def do(self, fault: str) -> None:
        """Do one of FAULTS."""
        kind, place = split(fault)
        getattr(self, "_" + kind.replace("-", "_"))(place)

    # Displays.

    def _display(self, place: str) -> None:
        self._chip.detach_i2c(*_bus(_ENDS.index(place)))

    def _unpowered(self, place: str) -> None:
        self._display(place)
        for pin in _bus(_ENDS.index(place))[:2]:
            self._chip.drive(pin, 0)

    def _crossed(self, place: str) -> None:
        self._display(place)
        sda, scl, address = _bus(_ENDS.index(place))
        self._chip.attach_i2c(scl, sda, address, self._oled(place))

    def _loose(self, place: str) -> None:
        self._display(place[0])
        pins = _bus(_ENDS.index(place[0]))[:2]
        self._chip.drive(pins[place.endswith("sda")], 1)

    def _address(self, place: str) -> None:
        self._display(place)
        sda, scl, _ = _bus(_ENDS.index(place))
        self._chip.attach_i2c(sda, scl, _OTHER_ADDRESS, self._oled(place))

    def _other_bus(self, place: str) -> None:
        self._display(place)
        sda, scl, address = _bus(1 - _ENDS.index(place))
        there = self._chip.i2c_bus(sda, scl).get(address)
        both = _Both(there, self._oled(place)) if there else self._oled(place)
        self._chip.attach_i2c(sda, scl, address, both)

    def _pull_ups(self, place: str) -> None:
        self._display(place)
        self._chip.attach_i2c(*_bus(_ENDS.index(place)), self._oled(place), pulled=False)

    def _exchanged(self, _place: str) -> None:
        for place in _ENDS:
            self._display(place)
        for end in range(2):
            self._chip.attach_i2c(*_bus(1 - end), self._desk.oleds[end])

    def _controller(self, place: str) -> None:
        self._display(place)
        other = CONTROLLERS["SH1106" if wiring.OLED_CONTROLLER == "SSD1306" else "SSD1306"]()
        oleds = list(self._desk.oleds)
        oleds[_ENDS.index(place)] = other
        self._desk.oleds = tuple(oleds)
        self._chip.attach_i2c(*_bus(_ENDS.index(place)), other)

    def _oled(self, place: str):
        return self._desk.oleds[_ENDS.index(place)]

    # Buttons.

    def _stuck(self, place: str) -> None:
        pins = self._desk.pins
        index = _BUTTONS.index(place)
        for pin in pins[index]:
            self._chip.drive(pin, 0)
        pins[index] = ()

    def _open(self, place: str) -> None:
        self._desk.pins[_BUTTONS.index(place)] = ()

    def _swapped(self, place: str) -> None:
        pins = self._desk.pins
        index = _BUTTONS.index(place)
        pins[index], pins[index + 1] = pins[index + 1], pins[index]

    def _bridged(self, place: str) -> None:
        pins = self._desk.pins
        index = _BUTTONS.index(place)
        pins[index] = pins[index + 1] = pins[index] + pins[index + 1]

    def _neighbour(self, place: str) -> None:
        pins = self._desk.pins
        index = _BUTTONS.index(place)
        pins[index] = pins[index + 1]

    def _bouncing(self, place: str) -> None:
        self._chip.read = _Worn(self._chip, self._desk.pins[_BUTTONS.index(place)][0]).read

    def _ends(self, _place: str) -> None:
        pins = self._desk.pins
        half = len(_NAMES)
        pins[:] = pins[half:] + pins[:half]

    # Supply and buzzer.

    def _rail(self, _place: str) -> None:
        self._desk.mishaps.unplug("rail")

    def _shorted(self, _place: str) -> None:
        self._desk.mishaps.supply(400)

    def _sense(self, _place: str) -> None:
        self._desk.mishaps.unplug("sense")

    def _charger(self, _place: str) -> None:
        self._desk.mishaps.supply(5000, ohms=2.5)

    def _buzzer(self, _place: str) -> None:
        self._desk.piezo.wired = False

    # Chains of LEDs.

    def _chain(self, place: str):
        return self._desk.hexagon if place.startswith(_CHAINS[1]) else self._desk.strip

    def _data(self, place: str) -> None:
        chain = self._chain(place)
        chain.flaw = _dark(0, chain.count)

    def _wrong_end(self, place: str) -> None:
        if place.endswith("q"):
            order = _turned(*range(wiring.ROWS))
        else:
            order = list(range(self._chain(place).count))[::-1]
        self._chain(place).flaw = _moved(order)

    def _row(self, place: str) -> None:
        self._desk.strip.flaw = _moved(_turned(int(place) - 1))

    def _dead(self, place: str) -> None:
        lamp = _lamp(place)
        self._chain(place).flaw = _dark(lamp, lamp + 1)

    def _broken(self, place: str) -> None:
        chain = self._chain(place)
        chain.flaw = _dark(_lamp(place), chain.count)

    def _level(self, place: str) -> None:
        self._chain(place).flaw = _flicker

    def _ground(self, place: str) -> None:
        self._chain(place).flaw = _glow

    def _order(self, place: str) -> None:
        self._chain(place).flaw = _exchange_red_and_green


def _bus(end: int) -> tuple:
    """Return SDA, SCL and address of the display at an end."""
    return wiring.OLED_SDA[end], wiring.OLED_SCL[end], wiring.OLED_ADDRESS


def _lamp(place: str) -> int:
    """Return the index of the LED that ends a place such as "hexagon-6"."""
    return int(place.split("-")[-1]) - 1


def _turned(*rows: int) -> list:
    """Return for each place of the board the index of the LED there, with `rows` backwards."""
    order = list(range(wiring.LEDS))
    for row in rows:
        for there, here in zip(wiring.BOARD[row], reversed(wiring.BOARD[row])):
            order[there] = here
    return order


class _Worn:
    """A contact that closes once more after it has opened. It counts how often the pin is read."""

    def __init__(self, chip, pin: int):
        self._read = chip.read
        self._pin = pin
        self._reads = _REST  # since it opened

    def read(self, pin: int) -> int:
        level = self._read(pin)
        if pin != self._pin:
            return level
        self._reads = self._reads + 1 if level else 0
        return int(level and not _OPEN < self._reads < _REST)


class _Both:
    """Two displays at one address of one bus."""

    def __init__(self, one, other):
        self._displays = (one, other)

    def receive(self, data):
        for display in self._displays:
            display.receive(data)


# Flaws of chains: see `Chain.flaw`.


def _moved(order: list):
    """LEDs at other places: `order` has for each place the index of the LED there."""

    def show(colours, frames: int) -> None:
        sent = bytes(colours)
        for place, lamp in enumerate(order):
            colours[3 * place : 3 * place + 3] = sent[3 * lamp : 3 * lamp + 3]

    return show


def _dark(first: int, end: int):
    """The LEDs from `first` to `end - 1` are dark."""

    def show(colours, frames: int) -> None:
        for i in range(3 * first, 3 * end):
            colours[i] = 0

    return show


def _flicker(colours, frames: int) -> None:
    """Misread many bits, others in each frame: ones only, which are too low."""
    noise = frames * 251 + 1
    for i in range(len(colours)):
        noise = noise * 75 % 65537
        colours[i] &= noise & 255


def _glow(colours, frames: int) -> None:
    """Shine faintly by what flows through the data wire, whatever is sent."""
    for i in range(len(colours)):
        colours[i] = 3 if i % 7 == 0 else 0


def _exchange_red_and_green(colours, frames: int) -> None:
    for i in range(0, len(colours), 3):
        colours[i], colours[i + 1] = colours[i + 1], colours[i]
