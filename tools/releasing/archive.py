"""Zip files with the same bytes on every run and every machine."""

import zipfile
from collections.abc import Iterable
from datetime import date
from pathlib import Path


def write(archive: Path, files: Iterable[tuple[str, Path]], day: date) -> None:
    """Write files, given as (path, source), to a zip file, in a folder named like the archive.

    Order, times and permissions don't depend on the disk. Nothing is compressed: compressed bytes
    depend on the version of zlib.
    """
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_STORED) as made:
        for path, source in sorted(files):
            entry = zipfile.ZipInfo(
                f"{archive.stem}/{path}", date_time=(day.year, day.month, day.day, 0, 0, 0)
            )
            entry.create_system = 3  # Unix, on every system
            entry.external_attr = 0o100644 << 16
            made.writestr(entry, source.read_bytes())
