"""Turns and effects of cards in Roi & Compagnie."""

import pytest

from base import Rng
from games import CHANCE, Illegal
from games.roi_et_compagnie import notation, parse
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
from tests.games.roi_tables import (
    at,
    cards_to_take,
    illegal_reason,
    kingdoms,
    play,
    position,
    words,
)

LOW = "112212"  # ones and twos three times each, four of them blue: fits D8 O2 O3 O6 O7 C3 H1
HIGH = "566666"  # fits D1 D3 F4 F5, some Orcs, all Dragons
NOBODY = "B1B2D2G1A1"  # inhabitants that neither fits

NO_LOCATION = "no location comes with that inhabitant"
SOMEONE_FITS = "the dice meet an inhabitant of the row, so no penalty may be taken"
NO_OPPONENT = "a Dragon goes to an opponent who plays"


def standing(row: str, cast: str, *kingdoms: str, **rest) -> Game:
    """Return a game with this row and these dice, by default with two empty kingdoms."""
    return at(position(row, cast, kingdoms=kingdoms or ("-", "-"), **rest))


def row(game: Game) -> str:
    return notation.position(game).split(" ")[3]


def next_rolls(game: Game) -> tuple[int, int]:
    """Return the player who begins a turn, and the number of rolls."""
    assert words(game) == ["roll:123456"]
    return game.to_act(), game.rolls


# --- Dice ---


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


def test_a_game_begins_with_five_in_the_row_and_ten_penalties():
    game = Game()
    game.start(3, Rng(1))
    assert (game.pile_size, game.penalties_size, list(game.locations)) == (35, 10, [3] * 5)
    assert sorted(game.penalties) == [1, 1, 1, 1, 2, 2, 2, 3, 3, 4]
    assert sorted([*game.pile[:35], *game.row]) == list(range(40))
    assert kingdoms(game) == ["-", "-", "-"]


def test_a_turn_begins_with_all_six_dice():
    game = standing(NOBODY, "")
    assert next_rolls(game) == (0, 3)
    assert illegal_reason(game, 1) == "a turn begins with all six dice"
    assert illegal_reason(game, take(0, PLAINLY)) == "the dice have to be rolled first"
    assert illegal_reason(game, PENALTY) == "the dice have to be rolled first"


def test_any_dice_may_be_rolled_again_even_those_that_were_set_aside():
    game = play(standing(NOBODY, ""), "roll:123456", "222222", "roll:16", "34")
    assert notation.position(game).split(" ")[1:3] == ["3r2g2b2b2r4b", "1"]
    assert len([word for word in words(game) if "roll" in word]) == 63
    play(game, "roll:234", "111")
    assert notation.position(game).split(" ")[1:3] == ["3r1b1r1r2r4b", "0"]


def test_there_are_three_rolls_and_one_may_stop_before():
    game = standing(NOBODY, "")
    for left in (2, 1, 0):
        play(game, "roll:123456", LOW)
        assert game.rolls == left
        assert "penalty" in words(game)
    assert words(game) == ["penalty"]
    assert illegal_reason(game, ROLL_ALL) == "no rolls are left"


def test_dice_fall_only_when_they_are_cast_and_as_many_as_were():
    game = standing(NOBODY, LOW)
    with pytest.raises(Illegal, match="no dice are in the air"):
        game.apply_chance(b"\1")
    play(game, "roll:15")
    assert game.to_act() == CHANCE
    assert words(game) == []
    assert illegal_reason(game, PENALTY) == "no player is to act"
    for event, why in (
        (b"\1", "2 dice are in the air, not 1"),
        (b"\0\1", "1 to 6"),
        (b"\7\1", "6"),
    ):
        with pytest.raises(Illegal, match=why):
            game.apply_chance(event)
    assert game.dice == bytes(map(int, LOW))


def test_every_number_falls_on_every_die():
    game = play(standing(NOBODY, LOW), "roll:1356")
    rng = Rng(3)
    falls = [game.sample(rng) for _ in range(100)]
    assert all(set(numbers) == {1, 2, 3, 4, 5, 6} for numbers in zip(*falls, strict=True))
    assert {len(fall) for fall in falls} == {4}


@pytest.mark.parametrize("action", [-1, 0, ACTIONS, 255])
def test_other_numbers_are_no_actions(action):
    assert illegal_reason(standing(NOBODY, LOW), action) == "there is no such action"


# --- An Elf ---


