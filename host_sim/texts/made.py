"""What is made of the `.po` files, beside the files that need it. Git ignores it.

firmware/ui/languages.py           the codes and names of the languages
firmware/texts/LANGUAGE            catalogues, lessons and rules
host_sim/web/translated.py         names of games and icons
host_sim/web/page/js/words         the words of the page
host_sim/web/install/words         those of the page to install from
"""

import ast
import hashlib
import json
import os
from pathlib import Path

from host_sim.texts import catalogues
from host_sim.texts.catalogues import ROOT

_STAMP = ROOT / "build" / "texts.txt"
_LANGUAGES = ROOT / "firmware" / "ui" / "languages.py"
_TRANSLATED = ROOT / "host_sim" / "web" / "translated.py"
_PAGE = ROOT / "host_sim" / "web" / "page" / "js" / "words"
_INSTALL = ROOT / "host_sim" / "web" / "install" / "words"
INSTALLING = ROOT / "host_sim" / "web" / "install" / "english.json"  # by the names in its scripts
TEACHING = ("lessons", "rules")
_SOURCES = (
    "firmware/texts/*/*.po",
    "firmware/tables/*/lessons.txt",
    "firmware/tables/*/rules.txt",
    "firmware/games/*/__init__.py",
    "firmware/ui/texts.py",
    "host_sim/web/icons/*.py",
    "host_sim/web/install/english.json",
    "host_sim/texts/*.py",
)
_MODULE = '"""Made by host_sim/texts/made.py."""\n\n'


def make() -> None:
    """Make what is older than its sources. Raises Trouble."""
    digest = _digest()
    stamp = _STAMP.read_text("utf-8").splitlines() if _STAMP.is_file() else []
    if stamp[:1] == [digest] and all((ROOT / path).is_file() for path in stamp[1:]):
        return
    files = made()
    for path, content in files.items():
        _write(path, content)
    for path in _there() - set(files):
        path.unlink()
    listed = [digest, *(path.relative_to(ROOT).as_posix() for path in files)]
    _write(_STAMP, "\n".join(listed).encode())


def made() -> dict[Path, bytes]:
    """Return all that is made of the sources. Raises Trouble."""
    named = catalogues.languages()
    found = {_LANGUAGES: _module(LANGUAGES=tuple(named.items()))}
    for code in named:
        found |= _for_device(code)
    codes = _script(sorted(named))
    found |= {_PAGE / "codes.js": codes, _INSTALL / "codes.js": codes}
    english = json.loads(INSTALLING.read_text("utf-8"))
    found[_INSTALL / f"{catalogues.ENGLISH}.js"] = _script(english)
    for code in catalogues.others():
        found[_PAGE / f"{code}.js"] = _script(catalogues.texts(code, "page"))
        installing = catalogues.messages(code, "install")
        by_name = {name: text for (name, _), text in installing.items() if name}
        found[_INSTALL / f"{code}.js"] = _script(by_name)
    found[_TRANSLATED] = _names()
    return found


def _for_device(code: str) -> dict[Path, bytes]:
    """Return the files that the firmware reads in a language."""
    from host_sim.texts import packing  # imports the firmware

    folder = catalogues.FOLDER / code
    found = {
        path.with_suffix(".bin"): packing.catalogue(catalogues.texts(code, path.stem), str(path))
        for path in sorted(folder.glob("*.po"))
        if path.stem not in catalogues.PAGES
    }
    for kind in TEACHING:
        for path in sorted(ROOT.glob(f"firmware/tables/*/{kind}.txt")):
            game = path.parent.name
            texts = catalogues.texts(code, game, kind)
            found[folder / f"{game}-{kind}.txt"] = packing.teaching(path.read_text("utf-8"), texts)
    return found


def _names() -> bytes:
    """Return a module with names of icons and games, by language."""
    wanted = set()
    for path in ROOT.glob("host_sim/web/icons/*.py"):
        for names in ("NAMES", "DICE"):
            wanted |= set(constant(path, names).values())
        wanted |= {*constant(path, "PAWNS"), *constant(path, "DIE_COLOURS")}
    for path in ROOT.glob("firmware/games/*/__init__.py"):
        wanted.add(str(constant(path, "TITLE")))
        wanted |= set(constant(path, "FAMILIES") or constant(path, "SEATS"))
        wanted |= set(constant(path, "VALUE_NAMES").values())
    names = {}
    for code in catalogues.others():
        texts = catalogues.texts(code, "page")
        for domain in sorted(path.stem for path in (catalogues.FOLDER / code).glob("*.po")):
            if domain not in catalogues.PAGES:
                texts |= catalogues.texts(code, domain)
        names[code] = {key: texts[key] for key in sorted(wanted) if key in texts}
    return _module(NAMES=names)


def constant(path: Path, name: str):
    """Return the value of a constant in a source."""
    for node in ast.parse(path.read_text("utf-8")).body:
        if isinstance(node, ast.Assign) and getattr(node.targets[0], "id", "") == name:
            return ast.literal_eval(node.value)
    return {}


def _module(**constants) -> bytes:
    lines = [f"{name} = {value!r}\n" for name, value in constants.items()]
    return (_MODULE + "".join(lines)).encode()


def _script(texts: dict[str, str] | list[str]) -> bytes:
    return f"export default {json.dumps(texts, ensure_ascii=False, indent=2)};\n".encode()


def _digest() -> str:
    """Return a checksum of all sources."""
    digest = hashlib.sha256()
    for pattern in _SOURCES:
        for path in sorted(ROOT.glob(pattern)):
            digest.update(path.as_posix().encode() + b"\n" + path.read_bytes())
    return digest.hexdigest()


def _there() -> set[Path]:
    """Return what lies where something is made, such as texts of a language that is no more."""
    folder = catalogues.FOLDER
    found = {*folder.glob("*/*.bin"), *folder.glob("*/*.txt")}
    return {*found, *_PAGE.glob("*.js"), *_INSTALL.glob("*.js")}


def _write(path: Path, content: bytes) -> None:
    """Write a file; another process never sees a part of it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    if path.is_file() and path.read_bytes() == content:
        return
    fresh = path.with_name(f"{path.name}.{os.getpid()}")
    fresh.write_bytes(content)
    fresh.replace(path)
