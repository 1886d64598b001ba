"""The checkout's virtual environment, made and kept up to date by `dev.py`.

A dependency group of pyproject.toml is installed in the versions of tools/pins.txt, and from files
whose hashes stand there. Its fingerprint is then written to the environment; nothing is installed
again until the fingerprint changes.
"""

import hashlib
import os
import platform
import signal
import subprocess
import sys
import tempfile
import tomllib
import venv
from functools import cache
from pathlib import Path

from tools import pins
from tools.trouble import Trouble

ROOT = Path(__file__).resolve().parent.parent
HOME = ROOT / ".venv"
PYTHON = HOME / ("Scripts/python.exe" if os.name == "nt" else "bin/python")

ASIDE = {"stubs": HOME / "stubs", "kicad": HOME / "kicad"}
"""Groups installed into folders of their own, without their dependencies.

Some stubs have the names of CPython modules and must not hide them from the tools. KiCad's page
runs on the Python that KiCad is installed for, with its libraries.
"""

# The RECORD of a package is written last.
_HAS_PIP = """
from importlib.metadata import distributions
raise SystemExit(not any(pip.read_text("RECORD") for pip in distributions(name="pip")))
"""


@cache
def groups() -> dict[str, frozenset[str]]:
    """Return the requirements of each dependency group, with those of included groups."""
    declared = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["dependency-groups"]

    def requirements(name: str) -> frozenset[str]:
        found = set()
        for entry in declared[name]:
            found |= {entry} if isinstance(entry, str) else requirements(entry["include-group"])
        return frozenset(found)

    return {name: requirements(name) for name in declared}


def prepare(group: str) -> None:
    """Install a dependency group unless it is installed. Raises Trouble."""
    if not _works():
        _create()
    if not _installed(group):
        print(f"Installing the dependency group {group} into {HOME.name} ...", file=sys.stderr)
        _install(group)
        _stamp(group).write_text(_fingerprint(group))


def run_module(task: str, *words: str) -> int:
    """Run `python -m WORDS` of the environment for a task; return its exit status.

    Only the child handles Ctrl-C, which the terminal sends to both.
    """
    # A handler of our own, as the child would inherit that the signal is ignored.
    interrupt = signal.signal(signal.SIGINT, lambda *_: None)
    child = subprocess.Popen([PYTHON, "-m", "tools.ending", task, *words], cwd=ROOT)
    terminate = signal.signal(signal.SIGTERM, lambda *_: child.terminate())
    try:
        status = child.wait()
    finally:
        signal.signal(signal.SIGINT, interrupt)
        signal.signal(signal.SIGTERM, terminate)
    return (
        status if status >= 0 else 128 - status
    )  # ended by a signal: the status that a shell reports


def _works() -> bool:
    """Return whether the environment's Python starts and has a whole pip.

    It doesn't start after an upgrade of the system's. pip is missing, or in part, where the first
    run was interrupted.
    """
    try:
        return subprocess.run([PYTHON, "-c", _HAS_PIP], check=False).returncode == 0
    except OSError:
        return False


def _create() -> None:
    try:
        venv.create(HOME, clear=True, with_pip=True)
    except (OSError, subprocess.CalledProcessError) as error:
        raise Trouble(
            f"can't make a virtual environment in {HOME}: {error}\n"
            "On Debian and Ubuntu, install the package python3-venv."
        ) from error


def _install(group: str) -> None:
    command = [PYTHON, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    if group in ASIDE:
        command += ["--upgrade", "--target", ASIDE[group], "--no-deps"]
    # A source package would be built by packages that no hash is known of.
    command += ["--require-hashes", "--only-binary", ":all:"]
    with tempfile.TemporaryDirectory() as folder:
        wanted = Path(folder, pins.FILE.name)
        wanted.write_text(_pinned(group), "utf-8")
        done = subprocess.run(
            [*command, "-r", wanted], stderr=subprocess.PIPE, text=True, check=False
        )
    if done.returncode:
        raise Trouble(f"can't install {group} (a dependency group of pyproject.toml). {_why(done)}")


def _why(done: subprocess.CompletedProcess[str]) -> str:
    """Return in words why pip failed."""
    said = done.stderr.strip().splitlines()
    if "DO NOT MATCH THE HASHES" in done.stderr:
        return (
            f"A downloaded file is not the one that {pins.FILE.name} has the hash of:\n"
            + "\n".join(line for line in said if "==" in line or "sha256" in line)
            + "\nNothing was installed. The file was changed on its way or where it came from."
        )
    return (
        "pip says:\n  "
        + "\n  ".join(said[-3:])
        + "\nThe first run of a task needs the network, or a mirror in pip's settings;"
        " later runs don't."
    )


def _installed(group: str) -> bool:
    """Return whether the group, or one that includes it, is installed as pinned now."""
    wanted = [name for name in groups() if groups()[group] <= groups()[name]]
    return any(
        _stamp(name).is_file() and _stamp(name).read_text() == _fingerprint(name) for name in wanted
    )


def _stamp(group: str) -> Path:
    return HOME / f"installed-{group}.txt"


def _fingerprint(group: str) -> str:
    return hashlib.sha256(f"{platform.python_version()}\n{_pinned(group)}".encode()).hexdigest()


def _pinned(group: str) -> str:
    """Return what pip installs for a group, in the format of its requirements. Raises Trouble."""
    requirements = groups()[group]
    alone = group in ASIDE
    wanted = map(pins.named, sorted(requirements)) if alone else pins.whole(requirements)
    return "".join(f"{pin.entry}\n" for pin in wanted)
