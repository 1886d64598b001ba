"""The Chromium that tests, screenshots and measurements open the page with."""

import contextlib
import importlib.util
import os
import shutil
from collections.abc import Iterator
from typing import TYPE_CHECKING

from tools.trouble import Trouble

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

SHOWN = "window.regalia?.frames() > 0"  # true once the page shows a table

_NAMES = (
    "chromium-headless-shell",  # has no windows: a page takes half the processor time
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "chrome",
)


def find() -> str:
    """Return the path that REGALIA_CHROMIUM names, or of any on the PATH.

    Raises Trouble if there is none, or no Playwright to drive it.
    """
    if not importlib.util.find_spec("playwright"):
        raise Trouble("needs Playwright (dependency group browser)")
    named = os.environ.get("REGALIA_CHROMIUM")
    path = next(filter(None, map(shutil.which, (named,) if named else _NAMES)), None)
    if path is None:
        raise Trouble("no Chromium on the PATH; REGALIA_CHROMIUM may name one")
    return path


@contextlib.contextmanager
def launched() -> Iterator["Browser"]:
    """Launch a headless Chromium until the block is left. Raises Trouble as `find` does."""
    path = find()
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        # Its sandbox refuses to run as root, which is usual in containers.
        browser = playwright.chromium.launch(executable_path=path, chromium_sandbox=False)
        yield browser
        browser.close()


def opened(browser: "Browser", url: str, width: int, height: int, ready: str = SHOWN) -> "Page":
    """Open a page as on a first visit; return it once the script `ready` is true."""
    page = browser.new_context(
        viewport={"width": width, "height": height},
        bypass_csp=True,  # tools put styles of their own into the page
    ).new_page()
    page.goto(url, wait_until="commit")
    page.wait_for_function(ready)
    return page
