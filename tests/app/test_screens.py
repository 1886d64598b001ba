"""The tables of firmware/docs/screens.md: each button is pressed on each screen."""

import re
import weakref

import pytest

from app import pause, screens
from base import Rng
from host_sim.session import Session
from tables.banquet_royal import chooser as banquet
from tables.roi_et_compagnie import chooser as roi
from tables.royal_visit import hand
from tests.app.people import RED
from tests.app.positions import position
from tests.app.way_back import shown
from tests.app.ways import Ways
from tools.interpreters import ROOT

PAGE = ROOT / "firmware" / "docs" / "screens.md"
BUTTONS = ("left", "right", "up", "down", "ok")
OPENED_MS = 2_000  # so that presses count
# Named in the text below the table: they last a moment, need a game that is over, or OK held.
BELOW = {"deal", "deal away", "restore", "learn", "luck", "review", "rules", "safe start", "turns"}


def table(section: str) -> dict[str, dict[str, str]]:
    """The cells of a table by screen and button."""
    text = PAGE.read_text(encoding="utf-8").split(f"## {section}\n")[1].split("\n## ")[0]
    rows = [
        [cell.strip() for cell in line.strip("|").split("|")]
        for line in text.splitlines()
        if line.startswith("|")
    ]
    return {row[0]: dict(zip(BUTTONS, row[1:], strict=True)) for row in rows[2:]}


def leads_to(section: str, name: str, button: str) -> str:
    """Where a button leads: the name after the arrow, or where it is pressed."""
    arrow = re.search(r"→ (.+)", table(section)[name][button])
    return arrow.group(1) if arrow else name


def cases(section: str):
    return [(name, button) for name in table(section) for button in BUTTONS]


def test_every_screen_of_the_firmware_is_in_the_table():
    assert table("Screens").keys() | BELOW == screens._SCREENS.keys()
    assert not table("Screens").keys() & BELOW
    text = PAGE.read_text(encoding="utf-8")
    assert all(f"`{name}`" in text for name in BELOW)


def opened(sit, name: str):
    """People before a screen that has just opened."""
    people = sit(people="2")
    people.press(RED, "ok")
    ways = Ways(people, Session(people.desk, None), Rng(1))
    if name == "setup":
        ways.go("people", "royal-visit")
        people.choose(RED, "Set-up")
    elif name == "result":
        people.begin()
        pause.resign(people.match, RED)
        people.lead_to("result")
    else:
        ways.go(name, "royal-visit")
    people.run(OPENED_MS)
    return people


@pytest.mark.parametrize(("name", "button"), cases("Screens"))
def test_a_button_leads_where_the_table_says(sit, name, button):
    people = opened(sit, name)
    assert shown(people) == name
    people.press(RED, button)
    people.run(300)
    assert people.app.shown == leads_to("Screens", name, button)


GAMES = {"Royal Visit": "royal-visit", "Roi & Compagnie": "roi-et-compagnie"}
GAMES["Banquet Royal"] = "banquet-royal"
PLACES = {  # of the cursor, by its code
    "royal-visit": ("cards", "aim", "bar", "hint"),
    "roi-et-compagnie": ("dice", "row", "bar"),
    "banquet-royal": ("map", "bar"),
}
ROLLED = "l 1b1b4g3g5r6g 2 E3D8G5A1F1 "
PILE = "B2E1E2D1D2D3D5D6D7G1G2G3G4G6O1O2O3O5O6O7C1C2C3A2F2F3F4F5H1X1X2X3"
MATCHES = {
    "royal-visit": {"match": position("gikhj")},
    "roi-et-compagnie": {"match": ROLLED + PILE + " 111122334 D4O4 -2"},
    "banquet-royal": {},
}


def cursor(people, game: str):
    table_of = people.screen.table
    return table_of.hands[RED] if game == "royal-visit" else table_of.chooser


def place(people, game: str) -> str:
    """The name of the place where the cursor is."""
    return PLACES[game][cursor(people, game).focus]


@pytest.mark.parametrize(
    ("title", "name", "button"),
    [(title, *case) for title in GAMES for case in cases(title)],
)
def test_a_button_moves_the_cursor_where_the_table_says(begun, title, name, button):
    game = GAMES[title]
    people = begun(game=game, **MATCHES[game])
    if name == "hint":
        hand_of = cursor(people, game)
        action = hand_of.ways.action
        hand_of.wait_for_hint()
        people.app.match.hints.hint = bytes([action])
        hand_of.show_hint(bytes([action]), 50)
    ways = {"bar": ("down",), "aim": ("ok",), "row": ("down",)}
    while place(people, game) != name:
        people.press(RED, *ways[name])
    acts = button == "ok" and "→" not in table(title)[name][button]
    people.press(RED, button)
    if not acts:
        assert place(people, game) == leads_to(title, name, button)


def test_places_are_those_of_the_code():
    assert tuple(range(4)) == (hand.CARDS, hand.AIM, hand.BAR, hand.HINT)
    assert tuple(range(3)) == (roi.DIE, roi.ROW, roi.BAR)
    assert tuple(range(2)) == (banquet.MAP, banquet.BAR)


def test_a_screen_is_let_go_before_the_code_of_the_next_is_loaded(sit):
    """Both in memory at once took 45 KB beyond a match on the way into the lessons."""
    people = sit()
    before = weakref.ref(people.app.screen)
    people.app.lead_to("menu")
    people.until(lambda: people.app.shown != "menu" and before() is None)
