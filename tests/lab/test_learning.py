"""Training of all games: checkpoints, the command line, the files of the firmware's levels."""

# ruff: noqa: E402 - imports wait until it is known that numpy and numba are there

from importlib import import_module

import pytest

np = pytest.importorskip("numpy", reason="needs numpy (dependency group train)")
pytest.importorskip("numba", reason="needs numba (dependency group train)")

import ai
from tests.lab.runs import copy_of_levels, trained
from tools.interpreters import ROOT
from tools.lab.learning import task, training
from tools.lab.learning.exploit import exploiter
from tools.lab.learning.export import Whole, put_blocks, put_level, read_level
from tools.lab.learning.royal_visit import plans

LEVELS = ROOT / "firmware" / "ai"
GAMES = [
    # Each game is compiled once: its tests run in one process.
    pytest.param(
        "royal_visit", {"width": 2}, marks=pytest.mark.xdist_group("royal visit training")
    ),
    pytest.param("roi_et_compagnie", {"width": 2}, marks=pytest.mark.xdist_group("roi training")),
    pytest.param(
        "banquet_royal",
        {"width": 4, "weighed": 2, "ranks": 2},
        marks=pytest.mark.xdist_group("banquet training"),
    ),
]


@pytest.mark.parametrize(("game", "settings"), GAMES)
def test_a_run_that_was_interrupted_ends_as_if_it_was_not(
    game, settings, tmp_path, monkeypatch, few_kingdoms
):
    monkeypatch.setattr(training, "HOME", tmp_path)
    module = import_module(f"tools.lab.learning.{game}.training")

    def run(name: str, games: int = 400):
        return module.Run(name, module.Plan(games=games, seed=3, **settings))

    whole = trained(run("whole"), 10)
    trained(run("halves"), 3).save()
    second = run("halves")
    assert second.resume()
    assert second.games < whole.games
    trained(second, 7)
    assert second.games == whole.games
    whole.save()
    second.save()
    with np.load(whole.path) as one, np.load(second.path) as other:
        assert one.files == other.files
        for name in set(one.files):
            assert (one[name] == other[name]).all(), name
    assert not run("halves", games=800).resume()
    assert not run("other").resume()


@pytest.mark.parametrize(("game", "settings"), GAMES)
def test_who_exploits_the_sovereign_learns_alone(game, settings, monkeypatch, few_kingdoms):
    plans = import_module(f"tools.lab.learning.{game}.plans")
    monkeypatch.setattr(plans, "EXPLOITER", plans.EXPLOITER._replace(games=8, batch=8))
    run = exploiter(plans.TRAINING.game)
    rival = run._rival[0].rows.copy()
    assert np.array_equal(run.networks[0].rows, rival)
    run.play_batch()
    assert 0 < run.share(64) < 1
    assert not np.array_equal(run.networks[0].rows, rival)
    assert np.array_equal(run._rival[0].rows, rival)


@pytest.mark.xdist_group("royal visit training")
def test_a_trial_leaves_the_firmware_alone(monkeypatch, build_folder, capsys):
    monkeypatch.setattr(training, "HOME", build_folder)
    put = []
    monkeypatch.setattr(task, "_put_into_firmware", lambda *what: put.append(what))
    run = plans.TRAINING.run("royal-visit-courtier", plans.PLANS["courtier"])
    trained(run, 1).save()  # as a whole training leaves it
    assert task.main(["royal-visit", "courtier", "--games", "1"]) == 0
    assert "royal-visit-courtier-tried.npz" in capsys.readouterr().out
    assert (build_folder / "royal-visit-courtier-tried.npz").is_file()
    assert put == []


@pytest.mark.parametrize("game", ["royal_visit", "roi_et_compagnie", "banquet_royal"])
def test_the_levels_of_the_firmware_are_as_export_writes_them(game, tmp_path):
    copy_of_levels(game, tmp_path)
    rows = import_module(f"ai.{game}.features").ROWS
    training = import_module(f"tools.lab.learning.{game}.plans").TRAINING
    for level, plan in training.plans.items():
        found = ai.load(training.game, level)
        module = tmp_path / "ai" / game / "levels.py"
        constants = training.constants(plan)
        whole = read_level(found, rows)
        put_level(whole, module, level, found.__doc__, constants, training.tail())
        for name in (module.name, f"{level}.bin"):
            assert module.with_name(name).read_bytes() == (LEVELS / game / name).read_bytes()


def test_a_block_too_full_is_refused(tmp_path):
    """The last one, by what comes behind the networks."""
    whole = Whole(np.zeros((4000, 2), np.int64), np.zeros(2, np.int64), np.zeros(2, np.int64), 1)
    with pytest.raises(ValueError, match=r"block 1 has 40\d\d bytes, too few for 4104"):
        put_blocks([whole], tmp_path / "weights.bin", bytes(100))
