"""Self-test: a report of what the Pico measures, and steps that people judge."""

from micropython import const
from version import VERSION

import finder
import wiring
from app.diagnostics.faults import BUTTON_NAMES
from app.menu import Hold
from base import BUTTONS_PER_END, DOWN, LEFT, OK, loader, ticks_diff
from drivers.buzzer import LOUD
from drivers.pico import DARK
from ui import BOTH, Screen
from ui.canvas import LINE, WIDTH, header, progress
from ui.texts import N_, say

# The steps.
_QUESTION_Y = 15
_ANSWERS_Y = 53
_ALL = const((1 << 10) - 1)  # bits of the ten buttons
_BUTTONS_Y = const(16)
_COLUMNS = (8, 70)
_LIT_MS = const(2000)
_COLOUR_MS = const(1000)
_LAMP_MS = const(30)
_COLOURS = (
    (N_("red"), 0xFF0000),
    (N_("green"), 0x00FF00),
    (N_("blue"), 0x0000FF),
    (N_("white"), 0xFFFFFF),
)
_WHITE = 0xFFFFFF

# C, E, G, C: half a second each with its rest.
_TUNE = bytes((72, 40, 0, 10, 76, 40, 0, 10, 79, 40, 0, 10, 84, 40))

# The report.
_MARKS = {None: "…", True: "✓", False: "✗"}
_MARK_WIDTH = const(8)
_TOP = const(13)
_REPORT_LINE = const(10)
_WIDTH = const(60)  # of a column
_COLUMN = const(68)  # from one to the next
_LAST_Y = const(54)


class Step:
    """Base of the steps that people judge.

    key         what is tested, a key for `say`
    question    what people are asked afterwards
    asking      whether they are asked now
    verdict     whether the test was passed; None while it isn't known
    stale       whether the displays must be drawn again
    """

    key = ""
    question = ""

    def __init__(self, app) -> None:
        self.app = app
        self.verdict = None
        self.asking = False
        self.stale = True
        self._since = 0

    def begin(self, now: int) -> None:
        """Start the step, the first time or again."""
        self._since = now
        self.asking = False
        self.stale = True

    def age(self, now: int) -> int:
        """Return the milliseconds since `begin`."""
        return ticks_diff(now, self._since)

    def ask(self) -> None:
        """Ask the question."""
        self.asking = True
        self.stale = True

    def draw(self, end: int, canvas) -> None:
        header(canvas, say(self.key))
        if self.asking:
            canvas.paragraph(say(self.question), 0, _QUESTION_Y, WIDTH)
            canvas.centre(say("OK yes · ↓ no · ← again"), _ANSWERS_Y)

    def press(self, now: int, end: int, button: int) -> None:
        if not self.asking:
            return
        if button == LEFT:
            self.begin(now)
        elif button in (OK, DOWN):
            self.verdict = button == OK

    def release(self, now: int, end: int, button: int) -> None:
        """Answer the release of a button."""

    def advance(self, now: int) -> None:
        """Do a bounded step of work; called at each tick."""


class Displays(Step):
    """Displays: every pixel is lit for a while."""

    key = N_("Displays")
    question = N_("Did every pixel shine, on both displays?")

    def draw(self, end: int, canvas) -> None:
        if self.asking:
            super().draw(end, canvas)
        else:
            canvas.frame.fill(1)

    def advance(self, now: int) -> None:
        if not self.asking and self.age(now) >= _LIT_MS:
            self.ask()

    def press(self, now: int, end: int, button: int) -> None:
        super().press(now, end, button)
        for oled in self.app.pico.oleds:
            if self.verdict and not oled.present:
                self.verdict = False


class Lamps(Step):
    """Lamps: all in each colour; then one by one, on the board and the hexagon."""

    key = N_("Lamps")
    question = N_("Did all lamps shine red, green, blue and white, then one by one?")

    def begin(self, now: int) -> None:
        super().begin(now)
        self._shown = -1

    def draw(self, end: int, canvas) -> None:
        super().draw(end, canvas)
        if 0 <= self._shown < len(_COLOURS) and not self.asking:
            canvas.centre_title(say(_COLOURS[self._shown][0]), 28)

    def advance(self, now: int) -> None:
        if self.asking:
            return
        age = self.age(now)
        shown = age // _COLOUR_MS
        if shown >= len(_COLOURS):
            shown = len(_COLOURS) + (age - len(_COLOURS) * _COLOUR_MS) // _LAMP_MS
        if shown != self._shown:
            self._shown = shown
            self.stale = shown <= len(_COLOURS)
            self._paint(now, shown)

    def _paint(self, now: int, shown: int) -> None:
        first = 0
        for lights, lamps in self._chains():
            lights.clear(now)
            for lamp in range(lamps):
                if shown < len(_COLOURS):
                    lights.paint(lamp, _COLOURS[shown][1])
                elif shown - len(_COLOURS) == first + lamp:
                    lights.paint(lamp, _WHITE)
            first += lamps
        if shown - len(_COLOURS) >= first:
            self.ask()

    def _chains(self) -> list:
        chains = [(self.app.lights, wiring.LEDS)]
        if self.app.hexagon:
            chains.append((self.app.hexagon, wiring.HEX_LEDS))
        return chains


