"""Turns, feasts and endings of Banquet Royal."""

import pytest

from base import Rng
from games import CHANCE, OVER, Illegal
from games.banquet_royal import EDITIONS, notation, parse, phases
from games.banquet_royal.game import Game
from games.banquet_royal.position import CROWNS_CAKE, HIDDEN_CAKE, SCATTER_CAKE, SWAP_CAKE
from tests.games.banquet_tables import at, illegal_reason, play, walk, words

# Red begins; the castle is e5. Around it: d4 one crown, c4 two crowns, d5 and f3 feasts.
OPENING = (
    "...../.2mBTFm./.FgFr2y1mB./.2g1y1rFg1rFg./.1b2b1y*C1r1b./.CFy1b2y1yFm./.Fb1mFbFm1g./.2rT2r2g./"
    "..... e5 r lift - -,-,-,- 0 wscwss 0*0 0*0"
)

# Red may hold the last feast, on two crowns.
LAST = (
    "...../.FF2F./.21T21./.11bg1C1g1./.C2rbgF*2Fmy1./.F12FBFyyb./.221T1./.FrB1mmbF./....."
    " e3 r invite 4 e7,-,h2,- 6 s 4*1+sw 3*4+csw"
)


def opening(cakes: str = "wscwss", players: int = 2) -> Game:
    game = OPENING.replace("wscwss", cakes).replace(" 0*0 0*0", " 0*0" * players)
    return at(game)


def red_feast(cakes: str, players: int = 2) -> Game:
    """Return a game with one red and two yellow pawns at the Princess on d4, one crown."""
    game = opening(cakes, players)
    others = ["h4 h5 roll", 5, "done", "g5 g6 roll", 5, "done"][: 3 * (players - 2)]
    play(game, "d3 d4 roll", 5, "done", "e7 d6 roll", 5, "done", *others)
    return play(game, "c4 d4 roll", 1, "d4")


@pytest.mark.parametrize("players", [1, 5])
def test_other_numbers_of_players_are_refused(players):
    with pytest.raises(Illegal, match=f"for 2 to 4 players, not {players}"):
        Game().start(players, Rng(0))


def test_every_player_begins_in_some_game():
    starters = set()
    for seed in range(40):
        game = Game()
        game.start(4, Rng(seed))
        starters.add(game.to_act())
    assert starters == {0, 1, 2, 3}


def test_a_group_moves_as_one_and_meets_another():
    game = play(opening(), "d3 d4 roll", 5, "done", "e8 e7 roll", 5, "done", "d4 c3")
    assert ".FgFrry2y1mB." in notation.position(game)


def test_a_move_is_mandatory_if_there_is_one():
    game = opening()
    assert illegal_reason(game, "roll") == "a group can move, so one has to"
    assert "roll" not in words(game)


def test_pawns_may_not_move_to_transports_castle_or_outside():
    game = play(opening(), "e4")
    assert illegal_reason(game, "e5") == "pawns stand on feasts and crowns only"
    game = play(opening(), "b2")
    assert illegal_reason(game, "b3") == "pawns stand on feasts and crowns only"
    assert illegal_reason(game, "b1") == "the kingdom has no such space"
    assert illegal_reason(game, "c4") == "that is out of reach from there"


def test_no_group_moves_to_or_from_the_princess():
    game = play(opening(), "h4 h5 roll", 1, "d4 done")
    assert illegal_reason(game, "d4") == "that is the Princess's space"
    play(game, "d3")
    assert illegal_reason(game, "d4") == "that is the Princess's space"
    assert words(game) == ["c2", "c3", "d2", "e3", "e4"]


def test_more_than_three_never_meet():
    game = play(opening(), "d3 d4 roll", 5, "done", "c3 c4 roll", 5, "done")
    play(game, "e3 e4 roll", 5, "done", "d4")
    assert illegal_reason(game, "c4") == "more than three pawns would stand there"
    assert "c3" in words(game)


def test_a_group_stays_for_the_turn_after_its_move_and_goes_in_the_next():
    game = play(opening(), "d3 d4 roll", 5, "done")
    assert illegal_reason(game, "d4").startswith("a group came there in the turn before")
    play(game, "e7 d6 roll", 5, "done")
    assert illegal_reason(game, "d4") == ""
    assert illegal_reason(game, "d6").startswith("a group came there in the turn before")


def test_a_group_stays_for_the_turn_after_its_transport():
    """The group moves to f3, and in the same turn takes the carriage along the row to f7."""
    game = play(opening(), "g3 f3 roll", 1, "e6 f3 f7 done")
    assert illegal_reason(game, "f7").startswith("a group came there in the turn before")
    assert illegal_reason(game, "f3") == "no pawn stands there"


