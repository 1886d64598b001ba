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

import host_sim  # noqa: F401 - puts the stand-ins on the path, which `games` imports
from tools.interpreters import ROOT

_HEAD = """\
import ai.{0}
import games.{0}
import games.{0}.game
import games.{0}.notation
import games.{0}.parse
import games.{0}.validate
import tables.{0}
import tables.{0}.ending
import tables.{0}.pointing
import tables.{0}.rules
import tables.{0}.table
from tools import contracts

Game = games.{0}.game.Game
Table = tables.{0}.table.Table

declaration: contracts.Declaration = games.{0}
game: contracts.NewGame = Game
notation: contracts.Notation[Game] = games.{0}.notation
parse: contracts.Parse[Game] = games.{0}.parse
validate: contracts.Validate[Game] = games.{0}.validate
table_package: contracts.TablePackage = tables.{0}
table: contracts.NewTable = Table
ending: contracts.NewEnding = tables.{0}.ending.Ending
pointing: contracts.Pointing[Game] = tables.{0}.pointing
rules: contracts.RulesPages[Game] = tables.{0}.rules
levels: contracts.LevelsPackage = ai.{0}
"""
_LEVEL = """
import {1}
{2}: contracts.NewThinker[Game] = {1}.{3}
"""
_EDITIONS = """\
import tables.{0}.editions
editions: contracts.EditionsModule = tables.{0}.editions
"""
_SECRET_HANDS = "covering: type[contracts.CoveringTable] = Table\n"
_PROBLEMS = """\
import games.{0}.problems
solving: type[contracts.HintingTable] = Table
problems: contracts.Problems = games.{0}.problems
"""
_DISTANT = """\
import games.{0}.distance
distance: contracts.Distance[Game] = games.{0}.distance
"""
_SCORED = """\
scored: type[contracts.ScoredGame] = Game
scoring: type[contracts.ScoredEnding] = tables.{0}.ending.Ending
"""
_HINT = """\
import tables.{0}.hint
hint: contracts.Hint[Game] = tables.{0}.hint
hinted: contracts.HintPackage = tables.{0}
"""
_HINT_LEVEL = """\
hinting: type[contracts.HintingTable] = Table
rating: type[contracts.RatingThinker] = {0}.{1}
"""


def parts_of(firmware: Path, folder: str) -> str:
    """Return a module that assigns the parts of a game to variables of their types."""
    declared = runpy.run_path(str(firmware / "games" / folder / "__init__.py"))
    text = _HEAD.format(folder)
    parts = runpy.run_path(str(firmware / "ai" / folder / "__init__.py"))["PARTS"]
    for level in declared["LEVELS"]:
        text += _LEVEL.format(folder, parts[level][-1], level, level.capitalize())
    if len(declared["EDITIONS"]) > 1:
        text += _EDITIONS.format(folder)
    if declared["SECRET_HANDS"]:
        text += _SECRET_HANDS
    if declared["PROBLEMS"]:
        text += _PROBLEMS.format(folder)
    if declared["DISTANT"]:
        text += _DISTANT.format(folder)
    if declared["SCORED"]:
        text += _SCORED.format(folder)
    if declared["HINT_LEVEL"] or declared["SCORED"]:
        text += _HINT.format(folder)
    if declared["HINT_LEVEL"]:
        level = declared["HINT_LEVEL"]
        text += _HINT_LEVEL.format(parts[level][-1], level.capitalize())
    return text


def check(firmware: Path) -> tuple[int, str]:
    """Have pyright check the games of a firmware; return its exit status and what it says."""
    names = runpy.run_path(str(firmware / "games/__init__.py"))["NAMES"]
    with tempfile.TemporaryDirectory() as temporary:
        home = Path(temporary).resolve()
        for name in names:
            folder = name.replace("-", "_")
            (home / f"parts_of_{folder}.py").write_text(parts_of(firmware, folder))
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
