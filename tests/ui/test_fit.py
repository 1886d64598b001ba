"""Every text fits: nothing is written beyond a display's edge or over other text.

On the screens of the scripts, tests/test_golden.py sees to that.
"""

import shutil

import pytest

import games
from base import Rng, flash_data
from host_sim import run, saved
from host_sim.desk import BUTTONS, Desk
from host_sim.script import parse
from host_sim.texts import catalogues, packing
from tools import golden
from tools.building import sources
from tools.texts import pseudo
from ui.canvas import SMALL

PRESSES = 400
CODES = ["en", *catalogues.others()]
SCRIPTS = [path for path in golden.scripts() if path.stem != "sleep"]  # which takes long


@pytest.mark.usefixtures("ruled")
@pytest.mark.parametrize(
    ("game", "language"),
    [(game, CODES[number % len(CODES)]) for number, game in enumerate(games.NAMES)],
)
def test_wherever_a_monkey_presses_everything_fits(tmp_path, game, language):
    chance = Rng(1)
    saved.prepare(str(tmp_path), [parse(f"set game {game}", "monkey")])
    desk = Desk(str(tmp_path), seed=1)
    desk.power_on()
    console = desk.app
    assert console
    console.settings.set("language", language)
    console.changed()
    for _ in range(PRESSES):
        desk.press(chance.below(2), BUTTONS[chance.below(len(BUTTONS))])
        desk.run(200)


def play(scripts, language: str, folder) -> None:
    for script in scripts:
        out = folder / script.stem
        assert run.main([str(script), "--set", f"language={language}", "--out", str(out)]) == 0


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


@pytest.mark.extra
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
