"""Memory of a match on a real MicroPython: at rest, over a whole match, over many games."""

import functools
import statistics

import pytest

import games

pytestmark = pytest.mark.xdist_group("matches on MicroPython")  # each program runs once
GAMES = pytest.mark.parametrize("name", games.NAMES)
# On a desktop's 64 bits, about twice a Pico's bytes. With so much, a Pico W, of 201 KB, has still
# more than the 56 KB free that a match is to leave: with 270,500 here it has 80 or more.
HEAP_IN_A_MATCH = 300_000
DRIFT = 9_000  # bytes from one round to the next: a conservative collection keeps up to 8.3 KB


@pytest.fixture(scope="module")
def said(micropython):
    """Return the lines that a program prints, which runs once for all games."""
    return functools.cache(lambda program: micropython.output(program).splitlines())


@GAMES
def test_a_table_at_rest_allocates_nothing(said, name):
    # The board pulsed, the hexagon pulsed, and the current limit dimmed them.
    assert f"{name} True True True" in said("tests/on_micropython/match_locked.py")


@GAMES
def test_the_title_at_rest_allocates_nothing_between_two_actions(said, name):
    assert f"{name} attract True" in said("tests/on_micropython/attract_locked.py")


@GAMES
def test_a_game_gives_its_memory_back(said, name):
    rounds: dict[str, list[int]] = {}
    for line in said("tests/on_micropython/games_budget.py"):
        language, of, used = line.split()
        if of == name:
            rounds.setdefault(language, []).append(int(used))
    # The names in the code stay in the heap for good, and their pools grow in the first rounds. On
    # a desktop alone 32 bytes stay of each function of machine code, each time that it is loaded:
    # 448 a round. In a single round what looks like a pointer may hold the match before; a leak
    # would grow on.
    earlier, later = rounds["fr"][1:-2], rounds["fr"][-2:]
    assert min(later) - max(earlier) < DRIFT
    for each in rounds.values():
        assert statistics.median(each) < HEAP_IN_A_MATCH
        assert max(each) < HEAP_IN_A_MATCH + DRIFT


def test_a_match_of_the_same_game_waits_for_a_restart_only_without_a_large_block(said):
    lines = said("tests/on_micropython/second_deal.py")
    assert lines == ["False match", "False match", "True match"]
