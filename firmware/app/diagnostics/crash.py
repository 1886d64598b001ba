"""Crashes and hangs: the note in a file, the screen of a crash, the screens without a game."""

import gc
import io
import sys

from micropython import const
from version import VERSION

from app.diagnostics.faults import DAMAGED, raise_alarm
from app.save import SETTINGS, Choices, Save
from app.screens import Screens
from base.flash_data import Damaged
from ui import Screen
from ui.canvas import WIDTH, header
from ui.texts import say
from ui.waiting import Wait

NOTE_FILE = "crash.txt"
FIRMWARE_FILE = "firmware.txt"  # name of the build, from `dev.py flash` or `image`
_BUILD_LENGTH = const(12)  # characters of it
_NOTE_SIZE = const(500)  # bytes at most: littlefs writes them in one operation

_TEXT_Y = const(13)
_IGNORE_MS = const(1500)  # presses are ignored so long


class Crash(Screen):
    """What happened, in words; leads to the title. `app` is a `Recovery`."""

    def enter(self, now: int) -> None:
        super().enter(now)
        self._wait = Wait(_IGNORE_MS)
        self._wait.begin(now)
        raise_alarm(self.app, now)

    def draw(self, end: int, canvas) -> None:
        header(canvas, say("Something went wrong"))
        y = canvas.paragraph(self._what(), 0, _TEXT_Y, WIDTH)
        y = canvas.paragraph(say("The saved game is safe."), 0, y, WIDTH)
        if self.app.noted:
            canvas.text(say("Details are in crash.txt"), 0, y)
        canvas.centre(say("Press OK"), 54)

    def _what(self) -> str:
        """Return what happened, a sentence."""
        error = self.app.error
        if isinstance(error, MemoryError):
            return say("The memory is full.")
        if isinstance(error, Damaged):
            return say(DAMAGED) % error.name
        if isinstance(error, ImportError):
            return say("A file is damaged: run dev.py flash.")
        if isinstance(error, OSError):
            return say("A part does not answer.")
        return say("The program has an error (%s).") % type(error).__name__

    def press(self, now: int, end: int, button: int):
        return None if self._wait.lasts(now) else "title"

    def advance(self, now: int):
        self._wait.lasts(now)


class Recovery(Screens):
    """Screens without a game, for a safe start and after a crash. Starts with the screen `home`.

    It is `done` instead of showing the title.

    error    the exception of the crash, or None
    noted    whether the note of it was written
    """

    def __init__(self, pico, home: str) -> None:
        super().__init__(pico, _settings(pico.store))
        self.home = home
        self.last_resort = True
        self.error = None
        self.noted = False

    def explain(self, error: Exception, game: str) -> None:
        """Note a crash for the screen that shows it; game: name of the chosen game, or ""."""
        self.error = error
        self.noted = write_note(self.pico.store.folder, error, game)

    def _go(self, name) -> None:
        if name == "title":
            self.done = True
            return
        super()._go(name)
        if name and name != self.home:
            self.last_resort = False


def _settings(store) -> Choices:
    """Return the saved settings, or the defaults if the save can't be read for any reason."""
    try:
        return Save.decode(store.load()).settings
    except Exception:
        return Choices(SETTINGS)


class Hung(Exception):
    """A tick doesn't end. The message says which screen was shown."""


def note_hang(pico, screens, game: str) -> None:
    """Silence the device and note that `screens` hang; game: name of the chosen game, or ""."""
    pico.rail.brightness = 0
    pico.rail.show()
    pico.buzzer.stop()
    screen = screens.shown if screens else "none"
    error = Hung("no tick has ended for 5 s; screen: " + screen)
    write_note(pico.store.folder, error, game)


def write_note(flash: str, error: Exception, game: str) -> bool:
    """Print an exception and write the note of it; return False if the flash refuses.

    flash: folder of the note; game: name of the chosen game, "" for none.
    """
    show = sys.print_exception  # pyright: ignore[reportAttributeAccessIssue]
    show(error)
    trace = io.StringIO()
    show(error, trace)
    text = _text(_about(flash, game), trace.getvalue().strip().split("\n"))
    try:
        with open(flash + "/" + NOTE_FILE, "wb") as file:
            file.write(text)
    except OSError:
        return False
    return True


def _about(flash: str, game: str) -> str:
    """Return the head of the note: versions, game, free memory and board."""
    made = sys.implementation
    version = ".".join([str(part) for part in made.version[:3]])
    board = getattr(made, "_machine", sys.platform)
    place = "in " + game if game else "outside any game"
    free = gc.mem_free()  # pyright: ignore[reportAttributeAccessIssue]
    about = (VERSION, _firmware(flash), place, free, made.name, version, board)
    return "Regalia %s%s, %s, %d bytes free\n%s %s, %s" % about


def _firmware(flash: str) -> str:
    """Return the build after a space; "" if it isn't known."""
    try:
        with open(flash + "/" + FIRMWARE_FILE) as file:
            return " " + file.read(_BUILD_LENGTH)
    except (OSError, ValueError):
        return ""


def _text(about: str, lines: list) -> bytes:
    """Return the note: `about` and as many of the last lines of the traceback as fit."""
    while True:
        text = "\n".join([about] + lines + [""]).encode()
        if len(text) <= _NOTE_SIZE or len(lines) == 1:
            return text[:_NOTE_SIZE]
        lines.pop(0)