@pytest.mark.parametrize(
    ("kingdom", "rolls"),
    [("-", 3), ("E1", 4), ("D8E2", 4), ("E3D8", 3), ("E3-1", 3), ("E3X1", 3), ("c2E3", 4)],
)
def test_an_elf_on_top_gives_four_rolls(kingdom, rolls):
    game = standing(NOBODY, "", kingdom, "-", rolls=rolls)
    for left in range(rolls - 1, -1, -1):
        play(game, "roll:123456", LOW)
        assert game.rolls == left


def test_an_elf_gives_no_roll_to_other_players():
    assert next_rolls(play(standing(NOBODY, LOW, "E1", "-"), "penalty")) == (1, 3)
    assert next_rolls(play(standing(NOBODY, LOW, "-", "E1"), "penalty")) == (1, 4)


def test_a_penalty_covers_an_elf():
    game = play(standing(NOBODY, LOW, "E2", "-"), "penalty", "roll:123456", LOW, "penalty")
    assert kingdoms(game)[0] == "E2-1"
    assert next_rolls(game) == (0, 3)


def test_a_dragon_covers_an_elf():
    game = play(standing("X1B1D2G1A1", HIGH, "-", "E2"), "take:X1>e")
    assert kingdoms(game) == ["-", "E2X1"]
    assert next_rolls(game) == (1, 3)


def test_an_elf_taken_counts_in_the_next_turn():
    game = play(standing("E3B1D2G1A1", "123466"), "take:E3+c2")
    assert kingdoms(game)[0] == "c2E3"
    play(game, "roll:123456", "334453", "penalty")
    assert next_rolls(game) == (0, 4)


# --- Taking ---


def test_a_location_lies_under_the_inhabitant_it_comes_with():
    game = standing("B1D8G1E1E2", LOW)
    assert kingdoms(play(game, "take:D8+m2"))[0] == "m2D8"
    assert list(game.locations) == [3, 2, 3, 3, 3]
    assert game.score(0) == 2 + 4


def test_an_inhabitant_away_from_home_comes_alone():
    game = standing("D8B1G1E1E2", LOW)
    assert cards_to_take(game) == ["take:D8"]
    assert illegal_reason(game, take(0, WITHOUT_LOCATION)) == NO_LOCATION
    assert kingdoms(play(game, "take:D8"))[0] == "D8"


@pytest.mark.parametrize(
    ("held", "location"), [("-", "m2"), ("m2D1", "m3"), ("m2D1m3D2", "m4"), ("D1D2D3", "m2")]
)
def test_locations_get_dearer_as_their_pile_shrinks(held, location):
    game = standing("B1D8G1E1E2", LOW, "-", held)
    assert cards_to_take(game) == ["take:D8+" + location, "take:D8"]


@pytest.mark.parametrize(("held", "left"), [("", 3), ("m2D1", 2), ("m2D1m3D2", 1)])
def test_a_location_may_be_left_where_it_is(held, left):
    game = standing("B1D8G1E1E2", LOW, held or "-", "-")
    play(game, "take:D8")
    assert kingdoms(game)[0] == held + "D8"
    assert game.locations[1] == left
    assert next_rolls(game) == (1, 3)


def test_a_location_that_was_left_comes_with_the_next_one():
    game = play(standing("B1D8G1E1E2", LOW, pile="D7D6F1F2F3F4"), "take:D8")
    assert row(game) == "D7B1G1E1E2"
    play(game, "roll:123456", "123123", "penalty", "roll:123456", "333211")
    assert row(game) == "D6D7B1G1E1"
    assert cards_to_take(game) == ["take:D7+m2", "take:D7"]


def test_the_row_moves_right_into_the_gap():
    game = standing("B1B2E1C3G1", LOW, pile="E2E3F1F2")
    play(game, "take:C3")
    assert row(game) == "E2B1B2E1G1"
    assert notation.position(game).split(" ")[4] == "E3F1F2"


def test_without_a_fitting_inhabitant_a_penalty_is_due_and_the_rightmost_leaves():
    game = standing(NOBODY, LOW, penalties="3124", pile="F1F2", player="e")
    assert cards_to_take(game) == ["penalty"]
    assert (
        illegal_reason(game, take(0, PLAINLY)) == "the dice do not meet what the inhabitant needs"
    )
    fields = notation.position(play(game, "penalty")).split(" ")
    assert fields[3:6] == ["F1B1B2D2G1", "F2", "124"]
    assert fields[-1].endswith("-3")


