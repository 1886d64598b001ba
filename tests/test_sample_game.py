"""A game is added by one command: the sample, four times, to a copy of the checkout.

There all tests for every game pass for it, as it is laid out. Its press script is a match.
"""

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tools import golden
from tools.check_contracts import check
from tools.interpreters import ROOT

pytestmark = pytest.mark.xdist_group("sample game")  # its checkout is made once

GAME = "nim"
OTHERS = ("beans", "marbles", "glass-pebbles")
MATCH = f"tests/golden/{GAME}.press"

QUICK = ["tests/test_games.py", "tests/tables/test_every_table.py"]
WHOLE = ["tests/test_*.py", "tests/app", "tests/games", "tests/tables", "tests/ui"]


@pytest.fixture(scope="module")
def checkout(tmp_path_factory) -> Path:
    """A copy of the checkout with the sample."""
    home = tmp_path_factory.mktemp("checkout")
    for file in ("pyproject.toml", "README.md"):
        shutil.copy(ROOT / file, home)
    for folder in ("firmware", "host_sim", "tools", "tests"):
        made = shutil.ignore_patterns("__pycache__", "node_modules")
        shutil.copytree(ROOT / folder, home / folder, ignore=made)
    lay_out(home, GAME)
    return home


@pytest.fixture(scope="module")
def seven(checkout, tmp_path_factory) -> Path:
    """A copy of that checkout with seven games."""
    home = tmp_path_factory.mktemp("seven") / "checkout"
    shutil.copytree(checkout, home)
    for name in OTHERS:
        lay_out(home, name)
    return home


def lay_out(checkout: Path, name: str) -> None:
    done = run(checkout, "-m", "tools.game", name)
    assert (done.returncode, done.stderr) == (0, "")
    assert f"test --game {name}" in done.stdout


def run(checkout: Path, *words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, *words], cwd=checkout, capture_output=True, encoding="utf-8", check=False
    )


def run_tests(checkout: Path, *words: str) -> str:
    """Run tests in the checkout, all of which must pass; return what pytest prints."""
    done = run(checkout, "-m", "pytest", "-q", "-n0", "-p", "no:cacheprovider", *words)
    assert done.returncode == 0, done.stdout
    assert re.search(r"\d passed", done.stdout)
    return done.stdout


@pytest.mark.parametrize("file", QUICK)
def test_what_holds_for_every_game_holds_for_it(checkout, file):
    said = run_tests(checkout, "--game", GAME, "-m", "not extra", file)
    assert f"firmware/games/{GAME}/game.py" in said.partition("still as the sample")[2]


@pytest.mark.extra
@pytest.mark.timeout(900)
@pytest.mark.parametrize("tests", WHOLE)
def test_all_that_holds_for_every_game_holds_for_it(seven, tests):
    paths = sorted(str(path) for path in seven.glob(tests))
    run_tests(seven, "--game", GAME, *paths)


@pytest.mark.extra
def test_menus_hold_seven_games_each_in_its_place(seven):
    run_tests(seven, "--game", OTHERS[-1], "-m", "not extra", "tests/app/test_begin.py")


@pytest.mark.extra
def test_screens_that_list_the_games_are_as_recorded(seven):
    listing = [path for path in golden.scripts() if "\ngames " in path.read_text("utf-8")]
    assert len(listing) > 5
    scripts = " or ".join(path.stem for path in listing)
    run_tests(
        seven, "tests/test_golden.py", "-m", "not extra", "-k", f"as_recorded and ({scripts})"
    )


def test_its_match_is_recorded_and_can_be_replayed(checkout):
    record = checkout / "tests/golden/common/nim/won.game"
    text = record.read_text("utf-8")
    assert '[Result "b last"]' in text
    assert "\nstart 3,3,0 w\n" in text, "it was cut off, and goes on from its save"
    replay = run(checkout, "-m", "host_sim", "replay", str(record))
    assert (replay.returncode, replay.stderr) == (0, "")


# A file; what is replaced in it, nothing: it is taken away; what is then said.
LACKS = [
    (
        f"firmware/tables/{GAME}/pointing.py",
        (),
        f"There is no firmware/tables/{GAME}/pointing.py: ",
    ),
    (f"firmware/texts/fr/{GAME}.po", (), "It has the translation of each text"),
    (f"firmware/games/{GAME}/notation.py", ("def event(", "def sent("), "has no `def event("),
    (f"firmware/games/{GAME}/__init__.py", ("MOST_", "MANY_"), "has no `MOST_ACTIONS`"),
    (
        f"firmware/games/{GAME}/game.py",
        ("self.player = rng.below(2)", "self.termination = 1"),
        "after `start` no player is to act",
    ),
    (f"firmware/ai/{GAME}/squire.py", ("Squire", "Page"), "has no class Squire, the level squire"),
    (f"firmware/docs/how-to-play/{GAME}.fr.md", (), "It tells how to play the game."),
    ("firmware/docs/terms.md", ("## Nim\n", "## Chess\n"), "has no section “Nim”"),
]


@pytest.mark.parametrize(
    ("path", "change", "sentence"),
    [*LACKS[:3], *(pytest.param(*lack, marks=pytest.mark.extra) for lack in LACKS[3:])],
)
def test_what_it_lacks_is_said_before_its_tests(checkout, path, change, sentence):
    file = checkout / path
    text = file.read_text("utf-8")
    try:
        file.unlink()
        if change:
            file.write_text(text.replace(*change), "utf-8")
        # -B: compiled, a change within a second and of the same length would outlive the file.
        done = run(checkout, "-B", "-m", "pytest", "-q", "-n0", "--game", GAME)
    finally:
        file.write_text(text, "utf-8")
    said = done.stdout + done.stderr
    assert done.returncode == 1
    assert f"{GAME} lacks:\n" in said
    assert sentence in said
    assert "Traceback" not in said


def test_a_game_that_nobody_knows_is_said():
    done = run(ROOT, "-m", "pytest", "-q", "-n0", "--game", "chess")
    assert done.returncode == 1
    assert "No game is called chess; there is royal-visit" in done.stderr + done.stdout


@pytest.mark.extra  # for pyright, which `dev.py test` doesn't install
def test_it_keeps_the_contracts(checkout):
    pytest.importorskip("pyright", reason="needs pyright (dependency group lint)")
    status, said = check(checkout / "firmware")
    assert status == 0, said
