"""KiCad 9 on this machine: where it is, and running it."""

import os
import shutil
import subprocess
from pathlib import Path

from tools.trouble import Trouble

_TABLES = Path("/usr/share/kicad/template")
_COMMANDS = ("kicad-cli", "ngspice", "rsvg-convert")


def present() -> bool:
    """Return whether KiCad's command and Python module are here, and the programs it needs."""
    if not all(map(shutil.which, _COMMANDS)):
        return False
    asked = subprocess.run(
        [python(), "-c", "import pcbnew, numpy, jsonschema"], capture_output=True
    )
    return asked.returncode == 0


def python() -> str:
    """Return the Python that KiCad's own module belongs to."""
    return os.environ.get("KICAD_PYTHON", "/usr/bin/python3")


def require() -> None:
    """Check that KiCad is here and knows its libraries. Raises Trouble."""
    if not present():
        raise Trouble(
            "this takes KiCad 9 and numpy and jsonschema for its Python, and the commands"
            f" {', '.join(_COMMANDS)}.\nhardware/README.md says where they come from."
        )
    settings = Path.home() / ".config/kicad/9.0"
    for table in ("sym-lib-table", "fp-lib-table"):
        if not (settings / table).exists():
            settings.mkdir(parents=True, exist_ok=True)
            shutil.copy(_TABLES / table, settings / table)


def cli(*words: object) -> None:
    """Run kicad-cli. Raises Trouble with what it said if it fails."""
    run("kicad-cli", *words)


def run(*words: object, cwd: Path | None = None, env: dict[str, str] | None = None) -> str:
    """Run a command; return what it printed. Raises Trouble with what it said if it fails."""
    done = subprocess.run([*map(str, words)], capture_output=True, text=True, cwd=cwd, env=env)
    if done.returncode:
        said = (done.stdout + done.stderr).strip().splitlines()[-8:]
        raise Trouble(f"{' '.join(map(str, words[:4]))} failed:\n  " + "\n  ".join(said))
    return done.stdout