def test_a_penalty_is_illegal_if_an_inhabitant_fits():
    game = standing("B1E1H1G1A1", LOW)
    assert illegal_reason(game, PENALTY) == SOMEONE_FITS


def test_an_inhabitant_that_is_not_known_fits_nothing():
    view = play(standing(NOBODY, LOW).view(1), "penalty", "roll:123456", "666666")
    assert row(view) == "??B1B2D2G1"
    assert cards_to_take(view) == ["take:B1"]
    assert illegal_reason(view, take(0, PLAINLY)) == "no inhabitant is known there"


def test_each_apprentice_gives_another_turn():
    game = standing("A1B1D2G1A2", "222222")
    assert cards_to_take(game) == ["take:B1", "take:A2+f2", "take:A2"]
    assert next_rolls(play(game, "take:A2+f2")) == (0, 3)
    assert row(game)[2:] == "A1B1D2G1"
    play(game, "roll:123456", "341234", "take:A1")
    assert next_rolls(game) == (0, 3)
    play(game, "roll:123456", "222222", "take:B1")
    assert next_rolls(game) == (1, 3)
    assert kingdoms(game) == ["f2A2A1B1", "-"]


# --- Dragons ---


def test_a_dragon_goes_to_any_opponent():
    game = standing("X3X2X1B1E1", HIGH, "-", "-", "-", player="e")
    assert cards_to_take(game) == [f"take:{x}>{to}" for x in ("X3", "X2", "X1") for to in "ls"]
    for how in (PLAINLY, WITHOUT_LOCATION, TO_PLAYER + 1, TO_PLAYER + 3):
        assert illegal_reason(game, take(0, how)) == NO_OPPONENT
    assert kingdoms(play(game, "take:X1>s")) == ["-", "-", "X1"]
    assert [game.score(player) for player in range(3)] == [0, 0, -6]
    assert next_rolls(game) == (2, 3)


def test_a_dragon_must_be_given_away_if_no_other_inhabitant_fits():
    game = standing("B1E1D2G1X3", HIGH, rolls=0)
    assert words(game) == ["take:X3>e"]
    assert illegal_reason(game, PENALTY) == SOMEONE_FITS


def test_a_dragon_may_be_left_if_another_inhabitant_fits():
    assert cards_to_take(standing("D1E1D2G1X3", HIGH)) == ["take:D1", "take:X3>e"]


def test_only_a_dragon_is_given_away():
    game = standing("D1E1D2G1H1", HIGH)
    assert illegal_reason(game, take(0, TO_PLAYER + 1)) == "only a Dragon is given away"


# --- The Hypnotist ---


def test_the_hypnotist_brings_the_card_to_its_right_whether_it_fits_or_not():
    game = standing("B1E1H1D1A1", LOW, pile="F1F2F3")
    assert cards_to_take(game) == ["take:H1,D1"]
    play(game, "take:H1,D1")
    assert kingdoms(game)[0] == "H1D1"
    assert row(game) == "F2F1B1E1A1"
    assert next_rolls(game) == (1, 3)


def test_the_hypnotist_brings_the_location_of_the_other():
    game = standing("H1D1B1E1A1", LOW)
    assert cards_to_take(game) == ["take:H1,D1+m2", "take:H1,D1"]
    assert kingdoms(play(game, "take:H1,D1+m2"))[0] == "H1m2D1"


def test_the_location_beside_a_hypnotist_may_be_left():
    game = standing("H1D1B1E1A1", LOW, "m2D8", "-")
    play(game, "take:H1,D1")
    assert kingdoms(game)[0] == "m2D8H1D1"
    assert game.locations[1] == 2
    assert next_rolls(game) == (1, 3)


def test_a_dragon_beside_a_hypnotist_is_given_away():
    game = standing("B1E1H1X1A1", LOW, "-", "E2", "-")
    assert cards_to_take(game) == ["take:H1,X1>e", "take:H1,X1>s"]
    assert illegal_reason(game, take(2, PLAINLY)) == NO_OPPONENT
    play(game, "take:H1,X1>e")
    assert kingdoms(game) == ["H1", "E2X1", "-"]
    assert next_rolls(game) == (1, 3)


def test_an_apprentice_beside_a_hypnotist_gives_another_turn():
    game = play(standing("B1E1D2H1A1", LOW), "take:H1,A1+f2")
    assert kingdoms(game)[0] == "H1f2A1"
    assert next_rolls(game) == (0, 3)


