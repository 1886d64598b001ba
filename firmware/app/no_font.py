"""Lamps without displays: what is shown where a font is damaged, so that no text can be drawn."""

import wiring
from ui import lights

_RED = 0x800000


class NoFont:
    """Both ends of the board shine red, steadily; nothing else works."""

    done = False
    last_resort = True
    shown = "no font"

    def __init__(self, pico) -> None:
        self._rail = pico.rail
        self._lights = lights.board(pico.strip)
        for row in range(wiring.ROWS):
            for column in (0, lights.COLUMNS - 1):
                self._lights.paint(row * lights.COLUMNS + column, _RED)

    def tick(self, now: int) -> None:
        """Show the lamps. `now`: ms."""
        self._lights.update(now)
        self._rail.show()
