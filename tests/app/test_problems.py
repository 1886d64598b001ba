"""Problems on the device: solved, missed, shown, and kept apart from the match that waits."""

import pytest

from drivers.progress import Progress
from games.royal_visit import plays, problems
from host_sim import entrance
from tests import facts
from tests.app.people import ENDS, GREEN, RED
from tests.app.positions import position
from tests.app.waiting_match import waiting_match
from tests.slow import slow

LONGEST_MS = 20_000


@pytest.fixture
def puzzle(sit, flash):
    """`puzzle()`: somebody who sits in front of the list of problems."""

    def open_list(**settings):
        people = sit(**settings)
        people.enter_from_title("Problems")
        return people

    return open_list


def play(people, *actions):
    """Play actions by Red's buttons."""
    sitting = people.app.screen.sitting
    for action in actions:
        facts.of("royal-visit").play(people, sitting.table, sitting.game, action)


def finish(people, *words):
    """Let the turn be told until one of the displays says one of these words."""
    people.until(lambda: any(people.glass(RED).reads(word) for word in words), LONGEST_MS)
    people.run(2000)  # presses right after the turn don't count


def solve(people, number):
    problem = problems.Problem(number)
    play(people, *problem.solution)
    game = people.app.screen.sitting.game
    if game.to_act() == RED:
        play(people, plays.END)
    finish(people, "Solved!")


def miss(people):
    """Play the first way of the first card that can be played, and end the turn."""
    hand = people.app.screen.sitting.table.hands[RED]
    while not hand.playable(hand.pointed()):
        people.press(RED, "right")
    people.press(RED, "ok", "ok")
    play(people, plays.END)
    finish(people, "Not yet")


def solved(flash):
    progress = Progress(str(flash), "royal-visit", problems.COUNT)
    return [n for n in range(1, problems.COUNT + 1) if progress.done(n - 1)]


def test_a_solved_problem_is_marked_and_kept(puzzle, flash):
    people = puzzle()
    people.press(RED, "ok")
    solve(people, 1)
    assert solved(flash) == [1]
    people.power_cycle()
    people.enter_from_title("Problems")
    assert people.glass(GREEN).reads("2 of 64")  # the first that isn't solved
    people.press(GREEN, "left")
    assert people.glass(RED).reads("1 of 64 ✓")


def test_a_problem_whose_solution_was_shown_is_not_marked(puzzle, flash):
    people = puzzle()
    people.press(RED, "ok")
    miss(people)
    people.choose(RED, "Show the solution")
    assert people.glass(RED).reads("100%")
    people.press(RED, "up")
    solve(people, 1)
    assert solved(flash) == []


def test_a_play_can_be_taken_back(puzzle):
    people = puzzle()
    people.press(RED, "ok")
    sitting = people.app.screen.sitting
    before = bytes(sitting.game.pieces)
    play(people, problems.Problem(1).solution[0])
    assert bytes(sitting.game.pieces) != before
    people.use(RED, "Take back")
    assert bytes(sitting.game.pieces) == before


def test_hint_and_pause_and_cover_work_as_in_a_match(puzzle):
    people = puzzle()
    people.press(RED, "ok")
    play(people, problems.Problem(1).solution[0])
    people.use(RED, "Help")
    assert people.glass(RED).reads("100%")  # and the problem is at its start again
    assert people.app.screen.sitting.game.turn_length == 0
    people.press(RED, "up")
    people.use(RED, "Cover my hand")
    assert people.reads(RED, "OK shows your hand")
    people.press(RED, "ok")
    assert not people.reads(RED, "OK shows your hand")
    people.press(GREEN, "ok")
    people.choose(GREEN, "Go on")
    people.use(RED, "Pause")
    people.choose(RED, "Problems")
    assert people.reads(RED, "Problem")
    people.choose(RED, "Back")
    assert people.app.shown == "people"


@pytest.mark.parametrize("restored", [False, True])
def test_the_match_that_waits_is_as_it_was(puzzle, sit, flash, restored):
    people = sit(match=position("gikhj"))
    with waiting_match(people, flash, restored):
        people.enter("Problems")
        people.press(RED, "ok")
        miss(people)
        people.choose(RED, "Try again")
        solve(people, 1)
        people.choose(RED, "Problems")


def test_problems_between_two_matches_of_another_game_ask_for_a_restart(begun):
    people = begun(game="banquet-royal")
    people.lead_to("menu")
    people.choose(RED, "Royal Visit")
    people.enter("Problems")
    people.choose(RED, "Back")
    people.choose(RED, "Back")
    people.choose(RED, "Banquet Royal")
    assert people.app.needs_restart


@pytest.mark.usefixtures("ruled")
@pytest.mark.parametrize("language", ["fr", *slow("en", "de", "es", "it")])
def test_every_problem_fits_on_both_displays(puzzle, language):
    people = puzzle(language=language)
    for _ in range(problems.COUNT):
        people.press(RED, "ok")
        assert all(people.pictures())
        people.press(ENDS[1], "ok")
        people.press(RED, "up", "ok")
        people.press(RED, "right")


def test_a_link_leads_to_its_problem(sit, flash):
    people = sit()
    entrance.show(people.desk, entrance.PROBLEM, "royal-visit", 12)
    people.until(lambda: people.app.shown == "problems")
    people.ready()
    people.press(RED, "ok")
    assert people.app.problem == 12
    solve(people, 12)
    assert solved(flash) == [12]
    people.choose(RED, "Next problem")
    assert people.app.problem == 13
    people.use(RED, "Pause")
    people.choose(RED, "Problems")
    assert people.app.problem == 0
    people.choose(RED, "Back")
    assert people.app.shown == "people"
