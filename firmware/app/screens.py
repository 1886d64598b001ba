"""Screen manager: shows one screen at a time, and passes it presses."""

from micropython import const

import finder
from app.sleep import Sleep
from base import BUTTONS_PER_END, INDEX, KIND, RELEASE, flash_data, loader, ticks_diff
from base.flash_data import Damaged
from ui import LAMPS, Screen, canvas, lights, texts
from ui.canvas import Canvas

# For each screen the modules that are loaded for it, imported ones first, then its class: strings
# take half the heap of tuples. "match" is the match in progress, which the app has.
_SCREENS = {
    "title": "app.title Title",
    "attract": "app.title app.deal app.attract Attract",
    "menu": "app.menu app.menus MainMenu",
    "welcome": "app.menu app.begin Welcome",
    "people": "app.menu app.begin People",
    "setup": "app.menu app.begin app.naming app.set_up SetUpMenu",
    "settings": "app.menu app.menus Settings",
    "pause": "app.menu app.pause Pause",
    "deal": "app.deal Deal",
    "away": "drivers.link version app.away app.away.listen Listen",
    "deal away": "app.deal version app.away app.away.deal DealAway",
    "restore": "app.deal Restore",
    "turns": "games.history app.turns Turns",
    "result": "ui.waiting app.menu drivers.archive games.history games.record tables.ending"
    " app.keeping app.outcome app.sheet app.again app.result Result",
    "review": "app.menu app.advisor games.history tables.ending app.again app.review Review",
    "luck": "games.history ai ai.coach app.own app.coaching app.luck Luck",
    "problems": "ui.waiting app.menu ai app.sitting app.tasks drivers.archive games.history"
    " app.own app.problems Problems",
    "learn": "ui.waiting app.menu ai app.sitting app.tasks base.blocks drivers.archive"
    " drivers.progress app.lessons app.learn Learn",
    "rules": "base.blocks app.rules Rules",
    "faults": "drivers.trial app.diagnostics app.diagnostics.faults Faults",
    "crash": "ui.waiting app.diagnostics.crash Crash",
    "safe start": "app.menu app.diagnostics.safe_start SafeStart",
    "selftest": "drivers.trial app.diagnostics app.diagnostics.faults drivers.probe"
    " app.diagnostics.selftest app.diagnostics.selftest.diagnosis app.diagnostics.selftest.alone"
    " app.diagnostics.selftest.steps app.diagnostics.selftest.lamps version"
    " app.diagnostics.selftest.pages app.diagnostics.selftest.screen SelfTest",
}
_WITH_TEXTS = ("app.diagnostics", "app.diagnostics.selftest")  # packages with texts of their own

_CHECK_MS = const(500)  # from one check for faults to the next
_INTERRUPTIBLE = ("title", "attract", "match")  # screens that a fault may interrupt

# Faults in addition to those of `drivers.pico`.
NOT_SAVED = const(1 << 13)  # a save failed
UNFIT = const(1 << 17)  # a catalogue or a pack is damaged, or a pack is of another version

# A press that may have waited longer for the tick before gets a check mark before it is answered.
_LATE_MS = const(5)


