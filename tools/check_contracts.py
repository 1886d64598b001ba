"""Hold every game of the firmware to the types of `tools.contracts`.

For each game of `games.NAMES` this writes a module that assigns the game's parts to variables of
these types, and has pyright check it. So a new game is checked without being named anywhere else.
"""

import json
import os
import runpy
import subprocess
import sys
import tempfile
from pathlib import Path

import host_sim  # noqa: F401 - puts firmware and stand-ins on the path, which `contracts` imports
from tools import contracts
from tools.interpreters import ROOT


def assigned(firmware: Path, folder: str) -> str:
    """Return a module that assigns the parts of a game to variables of their types."""
    declared = runpy.run_path(str(firmware / "games" / folder / "__init__.py"))
    levels = runpy.run_path(str(firmware / "ai" / folder / "__init__.py"))["PARTS"]
    parts = [*contracts.parts_of(folder, declared)]
    parts += [(levels[one][-1], one.capitalize(), "NewThinker") for one in declared["LEVELS"]]
    if level := declared["HINT_LEVEL"]:
        parts.append((levels[level][-1], level.capitalize(), "type[RatingThinker]"))
    text = "from tools.contracts import *\n"
    for number, (module, name, kind) in enumerate(parts):
        part = f"{module}.{name}" if name else module
        text += f"import {module}\npart_{number}: {kind} = {part}\n"
    return text


def check(firmware: Path) -> tuple[int, str]:
    """Have pyright check the games of a firmware; return its exit status and what it says."""
    names = runpy.run_path(str(firmware / "games/__init__.py"))["NAMES"]
    with tempfile.TemporaryDirectory() as temporary:
        home = Path(temporary).resolve()
        for name in names:
            folder = name.replace("-", "_")
            (home / f"parts_of_{folder}.py").write_text(assigned(firmware, folder))
        paths = [str(path) for path in (firmware, ROOT / "host_sim/stand_ins", ROOT)]
        settings = {"pythonVersion": "3.11", "typeCheckingMode": "basic", "extraPaths": paths}
        (home / "pyrightconfig.json").write_text(json.dumps(settings))
        done = subprocess.run(
            [sys.executable, "-m", "pyright", "--project", str(home)],
            capture_output=True,
            encoding="utf-8",
            check=False,
        )
    return done.returncode, (done.stdout + done.stderr).replace(f"{home}{os.sep}", "")


def main() -> int:
    status, said = check(ROOT / "firmware")
    print(said, end="")
    return status


if __name__ == "__main__":
    sys.exit(main())
