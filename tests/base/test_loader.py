"""Loader: the code of a lifetime is unloaded when it ends, quickly."""

import io
import sys
from types import SimpleNamespace

import pytest

import finder
import games
from base import loader


@pytest.fixture(autouse=True)
def _nothing_loaded():
    loader.end(loader.GAME)
    loader._known.clear()  # it compares numbers only; other tests load and unload without it
    loader._modules[loader._ALWAYS].clear()
    yield
    loader.end(loader.GAME)


def loaded(folder: str) -> set[str]:
    return {name for name in sys.modules if name.startswith(f"games.{folder}")}


def unload(module: str) -> None:
    """Unload a module that another test has loaded."""
    package, _, name = module.rpartition(".")
    del sys.modules[module]
    if hasattr(sys.modules.get(package), name):
        delattr(sys.modules[package], name)


def test_the_time_to_end_a_lifetime_does_not_grow_with_what_others_loaded(micropython):
    few, many = micropython.output("tests/on_micropython/forgetting.py").split()
    assert few == many


@pytest.mark.parametrize("name", games.NAMES)
def test_all_code_of_a_lifetime_is_unloaded(name):
    folder = games.folder(name)
    for module in loaded(folder):
        unload(module)
    game = loader.enter(loader.GAME, f"games.{folder}")
    loader.load(loader.MATCH, games.module(name, "validate"))
    assert len(loaded(folder)) > 2
    loader.end(loader.MATCH)
    assert loaded(folder) == {f"games.{folder}"}
    assert not hasattr(game, "validate")
    loader.end(loader.GAME)
    assert not loaded(folder)
    assert not hasattr(games, folder)
    assert games.declared(name) is not game


def test_a_lifetime_that_begins_with_the_same_module_continues():
    first = loader.enter(loader.SCREEN, "app.title")
    assert loader.enter(loader.SCREEN, "app.title") is first


def test_a_package_does_not_keep_what_is_loaded_in_it():
    """Its table of names would grow in a match, and divide the free heap."""
    folder = games.folder(games.NAMES[0])
    for module in loaded(folder):
        unload(module)
    game = loader.enter(loader.GAME, f"games.{folder}")
    before = set(vars(game))
    loader.load(loader.MATCH, games.module(games.NAMES[0], "validate"))
    assert set(vars(game)) == before


def test_the_imports_of_a_failed_import_are_unloaded(tmp_path, monkeypatch):
    """After a MemoryError the module is not loaded, but its imports are."""
    (tmp_path / "half.py").write_text("import half_of_it\nraise MemoryError\n", encoding="utf-8")
    (tmp_path / "half_of_it.py").write_text("", encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(MemoryError):
        loader.enter(loader.SCREEN, "half")
    assert "half_of_it" in sys.modules
    loader.end(loader.SCREEN)
    assert "half_of_it" not in sys.modules


STEPS = [
    ("/some.mpy", False),
    ("/some.mpy", True),
    ("/some.mpy", "in place some", True),
]


def test_each_step_of_loading_a_module_has_a_tick_of_its_own(monkeypatch, tmp_path):
    (tmp_path / "some.py").write_text("", encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    done = []
    monkeypatch.setattr(finder, "works", True)
    monkeypatch.setattr(finder, "ahead", {})
    found = SimpleNamespace(opened=io.BytesIO)
    monkeypatch.setattr(finder, "look_up", lambda path: found if path == "some.mpy" else None)
    monkeypatch.setattr(
        finder,
        "run_in_place",
        lambda modules: done.extend(f"in place {module.__name__}" for module in modules),
    )
    ticks = []
    for _ in loader.loading(loader.SCREEN, ("some",), collects=False):
        ticks.append((*finder.ahead, *done, "some" in sys.modules))
    loader.end(loader.SCREEN)
    assert ticks == STEPS


def test_once_modules_are_loaded_garbage_is_not_collected_often_any_more(monkeypatch, tmp_path):
    """Such a collection would make any tick longer."""
    (tmp_path / "some.py").write_text("", encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    set_to = []
    monkeypatch.setattr("gc.threshold", set_to.append)
    for _ in loader.loading(loader.SCREEN, ("some",)):
        pass
    loader.end(loader.SCREEN)
    assert len(set_to) == 2
    assert set_to[0] > 0 > set_to[1]


def test_a_screen_is_loaded_in_as_many_ticks_where_no_file_is_opened_ahead(monkeypatch, tmp_path):
    (tmp_path / "some.py").write_text("", encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr(finder, "works", False)
    assert len(list(loader.loading(loader.SCREEN, ("some",), collects=False))) == len(STEPS)
    loader.end(loader.SCREEN)
