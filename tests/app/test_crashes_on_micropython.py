"""A crash for want of memory, and what a safe start loads, on a real MicroPython."""

import games


def test_a_crash_for_want_of_memory_is_told_and_noted(micropython):
    said = micropython.output("tests/on_micropython/crash_without_memory.py", tracebacks=1)
    assert said.splitlines()[-5:] == [
        "crashes 1",
        "displays lit [True, True]",
        "MemoryError",
        "shown title",
        "match kept royal-visit",
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
