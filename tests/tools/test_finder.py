"""The finder, on MicroPython: from its packs the modules of a build are imported."""

import pytest

from tools.building.build import build

pytestmark = pytest.mark.xdist_group("build")  # the sources are prepared once

IMPORT = """
import sys
sys.path[:] = [{home!r}]
try:
    import finder
    sys.path[:] = ["/m"]
    {statement}
except Exception as problem:
    print(type(problem).__name__, problem)
"""


@pytest.fixture(scope="module")
def built(tmp_path_factory):
    """A folder with a build for this machine's MicroPython."""
    folder = tmp_path_factory.mktemp("build")
    build("x64", folder)
    return folder


@pytest.fixture
def say(micropython, built):
    def say(statement: str) -> str:
        program = IMPORT.format(home=f"{built}", statement=statement)
        return micropython.output("-c", program).strip()

    return say


def test_a_module_in_a_package_of_a_package_is_found(say):
    statement = "import games.royal_visit.plays as found; print(found.__file__)"
    assert say(statement) == "/m/games/royal_visit/plays.mpy"


def test_a_file_opened_ahead_is_not_looked_for_again(say):
    statement = """import games
    ahead = finder.look_up("games/history.mpy").opened()
    finder.ahead = {"/games/history.mpy": ahead}
    import games.history as found
    print(found.__file__, finder.ahead)"""
    assert say(statement) == "/m/games/history.mpy {}"


def test_a_module_outside_packages_is_found(say):
    assert say("import wiring; print(wiring.__file__)") == "/m/wiring.mpy"


def test_a_built_in_module_is_none_of_the_firmware(say):
    assert say("import binascii; print(binascii.hexlify(b'a'))") == "b'61'"


def test_a_missing_module_of_a_package_is_named(say):
    assert say("import games.chess") == "ImportError no module named 'games.chess'"


def test_a_missing_package_is_named(say):
    assert say("import chess.board") == "ImportError no module named 'chess'"


CUTS = (0, 1, 23, 24, 4096, -1)


@pytest.mark.parametrize("left", CUTS)
def test_a_pack_that_is_cut_is_named_and_the_others_are_read(say, built, left):
    pack = built / "royal-visit.pack"
    whole = pack.read_bytes()
    pack.write_bytes(whole[:left])
    try:
        statement = "import games.banquet_royal.game, games.royal_visit"
        assert say(statement) == "ImportError no module named 'games.royal_visit'"
        assert say("print(finder.damaged)") == "['royal-visit.pack']"
    finally:
        pack.write_bytes(whole)


def test_a_pack_of_another_core_is_named(say, built):
    pack = built / "royal-visit.pack"
    whole = pack.read_bytes()
    pack.write_bytes(whole[:-20] + b"core" + whole[-16:])
    try:
        assert say("print(finder.damaged)") == "['royal-visit.pack']"
    finally:
        pack.write_bytes(whole)


def test_a_core_whose_end_is_cut_is_told_of(say, built):
    core = built / "finder.mpy"
    whole = core.read_bytes()
    core.write_bytes(whole[:-1])
    try:
        assert say("print()") == "ImportError no whole file finder.mpy"
    finally:
        core.write_bytes(whole)
