"""Command line and error messages of tools/dev.py."""

import hashlib
import os
import re
import signal
import subprocess
import sys
import venv
import zipfile
from importlib.metadata import version
from pathlib import Path

import pytest

from tests.patience import PATIENCE_S
from tools import environment, pins
from tools.dev import TASKS, chosen
from tools.interpreters import ROOT

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


def test_without_a_network_it_says_what_could_not_be_installed(bare_checkout):
    nowhere = "http://127.0.0.1:9/simple"
    done = dev("play", checkout=bare_checkout, PIP_INDEX_URL=nowhere, PIP_RETRIES="0")
    assert done.returncode == 1
    assert "can't install play" in done.stderr
    assert "Traceback" not in done.stderr


def wheel(folder: Path, name: str, needs: str = "") -> str:
    """Make a package without code in `folder`; return the hash of its file."""
    file = folder / f"{name}-1.0-py3-none-any.whl"
    about = f"{name}-1.0.dist-info"
    files = {
        "METADATA": f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n{needs}",
        "WHEEL": "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n",
    }
    listed = "".join(f"{about}/{path},,\n" for path in (*files, "RECORD"))
    with zipfile.ZipFile(file, "w") as archive:
        for path, text in (files | {"RECORD": listed}).items():
            archive.writestr(f"{about}/{path}", text)
    return hashlib.sha256(file.read_bytes()).hexdigest()


def install(checkout: Path, wheels: Path, pinned: str):
    """Run a task of a checkout whose packages come from the folder `wheels` alone."""
    (checkout / "pyproject.toml").write_text('[dependency-groups]\nstyle = ["crown"]\n')
    (checkout / "tools" / "pins.txt").write_text(pinned)
    found = {"PIP_NO_INDEX": "1", "PIP_FIND_LINKS": str(wheels), "PIP_CONFIG_FILE": os.devnull}
    return dev("format", checkout=checkout, **found)


def test_only_what_has_the_pinned_hash_is_installed(bare_checkout, tmp_path):
    """A file of another hash, a package without pin, and one that a pinned package needs."""
    crown = wheel(tmp_path, "crown", "Requires-Dist: jewel\n")
    jewel = wheel(tmp_path, "jewel")
    pin = "{}==1.0 \\\n    --hash=sha256:{}\n"
    needed = "    # via crown\n"
    refusals = {
        "": "pins.txt has no version and hash of the package crown",
        pin.format("crown", crown): "jewel",
        pin.format("crown", crown) + "jewel==1.0\n" + needed: "Hashes are required",
        pin.format("crown", crown) + pin.format("jewel", "0" * 64) + needed: "is not the one",
    }
    for pinned, why in refusals.items():
        done = install(bare_checkout, tmp_path, pinned)
        assert done.returncode == 1
        assert why in done.stderr
        assert "Traceback" not in done.stderr
        assert not list(bare_checkout.glob(".venv/**/crown*"))
    pinned = pin.format("crown", crown) + pin.format("jewel", jewel) + needed
    install(bare_checkout, tmp_path, pinned)
    assert list(bare_checkout.glob(".venv/**/crown*"))
    assert list(bare_checkout.glob(".venv/**/jewel*"))


def test_an_environment_whose_pip_is_not_whole_is_made_anew(monkeypatch, tmp_path):
    """As Ctrl-C in the first run leaves it: without pip, or with a part of it."""
    home = tmp_path / ".venv"
    venv.create(home)
    made = []
    monkeypatch.setattr(
        environment, "PYTHON", home / environment.PYTHON.relative_to(environment.HOME)
    )
    monkeypatch.setattr(environment, "_create", lambda: made.append(True))
    monkeypatch.setattr(environment, "_installed", lambda group: True)
    environment.prepare("play")
    (packages,) = home.glob("**/site-packages")
    about = packages / "pip-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: pip\nVersion: 1.0\n")
    environment.prepare("play")
    assert len(made) == 2
    (about / "RECORD").write_text("pip/__init__.py,,\n")
    environment.prepare("play")
    assert len(made) == 2


def test_every_requirement_is_pinned_with_a_hash():
    for group, requirements in environment.groups().items():
        assert requirements <= environment.groups()["all"], group
        for pin in pins.whole(requirements):
            assert "--hash=sha256:" in pin.entry, pin.name


def test_every_entry_of_the_pins_is_read_and_needed():
    text = pins.FILE.read_text("utf-8")
    assert re.findall("^[^ #=]+", text, re.MULTILINE) == list(pins.pins())
    assert {pin.name for pin in pins.whole(environment.groups()["all"])} == set(pins.pins())


