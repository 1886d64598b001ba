"""The cursor on a hand of Royal Visit."""

from games.royal_visit import plays
from tests.app.people import GREEN, RED
from tests.app.positions import position


def test_after_a_play_the_cursor_goes_on_to_a_card_that_can_be_played(begun):
    people = begun(match=position("gikhj", red="K1,G1,G2,W1,W2,J1,J2,J3"))
    people.play_text("G2:km")
    hand = people.match.table.hands[RED]
    assert hand.cards[hand.cursor] == plays.G1
    people.play_text("G1:mn")
    assert people.reads(RED, "End the turn"), "no Guard is left"
    people.press(RED, "ok")
    people.settle()
    assert people.game.to_act() == GREEN
