"""A desk in real time: power, presses, pauses, faults, the recording.

Runs on CPython and MicroPython.
"""

import errno
import io
import sys

from drivers import store
from host_sim import entrance, files, saved
from host_sim.desk import BUTTONS, PRESS_MS, TICK_MS
from host_sim.records import record_of
from host_sim.session import Recorder
from host_sim.web import pointed, shared
from host_sim.web.figures import Figures
from host_sim.web.frame import frame
from host_sim.web.pace import Pace
from host_sim.web.players import Players
from host_sim.web.pointed.ear import Ear
from host_sim.web.pointer import Pointer
from host_sim.web.reading import Displays
from host_sim.web.shared import Turns
from host_sim.web.shelf import Shelf

# Real seconds of ticks in a row, at most; in between, the server answers pages.
_SLICE_S = 0.02

_ANY_NUMBER = 1_000_000_000

# Virtual milliseconds until what a press leads to has begun, and for a match to be restored.
_SCREEN_MS = 100
_RESTORE_MS = 500
_MOST_TICKS = 1000  # in which a screen comes
_OK = BUTTONS.index("ok")

# The file beside saves that a link brought: the save that it brought.
_FROM_LINK = "link"


class _Press:
    """A button that is down: since when, in virtual ms, and its holders."""

    def __init__(self, since: int):
        self.since = since
        self.holders = set()


