"""The lamps as light: only changes are sent, at any time. The golden screens have how they look."""

import pytest
from machine import Pin

import wiring
from drivers.strip import Rail, Strip
from host_sim.chips import rp2040
from host_sim.chips.ws2812 import Chain
from ui import lights
from ui.lights import COLUMNS, FAST_PULSE, PULSE

GREY = 0x404040
GOLD = 0xFFB000
PLACE = wiring.JESTER_ROW * COLUMNS + 5
FRAME_MS = 20  # as often as the board moves
LONGEST_MS = 3000  # longer than any swell and any run along the board


class Board:
    """The board's four rows on a virtual chain."""

    def __init__(self):
        chip = rp2040.RP2040()
        self.chain = Chain(wiring.LEDS)
        chip.attach_stream(wiring.LED_MAIN, self.chain)
        chip.listen(wiring.LED_POWER, self.chain.power)
        rp2040.power_on(chip)
        Pin(wiring.LED_POWER, Pin.OUT, value=1)
        strip = Strip(Pin(wiring.LED_MAIN), wiring.LEDS)
        self._rail = Rail((strip,), budget_ma=5000)
        self._first = self.chain.frames  # the dark one at the start
        self.lights = lights.board(strip)
        self.lights.clear(0)

    @property
    def frames(self) -> int:
        return self.chain.frames - self._first

    def update(self, now: int):
        self.lights.update(now)
        self._rail.show()

    def lamp(self, place: int) -> tuple[int, ...]:
        at = 3 * wiring.BOARD[place // COLUMNS][place % COLUMNS]
        return tuple(self.chain.colours[at : at + 3])

    def film(self, place: int, ms: int = LONGEST_MS) -> list[tuple[int, ...]]:
        """The colours of a lamp, a frame each, from the moment when the marks were set."""
        colours = []
        for now in range(0, ms, FRAME_MS):
            self.update(now)
            colours.append(self.lamp(place))
        return colours


@pytest.fixture
def board():
    return Board()


def test_nothing_is_sent_while_nothing_moves(board):
    board.lights.paint(PLACE, GREY)
    board.film(PLACE)
    assert board.frames == 1


def test_a_moving_board_is_sent_at_most_every_20_ms(board):
    board.lights.mark(PLACE, FAST_PULSE, GOLD)
    for now in range(0, 1000, 5):
        board.update(now)
    assert 40 <= board.frames <= 50


def test_a_cleared_board_is_dark_and_still(board):
    board.lights.paint(PLACE, GREY)
    board.lights.wave(GOLD)
    board.film(PLACE, ms=100)
    board.lights.clear(100)
    board.update(100)
    assert not any(board.chain.colours)
    frames = board.frames
    board.film(PLACE)
    assert board.frames == frames


def test_time_may_wrap(board):
    """Ticks begin anew at 2**30: a pulse goes on as if nothing had happened."""
    wrap = 1 << 30
    start = wrap - 300
    board.lights.clear(start)
    board.lights.mark(PLACE, PULSE, GOLD)
    over = []
    for now in range(0, 1000, FRAME_MS):
        board.update((start + now) % wrap)
        over.append(board.lamp(PLACE))
    other = Board()
    other.lights.mark(PLACE, PULSE, GOLD)
    assert over == other.film(PLACE, ms=1000)
