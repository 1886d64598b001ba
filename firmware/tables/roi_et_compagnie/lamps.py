"""Lamps of Roi & Compagnie: colours, locations, the row of inhabitants, the dice, and the points.

row 0   three lamps for each pile of locations, lit for each card that is left
row 1   below each pile the inhabitant in the colour of its location, with a lamp at each side if
        it stands below that location
row 2   the six dice, two lamps each
row 3   a lane for each kingdom: the more points, the longer

Colours are 0xRRGGBB as seen. Things also differ by place, so colour is only a help.
"""

from micropython import const

from games.roi_et_compagnie import position
from games.roi_et_compagnie.cards import DICE, HOME, IN_A_PILE, INHABITANTS, PILES, die_colour
from games.roi_et_compagnie.position import PLACES
from ui.lights import FAST_PULSE, PULSE, dimmed

# Order: red, green and blue dice, dice not rolled yet; the five locations from left to right, and
# inhabitants of no location; the kingdoms from Lion to Wolf.
DIE_COLOUR, CUP_COLOUR, HOME_COLOUR, KINGDOM_COLOUR = 0, 3, 4, 10

ROYAL = (
    0xF01808,
    0x10B818,
    0x1438FF,
    0x0C0A08,
    0xF0A800,
    0x904010,
    0x2070FF,
    0x20A020,
    0xA020E0,
    0xE0D0C0,
    0xFFA800,
    0x60B0FF,
    0x20C040,
    0xFF4810,
    0xC060FF,
)
# For people who can't tell red from green: hues after Okabe and Ito, of different brightness.
CONTRAST = (
    0xE05000,
    0xB0A060,
    0x0050D0,
    0x101010,
    0xFFE040,
    0xA04800,
    0x0070C0,
    0x00A070,
    0xE070B0,
    0xC0C0C0,
    0xFFC000,
    0x50B0F0,
    0x00A070,
    0xE05000,
    0xFFFFFF,
)

PALETTES = {"royal": ROYAL, "contrast": CONTRAST}

# The first place of each row of the board.
_PILES = const(0)
_ROW = const(17)
_DICE = const(34)
_LANE = const(51)

_FIRST = const(1)  # the first column of piles and row
_WIDE = const(3)  # columns of a pile, and of a place in the row
_DIE_PITCH = const(3)
_DIE_WIDE = const(2)

# By number of kingdoms: the column of the first lane, its lamps, and how far to the next lane.
LANES = (b"", b"", b"\x00\x08\x09", b"\x00\x05\x06", b"\x01\x03\x04", b"\x01\x03\x03")
_GOAL = const(20)  # points that fill a lane, while nobody has more
_STEPS = const(4)  # of brightness that a lamp of a lane takes

# Sixteenths of a colour.
_LEFT = const(8)  # a location
_GONE = const(1)  # the place of one that was taken
_STANDS = const(10)  # an inhabitant
_KEPT = const(11)  # a die
_LOOSE = const(5)  # a die that will be rolled again
_DARK = const(3)  # the low end of a pulse; the high end is the usual brightness
_POINTS = b"\x01\x03\x04\x05\x06"  # a lamp of a lane, by its step
_TURN = const(2)  # a lamp of a lane without points, while its kingdom plays
_WAVE = const(8)


