"""The `pack` task: makes the pack of one game, to be put onto a board or the page's table."""

import sys
from pathlib import PurePosixPath

from version import VERSION

import finder
import games
from host_sim.command_line import Parser
from tools.building import build, packs, sources
from tools.building.architectures import ARCHITECTURES, PICO
from tools.installing import littlefs
from tools.interpreters import ROOT
from tools.site import table
from ui.languages import LANGUAGES

_PAGE = "page"
_PACKS = build.BUILDS / "packs"


def main(words: list[str]) -> int:
    """Make the file and say what it is; return the exit status."""
    parser = Parser(
        prog="dev.py pack",
        description="Makes the pack of a game: rules, table, players, and texts in each language.",
        epilog="; ".join(f"{name}: {on}" for name, on in _PLACES.items()),
    )
    parser.add_argument("game", choices=games.NAMES, help="its name")
    parser.add_argument("--for", dest="place", choices=_PLACES, default=PICO, help="what it is for")
    given = parser.parse_args(words)
    if given.place == _PAGE:
        files = table.files()  # every module, whoever needs it
        made = packs.of_game(files, given.game)
    else:
        files = build.files(given.place)
        others = map(str, set(sources.needed()) - set(sources.needed(without=given.game)))
        own = [path.removesuffix(".py") + ".mpy" for path in others]
        made = packs.of_game(files, given.game, own)
    path = _PACKS / given.place / (given.game + finder.PACK)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(made)
    names = [name for code, name in LANGUAGES if _has(files, code, given.game)]
    where = path.relative_to(ROOT)
    print(f"{where}: {len(made):,} bytes, {littlefs.blocks([len(made)]) - 2} blocks of 4 KB")
    print(f"For {_PLACES[given.place]}, with Regalia {VERSION} as it is in this checkout.")
    print(f"In {', '.join(names)}.")
    if given.place == _PAGE:
        print("Drop it on the table of the site: python3 tools/dev.py site --serve")
    else:
        print(f"Onto a board: python3 tools/dev.py flash --pack {where}")
    return 0


_PLACES = ARCHITECTURES | {_PAGE: "the table of the site"}


def _has(files: dict[str, bytes], code: str, game: str) -> bool:
    """Return whether a firmware has texts of a game in a language."""
    stem = games.folder(game)
    paths = map(PurePosixPath, files)
    return any(path.match(f"texts/{code}/{stem}[.-]*") for path in paths)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
