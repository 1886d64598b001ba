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


def test_a_file_opened_ahead_is_not_looked_for_again(say):
    statement = """import games
    ahead = finder.look_up("games/history.mpy").opened()
    finder.ahead = {"/games/history.mpy": ahead}
    import games.history as found
    print(found.__file__, finder.ahead)"""
    assert say(statement) == "/m/games/history.mpy {}"


def test_a_missing_package_is_named(say):
    assert say("import chess.board") == "ImportError no module named 'chess'"


@pytest.fixture
def spoil(built):
    """Write another content into a file of the build, for one test."""
    whole = {}

    def write(name: str, content: bytes) -> None:
        whole.setdefault(name, (built / name).read_bytes())
        (built / name).write_bytes(content)

    yield write
    for name, content in whole.items():
        (built / name).write_bytes(content)


PACK = "royal-visit.pack"


@pytest.mark.parametrize("left", [0, 1, 23, 24, 4096, -1])
def test_a_pack_that_is_cut_is_named_and_the_others_are_read(say, built, spoil, left):
    spoil(PACK, (built / PACK).read_bytes()[:left])
    statement = "import games.banquet_royal.game, games.royal_visit"
    assert say(statement) == "ImportError no module named 'games.royal_visit'"
    assert say("print(finder.damaged)") == "{'royal-visit.pack': False}"
    assert say("import games; print(games.NAMES)") == "('roi-et-compagnie', 'banquet-royal')"


def test_a_pack_of_another_core_is_named(say, built, spoil):
    whole = (built / PACK).read_bytes()
    spoil(PACK, whole[:-24] + b"core" + whole[-20:])
    assert say("print(finder.damaged)") == "{'royal-visit.pack': True}"


def test_a_byte_that_has_changed_is_found_once_there_is_time(say, built, spoil):
    statement = "from base import flash_data; any(flash_data.checking()); print(finder.damaged)"
    assert say(statement) == "{}"
    whole = (built / PACK).read_bytes()
    for place in (0, len(whole) // 2, len(whole) - 25):
        spoil(PACK, whole[:place] + bytes([whole[place] ^ 1]) + whole[place + 1 :])
        assert say(statement) == "{'royal-visit.pack': False}"


# Within the finder itself, which MicroPython reads first, and behind it.
CUTS = [*range(0, 8192, 61), *range(8192, 160_000, 4096)]

POWER_ON = """
import os, sys
CUTS = {cuts}
os.chdir({home!r})
sys.path[:] = [""]
with open("finder.mpy", "rb") as file:
    whole = file.read()
with open("main.py") as file:
    main = file.read()
for left in CUTS:
    with open("finder.mpy", "wb") as file:
        file.write(whole[:left])
    exec(main)
"""


def test_a_core_that_is_cut_is_told_of_wherever_it_is(micropython, built, spoil):
    whole = (built / "finder.mpy").read_bytes()
    assert len(whole) > CUTS[-1]
    spoil("finder.mpy", whole)
    said = micropython.output("-c", POWER_ON.format(home=f"{built}", cuts=CUTS), timeout=60)
    assert said.count("Regalia can't start") == len(CUTS)