def test_a_group_may_be_moved_onto_where_another_stays():
    game = play(opening(), "d3 d4 roll", 5, "done", "c3 d4")
    assert game.size[parse.read_action(game, "d4")] == 3


def test_the_princess_walks_any_way_up_to_the_number():
    game = play(opening(), "d3 d4 roll", 1)
    assert words(game) == ["d4", "d5", "e4", "e6", "f4", "f5"]
    assert illegal_reason(game, "e5") == "the Princess must leave her space"
    assert illegal_reason(game, "c4") == "that is further than the die allows"
    game = play(opening(), "d3 d4 roll", 3)
    assert len(words(game)) == 36


def test_a_six_is_cast_again():
    game = play(opening(), "d3 d4 roll", 6)
    assert game.to_act() == CHANCE
    play(game, 6, 2)
    assert (game.to_act(), game.die) == (0, 2)
    assert [game.undo() for _ in range(3)] == [b"\2", b"\6", b"\6"]


def test_at_five_the_princess_stays_without_effect():
    """She is with three pawns, or on a transport: both have no effect."""
    game = red_feast("wscwss")
    play(game, "done", "e8 e7 roll", 5)
    assert words(game) == ["done"]
    game = play(opening(), "d3 d4 roll", 1, "e6 done", "e8 f7 roll", 5)
    assert words(game) == ["done"]


def test_fewer_than_three_pawns_bring_nothing():
    game = play(opening(), "d3 d4 roll", 1, "d4")
    assert words(game) == ["done"]


def test_transports_take_any_group_and_may_be_declined():
    game = play(opening(), "d3 d4 roll", 1, "e6")
    assert "done" in words(game)
    play(game, "h2")
    assert words(game) == ["b5", "c5", "d5", "e2", "f4", "g2", "g3", "h4", "h5"]
    assert illegal_reason(game, "c4") == "that is out of reach from there"
    assert illegal_reason(game, "h3") == "pawns stand on feasts and crowns only"


def test_a_transport_does_not_take_a_group_that_just_came():
    game = play(opening(), "d3 d4 roll", 5, "done", "e8 e7 roll", 1, "e6")
    assert illegal_reason(game, "d4").startswith("a group came there in the turn before")
    assert illegal_reason(game, "e7") == ""


@pytest.mark.parametrize("event", [b"", b"\0", b"\7", b"\1\1"])
def test_a_die_shows_one_of_six_numbers(event):
    game = play(opening(), "d3 d4 roll")
    with pytest.raises(Illegal, match="one number from 1 to 6"):
        game.apply_chance(event)


def test_a_die_falls_only_when_it_was_cast():
    with pytest.raises(Illegal, match="no die is due"):
        opening().apply_chance(b"\1")


def test_all_six_numbers_fall():
    rng = Rng(0)
    assert {Game().sample(rng) for _ in range(60)} == {bytes([n]) for n in range(1, 7)}


def test_a_feast_may_be_declined():
    game = red_feast("wscwss")
    assert words(game) == ["feast", "done"]
    play(game, "done")
    assert (game.to_act(), game.cakes_size, game.quiet) == (1, 6, 3)


def test_a_feast_sends_all_its_pawns_away_and_the_princess_home():
    game = play(red_feast("wscwss"), "feast")
    assert "/.2g11Fg1rrFg./" in notation.position(game)
    assert game.princess == 30
    assert (game.guests[0], game.crowns[0], game.guests[1], game.crowns[1]) == (1, 1, 0, 0)


def test_all_players_present_win_and_the_active_player_gets_the_cake():
    """With three players, the two yellow pawns count for Yellow, and the crown once."""
    game = play(red_feast("wscwss", 3), "feast")
    assert [game.guests[p] for p in range(3)] == [1, 0, 2]
    assert [game.crowns[p] for p in range(3)] == [1, 0, 1]
    assert game.cakes_of[0][SWAP_CAKE] == 1
    assert (game.cakes_size, game.quiet) == (5, 0)


def test_two_crowns_come_at_once():
    game = play(red_feast("cscwss"), "feast")
    assert words(game) == ["done"]
    assert (game.crowns[0], game.cakes_of[0][CROWNS_CAKE]) == (3, 1)


def test_scattering_deals_a_group_out_pawn_by_pawn():
    game = play(red_feast("swcwss"), "feast")
    assert words(game) == ["d6", "done"]
    assert illegal_reason(game, "d5") == "only two or three pawns together can be scattered"
    play(game, "d6")
    assert illegal_reason(game, "d6") == "that space is not empty"
    assert illegal_reason(game, "d5") == "that space is not empty"
    assert illegal_reason(game, "e6") == "pawns stand on feasts and crowns only"
    assert words(game) == ["c4", "d3", "d4", "e7"]
    play(game, "d3")
    assert words(game) == ["c4", "d4", "e7"]
    play(game, "e7")
    assert words(game) == ["done"]
    assert "/.2g1r1Fg1Fg./.1b2b1y*C1r1b./" in notation.position(game)
    assert game.cakes_of[0][SCATTER_CAKE] == 1


