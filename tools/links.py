"""Check of the links in documents: to files, headings and pictures.

`python3 tools/dev.py lint` runs it over every Markdown file of the checkout. It needs no network:
web addresses are not checked.
"""

import re
import sys
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import unquote

from tools.interpreters import ROOT

_MADE = ("build", "node_modules")  # folders outside version control; hidden folders are skipped too

_FENCED = re.compile(r"^[ \t]*(```+|~~~+).*?^[ \t]*\1", re.MULTILINE | re.DOTALL)
_SPAN = re.compile(r"(`+)(?:(?!\n[ \t]*\n).)+?\1(?!`)", re.DOTALL)
_TARGETS = (
    re.compile(r"\]\(\s*<?([^\s<>()]+)>?(?:\s+\"[^\"]*\")?\s*\)"),  # [text](target "title")
    re.compile(r"^ {0,3}\[[^\]]+\]:\s*<?([^\s<>]+)", re.MULTILINE),  # [name]: target
    re.compile(r"<(?:a|img|source|model-viewer)\b[^>]*?\b(?:href|src|srcset)=\"([^\"]+)\""),
)
_HEADING = re.compile(r"^#{1,6}[ \t]+(.+?)[ \t]*#*$", re.MULTILINE)
_LINK_IN_HEADING = re.compile(r"!?\[([^\]]*)\]\([^)]*\)")
_SCHEME = re.compile(r"[a-zA-Z][a-zA-Z0-9+.-]*:")


def documents(root: Path) -> list[Path]:
    """Return the Markdown files below `root`, in order."""
    return sorted(
        path
        for path in root.rglob("*.md")
        if not any(
            part.startswith(".") or part in _MADE for part in path.relative_to(root).parts[:-1]
        )
    )


def targets(text: str) -> list[tuple[int, str]]:
    """Return the links of a document, without those in code: (line, target), in order."""
    return [(text.count("\n", 0, start) + 1, text[start:end]) for start, end in spans(text)]


def spans(text: str) -> list[tuple[int, int]]:
    """Return start and end of the target of each link of a document, in order."""
    text = _SPAN.sub(_blank, _FENCED.sub(_blank, text))
    return sorted(match.span(1) for form in _TARGETS for match in form.finditer(text))


def _blank(match: re.Match) -> str:
    return re.sub(r"[^\n]", " ", match[0])


def anchors(text: str) -> set[str]:
    """Return the anchors that GitHub gives the headings of a document."""
    made: dict[str, int] = {}
    for match in _HEADING.finditer(_FENCED.sub(_blank, text)):
        words = _LINK_IN_HEADING.sub(r"\1", match[1]).lower()
        anchor = re.sub(r"[^\w\- ]", "", words).replace(" ", "-")
        made[anchor] = made.get(anchor, 0) + 1
    return {
        f"{anchor}-{number}" if number else anchor
        for anchor, count in made.items()
        for number in range(count)
    }


def dead(path: Path, root: Path) -> Iterator[str]:
    """Yield a message for each dead link of the document at `path`."""
    for line, target in targets(path.read_text(encoding="utf-8")):
        why = "" if _SCHEME.match(target) else _wrong(path, unquote(target), root)
        if why:
            yield f"{path.relative_to(root)}:{line}: {target}: {why}"


def _wrong(path: Path, target: str, root: Path) -> str:
    """Return why a link in the document at `path` is dead, or ''."""
    place, _, anchor = target.partition("#")
    file = (path.parent / place).resolve() if place else path
    if not file.is_relative_to(root):
        return "leads out of the checkout"
    if not file.exists():
        return f"there is no {file.relative_to(root)}"
    if anchor and file.suffix == ".md" and anchor not in anchors(file.read_text(encoding="utf-8")):
        return f"{file.relative_to(root)} has no such heading"
    return ""


def main() -> int:
    """Check all documents; return 1 if there is a dead link, else 0."""
    files = documents(ROOT)
    found = [line for file in files for line in dead(file, ROOT)]
    print("\n".join(found) or f"No dead links in {len(files)} documents.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
