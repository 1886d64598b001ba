"""A desk in real time: power, presses, pauses, faults, the recording."""

import shutil
import time
import traceback
from collections.abc import Callable, Hashable
from pathlib import Path

from drivers import store
from host_sim import saved
from host_sim.desk import BUTTONS, PRESS_MS, TICK_MS, Desk
from host_sim.records import record_of
from host_sim.session import Recorder
from host_sim.web.frame import frame
from host_sim.web.pace import Pace

# Real seconds of ticks in a row, at most; in between, the server answers pages.
_SLICE_S = 0.02

_ANY_NUMBER = 1_000_000_000


class _Press:
    """A button that is down: since when, in virtual ms, and its holders."""

    def __init__(self, since: int):
        self.since = since
        self.holders: set[Hashable] = set()


class LiveDesk:
    """A desk that survives faults of the firmware and records a press script of the session.

    A button is down while any holder, such as an open page, holds it: two pages never release each
    other's buttons. A short press lasts long enough to be debounced, also when virtual time is slow
    or paused.
    """

    def __init__(
        self,
        flash: Path,
        seed: int,
        make_desk: Callable = Desk,
        clock: Callable[[], float] = time.monotonic,
    ):
        self.flash = flash
        self.seed = seed
        self.pace = Pace(TICK_MS / 1000)
        self.fault: dict | None = None  # {"summary", "details"} of what stopped the firmware
        self._make_desk = make_desk
        self._clock = clock
        self._presses: dict[tuple[int, int], _Press] = {}
        self._saves = flash / store.FOLDER
        self._put_aside = flash / "replaced"
        self._seed_put_aside = seed
        self._start()

    def _start(self) -> None:
        self.desk = self._make_desk(str(self.flash), self.seed)
        self.desk.crashes = _ANY_NUMBER  # the firmware shows them
        for (end, button), press in self._presses.items():
            press.since = self.desk.now
            self.desk.down(end, button)
        self._power_on()
        self.recorder = Recorder(self.seed, saved.found(str(self.flash)))
        for end, button in self._presses:
            self.recorder.down(end, button)

    def _power_on(self) -> None:
        self.fault = None
        self._try(self.desk.power_on)

    def _try(self, act: Callable[[], None]) -> None:
        """Call the firmware; an exception stops the firmware, not the server."""
        try:
            act()
        except Exception as error:
            self.fault = {
                "summary": f"{type(error).__name__}: {error}",
                "details": traceback.format_exc(),
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

        The saves are put aside for `bring_back` and replace those put aside before. Raises OSError.
        """
        if _has_files(self._saves):
            shutil.rmtree(self._put_aside, ignore_errors=True)
            self._saves.rename(self._put_aside)
            self._seed_put_aside = self.seed
        self._restart(seed)

    @property
    def replaced(self) -> bool:
        """Whether there are saves for `bring_back`."""
        return _has_files(self._put_aside)

    def bring_back(self) -> None:
        """Exchange saves, settings and seed with those put aside, and power on.

        Raises ValueError if there are none, and OSError.
        """
        if not self.replaced:
            raise ValueError("there is no table to bring back")
        between = self._put_aside.with_suffix(".now")
        if self._saves.exists():
            self._saves.rename(between)
        self._put_aside.rename(self._saves)
        if between.exists():
            between.rename(self._put_aside)
        seed, self._seed_put_aside = self._seed_put_aside, self.seed
        self._restart(seed)

    def _restart(self, seed: int) -> None:
        self.desk.power_off()
        self.seed = seed
        self._start()

    def down(self, holder: Hashable, end: int, button: int) -> None:
        """Press a button; pressing it again does nothing."""
        press = self._presses.get((end, button))
        if press is None:
            press = self._presses[end, button] = _Press(self.desk.now)
            self.desk.down(end, button)
            self.recorder.down(end, button)
        press.holders.add(holder)

    def up(self, holder: Hashable, end: int, button: int) -> None:
        """Release a button; it stays down while another holder holds it."""
        press = self._presses.get((end, button))
        if press is not None:
            press.holders.discard(holder)
            self._lift()

    def release(self, holder: Hashable) -> None:
        """Release all buttons of `holder`."""
        for press in self._presses.values():
            press.holders.discard(holder)
        self._lift()

    def _lift(self) -> None:
        """Release the buttons without a holder that were down long enough to be debounced."""
        for (end, button), press in list(self._presses.items()):
            debounced = self.fault or self.desk.now - press.since >= PRESS_MS
            if debounced and not press.holders:
                del self._presses[end, button]
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

    def frame(self) -> bytes:
        """Return the picture of the table, as `host_sim.web.frame` lays it out."""
        return frame(self.desk, self.held)

    def script(self) -> str:
        """Return the session since the table was new, as a press script."""
        return self.recorder.text()

    def record(self) -> str:
        """Return the record of the match on the table. Raises ValueError if there is none."""
        return record_of(self.match)


def _has_files(folder: Path) -> bool:
    return folder.is_dir() and any(folder.iterdir())
