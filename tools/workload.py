"""Workload of `tools/bench.py`. Runs on CPython and MicroPython.

It prints a line for each part: name and figure. With `brief` it does a twentieth of the work.
"""

import gc
import sys
import time
from array import array

import games
from base import Rng
from games.royal_visit.acts import Acts
from games.royal_visit.game import Game
from host_sim import files
from host_sim.desk import Desk
from host_sim.saved import prepare
from host_sim.script import parse

_TURNS = 8  # played before each position
_BRIEF = 20
_DEAL_TICKS = 2000  # many more than dealing takes
_BLOCK = 1024  # times in one array: those of all ticks don't fit a block of the heap


def _clock() -> int:
    return time.time_ns() // 1000


def _since(start: int) -> int:
    return _clock() - start


def main(words: list) -> None:
    share = _BRIEF if words == ["brief"] else 1
    for name, work, amount in (
        ("outcomes a second", outcomes, 300),
        ("plies a second", plies, 200),
        ("ticks a second, in a match", ticks, 20_000),
        ("longest tick of a match, us", longest_tick, 5),
    ):
        gc.collect()
        print(name, work(max(1, amount // share)), sep="\t")


def outcomes(positions: int) -> int:
    """Return the outcomes found a second, listing those of the next act in random positions."""
    count = 0
    spent = 0
    for seed in range(positions):
        game = _game_after(seed, _TURNS)
        start = _clock()
        search = Acts(game)
        while search.step():
            count += search.fresh
        spent += _since(start)
    return _rate(count, spent)


def _game_after(seed: int, turns: int):
    """Return a game in progress after so many random turns."""
    rng = Rng(seed)
    while True:
        game = Game()
        game.start(2, rng)
        left = turns
        while left and game.to_act() != games.OVER:
            player = game.to_act()
            _act_at_random(game, rng)
            left -= game.to_act() == 1 - player
        if game.to_act() >= 0:
            return game


def plies(number: int) -> int:
    """Return the plies a second, playing so many random games."""
    rng = Rng(1)
    count = 0
    start = _clock()
    for _ in range(number):
        game = Game()
        game.start(2, rng)
        while game.to_act() != games.OVER:
            count += game.to_act() != games.CHANCE
            _act_at_random(game, rng)
    return _rate(count, _since(start))


def _act_at_random(game, rng) -> None:
    if game.to_act() == games.CHANCE:
        game.apply_chance(game.sample(rng))
    else:
        game.play(_legal[rng.below(game.legal(_legal))])


_legal = bytearray(Game.ACTIONS)


def ticks(number: int) -> int:
    """Return the ticks a second of a match at rest, virtual chips included."""
    flash = files.scratch_folder()
    try:
        desk = _desk_in_match(flash, "set people 2")
        desk.run(3000)
        start = _clock()
        for _ in range(number):
            desk.tick()
        return _rate(number, _since(start))
    finally:
        files.remove_folder(flash)


def longest_tick(matches: int) -> int:
    """Return the longest tick of a match of two squires, in us, virtual chips included.

    The same match is played several times, and the shortest time of each tick counts: other
    programs on the machine delay ticks too.
    """
    blocks = []
    for _ in range(matches):
        flash = files.scratch_folder()
        desk = _desk_in_match(
            flash, "set people 0\nset red squire\nset green squire\nset speed fast"
        )
        n = 0
        while not desk.app.match.over:
            start = _clock()
            desk.tick()
            spent = _since(start)
            if n == _BLOCK * len(blocks):
                blocks.append(array("I"))
            shortest = blocks[n // _BLOCK]
            place = n % _BLOCK
            if place == len(shortest):
                shortest.append(spent)
            elif spent < shortest[place]:
                shortest[place] = spent
            n += 1
        files.remove_folder(flash)
    return max([max(shortest) for shortest in blocks])


def _desk_in_match(flash: str, settings: str) -> Desk:
    prepare(flash, [parse(settings, "workload.py")])
    desk = Desk(flash, 7)
    desk.power_on()
    desk.run(100)
    for _ in range(3):  # title, menu, number of people
        desk.press(0, "ok")
    for _ in range(_DEAL_TICKS):
        if desk.app.match:
            return desk
        desk.tick()
    raise RuntimeError(f"three presses of OK lead to no match: {desk.app.shown} is shown")


def _rate(count: int, microseconds: int) -> int:
    return count * 1_000_000 // microseconds


if __name__ == "__main__":
    main(sys.argv[1:])
