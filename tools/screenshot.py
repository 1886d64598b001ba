"""The `screenshot` task: takes the README's pictures of the page, one of each game.

It plays every tools/screenshots/*.press on a desk, serves the desk, opens the page in a headless
Chromium and writes a picture of the script's name to firmware/docs/images/. The hexagon, or the
board without one, is also written alone, as NAME-board.webp: for the start page, and for how to
play.
"""

import io
import sys
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING

from PIL import Image

from host_sim.desk import Desk
from host_sim.saved import prepare
from host_sim.script import Script, parse
from host_sim.session import Session
from host_sim.web.live import LiveDesk
from host_sim.web.serving import served
from tools import chromium
from tools.interpreters import ROOT
from tools.trouble import told

if TYPE_CHECKING:
    from playwright.sync_api import Browser

SCRIPTS = ROOT / "tools" / "screenshots"
PICTURES = ROOT / "firmware" / "docs" / "images"

_QUALITY = 82  # of the WebP, in per cent
_SETTLED = "window.regalia?.frames() > 30"  # the page's lights have followed those of the table
BOARD = """(() => {
    const { board, hexagon, unit, left, top } = regalia.plan();
    const { x, y, width, height } = hexagon ?? board;
    return [left + x * unit, top + y * unit, left + (x + width) * unit, top + (y + height) * unit];
})()"""


def take(script: Script, flash: str, browser: "Browser", picture: Path) -> None:
    """Play the script, then take a picture of the page."""
    prepare(flash, [script])
    live = LiveDesk(flash, script.seed or 0, time.monotonic, Desk)
    Session(live.desk, keep=None).play(script)
    with served(live) as url:
        page = chromium.opened(browser, url, 1280, 720, _SETTLED)
        shot = Image.open(io.BytesIO(page.screenshot()))
        board = shot.crop(page.evaluate(BOARD))
        page.context.close()
    shot.save(picture, quality=_QUALITY, method=6)
    board.save(picture.with_stem(f"{picture.stem}-board"), quality=_QUALITY, method=6)


@told("screenshot")
def main(words: list[str]) -> int:
    if words:
        print("usage: python3 tools/dev.py screenshot", file=sys.stderr)
        return 2
    PICTURES.mkdir(parents=True, exist_ok=True)
    with chromium.launched() as browser:
        for path in sorted(SCRIPTS.glob("*.press")):
            script = parse(path.read_text(encoding="utf-8"), str(path))
            picture = PICTURES / f"{path.stem}.webp"
            with tempfile.TemporaryDirectory() as flash:
                take(script, flash, browser, picture)
            print(f"Written: {picture.relative_to(ROOT)}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
