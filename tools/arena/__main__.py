"""The `arena` task: plays two players against each other and prints the result."""

import argparse
import json
import signal
import sys
import time
from collections.abc import Iterator
from pathlib import Path

from tqdm import tqdm

import games
from host_sim.command_line import Parser, whole
from tools import environment
from tools.arena import processes
from tools.arena.entrants import check
from tools.arena.match import Match
from tools.arena.playing import Deal
from tools.arena.report import report
from tools.arena.sheet import sheet
from tools.ending import INTERRUPTED
from tools.trouble import Trouble

_MOST_PROCESSES = 256
_LONGEST_LIMIT = 86_400  # seconds: a day
_USAGE = 2  # exit status of a wrong command line


def main(words: list[str]) -> int:
    """Play, print the result, save the report; return the exit status."""
    options = _options(words)
    match = _match(options)
    try:
        _check_writable(options.save)
        check(match)
    except Trouble as trouble:
        print(f"arena: {trouble}", file=sys.stderr)
        return _USAGE
    where, deals = _deals(match, options)
    done, seconds, interrupted = _watch(deals, options.deals)
    if interrupted:
        print(f"Interrupted after {len(done)} of {options.deals} deals.", file=sys.stderr)
    if done:
        result = report(match, done, seconds, where)
        print(sheet(result))
        if options.save:
            options.save.write_text(json.dumps(result, indent=2) + "\n", encoding="utf-8")
    return INTERRUPTED if interrupted else 0


def _options(words: list[str]) -> argparse.Namespace:
    parser = Parser(
        prog="dev.py arena",
        description="Plays two players against each other, each deal once in every seating.",
        epilog="A player is a level (squire, courtier, ...) or 'exec:COMMAND', a program that"
        " speaks the engine protocol. See firmware/docs/arena.md.",
    )
    parser.add_argument("player")
    parser.add_argument("opponent")
    parser.add_argument("--game", choices=games.NAMES, default=games.NAMES[0])
    parser.add_argument("--players", type=whole(1), default=2, help="at the table (default: 2)")
    parser.add_argument("--rules", default="", help="as in records (default: the usual ones)")
    parser.add_argument(
        "--deals", type=whole(1), default=1000, help="each played in every seating (default: 1000)"
    )
    parser.add_argument("--seed", type=whole(0), default=1, help="of everything (default: 1)")
    parser.add_argument(
        "--processes", type=whole(1, _MOST_PROCESSES), help="at a time (default: one for each core)"
    )
    parser.add_argument(
        "--cluster", metavar="tcp://HOST:8786", help="play on Dask's scheduler there"
    )
    parser.add_argument("--save", type=Path, metavar="FILE", help="write the report as JSON")
    parser.add_argument(
        "--limit", type=_seconds, default=10.0, help="seconds for a program's answer (default: 10)"
    )
    parser.add_argument(
        "--level", help="level that a program is asked to play at (default: the strongest)"
    )
    parser.add_argument(
        "--plain", action="store_true", help="leave out luck and errors, which take time"
    )
    return parser.parse_args(words)


def _seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0
    if not 0 < seconds <= _LONGEST_LIMIT:
        raise argparse.ArgumentTypeError(
            f"'{text[:80]}' is not a number of seconds above 0 and up to {_LONGEST_LIMIT}"
        )
    return seconds


def _match(options: argparse.Namespace) -> Match:
    strongest = ("best", *games.declared(options.game).LEVELS)[-1]
    return Match(
        entrants=(options.player, options.opponent),
        game=options.game,
        rules=options.rules,
        players=options.players,
        seed=options.seed,
        limit=options.limit,
        level=options.level or strongest,
        plain=options.plain,
    )


def _check_writable(save: Path | None) -> None:
    """Raise Trouble if the report can't be written: before the games, not after hours."""
    try:
        if save:
            save.open("a").close()
    except OSError as error:
        raise Trouble(f"can't write {save}: {error.strerror}") from None


def _deals(match: Match, options: argparse.Namespace) -> tuple[str, Iterator[Deal]]:
    """Return where the deals are played, in words, and the deals. Raises Trouble."""
    if options.cluster is None:
        number = min(options.processes or processes.cores(), options.deals)
        return f"{number} processes", processes.play(match, options.deals, number)
    environment.prepare("cluster")
    from tools.arena import cluster  # imports Dask

    where = f"the cluster at {options.cluster}"
    return where, cluster.play(match, options.deals, options.cluster)


def _watch(deals: Iterator[Deal], expected: int) -> tuple[list[Deal], float, bool]:
    """Play all deals; return them, the seconds spent, and whether Ctrl-C interrupted them.

    A progress bar is drawn on a terminal only.
    """
    done: list[Deal] = []
    began = time.perf_counter()
    with _Interruptible() as interrupt, tqdm(total=expected, unit="deal", disable=None) as bar:
        for deal in deals:
            done.append(deal)
            bar.set_postfix_str(f"{sum(d.score for d in done) / len(done):.1%}", refresh=False)
            bar.update()
            if interrupt.came:
                break
    return done, time.perf_counter() - began, interrupt.came


class _Interruptible:
    """A block that Ctrl-C leaves. `came` says that it was pressed.

    Python drops the exception if the signal comes while an object is being destroyed.
    """

    def __init__(self):
        self.came = False

    def __enter__(self) -> "_Interruptible":
        self._before = signal.signal(signal.SIGINT, self._note)
        return self

    def _note(self, number: int, frame) -> None:
        self.came = True
        raise KeyboardInterrupt

    def __exit__(self, kind, error, traceback) -> bool:
        signal.signal(signal.SIGINT, self._before)
        return kind is KeyboardInterrupt


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
