"""Legal plays of Royal Visit, and the reasons against illegal ones."""

import pytest

from games import CHANCE, OVER, Illegal
from games.royal_visit import notation, parse, position
from games.royal_visit.validate import REASONS
from tests.games.tables import at, dealt, illegal_reason, take, words

OPENING = "gikhj i+ r K1*3,G1,G2*2,W2,J3 ?8 ?38 -"


def test_the_opening_offers_every_card_in_canonical_order():
    assert words(at(OPENING)) == [
        *("K1:ih", "K1:ij", "K1+K1:gf,ih,kj", "K1+K1:gh,ij,kl"),
        *("G1:gf", "G1:gh", "G1:kj", "G1:kl"),
        *("G2:gf,kj", "G2:gf,kl", "G2:gh,kj", "G2:gh,kl", "G2:ge", "G2:km"),
        *("W2:hf", "W2:hj", "J3:jg", "J3:jm"),
        *("S:gh", "S:ih"),
    ]


@pytest.mark.parametrize(
    ("position", "play", "reason"),
    [
        (OPENING, "end", position.NOTHING_PLAYED),
        (OPENING, "pass", position.MUST_ACT),
        (OPENING, "W3:hk", position.NOT_HELD),
        ("gikhj i+ r K1 ?8 ?45 -", "K1+K1:gf,ih,kj", position.NOT_HELD),
        ("hijhj i+ r K1 ?8 ?45 -", "K1:ih", position.COURT_BROKEN),
        ("fikhj i+ r G2*2 ?8 ?44 -", "G2:ki", position.COURT_BROKEN),
        ("hijaj i+ r GF ?8 ?45 -", "GF:-", position.NOTHING_MOVES),
        ("gikai i+ r JM ?8 ?45 -", "JM:-", position.NOTHING_MOVES),
        ("gikji i+ r JM ?8 ?45 -", "JM=W:ji", position.JESTER_POWERLESS),
        ("gikhj i+ r J1 ?8 ?45 -", "J1=K:ih", position.JESTER_POWERLESS),
        ("gikhi i+ r J1 ?8 ?45 -", "J1=K:ih", position.JESTER_POWERLESS),
        ("fknij i+ r J1 ?8 ?45 -", "J1=K:kj", position.KING_MEETS_JESTER),
        ("fknij i+ r J2 ?8 ?45 -", "J2=K:ki", position.KING_MEETS_JESTER),
        ("fkncj i+ r JM ?8 ?45 -", "JM=K:ki", position.KING_MEETS_JESTER),
        ("gikhg i+ r ?8 K1 ?45 -", "pass", position.HAND_UNKNOWN),
        ("gikkg i+ r K1 ?8 ?45 -", "S:ik", position.COURT_BROKEN),
    ],
)
def test_an_illegal_play_has_its_reason(position, play, reason):
    game = at(position)
    assert illegal_reason(game, play) == reason
    with pytest.raises(Illegal, match=REASONS[reason]):
        game.play(parse.read_action(game, play))
    assert notation.position(game) == position


def test_a_play_off_the_board_is_refused():
    game = at("gikaq i+ r W1 ?8 ?45 -")
    legal = {parse.read_action(game, word) for word in words(game)}
    off_board = [a for a in range(game.ACTIONS) if game.illegal_reason(a) == position.OFF_BOARD]
    assert len(off_board) == 1
    assert legal.isdisjoint(off_board)
    with pytest.raises(Illegal, match="leave the board"):
        notation.action(game, off_board[0])


@pytest.mark.parametrize(
    ("first", "then", "reason"),
    [
        ("K1:ih", "G1:gf", position.ANOTHER_TYPE),
        ("J1=W:hi", "J1=G:gf", position.ANOTHER_TYPE),
        ("J1=W:hi", "J1:gf", position.ANOTHER_TYPE),
        ("J1=K:ij", "K1:ji", position.ANOTHER_TYPE),
        ("J1=W:hi", "W2:ig", position.ANOTHER_TYPE),
        ("S:ih", "K1:hi", position.ANOTHER_TYPE),
        ("S:ih", "S:gh", position.ANOTHER_TYPE),
        ("K1:ih", "S:gh", position.ANOTHER_TYPE),
        ("J1=G:gf", "J1=G:kl", 0),
        ("K1:ih", "K1+K1:gf,hg,kj", 0),
        ("G1:gf", "GF:fh,kj", 0),
    ],
)
def test_all_plays_of_a_turn_are_of_one_type(first, then, reason):
    game = at("gikhg i+ r K1*3,G1,GF,W2,J2 ?8 ?39 -")
    game.hands[0][7] = 2  # two J1, more than the deck has, to test the rule
    game.play(parse.read_action(game, first))
    assert illegal_reason(game, then) == reason


def test_a_jester_walked_into_place_is_of_no_use_in_the_same_turn():
    game = at("gikhj i+ r J2,J3 ?8 ?44 -")
    game.play(parse.read_action(game, "J3:jg"))
    assert words(game) == ["J2:ge", "J2:gi", "end"]


def test_in_the_english_edition_the_power_is_gone_once_the_king_has_passed():
    game = at("eknij i+ r J1,J2,J3 ?8 ?43 -", "en2020")
    game.play(parse.read_action(game, "J2=K:ki"))
    assert words(game) == ["end"]


def test_a_game_that_is_over_or_waits_for_chance_refuses_everything():
    over = take(at("acfhj i+ r K1 ?8 ?45 -"), "K1:cb")
    assert over.to_act() == OVER
    assert illegal_reason(over, "end") == position.FINISHED
    waiting = dealt("gikhj i+ r", "K1*7,W1", "J3", "G1")
    for word in ("W1:hg", "end"):
        waiting.play(parse.read_action(waiting, word))
    assert waiting.to_act() == CHANCE
    assert words(waiting) == []
    assert illegal_reason(waiting, "end") == position.CHANCE_IS_DUE


def test_the_wizard_calls_king_or_guards_but_never_the_jester():
    assert words(at("gikhq i+ r - ?8 ?46 -")) == ["S:gh", "S:ih"]
    assert words(at("gikmq i+ r - ?8 ?46 -")) == ["S:km"]


@pytest.mark.parametrize("space", "gik")
def test_a_wizard_on_a_court_members_space_calls_nobody(space):
    assert words(at(f"gik{space}q i+ r - ?8 ?46 -")) == ["pass"]


def test_a_pass_is_a_turn_of_its_own():
    game = take(dealt("gikij i+ r", "-", "J3", "G1,G1,G2,G2,G2,G2,G2,G2,W1,W1"), "pass")
    assert notation.position(game).startswith("gikij i+ g G1*2,G2*6 J3 W1,W1 ")