class Screens:
    """The screen manager, and what every screen needs; with a game or without.

    pico            the hardware
    lights          the lamps of the board
    hexagon         the lamps of the hexagon; None where none is wired
    settings        the `app.save.Choices` of SETTINGS
    shown           the name of the screen on the displays, a key of _SCREENS or "match"
    declared        the declaration of the chosen game, or None
    match_screen    the screen of the match in progress or just over, or None
    coached         whether the coach has begun behind the result, so that *luck* goes on with it;
                    if not, the code of the result makes room
    screen          the one on the displays, None before the first tick
    home            the name of the first screen
    parts           the packages whose texts are used, apart from the app's
    not_saved       whether the flash refused the last save
    damaged         name of the damaged catalogue for which English stands in, or ""
    marks           check marks at each end, until its page is drawn again
    pages           drawn since garbage was collected; a press counts for one more
    done            whether the supervisor is to start the app
    last_resort     whether this is the screen of a crash, so that its own crash can't be shown
    """

    declared = None
    match_screen = None
    coached = False
    home = "title"
    parts = ()
    not_saved = False
    damaged = ""
    pages = 0
    done = False
    last_resort = False

    def __init__(self, pico, settings) -> None:
        self.pico = pico
        self.lights = lights.board(pico.strip)
        self.hexagon = lights.hexagon(pico.hexagon) if pico.hexagon else None
        self.settings = settings
        self.shown = ""
        self._canvases = (Canvas(pico.oleds[0]), Canvas(pico.oleds[1]))
        self._sleep = None  # made by the first tick
        self.screen = None
        self._next = None  # the screen that a press leads to
        self._work = None  # generator: the steps, one a tick, of work that halts the screen
        self._presser = 0  # the end where a button was pressed last
        self._waiting = bytearray(2)  # at each end, the presses that wait
        self.marks = bytearray(2)
        self._heard = 0  # ticks when the buttons were polled last
        self._late = False  # whether a press may have waited since: see _LATE_MS
        self._checked = 0  # ticks of the last check for faults
        self._told = 0  # faults that were shown

    def tick(self, now: int) -> None:
        """Do a bounded piece of work. `now`: ms, wrapping at 2**30.

        A tick that takes a press answers it and does nothing else, and so does one with a step of
        `_work`. Changes are drawn before the screen moves on. Lamps and the check for faults wait
        for a tick that draws no page; the check, up to 30 ms on a Pico, while the screen works too.
        """
        if self._sleep is None:
            self._show_first(now)
        if self._listen(now):
            return
        if self._work:
            if next(self._work, True):
                self._work = None
            return
        drawn = False
        if self._next:
            name, self._next = self._next, None
            self._go(name)
        elif self.screen.stale:
            drawn = self._draw(now)
        else:
            self._go(self.screen.advance(now))
        self._sleep.advance(now)
        if not drawn:  # either takes time
            self._light(now)
        for oled in self.pico.oleds:
            oled.flush(1)
        self.pico.buzzer.update(now)
        if ticks_diff(now, self._checked) >= _CHECK_MS and not (drawn or self.working):
            self._checked = now
            self._check(now)

    def _light(self, now: int) -> None:
        """Show the next picture of the lamps."""
        self.lights.update(now)
        if self.hexagon:
            self.hexagon.update(now)
        self.pico.rail.show()

    def _check(self, now: int) -> None:
        """Check for faults, and show new ones."""
        self.pico.watch_supply()
        for oled in self.pico.oleds:
            oled.probe()
        if self.shown in _INTERRUPTIBLE and not self.screen.busy:
            faults = self.faults
            if faults & ~self._told:
                self._told |= faults
                self._go("faults")

    @property
    def faults(self) -> int:
        """The faults of the device: the bits of `Pico.faults`, NOT_SAVED and UNFIT."""
        faults = self.pico.faults | (NOT_SAVED if self.not_saved else 0)
        return faults | (UNFIT if self.damaged or finder.damaged else 0)

    def _listen(self, now: int) -> bool:
        """Pass events to the screen, up to a press; return whether its answer is on the way.

        Events wait while the screen works. Those that wake the displays aren't passed on.
        """
        self._late = ticks_diff(now, self._heard) > _LATE_MS
        self._heard = now
        self.pico.buttons.poll(now)
        if self.working:
            return self._mark_waiting()
        if any(self.marks):
            self._remove_marks()
        while not self.working:
            event = self.pico.buttons.take()
            if not event:
                break
            if not self._sleep.swallows(event, now):
                index = event >> INDEX
                end = index // BUTTONS_PER_END
                button = index % BUTTONS_PER_END
                if (event & KIND) != RELEASE:
                    return self._press(now, end, button)
                self._next = self.screen.release(now, end, button)
        return False

    def _mark_waiting(self) -> bool:
        """Draw a check mark where a button was pressed while the screen works; return if one was.

        Then the tick does no work: a save leaves no time for it.
        """
        marked = False
        for end in range(len(self.marks)):
            waiting = self.pico.buttons.waiting_presses(end)
            if waiting > self._waiting[end]:
                self._waiting[end] = waiting
                self.mark(end)
                marked = True
        return marked

    def wake(self, now: int) -> None:
        """Light the displays: there is something to see."""
        self._sleep.wake(now)

    def mark(self, end: int) -> None:
        """Show another check mark."""
        oled = self.pico.oleds[end]
        canvas.press_mark(oled.picture, self.marks[end])
        self.marks[end] += 1
        oled.start_with(canvas.MARK_PAGE)
        oled.flush(1)

    def _remove_marks(self) -> None:
        """Have the pages with check marks drawn without them. Until then they stay, and count."""
        for end in range(len(self.marks)):
            if self.marks[end]:
                self.screen.stale |= 1 << end
            self._waiting[end] = 0

    def _press(self, now: int, end: int, button: int) -> bool:
        """Pass a press to the screen; return whether its answer is on the way at that end."""
        self._presser = end
        if self._late:
            self.mark(end)
        self._next = self.screen.press(now, end, button)
        if self._late:
            return True
        if self.working:
            self.mark(end)
        elif self.screen.stale & 1 << end:
            self._draw(now)
            self.pico.oleds[end].flush(1)
        else:
            return False
        return True

    @property
    def working(self) -> bool:
        """Whether presses wait: for what the last one asked for, or for `_work`."""
        return self._work is not None or self._next is not None or self.screen.working

    @property
    def at_rest(self) -> bool:
        """Whether nothing moves and nothing is to be drawn."""
        return not (self.working or self.screen.busy or self.screen.stale)

    def _go(self, name) -> None:
        """Go to the screen called `name`, after work that was asked for; None stays."""
        if name:
            self._work = self._entering(name, self._work)

    def _entering(self, name: str, work):
        """Finish `work`; then enter the screen called `name`, a step a tick. Yields between them.

        The modules of the screen before are unloaded.
        """
        if work:
            yield from work
        self.screen = Screen(self)  # the code of the one before goes before more is loaded
        if name == "match":
            loader.end(loader.SCREEN)
            self.use_texts()
            screen = self.match_screen
        else:
            *modules, screen = _SCREENS[name].split()
            goes_on = name == "luck" and self.coached
            loader.begin(loader.SCREEN, "app.result" if goes_on else modules[-1])
            yield
            # What is left of the screen before would lie scattered between new code. A deal
            # collects it by itself, and at power-on there is none.
            collects = self.shown != "" and name != "deal"
            yield from loader.loading(loader.SCREEN, modules, collects)
            parts = [part for part in _WITH_TEXTS if modules[-1].startswith(part)]
            for part in parts:
                self.open_texts(part)
                yield
            self.use_texts(*parts)
            screen = getattr(loader.load(loader.SCREEN, modules[-1]), screen)(self)
            yield from screen.entering()
        yield
        self.screen = screen
        screen.enter(self._heard)
        self.shown = name

    def _show_first(self, now: int) -> None:
        """Show the first screen at once: the displays are dark until they have a whole picture."""
        self._sleep = Sleep(self.pico.oleds, now)
        self._checked = self._heard = now
        for _ in self._entering(self.home, None):
            pass
        while self.screen.stale:
            self._draw(now)
        for oled in self.pico.oleds:
            oled.flush(8)
        self._light(now)

    def _draw(self, now: int) -> bool:
        """Draw one stale thing: the page of the end that pressed, the lamps, or the other page.

        Return whether it was a page.
        """
        stale = self.screen.stale
        end = self._presser
        if not stale & 1 << end:
            if stale & LAMPS:
                self.screen.stale = stale & ~LAMPS
                self.screen.paint(now)
                return False
            end = 1 - end
        self.screen.stale = stale & ~(1 << end)
        self.pages += 1
        self._canvases[end].clear()
        self.screen.draw(end, self._canvases[end])
        oled = self.pico.oleds[end]
        oled.start_with(canvas.MARK_PAGE)  # so that no check mark stays too long
        if not self.working:
            self.marks[end] = 0
        for mark in range(self.marks[end]):
            canvas.press_mark(oled.picture, mark)
        return True

    def darken(self, now: int) -> None:
        """Darken the lamps of the board and of the hexagon."""
        self.lights.clear(now)
        if self.hexagon:
            self.hexagon.clear(now)

    def lead_to(self, name: str) -> None:
        """Go to the screen called `name` in the next ticks."""
        self._next = name

    def work(self, steps) -> None:
        """Do work in the next ticks, a step a tick, before anything else is done."""
        self._work = steps

    def use_texts(self, *more: str) -> None:
        """Use the texts of the app, the game and the packages `more` in the chosen language.

        They are English if a catalogue is damaged.
        """
        try:
            texts.use(*self._catalogues(("app",) + self.parts + more))
            self.damaged = ""
        except Damaged as error:
            self.damaged = error.name

    def open_texts(self, package: str) -> None:
        """Open the texts of a package for the next `use_texts`: a step, up to 35 ms on a Pico."""
        for file in self._catalogues((package,)):
            texts.open_ahead(file)

    def _catalogues(self, packages: tuple) -> list:
        """Return the files with the texts of packages in the chosen language."""
        language = self.settings.get("language")
        if language == "en":
            return []  # the keys are the texts
        files = ["texts/%s/%s.bin" % (language, name.split(".")[-1]) for name in packages]
        # A game may not have each language.
        return [file for file in files if flash_data.is_there(file)]
