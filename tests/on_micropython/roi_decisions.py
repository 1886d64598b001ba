"""Decisions of the trained levels of Roi & Compagnie, the same lines on every interpreter.

python3 tests/on_micropython/roi_decisions.py       a line for each position and level
micropython tests/on_micropython/roi_decisions.py memory    the most bytes at work, by level
"""

# ruff: noqa: E402 - the imports have to wait until the path is set

import gc
import sys

ROOT = __file__.replace("\\", "/").rpartition("/tests/")[0] or "."
sys.path.insert(0, ROOT)

import host_sim  # noqa: F401 - finds the firmware

# isort: split

import ai
from base import Rng
from games import CHANCE
from games.roi_et_compagnie import notation
from games.roi_et_compagnie.game import Game
from games.roi_et_compagnie.position import ROLL_ALL

_GAMES = 8
_ACTIONS = 40  # before each position
_LEVELS = ("sovereign",)


def position(seed: int) -> Game:
    """Return a game after a cast, some random cards later."""
    rng = Rng(seed)
    game = Game()
    game.start(2 + seed % 4, rng)
    into = bytearray(game.ACTIONS)
    acted = 0
    while acted < _ACTIONS or not game.dice[0] or game.rolling:
        if game.to_act() == CHANCE:
            game.apply_chance(game.sample(rng))
        elif not game.dice[0]:
            game.play(ROLL_ALL)
        else:
            n = game.legal(into)
            before = sum([action <= ROLL_ALL for action in into[:n]])
            game.play(into[before + rng.below(n - before)])  # a card or a penalty
        acted += 1
        if game.termination:
            rng = Rng(rng.word() & 0xFFFF)
            game = Game()
            game.start(2 + seed % 4, rng)
    return game


def thought(game: Game, level: str):
    """Return a thinker after its last step."""
    thinker = ai.thinker("roi-et-compagnie", level, game.view(game.player), Rng(0))
    while not thinker.step():
        pass
    return thinker


def decision(game: Game, level: str) -> str:
    """Return the worths of all cards and the action."""
    thinker = thought(game, level)
    worths = " ".join([str(worth) for worth in thinker.worths])
    return f"{level}: {worths}, {notation.action(game, thinker.choice[0])}"


def at_work(level: str) -> int:
    """Return the peak memory of a decision in bytes, without code and weights."""
    ai.load("roi-et-compagnie", level)
    most = 0
    for seed in range(_GAMES):
        game = position(seed)
        gc.collect()
        before = gc.mem_alloc()  # pyright: ignore[reportAttributeAccessIssue]
        thinker = ai.thinker("roi-et-compagnie", level, game.view(game.player), Rng(0))
        while not thinker.step():
            gc.collect()
            most = max(most, gc.mem_alloc() - before)  # pyright: ignore[reportAttributeAccessIssue]
    return most


if __name__ == "__main__":
    for name in _LEVELS:
        if sys.argv[1:] == ["memory"]:
            print(name, at_work(name))
            continue
        for number in range(_GAMES):
            print(decision(position(number), name))
