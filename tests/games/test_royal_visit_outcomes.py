"""Frozen counts of outcomes of Royal Visit, and the search that finds them."""

from pathlib import Path

import pytest

from games import Illegal
from games.royal_visit import notation
from games.royal_visit.acts import Acts
from games.royal_visit.game import Game
from games.royal_visit.outcomes import outcome, outcomes
from games.royal_visit.plays import END
from tests.games.tables import at

FROZEN = Path(__file__).with_name("royal_visit_outcomes.txt")


def frozen() -> list[list[str]]:
    lines = FROZEN.read_text(encoding="ascii").splitlines()
    return [line.split(" ; ") for line in lines if line and not line.startswith("#")]


def by_playing_everything(game: Game) -> set[str]:
    """Return all outcomes, found without a table of seen positions."""
    found = set()
    into = bytearray(game.ACTIONS)
    for action in into[: game.legal(into)]:
        if action != END:
            game.play(action)
            found |= {outcome(game)} | by_playing_everything(game)
            game.undo()
    return found


@pytest.mark.parametrize(("position", "rules", "count", "shows"), frozen())
def test_a_frozen_count(position, rules, count, shows):
    found = outcomes(at(position, rules))
    assert len(found) == int(count), shows
    assert found == sorted(set(found))


@pytest.mark.parametrize(
    ("position", "rules"),
    [line[:2] for line in frozen() if int(line[2]) < 200],
)
def test_the_search_finds_exactly_all_outcomes(position, rules):
    game = at(position, rules)
    assert set(outcomes(game)) == by_playing_everything(game)


def test_types_that_go_out_and_back_share_an_outcome_but_not_later_plays():
    """Guard or Wizard go out and back: same outcome, but the third card moves another piece."""
    game = at("gikih i+ r J3*2,J4 ?8 ?43 -")
    found = outcomes(game)
    assert found.count("gikih J3*2") == 1
    assert {"cikih J3*2,J4", "gikeh J3*2,J4", "gikmh J3*2,J4", "gioih J3*2,J4"} <= set(found)


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
