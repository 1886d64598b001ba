"""A live desk with its server, in a thread beside the test."""

import contextlib
import time
from collections.abc import Callable, Iterator
from pathlib import Path

from host_sim import saved, script
from host_sim.desk import PRESS_MS, Desk
from host_sim.session import Session
from host_sim.web import serving
from host_sim.web.live import LiveDesk

_RESTORING_MS = 500


class ResumedDesk(Desk):
    """A desk that resumes the saved match at power-on."""

    def power_on(self):
        super().power_on()
        for _ in ("the title", "the match"):
            self.run(100)
            self.down(0, "ok")
            self.run(PRESS_MS)
            self.up(0, "ok")
        self.run(_RESTORING_MS)


class CountingDesk(LiveDesk):
    """A live desk that counts the presses that reached it."""

    presses = 0

    def down(self, holder, end: int, button: int) -> None:
        super().down(holder, end, button)
        self.presses += 1


class Served:
    """`url` is the page's address, `live` the desk behind it."""

    def __init__(self, url: str, live: CountingDesk):
        self.url = url
        self.live = live

    @property
    def socket_url(self) -> str:
        return self.url.replace("http", "ws", 1) + "table"


def live_desk(flash: Path, *settings: str, language: str = "") -> LiveDesk:
    """Return a desk by itself, on whose flash is what lines of a script set."""
    flash.mkdir(exist_ok=True)
    if settings:
        saved.prepare(str(flash), [script.parse("\n".join(settings), "settings")])
    return LiveDesk(str(flash), 7, time.monotonic, Desk, language)


def played_again(live: LiveDesk, flash: Path) -> Desk:
    """Play the recorded session of a desk on another one."""
    recorded = script.parse(live.script(), "script")
    flash.mkdir()
    saved.prepare(str(flash), [recorded])
    desk = Desk(str(flash), live.seed)
    Session(desk, lambda what, name: None).play(recorded)
    return desk


@contextlib.contextmanager
def served(flash: Path, make_desk: Callable, seed: int = 7) -> Iterator[Served]:
    """Serve a desk that `make_desk(flash, seed)` makes, until the block is left."""
    live = CountingDesk(str(flash), seed, time.monotonic, make_desk)
    with serving.served(live) as url:
        yield Served(url, live)
