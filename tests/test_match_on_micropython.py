"""A match on a real MicroPython: what a still table allocates, and what a whole match takes."""

# On a desktop's 64 bits, about twice a Pico's bytes; a Pico has 229 KB.
HEAP_AFTER_BOOT = 150_000
HEAP_IN_A_MATCH = 225_000


def test_a_table_at_rest_allocates_nothing(micropython):
    done = micropython.run("tests/on_micropython/match_locked.py")
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout.splitlines() == [
        "in a match: True",
        "board and panel pulsed, held back by the limit: True",
    ]


def test_a_match_leaves_heap_to_spare(micropython):
    done = micropython.run("tests/on_micropython/match_budget.py")
    assert done.returncode == 0, done.stdout + done.stderr
    boot, match = (int(line.split()[-1]) for line in done.stdout.splitlines())
    assert boot < HEAP_AFTER_BOOT
    assert match < HEAP_IN_A_MATCH
