"""The start pages: one in each language of the device, with a card of each game.

A page of `start/` has the words of a card once, with names in braces. Here it gets the facts of
each game's declaration. The page in the first language is that of the site.
"""

import os
import re
from pathlib import Path

import games
from host_sim.texts import catalogues
from tools.interpreters import ROOT
from tools.trouble import Trouble
from ui.languages import LANGUAGES

_FOLDER = Path(__file__).parent / "start"
_PLAY = ROOT / "host_sim" / "web" / "page" / "index.html"
_PICTURES = ROOT / "firmware" / "docs" / "images"
_BUILD = ROOT / "hardware" / "BUILD.md"

CODES = [code for code, _ in LANGUAGES]

# The file of each language, and its place on the site.
PAGES = {
    _FOLDER / f"{code}.md": f"{code}.md" if number else "index.md"
    for number, code in enumerate(CODES)
}

_CARD = re.compile(r"<!-- For each game: -->\n(.*)<!-- End -->\n", re.DOTALL)
_OTHERS = "{ .languages }\n"  # the class of the line with the links to the other languages
_COMMENT = re.compile(r"<!-- The table of hours and cost .* -->")
_TABLE = re.compile(r"(?:^\|.*\n)+\n(?:.+\n)+", re.MULTILINE)  # and the paragraph below it


def filled(text: str, path: Path) -> str:
    """Return the start page `text` of the file `path` with links, its cards and its table.

    Raises Trouble.
    """
    card = _CARD.search(text)
    if card is None:
        raise Trouble(f"{path.name}: the card of a game is missing")
    cards = "".join(card[1].format(**_facts(name, path)) for name in games.NAMES)
    text = text[: card.start()] + cards + text[card.end() :]
    others = [
        f"[{name}]({code}.md){{ lang={tag} hreflang={tag} }}\n"
        for code, name in LANGUAGES
        if code != path.stem
        for tag in [code.replace("_", "-")]
    ]
    text = text.replace(_OTHERS, "".join(others) + _OTHERS)
    table = _TABLE.search(_BUILD.read_text("utf-8"))
    if table is None:
        raise Trouble(f"{_BUILD.name}: the table of hours and cost is missing")
    relinked = table[0].replace("](", f"]({_from(path, _BUILD.parent)}/")
    return _COMMENT.sub(lambda _: relinked, text)


def _facts(name: str, path: Path) -> dict:
    """Return what the card of a game says."""
    game = games.declared(name)
    few, many = game.MIN_PLAYERS, game.MAX_PLAYERS
    page = _from(path, _PLAY)
    picture = _PICTURES / f"{name}-board.webp"
    moving = _from(path, picture.with_name(f"{name}-moving.webp"))
    shown = (
        '<div class="board"><picture><source media="(prefers-reduced-motion: reduce)"'
        f' srcset="{_from(path, picture)}"><img src="{moving}" alt=""></picture></div>'
    )
    return {
        "title": title(game, path.stem),
        "players": f"{few}" if few == many else f"{few}–{many}",
        "minutes": game.MINUTES,
        "age": game.AGE,
        "picture": shown if picture.is_file() else "",
        "play": f'class="md-button md-button--primary" href="{page}#play={name}"',
        "learn": f'class="md-button" href="{page}#learn={name}"',
    }


def title(game, language: str) -> str:
    """Return the title of a declared game in a language."""
    translated = catalogues.translated(language, games.folder(game.NAME))
    return translated.get(game.TITLE) or game.TITLE


def _from(path: Path, target: Path) -> str:
    return os.path.relpath(target, path.parent).replace(os.sep, "/")
