"""Every text fits: nothing is written beyond a panel's edge or over other text, on any screen."""

import pytest

import games
from games.rng import Rng
from host_sim import run, saved
from host_sim.desk import BUTTONS, Desk
from host_sim.script import parse
from tools import golden
from ui import canvas
from ui.canvas import HEIGHT, LARGE, LINE, WIDTH, Canvas

PRESSES = 400


class Ruler(Canvas):
    """A canvas that takes offence at text which doesn't fit where it is written."""

    def clear(self):
        super().clear()
        self.written = []

    def _write(self, font, s, x, y, ink):
        if s:
            width = canvas.width_in(font, s)
            self._claim(s, x, y + (2 if font is LARGE else 1), width, 11 if font is LARGE else 7)
        return super()._write(font, s, x, y, ink)

    def paragraph(self, s, x, y, width, line=LINE):
        after = super().paragraph(s, x, y, width, line)
        widest = max(self.width(word) for word in s.split(" "))
        self._claim(s, x, y + 1, max(widest, width), after - y - 2)
        return after

    def _claim(self, s, x, y, width, height):
        """Takes the box around the capitals of a text; nothing else may be written there."""
        box = (x, y, x + width, y + height)
        assert x >= 0, f"“{s}” begins {-x} pixels left of the panel"
        assert box[2] <= WIDTH, f"“{s}” is {box[2] - WIDTH} pixels too long"
        assert y >= 0, f"“{s}” begins above the panel"
        assert box[3] <= HEIGHT, f"“{s}” ends {box[3] - HEIGHT} pixels below the panel"
        for other, taken in self.written:
            apart = box[0] >= taken[2] or taken[0] >= box[2] or box[1] >= taken[3]
            assert apart or taken[1] >= box[3], f"“{s}” is written over “{other}”"
        self.written.append((s, box))


@pytest.fixture
def ruled(monkeypatch):
    monkeypatch.setattr("console.stage.Canvas", Ruler)


@pytest.mark.usefixtures("ruled")
@pytest.mark.parametrize("language", golden.LANGUAGES)
@pytest.mark.parametrize("script", golden.scripts(), ids=lambda script: script.stem)
def test_every_screen_of_the_scripts_fits(tmp_path, script, language):
    words = [str(script), "--set", f"language={language}", "--out", str(tmp_path)]
    assert run.main(words) == 0


@pytest.mark.usefixtures("ruled")
@pytest.mark.parametrize("language", golden.LANGUAGES)
@pytest.mark.parametrize("game", games.NAMES)
def test_wherever_a_monkey_presses_everything_fits(tmp_path, game, language):
    chance = Rng(1)
    saved.prepare(str(tmp_path), [parse(f"set game {game}", "monkey")])
    desk = Desk(str(tmp_path), seed=1)
    desk.power_on()
    console = desk.console
    assert console
    console.settings.set("language", language)
    console.changed()
    for _ in range(PRESSES):
        desk.press(chance.below(2), BUTTONS[chance.below(len(BUTTONS))])
        desk.run(200)
