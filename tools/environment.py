"""The checkout's own virtual environment, made and kept up to date by `dev.py`.

A set of packages is a requirements file. Its fingerprint is left in the environment once it has
been installed, so that the next start costs nothing until a pin changes.
"""

import hashlib
import os
import platform
import signal
import subprocess
import sys
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
HOME = ROOT / ".venv"
PYTHON = HOME / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
STUBS = HOME / "stubs"

FILES = {
    "play": ("requirements.txt",),
    "arena": ("requirements-arena.txt",),
    "cluster": ("requirements-cluster.txt",),
    "pico": ("requirements-pico.txt",),
    "emulate": ("requirements-pico.txt", "requirements-emulate.txt"),
    "train": ("requirements-train.txt",),
    "release": ("requirements-pico.txt", "requirements-release.txt"),
    "dev": (
        "requirements.txt",
        "requirements-arena.txt",
        "requirements-cluster.txt",
        "requirements-pico.txt",
        "requirements-emulate.txt",
        "requirements-release.txt",
        "requirements-train.txt",
        "requirements-dev.txt",
    ),
    "case": ("requirements-case.txt",),
    "stubs": ("requirements-stubs.txt",),
    "kicad": ("requirements-kicad.txt",),
}
ASIDE = {"stubs": STUBS, "kicad": HOME / "kicad"}
"""Sets that are no part of the environment but lie in a folder of their own."""


class Trouble(Exception):
    """The environment can't be made; the message says why and what to do."""


def prepare(packages: str) -> None:
    """See that the set `packages` (a key of FILES) is installed. Raises Trouble."""
    if not _works():
        _create()
    if not _installed(packages):
        print(f"Installing what this needs into {HOME.name} ({packages}) ...", file=sys.stderr)
        _install(packages)
        _stamp(packages).write_text(_fingerprint(packages))


def run_module(*words: str) -> int:
    """Run `python -m WORDS` of the environment in the checkout; return its exit status.

    Ctrl-C reaches the child by the terminal, and only the child answers it: its way of closing
    is the one that people see.
    """
    child = subprocess.Popen([PYTHON, "-m", *words], cwd=ROOT)
    interrupt = signal.signal(signal.SIGINT, signal.SIG_IGN)
    terminate = signal.signal(signal.SIGTERM, lambda *_: child.terminate())
    try:
        status = child.wait()
    finally:
        signal.signal(signal.SIGINT, interrupt)
        signal.signal(signal.SIGTERM, terminate)
    return status if status >= 0 else 128 - status  # ended by a signal, said as a shell would


def _works() -> bool:
    """Whether the environment's Python starts; it doesn't after the system's own was replaced."""
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
            "On Debian and Ubuntu it takes the package python3-venv."
        ) from error


def _install(packages: str) -> None:
    command = [PYTHON, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    if packages in ASIDE:
        command += ["--upgrade", "--target", ASIDE[packages], "--no-deps"]
    requirements = ROOT / "tools" / FILES[packages][-1]
    done = subprocess.run(
        [*command, "-r", requirements], stderr=subprocess.PIPE, text=True, check=False
    )
    if done.returncode:
        lines = done.stderr.strip().splitlines()[-3:]
        raise Trouble(
            f"could not install tools/{requirements.name}. pip says:\n  "
            + "\n  ".join(lines)
            + "\nThe first run of a task needs the network (or pip's own settings for a mirror);"
            " later runs don't."
        )


def _installed(packages: str) -> bool:
    """Whether the set has been installed as it is pinned now, or one that includes it."""
    wanted = [name for name, files in FILES.items() if FILES[packages][-1] in files]
    return any(
        _stamp(name).is_file() and _stamp(name).read_text() == _fingerprint(name) for name in wanted
    )


def _stamp(packages: str) -> Path:
    return HOME / f"installed-{packages}.txt"


def _fingerprint(packages: str) -> str:
    digest = hashlib.sha256(platform.python_version().encode())
    for name in FILES[packages]:
        digest.update((ROOT / "tools" / name).read_bytes())
    return digest.hexdigest()
