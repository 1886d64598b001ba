"""Command line and error messages of tools/dev.py."""

import os
import re
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path

import pytest

from tools import environment
from tools.dev import TASKS, chosen

ROOT = Path(__file__).resolve().parent.parent
DEV = ROOT / "tools" / "dev.py"


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
    (tmp_path / "pyproject.toml").write_bytes((ROOT / "pyproject.toml").read_bytes())
    return tmp_path


def test_without_a_task_it_lists_them_one_a_line():
    done = dev()
    assert done.returncode == 0
    tasks = [line.split()[0] for line in done.stdout.splitlines()[3:]]
    assert {"play", "test", "lint", "golden", "gallery", "bench"} <= set(tasks)


def test_an_unknown_task_is_named():
    done = dev("paly")
    assert done.returncode == 2
    assert done.stderr.startswith("dev.py: there is no task 'paly'")


def test_options_are_handed_on():
    done = dev("test", "-n0", "--co", "-q", "-k", "unknown_task_is_named", "tests/test_dev.py")
    assert done.returncode == 0, done.stderr
    assert "1/" in done.stdout


@pytest.mark.extra
def test_without_a_network_it_says_what_could_not_be_installed(bare_checkout):
    nowhere = "http://127.0.0.1:9/simple"
    done = dev("play", checkout=bare_checkout, PIP_INDEX_URL=nowhere, PIP_RETRIES="0")
    assert done.returncode == 1
    assert "can't install play" in done.stderr
    assert "Traceback" not in done.stderr


def pins() -> dict[str, str]:
    """The version of each package in tools/pins.txt, by its normalised name."""
    found = {}
    for line in environment.PINS.read_text("utf-8").splitlines():
        if not line.startswith("#"):
            name, version = line.partition(";")[0].split("==")
            assert name not in found, f"{name} is pinned twice"
            found[normalised(name)] = version.strip()
    return found


def normalised(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def name_of(requirement: str) -> str:
    found = re.match(r"[\w.-]+", requirement)
    assert found, requirement
    return normalised(found.group())


def test_every_requirement_is_pinned():
    for group, requirements in environment.groups().items():
        assert requirements <= environment.groups()["all"], group
        for requirement in requirements:
            assert name_of(requirement) in pins(), f"{group}: {requirement}"


def test_a_version_stands_in_the_pins_alone():
    for requirement in environment.groups()["all"]:
        assert not re.search("[=<>~]=? *[0-9]", requirement), requirement


def test_what_is_pinned_is_installed():
    for requirement in environment.groups()["test"]:
        if ";" not in requirement:  # else it may not be meant for this machine
            name = name_of(requirement)
            assert version(name) == pins()[name], name


@pytest.mark.xdist_group("together")
def test_groups_of_tests_are_kept_together(request):
    """pytest 9.2 ignores the groups of pytest-xdist 3.8 (issue 1386 there): all is built twice."""
    if getattr(request.config.option, "loadgroup", False):
        assert request.node.nodeid.endswith("@together")


def test_every_task_needs_groups_that_there_are():
    for name, task in TASKS.items():
        assert set(task.needs) <= environment.groups().keys(), name


def test_a_task_may_be_named_by_two_words_in_any_place():
    assert chosen(["test", "-k", "king"]) == ("test", ["-k", "king"])
    assert chosen(["test", "-k", "king", "--all"]) == ("test --all", ["-k", "king"])
    assert chosen(["lint", "--all"]) == ("lint", ["--all"])
