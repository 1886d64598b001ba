"""A table at a serial port, which is stdin and stdout, with a person who acts at random.

Started with the folder that is its flash, and a seed. It listens for a page at once. Time passes
faster than a clock's.
"""

import sys
import time

from base import Rng
from drivers.console import Console
from host_sim.desk import Desk
from host_sim.saved import prepare
from host_sim.script import parse

TICKS = 20  # at once
PAUSE_S = 0.001

flash, seed = sys.argv[1], int(sys.argv[2])
rng = Rng(seed)


def act(app) -> None:
    """Have the person act, if the table is at rest and asks for it."""
    if app.shown != "match" or not app.at_rest or app.match.quiet or not app.match.asks:
        return
    game = app.match.game
    legal = bytearray(game.ACTIONS)
    action = legal[rng.below(game.legal(legal))]
    app.match_screen._work = app.match_screen._act(desk.now, action)


prepare(flash, [parse("set people 2\nset speed fast", "away_table")])
desk = Desk(flash, seed)
desk.power_on()
console = Console()
while True:
    desk.device.pico.console = console  # pyright: ignore[reportAttributeAccessIssue]
    desk.run(200)
    desk.app.lead_to("away")
    while not desk.device.restarts:
        for _ in range(TICKS):
            desk.tick()
        act(desk.app)
        time.sleep(PAUSE_S)
    desk.restart()
