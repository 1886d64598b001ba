"""tools/dev.py as a person meets it: its words, and what it says when it can't go on."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

DEV = Path(__file__).resolve().parent.parent / "tools" / "dev.py"


def dev(*words: str, checkout: Path | None = None, **environment: str):
    script = checkout / "tools" / "dev.py" if checkout else DEV
    return subprocess.run(
        [sys.executable, script, *words],
        env=os.environ | environment,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )


@pytest.fixture
def bare_checkout(tmp_path):
    """The tools alone, with an environment in which nothing is installed yet."""
    tools = tmp_path / "tools"
    tools.mkdir()
    for path in DEV.parent.glob("*"):
        if path.is_file():
            (tools / path.name).write_bytes(path.read_bytes())
    return tmp_path


def test_without_a_task_it_lists_them_one_a_line():
    done = dev()
    assert done.returncode == 0
    tasks = [line.split()[0] for line in done.stdout.splitlines()[2:]]
    assert {"play", "test", "lint", "golden", "gallery", "bench"} <= set(tasks)


def test_an_unknown_task_is_named():
    done = dev("paly")
    assert done.returncode == 2
    assert done.stderr.startswith("dev.py: there is no task 'paly'")


def test_options_are_handed_on():
    done = dev("test", "-n0", "--co", "-q", "-k", "unknown_task_is_named", "tests/test_dev.py")
    assert done.returncode == 0, done.stderr
    assert "1/" in done.stdout


def test_without_a_network_it_says_what_could_not_be_installed(bare_checkout):
    nowhere = "http://127.0.0.1:9/simple"
    done = dev("play", checkout=bare_checkout, PIP_INDEX_URL=nowhere, PIP_RETRIES="0")
    assert done.returncode == 1
    assert "could not install tools/requirements.txt" in done.stderr
    assert "Traceback" not in done.stderr


def test_every_requirement_is_pinned():
    for path in DEV.parent.glob("requirements*.txt"):
        for line in path.read_text(encoding="utf-8").splitlines():
            if line and not line.startswith(("#", "-r")):
                assert "==" in line, f"{path.name}: {line}"
