"""The `clip` task: makes the moving picture of the README and of the site's start page.

It plays tools/clips/regalia.press on a desk, and keeps what the page is sent, eight times a second.
A headless Chromium shows these frames one after the other on the page. Their pictures become
firmware/docs/images/regalia.webp.
"""

import io
import sys
import tempfile
from typing import TYPE_CHECKING

from PIL import Image

from host_sim.desk import BUTTONS, Desk
from host_sim.saved import prepare
from host_sim.script import Script, parse
from host_sim.session import Session
from host_sim.web.figures import Figures
from host_sim.web.frame import frame
from host_sim.web.live import LiveDesk
from host_sim.web.serving import served
from tools import chromium
from tools.interpreters import ROOT
from tools.screenshot import PICTURES
from tools.trouble import told

if TYPE_CHECKING:
    from playwright.sync_api import Browser

SCRIPT = ROOT / "tools" / "clips" / "regalia.press"
CLIP = PICTURES / "regalia.webp"

_FRAME_MS = 125
_SIZE = (960, 480)
_QUALITY = 55  # of WebP, of 100
_FADE_MS = 60  # real time in which the page's own lights follow
_TABLE_ALONE = "#tools, #open-tools { display: none !important }"


class _Reel:
    """A recorder of a `Session` that keeps frames of a desk, once it has begun."""

    def __init__(self, desk: Desk):
        self.frames: list[tuple[int, bytes]] = []  # virtual time in ms, and a frame of the page
        self._desk = desk
        self._held: set[int] = set()
        self._due_ms = 0
        self._figures = Figures()

    def begin(self, what: str, name: str) -> None:
        self._due_ms = self._desk.now

    def tick(self) -> None:
        if 0 < self._due_ms <= self._desk.now:
            held = sum(1 << bit for bit in self._held)
            figures = self._figures.shown(self._desk.app)
            self.frames.append((self._desk.now, frame(self._desk, held, figures)))
            self._due_ms += _FRAME_MS

    def down(self, end: int, button: int) -> None:
        self._held.add(end * len(BUTTONS) + button)

    def up(self, end: int, button: int) -> None:
        self._held.discard(end * len(BUTTONS) + button)


class _Shown(LiveDesk):
    """A desk that stands still and shows a frame that was kept."""

    shown = b""

    def frame(self) -> bytes:
        return self.shown or super().frame()


def pictures(script: Script, flash: str, browser: "Browser") -> list[Image.Image]:
    """Play the script; return pictures of the page from the script's `picture` on."""
    prepare(flash, [script])
    desk = Desk(flash, script.seed or 0)
    reel = _Reel(desk)
    Session(desk, keep=reel.begin, recorder=reel).play(script)
    taken = []
    live = _Shown(flash, 0, lambda: 0.0, Desk)
    with served(live) as url:
        page = chromium.opened(browser, url, 1280, 640)
        page.add_style_tag(content=_TABLE_ALONE)
        for now, shown in reel.frames:
            live.shown = shown
            page.wait_for_function("now => regalia.state().time === now", arg=now)
            page.wait_for_timeout(_FADE_MS)
            taken.append(Image.open(io.BytesIO(page.screenshot())).convert("RGB"))
    return [picture.resize(_SIZE, Image.Resampling.LANCZOS) for picture in taken]


@told("clip")
def main(words: list[str]) -> int:
    """Make the clip; return the exit status."""
    if words:
        print("usage: python3 tools/dev.py clip", file=sys.stderr)
        return 2
    script = parse(SCRIPT.read_text(encoding="utf-8"), str(SCRIPT))
    with chromium.launched() as browser, tempfile.TemporaryDirectory() as flash:
        first, *others = pictures(script, flash, browser)
    first.save(
        CLIP,
        save_all=True,
        append_images=others,
        duration=_FRAME_MS,
        loop=0,
        quality=_QUALITY,
        method=6,
    )
    print(f"Written: {CLIP.relative_to(ROOT)}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
