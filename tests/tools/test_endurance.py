"""Games in a row on one device, with a heap as tight as a Pico's; REGALIA_GAMES=200 plays 200."""

import os
from collections import defaultdict

import pytest

import games
from tests.games_in_a_row import play

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("endurance")]  # played once

GAMES = int(os.environ.get("REGALIA_GAMES", "15"))
STRETCH = 5
DRIFT = 4_000  # bytes, from game to game: the code of one level is larger than another's
LARGEST_FREE = 8 * 1024  # four times what a computer's search asks for at once


@pytest.fixture(scope="module")
def played(micropython):
    del micropython  # skips where there is none
    return list(play(GAMES, STRETCH))


def test_all_games_and_two_languages_are_played_by_more_than_one_level(played):
    assert {game.name for game in played} == set(games.NAMES)
    assert len({game.language for game in played}) == 2
    assert len({level for game in played for level in game.levels}) >= 3


def test_the_heap_stays_as_it_is(played):
    """What is lost in a game is missing after each later one.

    After a single game up to 32 KB more were found, now and then: a collection keeps whatever a
    word left on the stack happens to point at. So the least after the later games counts.
    """
    used = defaultdict(list)
    for i, game in enumerate(played):
        if i % STRETCH:  # after the first one every name that the code uses is known
            used[game.name, game.language].append(game.used)
    compared = {kind: each for kind, each in used.items() if len(each) >= 3}
    assert {name for name, _ in compared} == set(games.NAMES)
    for bytes_used in compared.values():
        earlier, later = bytes_used[:-2], bytes_used[-2:]
        assert min(later) - min(earlier) < DRIFT


def test_a_large_block_is_always_free(played):
    assert min(game.largest_free for game in played) >= LARGEST_FREE
