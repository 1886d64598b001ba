"""Endings and winners of Roi & Compagnie."""

import pytest

from games import OVER
from games.roi_et_compagnie import notation
from games.roi_et_compagnie.game import Game
from games.roi_et_compagnie.position import PENALTY
from tests.games.roi_tables import (
    at,
    cards_to_take,
    illegal_reason,
    kingdoms,
    play,
    position,
    words,
)

LOW = "112212"  # fits D8, C3 and H1 of the inhabitants here
NOBODY = "B1B2D2G1A1"  # inhabitants that LOW doesn't fit
MINE = "m2D1m3D3"  # a kingdom that leaves one location in the Mine


def ended(game: Game, act: str) -> str:
    """Play an act that ends the game; return the termination. The dice stay."""
    player, cast = game.player, bytes(game.dice)
    play(game, act)
    assert game.to_act() == OVER
    assert (game.player, game.dice) == (player, cast)
    assert words(game) == []
    assert illegal_reason(game, PENALTY) == "no player is to act"
    assert game.winners()
    return notation.TERMINATIONS[game.termination]


def on(game: Game, act: str) -> int:
    """Play an act that does not end the game; return the player to act."""
    play(game, act)
    assert game.termination == game.winners() == 0
    assert notation.result(game) == "*"
    return game.to_act()


# --- Endings ---


def test_the_last_inhabitant_that_comes_into_the_row_ends_the_game():
    row = "B1C3D2G1A1"
    assert on(at(position(row, LOW, pile="E1E2")), "take:C3") == 1
    assert ended(at(position(row, LOW, pile="E1")), "take:C3") == "inhabitants"


def test_the_last_inhabitant_may_come_in_for_one_that_goes_with_a_penalty():
    assert on(at(position(NOBODY, LOW, pile="E1E2")), "penalty") == 1
    assert ended(at(position(NOBODY, LOW, pile="E1")), "penalty") == "inhabitants"


def test_the_last_penalty_ends_the_game():
    assert on(at(position(NOBODY, LOW, penalties="31")), "penalty") == 1
    game = at(position(NOBODY, LOW, penalties="3"))
    assert ended(game, "penalty") == "penalties"
    assert kingdoms(game)[0] == "-3"


@pytest.mark.parametrize("row", ["B1D8B2G1A1", "H1D8B2G1A1"])
def test_the_last_location_of_a_pile_ends_the_game(row):
    taken = cards_to_take(at(position(row, LOW, kingdoms=(MINE, "-"))))[0]
    assert taken.endswith("D8+m4")
    assert ended(at(position(row, LOW, kingdoms=(MINE, "-"))), taken) == "locations"
    assert on(at(position(row, LOW, kingdoms=("m2D1", "-"))), taken.replace("m4", "m3")) == 1
    assert on(at(position(row, LOW, kingdoms=(MINE, "-"))), taken.replace("+m4", "")) == 1


def test_a_hypnotist_with_another_needs_two_new_inhabitants():
    row = "B1H1D2G1A1"
    assert on(at(position(row, LOW, pile="E1E2E3")), "take:H1,D2") == 1
    assert ended(at(position(row, LOW, pile="E1E2")), "take:H1,D2") == "inhabitants"
    game = at(position(row, LOW, pile="E1"))
    assert ended(game, "take:H1,D2") == "inhabitants"
    assert kingdoms(game)[0] == "H1D2"
    assert game.pile_size == 0


def test_a_hypnotist_alone_needs_one_new_inhabitant():
    assert on(at(position("B1B2D2G1H1", LOW, pile="E1E2")), "take:H1") == 1
    assert ended(at(position("B1B2D2G1H1", LOW, pile="E1")), "take:H1") == "inhabitants"


def test_what_is_taken_ends_the_game_before_the_row_is_filled():
    """The last location or penalty ends the game, so the last inhabitant stays in its pile."""
    game = at(position("B1D8B2G1A1", LOW, kingdoms=(MINE, "-"), pile="E1", penalties="1"))
    assert ended(game, "take:D8+m4") == "locations"
    assert game.pile_size == 1
    assert game.penalties_size == 1
    game = at(position(NOBODY, LOW, kingdoms=(MINE, "-"), pile="E1", penalties="1"))
    assert ended(game, "penalty") == "penalties"
    assert game.pile_size == 1


