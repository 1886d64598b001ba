"""Search for a Chromium, which tests and screenshots open the page with."""

import os
import shutil

_NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
MISSING = "no Chromium on the PATH; REGALIA_CHROMIUM may name one"


def find() -> str | None:
    """Return the path that REGALIA_CHROMIUM names, or of any on the PATH; None if there is none."""
    named = os.environ.get("REGALIA_CHROMIUM")
    return next(filter(None, map(shutil.which, (named,) if named else _NAMES)), None)