def test_the_effect_of_a_cake_may_be_declined():
    for cake in "sw":
        game = play(red_feast(cake + "scwsc"), "feast")
        position = notation.position(game).split(" ")[0]
        play(game, "done")
        assert notation.position(game).split(" ")[0] == position
        assert game.to_act() == 1


def test_two_pawns_change_places():
    game = play(red_feast("wscwss"), "feast", "d6")
    assert words(game) == ["r"]
    assert illegal_reason(game, "g") == "no such pawn stands there"
    play(game, "r")
    assert illegal_reason(game, "d6") == "the two pawns have to stand on different spaces"
    assert illegal_reason(game, "c3") == "the two pawns have to be of different colours"
    play(game, "d5")
    assert words(game) == ["g"]
    play(game, "g")
    assert words(game) == ["done"]
    assert "/.2g11Fr1rgFg./" in notation.position(game)


def test_a_swap_or_a_scattering_blocks_no_group_in_the_next_turn():
    game = play(red_feast("wscwss"), "feast d6 r d5 g done")
    assert illegal_reason(game, "d5") == ""
    game = play(red_feast("swcwss"), "feast d6 d3 e7 done")
    assert illegal_reason(game, "d3") == ""


def test_everything_since_the_die_can_be_taken_back_but_not_the_die():
    game = play(opening(), "d3 d4 roll", 1)
    position = notation.position(game)
    assert not game.can_take_back()
    play(game, "e6 h2 h4")
    taken = 0
    while game.can_take_back():
        game.undo()
        taken += 1
    assert taken == 3
    assert notation.position(game) == position


def test_a_move_can_be_taken_back_before_the_die_is_cast():
    game = play(opening(), "d3 d4")
    while game.can_take_back():
        game.undo()
    assert notation.position(game) == OPENING


def test_a_revealed_cake_cannot_be_taken_back():
    game = red_feast("wscwss")
    assert game.can_take_back()
    play(game, "feast")
    assert not game.can_take_back()
    play(game, "d6 r")
    assert game.can_take_back()


def test_nothing_is_taken_back_after_the_end_of_a_turn():
    game = play(opening(), "d3 d4 roll", 1, "d4 done")
    assert not game.can_take_back()


def test_the_game_ends_after_the_turn_of_the_last_cake():
    game = play(at(LAST), "feast")
    assert (game.cakes_size, game.to_act()) == (0, 0)
    play(game, "done")
    assert game.to_act() == OVER
    assert [game.score(player) for player in range(2)] == [5 * 3 + 3 + 3 + 3, 3 * 4 + 1 + 3 + 3]
    assert (game.winners(), notation.result(game)) == (1, "r cakes")
    assert game.illegal_reason(0) == phases.FINISHED


def test_players_with_equal_scores_win_together():
    game = play(at(LAST.replace("4*1+sw", "4*0+sw")), "feast done")
    assert (game.winners(), notation.result(game)) == (3, "rm cakes")


def test_a_declined_feast_leaves_the_last_cake():
    assert play(at(LAST), "done").to_act() == 1


def test_after_a_hundred_turns_without_a_feast_the_game_ends_as_it_stands():
    begun = notation.position(play(opening(), "d3 d4 roll", 5, "done"))
    game = play(at(begun.replace(" 1 w", " 98 w")), "e7 d6 roll", 5, "done")
    assert game.to_act() == 0
    play(game, "c4 d4 roll", 5)
    assert game.to_act() == 0
    play(game, "done")
    assert (game.to_act(), notation.result(game)) == (OVER, "rm turns")


def test_a_feast_in_the_hundredth_turn_is_in_time():
    invited = notation.position(red_feast("wscwss")).replace(" 3 wscwss", " 100 wscwss")
    assert play(at(invited), "done").to_act() == OVER
    assert play(at(invited), "feast done").to_act() == 1


@pytest.mark.parametrize("edition", EDITIONS)
def test_random_games_come_to_an_end(edition):
    for seed in range(6):
        *_, game = walk(seed, 2 + seed % 3, edition)
        assert game.to_act() == OVER
        assert notation.TERMINATIONS[game.termination] in ("cakes", "turns")


def test_a_view_plays_on_though_the_cake_is_unknown():
    view = red_feast("wscwss").view(1)
    position = notation.position(view)
    play(view, "feast")
    assert view.cakes_of[0][HIDDEN_CAKE] == 1
    assert words(view) == ["done"]
    assert view.score(0) == 1
    view.undo()
    assert notation.position(view) == position
