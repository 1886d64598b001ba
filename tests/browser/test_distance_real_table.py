"""A whole game by two tables on a real MicroPython, each by its cable at a page; one is pulled."""

import contextlib

import pytest

pytest.importorskip("aiohttp", reason="needs aiohttp (dependency group play)")
pytest.importorskip("pty", reason="this system has no pseudo terminals to be a board's port")

from games import OVER
from tests.browser import cable
from tests.browser.people import DESK
from tests.browser.real_table import RealTable
from tests.replayed import replayed


@pytest.fixture
def tables(micropython, tmp_path):
    """Two tables, plugged in."""
    tables = [RealTable(micropython, tmp_path / name, len(name)) for name in ("first", "other")]
    for table in tables:
        table.plug_in()
    yield tables
    for table in tables:
        table.pull()


@pytest.fixture
def at_cables(people, tables):
    """Opens the site for somebody whose computer has a cable to the next table."""
    with contextlib.ExitStack() as laid:
        left = iter(tables)

        def come():
            script = laid.enter_context(cable.laid(next(left)))
            # The cable's WebSocket is not the site's; a Web Serial isn't asked.
            return people(stand_ins=False, script=script, bypass_csp=True, **DESK)

        yield come


def test_two_tables_play_a_game_to_its_end_though_a_cable_is_pulled(at_cables, tables):
    red, green = at_cables(), at_cables()
    green.open_link(red.invite())
    green.click("accept")
    red.open_link(green.link("answer"))
    for person in (red, green):
        person.reads("Connected.")
        person.open_dialog()
        person.click("table")
    for person in (red, green):
        person.until(lambda person=person: person.has_turn)
    tables[0].pull()
    red.reads("The cable of the table was pulled. The game is kept.")
    tables[0].plug_in()
    red.page.get_by_role("button", name="Connect the table").click()
    for person in (red, green):
        person.reads("The game is over, and all tables have checked it.")
    assert not red.page.get_by_role("button", name="Connect the table").is_visible()
    records = [person.saved_record() for person in (red, green)]
    assert records[0] == records[1]
    assert replayed(records[0]).game.to_act() == OVER
    red.page.get_by_role("button", name="Look at the game again").click()
    shown = red.page.locator('[data-display="a"]')
    red.until(lambda: "deck 38" in shown.text_content())  # at the beginning of the game
