"""Golden screens: what the table shows in the course of tests/golden/*.press, in each language.

`python3 tools/dev.py golden` compares what the firmware draws with what is kept beside the scripts:
text pictures, tests/golden/LANGUAGE/SCRIPT/NAME.txt, and game records, NAME.game. With --record it
draws them anew. What is kept and no script makes any more is an error too, or goes.
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


def scripts() -> list[Path]:
    """All scripts of golden screens, by name."""
    return sorted(FOLDER.glob("*.press"))


def kept(script: Path, language: str) -> Path:
    """The folder of the pictures kept for a script in a language."""
    return FOLDER / language / script.stem


def crashes(script: Path) -> int:
    """How many crashes of the firmware a script makes; each prints a traceback."""
    return script.read_text(encoding="utf-8").count("\nfail ")


def play(script: Path, language: str, interpreter: Interpreter, folder: Path) -> None:
    """Play a script; what it captures goes into `folder`. Raises Trouble if it fails."""
    words = ["run", str(script), "--set", f"language={language}", "--out", str(folder)]
    interpreter.output("-m", "host_sim", *words, tracebacks=crashes(script))


def draw(script: Path, language: str, interpreter: Interpreter) -> dict[str, str]:
    """The pictures that a script makes, by file name. Raises Trouble."""
    with tempfile.TemporaryDirectory() as folder:
        play(script, language, interpreter, Path(folder))
        return _read(Path(folder))


def compare(script: Path, language: str, interpreter: Interpreter) -> list[str]:
    """Differences between what is kept and what is drawn, each as a text for people."""
    drawn = draw(script, language, interpreter)
    wanted = _read(kept(script, language))
    place = f"{language}/{script.stem}"
    found = []
    for name in sorted(drawn.keys() | wanted.keys()):
        if name not in wanted:
            found.append(f"{place}/{name}: is drawn and has never been recorded")
        elif name not in drawn:
            found.append(f"{place}/{name}: is kept, and {script.name} no longer makes it")
        elif drawn[name] != wanted[name]:
            lines = difflib.unified_diff(
                wanted[name].splitlines(),
                drawn[name].splitlines(),
                f"{place}/{name} as kept",
                f"{place}/{name} as drawn",
                lineterm="",
                n=1,
            )
            found.append("\n".join(lines))
    return found


def orphans() -> list[Path]:
    """What lies in the folders of kept pictures without a script that it belongs to."""
    stems = {script.stem for script in scripts()}
    folders = (FOLDER / language for language in LANGUAGES)
    return [path for folder in folders for path in folder.glob("*") if path.name not in stems]


def record(script: Path, language: str) -> None:
    """Keep what is drawn now, and nothing else."""
    drawn = draw(script, language, cpython())
    folder = kept(script, language)
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    for name, text in drawn.items():
        (folder / name).write_text(text, encoding="utf-8", newline="\n")


def _read(folder: Path) -> dict[str, str]:
    return {
        path.name: path.read_text(encoding="utf-8")
        for path in folder.glob("*")
        if path.suffix in (".txt", ".game")
    }


def _record_all() -> int:
    for path in orphans():
        shutil.rmtree(path)
    jobs = [(script, language) for script in scripts() for language in LANGUAGES]
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        list(pool.map(lambda job: record(*job), jobs))
    print(f"Recorded {len(list(FOLDER.glob('*/*/*.txt')))} golden screens.")
    return 0


def _check_all() -> int:
    jobs = [(script, language, cpython()) for script in scripts() for language in LANGUAGES]
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        found = [line for lines in pool.map(lambda job: compare(*job), jobs) for line in lines]
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
