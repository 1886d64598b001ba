"""The `run` command: its files, error messages and exit status."""

from pathlib import Path

import pytest
from PIL import Image

from host_sim.run import main
from tools.interpreters import cpython

TITLE = "wait 100\ncapture title\n"
MATCH = "set people 2\nwait 100\npress a ok x3\nsettle\n"


@pytest.fixture
def run(tmp_path):
    """Play a script text in a process of its own."""

    def play(text: str, *options: str):
        script = tmp_path / "my.press"
        script.write_text(text, encoding="utf-8")
        words = ("-m", "host_sim", "run", str(script), "--out", str(tmp_path / "out"), *options)
        return cpython().run(*words)

    return play


@pytest.fixture
def out(tmp_path) -> Path:
    return tmp_path / "out"


def one_line(done) -> str:
    """What a refused run says; that it is one line, and the status 2."""
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    return done.stderr


def test_captures_and_games_are_written(run, out):
    done = run(MATCH + "capture dealt\ngame dealt\n")
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    assert (out / "dealt.txt").read_text(encoding="utf-8").count("│") == 2 * 2 * 32
    assert (out / "dealt.game").read_text().startswith('[Game "royal-visit"]')


def test_the_seed_decides_the_deal(run, out):
    deals = set()
    for options in ((), ("--seed", "1"), ("--seed", "1"), ("--seed", "2")):
        assert run("seed 2\n" + MATCH + "game deal\n", *options).returncode == 0
        deals.add((out / "deal.game").read_text())
    assert len(deals) == 2


def test_settings_of_the_command_line_win(run, out):
    english = run("set language en\n" + TITLE)
    first = (out / "title.txt").read_text(encoding="utf-8")
    french = run("set language en\n" + TITLE, "--set", "language=fr")
    assert english.returncode == french.returncode == 0
    assert (out / "title.txt").read_text(encoding="utf-8") != first


def test_a_recording_plays_to_the_same_picture(run, out, tmp_path):
    recording = tmp_path / "recording.press"
    text = "seed 9\nset language fr\n" + MATCH + "hold a down 300\nhold b right 1000\npower cycle\n"
    assert run(text + "wait 300\ncapture end\n", "--record", str(recording)).returncode == 0
    first = (out / "end.txt").read_text(encoding="utf-8")
    assert run(recording.read_text() + "capture end\n").returncode == 0
    assert (out / "end.txt").read_text(encoding="utf-8") == first


def test_the_flash_keeps_a_game_from_run_to_run(run, out, tmp_path):
    flash = str(tmp_path / "flash")
    assert run(MATCH + "wait 1000\ngame saved\n", "--flash", flash).returncode == 0
    again = run("wait 100\npress a ok x2\nwait 500\ngame resumed\n", "--flash", flash)
    assert again.returncode == 0
    assert (out / "resumed.game").read_text() == (out / "saved.game").read_text()


@pytest.mark.parametrize(
    ("text", "options", "line", "told"),
    [
        ("set language xx\n", (), 1, "language can't be 'xx'; it is one of en, de"),
        ("# x\nset volume 3\n", (), 2, "there is nothing called 'volume' to set"),
        ("set match gikhj i+\n", (), 1, ""),
        ("wait 50\ngame none\n", (), 2, "there is no game to write down"),
        ("wait 50\ncapture t\ncapture t\n", (), 3, "there is a capture called t already"),
        ("wait 500\n", ("--max-ticks", "10"), 1, "stopped after 10 ticks"),
    ],
)
def test_what_a_script_gets_wrong_is_told_with_its_line(run, tmp_path, text, options, line, told):
    assert one_line(run(text, *options)).startswith(f"{tmp_path / 'my.press'}:{line}: {told}")


@pytest.mark.parametrize(
    ("options", "told"),
    [
        (("--speed", "3"), "run: there is no option --speed"),
        (("--seed", "soon"), "run: --seed is a whole number of at most nine digits, not 'soon'"),
        (("--seed", "²"), "run: --seed is a whole number"),
        (("--max-ticks", "0"), "run: --max-ticks is 1 or more, not 0"),
        (("--max-ticks",), "run: --max-ticks wants a value"),
        (("--set", "language=xx"), "--set:1: language can't be 'xx'"),
        (("--set", "language"), "--set:1: 'set' is written: set NAME VALUE..."),
        (("other.press",), "run: one script at a time"),
        (("--flash", "README.md"), "README.md: can't be a folder"),
        (("--record", "no/such/folder/file"), "no/such/folder/file: can't be written"),
    ],
)
def test_what_the_command_line_gets_wrong_is_told(run, options, told):
    assert one_line(run("wait 5\n", *options)).startswith(told)


def test_a_script_that_is_not_there_is_named():
    done = cpython().run("-m", "host_sim", "run", "nowhere.press")
    assert one_line(done).startswith("nowhere.press: can't be read")


def test_nothing_is_left_behind(run, tmp_path, monkeypatch):
    scratch = tmp_path / "scratch"
    scratch.mkdir()
    monkeypatch.setenv("TMPDIR", str(scratch))
    assert run(TITLE).returncode == 0
    assert not list(scratch.iterdir())


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("wait 5\n" + "[" * 100_000, ":2: a line has at most 8192 characters"),
        ("wait 5\nwait " + "9" * 8000, ":2: MS is a whole number of at most nine digits"),
        ("wait 5\npress a" + " ok x1000" * 900, ":2: a line has at most 1000 presses"),
        ("wait 5\n" * 100_000, ": is too large"),
    ],
    ids=["brackets", "digits", "presses", "size"],
)
def test_micropython_tells_what_is_too_large(micropython, tmp_path, text, told):
    script = tmp_path / "my.press"
    script.write_text(text)
    done = micropython.run("-m", "host_sim", "run", str(script), "--out", str(tmp_path))
    assert one_line(done).startswith(f"{script}{told}")


def test_micropython_says_the_same(run, micropython, tmp_path):
    script = tmp_path / "my.press"
    script.write_text("wait 5\npicture title\n")
    done = micropython.run("-m", "host_sim", "run", str(script), "--out", str(tmp_path))
    assert one_line(done) == f"{script}:2: a picture needs CPython and the package Pillow\n"


def test_a_picture_has_the_pixels_that_the_capture_has(tmp_path):
    script = tmp_path / "my.press"
    script.write_text(MATCH + "capture dealt\npicture dealt\n")
    assert main([str(script), "--out", str(tmp_path)]) == 0
    blocks = (tmp_path / "dealt.txt").read_text("utf-8")
    lit = sum(blocks.count(block) * pixels for block, pixels in (("▀", 1), ("▄", 1), ("█", 2)))
    with Image.open(tmp_path / "dealt.png") as picture:
        colours = {colour: count for count, colour in picture.getcolors() or ()}
    assert colours[205, 228, 255] == 9 * lit  # three pixels each way
    assert colours[183, 131, 34] > 0, "the King is gold"
