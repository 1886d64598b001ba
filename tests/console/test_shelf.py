"""Code that is put back: all of it, and quickly."""

import sys
from types import ModuleType

import pytest

import games
from console import shelf


def test_to_forget_a_module_takes_no_more_the_more_are_loaded(micropython):
    few, many = micropython.output("tests/on_micropython/forgetting.py").split()
    assert few == many


@pytest.mark.parametrize("name", games.NAMES)
def test_a_package_is_forgotten_with_all_below_it(name):
    games.part(name, "reading.check")
    folder = games.folder(name)
    package = sys.modules[f"games.{folder}"]
    shelf.forget("games", folder)
    assert not [path for path in sys.modules if path.startswith(f"games.{folder}")]
    assert not hasattr(games, folder)
    assert games.load(name) is not package


def test_what_an_import_that_failed_has_left_is_put_back():
    """MemoryError, say: the package is not there, and what it had imported is."""
    shelf.clear()
    sys.modules["games.royal_visit.left"] = ModuleType("games.royal_visit.left")
    shelf.clear()
    assert "games.royal_visit.left" not in sys.modules
