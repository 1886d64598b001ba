"""What buttons can do at Banquet Royal: whatever is legal, at every moment, and nothing else."""

import copy
import itertools

import pytest

import tables
from base import DOWN, OK, RIGHT, UP, Rng
from games.banquet_royal import notation, phases
from games.banquet_royal.game import Game
from games.banquet_royal.kingdom import NOWHERE, ROW, SPACES
from host_sim.desk import BUTTONS
from tables.banquet_royal import chooser as chooser_of
from tables.banquet_royal.chooser import BAR, MAP, Chooser, next_space
from tables.banquet_royal.map import HALVES
from tests.facts.banquet_royal import way
from tests.moments import legal
from tests.tables.banquet import games

ARROWS = range(4)


REQUESTS = [value for value in vars(tables).values() if isinstance(value, tables.Request)]
ALWAYS = {tables.HINT, tables.PAUSE}  # what the menu offers at every moment


def copy_of(chooser: Chooser) -> Chooser:
    """A chooser that goes its own way; a request stays the one it is, as do the drawings."""
    shared = [*REQUESTS, chooser_of._DRAWINGS]
    return copy.deepcopy(chooser, {id(thing): thing for thing in shared})


def states(first: Chooser):
    """All a player can come to with the arrows, from how it is asked."""
    seen = {}
    edge = [first]
    for chooser in edge:
        on_map = chooser.focus == MAP
        key = (chooser.focus, chooser.cursor if on_map else chooser.bar.cursor)
        if key not in seen:
            seen[key] = chooser
            for button in ARROWS:
                after = copy_of(chooser)
                assert after.press(button) is None, "an arrow only points"
                edge.append(after)
    return seen.values()


def answers(view, can_take_back: bool) -> set[int | tables.Request | None]:
    """What OK can answer wherever the cursor may be, beside doing nothing."""
    chooser = Chooser()
    chooser.show(view, can_take_back)
    given = {copy_of(state).press(OK) for state in states(chooser)}
    return given - {None}


@pytest.mark.parametrize(("edition", "players"), [("regular", 2), ("wild", 4)])
def test_everything_legal_can_be_done_by_buttons_and_nothing_else(edition, players):
    """In every phase, seen often enough."""
    seen: dict[int, int] = {}
    for game in games(edition, players, range(3)):
        if seen.get(game.phase, 0) < 2:
            seen[game.phase] = seen.get(game.phase, 0) + 1
            acts = answers(game.view(game.player), False)
            assert acts == {*legal(game)} | ALWAYS, notation.position(game)
    assert {phases.LIFT, phases.PUT, phases.CAST, phases.WALK, phases.CLOSE} <= seen.keys()


@pytest.mark.parametrize("phase", [phases.BOARD, phases.SCATTER, phases.SWAP, phases.GIVE])
def test_what_comes_rarely_can_be_done_too(phase):
    all_games = itertools.chain(*(games("regular", n, range(8)) for n in (2, 3)))
    game = next(game for game in all_games if game.phase == phase)
    assert answers(game.view(game.player), False) == {*legal(game)} | ALWAYS


@pytest.fixture
def asked():
    """A chooser, and a game that has just begun."""
    game = Game()
    game.start(2, Rng(4))
    return Chooser(), game


def lift(game: Game) -> int:
    """Pick up the first group that may move; where it stands."""
    space = min(legal(game))
    game.play(space)
    return space


def test_ok_puts_a_group_down_only_after_an_arrow_and_back_where_it_was_picked_up(asked):
    chooser, game = asked
    space = lift(game)
    chooser.show(game.view(0), True)
    assert chooser.unaimed
    assert chooser.spot == chooser.origin == space
    assert [chooser.press(OK), chooser.press(OK)] == [None, None]
    assert chooser.denied
    there = next(b for b in ARROWS if next_space(chooser.targets, space, b) != space)
    chooser.press(there)
    for button in way(chooser.targets, chooser.cursor, space):
        chooser.press(BUTTONS.index(button))
    assert chooser.press(OK) is tables.TAKE_BACK


def test_where_no_space_is_asked_for_the_cursor_goes_anywhere_and_ok_leads_to_the_bar(asked):
    chooser, game = asked
    lift(game)
    game.play(min(legal(game)))
    assert game.phase == phases.CAST
    chooser.show(game.view(0), True)
    assert chooser.spot == NOWHERE
    spots = {state.spot for state in states(chooser)} - {NOWHERE}
    assert spots == {space for space, icon in enumerate(game.icons) if icon}
    chooser.press(UP)
    assert chooser.press(OK) is None
    assert chooser.focus == BAR


@pytest.mark.parametrize(("edition", "players"), [("regular", 2), ("wild", 4)])
def test_an_arrow_leads_where_it_points_and_to_all_that_may_be_chosen(edition, players):
    """Down leads to the bar only where no choice lies below, and up from there back."""
    chooser = Chooser()
    for game in itertools.islice(games(edition, players, range(1)), 150):
        chooser.show(game.view(game.player), False)
        if chooser.looks_around:
            continue
        seen = set()
        for state in states(chooser):
            if state.focus == BAR:
                continue
            here = state.cursor
            seen.add(here)
            for button in ARROWS:
                then = copy_of(state)
                then.press(button)
                if then.focus == BAR:
                    assert button == DOWN
                    lowest = max(space for space in range(SPACES) if state.targets[space])
                    assert ROW[here] >= ROW[lowest]
                elif then.denied:
                    assert then.cursor == here
                else:
                    assert lies(here, then.cursor, button)
        spaces = {action for action in legal(game) if action < SPACES}
        assert seen - {chooser.origin} == spaces, notation.position(game)


def lies(start: int, space: int, button: int) -> bool:
    """Whether a space lies in the direction of a button."""
    down = ROW[space] - ROW[start]
    right = HALVES[space] - HALVES[start]
    by = 1 if button in (RIGHT, DOWN) else -1
    return by * down > 0 if button in (UP, DOWN) else by * right >= max(1, abs(down))
