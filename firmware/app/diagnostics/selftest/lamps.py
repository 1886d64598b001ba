"""Step of the self-test for a chain of lamps: people look, and the questions lead to the fault."""

from micropython import const

import wiring
from app.diagnostics.selftest import diagnosis
from app.diagnostics.selftest.steps import Step
from base import BUTTONS_PER_END, DOWN, LEFT, OK, RIGHT
from ui.texts import N_, say

_COLOUR_MS = const(1000)
_LAMP_MS = const(30)
_WHITE = 0xFFFFFF
_RED = 0xFF0000
_GREEN = 0x00FF00
_COLOURS = (
    (N_("red"), _RED),
    (N_("green"), _GREEN),
    (N_("blue"), 0x0000FF),
    (N_("white"), _WHITE),
)
_TITLE_Y = const(28)

# For each place of a chain: its name in questions, and where its rows begin.
_BOARD = N_("board")
_HEXAGON = N_("hexagon")
_ROWS = {
    _BOARD: N_("Green: space a in each row. Red: the rest of the Crown’s row. Correct?"),
    _HEXAGON: N_("Green: each row’s left end. Red: the rest of the top row. Correct?"),
}


class Lamps(Step):
    """Lamps of one chain: all in each colour, then one by one, then where each row begins.

    A lamp's number is its index in the chain, from 1.
    """

    key = N_("Lamps")
    late = True
    lit = True

    def __init__(self, test, lights, rows: tuple, place: str) -> None:
        """Set up the step; rows: of the chain, as in `wiring`; place: _BOARD or _HEXAGON."""
        super().__init__(test)
        self._lights = lights
        self._rows = rows
        self._count = sum(map(len, rows))
        self._place = place
        self._colour = ""

    def script(self):
        for self._colour, colour in _COLOURS:
            self._show(colour)
            yield _COLOUR_MS
        if diagnosis.is_weak(self.app.pico.sense.millivolts()):  # the last colour is white
            self.find("charger")
        self._colour = ""
        for lamp in range(self._count):
            self._show(_WHITE, lamp)
            yield _LAMP_MS
        self._show(0)
        yield from (
            self._look_at_rows()
            if (yield N_("Did all lamps shine red, green, blue and white, then one by one?"))
            else self._search()
        )

    def _search(self):
        """Ask what is wrong with the lamps."""
        if (yield N_("All is off now. Does a lamp glow?")):
            self.find("ground", self._place)
            return
        self._show(_WHITE)
        if not (yield N_("All should be white. Does a lamp shine?")):
            self.find("data", self._place)
        elif (yield N_("Do the lamps flicker?")):
            self.find("level", self._place)
        elif not (yield from self._are_red()):
            self.find("order", self._place)
        elif (yield N_("Is a lamp dark?")):
            fault = "dead" if (yield N_("Is only one lamp dark?")) else "broken"
            number = str((yield from self._point()) + 1)
            self.find(fault, number if self._place == _BOARD else self._place + " " + number)
        self._show(0)

    def _are_red(self):
        self._show(_RED)
        return (yield N_("Do they shine red now?"))

    def _point(self):
        """Have people move a light to the first lamp that stays dark; return its index."""
        lamp = 0
        moves = {LEFT: -1, RIGHT: 1, DOWN: len(self._rows[0])}
        while True:
            self._show(_WHITE, lamp)
            button = (
                yield (
                    N_("Move the light (→, ↓ a row) until it is out. Then OK."),
                    0,
                )
            ) % BUTTONS_PER_END
            if button == OK:
                return lamp
            lamp = (lamp + moves.get(button, 0)) % self._count

    def _look_at_rows(self):
        """Ask whether the chain enters and runs as it should."""
        self._clear()
        starts = self._starts()
        for place in range(len(self._rows[0])):
            self._lights.paint(place, _RED)
        for start in starts:
            self._lights.paint(start, _GREEN)
        if not (yield _ROWS[self._place]):
            yield from self._search_rows(starts)
        self._clear()

    def _search_rows(self, starts: list):
        self._clear()
        for place in range(len(self._rows[0])):
            self._lights.paint(place, _RED)
        if not (yield N_("Does only the first row shine?")):
            self.find("wrong-end", self._place)
            return
        wrong = []
        for row in range(len(starts)):
            self._clear()
            self._lights.paint(starts[row], _GREEN)
            if not (yield N_("Does its row begin there (space a, left)?")):
                wrong.append(row + 1)
        if len(wrong) == len(starts):
            self.find("wrong-end", self._place)
        else:
            for row in wrong:
                self.find("row", str(row) if self._place == _BOARD else self._place + " %d" % row)

    def _starts(self) -> list:
        """Return the place at which each row begins."""
        return [sum(map(len, self._rows[:row])) for row in range(len(self._rows))]

    def _show(self, colour: int, lamp: int = -1) -> None:
        """Let one lamp shine, by its index in the chain, or all."""
        self._clear()
        place = 0
        for row in self._rows:
            for led in row:
                if lamp in (-1, led):
                    self._lights.paint(place, colour)
                place += 1

    def _clear(self) -> None:
        self._lights.clear(self.test.now)

    @property
    def title(self) -> str:
        return say(self.key) + ", " + say(self._place)

    def draw(self, end: int, canvas) -> None:
        super().draw(end, canvas)
        if self._colour:
            canvas.centre_title(say(self._colour), _TITLE_Y)


def chains(test) -> list:
    """Return a step for each chain."""
    app = test.app
    steps = [Lamps(test, app.lights, wiring.BOARD, _BOARD)]
    if app.hexagon:
        steps.append(Lamps(test, app.hexagon, wiring.HEXAGON, _HEXAGON))
    return steps
