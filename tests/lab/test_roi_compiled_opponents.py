"""The compiled opponent of Roi & Compagnie passes the tests of the others."""

import pytest

from tests.tools import test_roi_opponents as others
from tools.lab import opponents

pytestmark = pytest.mark.xdist_group("roi training")  # compiled once

pytest.importorskip("numba", reason="needs numba (dependency group train)")


def test_its_decisions_are_legal_and_hidden_cards_do_not_change_them():
    others.test_every_decision_is_legal_and_hidden_cards_do_not_change_it(opponents.MONTE_CARLO)


def test_it_ends_a_game_only_to_win():
    others.test_a_game_is_ended_only_to_win(opponents.MONTE_CARLO)
