"""The finder, on MicroPython: by its list of packages the modules of a build are imported."""

import pytest

from tools.building.build import build

pytestmark = pytest.mark.xdist_group("build")  # the sources are prepared once

IMPORT = """
import sys, vfs
import finder
finder.HOME = {home!r}
with open(finder.HOME + finder.LIST) as file:
    vfs.mount(finder.Modules(file.read()), "/m")
sys.path[:] = ["/m"]
try:
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
        program = IMPORT.format(home=f"{built}/", statement=statement)
        return micropython.output("-c", program).strip()

    return say


def test_a_module_in_a_package_of_a_package_is_found(say):
    statement = "import games.royal_visit.plays as found; print(found.__file__)"
    assert say(statement) == "/m/games/royal_visit/plays.mpy"


def test_a_file_opened_ahead_is_not_looked_for_again(say):
    statement = """import os
    import games
    file = finder.HOME + "games/history.mpy"
    finder.ahead = {"/games/history.mpy": open(file, "rb")}
    os.rename(file, file + ".away")
    try:
        import games.history as found
    finally:
        os.rename(file + ".away", file)
    print(found.__file__, finder.ahead)"""
    assert say(statement) == "/m/games/history.mpy {}"


def test_a_module_outside_packages_is_found(say):
    assert say("import wiring; print(wiring.__file__)") == "/m/wiring.mpy"


def test_a_built_in_module_is_none_of_the_firmware(say):
    assert say("import binascii; print(binascii.hexlify(b'a'))") == "b'61'"


def test_a_missing_module_of_a_package_is_named(say):
    assert say("import games.chess") == "ImportError no whole file /games/chess.mpy"


def test_a_missing_package_is_named(say):
    assert say("import chess.board") == "ImportError no module named 'chess'"
