"""Memory of a match on a real MicroPython: at rest, over a whole match, over many games."""

import games

# On a desktop's 64 bits, about twice a Pico's bytes; a Pico has 229 KB.
HEAP_AFTER_BOOT = 90_800
HEAP_IN_A_MATCH = 271_000
DRIFT = 9_000  # bytes: a pool of names may double in the second round, by 8.3 KB


def test_a_table_at_rest_allocates_nothing(micropython):
    said = micropython.output("tests/on_micropython/match_locked.py")
    # The board pulsed, the hexagon pulsed, and the current limit dimmed them.
    assert said.splitlines() == [name + " True True True" for name in games.NAMES]


def test_the_title_at_rest_allocates_nothing_between_two_actions(micropython):
    said = micropython.output("tests/on_micropython/attract_locked.py")
    assert said.splitlines() == [name + " attract True" for name in games.NAMES]


def test_a_match_leaves_heap_to_spare(micropython):
    said = micropython.output("tests/on_micropython/match_budget.py")
    boot, match = (int(line.split()[-1]) for line in said.splitlines())
    assert boot < HEAP_AFTER_BOOT
    assert match < HEAP_IN_A_MATCH


def test_a_game_gives_its_memory_back(micropython):
    said = micropython.output("tests/on_micropython/games_budget.py")
    rounds: dict[str, list[int]] = {}
    for line in said.splitlines():
        language_and_name, _, used = line.rpartition(" ")
        rounds.setdefault(language_and_name, []).append(int(used))
    for name in games.NAMES:
        # The names in the code stay in the heap for good, from the first round on.
        assert abs(rounds["fr " + name][1] - rounds["fr " + name][0]) < DRIFT
        assert max(rounds["en " + name] + rounds["fr " + name]) < HEAP_IN_A_MATCH
