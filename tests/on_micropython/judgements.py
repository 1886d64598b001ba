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

import players
from games import CHANCE
from games.rng import Rng
from games.royal_visit import Game, notation

_POSITIONS = 12
_TURNS = 6  # before each of them
_LEVELS = ("courtier", "chancellor", "sovereign")


def position(seed: int) -> Game:
    """A game in which some turns were played at random."""
    rng = Rng(seed)
    game = Game()
    game.start(2, rng)
    into = bytearray(game.ACTIONS)
    for _ in range(_TURNS):
        side = game.side
        while game.side == side and not game.how:
            game.play(into[rng.below(game.legal(into))])
            if game.to_act() == CHANCE:
                game.settle(game.sample(rng))
    return game


def judgements(game: Game, level: str) -> str:
    """How many acts a level looks at, a checksum of what it thinks of them, and what it plays."""
    thinker = players.thinker("royal-visit", level, game, Rng(0))
    acts = 0
    total = 0
    while thinker._search.next():
        thinker._look()
        acts += 1
        total = (total * 31 + thinker._worth()) % 1000003
    return f"{level}: {acts} acts, {total}, {notation.turn(game, thinker.choice)}"


def at_work(level: str) -> int:
    """The most bytes that a level holds while it thinks, its weights included."""
    players.thinker("royal-visit", level, position(0), Rng(0))  # so that its code is loaded
    weights = __import__(f"players.royal_visit.{level}_weights", None, None, ("UNITS",))
    kept = sum(len(block) for block in weights.UNITS)
    most = 0
    for seed in range(_POSITIONS):
        view = position(seed).view(0)
        gc.collect()
        before = gc.mem_alloc()  # pyright: ignore[reportAttributeAccessIssue]
        thinker = players.thinker("royal-visit", level, view, Rng(0))
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
