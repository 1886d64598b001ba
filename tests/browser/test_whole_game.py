"""From power-on to the end of a game, by clicking, with the firmware itself."""

import pytest

from games.royal_visit import plays
from host_sim import script
from host_sim.desk import Desk
from host_sim.session import Session
from tests.browser.gambler import Gambler
from tests.browser.visitor import LAG_MS
from tests.host_sim.served import served


@pytest.fixture
def table(tmp_path):
    with served(tmp_path, Desk, seed=7) as table:
        yield table


def begin(visitor):
    """Lead from the first power-on into a game of two: title, language, who plays, menu, people."""
    console = visitor.table.live.desk.app
    for button in ("ok", "ok", "down", "ok", "ok", "ok"):
        assert console.match is None
        visitor.press("a", button)
    visitor.until(lambda: console.match is not None)


def test_a_whole_game_played_by_clicking(visit, table):
    visitor = visit(table)
    begin(visitor)
    visitor.tool("open-workbench").click()
    visitor.page.locator('[data-speed="2"]').click()
    gambler = Gambler(visitor)
    gambler.play_to_the_end()
    match = gambler.match
    visitor.until(lambda: match.winners == 1 << plays.RED)
    assert match.game.pieces[plays.KING] <= 1, "the King is not in Red's Château"
    for end in "ab":
        visitor.until(lambda end=end: visitor.shows_hand(end))


def test_a_recorded_session_replays_to_the_same_picture(visit, table, tmp_path):
    visitor = visit(table)
    begin(visitor)
    for end, button in [("a", "right"), ("b", "right"), ("b", "right"), ("a", "ok"), ("a", "ok")]:
        visitor.press(end, button)
    visitor.tool("pause").click()
    visitor.until(lambda: table.live.pace.paused)
    recording = script.parse(table.live.script(), "recorded")
    (tmp_path / "again").mkdir()
    again = Desk(str(tmp_path / "again"), recording.seed or 0)
    Session(again, keep=None).play(recording)
    live = table.live.desk
    assert again.now == live.now
    assert [panel.picture() for panel in again.oleds] == [panel.picture() for panel in live.oleds]
    assert again.strip.colours == live.strip.colours


@pytest.mark.alone
def test_a_press_on_the_firmware_is_seen_within_40_ms(visit, table):
    visitor = visit(table)
    begin(visitor)
    visitor.until(lambda: not table.live.desk.app.match_screen.busy)
    assert visitor.lag() <= LAG_MS
