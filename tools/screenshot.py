"""The `screenshot` task: takes the README's pictures of the page, one of each game.

It plays every tools/screenshots/*.press on a desk, serves the desk, opens the page in a headless
Chromium and writes a picture of the script's name to firmware/docs/images/.
"""

import asyncio
import contextlib
import sys
import tempfile
import time
from collections.abc import AsyncIterator
from pathlib import Path

from playwright.async_api import Page, ViewportSize, async_playwright

from host_sim.desk import Desk
from host_sim.play import listen
from host_sim.saved import prepare
from host_sim.script import Script, parse
from host_sim.session import Session
from host_sim.web.live import LiveDesk
from host_sim.web.server import Server
from tools import chromium
from tools.interpreters import ROOT

SCRIPTS = ROOT / "tools" / "screenshots"
PICTURES = ROOT / "firmware" / "docs" / "images"


@contextlib.asynccontextmanager
async def opened(live: LiveDesk, browser_path: str, size: ViewportSize) -> AsyncIterator[Page]:
    """Serve a desk, and open its page in a headless Chromium."""
    listener = listen(0)
    address = f"http://127.0.0.1:{listener.getsockname()[1]}/"
    serving = asyncio.create_task(Server(live).serve(listener))
    try:
        async with async_playwright() as playwright:
            browser = await playwright.chromium.launch(**chromium.options(browser_path))
            page = await browser.new_page(viewport=size)
            await page.goto(address)
            await page.wait_for_function("window.regalia?.frames() > 0")
            yield page
            await browser.close()
    finally:
        serving.cancel()
        await asyncio.gather(serving, return_exceptions=True)


async def take(script: Script, flash: str, browser_path: str, picture: Path) -> None:
    """Play the script, then take a picture of the page."""
    prepare(flash, [script])
    live = LiveDesk(flash, script.seed or 0, time.monotonic, Desk)
    Session(live.desk, keep=None).play(script)
    async with opened(live, browser_path, {"width": 1280, "height": 720}) as page:
        await page.wait_for_function("regalia.frames() > 30")
        await page.screenshot(path=picture)


def main(words: list[str]) -> int:
    if words:
        print("usage: python3 tools/dev.py screenshot", file=sys.stderr)
        return 2
    browser_path = chromium.find()
    if browser_path is None:
        print(f"screenshot: {chromium.MISSING}", file=sys.stderr)
        return 1
    PICTURES.mkdir(parents=True, exist_ok=True)
    for path in sorted(SCRIPTS.glob("*.press")):
        script = parse(path.read_text(encoding="utf-8"), str(path))
        picture = PICTURES / f"{path.stem}.png"
        with tempfile.TemporaryDirectory() as flash:
            asyncio.run(take(script, flash, browser_path, picture))
        print(f"Written: {picture.relative_to(ROOT)}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
