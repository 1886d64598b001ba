"""A game is added by its own packages and one line: Nim, to a copy of the checkout.

tests/sample_game has what firmware/docs/add-a-game.md asks for, and a press script for a match.
"""

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.extra import extra
from tools import interpreters
from tools.check_contracts import check
from tools.interpreters import ROOT

pytestmark = pytest.mark.xdist_group("sample game")  # its checkout is made once

SAMPLE = ROOT / "tests/sample_game"
MATCH = "tests/sample_game/match.press"
FLOORS = ("games", "tables", "ai")

# Tests that hold for every game.
QUICK = ["tests/test_games.py", "tests/tables/test_every_table.py"]
LONG = [
    "tests/test_floors.py",
    "tests/tables/test_light.py",
    "tests/ui/test_texts.py",
    "tests/ui/test_fit.py",
    "tests/app/test_other_games.py",
    "tests/app/test_saves.py",
    "tests/games/test_players.py",
    "tests/games/test_protocol.py",
]


@pytest.fixture(scope="module")
def checkout(tmp_path_factory) -> Path:
    """A copy of the checkout to which Nim was added."""
    home = tmp_path_factory.mktemp("checkout")
    shutil.copy(ROOT / "pyproject.toml", home)
    for folder in ("firmware", "host_sim", "tools", "tests"):
        unused = shutil.ignore_patterns("__pycache__", "golden", "docs")
        shutil.copytree(ROOT / folder, home / folder, ignore=unused)
    for floor in FLOORS:
        shutil.copytree(SAMPLE / floor, home / "firmware" / floor, dirs_exist_ok=True)
    games = home / "firmware/games/__init__.py"
    text = games.read_text(encoding="utf-8")
    text, lines = re.subn(r"(?m)^NAMES = \((.*)\)$", r'NAMES = (\1, "nim")', text)
    assert lines == 1
    games.write_text(text, encoding="utf-8")
    record = [sys.executable, home / "tests/on_micropython/trace_games.py", "record"]
    subprocess.run(record, check=True, capture_output=True)
    return home


@pytest.mark.parametrize("file", [*QUICK, *extra(*LONG)])
def test_what_holds_for_every_game_holds_for_it(checkout, file):
    words = ["-m", "pytest", "-q", "-n0", "-p", "no:cacheprovider", "-m", "not extra", "-k", "nim"]
    done = subprocess.run(
        [sys.executable, *words, file], cwd=checkout, capture_output=True, encoding="utf-8"
    )
    assert done.returncode == 0, done.stdout
    assert re.search(r"\d passed", done.stdout)


@pytest.fixture(scope="module")
def match(checkout) -> dict[str, str]:
    """What the match leaves on CPython: its captures and its record, by the name of the file."""
    return played(checkout, interpreters.cpython())


def played(checkout: Path, interpreter: interpreters.Interpreter) -> dict[str, str]:
    out = checkout / interpreter.name
    interpreter.at(checkout).output("-m", "host_sim", "run", MATCH, "--out", str(out))
    return {path.name: path.read_text(encoding="utf-8") for path in out.iterdir()}


def test_a_match_is_played_by_presses_to_its_end(checkout, match):
    assert sorted(match) == [
        "dealt.txt",
        "pointed.txt",
        "resumed.txt",
        "turns.txt",
        "won.game",
        "won.txt",
    ]
    assert '[Result "b last"]' in match["won.game"]
    replay = interpreters.cpython().at(checkout).run("-m", "host_sim", "replay", "CPython/won.game")
    assert (replay.returncode, replay.stderr) == (0, "")


def test_a_match_that_was_cut_off_goes_on_from_its_save(match):
    assert "\nstart 3,3,0 w\n" in match["won.game"]


def test_it_is_the_same_on_micropython(checkout, match, micropython):
    assert played(checkout, micropython) == match


@pytest.mark.extra
def test_its_table_at_rest_allocates_nothing(checkout, micropython):
    said = micropython.at(checkout).output("tests/on_micropython/match_locked.py")
    assert "nim True True True" in said.splitlines()


@pytest.mark.extra
@pytest.mark.usefixtures("micropython")  # skips where there is none
def test_its_match_survives_a_power_cut_at_every_operation_of_the_flash(checkout):
    program = "tests/on_micropython/match_power_cut.py"
    said = interpreters.micropython("6m").at(checkout).output(program, "nim", "1")
    figures = re.search(r"(\d+) operations\nsurvived (\d+) cuts", said)
    assert figures
    operations, cuts = map(int, figures.groups())
    assert cuts >= 5 * operations > 0


@pytest.mark.extra  # for pyright, which `dev.py test` doesn't install
def test_it_keeps_the_contracts(checkout):
    pytest.importorskip("pyright", reason="needs pyright (dependency group lint)")
    status, said = check(checkout / "firmware")
    assert status == 0, said
