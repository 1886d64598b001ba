"""The stage: one screen at a time on the table's hardware, moved on by one `tick`."""

from micropython import const

from console import screens
from console.sleep import Sleep
from drivers import buttons, ticks
from ui import lights, texts
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
    parts           the packages whose texts are spoken besides the console's
    refused         whether the flash refused the last save
    done            whether it is time for the stage with the games
    last_resort     whether there is nothing left to show that this one has failed
    """

    kit = None
    home = "title"
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
        self._looked = 0  # when it was last seen to that all is well
        self._told = 0  # the faults that people have been told of

    def tick(self, now: int) -> None:
        """Live through one moment, a bounded piece of work. `now`: ms, wrapping at 2**30."""
        if self._screen is None:
            self._sleep = Sleep(self.pico.oleds, now)
            self._looked = now
            self._go(self.home, now)
        self._listen(now)
        self._go(self._screen.advance(now), now)
        self._sleep.advance(now)
        self._draw()
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

    def _listen(self, now: int) -> None:
        """Give every button's event to the screen, unless it only wakes the panels."""
        self.pico.buttons.poll(now)
        event = self.pico.buttons.take()
        while event:
            if not self._sleep.swallows(event, now):
                index = buttons.index(event)
                end = index // buttons.BUTTONS_PER_END
                button = index % buttons.BUTTONS_PER_END
                if buttons.kind(event) == buttons.RELEASE:
                    self._go(self._screen.release(now, end, button), now)
                else:
                    self._go(self._screen.press(now, end, button), now)
            event = self.pico.buttons.take()

    def _go(self, name, now: int) -> None:
        """Go to the screen called `name`; None stays."""
        if name:
            self._screen = screens.make(name, self)
            self._screen.enter(now)
            self.shown = name

    def _draw(self) -> None:
        """Draw one stale panel, so that a tick stays short."""
        stale = self._screen.stale
        if stale:
            end = 0 if stale & 1 else 1
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
