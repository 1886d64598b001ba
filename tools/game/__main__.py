"""The `game` task: lays out a new game from the sample, in every language.

The files of tests/sample_game go to their places under the name of the game. Then its words are
entered in those of the games, and its playthrough and screens are recorded.
"""

import keyword
import re
import subprocess
import sys
from pathlib import Path

import host_sim  # noqa: F401 - puts the firmware on the path

# isort: split

import games
from host_sim.texts.made import make
from tools import golden
from tools.game import SAMPLE
from tools.game.sample import laid_out, renamed
from tools.interpreters import ROOT
from tools.trouble import Trouble

USAGE = "usage: python3 tools/dev.py game NAME, such as royal-ur"

_NAME = re.compile(r"[a-z]+(-[a-z]+)*")
_LONGEST_NAME = 30  # letters, as files are named after the game
_FIRMWARE = ROOT / "firmware"
_TERMS = _FIRMWARE / "docs" / "terms.md"
_OF_ALL_GAMES = "## All games\n"


def _enter(name: str) -> None:
    """Enter the words of the game in those of all games."""
    words = renamed((SAMPLE / "terms.md").read_text("utf-8"), name)
    _write(_TERMS, _TERMS.read_text("utf-8").replace(_OF_ALL_GAMES, words + _OF_ALL_GAMES))


def _record(name: str) -> None:
    """Record the playthrough and the screens. Raises Trouble."""
    trace = [sys.executable, str(ROOT / "tests/on_micropython/trace_games.py"), "record"]
    done = subprocess.run(trace, capture_output=True, encoding="utf-8", check=False)
    if done.returncode:
        raise Trouble(f"the playthrough can't be recorded:\n{done.stderr}")
    golden.record(golden.FOLDER / f"{name}.press")


def _why_not(name: str) -> str:
    """Return why no game can have this name, or ""."""
    folder = name.replace("-", "_")
    if not _NAME.fullmatch(name):
        return f"a name is small letters, and a dash between words, unlike '{name}'"
    if len(name) > _LONGEST_NAME:
        return f"a name has at most {_LONGEST_NAME} letters; this one has {len(name)}"
    if name in games.NAMES:
        return f"there is a game called {name} already"
    if keyword.iskeyword(folder):
        return f"'{name}' is a word of Python: take another name"
    for floor in ("games", "ai", "tables"):
        if (_FIRMWARE / floor / f"{folder}.py").exists():
            return f"firmware/{floor}/{folder}.py is a module for all games: take another name"
    return ""


def _write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8", newline="\n")


def main(words: list[str]) -> int:
    if len(words) != 1 or words[0].startswith("-"):
        print(USAGE, file=sys.stderr)
        return 0 if words in (["-h"], ["--help"]) else 2
    name = words[0]
    why = _why_not(name)
    files = {} if why else laid_out(name)
    there = [path for path in files if path.exists()]
    if there:
        why = f"{there[0].relative_to(ROOT).as_posix()} is there already"
    if why:
        print(f"game: {why}", file=sys.stderr)
        return 2
    for path, text in files.items():
        _write(path, text)
    _enter(name)
    make()
    _record(name)
    print(f"Laid out {name}, which is the sample under another name:")
    for path in sorted(files):
        print(f"  {path.relative_to(ROOT).as_posix()}")
    print("Play it:      python3 tools/dev.py play")
    print(f"Test it:      python3 tools/dev.py test --game {name}")
    print("Make it yours: firmware/docs/add-a-game.md")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
