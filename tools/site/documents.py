"""The documents of the site: start pages and every Markdown file of the checkout, by MkDocs.

There is a start page in each language of the device; `cards` has the cards of the games on it. The
files that they link to come along. Source files become plain text, which every browser shows;
a folder becomes a list of the files in it.
"""

import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path, PurePosixPath
from urllib.parse import unquote

import games
from host_sim.texts.catalogues import ENGLISH
from tools import links
from tools.game import SAMPLE
from tools.interpreters import ROOT
from tools.site import cards, parts
from tools.trouble import Trouble
from ui.languages import LANGUAGES

_HERE = Path(__file__).parent
_SETTINGS = _HERE / "mkdocs.yml"
_HOOK = _HERE / "bar.py"
_MODEL = _HERE / "model.md"
_FAULT = _HERE / "fault.html"  # the QR codes of faults lead to it
_STYLE = _HERE / "documents.css"
_SCRIPT = _HERE / "documents.js"
_OFFLINE = _HERE / "service-worker.js"

# Files with another place on the site than in the checkout.
_MOVED = {
    **cards.PAGES,
    _MODEL: "hardware/model.md",
    _FAULT: "f/index.html",
    _SCRIPT: "tools/site/documents.js",
    _OFFLINE: "service-worker.js",
    ROOT / "README.md": "project.md",
    ROOT / "host_sim" / "web" / "page" / "index.html": "play/index.html",
    ROOT / "host_sim" / "web" / "page" / "icon.svg": "play/icon.svg",
    ROOT / "host_sim" / "web" / "install" / "index.html": "install/index.html",
}
_SOURCES = ("", ".js", ".py", ".toml", ".yml")  # suffixes that browsers would download

# The lines of _SETTINGS in whose place come the languages, and pages of each game and language.
_LANGUAGES = "      # the languages\n"
_STARTS = "  # start pages in other languages\n"
_FAULTS = "      # faults in other languages\n"
_AT_A_DISTANCE = "      # play at a distance in other languages\n"
_HOW_TO_PLAY = "      # how to play each game, in each language\n"
_IN_TEXT = "      # each game in text\n"

# The search finds pages on how to play before those of figures.
_TEACHING = "how-to-play"
_FIRST_FOUND = "---\nsearch:\n  boost: 4\n---\n\n"

_LINKS = "<!-- the page in each language -->"  # in _FAULT

_SCHEME = re.compile(r"[a-zA-Z][a-zA-Z0-9+.-]*:")


def build(into: Path) -> None:
    """Make the folder `into` anew; the same sources give the same bytes. Raises Trouble."""
    with tempfile.TemporaryDirectory() as folder:
        _gather(Path(folder, "documents"))
        shutil.copy(parts.viewer(), Path(folder, "documents", "hardware"))
        settings = Path(folder, _SETTINGS.name)
        settings.write_text(_settings(), "utf-8")
        shutil.copy(_HOOK, folder)
        words = [
            "build",
            "--strict",
            "--quiet",
            "--config-file",
            str(settings),
            "--site-dir",
            str(into),
        ]
        done = subprocess.run(
            [sys.executable, "-m", "mkdocs", *words],
            env=os.environ | {"SOURCE_DATE_EPOCH": "0"},  # no date of the build in its files
            capture_output=True,
            text=True,
            check=False,
        )
    if done.returncode:
        raise Trouble(f"MkDocs can't make the documents:\n{done.stderr.strip()}")


def _settings() -> str:
    """Return the settings of MkDocs with what depends on games and languages. Raises Trouble."""
    text = _SETTINGS.read_text("utf-8")
    others = [code for code, _ in LANGUAGES if code != ENGLISH]
    searched = sorted({code.split("_")[0] for code, _ in LANGUAGES})
    lines = {
        _LANGUAGES: f"      lang: [{', '.join(searched)}]\n",
        _STARTS: "".join(f"  /{code}.md\n" for code in others),
        _FAULTS: _listed(_in_others("hardware/faults")),
        _AT_A_DISTANCE: _listed(_in_others("firmware/docs/at-a-distance")),
        _HOW_TO_PLAY: _listed(_how_to_play()),
        _IN_TEXT: _listed(_in_text()),
    }
    for mark, line in lines.items():
        if mark not in text:
            raise Trouble(f"{_SETTINGS.name}: there is no line with “{mark.strip()}”")
        text = text.replace(mark, line)
    return text


def _listed(pages: list[tuple[str, str]]) -> str:
    """Return title and path of pages as lines of the settings."""
    return "".join(f"      - {json.dumps(title)}: {path}\n" for title, path in pages)


