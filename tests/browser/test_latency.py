"""How soon a press is seen on the page, with the firmware itself."""

import pytest

from host_sim.desk import Desk
from tests.browser.visitor import LAG_MS
from tests.host_sim.served import served


@pytest.fixture
def table(tmp_path):
    with served(tmp_path, Desk, seed=7) as table:
        yield table


def begin(visitor):
    """Lead from the first power-on into a game of two: title, language, menu, people."""
    console = visitor.table.live.desk.app
    for button in ("ok", "ok", "ok", "right", "ok"):
        assert console.match is None
        visitor.press("a", button)
    visitor.until(lambda: console.match is not None)


@pytest.mark.alone
def test_a_press_on_the_firmware_is_seen_within_40_ms(visit, table):
    visitor = visit(table)
    begin(visitor)
    visitor.until(lambda: not table.live.desk.app.match_screen.busy)
    assert visitor.lag() <= LAG_MS
