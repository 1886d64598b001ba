"""Lamps of Royal Visit: colours, ground, pieces, Crown, trail, targets, and the winner's wave.

Colours are 0xRRGGBB as seen. Pieces also differ by row, so colour is only a help.
"""

from micropython import const

import wiring
from games.royal_visit.plays import FOUNTAIN, GREEN, RED, SPACES, in_chateau
from ui.lights import FAST_PULSE, dimmed

# Order: Red's Château, Green's Château, Fountain, Duchies, big crown, little crown,
#        left Guard, King, right Guard, Wizard, Jester.
(
    RED_COLOUR,
    GREEN_COLOUR,
    FOUNTAIN_COLOUR,
    DUCHY_COLOUR,
    CROWN_COLOUR,
    LITTLE_CROWN_COLOUR,
    PIECE_COLOUR,
) = range(7)

ROYAL = (
    0xD02010,
    0x10A020,
    0x2050A0,
    0x0C0A08,
    0xFFB000,
    0xA05000,
    0x80A0FF,
    0xFFD060,
    0x80A0FF,
    0xB030FF,
    0xFF6010,
)
# For people who can't tell red from green, and for a bright room: few hues of different brightness.
CONTRAST = (
    0xE05000,
    0x0060FF,
    0x909090,
    0x000000,
    0xD8D8D8,
    0x606060,
    0x0080FF,
    0xD8D8D8,
    0x0080FF,
    0xFF60FF,
    0xFFC000,
)

PALETTES = {"royal": ROYAL, "contrast": CONTRAST}

_GROUND = const(4)  # sixteenths of a colour: a faint glow
_ACTIVE = const(8)  # the Chateau of the side to act
_TRAIL = const(5)
_PREVIEW = const(9)  # where a piece can go: a third of its light after gamma
_WAVE = const(12)

_ROWS = (
    wiring.COURT_ROW,
    wiring.COURT_ROW,
    wiring.COURT_ROW,
    wiring.WIZARD_ROW,
    wiring.JESTER_ROW,
)


class Lamps:
    """Paints one state at a time onto `ui.lights.Lights`."""

    def __init__(self, lights) -> None:
        self.colours = ROYAL
        self._lights = lights
        self._ground = b""  # picture of the board without pieces,
        self._ground_side = -1  # for this side to act
        self._ground_colours = self.colours  # and these colours

    def show(self, now: int, scene, pieces: bytearray, trail: bytearray) -> None:
        """Paint a `Scene`; the Crown pulses while it steps.

        pieces: the space of each of the five; trail: their spaces before the last move.
        """
        if self._ground_side != scene.side or self._ground_colours is not self.colours:
            self._lay_ground(now, scene.side)
        self._lights.clear(now, self._ground)
        for piece in range(len(_ROWS)):
            self._trail(piece, trail[piece], pieces[piece])
        for piece in range(len(_ROWS)):
            self._lights.paint(place_of(piece, pieces[piece]), self._colour(piece))
        crown = self.colours[LITTLE_CROWN_COLOUR if scene.little else CROWN_COLOUR]
        place = wiring.CROWN_ROW * SPACES + scene.crown
        self._lights.paint(place, crown)
        if scene.stepping:
            self._lights.mark(place, FAST_PULSE, dimmed(crown, _TRAIL))

    def target(self, piece: int, space: int, kind: int) -> None:
        """Mark a space where a piece can go, less bright than the piece; kind: see `ui.lights`."""
        self._lights.mark(place_of(piece, space), kind, dimmed(self._colour(piece), _PREVIEW))

    def win(self, side: int) -> None:
        """Run the winner's colour along the board."""
        self._lights.wave(dimmed(self.colours[RED_COLOUR + side], _WAVE))

    def _lay_ground(self, now: int, side: int) -> None:
        """Paint the board without pieces, and keep its picture."""
        self._lights.clear(now)
        for space in range(SPACES):
            colour = self._ground_colour(space, side)
            for row in range(wiring.ROWS):
                self._lights.paint(row * SPACES + space, colour)
        self._ground = self._lights.picture()
        self._ground_side = side
        self._ground_colours = self.colours

    def _ground_colour(self, space: int, side: int) -> int:
        if in_chateau(space, RED):
            owner = RED
        elif in_chateau(space, GREEN):
            owner = GREEN
        elif space == FOUNTAIN:
            return dimmed(self.colours[FOUNTAIN_COLOUR], _GROUND)
        else:
            return self.colours[DUCHY_COLOUR]
        return dimmed(self.colours[RED_COLOUR + owner], _ACTIVE if owner == side else _GROUND)

    def _trail(self, piece: int, before: int, after: int) -> None:
        """Light faintly every space that the piece has left or crossed."""
        step = 1 if after > before else -1
        colour = dimmed(self._colour(piece), _TRAIL)
        for space in range(before, after, step):
            self._lights.paint(place_of(piece, space), colour)

    def _colour(self, piece: int) -> int:
        return self.colours[PIECE_COLOUR + piece]


def place_of(piece: int, space: int) -> int:
    """Return the place of the lamp of a piece on a space, see `ui.lights`."""
    return _ROWS[piece] * SPACES + space
