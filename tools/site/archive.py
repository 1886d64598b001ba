"""Files in one file for the browser: a gzipped tar archive, which js/archive.js reads."""

import gzip
import io
import tarfile
from collections.abc import Mapping
from pathlib import Path


def archived(files: Mapping[str, bytes]) -> bytes:
    """Return the archive of files by path. The same files give the same bytes."""
    inner = io.BytesIO()
    with tarfile.open(fileobj=inner, mode="w", format=tarfile.USTAR_FORMAT) as archive:
        for path, data in sorted(files.items()):
            entry = tarfile.TarInfo(path)
            entry.size = len(data)
            archive.addfile(entry, io.BytesIO(data))
    return gzip.compress(inner.getvalue(), mtime=0)


def in_folder(folder: Path) -> dict[str, bytes]:
    """Return the files of a folder and below, by path."""
    return {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in folder.rglob("*")
        if path.is_file()
    }
