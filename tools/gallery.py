"""The `gallery` task: a page with pictures of all golden screens, in every language.

It writes build/gallery/index.html.
"""

import html
import os
import re
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from tools import golden
from tools.interpreters import ROOT, cpython
from tools.trouble import told

GALLERY = ROOT / "build" / "gallery"

_PAGE = """\
<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Regalia: every screen</title>
<style>
  body {{ margin: 2rem; background: #14100f; color: #e8dfd2; font: 16px/1.4 Georgia, serif; }}
  h1, h2 {{ font-weight: normal; }}
  section {{ display: flex; flex-wrap: wrap; gap: 1.5rem; }}
  figure {{ margin: 0; }}
  figcaption {{ padding: .3rem 0; color: #b8a98f; }}
  img {{ display: block; width: 372px; }}
</style>
<h1>Regalia: every screen</h1>
{chapters}
</html>
"""


def write(folder: Path) -> int:
    """Write the page and its pictures into `folder`; return the number of pictures."""
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*.png"):
        old.unlink()
    jobs = [(script, language) for script in golden.scripts() for language in golden.LANGUAGES]
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        drawn = dict(zip(jobs, pool.map(lambda job: _draw(folder, *job), jobs), strict=True))
    chapters = "\n".join(_chapter(script, drawn) for script in golden.scripts())
    (folder / "index.html").write_text(_PAGE.format(chapters=chapters), encoding="utf-8")
    return sum(map(len, drawn.values()))


def _draw(folder: Path, script: Path, language: str) -> list[str]:
    """Play a script with a picture for each capture; return their names in order."""
    text, _ = re.subn(r"(?m)^capture ", "picture ", script.read_text(encoding="utf-8"))
    with tempfile.TemporaryDirectory() as scratch:
        illustrated = Path(scratch) / script.name
        illustrated.write_text(text, encoding="utf-8")
        golden.play(illustrated, language, cpython(packages=True), Path(scratch))
        for picture in Path(scratch).glob("*.png"):
            target = folder / f"{script.stem}-{picture.stem}-{language}.png"
            target.write_bytes(picture.read_bytes())
    return re.findall(r"(?m)^picture (\S+)", text)


def _chapter(script: Path, drawn: dict[tuple[Path, str], list[str]]) -> str:
    figures = [
        f'<figure><img src="{script.stem}-{name}-{language}.png" alt="">'
        f"<figcaption>{html.escape(name)} · {language}</figcaption></figure>"
        for name in drawn[script, golden.LANGUAGES[0]]
        for language in golden.LANGUAGES
    ]
    return f"<h2>{html.escape(script.stem)}</h2>\n<section>\n" + "\n".join(figures) + "\n</section>"


@told("gallery")
def main(words: list[str]) -> int:
    if words:
        print("usage: python3 tools/dev.py gallery", file=sys.stderr)
        return 2
    count = write(GALLERY)
    print(f"{count} pictures: open {GALLERY / 'index.html'}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
