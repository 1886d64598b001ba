"""Royal Visit on the lamps: ground, pieces, crown, trail, targets, and the winner's wave."""

import wiring
from games.royal_visit.board import FOUNTAIN, GREEN, RED, SPACES, in_chateau
from table.royal_visit import palette
from ui.colours import dimmed
from ui.lights import BEAT

_GROUND = 4  # sixteenths of a colour: a faint glow
_ACTIVE = 8  # the Château of the side that acts glows a little more
_TRAIL = 5
_PREVIEW = 9  # where a piece may go: a third of its light
_WAVE = 12

_ROWS = (
    wiring.COURT_ROW,
    wiring.COURT_ROW,
    wiring.COURT_ROW,
    wiring.WIZARD_ROW,
    wiring.JESTER_ROW,
)


class Lamps:
    """Draws one state at a time onto `ui.lights.Lights`."""

    def __init__(self, lights) -> None:
        self.colours = palette.ROYAL
        self._lights = lights
        self._ground = b""  # as the lights keep it, without any piece: for
        self._ground_side = -1  # this side to act, and
        self._ground_colours = self.colours

    def show(self, now: int, scene, pieces: bytearray, trail: bytearray) -> None:
        """Paint the board at a `Scene`; a Crown that steps beats.

        `pieces` are the spaces of the five, `trail` those before the last move.
        """
        if self._ground_side != scene.side or self._ground_colours is not self.colours:
            self._lay_ground(now, scene.side)
        self._lights.clear(now, self._ground)
        for piece in range(len(_ROWS)):
            self._trail(piece, trail[piece], pieces[piece])
        for piece in range(len(_ROWS)):
            self._lights.paint(_place(piece, pieces[piece]), self._colour(piece))
        crown = self.colours[palette.LITTLE_CROWN if scene.little else palette.CROWN]
        place = wiring.CROWN_ROW * SPACES + scene.crown
        self._lights.paint(place, crown)
        if scene.stepping:
            self._lights.mark(place, BEAT, dimmed(crown, _TRAIL))

    def target(self, piece: int, space: int, kind: int) -> None:
        """Mark a space where a piece may go; it is never as bright as the piece."""
        self._lights.mark(_place(piece, space), kind, dimmed(self._colour(piece), _PREVIEW))

    def win(self, side: int) -> None:
        """Run the winner's colour along the board."""
        self._lights.wave(dimmed(self.colours[palette.RED + side], _WAVE))

    def _lay_ground(self, now: int, side: int) -> None:
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
            return dimmed(self.colours[palette.FOUNTAIN], _GROUND)
        else:
            return self.colours[palette.DUCHY]
        return dimmed(self.colours[palette.RED + owner], _ACTIVE if owner == side else _GROUND)

    def _trail(self, piece: int, before: int, after: int) -> None:
        """Leave a faint light on every space from where the piece came."""
        step = 1 if after > before else -1
        colour = dimmed(self._colour(piece), _TRAIL)
        for space in range(before, after, step):
            self._lights.paint(_place(piece, space), colour)

    def _colour(self, piece: int) -> int:
        return self.colours[palette.PIECE + piece]


def _place(piece: int, space: int) -> int:
    return _ROWS[piece] * SPACES + space