class Buttons(Step):
    """Buttons: each must be pressed once. Holding OK ends the step without the others."""

    key = N_("Buttons")

    def __init__(self, app) -> None:
        super().__init__(app)
        self._seen = 0  # bit `end * 5 + button`
        self._hold = Hold()

    def draw(self, end: int, canvas) -> None:
        super().draw(end, canvas)
        for button in range(BUTTONS_PER_END):
            seen = self._seen >> _index(end, button) & 1
            x = _COLUMNS[button & 1]
            y = _BUTTONS_Y + button // 2 * LINE
            canvas.text("✓" if seen else "○", x, y)
            canvas.text(say(BUTTON_NAMES[button]), x + 12, y)
        if self._hold.steps:
            progress(canvas, 4, 57, 120, 5, self._hold.steps, Hold.STEPS)
        else:
            canvas.centre(say("Hold OK to go on"), 53)

    def press(self, now: int, end: int, button: int) -> None:
        self._seen |= 1 << _index(end, button)
        self.stale = True
        if button == OK:
            self._hold.begin(now)

    def release(self, now: int, end: int, button: int) -> None:
        self._hold.release()
        self.stale = True
        if self._seen == _ALL:
            self.verdict = True

    def advance(self, now: int) -> None:
        if self._hold.advance(now):
            self.stale = True
        if self._hold.done:
            self.verdict = self._seen == _ALL


def _index(end: int, button: int) -> int:
    return end * BUTTONS_PER_END + button


class Buzzer(Step):
    """Buzzer: four notes, also while sound is off."""

    key = N_("Buzzer")
    question = N_("Did you hear four rising notes?")

    def __init__(self, app) -> None:
        super().__init__(app)
        self._duty = app.pico.buzzer.duty

    def begin(self, now: int) -> None:
        super().begin(now)
        self.app.pico.buzzer.duty = LOUD
        self.app.pico.buzzer.play(_TUNE)
        self.ask()

    def press(self, now: int, end: int, button: int) -> None:
        super().press(now, end, button)
        if self.verdict is not None:
            self.app.pico.buzzer.duty = self._duty


STEPS = (Displays, Lamps, Buttons, Buzzer)


class SelfTest(Screen):
    """The report, the steps that people judge, and the report again."""

    def __init__(self, app) -> None:
        super().__init__(app)
        self._steps = [step(app) for step in STEPS]
        self._at = -1  # index of the step shown; the report is before the first and after the last
        self._flash = None
        self._memory = None

    def enter(self, now: int) -> None:
        super().enter(now)
        self.app.darken(now)

    @property
    def _step(self):
        return self._steps[self._at] if 0 <= self._at < len(self._steps) else None

    def advance(self, now: int):
        """Test the flash, then the memory, one a tick; or advance the step that is shown."""
        step = self._step
        if step:
            step.advance(now)
            self._follow(now)
        elif self._flash is None:
            self._flash = self._try("flash", self.app.pico.store.folder)
        elif self._memory is None:
            self._memory = self._try("memory")

    def _try(self, what: str, *given) -> bool:
        """Run a function of `drivers.trial`; return whether it passed."""
        passed = getattr(loader.load(loader.SCREEN, "drivers.trial"), what)(*given)
        self.stale = BOTH
        return passed

    def _follow(self, now: int) -> None:
        """Draw the step if it is stale; go on when it is over."""
        step = self._step
        if step.verdict is not None:
            self._go_on(now)
        elif step.stale:
            step.stale = False
            self.stale = BOTH

    def _go_on(self, now: int) -> None:
        self._at += 1
        self.app.darken(now)
        self.stale = BOTH
        if self._step:
            self._step.begin(now)

    def press(self, now: int, end: int, button: int):
        step = self._step
        if step:
            step.press(now, end, button)
            self._follow(now)
        elif self._at < 0:
            if button == OK and self._memory is not None:
                self._go_on(now)
        elif button == OK:
            return self.app.home
        return None

    def release(self, now: int, end: int, button: int):
        if self._step:
            self._step.release(now, end, button)
            self._follow(now)

    def draw(self, end: int, canvas) -> None:
        if self._step:
            self._step.draw(end, canvas)
        else:
            self._draw_report(canvas)

    def _draw_report(self, canvas) -> None:
        header(canvas, say("Self-test"))
        canvas.right(VERSION, WIDTH, 0)
        tested = [(step.key, step.verdict) for step in self._steps]
        tested += [(N_("Flash"), self._flash), (N_("Memory"), self._memory)]
        for i in range(len(tested)):
            key, verdict = tested[i]
            left = (i & 1) * _COLUMN
            _draw_tested(canvas, key, verdict, left, left + _WIDTH, _TOP + i // 2 * _REPORT_LINE)
        self._draw_rail(canvas, _TOP + len(tested) // 2 * _REPORT_LINE)
        canvas.text(say("In flash: %d") % finder.in_place, 0, _LAST_Y)
        canvas.right(say("Press OK"), WIDTH, _LAST_Y)

    def _draw_rail(self, canvas, y: int) -> None:
        """Draw the voltage of the lamps."""
        pico = self.app.pico
        volts = say("not measured")
        passed = None
        if pico.sense.wired:
            tenths = (pico.sense.millivolts() + 50) // 100
            volts = say("%d.%d V") % (tenths // 10, tenths % 10)
            passed = not pico.faults & DARK
        _draw_tested(canvas, N_("Lamp power"), passed, 0, WIDTH, y)
        canvas.right(volts, WIDTH - _MARK_WIDTH - 3, y)


def _draw_tested(canvas, key: str, verdict, left: int, right: int, y: int) -> None:
    """Draw what was tested, and a mark for the verdict; None: not known."""
    canvas.text(say(key), left, y)
    canvas.text(_MARKS[verdict], right - _MARK_WIDTH, y)
