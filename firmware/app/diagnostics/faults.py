"""Faults of the device: in words, on a screen, and as an alarm of lamps and buzzer."""

from micropython import const

import finder
import wiring
from app.screens import NOT_SAVED, UNFIT
from base import BUTTONS_PER_END, OLDEST_MICROPYTHON
from drivers import trial
from drivers.pico import CRAMPED, DARK, LIMITED, MISSING, OLD
from ui import BOTH, Screen
from ui.canvas import WIDTH, header, line_count
from ui.lights import COLUMNS, PULSE
from ui.texts import N_, say

BUTTON_NAMES = (N_("left"), N_("right"), N_("up"), N_("down"), N_("OK"))
_PLACES = (N_("Here"), N_("Across"))
_FULL = N_("The flash is full. This game is lost at power-off.")
_NOT_SAVED = N_("Can’t save. This game is lost at power-off.")
DAMAGED = N_("Missing or damaged: %s. Copy the firmware again.")
_FOREIGN = N_("Of another version: %s. Copy the firmware again.")
_TEXT_Y = const(13)
_LINES = const(4)
_LINE = const(10)

_RED = const(0x800000)
_TUNE = bytes((57, 15, 0, 5, 57, 15))


def fault_sentences(screens, end: int, full: bool) -> list:
    """Return a sentence for each fault of a `Screens`, for people at `end`; full: the flash."""
    faults = screens.faults
    sentences = []
    for other in (0, 1):
        if faults & MISSING << other:
            sentences.append(say("%s: the display doesn’t answer.") % place_name(end, other))
    sentences += held_sentences(faults, end)
    if faults & DARK:
        millivolts = screens.pico.sense.millivolts()
        tenths = (millivolts + 50) // 100
        sentences.append(say("The lamps get only %d.%d V.") % (tenths // 10, tenths % 10))
    if faults & LIMITED:
        sentences.append(
            say("The supply gives %d mA. The lamps are dimmed.") % screens.pico.supply_ma
        )
    if faults & NOT_SAVED:
        sentences.append(say(_FULL if full else _NOT_SAVED))
    if faults & UNFIT:
        for told, is_foreign in ((_FOREIGN, True), (DAMAGED, False)):
            names = sorted([name for name, why in finder.damaged.items() if why == is_foreign])
            if screens.damaged and not is_foreign:
                names.append(screens.damaged)
            if names:
                sentences.append(say(told) % ", ".join(names).replace(finder.PACK, ""))
    if faults & OLD:
        sentences.append(
            say("MicroPython is too old. Install %d.%d or newer.") % OLDEST_MICROPYTHON
        )
    if faults & CRAMPED:
        sentences.append(say("This MicroPython leaves less memory. A game may stop."))
    return sentences


def held_sentences(stuck: int, end: int) -> list:
    """Return a sentence for each button held down since power-on; stuck: their bits."""
    sentences = []
    for other in (0, 1):
        for button in range(BUTTONS_PER_END):
            if stuck >> other * BUTTONS_PER_END + button & 1:
                name = say(BUTTON_NAMES[button])
                sentences.append(say("%s: %s is held down.") % (place_name(end, other), name))
    return sentences


def place_name(end: int, other: int) -> str:
    """Return what the end `other` is called at `end`."""
    return say(_PLACES[0 if other == end else 1])


class Faults(Screen):
    """The faults, as many as fit. Any press leads back to the screen before."""

    def __init__(self, app) -> None:
        super().__init__(app)
        self._back = app.shown
        self._seen = 0
        self._full = False

    def enter(self, now: int) -> None:
        super().enter(now)
        raise_alarm(self.app, now)

    def draw(self, end: int, canvas) -> None:
        header(canvas, say("Please check"))
        y = _TEXT_Y
        room = _LINES
        for sentence in fault_sentences(self.app, end, self._full):
            room -= line_count(sentence, WIDTH)
            if room >= 0:
                y = canvas.paragraph(sentence, 0, y, WIDTH, _LINE)
        canvas.centre(say("Press OK"), 54)

    def press(self, now: int, end: int, button: int):
        return self._back

    def advance(self, now: int):
        """Update the faults; leave once there are none."""
        faults = self.app.faults
        if faults != self._seen:
            self._seen = faults
            self._full = bool(faults & NOT_SAVED) and trial.is_full(self.app.pico.store.folder)
            self.stale = BOTH
        return None if faults else self._back


def raise_alarm(screens, now: int) -> None:
    """Let both ends of the board pulse red, and play a tune: seen and heard without a display."""
    screens.darken(now)
    for row in range(wiring.ROWS):
        for column in (0, COLUMNS - 1):
            screens.lights.mark(row * COLUMNS + column, PULSE, _RED)
    screens.pico.buzzer.play(_TUNE)
