"""`dev.py problems`: the same options give the same file; too few games are one line."""

import binascii

import pytest

from games.royal_visit import problems as packed
from games.royal_visit.parse import read_position
from games.royal_visit.plays import GREEN, RED
from tests.app.positions import position
from tools.lab.problems import __main__ as problems
from tools.lab.problems.finding import as_red
from tools.lab.problems.proof import prove


def found(file, seed):
    assert problems.main(["--seed", seed, "--games", "60", "--each", "1", "--file", str(file)]) == 0
    return file.read_bytes()


def test_the_same_seed_gives_the_same_file(tmp_path):
    one, again, other = (found(tmp_path / "problems.bin", seed) for seed in "112")
    assert one == again != other
    assert binascii.crc32(one[:-4]) == int.from_bytes(one[-4:], "little")


def test_too_few_games_write_nothing(tmp_path, capsys):
    file = tmp_path / "problems.bin"
    assert problems.main(["--games", "1", "--each", "9", "--file", str(file)]) == 1
    assert capsys.readouterr().err.startswith("problems: ")
    assert not file.exists()


def test_the_committed_file_is_read_as_it_was_written():
    content = problems.FILE.read_bytes()
    numbers = range(1, packed.COUNT + 1)
    written = [(packed.Problem(n).game, prove(packed.Problem(n).game)) for n in numbers]
    assert problems.packing.pack(written) == content


@pytest.mark.parametrize("crown", ["d+", "d-"])
def test_greens_view_is_turned(crown):
    red = read_position(position("agokh", crown))
    green = read_position(position("cgkqj", "n" + crown[1], "g"))
    green.hands[GREEN][:], green.discards[:] = red.hands[RED], red.discards
    turned = as_red(green)
    seen = as_red(red)
    assert bytes(turned.hands[RED]) == bytes(seen.hands[RED])
    # Mirrored: c g k q j is read from the other end, and the Guards change places.
    assert bytes(turned.pieces) == bytes([6, 10, 14, 0, 7])
    assert (turned.crown, turned.little, turned.side) == (seen.crown, seen.little, RED)
