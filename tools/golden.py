"""The `golden` task: golden screens, recorded text pictures of the table.

It plays tests/golden/*.press in English and in French and compares the screens with the recorded
ones. tests/golden/LANGUAGE/SCRIPT/NAME.txt has the displays. What is the same in every language is
in tests/golden/common/SCRIPT: the LEDs as NAME.txt, a game as NAME.game. --record writes all files,
or those of the scripts that are named, and removes those that no script makes; without it such a
file is an error. Of the other languages, the tests see that every text fits, and at night that
the LEDs are the same. The task also compares what is read aloud in a match of each game (`aloud`).
"""

import difflib
import os
import shutil
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import host_sim  # puts the firmware on the path
from tools import aloud
from tools.interpreters import ROOT, Interpreter, cpython
from tools.trouble import Trouble
from ui import languages

FOLDER = ROOT / "tests" / "golden"
LANGUAGES = tuple(code for code, _ in languages.LANGUAGES)
RECORDED = ("en", "fr")  # languages whose displays are recorded
COMMON = "common"
LONG = "sleep.press"  # takes a dozen minutes of virtual time


def scripts() -> list[Path]:
    """Return the scripts of golden screens, by name."""
    return sorted(FOLDER.glob("*.press"))


def crashes(script: Path) -> int:
    """Return how many crashes of the firmware a script causes; each prints a traceback."""
    return script.read_text(encoding="utf-8").count("\nfail ")


def play(script: Path, language: str, interpreter: Interpreter, folder: Path) -> None:
    """Play a script, its captures going into `folder`. Raises Trouble if it fails."""
    words = ["run", str(script), "--set", f"language={language}", "--out", str(folder)]
    interpreter.output("-m", "host_sim", *words, tracebacks=crashes(script))


def draw(script: Path, language: str, interpreter: Interpreter) -> dict[str, str]:
    """Play a script; return its screens by path below FOLDER. Raises Trouble."""
    with tempfile.TemporaryDirectory() as folder:
        play(script, language, interpreter, Path(folder))
        return collected(script, language, Path(folder))


def collected(script: Path, language: str, folder: Path) -> dict[str, str]:
    """Return the screens that a script left in `folder`, by path below FOLDER."""
    found: dict[str, str] = {}
    for name, text in _read(folder).items():
        found |= filed(script, language, name, text)
    return found


def filed(script: Path, language: str, name: str, text: str) -> dict[str, str]:
    """Return the parts of a file that a script made, by path below FOLDER."""
    if name.endswith(".game"):
        return {f"{COMMON}/{script.stem}/{name}": text}
    sections = text.rstrip("\n").split("\n\n")
    displays = [section for section in sections if section.startswith("end ")]
    lamps = [section for section in sections if section not in displays]
    return {
        f"{folder}/{script.stem}/{name}": "\n\n".join(part) + "\n"
        for folder, part in ((language, displays), (COMMON, lamps))
        if folder in (*RECORDED, COMMON)
    }


def compare(script: Path, language: str, drawn: dict[str, str]) -> list[str]:
    """Return the differences between recorded and drawn screens, each as a text."""
    wanted = {
        f"{folder}/{script.stem}/{name}": text
        for folder in (language, COMMON)
        for name, text in _read(FOLDER / folder / script.stem).items()
    }
    found = []
    for path in sorted(drawn.keys() | wanted.keys()):
        if path not in wanted:
            found.append(f"{path}: drawn in {language}, but not recorded")
        elif path not in drawn:
            found.append(f"{path}: recorded, but {script.name} in {language} doesn't draw it")
        elif drawn[path] != wanted[path]:
            found.append(difference(path, wanted[path], drawn[path], f"drawn in {language}"))
    return found


def difference(path: str, wanted: str, drawn: str, source: str) -> str:
    """Return the lines in which a recorded and a drawn file differ."""
    lines = difflib.unified_diff(
        wanted.splitlines(),
        drawn.splitlines(),
        f"{path} as recorded",
        f"{path} as {source}",
        lineterm="",
        n=1,
    )
    return "\n".join(lines)


def orphans() -> list[Path]:
    """Return the recorded files and folders that belong to no script."""
    stems = {script.stem for script in scripts()}
    folders = (FOLDER / name for name in (*RECORDED, COMMON))
    return [path for folder in folders for path in folder.glob("*") if path.name not in stems]


def record(script: Path) -> None:
    """Record what a script draws now in the recorded languages, and remove the rest.

    Raises Trouble if LEDs or games differ between languages.
    """
    drawn: dict[str, str] = {}
    for language in RECORDED:
        for path, text in draw(script, language, cpython()).items():
            if drawn.setdefault(path, text) != text:
                changed = difference(path, drawn[path], text, f"drawn in {language}")
                raise Trouble(f"Only displays may differ by language:\n{changed}")
    for folder in (*RECORDED, COMMON):
        shutil.rmtree(FOLDER / folder / script.stem, ignore_errors=True)
    for path, text in drawn.items():
        (FOLDER / path).parent.mkdir(parents=True, exist_ok=True)
        (FOLDER / path).write_text(text, encoding="utf-8", newline="\n")


def read(folder: str, script: str, name: str) -> str:
    """Return a recorded file; "" if there is none."""
    return _read(FOLDER / folder / script).get(name, "")


def _read(folder: Path) -> dict[str, str]:
    return {
        path.name: path.read_text(encoding="utf-8")
        for path in folder.glob("*")
        if path.suffix in (".txt", ".game")
    }


def _record_all(chosen: list[Path]) -> int:
    for path in orphans():
        shutil.rmtree(path)
    screens, matches = _by_kind(chosen)
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        list(pool.map(record, screens))
    for script in matches:
        aloud.record(script)
    folders = [FOLDER / code / script.stem for code in RECORDED for script in screens]
    pictures = [path for folder in folders for path in folder.glob("*.txt")]
    print(f"Recorded {len(pictures)} golden screens, and {len(matches)} matches read aloud.")
    return 0


def _by_kind(chosen: list[Path]) -> tuple[list[Path], list[Path]]:
    """Return the scripts of screens, and those of matches that are read aloud."""
    screens = [script for script in chosen if script.parent == FOLDER]
    return screens, [script for script in chosen if script not in screens]


def _check(script: Path) -> list[str]:
    differences = []
    for language in RECORDED:
        differences += compare(script, language, draw(script, language, cpython()))
    return differences


def _check_all() -> int:
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        found = [line for lines in pool.map(_check, scripts()) for line in lines]
    found += [f"{path.relative_to(FOLDER)}: no script draws this" for path in orphans()]
    for script in aloud.scripts():
        found += aloud.differences(script)
    print("\n\n".join(found) or "All golden screens are as recorded.")
    return 1 if found else 0


def main(words: list[str]) -> int:
    host_sim.require_texts()
    if words and words[0] != "--record":
        print("usage: python3 tools/dev.py golden [--record [SCRIPT...]]", file=sys.stderr)
        return 2
    known = scripts() + aloud.scripts()
    chosen = [script for script in known if script.stem in words] or known
    if unknown := {*words[1:]} - {script.stem for script in chosen}:
        print(f"golden: there is no tests/golden/{min(unknown)}.press", file=sys.stderr)
        return 2
    return _record_all(chosen) if words else _check_all()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
