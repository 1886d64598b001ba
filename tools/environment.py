"""The checkout's virtual environment, made and kept up to date by `dev.py`.

A dependency group of pyproject.toml is installed in the versions of tools/pins.txt. Its fingerprint
is then written to the environment; nothing is installed again until the fingerprint changes.
"""

import hashlib
import os
import platform
import signal
import subprocess
import sys
import tomllib
import venv
from functools import cache
from pathlib import Path

from tools.trouble import Trouble

ROOT = Path(__file__).resolve().parent.parent
HOME = ROOT / ".venv"
PYTHON = HOME / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
PINS = ROOT / "tools" / "pins.txt"

ASIDE = {"stubs": HOME / "stubs", "kicad": HOME / "kicad"}
"""Groups installed into folders of their own, without their dependencies.

Some stubs have the names of CPython modules and must not hide them from the tools. KiCad's page
runs on the Python that KiCad is installed for, with its libraries.
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


def run_module(*words: str) -> int:
    """Run `python -m WORDS` of the environment in the checkout; return its exit status.

    Only the child handles Ctrl-C, which the terminal sends to both.
    """
    child = subprocess.Popen([PYTHON, "-m", *words], cwd=ROOT)
    interrupt = signal.signal(signal.SIGINT, signal.SIG_IGN)
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
    """Return whether the environment's Python starts; not after an upgrade of the system's."""
    try:
        return subprocess.run([PYTHON, "-c", ""], check=False).returncode == 0
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
    command += ["--constraint", PINS, *sorted(groups()[group])]
    done = subprocess.run(command, stderr=subprocess.PIPE, text=True, check=False)
    if done.returncode:
        lines = done.stderr.strip().splitlines()[-3:]
        raise Trouble(
            f"can't install {group} (a dependency group of pyproject.toml). pip says:\n  "
            + "\n  ".join(lines)
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
    parts = (platform.python_version(), *sorted(groups()[group]), PINS.read_text("utf-8"))
    return hashlib.sha256("\n".join(parts).encode()).hexdigest()
