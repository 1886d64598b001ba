"""The licences of what the site has from others, in one text."""

from importlib.metadata import files
from pathlib import Path

from tools.interpreters import ROOT
from tools.site import parts

NAME = "licences.txt"
_OWN = (ROOT / "LICENSE").read_text("utf-8")
_AUTHORS = "Copyright (c) 2026 The Regalia authors"
_MICROPYTHON = "Copyright (c) 2013-2025 Damien P. George"  # its package has no text of the licence


def write(folder: Path) -> None:
    """Write the licences into a folder. Raises Trouble."""
    texts = {"Regalia": _OWN, "MicroPython": _OWN.replace(_AUTHORS, _MICROPYTHON)}
    modules = parts.modules()
    for path in sorted(modules.rglob("[Ll][Ii][Cc][Ee][Nn][SsCc][Ee]*")):
        texts.setdefault(path.parent.relative_to(modules).as_posix(), path.read_text("utf-8"))
    for file in files("mkdocs-material") or ():
        if file.name == "LICENSE":
            texts["Material for MkDocs"] = file.read_text("utf-8")
    page = "\n\n".join(f"{name}\n{'=' * len(name)}\n\n{text}" for name, text in texts.items())
    (folder / NAME).write_text(page, "utf-8", newline="\n")
