"""Crown, refill and endings of Royal Visit."""

import pytest

from base import Rng
from games import CHANCE, OVER, Illegal
from games.royal_visit import notation, parse, plays
from games.royal_visit.game import Game
from games.royal_visit.parse import read_set
from games.royal_visit.position import (
    DUE_COURT,
    DUE_JESTER,
    DUE_LEFT_GUARD,
    DUE_RIGHT_GUARD,
    DUE_WIZARD,
)
from tests.games.tables import at, dealt, take, words

FULL = "K1*4,G1*2,W2,J3"
OTHER = "K1*4,G1*2,W2,J3"
LONG_PILE = "G2,G2,G2,G2,G2,G2,G2,G2,GF,W1"


def crown_after(board: str, turn: str) -> str:
    game = take(dealt(board, FULL, OTHER, LONG_PILE), turn)
    return notation.position(game).split(" ")[1]


@pytest.mark.parametrize(
    ("pieces", "due"),
    [
        ("gikhj", 0),
        ("bikhj", DUE_LEFT_GUARD),
        ("ciklb", DUE_JESTER),
        ("cikab", DUE_WIZARD | DUE_JESTER),
        ("dfghj", DUE_COURT),
        ("dfihj", 0),
        ("bchab", DUE_LEFT_GUARD | DUE_WIZARD | DUE_JESTER | DUE_COURT),
    ],
)
def test_spaces_due_for_the_crown(pieces, due):
    game = at(f"{pieces} i+ r - ?8 ?46 -")
    assert game.crown_due(0) == due
    mirror = "".join(chr(ord("q") - ord(space) + ord("a")) for space in pieces)
    mirrored = at(f"{mirror[2]}{mirror[1]}{mirror[0]}{mirror[3:]} i+ g ?8 - ?46 -")
    swapped = {DUE_LEFT_GUARD: DUE_RIGHT_GUARD}
    expected = sum(swapped.get(bit, bit) for bit in (1, 2, 4, 8, 16) if due & bit)
    assert mirrored.crown_due(1) == expected
    assert mirrored.crown_due(0) == 0


def test_the_crown_goes_towards_the_active_player_only():
    assert crown_after("bikhj i+ r", "W2:hf") == "h+"
    assert crown_after("bikhj i+ g", "W2:hf") == "i+"
    assert crown_after("gipha k+ r", "W2:hf") == "j+"
    assert crown_after("gipha k+ g", "W2:hf") == "l+"
    assert crown_after("bchad g+ r", "J3:da") == "c+"


def test_the_crown_enters_the_chateau_on_its_seventh_step():
    game = take(dealt("bikhj c+ r", FULL, OTHER, LONG_PILE), "W2:hf")
    assert (game.to_act(), notation.result(game), game.winners()) == (OVER, "r crown", 1)
    game = take(dealt("gipij o- g", FULL, OTHER, LONG_PILE), "W2:ig")
    assert (game.to_act(), notation.result(game), game.winners()) == (OVER, "g crown", 2)
    assert crown_after("bikhj d+ r", "W2:hf") == "c+"


def test_four_steps_may_carry_the_crown_to_the_end_of_its_track():
    game = take(dealt("bchad c+ r", FULL, OTHER, LONG_PILE), "J3:da")
    assert notation.result(game) == "r crown"
    assert notation.position(game).split(" ")[1] == "a+"


@pytest.mark.parametrize(
    ("board", "turn", "result"),
    [
        ("acfhj i+ r", "K1:cb", "r king"),
        ("acfhj i+ g", "K1:cb", "r king"),
        ("loqhj i+ r", "K1:op", "g king"),
        ("acdbj i+ g", "S:cb", "r king"),
        ("loqpa i+ r", "S:op", "g king"),
    ],
)
def test_the_king_in_a_chateau_wins_for_its_owner_whoever_moved_him(board, turn, result):
    game = take(dealt(board, FULL, OTHER, LONG_PILE), turn)
    assert notation.result(game) == result


def test_the_king_in_a_chateau_ends_the_turn_in_its_middle():
    game = dealt("adfhj c+ r", FULL, OTHER, LONG_PILE)
    assert parse.read_turn(game, "K1:dc K1:cb")[-1] != 82
    for word in ("K1:dc", "K1:cb"):
        game.play(parse.read_action(game, word))
    assert game.to_act() == OVER
    assert words(game) == []
    assert not game.can_take_back()
    assert notation.position(game).split(" ")[1] == "c+", "the Crown has not moved any more"
    with pytest.raises(Illegal, match="K1:bc: the game is over"):
        parse.read_turn(at("adfhj c+ r K1*3 ?8 ?43 -"), "K1:dc K1:cb K1:bc")


def test_a_refill_draws_from_the_top_up_to_eight():
    game = take(dealt("gikhj i+ r", "W1*2,W2", "J3", "K1,G1,G2,GF,J5,J1,K1"), "W2:hf")
    assert notation.position(game).startswith("gikfj i+ g K1,G1,G2,GF,W1*2,J1,J5 J3 K1 ")


def test_the_last_card_drawn_flips_the_crown_and_shuffles_the_discards():
    game = dealt("gikhj i+ r", "K1*7,W2", "J3", "G1")
    for word in ("W2:hf", "end"):
        game.play(parse.read_action(game, word))
    assert game.to_act() == CHANCE
    assert game.pile_size == 0
    pile = game.sample(Rng(1))
    assert sorted(pile) == sorted(game.sample(Rng(2)))
    assert pile != game.sample(Rng(2))
    assert plays.W2 in pile, "the turn's own card is shuffled in"
    game.apply_chance(pile)
    text = notation.position(game).split(" ")
    assert text[1:5] == ["i-", "g", "K1*7,G1", "J3"]
    assert text[5] == notation.event(pile)
    assert text[6] == "-"


def test_a_refill_goes_on_after_the_shuffle():
    game = dealt("gikhj i+ r", "K1*2,W2", "J3", "G1,G1")
    for word in ("W2:hf", "end"):
        game.play(parse.read_action(game, word))
    pile = game.sample(Rng(1))
    game.apply_chance(pile)
    drawn = [plays.G1, plays.G1, *pile[:4]]
    expected = bytearray(read_set("K1*2"))
    for kind in drawn:
        expected[kind] += 1
    assert game.hands[0] == expected
    assert game.side == 1
    assert notation.event(bytes(pile[4:])) == notation.position(game).split(" ")[5]


@pytest.mark.parametrize(
    ("board", "result"),
    [("ghkhj i- r", "r deck"), ("gjkhj i- r", "g deck"), ("ghkhj m- g", "r deck")],
)
def test_with_the_little_crown_the_pile_ends_the_game(board, result):
    game = take(dealt(board, "K1*3,W2", "K1*3,W2", "G1,G1,G2"), "W2:hf")
    assert (game.to_act(), notation.result(game)) == (OVER, result)


def test_the_king_on_the_fountain_keeps_the_game_going():
    game = take(dealt("gikhj i- r", "K1*3,W2", "K1*3,W2", "G1,G1,G2"), "W2:hf")
    assert game.to_act() == 1
    assert notation.position(game).split(" ")[1] == "i-"
    assert game.hand_size(0) == 8


def test_the_crown_is_tested_before_the_pile():
    game = take(dealt("bjqhj c- r", "W2", "K1", "G1"), "W2:hf")
    assert notation.result(game) == "r crown"


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