def test_a_version_stands_in_the_pins_alone():
    for requirement in environment.groups()["all"]:
        assert not re.search("[=<>~]=? *[0-9]", requirement), requirement


def test_what_is_pinned_is_installed():
    for requirement in environment.groups()["test"]:
        if ";" not in requirement:  # else it may not be meant for this machine
            pin = pins.named(requirement)
            assert version(pin.name) == pin.version, pin.name


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
    assert chosen(["golden", "--record"]) == ("golden", ["--record"])


WAITING = "import time\nprint('here', flush=True)\ntime.sleep(600)\n"


def ending(folder: Path, program: str, *words: str, **options) -> subprocess.Popen:
    """Start a program as dev.py starts a module, or else what runs it: Python with these words."""
    (folder / "program.py").write_text(program)
    return subprocess.Popen(
        [sys.executable, *(words or ("-m", "tools.ending", "task", "program"))],
        cwd=ROOT,
        env=os.environ | {"PYTHONPATH": str(folder)},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        **options,
    )


def is_one_line(started: subprocess.Popen, kill) -> None:
    """Check what Ctrl-C, sent by `kill(number, signal)`, ends once WAITING is running."""
    with started as task:
        assert task.stdout
        assert task.stdout.readline() == "here\n"
        kill(task.pid, signal.SIGINT)
        assert task.communicate(timeout=PATIENCE_S) == ("", "\nStopped.\n")
    assert task.returncode == 130


@pytest.mark.skipif(os.name == "nt", reason="Windows has no SIGINT for one process")
def test_ctrl_c_is_one_line(tmp_path):
    is_one_line(ending(tmp_path, WAITING), os.kill)


def test_ctrl_c_while_dev_is_loaded_is_one_line(bare_checkout):
    (bare_checkout / "tools" / "trouble.py").write_text("raise KeyboardInterrupt\n")
    done = dev("help", checkout=bare_checkout)
    assert (done.returncode, done.stdout, done.stderr) == (130, "", "\nStopped.\n")


@pytest.mark.skipif(os.name == "nt", reason="Windows has no SIGINT for one process")
def test_ctrl_c_ends_dev_after_its_task(tmp_path):
    """The terminal sends the signal to both; dev.py waits for the task and starts no other."""
    code = (
        "from tools import dev, environment\n"
        f"environment.PYTHON = {sys.executable!r}\n"
        "environment.prepare = lambda group: None\n"
        "dev.TASKS['wait'] = dev.Task('', (), ('program', 'program'))\n"
        "raise SystemExit(dev.main(['wait']))\n"
    )
    is_one_line(ending(tmp_path, WAITING, "-c", code, start_new_session=True), os.killpg)


NO_FOLDER = """
import os, tempfile

def full(*_):
    raise OSError(28, "No space left on device")

os.open = full
tempfile.mkdtemp()
"""

FULL_COPY = """
import pathlib, shutil

def full(*_):
    raise OSError(28, "No space left on device")

shutil.copytree(pathlib.Path(__file__).parent, {target!r}, copy_function=full)
"""

FULL = 'raise OSError(28, "No space left on device", "build/main.mpy")'
READ_ONLY = 'raise OSError(30, "Read-only file system", "build")'


@pytest.mark.parametrize(
    ("program", "said"),
    [
        (FULL, "There is no room on the disk for build/main.mpy. Make some, and try again."),
        (NO_FOLDER, "There is no room for temporary files. Make some on the disk, or let TMPDIR"),
        (FULL_COPY, "There is no room on the disk. Make some, and try again."),
        (READ_ONLY, "The system says: [Errno 30] Read-only file system: 'build'. Correct that"),
    ],
    ids=["full", "no-folder", "full-copy", "read-only"],
)
def test_what_the_system_refuses_is_one_line(tmp_path, program, said):
    source = tmp_path / "source"
    source.mkdir()
    with ending(source, program.format(target=str(tmp_path / "target"))) as task:
        printed, told = task.communicate(timeout=PATIENCE_S)
    assert (task.returncode, printed, told.count("\n")) == (1, "", 1)
    assert told.startswith(said)


def test_a_task_that_is_run_has_its_words_and_its_status(tmp_path):
    with ending(tmp_path, "import sys\nprint(__name__, len(sys.argv))\nsys.exit(3)\n") as task:
        assert task.communicate(timeout=PATIENCE_S) == ("__main__ 1\n", "")
    assert task.returncode == 3
