"""A desk without firmware, with what the page and its server need.

A press shows on the pressed end's panel after as many ticks as a real button takes to be believed,
and moves the crown on the board.
"""

from typing import ClassVar

import wiring
from games import CHANCE
from host_sim.cable import Cable
from tables import PERSON

TICK_MS = 5
_BELIEVED_TICKS = 3
_RED, _GREEN, _WATER = (4, 1, 1), (1, 3, 1), (1, 1, 4)
_PIECES = (
    (wiring.CROWN_ROW, 8, (255, 150, 0)),
    (wiring.COURT_ROW, 6, (60, 90, 255)),
    (wiring.COURT_ROW, 8, (255, 170, 30)),
    (wiring.COURT_ROW, 10, (60, 90, 255)),
    (wiring.WIZARD_ROW, 7, (120, 10, 255)),
    (wiring.JESTER_ROW, 9, (255, 40, 4)),
)


class Panel:
    """An OLED chip's face."""

    def __init__(self):
        self.memory = bytearray(1024)
        self.on = True
        self.contrast = 255
        self.traffic = 0
        self.latest = bytes(8)

    def picture(self) -> bytes:
        return bytes(self.memory)

    def box(self, x: int, width: int, pattern: int) -> None:
        """Fill columns with the bit pattern of eight rows, on every page but the outer ones."""
        for page in range(1, 7):
            self.memory[page * 128 + x : page * 128 + x + width] = bytes([pattern]) * width
            self.traffic += width


class Strip:
    """An LED chain's face; `rows` as in `wiring`."""

    def __init__(self, rows):
        self.colours = bytearray(3 * sum(map(len, rows)))
        self.frames = 0
        self._rows = rows

    def light(self, row: int, column: int, colour: tuple[int, int, int]) -> None:
        at = 3 * self._rows[row][column]
        self.colours[at : at + 3] = bytes(colour)


class Hexagon:
    """What the page is told of the hexagon: the icons of its spaces, row by row."""

    def __init__(self, icons: bytes = b""):
        self.icons = icons


class Match:
    """Two people play; nobody is asked to act."""

    over = False
    players = 2
    seats = (PERSON, PERSON)

    @property
    def game(self) -> "Match":
        return self

    def to_act(self) -> int:
        return CHANCE


class Declared:
    """What the page is told of the game."""

    SECRET_HANDS = False


class Table:
    """Nothing is told, and nothing computed."""

    telling = working = False

    @property
    def table(self) -> "Table":
        return self


class App:
    """What the page is told of the firmware: a match for two, so that it shows both ends."""

    hexagon = Hexagon()  # a test may put another one
    game = "royal-visit"
    declared = Declared()
    shown = "match"
    screen = None
    match = Match()
    match_screen = Table()
    problem = 0
    resumable = None
    working = False
    unsaved = False
    not_saved = False
    settings: ClassVar = {"language": "en"}

    def choosing(self, game: str) -> tuple:
        self.game = game
        return ()


class ToyDesk:
    """See the module.

    break_at: ms after the first power-on at which a tick raises, as broken firmware would
    """

    device = None

    def __init__(self, flash: str, seed: int, break_at: int | None = None):
        self.flash = flash
        self.seed = seed
        self.powers = 0
        self.cable = Cable()
        self.pins: set[tuple[int, int]] = set()
        self.break_at = break_at
        self._dark()

    def _dark(self) -> None:
        self.now = 0
        self.app = None
        self.tone = 0
        self.milliamps = 0
        self.limiting = False
        self.oleds = (Panel(), Panel())
        self.strip = Strip(wiring.BOARD)
        self.hexagon = Strip(wiring.HEXAGON)
        self.presses = [0, 0]
        self._ages: dict[tuple[int, int], int] = {}

    def power_on(self) -> None:
        self.powers += 1
        self._dark()
        self.app = App()
        self.milliamps = 131
        for row in range(1, wiring.ROWS):
            for column in range(wiring.COLUMNS):
                self.strip.light(row, column, _ground(column))
        for piece in _PIECES:
            self.strip.light(*piece)
        for end in range(2):
            self._show(end)

    def power_off(self) -> None:
        self._dark()

    def down(self, end: int, button: int) -> None:
        self.pins.add((end, button))

    def up(self, end: int, button: int) -> None:
        self.pins.discard((end, button))

    def tick(self) -> None:
        self.now += TICK_MS
        if self.powers == 1 and self.now == self.break_at:
            raise ZeroDivisionError("the toy broke as asked")
        self._ages = {pin: self._ages.get(pin, 0) + 1 for pin in self.pins}
        for end, _ in [pin for pin, age in self._ages.items() if age == _BELIEVED_TICKS]:
            self.presses[end] += 1
            self._show(end)
        self.tone = 880 if self.pins else 0
        self.milliamps = 131 + 40 * len(self.pins)
        self.limiting = len(self.pins) > 3

    def _show(self, end: int) -> None:
        panel = self.oleds[end]
        for column in range(8):
            chosen = column == self.presses[end] % 8
            panel.box(16 * column, 14, 0xFF if chosen else 0x55)


def _ground(column: int) -> tuple[int, int, int]:
    if column < 2:
        return _RED
    if column > 14:
        return _GREEN
    return _WATER if column == 8 else (1, 1, 1)
