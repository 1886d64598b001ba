"""Whatever is chosen and pressed, the table never draws more than its supply may give."""

import pytest

import wiring
from app.save import SETTINGS
from base import Rng
from tests.app.people import BUTTONS, ENDS
from tests.app.positions import position

MOST_MA = wiring.SUPPLY_MA * wiring.USABLE_PERCENT // 100
PRESSES = 30


def values(name):
    return next(values for setting, _, values in SETTINGS if setting == name)


@pytest.mark.parametrize("palette", values("palette"))
@pytest.mark.parametrize("brightness", values("brightness"))
def test_no_frame_of_a_random_session_exceeds_the_budget(sit, palette, brightness):
    drawn = set()
    people = sit(
        match=position("gikhj"),
        palette=palette,
        brightness=brightness,
        green="squire",
        speed="fast",
    )
    people.watch = lambda: drawn.add(people.desk.milliamps)
    people.begin()
    chance = Rng(int(brightness))
    for _ in range(PRESSES):
        people.press(chance.below(len(ENDS)), BUTTONS[chance.below(len(BUTTONS))])
    people.power_cycle()
    people.run(500)
    assert len(drawn) > 1, "nothing was measured"
    assert max(drawn) <= MOST_MA


def test_not_even_a_board_all_white_exceeds_it(sit):
    people = sit(brightness="5")
    lights = people.app.lights
    lights.clear(0)
    for place in range(wiring.LEDS):
        lights.paint(place, 0xFFFFFF)
    people.run(50)
    assert people.desk.limiting
    assert people.desk.milliamps <= MOST_MA
    assert any(people.lamps())