class LiveDesk:
    """A desk that survives faults of the firmware and records a press script of the session.

    A button is down while any holder, such as an open page, holds it: two pages never release each
    other's buttons. A short press lasts long enough to be debounced, also when virtual time is slow
    or paused.

    flash: path of a folder; clock: a function that returns the seconds of a monotonic clock;
    make_desk(flash, seed): returns a `host_sim.desk.Desk`; language: what a new table's displays
    speak, "" if the table asks
    """

    def __init__(self, flash: str, seed: int, clock, make_desk, language: str = ""):
        self.flash = flash
        self.seed = seed
        self._language = language
        self._spoken = False  # whether that was set at power-on, as nothing is saved
        self.pace = Pace(TICK_MS / 1000)
        self.fault = None  # {"summary", "details"} of what stopped the firmware
        self._make_desk = make_desk
        self._clock = clock
        self._presses = {}  # _Press by (end, button)
        self._lifted = {}  # virtual ms at which each was last released
        self._saves = flash + "/" + store.FOLDER
        self._shelf = Shelf(flash)
        self.guest = False  # whether the table came up as a link's, on which nothing was saved
        self.turns = None  # the `Turns` of a record that is replayed
        self.turn = 0  # which of them is on the table
        self.told = []  # what led to it, in words
        self._players = Players()
        self._figures = Figures()
        self._displays = Displays()
        self.pointer = Pointer(self)
        self.ear = Ear()
        self._linked = None  # the holder that sent the last line to the USB port
        self._start()

    def _start(self) -> None:
        self.desk = self._make_desk(self.flash, self.seed)
        self.desk.crashes = _ANY_NUMBER  # the firmware shows them
        self._lifted.clear()
        for (end, button), press in self._presses.items():
            press.since = self.desk.now
            self.desk.down(end, button)
        self._power_on()
        self.guest = self._is_guest()
        choices = [("language", self.language)] if self._spoken else saved.found(self.flash)
        self.recorder = Recorder(self.seed, choices)
        for end, button in self._presses:
            self.recorder.down(end, button)

    def _power_on(self) -> None:
        self.fault = None
        self._try(self.desk.power_on)
        app = self.desk.app
        self._spoken = bool(self._language and app and app.from_title == "welcome")
        if self._spoken:
            self._try(lambda: entrance.speak(app, self._language))

    def _try(self, act) -> None:
        """Call the firmware; an exception stops the firmware, not the server."""
        try:
            act()
        except Exception as error:
            details = io.StringIO()
            sys.print_exception(error, details)  # pyright: ignore[reportAttributeAccessIssue]
            self.fault = {
                "summary": f"{type(error).__name__}: {error}",
                "details": details.getvalue(),
            }

    def advance(self) -> float:
        """Run the ticks that are due, for a bounded time; return real seconds until the next."""
        now = self._clock()
        for _ in range(self.pace.due(now)):
            self._tick()
            if self._clock() - now > _SLICE_S:
                self.pace.forgive()
                break
        return max(0.0, now + self.pace.wait() - self._clock())

    def _tick(self) -> None:
        if self.fault is None:
            self._try(self.desk.tick)
            self.recorder.tick()
            self._lift()

    def step(self) -> None:
        """Pause, and run a single tick."""
        self.pace.paused = True
        self._tick()

    def power_cycle(self) -> None:
        """Switch off and on; the flash keeps its contents."""
        self.desk.power_off()
        self.recorder.note("power cycle")
        self._power_on()

    def new_table(self, seed: int) -> None:
        """Power on a new table with `seed`: no saves, no settings, a new recording.

        The saves are put aside for `bring_back`. Raises OSError.
        """
        self._clear()
        self._restart(seed)

    def _keep(self) -> None:
        """Save the match on the table. Raises OSError if that can't be done."""
        app = self.desk.app
        held = app.resumable if app else None
        if held and held.encode() != store.Store(self.flash).load():
            self._try(lambda: list(app.saving()))
            if app.not_saved:
                raise OSError(errno.ENOSPC, "the game on the table isn't saved")

    def _clear(self) -> None:
        """Put the saves aside; those that are only what a link brought are removed.

        Raises OSError, also if the match on the table can't be saved.
        """
        self._keep()
        if self._is_guest():
            files.remove_folder(self._saves)
        self._shelf.put(self.seed)
        self.turns = None

    def _is_guest(self) -> bool:
        try:
            with open(f"{self._saves}/{_FROM_LINK}", "rb") as file:
                return file.read() == store.Store(self.flash).load()
        except OSError:
            return False

    def open_match(self, text: str) -> None:
        """Put the match of a link on the table, as `new_table` does a new one.

        The settings stay. Raises ValueError if it is no match, and OSError.
        """
        self._open(shared.match_choices(text))

    def enter(self, text: str) -> None:
        """Show the problem of a link, or the menu or the lessons of a game. The saved match stays.

        Raises ValueError if it is none of them, and OSError.
        """
        command, arguments = shared.read_entrance(text)
        self._keep()
        self.turns = None
        self._restart(self.seed)
        self._try(lambda: entrance.show(self.desk, command, *arguments))
        self.recorder.note(entrance.line(command, arguments))
        if command in entrance.LISTS:
            self._press_ok()

    def open_record(self, text: str) -> None:
        """Put the start of a recorded game on the table, to be replayed. Raises the same."""
        turns = Turns(text)
        self._open(turns.choices(0, False))
        self.turns = turns
        self.turn = 0
        self.told = []

    def show_turn(self, number: int) -> None:
        """Show a position of the recorded game. Raises ValueError if there is none."""
        if self.turns is None or not 0 <= number <= self.turns.last:
            raise ValueError("there is no such turn")
        self._put_turn(number, False)
        self.turn = number
        self.told = self.turns.told(self.desk.app, number) if self.match else []

    def play_on(self) -> None:
        """Let those go on who played the recorded game. Raises ValueError if there is none."""
        if self.turns is None:
            raise ValueError("no game is replayed")
        self._put_turn(self.turn, True)
        self.turns = None

    def _open(self, choices: list) -> None:
        settings = shared.own_choices(self.flash) or [("language", self.language)]
        self._put(saved.made(settings + choices))

    def _put_turn(self, number: int, seated: bool) -> None:
        turns = self.turns
        settings = shared.own_choices(self.flash)
        self._put(saved.made(settings + turns.choices(number, seated)))
        self.turns = turns

    def _put(self, save: bytes) -> None:
        """Put a link's save on the table in place of what is there, and resume its match."""
        self._clear()
        self._save(save)
        files.write(f"{self._saves}/{_FROM_LINK}", (save,))
        self._restart(self.seed)
        self._press_ok()  # at the title
        self._press_ok()  # on the menu's first line
        self.run(_RESTORE_MS)

    def _save(self, save: bytes) -> None:
        flash = store.Store(self.flash)
        flash.load()
        flash.save(save)

    def _press_ok(self) -> None:
        """Press OK on a screen that comes, and wait for the next one."""
        self._wait_for_screen()
        self.down(self, 0, _OK)
        self.run(PRESS_MS)
        self.up(self, 0, _OK)
        self._wait_for_screen()

    def _wait_for_screen(self) -> None:
        """Let time pass until a screen is there; then presses are heard."""
        self.run(_SCREEN_MS)
        for _ in range(_MOST_TICKS):
            if not (self.desk.app and self.desk.app.working):
                return
            self._tick()

    def run(self, ms: int) -> None:
        """Run so much virtual time at once."""
        for _ in range(ms // TICK_MS):
            self._tick()

    @property
    def aside(self) -> list:
        """The tables put aside, as `Shelf.tables` describes them."""
        return self._shelf.tables

    def bring_back(self, number: int) -> None:
        """Put the table aside, and power on with saves, settings and seed of one put aside before.

        Raises ValueError if there is no such one, and OSError.
        """
        self._shelf.table(number)
        self._clear()
        self._restart(self._shelf.take(number))

    def remove(self, number: int) -> None:
        """Remove a table put aside. Raises ValueError if there is no such one, and OSError."""
        self._shelf.remove(number)

    def _restart(self, seed: int) -> None:
        self.desk.power_off()
        self.seed = seed
        self._start()

    def down(self, holder, end: int, button: int) -> None:
        """Press a button; pressing it again does nothing. Displays that sleep wake up first."""
        self.wake()
        self._hold(holder, end, button)

    def wake(self) -> None:
        """Wake displays that sleep by a press, which does nothing else."""
        if not any(oled.on for oled in self.desk.oleds) and not self._presses and self.desk.app:
            self._hold(self, 0, _OK)
            self.run(PRESS_MS)
            self.up(self, 0, _OK)
            self.run(PRESS_MS)

    def _hold(self, holder, end: int, button: int) -> None:
        if not self.pace.paused:
            self._settle(end, button)
        press = self._presses.get((end, button))
        if press is None:
            press = self._presses[end, button] = _Press(self.desk.now)
            self.desk.down(end, button)
            self.recorder.down(end, button)
        press.holders.add(holder)

    def _settle(self, end: int, button: int) -> None:
        """Let time go by until the button's last press is over, and no longer bounces."""
        press = self._presses.get((end, button))
        if press is not None and not press.holders:  # a tap that isn't over
            self.run(PRESS_MS)
        self.run(PRESS_MS - (self.desk.now - self._lifted.get((end, button), -PRESS_MS)))

    def up(self, holder, end: int, button: int) -> None:
        """Release a button; it stays down while another holder holds it."""
        press = self._presses.get((end, button))
        if press is not None:
            press.holders.discard(holder)
            self._lift()

    def release(self, holder) -> None:
        """Release all buttons of `holder`."""
        if holder is self._linked:
            self._linked = None
        for press in self._presses.values():
            press.holders.discard(holder)
        self._lift()

    def link(self, holder, line: str) -> None:
        """Send a line to the table's USB port. Raises ValueError."""
        self.desk.link(line)
        self.recorder.note("link " + line)
        self._linked = holder

    def write(self, name: str) -> None:
        """Type a name where the set-up asks for one."""
        if self.written is not None:
            name = "".join(name.replace("#", "").split())  # a word of a script
            self.desk.write(name)
            self.recorder.note("write " + (name or "-"))

    @property
    def written(self):
        """The name that is being written; None for none."""
        editor = getattr(self.desk.app.screen, "editor", None) if self.desk.app else None
        return editor.text if editor else None

    def lines(self) -> tuple:
        """Return the holder that sent the last line, and the lines that the table said since."""
        return self._linked, self.desk.cable.lines()

    def _lift(self) -> None:
        """Release the buttons without a holder that were down long enough to be debounced."""
        for (end, button), press in list(self._presses.items()):
            debounced = self.fault or self.desk.now - press.since >= PRESS_MS
            if debounced and not press.holders:
                del self._presses[end, button]
                self._lifted[end, button] = self.desk.now
                self.desk.up(end, button)
                self.recorder.up(end, button)

    @property
    def held(self) -> int:
        """The buttons that are down: bit end * 5 + button."""
        return sum(1 << end * len(BUTTONS) + button for end, button in self._presses)

    @property
    def game(self) -> str:
        """Name of the game on the table; "" while the firmware is not running."""
        return self.desk.app.game if self.desk.app else ""

    @property
    def language(self) -> str:
        """Code of the language in use; English while the firmware is not running."""
        return self.desk.app.settings.get("language") if self.desk.app else "en"

    @property
    def match(self):
        """The match on the table, in progress or over; None while there is none."""
        return self.desk.app.match if self.desk.app else None

    @property
    def players(self) -> dict:
        """The people at the table, as `Players.describe` tells a page."""
        return self._players.describe(self.desk.app)

    @property
    def problem(self) -> int:
        """The number of the problem on the table; 0 while there is none."""
        return self.desk.app.problem if self.desk.app else 0

    @property
    def icons(self) -> bytes:
        """The icons of the spaces on the hexagon, row by row; b"" if it shows no kingdom."""
        hexagon = self.desk.app.hexagon if self.desk.app else None  # nor is one wired everywhere
        return hexagon.icons if hexagon else b""

    @property
    def tints(self) -> list:
        """The colours of the figures over the lamps, as `pointed.tints` returns them."""
        return pointed.tints(self.desk.app) if self.desk.app else []

    @property
    def displays(self) -> list:
        """The lines of each display, as `host_sim.web.reading` tells them."""
        return self._displays.look(self.desk, self.game, self.language)

    @property
    def unsaved(self) -> bool:
        """Whether the flash refused the last save."""
        return self.desk.app is not None and self.desk.app.not_saved

    @property
    def over(self) -> bool:
        """Whether the match on the table is over."""
        return self.match is not None and self.match.over

    def frame(self) -> bytes:
        """Return the picture of the table, as `host_sim.web.frame` lays it out."""
        return frame(self.desk, self.held, self._figures.shown(self.desk.app))

    def script(self) -> str:
        """Return the session since the table was new, as a press script."""
        return self.recorder.text()

    def record(self) -> str:
        """Return the record of the match on the table, or of the game that is replayed.

        Raises ValueError if there is none.
        """
        return self.turns.text if self.turns else record_of(self.match)

    def match_text(self) -> str:
        """Return the match that can be resumed as text for a link, saved or not.

        Raises ValueError if there is none.
        """
        held = self.desk.app.resumable if self.desk.app else None
        return shared.match_text(saved.choices(held) if held else saved.found(self.flash))

    def problem_text(self) -> str:
        """Return the problem on the table as text for a link. Raises ValueError without one."""
        if not self.problem:
            raise ValueError("there is no problem to share")
        return shared.problem_text(self.game, self.problem)
