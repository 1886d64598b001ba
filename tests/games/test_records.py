"""Game records: reading, writing, and the command that shows them."""

import pytest

from base import Rng
from games import OVER, Invalid
from games.record import write
from games.replay import Corrupt
from games.royal_visit.game import Game
from tests.replayed import replayed
from tools.interpreters import cpython

RECORD = """\
# how it went
[Game "royal-visit"]
[Rules "fr2021"]
[Red "Ada"]
[Result "r king"] # a quick one
start adfhj i+ r K1*8 ?8 ?38 -

1. K1:dc K1:cb # into the Chateau
"""


def test_a_record_with_comments_is_played_through():
    replay = replayed(RECORD)
    assert replay.headers["Red"] == "Ada"
    assert replay.turns == 1
    assert replay.game is not None
    assert replay.game.to_act() == OVER


@pytest.mark.parametrize(
    ("old", "new", "line", "why"),
    [
        ('"royal-visit"', '"chess"', 2, "no game is called 'chess'"),
        ('[Game "royal-visit"]\n', "", 2, "the first header says which Game it is"),
        ('[Rules "fr2021"]', '[Rules "fr2021]', 3, "a header is"),
        ('[Rules "fr2021"]', '[Rules "xx"]', 6, "rules: no edition 'xx'"),
        ('[Rules "fr2021"]', "", 6, "the header Rules is missing"),
        ("[Red ", "[Blue ", 4, "no header is called Blue"),
        ("[Red ", "[Rules ", 4, "the header Rules is there twice"),
        ('"r king"', '"g crown"', 5, "the result is given as 'g crown', but the game ends in 'r k"),
        ("start adf", "start fda", 6, "pieces: the King on d is not"),
        ("start ", "begin ", 6, "expected a header or the start position"),
        ("1. ", "2. ", 8, "expected turn 1. here, not '2.'"),
        ("K1:cb", "K1:ca", 8, "K1:ca: no such movement"),
        ("K1:cb", "K1:cb K1:bc", 8, "K1:bc: the game is over"),
        ("Chateau\n", "Chateau\n2. K1:bc\n", 9, "the game is over, but the record goes on"),
        ("K1:dc K1:cb", "K1:dc", 5, "the result is given as 'r king', but the game ends in '[*]'"),
    ],
)
def test_a_corrupt_record_says_in_which_line(old, new, line, why):
    assert old in RECORD
    with pytest.raises(Corrupt, match=why) as fault:
        replayed(RECORD.replace(old, new, 1))
    assert fault.value.line == line


def test_a_record_that_stops_early_or_lacks_a_shuffle_is_corrupt():
    with pytest.raises(Corrupt, match="ends before its start position"):
        replayed("")
    pile = "gikhj i+ r K1,W1 ?8 G1 K1*11,G1*3,G2*10,GF*2,W1,W2*8,W3*2,J4*3,J5,JM*2"
    text = RECORD.replace("adfhj i+ r K1*8 ?8 ?38 -", pile).replace("K1:dc K1:cb", "W1:hg")
    with pytest.raises(Corrupt, match=r"expected 'shuffle' here, not '2\.'"):
        replayed(text + "2. J3:jg\n")


def test_names_that_a_record_cannot_hold_are_refused():
    game = Game()
    game.start(2, Rng(0))
    for name in ('say "hi"', "two\nlines", "a\u2028b", "\x1b[2J"):
        with pytest.raises(Invalid, match="Red: "):
            write(game, (name,))


def run_replay(path):
    return cpython().run("-m", "host_sim", "replay", str(path))


def test_the_command_shows_the_game_turn_by_turn(tmp_path):
    file = tmp_path / "game.txt"
    file.write_text(RECORD, encoding="ascii")
    run = run_replay(file)
    assert (run.returncode, run.stderr) == (0, "")
    assert run.stdout.splitlines() == [
        "start adfhj i+ r K1*8 ?8 ?38 -",
        "1. K1:dc K1:cb",
        "    abfhj i+ r K1*6 ?8 ?38 K1*2",
        "result r king",
    ]


@pytest.mark.parametrize(
    ("content", "why"),
    [
        (RECORD.replace("K1:cb", "K1:ca").encode(), ":8: K1:ca: no such movement from where"),
        (b"", ":2: the record ends before its start position"),
        (b"[Game \xff]", ":1: this line is not UTF-8 text"),
        (b"[" * 100_000, ":1: a line has at most 8192 characters"),
    ],
)
def test_the_command_names_file_and_line_of_what_is_wrong(tmp_path, content, why):
    file = tmp_path / "game.txt"
    file.write_bytes(content)
    run = run_replay(file)
    assert run.returncode == 2
    assert run.stderr.startswith(f"{file}{why}")
    assert run.stderr.count("\n") == 1


def test_micropython_says_the_same_of_a_line_without_end(tmp_path, micropython):
    file = tmp_path / "game.txt"
    file.write_text(RECORD + "[" * 100_000)
    done = micropython.run("-m", "host_sim", "replay", str(file))
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert done.stderr.startswith(f"{file}:")


def test_a_file_beyond_the_memory_is_named(tmp_path, micropython):
    file = tmp_path / "game.txt"
    file.write_text(RECORD * 5000)
    done = micropython.run("-m", "host_sim", "replay", str(file))
    assert (done.returncode, done.stderr) == (2, f"{file}: is too large\n")


def test_the_command_names_a_file_that_is_not_there(tmp_path):
    run = run_replay(tmp_path / "none.txt")
    assert run.returncode == 2
    assert run.stderr == f"{tmp_path / 'none.txt'}: can't be read: No such file or directory\n"
