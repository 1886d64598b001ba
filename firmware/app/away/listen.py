"""Screen that listens at the USB port for a page with a match at a distance."""

from micropython import const

from app.away import Caller, Invitation, greet
from base import OK, loader
from drivers.buttons import ok_is_held
from drivers.link import LONGEST, Link
from ui import BOTH, LINES, Screen
from ui.canvas import HEADER_HEIGHT, WIDTH, header, menu
from ui.texts import say

_MOMENT_Y = const(26)
_BACK_Y = const(53)


class Listen(Screen):
    """Listens until a page deals a match or says `stop`, or OK is pressed.

    A page knows by the greeting that the table listens, unless it has called itself.
    """

    def __init__(self, app) -> None:
        super().__init__(app)
        console = app.pico.console
        if not console:
            console = loader.load(loader.SCREEN, "drivers.console").Console()
        call = app.away.call if app.away else None
        app.away = Caller(call, Link(console))
        self._heard = call is not None  # whether the page has called
        self._waiting = call or None  # a line that has come already
        if not self._heard:
            app.away.link.say(greet())

    def draw(self, end: int, canvas) -> None:
        header(canvas, say("At a distance"))
        if self._heard:
            canvas.centre(say("One moment…"), _MOMENT_Y)
        else:
            words = say("Connect this table to a computer by USB and open the page")
            canvas.paragraph(words, 0, HEADER_HEIGHT, WIDTH)
        menu(canvas, [(say("Back"), "")], 0, _BACK_Y)

    def focus(self, end: int):
        return LINES, 0

    def press(self, now: int, end: int, button: int):
        if button != OK:
            return None
        if self._heard:
            self.app.away.link.say("left")
        self.app.away = None
        return "people"

    def advance(self, now: int):
        link = self.app.away.link
        link.send()
        line = self._waiting or link.hear()
        self._waiting = None
        if line is None:
            return None
        try:
            return self._answer(line)
        except ValueError as why:
            link.say("refused %s" % why)
            return None

    def _answer(self, line: str):
        """Answer a line; return the screen to go to, or None. Raises ValueError."""
        caller = self.app.away
        word, _, rest = line.partition(" ")
        if len(line) > LONGEST or (line != "stop" and word not in ("regalia", "deal")):
            raise ValueError("nothing is dealt yet")
        if line == "stop":
            caller.link.say("ok")
            self.app.away = None
            return "menu"
        if word == "regalia":
            caller.link.say(greet(rest))
            self._heard = True
            self.stale = BOTH
            return None
        invited = Invitation(line)
        if self.app.loaded - {invited.game} and not ok_is_held():
            self.app.restart_to("away")
            if self.app.restarts:
                raise ValueError("restarting")
        caller.invitation = invited
        return "deal away"
