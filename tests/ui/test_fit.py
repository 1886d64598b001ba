"""Texts as long as there is room for fit on the screens of the scripts; longer ones are named.

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
from tools.texts import pseudo
from ui.canvas import SMALL

PRESSES = 400
CODES = ["en", *catalogues.others()]
SCRIPTS = [path for path in golden.scripts() if path.stem != "sleep"]  # which takes long


@pytest.fixture
def home(monkeypatch, tmp_path) -> Path:
    """A copy of the firmware's data, which is read instead of it."""
    home = tmp_path / "home"
    for path in sources.data():
        (home / path).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(sources.FIRMWARE / path, home / path)
    monkeypatch.setattr(flash_data, "HOME", f"{home}/")
    return home


@pytest.fixture
def in_pseudo(home) -> str:
    """The code of a language that has the texts of `pseudo`."""
    code = golden.RECORDED[-1]
    for path in home.glob(f"texts/{code}/*"):
        if path.suffix == ".bin":
            path.write_bytes(packing.catalogue(pseudo.texts(path.stem), path.stem))
        elif path.stem.endswith("-lessons"):
            game, kind = path.stem.split("-")
            source = (sources.FIRMWARE / "tables" / game / f"{kind}.txt").read_text("utf-8")
            path.write_bytes(packing.teaching(source, pseudo.texts(game, kind)))
        else:
            shutil.copyfile(home / "texts" / "en" / path.name, path)
    return code


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
    script = next(script for script in SCRIPTS if script.stem == "start")
    assert run.main([str(script), "--out", str(tmp_path / "out")]) == 0
    named = f"“{long}” ({code}/app.po: “Settings”) is"
    assert {misfit.partition(" is")[0] + " is" for misfit in polyglot.misfits} == {named}


@pytest.mark.slow
@pytest.mark.usefixtures("ruled")
def test_long_words_with_accents_fit(tmp_path, in_pseudo):
    """So the room that the catalogues tell is there."""
    for script in SCRIPTS:
        out = str(tmp_path / script.stem)
        assert run.main([str(script), "--set", f"language={in_pseudo}", "--out", out]) == 0


@pytest.mark.parametrize(
    ("text", "room", "longer"),
    [
        ("A person at each end", 128, "À pérsôn àt ééààch éénd"),
        ("A person at each end", 0, "À pérsôn àt éàch énd"),
        ("%s: %d left", 100, "%s: %d lééft"),
        ("OK", 11, "ÔK"),
    ],
)
def test_a_pseudo_text_keeps_its_values_and_its_room(text, room, longer):
    assert pseudo.stretched(text, {SMALL: room} if room else {}) == longer
