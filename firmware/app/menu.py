"""Menu: a list of lines, the same on both displays; both ends can use it. And a long press."""

from micropython import const

from base import DOWN, OK, RIGHT, UP, ticks_diff
from ui import BOTH, LINES, Screen
from ui.canvas import HEADER_HEIGHT, HEIGHT, WIDTH, header, menu, progress
from ui.languages import LANGUAGES
from ui.texts import N_, say

_NOBODY = const(-1)

HOLD_MS = 1500  # how long OK is held for what can't be undone
_HOLD_STEPS = const(24)

CHOICE_WORDS = {
    "language": N_("Language"),
    "brightness": N_("Brightness"),
    "palette": N_("Palette"),
    "sound": N_("Sound"),
    "speed": N_("Speed"),
    "players": N_("Players"),
    "edition": N_("Rules"),
    "takeback": N_("Take back"),
    "two": N_("Match of two"),
}

# The words for a game's own values are in its declaration; numbers have none.
VALUE_WORDS = dict(LANGUAGES)
VALUE_WORDS.update(
    {
        "royal": N_("royal"),
        "contrast": N_("contrast"),
        "on": N_("yes"),
        "soft": N_("quiet"),
        "off": N_("no"),
        "slow": N_("slow"),
        "normal": N_("normal"),
        "fast": N_("fast"),
    }
)


class Hold:
    """A long press of HOLD_MS. `steps` of `STEPS` are what a progress bar shows."""

    STEPS = _HOLD_STEPS

    def __init__(self) -> None:
        self.steps = 0
        self._down = False
        self._since = 0

    def begin(self, now: int) -> None:
        """Start measuring."""
        self._down = True
        self._since = now
        self.steps = 0

    def release(self) -> None:
        """Stop: the button went up."""
        self._down = False
        self.steps = 0

    def advance(self, now: int) -> bool:
        """Follow the press; return whether `steps` changed."""
        if not self._down:
            return False
        steps = min(_HOLD_STEPS, ticks_diff(now, self._since) * _HOLD_STEPS // HOLD_MS)
        moved = steps != self.steps
        self.steps = steps
        return moved

    @property
    def done(self) -> bool:
        """Whether the button was held long enough."""
        return self.steps == _HOLD_STEPS


class Line:
    """One line of a menu.

    key         its text in English
    leads_to    the screen to go to at OK, or None
    choices     the `Choices` of which left and right change `choice`, or None; OK never does
    held        whether OK must be held down
    """

    def __init__(self, key: str, leads_to=None, choices=None, choice: str = "", held=False) -> None:
        self.key = key
        self.leads_to = leads_to
        self.choices = choices
        self.choice = choice
        self.held = held

    def value(self, declared) -> str:
        """Return the words for the chosen value; "" for a line without a choice."""
        if not self.choices:
            return ""
        value = self.choices.get(self.choice)
        names = declared.VALUE_NAMES if declared else {}
        return say(VALUE_WORDS.get(value) or names.get(value) or value)


class Menu(Screen):
    """A menu: `title` (a key) over `lines`, with a cursor. They are drawn from TOP up to BOTTOM."""

    TOP = HEADER_HEIGHT
    BOTTOM = HEIGHT

    def __init__(self, app, title: str, lines: list) -> None:
        super().__init__(app)
        self.title = title
        self.lines = lines
        self.cursor = 0
        self._hold = Hold()
        self._holder = _NOBODY  # the end that holds OK
        self._chooser = _NOBODY  # the end that pressed OK

    def draw(self, end: int, canvas) -> None:
        header(canvas, say(self.title))
        menu(canvas, self.rows(), self.cursor, self.TOP, self.BOTTOM)
        self.draw_hold(canvas)

    def draw_hold(self, canvas) -> None:
        """Draw how long OK has been held, in the place of the title."""
        if self._hold.steps:
            progress(canvas, 0, 0, WIDTH, HEADER_HEIGHT - 3, self._hold.steps, Hold.STEPS)

    def rows(self) -> list:
        """Return the lines in the language in use: (words, words for the value)."""
        declared = self.app.declared
        return [(say(line.key), line.value(declared)) for line in self.lines]

    def focus(self, end: int):
        return (LINES, self.cursor) if self.lines else None

    def press(self, now: int, end: int, button: int):
        self._release()
        line = self.lines[self.cursor]
        if button == OK and line.choices:
            return
        if button == OK and not line.held:
            self._chooser = end
            self.working = True  # the next screen may take a second
            return
        self.stale = BOTH
        if button == OK:
            self._holder = end
            self._hold.begin(now)
        elif button in (UP, DOWN):
            by = 1 if button == DOWN else -1
            self.cursor = (self.cursor + by) % len(self.lines)
        elif line.choices:
            self._step(line, 1 if button == RIGHT else -1)

    def release(self, now: int, end: int, button: int):
        if end == self._holder and button == OK:
            self._release()
            self.stale = BOTH

    def advance(self, now: int):
        if self.working:
            self.working = False
            return self.chosen(now, self._chooser, self.lines[self.cursor])
        if self._hold.advance(now):
            self.stale = BOTH
        if self._hold.done:
            return self.chosen(now, self._holder, self.lines[self.cursor])
        return None

    def _release(self) -> None:
        self._holder = _NOBODY
        self._hold.release()

    def chosen(self, now: int, end: int, line: Line):
        """Answer OK on a line without a choice: return the screen to go to, or None."""
        return line.leads_to

    def _step(self, line: Line, by: int) -> None:
        line.choices.step(line.choice, by)
        self.app.changed()
