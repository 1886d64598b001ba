"""The Chromium that tests, screenshots and measurements open the page with."""

import os
import shutil

_NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
MISSING = "no Chromium on the PATH; REGALIA_CHROMIUM may name one"


def find() -> str | None:
    """Return the path that REGALIA_CHROMIUM names, or of any on the PATH; None if there is none."""
    named = os.environ.get("REGALIA_CHROMIUM")
    return next(filter(None, map(shutil.which, (named,) if named else _NAMES)), None)


def options(path: str) -> dict:
    """Return the arguments of Playwright's `launch` for the Chromium at `path`."""
    # Its sandbox refuses to run as root, which is usual in containers.
    return {"executable_path": path, "chromium_sandbox": False}
