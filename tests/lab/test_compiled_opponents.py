"""The opponents compiled by numba pass the tests of the others."""

import pytest

from tests.games.tables import OPEN_WINS
from tests.tools import test_opponents as others
from tools.lab import opponents

pytest.importorskip("numba", reason="needs numba (dependency group train)")

pytestmark = [
    pytest.mark.parametrize("name", opponents.names("royal-visit")),
    pytest.mark.xdist_group("royal visit training"),  # compiled once
]


@pytest.mark.parametrize(
    "test",
    [
        others.test_every_turn_is_legal_and_whole,
        others.test_what_can_not_be_seen_changes_nothing,
        others.test_the_king_is_not_given_away,
        others.test_who_can_do_nothing_passes,
    ],
    ids=lambda test: test.__name__,
)
def test_it_keeps_to(test, name):
    test(name)


@OPEN_WINS
def test_a_win_that_lies_open_is_taken(name, board, result):
    others.test_a_win_that_lies_open_is_taken(name, board, result)
