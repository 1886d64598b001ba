"""From power-on into a game, and what was chosen for it."""

import pytest

import tables
from base.keys import BUTTONS_PER_END
from games.royal_visit import plays
from tests.app.people import BUTTONS, ENDS, GREEN, RED
from tests.app.positions import position
from ui.menus import HOLD_MS


@pytest.mark.parametrize("end", ENDS)
def test_three_presses_lead_into_a_game(sit, end):
    people = sit()
    for _ in range(3):
        assert people.match is None
        people.press(end, "ok")
    people.settle()
    assert people.shows_hand(RED)
    assert people.shows_hand(GREEN)
    turns = [people.reads(player, "Your turn") for player in ENDS]
    assert turns == [player == people.game.to_act() for player in ENDS]


def test_any_button_leads_on_from_the_title(sit):
    assert len(BUTTONS) == BUTTONS_PER_END
    for button in BUTTONS:
        people = sit()
        people.press(GREEN, button)
        assert people.reads(RED, "Royal Visit")


def test_the_last_set_up_is_offered_again_after_a_power_cycle(sit):
    people = sit()
    people.press(RED, "ok")
    people.choose(RED, "Royal Visit")
    for line in ("Green", "Rules", "Take back", "Language"):
        people.point(RED, line)
        people.press(RED, "right")
    people.power_cycle()
    for _ in range(3):
        people.press(RED, "ok")
    people.settle()
    chosen = {name: people.match.setup.get(name) for name in people.match.setup.names}
    assert chosen == {"red": "person", "green": "squire", "edition": "en2020", "takeback": "off"}
    assert people.app.settings.get("language") == "fr"


def test_a_value_is_stepped_through_in_both_directions_and_by_ok(sit):
    people = sit()
    people.press(RED, "ok")
    people.choose(RED, "Royal Visit")
    people.point(GREEN, "Green")
    seen = []
    for button in ("right", "right", "left", "ok"):
        people.press(GREEN, button)
        seen.append(people.app.setup.get("green"))
    assert seen == ["squire", "courtier", "squire", "courtier"]


def test_the_set_up_can_be_left_without_losing_the_saved_game(sit):
    people = sit(match=position("gikhj"))
    people.press(RED, "ok")
    people.choose(RED, "Royal Visit")
    people.choose(RED, "Back")
    people.choose(RED, "Resume the game")
    assert people.position == position("gikhj")


def test_seats_decide_who_is_asked(sit):
    people = sit(red="squire", green=tables.PERSON)
    people.begin()
    assert people.game.to_act() == GREEN
    assert people.shows_hand(GREEN)
    assert not people.shows_hand(RED)
    people.play(_first_play(people.game), plays.END)
    turn = people.game.to_act()
    assert turn == RED, "the squire plays once the person's turn has been told"
    people.settle()
    assert people.game.to_act() == GREEN


def _first_play(game) -> int:
    legal = bytearray(plays.ACTIONS)
    assert game.legal(legal)
    return legal[0]


@pytest.mark.parametrize(("edition", "allowed"), [("fr2021", False), ("en2020", True)])
def test_the_edition_reaches_the_engine(sit, edition, allowed):
    """Only in the English one may Red's Jester carry the King onto its own space."""
    people = sit(edition=edition, match=position("gikhh", red="K1,G1,G2,W1,W2,J1,J2,J3"))
    people.begin()
    king_meets_jester = plays.FIRST[plays.J1] + 4
    assert plays.FAMILY[king_meets_jester] == plays.WILD_KING
    assert (people.game.illegal_reason(king_meets_jester) == 0) == allowed
    people.press(RED, *["right"] * 5)
    people.press(RED, "ok")
    reached = []
    for _ in range(10):
        reached.append(people.glass(RED).begins("King i→h"))
        people.press(RED, "right")
    assert any(reached) == allowed


@pytest.mark.parametrize("takeback", ["on", "off"])
def test_take_back_is_on_the_bar_only_where_it_was_allowed(sit, takeback):
    people = sit(takeback=takeback, match=position("gikhj"))
    people.begin()
    people.play_text("K1:ij")
    assert people.offers(RED, "Take the play back") == (takeback == "on")


def test_a_game_in_progress_is_given_up_by_a_long_press_only(sit):
    people = sit(match=position("gikhj"))
    people.begin()
    kept = people.match
    people.use(RED, "Pause")
    people.choose(RED, "Leave (game is saved)")
    people.choose(RED, "Royal Visit")
    people.press(RED, "ok")
    assert people.match is kept
    people.hold(RED, "ok", HOLD_MS + 100)
    people.settle()
    assert people.match is not kept
    assert not people.match.over


def test_leaving_covers_the_hands(sit):
    people = sit(match=position("gikhj"))
    people.begin()
    people.use(GREEN, "Pause")
    people.choose(GREEN, "Leave (game is saved)")
    people.choose(RED, "Resume the game")
    for end in ENDS:
        assert not people.shows_hand(end)
