"""What somebody points at, on a display or a lamp: presses of the buttons lead the cursor there.

The firmware says where the cursor is (`Screen.focus`), `host_sim.web.pointed` where it is to go and
by which buttons. Pointing at what is under the cursor already presses OK. A line of a menu can have
OK held. Runs on CPython and MicroPython.
"""

from micropython import const

from base import OK
from host_sim.desk import PRESS_MS, TICK_MS
from host_sim.web import pointed

_ANSWERED_MS = const(3000)  # a press is answered by then


class Pointer:
    """Leads the cursor of a `LiveDesk`."""

    def __init__(self, live):
        self._live = live
        self._missed = None  # the lamp that was pointed at last, beside another one

    def point(self, end: int, x: int, y: int) -> None:
        """Point at a pixel of a display. Where nothing can be chosen, OK goes on."""
        app = self._live.desk.app
        if app.screen.focus(end) is None:
            self._press(end, OK)
        else:
            self._point(end, pointed.thing(app, end, x, y))

    def point_at_lamp(self, end: int, lamps: list) -> str:
        """Point at the nearest of these lamps that can be chosen; all but the first lie beside it.

        Each is (on the hexagon, place). What is under the cursor is meant only by who points
        at it, or again beside it: OK might do what was not meant. Return why nothing was done, a
        word of `pointed`, or "".
        """
        app = self._live.desk.app
        again = self._missed == lamps[0]
        self._missed = None
        for lamp in lamps:
            place = pointed.place(app, end, *lamp)
            if place:
                exact = lamp == lamps[0]
                self._missed = None if exact else lamps[0]
                if not (exact or again) and place == app.screen.focus(end):
                    return pointed.AGAIN
                self._point(end, place)
                return ""
        return pointed.NOTHING

    def hold(self, end: int, x: int, y: int, holder) -> None:
        """Lead the cursor to a line of a menu; OK is down there until `holder` is up."""
        place = pointed.thing(self._live.desk.app, end, x, y)
        if place:
            self._lead(end, place)
            self._live.down(holder, end, OK)

    def _point(self, end: int, place) -> None:
        """Lead the cursor to a place, (row, number) or None; press OK if it is there."""
        if place is None:
            return
        if self._live.desk.app.screen.focus(end) == place:
            self._press(end, pointed.does(self._live.desk.app, place))
        else:
            self._lead(end, place)

    def _lead(self, end: int, place: tuple) -> None:
        """Press buttons until the cursor is at a place, or comes no nearer."""
        app = self._live.desk.app
        been = []
        while True:
            at = app.screen.focus(end)
            if at is None or at == place or at in been:
                return
            been.append(at)
            self._press(end, pointed.button(app, end, at, place))

    def _press(self, end: int, button: int) -> None:
        """Press a button, and wait for the answer."""
        live = self._live
        live.down(self, end, button)
        live.run(PRESS_MS)
        live.up(self, end, button)
        for _ in range(_ANSWERED_MS // TICK_MS):
            if not live.desk.app or not live.desk.app.working:
                return
            live.run(TICK_MS)
