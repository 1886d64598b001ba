"""What the self-test shows to people: displays, lamps, buttons, buzzer."""

from micropython import const

import wiring
from console.care.faults import NAMES
from console.care.step import Step
from drivers import buttons
from ui import menus
from ui.canvas import LINE
from ui.hold import Hold
from ui.texts import N_, say

_ALL = const((1 << 10) - 1)
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

# C, E, G, C: half a second each.
_TUNE = bytes((72, 40, 0, 10, 76, 40, 0, 10, 79, 40, 0, 10, 84, 40))


class Displays(Step):
    """Every pixel shines for a while."""

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
        for oled in self.stage.pico.oleds:
            if self.verdict and not oled.present:
                self.verdict = False


class Lamps(Step):
    """All lamps in each colour; then each by itself, along the rows of the board and the panel."""

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
        chains = [(self.stage.lights, wiring.LEDS)]
        if self.stage.panel:
            chains.append((self.stage.panel, wiring.HEX_LEDS))
        return chains


class Buttons(Step):
    """Every button is pressed once. Holding OK goes on without those that don't work."""

    key = N_("Buttons")

    def __init__(self, stage) -> None:
        super().__init__(stage)
        self._seen = 0  # bit `end * 5 + button`
        self._hold = Hold()

    def draw(self, end: int, canvas) -> None:
        super().draw(end, canvas)
        for button in range(buttons.BUTTONS_PER_END):
            seen = self._seen >> _index(end, button) & 1
            x = _COLUMNS[button & 1]
            y = _BUTTONS_Y + button // 2 * LINE
            canvas.text("✓" if seen else "○", x, y)
            canvas.text(say(NAMES[button]), x + 12, y)
        if self._hold.steps:
            menus.progress(canvas, 4, 57, 120, 5, self._hold.steps, Hold.STEPS)
        else:
            canvas.centre(say("Hold OK to go on"), 53)

    def press(self, now: int, end: int, button: int) -> None:
        self._seen |= 1 << _index(end, button)
        self.stale = True
        if button == buttons.OK:
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
    return end * buttons.BUTTONS_PER_END + button


class Buzzer(Step):
    """Four notes, also where the sound is switched off."""

    key = N_("Buzzer")
    question = N_("Did you hear four rising notes?")

    def __init__(self, stage) -> None:
        super().__init__(stage)
        self._enabled = stage.pico.buzzer.enabled

    def begin(self, now: int) -> None:
        super().begin(now)
        self.stage.pico.buzzer.enabled = True
        self.stage.pico.buzzer.play(_TUNE)
        self.ask()

    def press(self, now: int, end: int, button: int) -> None:
        super().press(now, end, button)
        if self.verdict is not None:
            self.stage.pico.buzzer.enabled = self._enabled


STEPS = (Displays, Lamps, Buttons, Buzzer)
