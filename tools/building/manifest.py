"""Manifest of a build: path, bytes and SHA-256 of every file, as JSON."""

import hashlib
import json
from pathlib import Path
from typing import NamedTuple

NAME = "manifest.json"


class File(NamedTuple):
    bytes: int
    sha256: str


class Manifest(NamedTuple):
    """Version, architecture, compiler and files of a build; files by path on the Pico, sorted."""

    version: str
    architecture: str
    compiler: str
    files: dict[str, File]

    def write(self, folder: Path) -> None:
        text = json.dumps(
            self._asdict() | {"files": {path: f._asdict() for path, f in self.files.items()}},
            indent=1,
        )
        (folder / NAME).write_bytes(text.encode() + b"\n")


def listed(folder: Path) -> dict[str, File]:
    """Return the files in `folder` and below, without the manifest."""
    paths = {path.relative_to(folder).as_posix(): path for path in folder.rglob("*")}
    return {
        name: File(path.stat().st_size, hashlib.sha256(path.read_bytes()).hexdigest())
        for name, path in sorted(paths.items())
        if path.is_file() and name != NAME
    }
