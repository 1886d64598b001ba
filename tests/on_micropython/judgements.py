"""What the learned levels of Royal Visit think of every act, the same lines on every interpreter.

MicroPython compiles their hot loops to machine code; CPython runs the same source as it is.

    python3 tests/on_micropython/judgements.py           a line for each position and level
    micropython tests/on_micropython/judgements.py memory     the most bytes at work, by level
"""

# ruff: noqa: E402 - the imports have to wait until the path is set

import gc
import sys

ROOT = __file__.replace("\\", "/").rpartition("/tests/")[0] or "."
sys.path.insert(0, ROOT)

import host_sim  # noqa: F401 - finds the firmware

# isort: split

import ai
from base.rng import Rng
from games import CHANCE
from games.royal_visit import notation
from games.royal_visit.game import Game

_POSITIONS = 12
_TURNS = 6  # before each of them
_LEVELS = ("courtier", "chancellor", "sovereign")


def position(seed: int) -> Game:
    """Return a game after some random turns."""
    rng = Rng(seed)
    game = Game()
    game.start(2, rng)
    into = bytearray(game.ACTIONS)
    for _ in range(_TURNS):
        side = game.side
        while game.side == side and not game.termination:
            game.play(into[rng.below(game.legal(into))])
            if game.to_act() == CHANCE:
                game.apply_chance(game.sample(rng))
    return game


def judgements(game: Game, level: str) -> str:
    """Return the number of acts that a level judges, a checksum, and its turn."""
    thinker = ai.thinker("royal-visit", level, game, Rng(0))
    acts = 0
    total = 0
    while thinker._search.next():
        thinker._judge_act()
        acts += 1
        total = (total * 31 + thinker._worth()) % 1000003
    return f"{level}: {acts} acts, {total}, {notation.turn(game, thinker.choice)}"


def at_work(level: str) -> int:
    """Return the peak memory of a decision in bytes, with the weights."""
    kept = sum(len(block) for block in ai.load("royal-visit", level).Thinker.WEIGHTS)
    most = 0
    for seed in range(_POSITIONS):
        view = position(seed).view(0)
        gc.collect()
        before = gc.mem_alloc()  # pyright: ignore[reportAttributeAccessIssue]
        thinker = ai.thinker("royal-visit", level, view, Rng(0))
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
            game = position(number)
            if game.to_act() >= 0:
                print(judgements(game, name))
