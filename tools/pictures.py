"""The `pictures` task: takes the pictures of the README and of the site's start page.

It plays press scripts on a desk, and keeps what the page is sent. A headless Chromium shows these
frames on the page, and takes pictures of them, for firmware/docs/images:

    tools/screenshots/NAME.press   the last frame: NAME.webp, and its board alone, NAME-board.webp
    tools/clips/NAME.press         from `capture` on eight frames a second: NAME.webp; of a game
                                   fewer, of its board alone: NAME-moving.webp
"""

import io
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from PIL import Image

from host_sim.desk import BUTTONS, Desk
from host_sim.saved import prepare
from host_sim.script import parse
from host_sim.session import Session
from host_sim.web.figures import Figures
from host_sim.web.frame import frame
from host_sim.web.live import LiveDesk
from host_sim.web.serving import served
from tools import chromium
from tools.interpreters import ROOT

if TYPE_CHECKING:
    from playwright.sync_api import Browser

SCREENSHOTS = ROOT / "tools" / "screenshots"
CLIPS = ROOT / "tools" / "clips"
PICTURES = ROOT / "firmware" / "docs" / "images"
WHOLE = "regalia"  # the clip that shows the table

_FRAME_MS = 125
_EACH = 4  # of a board the frames that are shown: what moves longer than 5 s must be stopped
_SIZE = (960, 480)  # of the clip of the table
_WIDE = 440  # pixels of a board that moves
_QUALITY, _MOVING = 82, 55  # of WebP, of 100
_FADE_MS = 60  # real time in which the page's own lights follow
_SETTLE_MS = 1000  # the same for a picture that stands
_TABLE_ALONE = "#tools, #open-tools { display: none !important }"
_BOARD = """(() => {
    const { board, hexagon, unit, left, top } = regalia.plan();
    const { x, y, width, height } = hexagon ?? board;
    return [left + x * unit, top + y * unit, left + (x + width) * unit, top + (y + height) * unit];
})()"""


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
            self.keep()
            self._due_ms += _FRAME_MS

    def keep(self) -> None:
        held = sum(1 << bit for bit in self._held)
        figures = self._figures.shown(self._desk.app)
        self.frames.append((self._desk.now, frame(self._desk, held, figures)))

    def down(self, end: int, button: int) -> None:
        self._held.add(end * len(BUTTONS) + button)

    def up(self, end: int, button: int) -> None:
        self._held.discard(end * len(BUTTONS) + button)


class _Shown(LiveDesk):
    """A desk that stands still and shows a frame that was kept."""

    shown = b""

    def frame(self) -> bytes:
        return self.shown or super().frame()


def _taken(path: Path, browser: "Browser", each: int = 1) -> Iterator[tuple[Image.Image, tuple]]:
    """Play a script; yield pictures of the page, and where the board is on them.

    each: shows one of so many frames; without a `capture` there is the last one alone
    """
    script = parse(path.read_text(encoding="utf-8"), str(path))
    with tempfile.TemporaryDirectory() as flash:
        prepare(flash, [script])
        desk = Desk(flash, script.seed or 0)
        reel = _Reel(desk)
        Session(desk, reel.begin, recorder=reel).play(script)
        moves = bool(reel.frames)
        if not moves:
            reel.keep()
        live = _Shown(flash, 0, lambda: 0.0, Desk)
        live.desk = desk  # with the match on it
        with served(live) as url:
            page = chromium.opened(browser, url, 1280, 640 if moves else 720)
            if moves:
                page.add_style_tag(content=_TABLE_ALONE)
            for now, live.shown in reel.frames[::each]:
                page.wait_for_function("now => regalia.state().time === now", arg=now)
                page.wait_for_timeout(_FADE_MS if moves else _SETTLE_MS)
                shot = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
                yield shot, page.evaluate(_BOARD)
            page.context.close()


def _screenshot(path: Path, browser: "Browser") -> Path:
    [(shot, board)] = _taken(path, browser)
    picture = PICTURES / f"{path.stem}.webp"
    shot.save(picture, quality=_QUALITY, method=6)
    alone = picture.with_stem(f"{path.stem}-board")
    shot.crop(board).save(alone, quality=_QUALITY, method=6)
    return picture


def _clip(path: Path, browser: "Browser") -> Path:
    whole = path.stem == WHOLE
    each = 1 if whole else _EACH
    taken = [s if whole else s.crop(board) for s, board in _taken(path, browser, each)]
    size = _SIZE if whole else (_WIDE, _WIDE * taken[0].height // taken[0].width)
    first, *others = [picture.resize(size, Image.Resampling.LANCZOS) for picture in taken]
    clip = PICTURES / f"{path.stem}{'' if whole else '-moving'}.webp"
    first.save(
        clip,
        save_all=True,
        append_images=others,
        duration=_FRAME_MS * each,
        loop=int(not whole),
        quality=_MOVING,
        method=6,
    )
    return clip


def main(words: list[str]) -> int:
    if words:
        print("usage: python3 tools/dev.py pictures", file=sys.stderr)
        return 2
    with chromium.launched() as browser:
        for folder, take in ((SCREENSHOTS, _screenshot), (CLIPS, _clip)):
            for path in sorted(folder.glob("*.press")):
                print(f"Written: {take(path, browser).name}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
