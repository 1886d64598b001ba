"""Prints games at a distance, with given seeds: the same lines on every interpreter.

    python3 tests/on_micropython/distance.py GAME SEEDS
    micropython tests/on_micropython/distance.py GAME SEEDS   has to print the same

The lines are what each end received, and the record of the whole game as each end opened it.
"""

# ruff: noqa: E402 - the imports have to wait until the path is set

import gc
import sys

ROOT = __file__.replace("\\", "/").rpartition("/tests/")[0] or "."
sys.path.insert(0, ROOT)

import host_sim  # noqa: F401 - finds the firmware

# isort: split

from games import OVER, record
from tests.games.distant import OverEnds, whole

for seed in range(int(sys.argv[2])):
    match = OverEnds(sys.argv[1], seed)
    while match.referee.to_act() != OVER:
        match.play_on(20)
        gc.collect()  # else what is kept lies scattered over the heap
    for seat in (0, 1):
        print("\n".join(match.sent[seat]))
        for line in record.lines(whole(match.ends[seat], match.opened())):
            if line:
                print(line)
