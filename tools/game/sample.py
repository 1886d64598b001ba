"""The sample under the name of another game."""

import re
from pathlib import Path

import host_sim  # noqa: F401 - puts the firmware on the path

# isort: split

import polib

from host_sim.texts import catalogues
from tools.game import SAMPLE
from tools.interpreters import ROOT

# The sample's name where it is that of a package, and elsewhere.
_FOLDER = re.compile(r"(?<=[./])nim\b(?!(\.\w\w)?\.(md|press)\b)")
_WORD = re.compile(r"\bnim\b")
_TITLE = re.compile(r"\bNim\b")


def renamed(text: str, name: str) -> str:
    """Return a path or a text of the sample with another game's name."""
    text = _FOLDER.sub(name.replace("-", "_"), text)
    text = _WORD.sub(name, text)
    return _TITLE.sub(name.replace("-", " ").title(), text)


def laid_out(name: str) -> dict[Path, str]:
    """Return the contents of all files of a new game, by path. Raises Trouble."""
    files = {}
    for path in sorted(SAMPLE.rglob("*.*")):
        if path.is_file() and path.parent != SAMPLE and "__pycache__" not in path.parts:
            place = ROOT / renamed(path.relative_to(SAMPLE).as_posix(), name)
            files[place] = renamed(path.read_text("utf-8"), name)
    for code in catalogues.others():
        files |= _in_language(files, code)
    return files


def _in_language(files: dict[Path, str], code: str) -> dict[Path, str]:
    """Return the texts of a language that the sample doesn't have, in English for now."""
    made = {}
    for path, text in files.items():
        if path.suffix == ".po":
            made[path.parent.with_name(code) / path.name] = _in_english(text, code)
        elif path.name.endswith(".fr.md"):
            english = path.with_name(path.name.replace(".fr.", "."))
            made[path.with_name(path.name.replace(".fr.", f".{code}."))] = files[english]
    return {path: text for path, text in made.items() if path not in files}


def _in_english(text: str, code: str) -> str:
    """Return a catalogue as that of another language, with its English for translations."""
    catalogue = polib.pofile(text)
    catalogue.metadata["Language"] = code
    for entry in catalogue:
        entry.msgstr = entry.msgid
    return str(catalogue)


def unchanged(name: str) -> list[str]:
    """Return the files of a game that are still those of the sample."""
    return [
        path.relative_to(ROOT).as_posix()
        for path, text in sorted(laid_out(name).items())
        if path.exists() and path.read_text("utf-8") == text
    ]
