"""What some tests need of this machine: without it they skip."""

import pytest

from tools import chromium
from tools.trouble import Trouble


def needs_chromium() -> None:
    """Skip the test unless a page can be opened in Chromium."""
    try:
        chromium.find()
    except Trouble as trouble:
        pytest.skip(str(trouble))
