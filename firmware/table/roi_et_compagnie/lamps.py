"""Roi & Compagnie on the lamps: locations, the row below them, the dice, and the race.

row 0   three lamps for each pile of locations, lit for each card that is left
row 1   below each pile the inhabitant in the colour of its home, with a lamp at each side
        where it stands under its home
row 2   the six dice, two lamps each
row 3   a lane for each kingdom: the longer, the more points
"""

from micropython import const

from games.roi_et_compagnie import offers
from games.roi_et_compagnie.actions import PLACES
from games.roi_et_compagnie.cards import HOME, IN_A_PILE, INHABITANTS, PILES
from games.roi_et_compagnie.dice import DICE, colour
from table.roi_et_compagnie import palette
from ui.colours import dimmed
from ui.lights import BEAT, PULSE

_PILES = const(0)  # the rows, by the place where each begins
_ROW = const(17)
_DICE = const(34)
_RACE = const(51)

_FIRST = const(1)  # the column where piles and row begin
_WIDE = const(3)  # columns of a pile, and of a place in the row
_DIE_PITCH = const(3)
_DIE_WIDE = const(2)

# By number of kingdoms: the column of the first lane, its lamps, and how far to the next lane.
_LANES = (b"", b"", b"\x00\x08\x09", b"\x00\x05\x06", b"\x01\x03\x04", b"\x01\x03\x03")
_GOAL = const(20)  # points that fill a lane, as long as nobody has more
_STEPS = const(4)  # of brightness that a lamp of a lane takes

# Sixteenths of a colour.
_LEFT = const(8)  # a location
_GONE = const(1)  # where one was
_STANDS = const(10)  # an inhabitant
_KEPT = const(11)  # a die
_LOOSE = const(5)  # a die that will be rolled again
_DARK = const(3)  # the low end of what swells; the high end is as bright as it stands
_POINTS = b"\x01\x03\x04\x05\x06"  # a lamp of a lane, by its steps
_TURN = const(2)  # one without points while its kingdom plays
_WAVE = const(8)


class Lamps:
    """Draws one state at a time onto `ui.lights.Lights`."""

    def __init__(self, lights) -> None:
        self.colours = palette.ROYAL
        self._lights = lights

    def show(self, now: int, scene, bright: int) -> None:
        """Paint a `Scene`; bright: bit mask of the dice that glow, the others are dim."""
        board = scene.board
        self._lights.clear(now)
        for pile in range(PILES):
            self._pile(pile, board.locations[pile])
        for place in range(PLACES):
            self._inhabitant(board, place)
        for die in range(DICE):
            self._die(die, scene.numbers[die], bright >> die & 1)
        self._race(board, scene.player)
        if scene.place >= 0:
            self.mark_place(board, scene.place, BEAT, scene.alone)
        if scene.pile >= 0:
            self._mark_pile(scene.pile, board.locations[scene.pile])

    def _pile(self, pile: int, left: int) -> None:
        glow = self.colours[palette.HOME + pile]
        for card in range(IN_A_PILE):
            lit = dimmed(glow, _LEFT if card < left else _GONE)
            self._lights.paint(_PILES + _FIRST + _WIDE * pile + card, lit)

    def _inhabitant(self, board, place: int) -> None:
        if board.row[place] >= INHABITANTS:
            return
        glow = dimmed(self._home_colour(board, place), _STANDS)
        middle = _ROW + _FIRST + _WIDE * place + 1
        reach = 1 if offers.bonus(board, place) else 0
        for at in range(middle - reach, middle + reach + 1):
            self._lights.paint(at, glow)

    def _home_colour(self, board, place: int) -> int:
        return self.colours[palette.HOME + HOME[board.row[place]]]

    def mark_place(self, board, place: int, kind: int, alone: bool) -> None:
        """Let an inhabitant swell, and unless it comes alone what stands for its location."""
        colour = self._home_colour(board, place)
        middle = _ROW + _FIRST + _WIDE * place + 1
        reach = 1 if offers.bonus(board, place) and not alone else 0
        for at in range(middle - reach, middle + reach + 1):
            self._lights.paint(at, dimmed(colour, _DARK))
            self._lights.mark(at, kind, dimmed(colour, _STANDS))
        if reach and kind == BEAT:
            self._mark_pile(place, board.locations[place])

    def _mark_pile(self, pile: int, left: int) -> None:
        """Let the uppermost location of a pile swell."""
        at = _PILES + _FIRST + _WIDE * pile + left - 1
        glow = self.colours[palette.HOME + pile]
        self._lights.paint(at, dimmed(glow, _DARK))
        self._lights.mark(at, BEAT, dimmed(glow, _LEFT))

    def _die(self, die: int, number: int, bright: int) -> None:
        glow = self.colours[palette.CUP]
        if number:
            glow = self._die_colour(die, number, bright)
        for i in range(_DIE_WIDE):
            self._lights.paint(_DICE + _DIE_PITCH * die + i, glow)

    def mark_die(self, die: int, number: int, bright: int) -> None:
        """Let the die under the cursor beat."""
        glow = self._die_colour(die, number, bright)
        for i in range(_DIE_WIDE):
            at = _DICE + _DIE_PITCH * die + i
            self._lights.paint(at, dimmed(glow, _DARK))
            self._lights.mark(at, BEAT, glow)

    def _die_colour(self, die: int, number: int, bright: int) -> int:
        return dimmed(self.colours[palette.DIE + colour(die, number)], _KEPT if bright else _LOOSE)

    def _race(self, board, player: int) -> None:
        goal = _GOAL
        for rival in range(board.players):
            goal = max(goal, board.score(rival))
        first, length, pitch = _LANES[board.players]
        for rival in range(board.players):
            glow = self.colours[palette.KINGDOM + rival]
            steps = max(0, board.score(rival)) * length * _STEPS // goal
            for lamp in range(length):
                share = _POINTS[min(_STEPS, max(0, steps - lamp * _STEPS))]
                if rival == player:
                    share = max(share, _TURN)
                at = _RACE + first + pitch * rival + lamp
                self._lights.paint(at, dimmed(glow, share))
                if rival == player and not lamp:
                    self._lights.mark(at, PULSE, dimmed(glow, _POINTS[_STEPS]))

    def win(self, board, winners: int) -> None:
        """The winner's colour runs along the board; where several share it, their lanes beat."""
        first, length, pitch = _LANES[board.players]
        for player in range(board.players):
            glow = self.colours[palette.KINGDOM + player]
            if winners == 1 << player:
                self._lights.wave(dimmed(glow, _WAVE))
            elif winners >> player & 1:
                for lamp in range(length):
                    at = _RACE + first + pitch * player + lamp
                    self._lights.mark(at, BEAT, dimmed(glow, _POINTS[_STEPS]))
