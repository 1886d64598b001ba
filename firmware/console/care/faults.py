"""What is wrong with the device, in words, and the screen that tells of it."""

from micropython import const

from console.care.alarm import raise_alarm
from console.screen import Screen
from console.stage import REFUSED
from drivers.buttons import BUTTONS_PER_END
from drivers.pico import DARK, LIMITED, MISSING
from table import BOTH
from ui import widgets
from ui.canvas import WIDTH, line_count
from ui.texts import N_, say

NAMES = (N_("left"), N_("right"), N_("up"), N_("down"), N_("OK"))
_PLACES = (N_("Here"), N_("Across"))
_TEXT_Y = const(13)
_LINES = const(4)
_LINE = const(10)


def found(stage, end: int) -> list:
    """A sentence for each fault of a `Stage`, as it is read at `end`."""
    faults = stage.faults
    sentences = []
    for other in (0, 1):
        if faults & MISSING << other:
            sentences.append(say("%s: no display answers.") % place(end, other))
    sentences += held(faults, end)
    if faults & DARK:
        millivolts = stage.pico.sense.millivolts()
        tenths = (millivolts + 50) // 100
        sentences.append(say("The lamps have %d.%d V, too little.") % (tenths // 10, tenths % 10))
    if faults & LIMITED:
        sentences.append(say("The supply gives %d mA: less light.") % stage.pico.supply_ma)
    if faults & REFUSED:
        sentences.append(say("The flash takes no saves: the game goes with the power."))
    return sentences


def held(stuck: int, end: int) -> list:
    """A sentence for each button that has been down since power-on; `stuck`: a bit for each."""
    sentences = []
    for other in (0, 1):
        for button in range(BUTTONS_PER_END):
            if stuck >> other * BUTTONS_PER_END + button & 1:
                name = say(NAMES[button])
                sentences.append(say("%s: %s is held down.") % (place(end, other), name))
    return sentences


def place(end: int, other: int) -> str:
    """Which end is meant by `other`, for whoever reads it at `end`."""
    return say(_PLACES[0 if other == end else 1])


class Faults(Screen):
    """The faults, as many as have room. Any press goes back to where people were."""

    def __init__(self, console) -> None:
        super().__init__(console)
        self._back = console.shown
        self._seen = 0

    def enter(self, now: int) -> None:
        super().enter(now)
        raise_alarm(self.console, now)

    def draw(self, end: int, canvas) -> None:
        widgets.header(canvas, say("Please check"))
        y = _TEXT_Y
        room = _LINES
        for sentence in found(self.console, end):
            room -= line_count(sentence, WIDTH)
            if room >= 0:
                y = canvas.paragraph(sentence, 0, y, WIDTH, _LINE)
        canvas.centre(say("Press OK"), 54)

    def press(self, now: int, end: int, button: int):
        return self._back

    def advance(self, now: int):
        """Follow what is mended; go back when nothing is wrong any more."""
        faults = self.console.faults
        if faults != self._seen:
            self._seen = faults
            self.stale = BOTH
        return None if faults else self._back
