"""The lamps as light: what is painted stays, what is marked moves, and only changes are sent."""

from itertools import pairwise

import pytest
from machine import Pin

import wiring
from drivers.strip import Rail, Strip
from host_sim.chips import rp2040
from host_sim.chips.ws2812 import Chain
from ui import lights
from ui.lights import COLUMNS, FAST_PULSE, PULSE

PLACES = wiring.LEDS
GREY = 0x404040
GOLD = 0xFFB000
PLACE = wiring.JESTER_ROW * COLUMNS + 5
FRAME_MS = 20  # as often as the board moves
LONGEST_MS = 3000  # longer than any swell and any run along the board


class Lamps:
    """Lights on a virtual chain that counts the frames it gets."""

    def __init__(self, count: int, make):
        chip = rp2040.RP2040()
        self.chain = Chain(count)
        self.frames = 0
        chip.attach_stream(wiring.LED_MAIN, self)
        chip.listen(wiring.LED_POWER, self.chain.power)
        rp2040.power_on(chip)
        Pin(wiring.LED_POWER, Pin.OUT, value=1)
        strip = Strip(Pin(wiring.LED_MAIN), count)
        self._rail = Rail((strip,), budget_ma=5000)
        self.frames = 0  # but for the dark one at the start
        self.lights = make(strip)
        self.lights.clear(0)

    def receive(self, timing, data):
        self.frames += 1
        self.chain.receive(timing, data)

    def update(self, now: int):
        self.lights.update(now)
        self._rail.show()


class Board(Lamps):
    """The board's four rows."""

    def __init__(self):
        super().__init__(wiring.LEDS, lights.board)

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


class Panel(Lamps):
    """The hexagon."""

    def __init__(self):
        super().__init__(37, lights.hexagon)

    def lit(self) -> set[tuple[int, int]]:
        """The row and column of every lamp that shines."""
        return {
            (row, column)
            for row in range(7)
            for column in range(len(wiring.HEXAGON[row]))
            if any(self.chain.colours[3 * wiring.HEXAGON[row][column] :][:3])
        }


@pytest.fixture
def board():
    return Board()


@pytest.fixture
def painted(board):
    """What a lamp looks like that is painted in a colour."""

    def colour_of(colour: int) -> tuple[int, ...]:
        other = Board()
        other.lights.paint(PLACE, colour)
        other.update(0)
        return other.lamp(PLACE)

    return colour_of


def test_every_place_is_a_lamp_of_its_own(board):
    for place in range(PLACES):
        board.lights.clear(0)
        board.lights.paint(place, GOLD)
        board.update(0)
        assert [p for p in range(PLACES) if any(board.lamp(p))] == [place]


@pytest.mark.parametrize("kind", [PULSE, FAST_PULSE])
def test_a_mark_moves_between_the_still_colour_and_its_own(board, painted, kind):
    board.lights.paint(PLACE, GREY)
    board.lights.mark(PLACE, kind, GOLD)
    colours = board.film(PLACE)
    assert colours[0] == painted(GOLD), "a new mark is seen at once"
    assert max(colours) == painted(GOLD)
    nearest = min(sum(abs(a - b) for a, b in zip(c, painted(GREY), strict=True)) for c in colours)
    assert nearest < 16


def test_a_beat_is_faster_than_a_pulse():
    def turns(kind):
        board = Board()
        board.lights.mark(PLACE, kind, GOLD)
        light = [sum(colour) for colour in board.film(PLACE)]
        rising = [a < b for a, b in pairwise(light)]
        return sum(a != b for a, b in pairwise(rising))

    assert turns(FAST_PULSE) > 1.5 * turns(PULSE) > 0


def test_a_mark_leaves_the_other_lamps_alone(board):
    board.lights.paint(PLACE + 1, GREY)
    board.lights.mark(PLACE, PULSE, GOLD)
    assert len(set(board.film(PLACE + 1))) == 1


def test_a_wave_runs_along_the_board(board):
    """Its crests come to each column just after the one before it, in all rows alike."""
    board.lights.wave(GOLD)
    crests = [[] for _ in range(COLUMNS)]
    for now in range(0, LONGEST_MS, FRAME_MS):
        board.update(now)
        row = [board.lamp(column) for column in range(COLUMNS)]
        for place in range(PLACES):
            assert board.lamp(place) == row[place % COLUMNS]
        for column in range(COLUMNS):
            if row[column] == max(row) and any(row[column]):
                crests[column].append(now)
    for column in range(1, COLUMNS):
        after = min(now for now in crests[column] if now > crests[column - 1][0])
        assert after - crests[column - 1][0] <= 100


@pytest.mark.parametrize(("before", "after"), [(GREY, GREY >> 1), (0x010000, 0x010000)])
def test_what_a_wave_runs_over_fades_and_stays_lit(board, painted, before, after):
    board.lights.paint(PLACE, before)
    board.lights.wave(0)
    assert max(board.film(PLACE)) == painted(after)


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


def test_the_panels_places_are_counted_row_by_row():
    panel = Panel()
    spots = [(row, column) for row in range(7) for column in range(len(wiring.HEXAGON[row]))]
    for place in range(37):
        panel.lights.clear(0)
        panel.lights.paint(place, GOLD)
        panel.update(0)
        assert panel.lit() == {spots[place]}


def test_a_wave_spreads_over_the_panel_ring_by_ring():
    """The middle first; and whenever a lamp comes on, its whole ring has."""
    rings = [
        {(3, 3)},
        {(2, 2), (2, 3), (3, 2), (3, 4), (4, 2), (4, 3)},
    ]
    panel = Panel()
    panel.lights.wave(GOLD)
    seen = []
    for now in range(400, 1000, FRAME_MS):  # from the end of one wave to the next
        panel.update(now)
        if panel.lit() not in seen:
            seen.append(panel.lit())
    dark = seen.index(set())
    first = seen[dark + 1 : dark + 5]
    assert first[0] == rings[0]
    assert first[1] == rings[0] | rings[1]
    assert len(first[2]) == 1 + 6 + 12
    assert len(first[3]) == 6 + 12 + 18, "the crest is three rings wide"


def test_what_is_painted_later_shows_at_the_next_update(board):
    board.update(0)
    board.lights.paint(PLACE, GREY)
    board.update(5)
    assert any(board.lamp(PLACE))
