"""What the trained levels of a game judge and decide, the same lines on every interpreter.

MicroPython compiles their hot loops to machine code; CPython
runs the same source as it is.

    python3 tests/on_micropython/judgements.py GAME             a line for each level and position
    micropython tests/on_micropython/judgements.py GAME memory  the most bytes at work, by level,
                                                                and those that stay with its choice
"""

# ruff: noqa: E402 - the imports have to wait until the path is set

import gc
import sys
from collections import namedtuple

ROOT = __file__.replace("\\", "/").rpartition("/tests/")[0] or "."
sys.path.insert(0, ROOT)

import host_sim  # noqa: F401 - finds the firmware

# isort: split

import ai
import games
from ai import network
from base import Rng
from games import CHANCE, OVER
from tests.moments import go_on, thought

_POSITIONS = 12
_TURNS = 6  # at random before each of them

# levels: the trained ones; inside: a position is less than so many actions after the start of a
# turn.
Game = namedtuple("Game", ("levels", "inside"))
_GAMES = {
    "royal-visit": Game(("courtier", "chancellor", "sovereign"), 1),
    "banquet-royal": Game(("chancellor", "sovereign"), 6),
    "roi-et-compagnie": Game(("sovereign",), 2),
}


def position(name: str, seed: int):
    """Return a game after some random actions, where a player is to act."""
    rng = Rng(seed)
    declared = games.declared(name)
    editions = declared.EDITIONS
    game = games.part(name, "game").Game(editions[rng.below(len(editions))])
    seats = declared.MAX_PLAYERS - declared.MIN_PLAYERS + 1
    game.start(declared.MIN_PLAYERS + rng.below(seats), rng)
    for _ in range(_TURNS):
        player = game.to_act()
        while game.to_act() == player:
            act(game, rng)
    for _ in range(rng.below(_GAMES[name].inside)):
        act(game, rng)
    return game


def act(game, rng):
    """Play a random action, and the chance events after it."""
    go_on(game, rng)
    while game.to_act() == CHANCE:
        go_on(game, rng)
    assert game.to_act() != OVER


class Judged:
    """The number and a checksum of all judgements."""

    number = 0
    total = 0


def judgements(level: str, game) -> str:
    """Return the number of judgements of a decision, a checksum, and the choice."""
    judged = Judged()
    judge = network.judge

    def counted(*of):
        worth = judge(*of)
        judged.number += 1
        judged.total = (judged.total * 31 + worth) % 1000003
        return worth

    network.judge = counted
    thinker = thought(game.view(game.to_act()), level, Rng(0))
    network.judge = judge
    choice = " ".join([str(action) for action in thinker.choice])
    return f"{level}: {judged.number} judgements, {judged.total}, {choice}"


def at_work(name: str, level: str) -> tuple:
    """Return the most bytes that a decision takes, with the weights, and that its end leaves."""
    blocks = ai.load(name, level).BLOCKS
    weights = sum([len(bytes(block).rstrip(b"\0")) for block in blocks])  # zeros fill a block
    most = left = 0
    for seed in range(_POSITIONS):
        game = position(name, seed)
        view = game.view(game.to_act())
        gc.collect()
        before = gc.mem_alloc()  # pyright: ignore[reportAttributeAccessIssue]
        thinker = ai.thinker(name, level, view, Rng(0))
        goes_on = True
        while goes_on:
            goes_on = not thinker.step()
            gc.collect()
            taken = gc.mem_alloc() - before  # pyright: ignore[reportAttributeAccessIssue]
            most = max(most, taken)
        left = max(left, taken)
    return weights + most, left


if __name__ == "__main__":
    name = sys.argv[1]
    for level in _GAMES[name].levels:
        if sys.argv[2:] == ["memory"]:
            print(level, *at_work(name, level))
            continue
        for seed in range(_POSITIONS):
            print(judgements(level, position(name, seed)))
