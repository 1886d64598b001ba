"""Measures the page to play in a headless Chromium and prints figures.

It measures a first visit over a plain static server, and a match of two sovereigns, which think all
the time. Times depend on the machine.
"""

import base64
import gzip
import statistics
import sys
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from tools import chromium
from tools.site import play, serve
from tools.site.build import PLAY
from tools.trouble import told

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

_VISITS = 5
_PRESSES = 40
_THINKING_S = 15
_TITLE = "window.regalia?.state()?.panel(0).on && regalia.frames() > 0"
# A match that two computers play, as a link holds it.
_MATCH = """\
set game royal-visit
set red sovereign
set green sovereign
set match gikhj i+ r K1*2,G2*2,W2*4 K1*2,G2,GF*2,W2,J1,J3 \
J4,J2,G2,J2,K1,K1,K1,G1,W1,K1,J5,W2,W1,G2,G1,K1,W2,K1,G2,J4,J3,G2,G1,JM,J4,W3,G2,K1,G2,J3,W2,J2,G2,\
G1,J3,JM,K1,W3 -
"""

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


def measure(site: Path, browser: "Browser") -> Iterator[str]:
    """Yield a line for each figure of the built page, the folder `site`."""
    with serve.served(site) as url:

        def visit(address: str) -> "Page":
            return chromium.opened(browser, address, 1280, 720, _TITLE)

        plain, packed = _sizes(site)
        yield f"first visit         {plain:,} bytes, {packed:,} from a host that compresses"
        titles = []
        for _ in range(_VISITS):
            page = visit(url)
            titles.append(page.evaluate("performance.now()"))
            page.context.close()
        title = statistics.median(titles)
        yield f"to the title        {title:,.0f} ms, median of {_VISITS} first visits"
        page = visit(url)
        yield f"press to pixel      {_latency(page):,.1f} ms, median of {_PRESSES} presses"
        page.context.close()
        page = visit(f"{url}#match={letters(_MATCH)}")
        page.wait_for_selector("#record:not([hidden])", state="attached")
        frames, longest, pace = page.evaluate(_COUNT, _THINKING_S)
        yield f"sovereigns thinking {frames:,.1f} frames a second, the longest {longest:,.0f} ms"
        yield f"                    {pace:.3f} virtual seconds in a real one"
        page.context.close()


def letters(text: str) -> str:
    """Return a text as the fragment of a link holds it (see page/js/parcel.js)."""
    packer = zlib.compressobj(wbits=-zlib.MAX_WBITS)
    packed = packer.compress(text.encode()) + packer.flush()
    return base64.urlsafe_b64encode(packed).decode().rstrip("=")


def _sizes(site: Path) -> tuple[int, int]:
    """Return the bytes of all files, as they are and each compressed."""
    contents = [path.read_bytes() for path in site.rglob("*") if path.is_file()]
    return sum(map(len, contents)), sum(len(gzip.compress(content)) for content in contents)


def _latency(page: "Page") -> float:
    """Return the page's own measure of a press, in ms."""
    page.keyboard.press("e", delay=100)  # from the title to the first menu
    page.wait_for_timeout(1000)
    page.evaluate("regalia.reset()")
    for count in range(1, _PRESSES + 1):
        page.keyboard.down("s")
        page.wait_for_function(f"regalia.latency().presses >= {count}")
        page.keyboard.up("s")
        page.wait_for_function("regalia.state().held === 0")
    return page.evaluate("regalia.latency().median")


@told("site")
def main(words: list[str]) -> int:
    """Build the page to play and print its figures; return the exit status."""
    if words:
        print("usage: python3 tools/dev.py site --measure", file=sys.stderr)
        return 2
    with chromium.launched() as browser:
        play.build(PLAY)
        for line in measure(PLAY, browser):
            print(line, flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
