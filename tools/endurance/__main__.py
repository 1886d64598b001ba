"""The `endurance` task: many games in a row on one device, with its heap measured."""

import sys

from host_sim.command_line import Parser, whole
from tools.endurance.report import report
from tools.endurance.series import HEAP, Game, play, saved_report
from tools.trouble import Trouble

_BAR = 30
_STRETCH = 20


def main(words: list[str]) -> int:
    """Play, print and save the report; return the exit status."""
    parser = Parser(
        prog="dev.py endurance",
        description="Plays computers against each other on a real MicroPython with a heap of"
        f" {HEAP}: {_STRETCH} games of a kind in a row, menus and changes of language between.",
    )
    parser.add_argument("--games", type=whole(1), default=200, metavar="N", help="how many (200)")
    number = parser.parse_args(words).games
    played: list[Game] = []
    try:
        for game in play(number, _STRETCH):
            played.append(game)
            _progress(len(played), number)
    except Trouble as trouble:
        print(f"\nendurance: after {len(played)} games: {trouble}", file=sys.stderr)
        return 1
    text = report(played)
    print("\n" + text)
    saved_report().parent.mkdir(exist_ok=True)
    saved_report().write_text(text + "\n", encoding="utf-8")
    return 0


def _progress(done: int, of: int) -> None:
    full = _BAR * done // of
    print(f"\r[{'#' * full}{'.' * (_BAR - full)}] {done}/{of} games", end="", flush=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
