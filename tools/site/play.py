"""The folder play/ of the site: the simulator's page, with its table in the browser.

The page is host_sim/web/page; the files of host_sim/web/site take the place of the server.
"""

import base64
import hashlib
import json
import re
import shutil
from pathlib import Path

import games
from tools.interpreters import ROOT
from tools.site import bundle, parts, table
from tools.trouble import Trouble

_PAGE = ROOT / "host_sim" / "web" / "page"
_WORKER = ROOT / "host_sim" / "web" / "site"
_HOW_TO_PLAY = ROOT / "firmware" / "docs" / "how-to-play"
_PICTURES = ROOT / "firmware" / "docs" / "images"
_PAGE_FILE = "index.html"
_PROGRAM = "service-worker.js"
_MANIFEST = "manifest.webmanifest"
_DISTANCE = "distance"  # folder of modules that are loaded only to play at a distance
_HEAD_START = '<meta charset="utf-8">\n'
_HEAD_END = "</head>"
# What runs in the page and in its worker reaches the site alone. 'unsafe-eval' is for WebAssembly,
# also in older browsers; blob: is for the worker.
_POLICY = "default-src 'self'; script-src 'self' 'unsafe-eval'; worker-src 'self' blob:"
# What MicroPython's loader compares at each call of a function by its number, to find mistakes of
# its own. It takes a third to a half of the firmware's time.
_CHECK = re.compile(r'assert\(wasmTable\.get\(funcPtr\)==func,"[^"]*"\),')


def build(into: Path) -> None:
    """Make the folder `into` anew; the same sources give the same bytes. Raises Trouble."""
    micropython = parts.micropython()
    archive = table.packed()
    shutil.rmtree(into, ignore_errors=True)
    shutil.copytree(_PAGE, into)
    modules = [path for path in _files(into / "js") if path.parent.name != _DISTANCE]
    for path in _WORKER.glob("*.js"):
        shutil.copy(path, into / "js")
    (into / "js" / _PROGRAM).unlink()
    bundle.write(into / "js" / _DISTANCE)
    shutil.copy(_WORKER / _MANIFEST, into)
    _put_micropython(micropython, into / "micropython")
    shutil.copy(parts.codes(), into / "js" / _DISTANCE / "lean-qr.js")
    bundle.minify(into / "js")
    (into / "table.bin").write_bytes(archive)
    (into / "how-to-play").mkdir()
    for page in sorted(_HOW_TO_PLAY.glob("*.md")):
        shutil.copy(page, into / "how-to-play" / f"{page.stem}.txt")
    for name in games.NAMES:
        picture = _PICTURES / f"{name}-board.webp"
        if picture.is_file():
            shutil.copy(picture, into / "how-to-play" / f"{name}.webp")
    _write_head(into / _PAGE_FILE, [path.relative_to(into).as_posix() for path in modules])
    write_program(into)


def _put_micropython(package: Path, into: Path) -> None:
    """Copy MicroPython, its loader without _CHECK. Raises Trouble if the loader has no such."""
    into.mkdir()
    for name in parts.FILES:
        shutil.copy(package / name, into)
    loader = into / parts.LOADER
    text, found = _CHECK.subn("", loader.read_text("utf-8"))
    if found != 1:
        raise Trouble(f"{parts.LOADER} has {found} checks at a call, not one: see {__name__}")
    loader.write_text(text, "utf-8", newline="\n")


def _write_head(index: Path, modules: list[str]) -> None:
    """Put the policy into the page; name the manifest, and the modules, to be loaded at once."""
    policy = f'  <meta http-equiv="Content-Security-Policy" content="{_POLICY}">\n'
    links = [f'  <link rel="manifest" href="{_MANIFEST}">\n']
    links += [f'  <link rel="modulepreload" href="{path}">\n' for path in modules]
    text = index.read_text("utf-8").replace(_HEAD_START, _HEAD_START + policy)
    index.write_text(text.replace(_HEAD_END, "".join(links) + _HEAD_END), "utf-8", newline="\n")


def write_program(folder: Path) -> None:
    """Write the service worker: all other files with their hashes, a version for them, its code."""
    hashes = {
        path.relative_to(folder).as_posix(): _hash(path)
        for path in _files(folder)
        if path != folder / _PROGRAM
    }
    hashes["./"] = hashes[_PAGE_FILE]  # the page's address has no file name
    version = hashlib.sha256("".join(hashes.values()).encode()).hexdigest()[:16]
    head = f"const VERSION = {json.dumps(version)};\n"
    head += f"const FILES = {json.dumps(hashes, indent=2)};\n\n"
    text = (_WORKER / _PROGRAM).read_text("utf-8")
    (folder / _PROGRAM).write_text(head + text, "utf-8", newline="\n")


def _hash(path: Path) -> str:
    """Return a file's hash as browsers compare it with what they fetch."""
    return "sha256-" + base64.b64encode(hashlib.sha256(path.read_bytes()).digest()).decode()


def _files(folder: Path) -> list[Path]:
    return sorted(path for path in folder.rglob("*") if path.is_file())
