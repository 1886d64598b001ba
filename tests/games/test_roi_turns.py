"""What the referee of Roi & Compagnie doesn't say: reasons, casts, the parts of a score, winners.

Turns, effects of cards and endings are compared with it in test_roi_agreement.py.
"""

import pytest

from base import Rng
from games import CHANCE, OVER, Illegal
from games.roi_et_compagnie import notation
from games.roi_et_compagnie.game import Game
from games.roi_et_compagnie.position import (
    ACTIONS,
    PENALTY,
    PLAINLY,
    ROLL_ALL,
    TO_PLAYER,
    WITHOUT_LOCATION,
    take,
)
from tests.games.roi_tables import at, cards_to_take, illegal_reason, play, position
from tests.moments import words

LOW = "112212"  # ones and twos three times each, four of them blue: fits D8 O2 O3 O6 O7 C3 H1
HIGH = "566666"  # fits D1 D3 F4 F5, some Orcs, all Dragons
NOBODY = "B1B2D2G1A1"  # inhabitants that neither fits
THREE = ("-", "-", "-")

NO_LOCATION = "no location comes with that inhabitant"
SOMEONE_FITS = "the dice meet an inhabitant of the row, so no penalty may be taken"
NO_OPPONENT = "a Dragon goes to an opponent who plays"
NO_DRAGON = "only a Dragon is given away"


@pytest.mark.parametrize(
    ("text", "actions", "reason"),
    [
        (position(NOBODY), [1], "a turn begins with all six dice"),
        (position(NOBODY), [take(0, PLAINLY), PENALTY], "the dice have to be rolled first"),
        (position(NOBODY, LOW, 0), [ROLL_ALL], "no rolls are left"),
        (position(NOBODY, LOW), [-1, 0, ACTIONS, 255], "there is no such action"),
        (
            position(NOBODY, LOW),
            [take(0, PLAINLY)],
            "the dice do not meet what the inhabitant needs",
        ),
        (position("D8B1G1E1E2", LOW), [take(0, WITHOUT_LOCATION)], NO_LOCATION),
        (position("B1E1D2A1H1", LOW), [take(4, WITHOUT_LOCATION)], NO_LOCATION),
        (position("B1E1H1G1A1", LOW), [PENALTY], SOMEONE_FITS),
        (position("B1E1D2G1X3", HIGH, 0), [PENALTY], SOMEONE_FITS),
        (
            position("X3X2X1B1E1", HIGH, kingdoms=THREE, player="e"),
            [take(0, how) for how in (PLAINLY, WITHOUT_LOCATION, TO_PLAYER + 1, TO_PLAYER + 3)],
            NO_OPPONENT,
        ),
        (position("B1E1H1X1A1", LOW, kingdoms=THREE), [take(2, PLAINLY)], NO_OPPONENT),
        (position("D1E1D2G1H1", HIGH), [take(0, TO_PLAYER + 1)], NO_DRAGON),
        (position("B1E1D2A1H1", LOW), [take(4, TO_PLAYER + 1)], NO_DRAGON),
    ],
)
def test_an_illegal_action_has_its_reason(text, actions, reason):
    game = at(text)
    assert {illegal_reason(game, action) for action in actions} == {reason}


def test_where_nobody_is_to_act_that_is_the_reason():
    casting = play(at(position(NOBODY, LOW)), "roll:15")
    over = play(at(position(NOBODY, LOW, penalties="3")), "penalty")
    assert over.to_act() == OVER
    for game in (casting, over):
        assert words(game) == []
        assert illegal_reason(game, PENALTY) == "no player is to act"


def test_an_inhabitant_that_is_not_known_fits_nothing():
    view = play(at(position(NOBODY, LOW)).view(1), "penalty", "roll:123456", "666666")
    assert notation.position(view).split(" ")[3] == "??B1B2D2G1"
    assert cards_to_take(view) == ["take:B1"]
    assert illegal_reason(view, take(0, PLAINLY)) == "no inhabitant is known there"


@pytest.mark.parametrize("players", [1, 6])
def test_other_numbers_of_players_are_refused(players):
    with pytest.raises(Illegal, match=f"for 2 to 5 players, not {players}"):
        Game().start(players, Rng(0))


def test_every_player_begins_in_some_game_with_different_cards():
    games = [Game() for _ in range(60)]
    for seed, game in enumerate(games):
        game.start(5, Rng(seed))
    assert {game.to_act() for game in games} == {0, 1, 2, 3, 4}
    assert {game.penalties[9] for game in games} == {1, 2, 3, 4}
    assert len({bytes(game.row) for game in games}) == 60


def test_dice_fall_only_when_they_are_cast_and_as_many_as_were():
    game = at(position(NOBODY, LOW))
    with pytest.raises(Illegal, match="no dice are in the air"):
        game.apply_chance(b"\1")
    play(game, "roll:15")
    assert game.to_act() == CHANCE
    for event, why in (
        (b"\1", "2 dice are in the air, not 1"),
        (b"\0\1", "1 to 6"),
        (b"\7\1", "6"),
    ):
        with pytest.raises(Illegal, match=why):
            game.apply_chance(event)
    assert game.dice == bytes(map(int, LOW))


def test_every_number_falls_on_every_die():
    game = play(at(position(NOBODY, LOW)), "roll:1356")
    rng = Rng(3)
    falls = [game.sample(rng) for _ in range(100)]
    assert all(set(numbers) == {1, 2, 3, 4, 5, 6} for numbers in zip(*falls, strict=True))
    assert {len(fall) for fall in falls} == {4}


def test_a_view_stands_on_its_own():
    game = at(position("B1D8G1E1E2", LOW))
    view = game.view(0)
    stood = notation.position(view)
    play(game, "take:D8+m2")
    assert notation.position(view) == stood
    assert list(view.locations) == [3] * 5
    assert game.view(1, view) is view
    assert list(view.locations) == [3, 2, 3, 3, 3]
    with pytest.raises(Illegal, match="nothing to take back"):
        view.undo()
