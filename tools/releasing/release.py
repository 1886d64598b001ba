"""The release: all files, with their checksums."""

import contextlib
import hashlib
import tempfile
from collections.abc import Iterator
from datetime import date
from pathlib import Path

from version import VERSION

from tools.building.build import build
from tools.interpreters import ROOT
from tools.releasing import archive, changelog, contents, page, sbom
from tools.trouble import Trouble

DIST = ROOT / "dist"
SUMS = "SHA256SUMS"


def release(into: Path) -> list[Path]:
    """Make the folder `into` anew with all files of a release; return them.

    The same checkout gives the same bytes. Raises Trouble and OSError; `into` is unchanged then, as
    the files are made beside it.
    """
    day = changelog.release_date((ROOT / "CHANGELOG.md").read_text("utf-8"), VERSION)
    with tempfile.TemporaryDirectory(dir=into.parent, prefix="making-") as folder:
        made = Path(folder) / "made"
        made.mkdir()
        _put_hardware(made, day)
        _put_pages(made, day)
        _put_firmware(made, Path(folder), day)
        (made / sbom.NAME).write_text(sbom.sbom(), "utf-8", newline="\n")
        _put_sums(made)
        with contextlib.suppress(FileNotFoundError):
            into.rename(Path(folder) / "old")
        made.rename(into)
    return sorted(into.iterdir())


def check_tag(tag: str) -> None:
    """Raise Trouble if `tag` isn't the one of this version."""
    if tag != f"v{VERSION}":
        raise Trouble(
            f"{tag} isn't the tag of this version: firmware/version.py has {VERSION}, so it is"
            f" v{VERSION}. Correct the one or the other."
        )


def _put_firmware(made: Path, work: Path, day: date) -> None:
    for board, architecture in contents.FIRMWARE.items():
        folder = work / architecture
        build(architecture, folder)
        licence = ("LICENSE", ROOT / "LICENSE")
        archive.write(_archive(made, f"firmware-{board}"), [*_files(folder), licence], day)


def _put_hardware(made: Path, day: date) -> None:
    for name in contents.HARDWARE:
        folder = ROOT / "hardware" / name
        if not folder.is_dir():
            raise Trouble(f"hardware/{name} is missing; tools/releasing/contents.py lists it.")
        files = [file for file in _files(folder) if file[1].suffix not in (".py", ".pyc")]
        licence = ("LICENSE", ROOT / "hardware" / "LICENSE")
        archive.write(_archive(made, name), [*files, licence], day)


def _put_pages(made: Path, day: date) -> None:
    for source in sorted((ROOT / contents.HOW_TO_PLAY).glob("*.md")):
        (made / source.with_suffix(".pdf").name).write_bytes(page.as_pdf(source, VERSION, day))


def _put_sums(made: Path) -> None:
    """List all files with their hashes, as `sha256sum -c` reads them."""
    lines = [
        f"{hashlib.sha256(file.read_bytes()).hexdigest()}  {file.name}\n"
        for file in sorted(made.iterdir())
    ]
    (made / SUMS).write_bytes("".join(lines).encode())


def _archive(made: Path, name: str) -> Path:
    return made / f"regalia-{VERSION}-{name}.zip"


def _files(folder: Path) -> Iterator[tuple[str, Path]]:
    """Yield the files in a folder and below: path in the folder, and source."""
    for path in folder.rglob("*"):
        if path.is_file():
            yield path.relative_to(folder).as_posix(), path
