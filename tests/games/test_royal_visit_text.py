"""Texts of Royal Visit: every written text reads back, every other text gives an error."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games import Illegal, Invalid
from games.replay import Replay
from games.royal_visit import notation, parse, validate
from tests.games.tables import at

GOOD = "gikhj i+ r K1*3,G1,G2*2,W2,J3 ?8 ?38 -"


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "position: 1 fields, not 7"),
        (GOOD.replace(" r ", "  r "), "position: 8 fields, not 7"),
        (GOOD.replace("gikhj", "gikh"), "pieces: 'gikh' is not the letters of five pieces"),
        (GOOD.replace("gikhj", "gikhr"), "pieces: 'r' is not a space from a to q"),
        (GOOD.replace("gikhj", "kighj"), "pieces: the King on i is not strictly between"),
        (GOOD.replace("gikhj", "giihj"), "pieces: the King on i is not strictly between"),
        (GOOD.replace("gikhj", "abkhj"), "pieces: the game is over, the King is in Red's Chateau"),
        (GOOD.replace("gikhj", "apqhj"), "pieces: the game is over, the King is in Green's"),
        (GOOD.replace("i+", "b+"), "crown: the game is over, the Crown is in Red's Chateau"),
        (GOOD.replace("i+", "p-"), "crown: the game is over, the Crown is in Green's Chateau"),
        (GOOD.replace("i+", "i"), "crown: 'i' is not a space followed by"),
        (GOOD.replace("i+", "r+"), "crown: 'r' is not a space"),
        (GOOD.replace(" r ", " R "), "side: 'R' is not r or g"),
        (GOOD.replace("K1*3", "K2"), "Red's hand: 'K2' is no card"),
        (GOOD.replace("K1*3", "K1,K1,K1"), r"Red's hand: K1 is named twice; write K1\*2"),
        (GOOD.replace("K1*3", "K1*1"), "Red's hand: '1' is not a number of cards from 2"),
        (GOOD.replace("K1*3", "K1*03"), "Red's hand: '03' is not a number"),
        (GOOD.replace("K1*3", "K1*"), "Red's hand: '' is not a number"),
        (GOOD.replace("W2,J3", "J3,W2"), "Red's hand: W2 comes after J3; the order is K1 G1"),
        (GOOD.replace("W2,J3", "W2,"), "Red's hand: '' is no card"),
        (GOOD.replace("?8", "?0"), "Green's hand: '0' is not a number of cards from 1 to 54"),
        (GOOD.replace("?8 ?38", "?9 ?37"), "Green's hand: 9 cards, a hand has at most 8"),
        (GOOD.replace("?38", "J3*2"), r"draw pile: 'J3\*2' is no card"),
        (GOOD.replace("?38", ",".join(["K1"] * 60)), "draw pile: 60 cards; the game has only 54"),
        (GOOD.replace("?38 -", "?38 ?0"), "discards: '[?]0' is no card"),
        (GOOD.replace("?38", "?37"), "cards: hands, draw pile and discards are 53 cards together"),
        (GOOD.replace("?38 -", "?29 J5*9"), "cards: 9 J5, there are only 1"),
        (GOOD.replace("K1*3", "K1" + 60 * ",K1"), "Red's hand: 65 kinds of cards; the"),
        (GOOD.replace("?38", "J1" + 60 * ",K1"), "draw pile: 61 cards; the game has only"),
        (GOOD.replace("J3", "J5").replace("?38 -", "?37 J5"), "cards: 2 J5, there are only 1"),
    ],
)
def test_an_impossible_position_says_which_field_and_why(text, why):
    with pytest.raises(Invalid, match=why):
        at(text)


EMPTY_PILE = "gikhj i+ r K1,W1 ?8 - K1*11,G1*4,G2*10,GF*2,W1,W2*8,W3*2,J4*3,J5,JM*2"


@pytest.mark.parametrize(
    ("text", "unknown"),
    [
        ("gikhj i+ r K1*8 ?8 ?38 -", "Green's hand: it must be known"),
        ("gikhj i+ r ?8 K1*8 ?38 -", "Red's hand: it must be known"),
        ("gikhj i+ r K1*8 G1*4,J4*3,J5 ?38 -", "draw pile: every card of it must be known"),
    ],
)
def test_hidden_cards_that_a_position_needs(text, unknown):
    assert validate.hidden_error(parse.read_position(text)) == unknown


def test_an_empty_pile_is_impossible_where_it_runs_out_with_its_last_card():
    with pytest.raises(Invalid, match="draw pile: empty, but it is shuffled anew"):
        at(EMPTY_PILE)
    with pytest.raises(Invalid, match="draw pile: the game is over"):
        at(EMPTY_PILE.replace("gikhj i+", "ghkhj i-"))


@pytest.mark.parametrize(
    ("turn", "why"),
    [
        ("K1:ih" + 60 * " K1:ih", "turn: 61 plays, a hand has at most 8 cards"),
        ("K1:ih" + 60 * ",ih", "K1: 61 from-to pairs, there are only 5 pieces"),
        ("", "'' is not a play"),
        ("K1:ih ", "'' is not a play"),
        ("K1", "'K1' is not a play"),
        ("end", "'end' is not a play"),
        ("X1:ih", "'X1' is no card"),
        ("K1:ir", "'ir' is not a from-to pair"),
        ("K1:ih,", "'' is not a from-to pair"),
        ("W2=K:ih", "only Jester cards may be wild"),
        ("J3=J:jg", "'J3=J' is no card"),
        ("G1:gf K1:zz", "'zz' is not a from-to pair"),
    ],
)
def test_a_malformed_turn_is_invalid(turn, why):
    with pytest.raises(Invalid, match=why):
        parse.read_turn(at(GOOD), turn)


@pytest.mark.parametrize(
    ("turn", "why"),
    [
        ("K1:ik", "K1:ik: no such movement"),
        ("K1:hg", "K1:hg: no such movement"),
        ("G2:kl,gf", "G2:kl,gf: no such movement"),
        ("K1:-", "K1:-: no such movement"),
        ("W3:hk", "W3:hk: the hand does not hold the card"),
        ("K1:ih G1:gf", "G1:gf: all plays of a turn are of one type"),
        ("pass", "pass: there is a legal act"),
        ("K1:ih pass", "pass: all plays of a turn are of one type"),
    ],
)
def test_a_turn_against_the_rules_is_illegal(turn, why):
    game = at(GOOD)
    with pytest.raises(Illegal, match=why):
        parse.read_turn(game, turn)
    assert notation.position(game) == GOOD


@given(st.text(max_size=60))
def test_no_text_raises_another_error(text):
    refusals = []
    for read in (
        at,
        lambda text: parse.read_turn(at(GOOD), text),
        lambda text: parse.read_action(at(GOOD), text),
        lambda text: parse.read_event(at(GOOD), text),
        Replay().feed,
    ):
        try:
            read(text)
        except (Invalid, Illegal) as why:
            refusals.append(str(why))
    assert all(refusals)
