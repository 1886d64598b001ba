"""What buttons can do at Roi & Compagnie: whatever is legal, at every moment, and nothing else."""

import copy

import pytest

import tables
from base import DOWN, LEFT, OK, RIGHT, UP
from games.roi_et_compagnie import notation, parse
from games.roi_et_compagnie.cards import DICE
from games.roi_et_compagnie.position import ROLL_ALL, is_roll
from tables.roi_et_compagnie import chooser as chooser_of
from tables.roi_et_compagnie.chooser import ALONE, DIE, Chooser
from tests.games.roi_tables import position
from tests.moments import legal
from tests.tables.roi import games

ROW_CARDS = "B1D8G3O2F1"


def asked(text: str) -> Chooser:
    """The chooser of the player to act in a position."""
    chooser = Chooser()
    chooser.show(parse.read_position(text))
    return chooser


def after(chooser: Chooser, button: int) -> tuple[Chooser, int | tables.Request | None]:
    """The chooser after a press, and what it answered; the one given stays as it is."""
    then = copy.copy(chooser)
    then.bar = copy.deepcopy(chooser.bar, {id(chooser_of._DRAWINGS): chooser_of._DRAWINGS})
    then.ways = chooser.ways[:]
    return then, then.press(button)


def answers(first: Chooser) -> set[int | tables.Request]:
    """Everything that can be answered, whatever is pressed; dice are only kept once."""
    given = set()
    seen = set()
    edge = [first]
    for chooser in edge:
        for button in (LEFT, RIGHT, UP, DOWN, OK):
            then, answer = after(chooser, button)
            key = (then.focus, then.die, then.place, then.bar.cursor, then.way, then.kept)
            if answer is not None:
                assert button == OK, "an arrow only points"
                given.add(answer)
            elif key not in seen and not (then.focus != DIE and then.kept.bit_count() > 1):
                seen.add(key)
                edge.append(then)
    return given


def act(chooser: Chooser) -> str:
    """The act that OK answers with."""
    assert chooser.board
    answer = chooser.press(OK)
    assert isinstance(answer, int)
    return notation.action(chooser.board, answer)


def but_rolls(actions: set) -> set[int]:
    return {action for action in actions if not isinstance(action, int) or not is_roll(action)}


@pytest.mark.parametrize("players", [2, 5])
def test_everything_but_rolls_can_be_done_by_buttons_and_nothing_else(players):
    for game in games(players, range(1)):
        if game.dice[0] and not game.rolls:
            chooser = Chooser()
            chooser.show(game)
            acts = but_rolls(set(legal(game))) | {tables.HINT, tables.PAUSE}
            assert but_rolls(answers(chooser)) == acts, notation.position(game)


@pytest.mark.parametrize(
    "text",
    [
        position(ROW_CARDS, "111326", 0, ("m2D1m3D2", "-")),  # the Mine's last card
        position("H1X3G3O2F1", "111122", 0, ("-",) * 5),  # a Dragon beside the Hypnotist
        position("B1G3O2F1H1", "111122", 0),  # a Hypnotist without neighbour
        position("H1D8G3O2F1", "111122", 0, ("m2D1m3D2", "-")),  # both
        position("B1X1G3E1F1", "121222", 0),
    ],
)
def test_what_comes_rarely_can_be_done_too(text):
    chooser = asked(text)
    assert answers(chooser) == {*legal(chooser.board)} | {tables.HINT, tables.PAUSE}


def test_any_dice_can_be_rolled():
    for mask in range(1, ROLL_ALL + 1):
        chooser = asked(position(ROW_CARDS, "111326", 2))
        for die in range(DICE):
            if not mask >> die & 1:
                chooser.press(OK)
            chooser.press(RIGHT)
        chooser.press(UP)
        assert chooser.press(OK) == mask


def leave(chooser: Chooser) -> None:
    """Go from the row to the item of the bar that leaves the location."""
    chooser.press(DOWN)
    chooser.bar.point(ALONE)


@pytest.mark.parametrize(
    ("text", "left"),
    [
        (position("B1D8G3O2F1", "111335", 0), "take:D8"),
        (position("H1D8G3O2F1", "111122", 0), "take:H1,D8"),
        (position(ROW_CARDS, "111326", 0, ("m2D1m3D2", "-")), "take:D8"),
        (position("D8B1G3O2F1", "111326", 0), None),  # away from home
        (position("H1X3G3O2F1", "111122", 0), None),
        (position(ROW_CARDS, "226335", 0), None),  # nobody fits
    ],
)
def test_a_location_is_left_only_where_one_comes_along(text, left):
    chooser = asked(text)
    best = chooser.place
    chooser.press(RIGHT)
    while chooser.place != (0 if text.split(" ")[3][:2] == "H1" else best):
        chooser.press(RIGHT)
    leave(chooser)
    assert chooser.alone == (left is not None)
    if left:
        assert act(chooser) == left


def test_what_leaves_a_location_shows_whose_and_up_points_at_it_again():
    chooser = asked(position(ROW_CARDS, "111326", 0))
    leave(chooser)
    assert (chooser.alone, chooser.place_pointed) == (True, 1)
    chooser.press(RIGHT)
    assert (chooser.alone, chooser.place_pointed) == (False, -1)
    chooser.press(UP)
    assert act(chooser) == "take:D8+m2"


def test_an_inhabitant_that_the_dice_do_not_fit_is_denied():
    chooser = asked(position(ROW_CARDS, "111326", 0))
    chooser.press(LEFT)
    assert chooser.press(OK) is None
    assert chooser.denied
    chooser.press(RIGHT)
    assert not chooser.denied
