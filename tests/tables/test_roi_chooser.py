"""What buttons can do at Roi & Compagnie: whatever is legal, at every moment, and nothing else."""

import copy

import pytest

import tables
from base import DOWN, LEFT, OK, RIGHT, UP
from games.roi_et_compagnie import notation, parse
from games.roi_et_compagnie.cards import DICE
from games.roi_et_compagnie.game import Game
from games.roi_et_compagnie.position import PLACES, ROLL_ALL, is_roll
from tables.roi_et_compagnie import chooser as chooser_of
from tables.roi_et_compagnie.chooser import (
    ALONE,
    ASK,
    ASK_FOR_HINT,
    BAR,
    DIE,
    HINT,
    PAY,
    ROLL,
    ROW,
    Chooser,
)
from tests.games.roi_tables import position
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


def legal(game) -> set[int]:
    into = bytearray(Game.ACTIONS)
    return set(into[: game.legal(into)])


def but_rolls(actions: set) -> set[int]:
    return {action for action in actions if not isinstance(action, int) or not is_roll(action)}


@pytest.mark.parametrize("players", [2, 5])
def test_everything_but_rolls_can_be_done_by_buttons_and_nothing_else(players):
    for game in games(players, range(1)):
        if game.dice[0] and not game.rolls:
            chooser = Chooser()
            chooser.show(game)
            acts = but_rolls(legal(game)) | {tables.HINT, tables.PAUSE}
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
    assert answers(chooser) == legal(chooser.board) | {tables.HINT, tables.PAUSE}


def test_any_dice_can_be_rolled():
    for mask in range(1, ROLL_ALL + 1):
        chooser = asked(position(ROW_CARDS, "111326", 2))
        for die in range(DICE):
            if not mask >> die & 1:
                chooser.press(OK)
            chooser.press(RIGHT)
        chooser.press(UP)
        assert chooser.press(OK) == mask


def test_one_press_begins_a_turn():
    assert asked(position(ROW_CARDS)).press(OK) == ROLL_ALL


def test_two_presses_roll_all_dice_again():
    chooser = asked(position(ROW_CARDS, "111326", 1))
    assert [chooser.press(UP), chooser.press(OK)] == [None, ROLL_ALL]


def test_after_the_last_roll_one_press_takes_the_best():
    chooser = asked(position("B1D8G3O2F1", "111335", 0))
    assert act(chooser) == "take:D8+m2"


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


def test_after_the_last_roll_one_press_takes_a_penalty_that_is_due():
    chooser = asked(position("B1X1G1E1F1", "123333", 0))
    assert act(chooser) == "penalty"


def test_dice_stay_kept_from_roll_to_roll_and_not_beyond_the_turn():
    chooser = asked(position(ROW_CARDS, "111326", 2))
    chooser.press(RIGHT)
    chooser.press(OK)
    chooser.show(parse.read_position(position(ROW_CARDS, "411555", 1)))
    assert chooser.kept == 0b10
    assert chooser.die == 0
    chooser.show(parse.read_position(position(ROW_CARDS)))
    chooser.show(parse.read_position(position(ROW_CARDS, "411555", 2)))
    assert chooser.kept == 0


def test_with_all_dice_kept_there_is_nothing_to_roll():
    chooser = asked(position(ROW_CARDS, "111326", 2))
    for _ in range(DICE):
        chooser.press(OK)
        chooser.press(RIGHT)
    chooser.press(UP)
    assert chooser.press(OK) is None
    assert chooser.denied


def test_an_inhabitant_that_the_dice_do_not_fit_is_denied():
    chooser = asked(position(ROW_CARDS, "111326", 0))
    chooser.press(LEFT)
    assert chooser.press(OK) is None
    assert chooser.denied
    chooser.press(RIGHT)
    assert not chooser.denied


@pytest.mark.parametrize("back", [[LEFT], [RIGHT], [UP, OK]])
def test_a_question_can_be_left_without_an_answer(back):
    chooser = asked(position(ROW_CARDS, "111326", 0, ("m2D1m3D2", "-")))
    assert chooser.press(OK) is None
    assert chooser.focus == ASK
    assert [chooser.press(button) for button in back] == [None] * len(back)
    assert chooser.focus == ROW
    assert not chooser.denied


@pytest.mark.parametrize(
    ("rolls", "way"), [(2, [ROW, BAR, BAR, ROW, DIE, BAR]), (0, [BAR, BAR, BAR, ROW, BAR, ROW])]
)
def test_down_ends_at_the_bar_and_up_goes_round(rolls, way):
    """Dice that aren't rolled any more are left out."""
    chooser = asked(position(ROW_CARDS, "111326", rolls))
    seen = []
    for button in (DOWN, DOWN, DOWN, UP, UP, UP):
        chooser.press(button)
        seen.append(chooser.focus)
    assert seen == way
    assert (ROLL in items(chooser)) == (rolls > 0)


def items(chooser: Chooser) -> list[int]:
    """What the bar offers."""
    seen = []
    for _ in range(chooser.bar.count):
        seen.append(chooser.bar.item)
        chooser.bar.go(1)
    return seen


@pytest.mark.parametrize("rolls", [0, 1])
def test_a_hint_is_always_offered(rolls):
    assert ASK_FOR_HINT in items(asked(position(ROW_CARDS, "111326", rolls)))


@pytest.mark.parametrize("rolls", [0, 1])
def test_a_penalty_is_offered_where_no_inhabitant_fits(rolls):
    assert PAY in items(asked(position("B1X1G1E1F1", "123333", rolls)))
    assert PAY not in items(asked(position(ROW_CARDS, "111326", rolls)))


@pytest.mark.parametrize("back", [UP, DOWN])
def test_left_and_right_go_through_the_chances_and_up_and_down_lead_back(back):
    chooser = asked(position(ROW_CARDS, "111326", 1))
    chooser.press(UP)
    while chooser.bar.item != ASK_FOR_HINT:
        chooser.press(RIGHT)
    assert chooser.press(OK) is tables.HINT
    chooser.show_hint(ROLL_ALL)
    assert chooser.focus == HINT
    chooser.press(RIGHT)
    place = chooser.place
    for button in (RIGHT, RIGHT, RIGHT, LEFT):
        chooser.press(button)
    assert chooser.place == (place + 2) % PLACES
    assert chooser.press(OK) is None
    assert chooser.denied, "nothing is known yet"
    assert chooser.press(back) is None
    assert [chooser.focus, chooser.bar.item] == [BAR, ASK_FOR_HINT]
