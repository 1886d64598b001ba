"""What the referee of Banquet Royal doesn't say: reasons, casts, what may be taken back, views.

Turns, feasts and endings are compared with it in test_banquet_agreement.py.
"""

import pytest

from base import Rng
from games import OVER, Illegal
from games.banquet_royal import notation, phases
from games.banquet_royal.game import Game
from games.banquet_royal.position import HIDDEN_CAKE
from tests.games.banquet_tables import at, illegal_reason, play
from tests.moments import words

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


def opening(cakes: str = "wscwss") -> Game:
    return at(OPENING.replace("wscwss", cakes))


def red_feast(cakes: str) -> Game:
    """Return a game with one red and two yellow pawns at the Princess on d4, one crown."""
    game = opening(cakes)
    play(game, "d3 d4 roll", 5, "done", "e7 d6 roll", 5, "done")
    return play(game, "c4 d4 roll", 1, "d4")


AGAIN = "a group came there in the turn before"
PLACES = "pawns stand on feasts and crowns only"
FAR = "that is out of reach from there"
MOVED = ("d3 d4 roll", 5, "done")  # Red's first turn
MET = (*MOVED, "c3 c4 roll", 5, "done", "e3 e4 roll", 5, "done", "d4")


@pytest.mark.parametrize(
    ("cakes", "acts", "reasons"),
    [
        ("", (), {"roll": "a group can move, so one has to"}),
        ("", ("e4",), {"e5": PLACES}),
        ("", ("b2",), {"b3": PLACES, "b1": "the kingdom has no such space", "c4": FAR}),
        ("", ("h4 h5 roll", 1, "d4 done"), {"d4": "that is the Princess's space"}),
        ("", ("h4 h5 roll", 1, "d4 done", "d3"), {"d4": "that is the Princess's space"}),
        ("", MET, {"c4": "more than three pawns would stand there", "c3": ""}),
        ("", MOVED, {"d4": AGAIN}),
        ("", (*MOVED, "e7 d6 roll", 5, "done"), {"d4": "", "d6": AGAIN}),
        ("", (*MOVED, "c3"), {"d4": ""}),
        (
            "",
            ("g3 f3 roll", 1, "e6 f3 f7 done"),
            {"f7": AGAIN, "f3": "no pawn stands there"},
        ),
        (
            "",
            ("d3 d4 roll", 1),
            {
                "e5": "the Princess must leave her space",
                "c4": "that is further than the die allows",
            },
        ),
        ("", ("d3 d4 roll", 1, "e6 h2"), {"c4": FAR, "h3": PLACES}),
        ("", (*MOVED, "e8 e7 roll", 1, "e6"), {"d4": AGAIN, "e7": ""}),
        ("swcwss", (), {"d5": "only two or three pawns together can be scattered"}),
        (
            "swcwss",
            ("d6",),
            dict.fromkeys(("d6", "d5"), "that space is not empty") | {"e6": PLACES},
        ),
        ("wscwss", ("d6",), {"g": "no such pawn stands there"}),
        (
            "wscwss",
            ("d6 r",),
            {
                "d6": "the two pawns have to stand on different spaces",
                "c3": "the two pawns have to be of different colours",
            },
        ),
    ],
)
def test_an_illegal_action_has_its_reason(cakes, acts, reasons):
    """cakes: those of a feast that Red holds first."""
    game = play(play(red_feast(cakes), "feast") if cakes else opening(), *acts)
    for word, reason in reasons.items():
        found = illegal_reason(game, word)
        assert found.startswith(reason)
        assert bool(found) == bool(reason)


def test_a_game_that_is_over_says_so():
    game = play(at(LAST), "feast done")
    assert game.to_act() == OVER
    assert game.illegal_reason(0) == phases.FINISHED


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


def test_everything_since_the_die_or_before_it_can_be_taken_back_and_no_turn_that_is_over():
    game = play(opening(), "d3 d4")
    while game.can_take_back():
        game.undo()
    assert notation.position(game) == OPENING
    play(game, "d3 d4 roll", 1)
    position = notation.position(game)
    assert not game.can_take_back()
    play(game, "e6 h2 h4")
    taken = 0
    while game.can_take_back():
        game.undo()
        taken += 1
    assert taken == 3
    assert notation.position(game) == position
    play(game, "d4 done")
    assert not game.can_take_back()


def test_a_revealed_cake_cannot_be_taken_back():
    game = red_feast("wscwss")
    assert game.can_take_back()
    play(game, "feast")
    assert not game.can_take_back()
    play(game, "d6 r")
    assert game.can_take_back()


def test_a_view_plays_on_though_the_cake_is_unknown():
    view = red_feast("wscwss").view(1)
    position = notation.position(view)
    play(view, "feast")
    assert view.cakes_of[0][HIDDEN_CAKE] == 1
    assert words(view) == ["done"]
    assert view.score(0) == 1
    view.undo()
    assert notation.position(view) == position
