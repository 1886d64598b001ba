"""Why a hint of Royal Visit ends a turn."""

import pytest

from games.royal_visit import plays
from tables.royal_visit.hint import Hint
from tests.app.positions import position


@pytest.mark.parametrize(
    ("hand", "reason"),
    [
        ("K1,G1,G2,W1,W2,J1,J2,J3", "Nothing more to play"),
        ("K1*2,G1,G2,W1,W2,J1,J2", "Keeps the better cards"),
    ],
)
def test_a_hint_keeps_cards_only_where_one_could_be_played(begun, hand, reason):
    people = begun(match=position("gikhj", red=hand))
    people.play_text("K1:ij")
    hint = Hint(people.match.views[plays.RED], bytes([plays.END]), 50)
    assert hint.reason == reason
