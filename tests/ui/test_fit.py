"""A text that is too long in another language is named.

That the real ones fit, tests/test_golden.py and tests/app/test_monkey.py see to.
"""

import shutil
from pathlib import Path

import pytest

from base import flash_data
from host_sim import run
from host_sim.texts import catalogues, packing
from tests import polyglot
from tests.ruler import Ruler
from tools import golden
from tools.building import sources


@pytest.fixture
def home(monkeypatch, tmp_path) -> Path:
    """A copy of the firmware's data, which is read instead of it."""
    home = tmp_path / "home"
    for path in sources.data():
        (home / path).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(sources.FIRMWARE / path, home / path)
    monkeypatch.setattr(flash_data, "HOME", f"{home}/")
    return home


def test_a_text_too_long_in_another_language_is_named(home, monkeypatch, tmp_path):
    code = catalogues.others()[0]
    long = "w" * 40
    (home / f"texts/{code}/app.bin").write_bytes(packing.catalogue({"Settings": long}, code))
    said = {"app": {("", "Settings"): long}}
    monkeypatch.setattr(catalogues, "messages", lambda code, domain: said.get(domain, {}))
    monkeypatch.setattr("app.screens.Canvas", Ruler)
    monkeypatch.setattr("app.screens.Screens._draw", polyglot.draw)
    monkeypatch.setattr(polyglot, "_measured", set())
    monkeypatch.setattr(polyglot, "misfits", [])
    script = golden.FOLDER / "start.press"
    assert run.main([str(script), "--out", str(tmp_path / "out")]) == 0
    named = f"“{long}” ({code}/app.po: “Settings”) is"
    assert {misfit.partition(" is")[0] + " is" for misfit in polyglot.misfits} == {named}
