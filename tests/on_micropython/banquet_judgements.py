"""What the learned levels of Banquet Royal decide, the same lines on every interpreter.

MicroPython compiles their hot loops to machine code; CPython runs the same source as it is.

    python3 tests/on_micropython/banquet_judgements.py           a line for each position
    micropython tests/on_micropython/banquet_judgements.py memory    the most bytes at work
"""

# ruff: noqa: E402 - the imports have to wait until the path is set

import gc
import sys

ROOT = __file__.replace("\\", "/").rpartition("/tests/")[0] or "."
sys.path.insert(0, ROOT)

import host_sim  # noqa: F401 - finds the firmware

# isort: split

import ai
from ai.banquet_royal import evaluation
from base.rng import Rng
from games import CHANCE, OVER
from games.banquet_royal.game import Game
from games.banquet_royal.position import Rules

_POSITIONS = 6
_ACTIONS = 25  # at random before each of them
_LEVELS = ("chancellor", "sovereign")


def position(seed: int) -> Game:
    """Return a game after some random actions, where a player is to act."""
    rng = Rng(seed)
    game = Game(Rules("wild" if seed % 3 == 2 else "regular"))
    game.start(2 + seed % 3, rng)
    into = bytearray(game.ACTIONS)
    actions = _ACTIONS
    while actions > 0 or game.to_act() == CHANCE:
        if game.to_act() == CHANCE:
            game.apply_chance(game.sample(rng))
        else:
            game.play(into[rng.below(game.legal(into))])
        actions -= 1
        assert game.to_act() != OVER
    return game


class Judged:
    """The number and a checksum of all judgements."""

    number = 0
    total = 0


def judgements(game: Game, level: str) -> str:
    """Return the number of judgements of a decision, a checksum, and the choice."""
    judged = Judged()
    judge = evaluation.judge

    def counted(*of):
        worth = judge(*of)
        judged.number += 1
        judged.total = (judged.total * 31 + worth) % 1000003
        return worth

    evaluation.judge = counted
    thinker = ai.thinker("banquet-royal", level, game, Rng(0))
    while not thinker.step():
        pass
    evaluation.judge = judge
    choice = " ".join([str(action) for action in thinker.choice])
    return f"{level}: {judged.number} judgements, {judged.total}, {choice}"


def at_work(level: str) -> int:
    """Return the peak memory of a decision in bytes, with the weights."""
    kept = sum([len(block) for block in ai.load("banquet-royal", level).Thinker.BLOCKS])
    most = 0
    for seed in range(_POSITIONS):
        game = position(seed)
        view = game.view(game.player)
        gc.collect()
        before = gc.mem_alloc()  # pyright: ignore[reportAttributeAccessIssue]
        thinker = ai.thinker("banquet-royal", level, view, Rng(0))
        while not thinker.step():
            pass
        gc.collect()
        most = max(most, gc.mem_alloc() - before)  # pyright: ignore[reportAttributeAccessIssue]
    return kept + most


if __name__ == "__main__":
    for name in _LEVELS:
        if sys.argv[1:] == ["memory"]:
            print(name, at_work(name))
            continue
        for number in range(_POSITIONS):
            print(judgements(position(number), name))
