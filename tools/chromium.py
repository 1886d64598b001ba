"""Finds the Chromium that the page is looked at with."""

import os
import shutil

_NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")


def find() -> str | None:
    """The one that REGALIA_CHROMIUM names, or any on the PATH; None if there is none."""
    named = os.environ.get("REGALIA_CHROMIUM")
    return named or next(filter(None, map(shutil.which, _NAMES)), None)
