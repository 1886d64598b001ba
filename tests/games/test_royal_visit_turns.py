"""What the referee of Royal Visit doesn't say: reasons against plays, and chance.

Legal plays, the Crown, the refill and endings are compared with it in test_agreement.py.
"""

import pytest

from base import Rng
from games import CHANCE, OVER, Illegal
from games.royal_visit import notation, parse, plays, position
from games.royal_visit.game import Game
from games.royal_visit.validate import REASONS
from tests.games.tables import at, dealt, illegal_reason, take
from tests.moments import words

OPENING = "gikhj i+ r K1*3,G1,G2*2,W2,J3 ?8 ?38 -"


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


def test_a_shuffle_is_of_all_discards_and_follows_the_seed_alone():
    game = dealt("gikhj i+ r", "K1*7,W2", "J3", "G1")
    for word in ("W2:hf", "end"):
        game.play(parse.read_action(game, word))
    pile = game.sample(Rng(1))
    assert sorted(pile) == sorted(game.sample(Rng(2)))
    assert pile != game.sample(Rng(2))
    assert pile == game.sample(Rng(1))
    assert plays.W2 in pile, "the turn's own card is shuffled in"


def test_a_shuffle_must_be_due_and_be_the_discards():
    game = dealt("gikhj i+ r", "K1*7,W2", "J3", "G1")
    with pytest.raises(Illegal, match="no shuffle is due"):
        game.apply_chance(b"\0")
    for word in ("W2:hf", "end"):
        game.play(parse.read_action(game, word))
    with pytest.raises(Illegal, match="the new pile has 0 K1, the discards have 5"):
        game.apply_chance(bytes([plays.G1]))
    assert game.to_act() == CHANCE


def test_the_deal_follows_the_seed_alone():
    def start(seed: int) -> str:
        game = Game()
        game.start(2, Rng(seed))
        return notation.position(game)

    starts = {start(seed) for seed in range(20)}
    assert len(starts) == 20
    assert starts == {start(seed) for seed in range(20)}
    assert {text[:10] for text in starts} == {"gikhj i+ r", "gikjh i+ g"}