def test_an_elf_beside_a_hypnotist_lies_on_top():
    game = play(standing("H1E1D2B1A1", LOW), "take:H1,E1")
    assert kingdoms(game)[0] == "H1E1"
    play(game, "roll:123456", "123123", "penalty")
    assert next_rolls(game) == (0, 4)


def test_a_hypnotist_at_the_right_end_comes_alone():
    game = standing("B1E1D2A1H1", LOW, "f2F1f3F2", "-", pile="F3F4")
    assert cards_to_take(game) == ["take:H1"]
    assert illegal_reason(game, take(4, WITHOUT_LOCATION)) == NO_LOCATION
    assert illegal_reason(game, take(4, TO_PLAYER + 1)) == "only a Dragon is given away"
    play(game, "take:H1")
    assert kingdoms(game)[0] == "f2F1f3F2H1"
    assert row(game) == "F3B1E1D2A1"


def test_the_other_is_taken_without_the_hypnotist_where_the_dice_fit_it():
    game = standing("B1E1H1D8A1", LOW)
    assert cards_to_take(game) == ["take:H1,D8", "take:D8"]
    assert row(play(game, "take:D8"))[2:] == "B1E1H1A1"


# --- Points ---


@pytest.mark.parametrize(
    ("kingdom", "inhabitants", "located", "minus"),
    [
        ("-", 0, 0, 0),
        ("F1", 1, 0, 0),
        ("F5F2", 4, 0, 0),
        ("F1F2F3F4F5", 25, 0, 0),
        ("f2F1f3F2", 4, 5, 0),
        ("B1E1D3G1O4C2A1H1", 5 + 7 + 6 + 8 + 8 + 2 + 3 + 1, 0, 0),
        ("X1X2X3", 0, 0, 12),
        ("-4-3-2-1", 0, 0, 10),
        ("E3X3-1", 1, 0, 3),
    ],
)
def test_points(kingdom, inhabitants, located, minus):
    game = standing("O1O2O3O5O6", LOW, kingdom, "-", rolls=0)
    assert (game.inhabitant_points(0), game.location_points(0), game.minus_points(0)) == (
        inhabitants,
        located,
        minus,
    )
    assert game.score(0) == inhabitants + located - minus
    assert game.score(1) == 0


# --- Backwards ---


def test_everything_can_be_undone_up_to_the_start_and_nothing_taken_back():
    """Covers a Dragon beside the Hypnotist, an Apprentice, a location, a penalty, the last card."""
    game = standing("A2H1X1D8B1", LOW, "m2D1", "E1", pile="O7B2E2X2D5D6")
    acts = [
        *("take:H1,X1>e", "roll:123456", "631216", "roll:16", "23", "take:A2"),
        *("roll:123456", "123455", "take:E2+c2", "roll:123456", "135246", "penalty"),
        *("roll:123456", LOW, "take:D8"),
    ]
    stood = []
    done = []
    for act in acts:
        stood.append(
            (notation.position(game), words(game), bytes(game.locations), game.termination)
        )
        assert not game.can_take_back()
        read = parse.read_event if game.to_act() == CHANCE else parse.read_action
        done.append(read(game, act))
        play(game, act)
    assert notation.result(game) == "e inhabitants"
    for step, expected in zip(reversed(done), reversed(stood), strict=True):
        assert game.undo() == step
        assert (
            notation.position(game),
            words(game),
            bytes(game.locations),
            game.termination,
        ) == expected
    with pytest.raises(Illegal, match="nothing to take back"):
        game.undo()


# --- Views ---


def test_a_view_hides_the_pile_and_the_penalties_below_the_top():
    game = standing(NOBODY, LOW, "D1", "-1E1", penalties="3124", pile="F1F2F3")
    fields = notation.position(game).split(" ")
    fields[4:6] = ["?3", "3?3"]
    for player in (0, 1):
        assert notation.position(game.view(player)) == " ".join(fields)


def test_a_view_stands_on_its_own():
    game = standing("B1D8G1E1E2", LOW)
    view = game.view(0)
    stood = notation.position(view)
    play(game, "take:D8+m2")
    assert notation.position(view) == stood
    assert list(view.locations) == [3] * 5
    again = game.view(1, view)
    assert again is view
    assert kingdoms(view) == ["m2D8", "-"]
    assert list(view.locations) == [3, 2, 3, 3, 3]
    with pytest.raises(Illegal, match="nothing to take back"):
        view.undo()
