"""A worn OK, which opens and closes again at each touch, takes a card and doesn't play it, too."""

import pytest

from tests.app.people import RED
from tests.app.positions import position

CLOSED_MS = 5


def press_worn(people, opens_ms: int) -> None:
    """Press OK, whose contact opens for so long three times: as it closes, and as it is let go."""
    for _ in range(2):
        for _ in range(3):
            people.desk.down(RED, "ok")
            people.run(CLOSED_MS)
            people.desk.up(RED, "ok")
            people.run(opens_ms)
        people.desk.down(RED, "ok")
        people.run(2 * CLOSED_MS)
    people.desk.up(RED, "ok")
    people.run(100)


@pytest.mark.parametrize("opens_ms", [5, 10, 15, 20])
def test_a_press_of_a_worn_ok_is_one_press(sit, opens_ms):
    people = sit(match=position("gikhj"))
    people.begin()
    press_worn(people, opens_ms)
    assert people.match.plays == [], "the card is taken, and asks where to"
    press_worn(people, opens_ms)
    people.settle()
    assert len(people.match.plays) == 1
