"""The `gallery` task: a page of all golden screens, with the displays drawn.

It writes build/gallery/index.html from what is recorded in tests/golden.
"""

import html
import sys
from pathlib import Path

from tools import golden
from tools.interpreters import ROOT

GALLERY = ROOT / "build" / "gallery"

_PAGE = """\
<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Regalia: every screen</title>
<style>
  body { margin: 2rem; background: #14100f; color: #e8dfd2; font: 16px/1.4 Georgia, serif; }
  h1, h2 { font-weight: normal; }
  section { display: flex; flex-wrap: wrap; gap: 2rem; }
  figure { margin: 0; }
  figcaption { padding: .3rem 0; color: #b8a98f; }
  canvas { width: 256px; margin-right: .5rem; background: #07090d; image-rendering: pixelated; }
</style>
<h1>Regalia: every screen</h1>
CHAPTERS
DRAWING
</html>
"""
# Draws each display, of class "display", from its lines in a golden screen.
DRAWING = """\
<script>
  for (const text of document.querySelectorAll(".display")) {
    const canvas = Object.assign(document.createElement("canvas"), { width: 128, height: 64 });
    const context = canvas.getContext("2d");
    context.fillStyle = "#cde4ff";
    (text.textContent.match(/(?<=│).+(?=│)/g) ?? []).forEach((row, y) => {
      [...row].forEach((blocks, x) => {
        if ("▀█".includes(blocks)) context.fillRect(x, 2 * y, 1, 1);
        if ("▄█".includes(blocks)) context.fillRect(x, 2 * y + 1, 1, 1);
      });
    });
    text.replaceWith(canvas);
  }
</script>
"""


def write(folder: Path) -> int:
    """Write the page into `folder`; return the number of screens."""
    chapters = {script.stem: _screens(script.stem) for script in golden.scripts()}
    text = "\n".join(
        f"<h2>{html.escape(name)}</h2>\n<section>\n{''.join(screens)}</section>"
        for name, screens in chapters.items()
    )
    folder.mkdir(parents=True, exist_ok=True)
    page = _PAGE.replace("CHAPTERS", text).replace("DRAWING", DRAWING)
    (folder / "index.html").write_text(page, "utf-8")
    return sum(map(len, chapters.values()))


def _screens(script: str) -> list[str]:
    """Return a figure for each screen of a script: displays by language, then the lamps."""
    found = []
    for path in sorted((golden.FOLDER / golden.RECORDED[0] / script).glob("*.txt")):
        displays = [
            f'<pre class="display">{html.escape(display)}</pre>'
            for language in golden.RECORDED
            for display in golden.read(language, script, path.name).strip().split("\n\n")
        ]
        lamps = html.escape(golden.read(golden.COMMON, script, path.name))
        caption = f"<figcaption>{html.escape(path.stem)}</figcaption>"
        found.append(f"<figure>{''.join(displays)}<pre>{lamps}</pre>{caption}</figure>\n")
    return found


def main(words: list[str]) -> int:
    if words:
        print("usage: python3 tools/dev.py gallery", file=sys.stderr)
        return 2
    count = write(GALLERY)
    print(f"{count} screens: open {GALLERY / 'index.html'}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
