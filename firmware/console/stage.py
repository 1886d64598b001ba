"""The stage: one screen at a time on the table's hardware, moved on by one `tick`."""

from micropython import const

from console import screens
from console.sleep import Sleep
from drivers import buttons, ticks
from table import LAMPS
from ui import lights, texts, widgets
from ui.canvas import Canvas

_LOOK_MS = const(500)
_MAY_BE_DISTURBED = ("title", "match")

REFUSED = const(1 << 13)


class Stage:
    """What every screen needs, with a game or without.

    pico            the hardware
    lights, panel   the lamps of the board, and of the hexagon; None where none is wired
    settings        what people chose (see `console.choices`)
    shown           the name of the screen that is up (see `console.screens`)
    kit             the package of the table of the game that is out, or None
    home            the name of the first screen, to which the others lead back
    first           another one to begin with, or ""
    parts           the packages whose texts are spoken besides the console's
    refused         whether the flash refused the last save
    done            whether it is time for the stage with the games
    last_resort     whether there is nothing left to show that this one has failed
    """

    kit = None
    home = "title"
    first = ""
    parts = ()
    refused = False
    done = False
    last_resort = False

    def __init__(self, pico, settings) -> None:
        self.pico = pico
        self.lights = lights.board(pico.strip)
        self.panel = lights.panel(pico.panel) if pico.panel else None
        self.settings = settings
        self.shown = ""
        self._canvases = (Canvas(pico.oleds[0]), Canvas(pico.oleds[1]))
        self._sleep = None
        self._screen = None
        self._leads_to = None  # the screen that a press has asked for
        self._presser = 0  # the end whose buttons were pressed last
        self._marked = 0  # the bits of ends where a press waits, and was marked as heard
        self._looked = 0  # when it was last seen to that all is well
        self._told = 0  # the faults that people have been told of

    def tick(self, now: int) -> None:
        """Live through one moment, a bounded piece of work. `now`: ms, wrapping at 2**30.

        Whoever presses a button is answered first: that tick does nothing else. And whatever has
        changed is drawn before the screen moves on.
        """
        if self._screen is None:
            self._sleep = Sleep(self.pico.oleds, now)
            self._looked = now
            self._go(self.first or self.home, now)
        if self._listen(now):
            self.pico.oleds[self._presser].flush(1)
            return
        if self._leads_to:
            name = self._leads_to
            self._leads_to = None
            self._go(name, now)
        elif self._screen.stale:
            self._draw(now)
        else:
            self._go(self._screen.advance(now), now)
        self._sleep.advance(now)
        self.lights.update(now)
        if self.panel:
            self.panel.update(now)
        self.pico.rail.show()
        for oled in self.pico.oleds:
            oled.flush(1)
        self.pico.buzzer.update(now)
        if ticks.diff(now, self._looked) >= _LOOK_MS:
            self._looked = now
            self._look(now)

    def _look(self, now: int) -> None:
        """See whether all is well, and tell people of what is newly wrong."""
        self.pico.watch_supply()
        for oled in self.pico.oleds:
            oled.look()
        if self.shown in _MAY_BE_DISTURBED and not self._screen.busy:
            faults = self.faults
            if faults & ~self._told:
                self._told |= faults
                self._go("faults", now)

    @property
    def faults(self) -> int:
        """What is wrong: the bits of `Pico.faults`, and REFUSED for a flash that takes no save."""
        return self.pico.faults | (REFUSED if self.refused else 0)

    def _listen(self, now: int) -> bool:
        """Give buttons' events to the screen, up to a press; True if its answer was drawn.

        Events wait while the screen works; one that only lights blank panels is not for it.
        """
        self.pico.buttons.poll(now)
        if self._working:
            self._mark_waiting()
        elif self._marked:
            self._screen.stale |= self._marked
            self._marked = 0
        while not self._working:
            event = self.pico.buttons.take()
            if not event:
                break
            if not self._sleep.swallows(event, now):
                index = buttons.index(event)
                end = index // buttons.BUTTONS_PER_END
                button = index % buttons.BUTTONS_PER_END
                if buttons.kind(event) != buttons.RELEASE:
                    return self._press(now, end, button)
                self._leads_to = self._screen.release(now, end, button)
        return False

    def _mark_waiting(self) -> None:
        """Let whoever has pressed a button while the screen works see that it was heard."""
        event = self.pico.buttons.waiting_press()
        if event and not self._marked:
            end = buttons.index(event) // buttons.BUTTONS_PER_END
            self._marked = 1 << end
            widgets.heard(self._canvases[end])
            self.pico.oleds[end].flush(1)

    def _press(self, now: int, end: int, button: int) -> bool:
        self._presser = end
        self._leads_to = self._screen.press(now, end, button)
        if self._working:
            widgets.heard(self._canvases[end])
        elif self._screen.stale & 1 << end:
            self._draw(now)
        else:
            return False
        return True

    @property
    def _working(self) -> bool:
        """Whether what a press leads to is still to be done."""
        return self._screen.working or self._leads_to is not None

    def _go(self, name, now: int) -> None:
        """Go to the screen called `name`; None stays."""
        if name:
            self._screen = screens.make(name, self)
            self._screen.enter(now)
            self.shown = name

    def _draw(self, now: int) -> None:
        """Draw one thing that is stale: the page of who pressed, the lamps, then the other page."""
        stale = self._screen.stale
        end = self._presser
        if not stale & 1 << end:
            if stale & LAMPS:
                self._screen.stale = stale & ~LAMPS
                self._screen.paint(now)
                return
            end = 1 - end
        self._screen.stale = stale & ~(1 << end)
        self._canvases[end].clear()
        self._screen.draw(end, self._canvases[end])

    def speak(self, *more: str) -> None:
        """Speak the chosen language, with the texts of the packages `more` as well."""
        names = ("console",) + self.parts + more
        language = self.settings.get("language")
        if language == "en":
            names = ()  # the keys are the texts
        texts.use(*["%s/%s.txt" % (name.replace(".", "/"), language) for name in names])
