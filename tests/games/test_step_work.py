"""Work of a step of a computer player: it runs within a tick, so in every position it is little."""

import sys

import pytest

import ai
import games
from ai.coach import Coach
from base import Rng
from games.banquet_royal import phases
from games.banquet_royal.kingdom import CARRIAGE, GROUP, NOWHERE, TRANSPORTS
from tests.games.test_coach import end_of, played
from tests.games.work import crowded, lines
from tests.moments import started, walked

pytestmark = pytest.mark.slow  # a guard of milliseconds

MOST = 2000  # and some 5 ms of judgements
CHOICES = (0, phases.WALK, phases.BOARD, phases.SCATTER, phases.SWAP)


def most_lines(view) -> int:
    """Return the most lines of a step in which the strongest level decides."""
    level = games.declared(view.NAME).LEVELS[-1]
    thinker = ai.thinker(view.NAME, level, view, Rng(1))
    most = 0
    done = False

    def step() -> None:
        nonlocal done
        done = thinker.step()

    while not done:
        most = max(most, lines(step))
    return most


@pytest.mark.parametrize("edition", ["regular", "wild"])
@pytest.mark.parametrize("most", range(1, GROUP + 1))
def test_it_is_little_where_banquets_kingdom_is_crowded(edition, most):
    """Groups without a landing, and pawns without another colour to swap with."""
    ai.load("banquet-royal", games.declared("banquet-royal").LEVELS[-1])
    for transport in range(TRANSPORTS):
        game = crowded(edition, most, CARRIAGE + transport, Rng(2))
        game.lifted = game.met = NOWHERE
        game.die = 4
        for phase in CHOICES:
            game.phase = phase
            assert most_lines(game.view(0)) <= MOST, phase


NETWORKS = 2  # of a suit


def test_a_step_begins_one_suit_of_royal_visit(monkeypatch):
    """That takes 7 ms on an emulated Pico, twice as long as to judge the acts of a step."""
    begun = [0]  # networks in each step
    network = sys.modules[ai.load("royal-visit", "sovereign").__module__].Network
    judge = network.judge

    def counted(self, *given, start=0):
        begun[-1] += start
        return judge(self, *given, start=start)

    monkeypatch.setattr(network, "judge", counted)
    for seed in range(4):
        for game in walked(*started("royal-visit", seed)):
            thinker = ai.thinker("royal-visit", "sovereign", game.view(game.to_act()), Rng(1))
            begun[-1] = 0
            while not thinker.step():
                begun.append(0)
            begun.append(0)
    assert max(begun) == NETWORKS


# A step takes up to 35 ms on an emulated Pico; in Royal Visit as much is machine code.
MOST_OF_THE_COACH = {"royal-visit": 1500}
MOST_ELSEWHERE = 3000


@pytest.mark.parametrize("name", [name for name in games.NAMES if games.declared(name).LUCK])
def test_a_step_of_the_coach_is_little(name):
    work = Coach(end_of(played(name, 3), 20), samples=2).working()
    done = None

    def step() -> None:
        nonlocal done
        done = next(work, True)

    while not done:
        assert lines(step) <= MOST_OF_THE_COACH.get(name, MOST_ELSEWHERE)