class Lamps:
    """Paints one state at a time onto `ui.lights.Lights`."""

    def __init__(self, lights) -> None:
        self.colours = ROYAL
        self._lights = lights

    def show(self, now: int, scene, bright: int) -> None:
        """Paint a `Scene`; bright: bit mask of the dice that are bright, the others are dim."""
        board = scene.board
        self._lights.clear(now)
        for pile in range(PILES):
            self._pile(pile, board.locations[pile])
        for place in range(PLACES):
            self._inhabitant(board, place)
        for die in range(DICE):
            self._die(die, scene.numbers[die], bright >> die & 1)
        self._lanes(board, scene.player)
        if scene.place >= 0:
            self.mark_place(board, scene.place, FAST_PULSE, scene.alone)
        if scene.pile >= 0:
            self._mark_pile(scene.pile, board.locations[scene.pile])

    def _pile(self, pile: int, left: int) -> None:
        colour = self.colours[HOME_COLOUR + pile]
        for card in range(IN_A_PILE):
            lit = dimmed(colour, _LEFT if card < left else _GONE)
            self._lights.paint(_PILES + _FIRST + _WIDE * pile + card, lit)

    def _inhabitant(self, board, place: int) -> None:
        if board.row[place] >= INHABITANTS:
            return
        colour = dimmed(self._home_colour(board, place), _STANDS)
        middle = _ROW + _FIRST + _WIDE * place + 1
        reach = 1 if position.location_bonus(board, place) else 0
        for at in range(middle - reach, middle + reach + 1):
            self._lights.paint(at, colour)

    def _home_colour(self, board, place: int) -> int:
        return self.colours[HOME_COLOUR + HOME[board.row[place]]]

    def mark_place(self, board, place: int, kind: int, alone: bool) -> None:
        """Let an inhabitant pulse, and its location unless `alone`; kind: see `ui.lights`."""
        colour = self._home_colour(board, place)
        middle = _ROW + _FIRST + _WIDE * place + 1
        reach = 1 if position.location_bonus(board, place) and not alone else 0
        for at in range(middle - reach, middle + reach + 1):
            self._lights.paint(at, dimmed(colour, _DARK))
            self._lights.mark(at, kind, dimmed(colour, _STANDS))
        if reach and kind == FAST_PULSE:
            self._mark_pile(place, board.locations[place])

    def _mark_pile(self, pile: int, left: int) -> None:
        """Let the uppermost location of a pile pulse."""
        at = _PILES + _FIRST + _WIDE * pile + left - 1
        colour = self.colours[HOME_COLOUR + pile]
        self._lights.paint(at, dimmed(colour, _DARK))
        self._lights.mark(at, FAST_PULSE, dimmed(colour, _LEFT))

    def _die(self, die: int, number: int, bright: int) -> None:
        colour = self.colours[CUP_COLOUR]
        if number:
            colour = self._die_colour(die, number, bright)
        for i in range(_DIE_WIDE):
            self._lights.paint(_DICE + _DIE_PITCH * die + i, colour)

    def mark_die(self, die: int, number: int, bright: int) -> None:
        """Let a die pulse fast."""
        colour = self._die_colour(die, number, bright)
        for i in range(_DIE_WIDE):
            at = _DICE + _DIE_PITCH * die + i
            self._lights.paint(at, dimmed(colour, _DARK))
            self._lights.mark(at, FAST_PULSE, colour)

    def _die_colour(self, die: int, number: int, bright: int) -> int:
        return dimmed(
            self.colours[DIE_COLOUR + die_colour(die, number)], _KEPT if bright else _LOOSE
        )

    def _lanes(self, board, player: int) -> None:
        """Paint the points of all kingdoms."""
        goal = _GOAL
        for rival in range(board.players):
            goal = max(goal, board.score(rival))
        first, length, pitch = LANES[board.players]
        for rival in range(board.players):
            colour = self.colours[KINGDOM_COLOUR + rival]
            steps = max(0, board.score(rival)) * length * _STEPS // goal
            for lamp in range(length):
                share = _POINTS[min(_STEPS, max(0, steps - lamp * _STEPS))]
                if rival == player:
                    share = max(share, _TURN)
                at = _LANE + first + pitch * rival + lamp
                self._lights.paint(at, dimmed(colour, share))
                if rival == player and not lamp:
                    self._lights.mark(at, PULSE, dimmed(colour, _POINTS[_STEPS]))

    def win(self, board, winners: int) -> None:
        """Run the winner's colour along the board; in a tie the winners' lanes pulse."""
        first, length, pitch = LANES[board.players]
        for player in range(board.players):
            colour = self.colours[KINGDOM_COLOUR + player]
            if winners == 1 << player:
                self._lights.wave(dimmed(colour, _WAVE))
            elif winners >> player & 1:
                for lamp in range(length):
                    at = _LANE + first + pitch * player + lamp
                    self._lights.mark(at, FAST_PULSE, dimmed(colour, _POINTS[_STEPS]))
