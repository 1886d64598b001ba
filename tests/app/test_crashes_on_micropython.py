"""A crash for want of memory, and what a safe start loads, on a real MicroPython."""

import games

MOMENTS = ("in_a_page", "at_a_save", "while_loading", "at_a_hint", "at_a_review")


def test_where_memory_is_wanting_that_is_told_and_the_match_goes_on(micropython):
    """At each of these moments, with 16 KB less afterwards: a word, the title, the same match."""
    said = micropython.output(
        "tests/on_micropython/crash_without_memory.py", tracebacks=len(MOMENTS)
    )
    assert [line for line in said.splitlines() if line.startswith(MOMENTS)] == [
        f"{moment} MemoryError [True, True] title True 1" for moment in MOMENTS
    ]


def test_a_safe_start_loads_nothing_of_a_game(micropython):
    said = micropython.output("tests/on_micropython/safe_start_modules.py").splitlines()
    loaded = set(said[0].split())
    assert "app.diagnostics.safe_start" in loaded
    assert not loaded & {"app.app", "app.match"}
    for name in games.NAMES:
        folder = games.folder(name)
        assert not loaded & {f"{floor}.{folder}" for floor in ("games", "ai", "tables")}
    assert said[1] == "True", "the chosen language is lost"
