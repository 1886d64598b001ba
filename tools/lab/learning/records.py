"""Records of games that the strongest level plays against itself, as a set to study or learn from.

Game n of a set is decided by n alone: its number of players, its edition, the deal, the dice and
the decisions. The records are text, as the device writes them (`games.record`).
"""

import itertools
import multiprocessing
import signal
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import ai
import games
from base import Rng
from games import CHANCE, OVER, record
from tools.lab.learning import training

NUMBER = 1000  # games of a set
_CHUNK = 4  # games that a process plays in a row


def folder(game: str) -> Path:
    """Return the folder of a game's set: a file for each record, such as `0001.txt`."""
    return training.HOME / f"records-{game}"


def play(game: str, number: int) -> Iterator[Path]:
    """Write the records that a set of so many games lacks, on all cores; yield each path."""
    home = folder(game)
    home.mkdir(parents=True, exist_ok=True)
    missing = [n for n in range(1, number + 1) if not _path(home, n).is_file()]
    context = multiprocessing.get_context("spawn")
    with context.Pool(initializer=signal.signal, initargs=(signal.SIGINT, signal.SIG_IGN)) as pool:
        yield from pool.imap_unordered(partial(_write, game, home), missing, _CHUNK)


def played(game: str, n: int, level: str) -> str:
    """Return the record of game n of a level against itself."""
    declared = games.declared(game)
    editions = declared.EDITIONS
    tables = range(declared.MIN_PLAYERS, declared.MAX_PLAYERS + 1)
    kinds = [*itertools.product(editions, tables)]
    edition, players = kinds[n % len(kinds)]
    dealt = games.part(game, "game").Game(edition)
    luck, minds = Rng(2 * n), Rng(2 * n + 1)
    dealt.start(players, luck)
    while dealt.to_act() != OVER:
        if dealt.to_act() == CHANCE:
            dealt.apply_chance(dealt.sample(luck))
            continue
        thinker = ai.thinker(game, level, dealt.view(dealt.to_act()), minds)
        while not thinker.step():
            pass
        for action in thinker.choice:
            dealt.play(action)
    return record.write(dealt, [level] * players)


def _path(home: Path, n: int) -> Path:
    return home / f"{n:04}.txt"


def _write(game: str, home: Path, n: int) -> Path:
    """Write the record of game n; it is in place only when it is complete."""
    path = _path(home, n)
    new = path.with_suffix(".new")
    new.write_text(played(game, n, games.declared(game).LEVELS[-1]), "utf-8", newline="\n")
    return new.replace(path)
