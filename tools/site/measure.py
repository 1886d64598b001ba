"""Measures the built site in a headless Chromium and prints figures.

It measures a first visit over a plain static server, and a match of two sovereigns, which think all
the time. Times depend on the machine.
"""

import contextlib
import gzip
import statistics
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from tools import chromium
from tools.site import serve
from tools.site.build import SITE, build
from tools.trouble import Trouble

_VISITS = 5
_PRESSES = 40
_THINKING_S = 15
_TITLE = "regalia?.state()?.panel(0).on && regalia.frames() > 0"
# From the first power-on to a match that two computers play: title, language, menu, watch, and the
# set-up: both seats at their highest level.
_MOVE_ON = "() => { addEventListener('error', () => {}); }"

# Counts the frames of the screen, and compares virtual time with real time.
_COUNT = """(seconds) => new Promise((done) => {
    const start = performance.now();
    const began = regalia.state().time;
    let [frames, longest, last] = [0, 0, start];
    const frame = () => {
        const now = performance.now();
        longest = Math.max(longest, now - last);
        last = now;
        frames++;
        if (now - start < 1000 * seconds) return requestAnimationFrame(frame);
        const virtual = regalia.state().time - began;
        done([frames / seconds, longest, virtual / (now - start)]);
    };
    requestAnimationFrame(frame);
})"""


def measure(site: Path) -> Iterator[str]:
    """Yield a line for each figure. Raises Trouble."""
    path = chromium.find()
    if path is None:
        raise Trouble(chromium.MISSING)
    with _served(site) as url, sync_playwright() as playwright:
        # Chromium's sandbox refuses to run as root, as which containers run.
        browser = playwright.chromium.launch(executable_path=path, chromium_sandbox=False)
        received, titles = [], []
        for _ in range(_VISITS):
            context = browser.new_context(viewport={"width": 1280, "height": 720})
            page = context.new_page()
            context.on("response", lambda response: received.append(response.url))
            page.goto(url, wait_until="commit")
            page.wait_for_function(_TITLE)
            titles.append(page.evaluate("performance.now()"))
            context.close()
        plain, packed = _sizes(site)
        yield f"first visit         {plain:>9,} bytes, {packed:,} from a host that compresses"
        yield f"to the title        {statistics.median(titles):>9,.0f} ms, median of {_VISITS} visits"
        page = browser.new_page(viewport={"width": 1280, "height": 720})
        page.goto(url)
        page.wait_for_function(_TITLE)
        yield f"press to pixel      {_latency(page):>9,.1f} ms, median of {_PRESSES} presses"
        _watch(page)
        frames, longest, pace = page.evaluate(_COUNT, _THINKING_S)
        yield f"sovereigns thinking {frames:>9,.1f} frames/s, longest gap {longest:.0f} ms,"
        yield f"                    {pace:>9.3f} virtual seconds in a real one"
        browser.close()


@contextlib.contextmanager
def _served(site: Path) -> Iterator[str]:
    with serve.server(site, 0) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        try:
            yield serve.address(server)
        finally:
            server.shutdown()
            thread.join()
