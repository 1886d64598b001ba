"""Golden screens: what the table shows in the course of tests/golden/*.press, in each language.

`python3 tools/dev.py golden` compares what the firmware draws with what is kept beside the scripts.
tests/golden/LANGUAGE/SCRIPT/NAME.txt is a text picture of the displays. What is the same in every
language is kept once, in tests/golden/common/SCRIPT: the lamps as NAME.txt, a game as NAME.game.
With --record all is drawn anew. What is kept and no script makes any more is an error, or goes.
"""

import difflib
import os
import shutil
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import host_sim  # noqa: F401 - puts the firmware on the path
from tools.interpreters import ROOT, Interpreter, cpython
from tools.trouble import Trouble
from ui import texts

FOLDER = ROOT / "tests" / "golden"
LANGUAGES = tuple(code for code, _ in texts.LANGUAGES)
COMMON = "common"
LONG = "sleep.press"  # takes a dozen minutes of virtual time


def scripts() -> list[Path]:
    """All scripts of golden screens, by name."""
    return sorted(FOLDER.glob("*.press"))


def crashes(script: Path) -> int:
    """How many crashes of the firmware a script makes; each prints a traceback."""
    return script.read_text(encoding="utf-8").count("\nfail ")


def play(script: Path, language: str, interpreter: Interpreter, folder: Path) -> None:
    """Play a script; what it captures goes into `folder`. Raises Trouble if it fails."""
    words = ["run", str(script), "--set", f"language={language}", "--out", str(folder)]
    interpreter.output("-m", "host_sim", *words, tracebacks=crashes(script))


def draw(script: Path, language: str, interpreter: Interpreter) -> dict[str, str]:
    """What a script makes, by the path below FOLDER where it is kept. Raises Trouble."""
    with tempfile.TemporaryDirectory() as folder:
        play(script, language, interpreter, Path(folder))
        return collected(script, language, Path(folder))


def collected(script: Path, language: str, folder: Path) -> dict[str, str]:
    """What a script has left in `folder`, by the path below FOLDER where it is kept."""
    found: dict[str, str] = {}
    for name, text in _read(folder).items():
        found |= filed(script, language, name, text)
    return found


def filed(script: Path, language: str, name: str, text: str) -> dict[str, str]:
    """The parts of a file that a script makes, by the path below FOLDER where each is kept."""
    if name.endswith(".game"):
        return {f"{COMMON}/{script.stem}/{name}": text}
    sections = text.rstrip("\n").split("\n\n")
    displays = [section for section in sections if section.startswith("end ")]
    lamps = [section for section in sections if section not in displays]
    return {
        f"{folder}/{script.stem}/{name}": "\n\n".join(part) + "\n"
        for folder, part in ((language, displays), (COMMON, lamps))
    }


def compare(script: Path, language: str, drawn: dict[str, str]) -> list[str]:
    """Differences between what is kept and what was drawn, each as a text for people."""
    wanted = {
        f"{folder}/{script.stem}/{name}": text
        for folder in (language, COMMON)
        for name, text in _read(FOLDER / folder / script.stem).items()
    }
    found = []
    for path in sorted(drawn.keys() | wanted.keys()):
        if path not in wanted:
            found.append(f"{path}: is drawn in {language} and has never been recorded")
        elif path not in drawn:
            found.append(f"{path}: is kept, and {script.name} in {language} no longer makes it")
        elif drawn[path] != wanted[path]:
            found.append(difference(path, wanted[path], drawn[path], f"drawn in {language}"))
    return found


def difference(path: str, wanted: str, drawn: str, how: str) -> str:
    """The lines in which a file that is kept and what was drawn differ."""
    lines = difflib.unified_diff(
        wanted.splitlines(),
        drawn.splitlines(),
        f"{path} as kept",
        f"{path} as {how}",
        lineterm="",
        n=1,
    )
    return "\n".join(lines)


def orphans() -> list[Path]:
    """What lies in the folders of kept pictures without a script that it belongs to."""
    stems = {script.stem for script in scripts()}
    folders = (FOLDER / name for name in (*LANGUAGES, COMMON))
    return [path for folder in folders for path in folder.glob("*") if path.name not in stems]


def record(script: Path) -> None:
    """Keep what is drawn now in each language, and nothing else.

    Raises Trouble if what all languages have in common differs.
    """
    drawn: dict[str, str] = {}
    for language in LANGUAGES:
        for path, text in draw(script, language, cpython()).items():
            if drawn.setdefault(path, text) != text:
                changed = difference(path, drawn[path], text, f"drawn in {language}")
                raise Trouble(f"Only the displays may differ by language:\n{changed}")
    for folder in (*LANGUAGES, COMMON):
        shutil.rmtree(FOLDER / folder / script.stem, ignore_errors=True)
    for path, text in drawn.items():
        (FOLDER / path).parent.mkdir(parents=True, exist_ok=True)
        (FOLDER / path).write_text(text, encoding="utf-8", newline="\n")


def _read(folder: Path) -> dict[str, str]:
    return {
        path.name: path.read_text(encoding="utf-8")
        for path in folder.glob("*")
        if path.suffix in (".txt", ".game")
    }


def _record_all() -> int:
    for path in orphans():
        shutil.rmtree(path)
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        list(pool.map(record, scripts()))
    screens = [path for name in LANGUAGES for path in FOLDER.glob(f"{name}/*/*.txt")]
    print(f"Recorded {len(screens)} golden screens.")
    return 0


def _check(script: Path) -> list[str]:
    differences = []
    for language in LANGUAGES:
        differences += compare(script, language, draw(script, language, cpython()))
    return differences


def _check_all() -> int:
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        found = [line for lines in pool.map(_check, scripts()) for line in lines]
    found += [f"{path.relative_to(FOLDER)}: no script makes this" for path in orphans()]
    print("\n\n".join(found) or "All golden screens are as recorded.")
    return 1 if found else 0


def main(words: list[str]) -> int:
    if words not in ([], ["--record"]):
        print("usage: python3 tools/dev.py golden [--record]", file=sys.stderr)
        return 2
    try:
        return _record_all() if words else _check_all()
    except Trouble as trouble:
        print(trouble, file=sys.stderr)
        return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
