"""Messages from a table to its pages, over any transport. Runs on CPython and MicroPython.

A page gets texts, JSON objects {"is": NAME, ...}: "welcome" once, "status" and "displays" when they
change, "refused" and "file" as answers to its commands (see `commands`), "link" with a line that
the table says at its USB port. And it gets bytes: frames (see `frame`).
"""

from version import VERSION

import wiring
from host_sim.web.commands import Refused, perform
from host_sim.web.figures import drawings
from host_sim.web.frame import layout, looks_alike
from host_sim.web.naming import declared
from host_sim.web.pace import SPEEDS

_FRAME_S = 1 / 120  # frames a page gets are at least this far apart
_CLOCK_S = 0.2  # between frames that differ in their time only


class Messages:
    """What the pages of a `LiveDesk` were told last: `news`, by their names, and `frame`."""

    def __init__(self, live, clock):
        self.news = {}
        self.frame = live.frame()
        self._live = live
        self._clock = clock  # returns seconds
        self._sent = 0.0

    def fresh(self, pages: int) -> list:
        """Return the status for so many open pages and what the displays say, as far as changed."""
        displays = {"is": "displays", "lines": self._live.displays}
        fresh = []
        for message in (self._status(pages), displays):
            if message != self.news.get(message["is"]):
                self.news[message["is"]] = message
                fresh.append(message)
        return fresh

    def _status(self, pages: int) -> dict:
        live = self._live
        return {
            "is": "status",
            "paused": live.pace.paused,
            "speed": live.pace.speed,
            "seed": live.seed,
            "game": live.game,
            "language": live.language,
            "match": live.match is not None,
            "over": live.over,
            "players": live.players,
            "problem": live.problem,
            "icons": list(live.icons),
            "tints": live.tints,
            "replay": [live.turn, live.turns.last] if live.turns else None,
            "told": live.told if live.turns else [],
            "written": live.written,
            "aside": live.aside,
            "guest": live.guest,
            "unsaved": live.unsaved,
            "fault": live.fault,
            "pages": pages,
        }

    def new_frame(self):
        """Return the frame if it has changed and is due, else None."""
        now = self._clock()
        frame = self._live.frame()
        least = _CLOCK_S if looks_alike(frame, self.frame) else _FRAME_S
        if now - self._sent < least or frame == self.frame:
            return None
        self.frame = frame
        self._sent = now
        return frame

    def new_lines(self) -> tuple:
        """Return the page that sent lines to the table, and the messages with those it says."""
        page, lines = self._live.lines()
        return page, [{"is": "link", "line": line} for line in lines]

    def answer(self, holder, command: str):
        """Run a command of the page `holder`; return the message that answers it, or None."""
        try:
            return perform(self._live, holder, command)
        except Refused as refusal:
            return {"is": "refused", "code": refusal.code, "why": str(refusal)}


def welcome() -> dict:
    """Return the first message to a page."""
    return {
        "is": "welcome",
        "version": VERSION,
        "layout": layout(wiring.LEDS, wiring.HEX_LEDS),
        "lamps": {
            "board": [list(row) for row in wiring.BOARD],
            "hexagon": [list(row) for row in wiring.HEXAGON],
        },
        "rows": {
            "crown": wiring.CROWN_ROW,
            "court": wiring.COURT_ROW,
            "wizard": wiring.WIZARD_ROW,
            "jester": wiring.JESTER_ROW,
        },
        "most": wiring.SUPPLY_MA * wiring.USABLE_PERCENT // 100,
        "speeds": SPEEDS,
        "pins": {
            "displays": list(zip(wiring.OLED_SDA, wiring.OLED_SCL)),
            "chains": [[wiring.LED_MAIN], [wiring.LED_HEX]],
            "buzzer": [wiring.BUZZER_P, wiring.BUZZER_N],
            "buttons": wiring.BUTTONS,
        },
        "figures": drawings(),
        "games": declared(),
    }
