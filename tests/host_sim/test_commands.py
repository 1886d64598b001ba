"""The commands of `host_sim` in a bare clone, and when the reader of their output goes away."""

import shutil
import subprocess
import sys

import pytest

from tools.interpreters import ROOT

POSITION = "gikhj i+ r K1*3,G1,G2*2,W2,J3 ?8 ?38 -"
BARE = ["-S", "-m", "host_sim"]  # without the packages of the environment


@pytest.fixture(scope="module")
def clone(tmp_path_factory):
    """Return a copy of the files that git has, of which nothing was made."""
    home = tmp_path_factory.mktemp("clone")
    command = ["git", "ls-files", "-z", "firmware", "host_sim"]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, encoding="utf-8", check=True)
    for name in filter(None, listed.stdout.split("\0")):
        if (ROOT / name).is_file():
            (home / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, home / name)
    return home


def bare(clone, *words: str, said: str = "") -> subprocess.CompletedProcess:
    command = [sys.executable, *BARE, *words]
    return subprocess.run(
        command, cwd=clone, input=said, capture_output=True, encoding="utf-8", check=False
    )


def test_the_protocol_needs_nothing_but_a_clone(clone):
    done = bare(clone, "protocol", said="hello\nnew 1\nquit\n")
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines()[1] == "protocol 1"
    assert done.stderr == ""


def test_a_record_is_replayed_in_a_clone(clone, tmp_path):
    (tmp_path / "record.txt").write_text(f"""[Game "royal-visit"]
[Rules "fr2021"]
[Result "*"]
start {POSITION}
""")
    done = bare(clone, "replay", str(tmp_path / "record.txt"))
    assert (done.returncode, done.stderr) == (0, "")


def test_what_shows_texts_says_that_they_are_missing(clone):
    for command in ("run", "play"):
        done = bare(clone, command, "script")
        assert done.returncode == 1
        assert done.stderr == "The texts can't be made without polib: python3 tools/dev.py play\n"


@pytest.mark.parametrize("words", [["protocol"], ["--help"], ["run", "--help"]])
def test_a_reader_that_goes_away_is_no_error(words):
    """The pipe is closed before anything is written."""
    command = [sys.executable, "-m", "host_sim", *words]
    with subprocess.Popen(
        command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as started:
        assert started.stdout
        started.stdout.close()
        _, said = started.communicate(b"hello\n" * 20)
    assert (started.returncode, said) == (141, b"")
