"""axe-core, which finds what shuts people out of a page; pinned in the folder `axe`."""

from pathlib import Path

import pytest

from tools import npm
from tools.interpreters import ROOT
from tools.trouble import Trouble

_PINS = Path(__file__).with_name("axe")

_RUN = """async () => (await axe.run()).violations.map(({ id, nodes }) =>
    [id, ...nodes.map(({ html }) => html.slice(0, 120))])"""


def violations(page) -> list[list[str]]:
    """Return for each rule that a page breaks its name and the elements."""
    try:
        modules = npm.install(_PINS, ROOT / "build" / "axe")
    except Trouble as trouble:
        pytest.skip(str(trouble))
    page.evaluate((modules / "axe-core" / "axe.min.js").read_text("utf-8"))
    return page.evaluate(_RUN)
