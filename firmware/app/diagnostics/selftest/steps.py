"""Steps of the self-test in which people press, look and listen: buttons, displays, buzzer.

What a step does is its script, a generator. It yields what it waits for:

    ms              a time
    "Question?"     an answer: True, False; the third answer, again, begins the script anew
    ("Text", ms)    a press: the button's index, or -1 after so long; 0: as long as it takes
"""

from micropython import const

from app.diagnostics.faults import BUTTON_NAMES
from app.diagnostics.selftest import diagnosis
from base import BUTTONS_PER_END, DOWN, LEFT, OK, ticks_diff
from drivers.buzzer import LOUD
from ui.canvas import WIDTH, header
from ui.texts import N_, say

_QUESTION_Y = const(15)
_ANSWERS_Y = const(53)
_PRESS_Y = const(20)
_BUTTON_Y = const(32)
_LETTER_Y = const(36)
_LIT_MS = const(2000)

# C, E, G, C: half a second each with its rest.
_TUNE = bytes((72, 40, 0, 10, 76, 40, 0, 10, 79, 40, 0, 10, 84, 40))

_PRESS_MS = const(6000)  # time to find and press a button
_TOGETHER_MS = const(70)  # buttons that are joined come at once, and short presses are over
_RELEASE_MS = const(20)
_TIMES = const(3)  # a button is asked for: people slip, and may slip twice
_RELEASES = const(100)  # of these at most


class Step:
    """Base of the steps; `test` is the `SelfTest`.

    key      what is tested, a key for `say`
    found    the findings
    late     whether it needs more than displays and buttons
    lit      whether it needs the lamps' 5 V
    over     whether the script has ended
    stale    whether the displays must be drawn again
    """

    key = ""
    late = False
    lit = False

    def __init__(self, test) -> None:
        self.test = test
        self.app = test.app
        self.found = []
        self.over = False
        self.stale = True
        self.wish = 0  # what the script has yielded
        self._script = None
        self._since = 0

    def script(self):
        """Return the test, a generator."""

    @property
    def title(self) -> str:
        """What is tested, in the language in use."""
        return say(self.key)

    def begin(self, now: int) -> None:
        """Start the step, the first time or again."""
        self.found = []
        self.test.tell("%s:" % self.title)
        self._script = self.script()
        self._go_on(now, None)

    def find(self, fault: str, place: str = "") -> None:
        """Note a finding."""
        self.found.append(diagnosis.finding(fault, place))

    def draw(self, end: int, canvas) -> None:
        """Draw the question or text, and how to answer."""
        header(canvas, self.title)
        words = self._words()
        if words:
            canvas.paragraph(say(words), 0, _QUESTION_Y, WIDTH)
        if isinstance(self.wish, str):
            canvas.centre(say("OK yes · ↓ no · ← again"), _ANSWERS_Y)

    def press(self, now: int, index: int) -> None:
        """Answer with the button of that index."""
        button = index % BUTTONS_PER_END
        if isinstance(self.wish, tuple):
            self._go_on(now, index)
        elif isinstance(self.wish, str):
            if button == LEFT:
                self.begin(now)
            elif button in (OK, DOWN):
                self._go_on(now, button == OK)

    def release(self, now: int, index: int) -> None:
        """Answer the release of a button."""

    def advance(self, now: int) -> None:
        """Go on once the time has passed; called at each tick."""
        wish = self.wish
        if isinstance(wish, str):
            return
        ms, answer = (wish[1], -1) if isinstance(wish, tuple) else (wish, None)
        if (ms or answer is None) and ticks_diff(now, self._since) >= ms:
            self._go_on(now, answer)

    def _go_on(self, now: int, answer) -> None:
        """Run the script to what it waits for next."""
        before = self._words()
        try:
            self.wish = self._script.send(answer)  # pyright: ignore
        except StopIteration:
            self.over = True
            return
        self._since = now
        self.stale = True
        words = self._words()
        if words and words != before:
            self.test.tell(say(words))

    def _words(self) -> str:
        """Return the key of what people are asked for; "" for nothing."""
        wish = self.wish
        if isinstance(wish, tuple):
            return wish[0]
        return wish if isinstance(wish, str) else ""