def test_the_last_location_may_be_left_and_still_the_game_ends_with_the_last_inhabitant():
    game = at(position("B1D8B2G1A1", LOW, kingdoms=(MINE, "-"), pile="E1"))
    assert ended(game, "take:D8") == "inhabitants"
    assert kingdoms(game)[0] == MINE + "D8"


@pytest.mark.parametrize(
    ("row", "cast", "held", "pile", "act", "how"),
    [
        ("A2B1B2D2G1", "231213", "-", "E1", "take:A2", "inhabitants"),
        ("H1A2B2D2G1", LOW, "-", "E1E2", "take:H1,A2", "inhabitants"),
        ("B1B2D2G1A2", "231213", "f2F1f3F2", None, "take:A2+f4", "locations"),
        ("B1B2D2H1A2", LOW, "f2F1f3F2", None, "take:H1,A2+f4", "locations"),
    ],
)
def test_the_end_cancels_an_apprentices_turn(row, cast, held, pile, act, how):
    assert ended(at(position(row, cast, kingdoms=(held, "-"), pile=pile)), act) == how


@pytest.mark.parametrize(
    ("row", "pile", "penalties", "act"),
    [
        ("B1D8B2G1A1", None, None, "take:D8+m4"),
        ("B1H1C3G1A1", "E1", None, "take:H1,C3"),
        (NOBODY, None, "4", "penalty"),
    ],
)
def test_an_end_can_be_undone(row, pile, penalties, act):
    text = position(row, LOW, kingdoms=(MINE, "-"), pile=pile, penalties=penalties)
    game = at(text)
    legal = words(game)
    ended(game, act)
    game.undo()
    assert (notation.position(game), words(game)) == (text, legal)
    assert notation.result(game) == "*"


# --- Winners ---


def result(*held: str) -> str:
    """Return the winner after Lion takes D8 and the last location of the Mine: 8 points."""
    game = at(position("B1D8B2G1A1", LOW, kingdoms=held))
    play(game, "take:D8+m4")
    return notation.result(game)


@pytest.mark.parametrize(
    ("held", "winners"),
    [
        (("m2D6", "m3D3D7"), "l"),  # 14 to 13
        (("m2D6", "m3D1H1X3G4"), "l"),  # 14 to 14, minus points 0 to 2
        (("m2D6G4X3", "m3D1H1"), "e"),  # the same for the other player
        (("m2D6G4-2", "m3D1H1"), "e"),  # a penalty counts like a Dragon
        (("m2D6", "m3D1H1"), "le"),  # 14 each and no minus points
        (("m2D6G4X3", "m3D1H1G5-2"), "le"),  # a Dragon of 2 is as bad as a penalty of 2,
        (("m2D6G4-2", "m3D1H1G5-1-1"), "le"),  # and one of 2 as two of 1
        (("m2D6X1", "m3D3"), "e"),  # 8 to 9: most points come first,
        (("m2D6", "m3D1O1X1H1"), "e"),  # 14 to 15, with 6 minus points and none
        (("m2D6X1X2-4", "-3-3m3D1"), "e"),  # 0 to 7
        (("m2D6", "m3D1H1", "-"), "le"),
        (("m2D6", "m3D1H1", "D3D4G4"), "les"),
        (
            ("m2D6", "m3D1H1", "D3D4G4G5-2"),
            "le",
        ),  # the third player has lost points, and gained others
        (("m2D6", "m3D3", "-", "O4D4", "F1F2F3F4"), "w"),  # 16 with four Fairies
        (("m2D6", "m3D3", "-", "O4D4", "F1F2F3G4E3"), "lb"),  # 12 with three
        (("m2D6-4-3", "-1-1-1-1m3D7X2X3", "X1"), "l"),  # 7 to -3 and -6
    ],
)
def test_most_points_win_then_the_fewest_minus_points(held, winners):
    assert result(*held) == f"{winners} locations"


def test_a_player_with_a_negative_score_may_win():
    held = ("X1-1-1-1-2-2", "X2-2-3-3-4")
    game = play(at(position(NOBODY, LOW, kingdoms=held, penalties="1")), "penalty")
    assert [game.score(player) for player in (0, 1)] == [-14, -16]
    assert notation.result(game) == "l penalties"
