"""`dev.py logs` and `dev.py records`: files from a board, whose game goes on afterwards."""

import contextlib

import pytest

from tests.tools.reached import Contents
from tools.flashing.__main__ import main
from tools.flashing.board import Board

ENDLESS = b"while True:\n    pass\n"  # a game


@pytest.fixture
def play(plug_in):
    """A board with these files on which a game runs; the port it is on."""

    def prepared(**files):
        plugged = plug_in()
        with contextlib.closing(Board(plugged.port)) as board:
            contents = Contents(board)
            contents.put("main.py", ENDLESS)
            for name, data in files.items():
                contents.put(name.replace("__", "/") + ".txt", data)
            assert board.start() == ""
        return plugged.port

    return prepared


def test_the_crash_note_is_printed_and_the_game_goes_on(play, capsys):
    port = play(crash=b"ValueError: ni\n")
    for _ in range(2):  # the second time it is that game which is stopped
        assert main(["logs", "--port", port]) == 0
        assert capsys.readouterr().out == "ValueError: ni\nThe game is running.\n"


def test_without_a_crash_note_it_says_so(play, capsys):
    assert main(["logs", "--port", play()]) == 0
    assert "no crash note" in capsys.readouterr().out


def test_a_board_without_the_game_says_how_to_get_it(plug_in, capsys):
    assert main(["logs", "--port", plug_in().port]) == 1
    assert "python3 tools/dev.py flash" in capsys.readouterr().err


def test_records_are_copied_once_and_never_over_others(play, tmp_path, capsys):
    port = play(records__0001=b"a game", records__0002=b"another")
    folder = tmp_path / "new" / "records"
    folder.mkdir(parents=True)
    (folder / "0001.txt").write_bytes(b"from another board")
    for _ in range(2):
        assert main(["records", "--port", port, str(folder)]) == 0
        assert capsys.readouterr().out.endswith("The game is running.\n")
    assert {path.name: path.read_bytes() for path in folder.iterdir()} == {
        "0001.txt": b"from another board",
        "0001-2.txt": b"a game",
        "0002.txt": b"another",
    }


def test_a_folder_that_can_not_be_written_is_said_and_the_game_goes_on(play, tmp_path, capsys):
    port = play(records__0001=b"a game")
    (tmp_path / "file").write_text("")
    assert main(["records", "--port", port, str(tmp_path / "file" / "records")]) == 1
    said = capsys.readouterr()
    assert "can't write to" in said.err
    assert said.out == "The game is running.\n"


def test_a_board_without_records_says_so(play, tmp_path, capsys):
    assert main(["records", "--port", play(), str(tmp_path)]) == 0
    assert "no game records" in capsys.readouterr().out
