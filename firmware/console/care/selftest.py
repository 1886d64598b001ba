"""The self-test: what the Pico can measure by itself, and what only people can see and hear."""

from micropython import const

from console import shelf
from console.care.steps import STEPS
from console.screen import Screen
from drivers import buttons
from drivers.pico import DARK
from table import BOTH
from ui import widgets
from ui.canvas import WIDTH
from ui.texts import N_, say
from version import VERSION

_MARKS = {None: "…", True: "✓", False: "✗"}
_MARK = const(8)  # its width
_TOP = const(13)
_LINE = const(10)
_WIDTH = const(60)  # of a column
_COLUMN = const(68)  # from one to the next


class SelfTest(Screen):
    """A report, the steps that ask for people, and the report again. Leads back home."""

    def __init__(self, console) -> None:
        super().__init__(console)
        self._steps = [step(console) for step in STEPS]
        self._at = -1  # the step that is shown; the report is before the first and after the last
        self._flash = None
        self._memory = None

    def enter(self, now: int) -> None:
        super().enter(now)
        self._darken(now)

    def _darken(self, now: int) -> None:
        self.console.lights.clear(now)
        if self.console.panel:
            self.console.panel.clear(now)

    @property
    def _step(self):
        return self._steps[self._at] if 0 <= self._at < len(self._steps) else None

    def advance(self, now: int):
        """Measure, one thing a tick; then follow the step."""
        step = self._step
        if step:
            step.advance(now)
            self._follow(now)
        elif self._flash is None:
            self._flash = self._try("flash", self.console.pico.store.folder)
        elif self._memory is None:
            self._memory = self._try("memory")

    def _try(self, what: str, *given) -> bool:
        """Make a trial, whose code is not kept."""
        from drivers import trial

        well = getattr(trial, what)(*given)
        shelf.forget("drivers", "trial")
        self.stale = BOTH
        return well

    def _follow(self, now: int) -> None:
        """Draw what the step wants drawn; go on when it is over."""
        step = self._step
        if step.verdict is not None:
            self._go_on(now)
        elif step.stale:
            step.stale = False
            self.stale = BOTH

    def _go_on(self, now: int) -> None:
        self._at += 1
        self._darken(now)
        self.stale = BOTH
        if self._step:
            self._step.begin(now)

    def press(self, now: int, end: int, button: int):
        step = self._step
        if step:
            step.press(now, end, button)
            self._follow(now)
        elif self._at < 0:
            if button == buttons.OK and self._memory is not None:
                self._go_on(now)
        elif button == buttons.OK:
            return self.console.home
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
        widgets.header(canvas, say("Self-test"))
        canvas.right(VERSION, WIDTH, 0)
        tested = [(step.key, step.verdict) for step in self._steps]
        tested += [(N_("Flash"), self._flash), (N_("Memory"), self._memory)]
        for i in range(len(tested)):
            key, verdict = tested[i]
            left = (i & 1) * _COLUMN
            _draw_tested(canvas, key, verdict, left, left + _WIDTH, _TOP + i // 2 * _LINE)
        self._draw_rail(canvas, _TOP + len(tested) // 2 * _LINE)
        canvas.centre(say("Press OK"), 54)

    def _draw_rail(self, canvas, y: int) -> None:
        """The lamps' voltage."""
        pico = self.console.pico
        volts = say("not measured")
        well = None
        if pico.sense.wired:
            tenths = (pico.sense.millivolts() + 50) // 100
            volts = say("%d.%d V") % (tenths // 10, tenths % 10)
            well = not pico.faults & DARK
        _draw_tested(canvas, N_("Lamp power"), well, 0, WIDTH, y)
        canvas.right(volts, WIDTH - _MARK - 3, y)


def _draw_tested(canvas, key: str, verdict, left: int, right: int, y: int) -> None:
    """What was tested, and whether it is well; a verdict of None is not known."""
    canvas.text(say(key), left, y)
    canvas.text(_MARKS[verdict], right - _MARK, y)
