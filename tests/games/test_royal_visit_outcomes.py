"""Frozen counts of outcomes of Royal Visit, and the search that finds them."""

from pathlib import Path

import pytest

from games import Illegal
from games.royal_visit import notation
from games.royal_visit.acts import Acts
from games.royal_visit.outcomes import outcomes
from tests.games.tables import at

FROZEN = Path(__file__).with_name("royal_visit_outcomes.txt")


def frozen() -> list[list[str]]:
    lines = FROZEN.read_text(encoding="ascii").splitlines()
    return [line.split(" ; ") for line in lines if line and not line.startswith("#")]


@pytest.mark.parametrize(("position", "rules", "count", "shows"), frozen())
def test_a_frozen_count(position, rules, count, shows):
    found = outcomes(at(position, rules))
    assert len(found) == int(count), shows
    assert found == sorted(set(found))


@pytest.mark.parametrize("steps", [0, 1, 2, 7, 50])
def test_an_abandoned_search_leaves_the_game_as_it_was(steps):
    game = at("gikhg i+ r K1*2,G1,J1,J2,J3 ?8 ?40 -")
    position = notation.position(game)
    acts = Acts(game)
    for _ in range(steps):
        acts.step()
    acts.close()
    assert notation.position(game) == position
    assert game.turn_length == 0


def test_a_search_starts_with_a_turn():
    game = at("gikhg i+ r K1*2 ?8 ?44 -")
    game.play(0)
    with pytest.raises(Illegal, match="start of a turn"):
        Acts(game)
