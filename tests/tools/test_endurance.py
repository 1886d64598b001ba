"""A few games in a row with a heap as tight as a Pico's; `dev.py endurance` plays 200."""

import pytest

import games
from tools.endurance.report import report
from tools.endurance.series import play
from ui import texts

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("endurance")]  # played once

GAMES = 15
STRETCH = 5
DRIFT = 8_000  # bytes, between two games of a kind: the code of one level is larger than another's
LARGEST_FREE = 8 * 1024  # four times what a computer's search asks for at once


@pytest.fixture(scope="module")
def played(micropython):
    del micropython  # skips where there is none
    return list(play(GAMES, STRETCH))


def test_all_games_and_languages_are_played_by_more_than_one_level(played):
    assert {game.name for game in played} == set(games.NAMES)
    assert {game.language for game in played} == {code for code, _ in texts.LANGUAGES}
    assert len({level for game in played for level in game.levels}) >= 3


def test_the_heap_stays_as_it_is(played):
    for name in games.NAMES:
        used = [
            game.used
            for game in played[len(games.NAMES) :]  # by now every name that code uses is known
            if game.name == name and game.language == "fr"
        ]
        assert max(used) - min(used) < DRIFT


def test_a_large_block_is_always_free(played):
    assert min(game.largest_free for game in played) >= LARGEST_FREE


def test_the_report_says_what_was_played_and_what_the_heap_held_in_each_quarter(played):
    lines = report(played).splitlines()
    assert lines[0].startswith(f"{GAMES} games")
    assert lines[-4].split()[0] == "1-3"
    assert lines[-1].split() == [
        "12-15",
        f"{max(game.used for game in played[11:]):,}",
        f"{min(game.largest_free for game in played[11:]):,}",
    ]
