"""Work of a table: a new state is shown, and a press and its page are done, within a tick each."""

import pytest
from framebuf import MONO_VLSB, FrameBuffer

import games
import tables
from base import Rng
from host_sim.desk import BUTTONS
from tests.games.work import lines
from tests.tables.laid import Laid
from ui.canvas import HEIGHT, WIDTH, Canvas

pytestmark = pytest.mark.slow  # a guard of milliseconds

SEEDS = range(6)
TURNS = 30
PRESSES = 6
# By 8 µs a line, and half as much again for the flash: 29 ms, and 19.
MOST_TO_SHOW = 2400
MOST_OF_A_PRESS = 1600


@pytest.mark.parametrize("name", games.NAMES)
def test_it_is_little_in_random_games(flash, name):
    canvas = Canvas(FrameBuffer(bytearray(WIDTH * HEIGHT // 8), WIDTH, HEIGHT, MONO_VLSB))
    chance = Rng(1)
    laid = Laid(flash, name, "royal")
    legal = bytearray(games.part(name, "game").Game.ACTIONS)
    shown, pressed = [], []
    for seed in SEEDS:
        laid.deal(seed)
        for _ in range(TURNS):
            player = laid.game.to_act()
            if player == games.OVER:
                break
            laid.ask(-1)
            shown.append(lines(laid.table.show, 0, laid.views, player, True))
            for _ in range(PRESSES):
                end = tables.end_of(player)
                work = lines(laid.table.press, 0, end, chance.below(len(BUTTONS)))
                pressed.append(work + lines(laid.table.draw, end, canvas))
            laid.play(legal[chance.below(laid.game.legal(legal))], chance)
    assert max(shown) <= MOST_TO_SHOW
    assert max(pressed) <= MOST_OF_A_PRESS