def _in_each(page: str) -> Iterator[tuple[str, str, str]]:
    """Yield code, title and path of a page in each language; the path given has no suffix.

    Raises Trouble.
    """
    for code, _ in LANGUAGES:
        path = f"{page}.md" if code == ENGLISH else f"{page}.{code}.md"
        if not (ROOT / path).is_file():
            raise Trouble(f"{path} is missing: the page in the language {code}")
        title = (ROOT / path).read_text("utf-8").splitlines()[0].removeprefix("# ")
        yield code, title, path


def _in_others(page: str) -> list[tuple[str, str]]:
    """Return title and path of a page in each language but English."""
    names = dict(LANGUAGES)
    return [
        (f"{title} ({names[code].lower()})", path)
        for code, title, path in _in_each(page)
        if code != ENGLISH
    ]


def _with_faults(text: str) -> str:
    """Return the page to which the codes of faults lead, with a link for each language."""
    links = [
        f'<a lang="{code.replace("_", "-")}" href="../{path.removesuffix(".md")}.html">{title}</a>'
        for code, title, path in _in_each("hardware/faults")
    ]
    return text.replace(_LINKS, " · ".join(links))


def _how_to_play() -> list[tuple[str, str]]:
    """Return title and path of the pages on how to play."""
    folder = "firmware/docs/how-to-play"
    pages = [(games.declared(name).TITLE, f"{folder}/{name}.md") for name in games.NAMES]
    for code, language in LANGUAGES:
        if code != ENGLISH:
            for name in games.NAMES:
                title = cards.title(games.declared(name), code)
                pages.append((f"{title} ({language.lower()})", f"{folder}/{name}.{code}.md"))
    return pages


def _in_text() -> list[tuple[str, str]]:
    """Return title and path of the pages on the notation."""
    return [
        (f"{games.declared(name).TITLE} in text", f"firmware/docs/notation/{name}.md")
        for name in games.NAMES
    ]


def _gather(into: Path) -> None:
    """Copy all documents, and what they link to, into the folder."""
    documents = [path for path in links.documents(ROOT) if SAMPLE not in path.parents]
    waiting = [*documents, _STYLE, *_MOVED]
    seen = set()
    while waiting:
        path = waiting.pop()
        if path in seen:
            continue
        seen.add(path)
        target = into / _place(path)
        target.parent.mkdir(parents=True, exist_ok=True)
        if path.is_dir():
            text, found = _listing(path), _files(path)
        elif path.suffix == ".md":
            text = path.read_text("utf-8")
            if path in cards.PAGES:
                text = cards.filled(text, path)
            if path.parent.name == _TEACHING:
                text = _FIRST_FOUND + _illustrated(text, path)
            text, found = _relinked(text, path)
        elif path == _FAULT:
            text, found = _with_faults(path.read_text("utf-8")), []
        else:
            shutil.copyfile(path, target)
            continue
        target.write_text(text, "utf-8", newline="\n")
        waiting += found


def _illustrated(text: str, path: Path) -> str:
    """Return a page on how to play with the picture of the board, if the game has one."""
    picture = f"../images/{path.name.partition('.')[0]}-board.webp"
    shown = f"\n![]({picture})\n\n## "
    return text.replace("\n## ", shown, 1) if (path.parent / picture).is_file() else text


def _place(path: Path) -> PurePosixPath:
    """Return where a file or folder of the checkout is among the documents."""
    if path in _MOVED:
        return PurePosixPath(_MOVED[path])
    place = PurePosixPath(path.relative_to(ROOT).as_posix())
    if path.is_dir():
        return place / "index.md"
    return place.with_name(place.name + ".txt") if path.suffix in _SOURCES else place


def _relinked(text: str, path: Path) -> tuple[str, list[Path]]:
    """Return a document with links to the places on the site, and the files that it links to."""
    found = []
    pieces = []
    after = 0
    for start, end in links.spans(text):
        target = text[start:end]
        place, mark, anchor = target.partition("#")
        if place and not _SCHEME.match(target):
            file = _page((path.parent / unquote(place)).resolve())
            found.append(file)
            place = os.path.relpath(_place(file), _place(path).parent).replace(os.sep, "/")
            pieces += [text[after:start], place, mark, anchor]
            after = end
    return "".join([*pieces, text[after:]]), found


def _page(path: Path) -> Path:
    """Return the README.md of a folder that has one; else the path itself."""
    return path / "README.md" if (path / "README.md").is_file() else path


def _listing(folder: Path) -> str:
    """Return the page of a folder: the files in it."""
    name = folder.relative_to(ROOT).as_posix()
    lines = [f"* [{file.name}]({_place(file).name})" for file in _files(folder)]
    return "\n".join(["---", "search:", "  exclude: true", "---", "", f"# {name}/", "", *lines, ""])


def _files(folder: Path) -> list[Path]:
    return sorted(
        path for path in folder.iterdir() if path.is_file() and not path.name.startswith(".")
    )
