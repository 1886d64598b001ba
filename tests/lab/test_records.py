"""Records of self-play: whole games that replay, the same in every run."""

import itertools

import pytest

pytest.importorskip("numpy", reason="needs numpy (dependency group train)")

import games
from tests.replayed import replayed
from tools.interpreters import ROOT
from tools.lab.learning import __main__ as command
from tools.lab.learning import records, training


@pytest.mark.parametrize("game", games.NAMES)
def test_records_have_every_edition_and_number_of_players_and_replay(game):
    declared = games.declared(game)
    editions = declared.EDITIONS
    tables = range(declared.MIN_PLAYERS, declared.MAX_PLAYERS + 1)
    kinds = {*itertools.product(editions, tables)}
    readers = [replayed(records.played(game, n, "squire")) for n in range(1, len(kinds) + 1)]
    assert {(r.headers["Rules"], r.game.players) for r in readers} == kinds
    assert all(r.headers["Result"] != "*" and r.turns > 5 for r in readers)


def test_a_set_that_was_interrupted_is_completed_with_the_same_games(
    build_folder, monkeypatch, capsys
):
    monkeypatch.setattr(training, "HOME", build_folder)
    assert command.main(["royal-visit", "--records", "3"]) == 0
    folder = build_folder / "records-royal-visit"
    assert f"3 records are in {folder.relative_to(ROOT)}" in capsys.readouterr().out
    texts = {path.name: path.read_bytes() for path in folder.iterdir()}
    assert [*sorted(texts)] == ["0001.txt", "0002.txt", "0003.txt"]
    assert len({*texts.values()}) == 3
    (folder / "0001.txt").unlink()
    (folder / "0002.new").write_text("half a reco")
    (folder / "0003.txt").write_text("kept")
    assert command.main(["royal-visit", "--records", "3"]) == 0
    assert (folder / "0001.txt").read_bytes() == texts["0001.txt"]
    assert (folder / "0003.txt").read_text() == "kept"


def test_records_and_training_are_not_asked_for_at_once(capsys):
    for words in (["squire"], ["--games", "1"]):
        with pytest.raises(SystemExit):
            command.main(["royal-visit", "--records", "1", *words])
        assert "--records takes neither levels nor --games" in capsys.readouterr().err


def test_ctrl_c_ends_a_set_with_one_line(monkeypatch, capsys):
    def interrupted(*_):
        raise KeyboardInterrupt

    monkeypatch.setattr(records, "play", interrupted)
    assert command.main(["royal-visit", "--records"]) == 130
    assert capsys.readouterr().err == "Interrupted: the next start goes on from the last save.\n"
