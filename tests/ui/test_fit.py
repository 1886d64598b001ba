"""Texts as long as the catalogues have room for fit on the screens of the scripts.

That the real ones fit, tests/test_golden.py and tests/app/test_monkey.py see to.
"""

import shutil

import pytest

from base import flash_data
from host_sim import run
from host_sim.texts import catalogues, packing
from tools import golden
from tools.building import sources
from tools.texts import pseudo
from ui.canvas import SMALL

PRESSES = 400
CODES = ["en", *catalogues.others()]
SCRIPTS = [path for path in golden.scripts() if path.stem != "sleep"]  # which takes long


@pytest.fixture
def in_pseudo(monkeypatch, tmp_path) -> str:
    """The code of a language that has the texts of `pseudo`."""
    home = tmp_path / "home"
    for path in sources.data():
        (home / path).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(sources.FIRMWARE / path, home / path)
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
    monkeypatch.setattr(flash_data, "HOME", f"{home}/")
    return code


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
