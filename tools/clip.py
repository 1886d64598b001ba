"""The `clip` task: makes the moving pictures of the README and of the site's start page.

It plays each tools/clips/NAME.press on a desk, and keeps what the page is sent, eight times a
second. A headless Chromium shows these frames one after the other on the page. Their pictures
become firmware/docs/images/NAME.webp; of a game they are fewer, of its board alone, and become
NAME-moving.webp.
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
from tools.screenshot import BOARD, PICTURES
from tools.trouble import told

if TYPE_CHECKING:
    from playwright.sync_api import Browser

SCRIPTS = ROOT / "tools" / "clips"
WHOLE = "regalia"  # shows the table

_FRAME_MS = 125
_SIZE = (960, 480)
_EACH = 4  # of a board the frames that are shown: what moves longer than 5 s must be stopped
_WIDE = 440  # pixels of a board
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


def pictures(script: Script, flash: str, browser: "Browser", whole: bool) -> list[Image.Image]:
    """Play the script; return pictures from its `capture` on, of the page or of the board."""
    prepare(flash, [script])
    desk = Desk(flash, script.seed or 0)
    reel = _Reel(desk)
    Session(desk, keep=reel.begin, recorder=reel).play(script)
    taken = []
    live = _Shown(flash, 0, lambda: 0.0, Desk)
    live.desk = desk  # with the match on it
    with served(live) as url:
        page = chromium.opened(browser, url, 1280, 640)
        page.add_style_tag(content=_TABLE_ALONE)
        for now, shown in reel.frames[:: 1 if whole else _EACH]:
            live.shown = shown
            page.wait_for_function("now => regalia.state().time === now", arg=now)
            page.wait_for_timeout(_FADE_MS)
            shot = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
            taken.append(shot if whole else shot.crop(page.evaluate(BOARD)))
        page.context.close()
    size = _SIZE if whole else (_WIDE, _WIDE * taken[0].height // taken[0].width)
    return [picture.resize(size, Image.Resampling.LANCZOS) for picture in taken]


@told("clip")
def main(words: list[str]) -> int:
    """Make the clip; return the exit status."""
    if words:
        print("usage: python3 tools/dev.py clip", file=sys.stderr)
        return 2
    with chromium.launched() as browser:
        for path in sorted(SCRIPTS.glob("*.press")):
            whole = path.stem == WHOLE
            script = parse(path.read_text(encoding="utf-8"), str(path))
            with tempfile.TemporaryDirectory() as flash:
                first, *others = pictures(script, flash, browser, whole)
            clip = PICTURES / f"{path.stem}{'' if whole else '-moving'}.webp"
            first.save(
                clip,
                save_all=True,
                append_images=others,
                duration=_FRAME_MS if whole else _FRAME_MS * _EACH,
                loop=0 if whole else 1,
                quality=_QUALITY,
                method=6,
            )
            print(f"Written: {clip.relative_to(ROOT)}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
