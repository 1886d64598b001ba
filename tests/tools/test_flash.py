"""`dev.py flash` with boards on pseudo terminals: the changes it makes, and its messages."""

import contextlib

import pytest

from tests.patience import PATIENCE_S
from tests.tools.reached import Contents, install
from tools.flashing import board as boards
from tools.flashing.__main__ import main
from tools.flashing.board import Board
from tools.installing import suitable
from tools.installing.trouble import Failed, Lost, Trouble


@pytest.fixture
def flash(builds, monkeypatch):
    """Put a version of the firmware on a board; return what changed, and what the board says."""
    monkeypatch.setattr(boards, "_START_S", PATIENCE_S)  # it ends at once, on a free machine

    def put(plugged, version, watch=lambda done, of: None):
        with contextlib.closing(Board(plugged.port)) as board:
            changed = install(board, builds[version][0], watch)
            return changed, board.start()

    return put


def contents(plugged, *folders):
    with contextlib.closing(Board(plugged.port)) as board:
        return Contents(board).hashes(folders)


def test_a_board_gets_what_it_has_not_and_starts(plug_in, flash, builds):
    board = plug_in()
    changed, said = flash(board, 1)
    assert set(changed.put) == set(builds[1][1])
    assert "version 1 runs" in said
    changed, said = flash(board, 2)
    assert changed.put == ["finder.mpy", "chess.pack", "texts-fr.pack", "main.py"]
    assert not changed.remove
    assert "version 2 runs\nchess 2\n" in said.replace("\r", "")
    assert contents(board, "app") == builds[2][1]
    changed, said = flash(board, 2)
    assert not changed.put
    assert "version 2 runs" in said


def test_a_board_knows_what_its_firmware_is_called_until_it_gets_another(plug_in, flash):
    board = plug_in()
    names = []
    for version in (1, 2, 2, 1):
        flash(board, version)
        with contextlib.closing(Board(board.port)) as there:
            names.append(Contents(there).get("firmware.txt"))
    assert names == [names[0], names[1], names[1], names[0]]
    assert names[0] != names[1]


def test_what_hides_the_firmware_goes_and_nothing_else(plug_in, flash, builds):
    plugged = plug_in()
    kept = {"saves/save.0": b"a game", "crash.txt": b"a note", "records/0001.txt": b"a record"}
    kept |= {"boot.py": b"# mine\n", "lib/mine.py": b"", "mine.py": b"", "go.pack": b"mine"}
    hiding = ("wiring.py", "app/device.py", "app/of/old.mpy", "main.mpy")
    with contextlib.closing(Board(plugged.port)) as board:
        there = Contents(board)
        for path, data in kept.items():
            there.put(path, data)
        for path in hiding:
            there.put(path, b"print('hidden')\n")
    changed, said = flash(plugged, 2)
    assert changed.remove == ["app", "main.mpy", "wiring.py"]
    assert "hidden" not in said
    with contextlib.closing(Board(plugged.port)) as board:
        assert {path: Contents(board).get(path) for path in kept} == kept
        assert "app" not in Contents(board).names("")


def test_the_list_of_files_becomes_short(micropython):
    """Of it 1024 bytes are read afterwards at most: nothing is left of the trials."""
    said = micropython.output("tests/on_micropython/short_lists.py").split()
    assert int(said[1]) < min(int(said[0]), 1500)
    assert said[2] == "True"


def test_a_slow_board_may_take_its_time_to_look_through_its_files(plug_in, builds, monkeypatch):
    slow = "import time\nquick = _listed\ndef _listed(folder): time.sleep(2); return quick(folder)"
    with contextlib.closing(Board(plug_in().port)) as board:
        there = Contents(board)
        there.put("app/old.mpy", b"")
        board.run(slow)
        monkeypatch.setattr(boards, "_ANSWER_S", 1)
        assert there.hashes(["app"]).keys() == {"app"}
        there.remove("app")
        assert there.names("") == []
        with pytest.raises(Lost):
            board.run("time.sleep(5)")


def test_a_pulled_cable_is_said(plug_in, flash):
    plugged = plug_in()
    with pytest.raises(Trouble, match=r"interrupted.*1"):
        flash(plugged, 2, lambda done, of: plugged.power_off())


@pytest.mark.usefixtures("endless")
def test_the_task_starts_a_game_that_runs_on(plug_in, capsys):
    plugged = plug_in()
    assert main(["flash", "--port", plugged.port]) == 0
    said = capsys.readouterr().out
    assert "files copied, 0 stale ones removed.\nThe game is running.\n" in said
    # It runs, and yet it can be reached again.
    assert main(["flash", "--port", plugged.port]) == 0
    assert "Nothing has changed.\nThe game is running.\n" in capsys.readouterr().out


def test_a_game_that_stops_at_once_is_no_success(plug_in, sources, capsys):
    (sources / "app" / "title.py").write_text("raise ValueError('oh no')\n")
    assert main(["flash", "--port", plug_in().port]) == 1
    said = capsys.readouterr().err
    assert said.startswith("flash: the game doesn't run on this board.")
    assert "ValueError: oh no" in said


@pytest.mark.usefixtures("sources")
def test_a_full_board_is_said_and_its_firmware_runs(plug_in, flash, capsys):
    plugged = plug_in()
    flash(plugged, 1)
    fill = "for i in range(1000):\n with open(str(i), 'wb') as file: file.write(bytes(8000))\n"
    with contextlib.closing(Board(plugged.port)) as board, pytest.raises(Failed):
        board.run(fill)
    assert main(["flash", "--port", plugged.port]) == 1
    assert "The board’s file system is full" in capsys.readouterr().err
    assert plugged.says().startswith("version 1 runs")


@pytest.mark.usefixtures("sources")
def test_a_board_without_room_for_saves_is_said_and_left_alone(plug_in, capsys, monkeypatch):
    monkeypatch.setattr(suitable, "ROOM", 352)
    plugged = plug_in()
    assert main(["flash", "--port", plugged.port]) == 1
    assert "of the 352 blocks for files" in capsys.readouterr().err
    with contextlib.closing(Board(plugged.port)) as board:
        assert board.run("import os; print(os.listdir())") == "[]\n"


@pytest.mark.usefixtures("sources")
def test_another_chip_is_said(plug_in, capsys):
    assert main(["flash", "--port", plug_in(pico=False).port]) == 1
    assert "Regalia needs an RP2040 or RP2350" in capsys.readouterr().err