class Buttons(Step):
    """Buttons: each is asked for, at its end. One that doesn't come is asked for again."""

    key = N_("Buttons")

    def script(self):
        self._down = 0  # bits of the buttons
        self._came = 0  # those pressed since the last of them was asked for
        self._asked = -1
        stuck = self.app.pico.buttons.stuck
        heard = [0] * (2 * BUTTONS_PER_END)
        for _ in range(_TIMES):
            for index in range(len(heard)):
                if not stuck >> index & 1 and heard[index] != 1 << index:
                    heard[index] = yield from self._ask(index)
            if not any(heard):
                break  # nobody is there
        self._asked = -1
        if not diagnosis.ends_exchanged(heard):
            self.found = diagnosis.buttons(heard, stuck)
        elif (yield N_("Is display A beside space a?")):
            self.find("ends")
        else:
            self.find("exchanged")
        self.found += diagnosis.each("bouncing", self.test.bounced)
        self.test.learn(heard)

    def _ask(self, index: int):
        """Ask for a button; return the bits of those that came."""
        self._asked = index
        self._came = 0
        there = self.app.pico.oleds[index // BUTTONS_PER_END].present  # the display says where
        words = diagnosis.place_words(diagnosis.name(index)[2 if there else 0 :])
        self.test.tell(say("Press:") + " " + words)
        yield "", _PRESS_MS
        yield _TOGETHER_MS
        came = self._came
        for _ in range(_RELEASES):
            if not self._down:
                break
            yield _RELEASE_MS
        return came

    def draw(self, end: int, canvas) -> None:
        super().draw(end, canvas)
        if self._asked < 0:
            canvas.centre_title("AB"[end], _LETTER_Y)
            return
        canvas.centre(say("Hold OK to leave"), _ANSWERS_Y)
        asked_end = self._asked // BUTTONS_PER_END
        button = say(BUTTON_NAMES[self._asked % BUTTONS_PER_END])
        if end == asked_end:
            canvas.centre(say("Press:"), _PRESS_Y)
            canvas.centre_title(button, _BUTTON_Y)
        elif self.app.pico.oleds[asked_end].present:
            canvas.centre(say("Press at the other end"), _BUTTON_Y)
        else:
            canvas.centre(say("Press across:"), _PRESS_Y)
            canvas.centre_title(button, _BUTTON_Y)

    def press(self, now: int, index: int) -> None:
        self._down |= 1 << index
        self._came |= 1 << index
        super().press(now, index)

    def release(self, now: int, index: int) -> None:
        self._down &= ~(1 << index)


class Displays(Step):
    """Displays: why one doesn't answer, and whether every pixel shines."""

    key = N_("Displays")

    def script(self):
        silent = [end for end in range(2) if not self.app.pico.oleds[end].present]
        for end in silent:
            no_answer = diagnosis.finding("display", "AB"[end])
            found = self.test.measured[end] or no_answer  # it may be unplugged by now
            if found == no_answer and len(silent) < 2 and (yield _SHOWN[end]):
                found = diagnosis.finding("other-bus", "AB"[end])
            self.found.append(found)
        self._lit = True
        yield _LIT_MS
        self._lit = False
        if not silent and not (yield N_("Did every pixel shine, on both displays?")):
            self.find("pixels")

    def begin(self, now: int) -> None:
        self._lit = False
        super().begin(now)

    def draw(self, end: int, canvas) -> None:
        if self._lit:
            canvas.frame.fill(1)
        else:
            super().draw(end, canvas)


_SHOWN = (N_("Does display A show this too?"), N_("Does display B show this too?"))


class Buzzer(Step):
    """Buzzer: four notes, also while sound is off."""

    key = N_("Buzzer")
    late = True

    def script(self):
        buzzer = self.app.pico.buzzer
        buzzer.duty = LOUD
        buzzer.play(_TUNE)
        if not (yield N_("Did you hear four rising notes?")):
            self.find("buzzer")
