"""Lessons on the device: each is played to its end, in every language and on MicroPython."""

import pytest

import games
import wiring
from drivers.progress import Progress
from games.royal_visit import plays
from host_sim import run
from tests import facts
from tests.app.people import GREEN, RED
from tests.app.positions import position
from tests.app.recording import recorded
from tests.app.waiting_match import waiting_match
from tests.facts import banquet_royal
from tests.found_blocks import found_blocks
from tests.slow import slow
from tools import golden, interpreters
from ui.texts import say

SEED = 3
CARD_MS = 350  # longer than presses on a card are ignored


def lessons(game, language="en"):
    return found_blocks(f"texts/{language}/{games.folder(game)}-lessons.txt", "lesson")


@pytest.fixture
def learner(sit):
    """`learner(game)`: somebody who sits in front of the list of lessons."""

    def open_list(game, **settings):
        people = sit(SEED, game=game, **settings)
        people.enter_from_title("Learn")
        return people

    return open_list


@pytest.fixture
def people(learner):
    """Somebody at the first card of the first lesson of Royal Visit."""
    people = learner("royal-visit")
    people.press(RED, "ok")
    return people


def screen(people):
    return people.app.screen


def leave_cards(people):
    """Read the cards up to the next act, or the end of the lesson."""
    while not screen(people)._menu_shown and not asked(people):
        people.run(CARD_MS)
        if screen(people)._card_shown:
            people.press(RED, "ok")


def asked(people):
    learn = screen(people)
    return learn._wanted and not learn._card_shown and not learn.busy


def play(people, act: str) -> None:
    """Play an act of a lesson by buttons."""
    sitting = screen(people).sitting
    action = screen(people)._action(act)
    facts.of(people.app.game).play(people, sitting.table, sitting.game, action)


def play_lesson(people, which=0):
    """Play a lesson from its first card to its end; which: of the acts that are accepted."""
    leave_cards(people)
    while not screen(people)._menu_shown:
        learn = screen(people)
        wanted = learn._wanted
        play(people, wanted[which])
        assert learn._card_shown or learn._wanted is not wanted, "the act wasn't accepted"
        leave_cards(people)
    assert people.reads(RED, "Well done!")


def play_all(people, which=0):
    """Play all lessons, one after the other."""
    people.press(RED, "ok")
    for _ in range(len(screen(people).lessons.titles) - 1):
        play_lesson(people, which)
        people.choose(RED, "Next lesson")
    play_lesson(people, which)
    people.choose(RED, "Lessons")


def done(flash, game):
    count = len(lessons(game).titles)
    progress = Progress(str(flash), game + "-lessons", count)
    return [number for number in range(count) if progress.done(number)]


@pytest.mark.usefixtures("ruled", "micropython")  # skips where there is no MicroPython
@pytest.mark.parametrize("language", [golden.LANGUAGES[0], *slow(*golden.LANGUAGES[1:])])
@pytest.mark.parametrize("game", games.NAMES)
def test_every_lesson_is_played_to_its_end(sit, flash, tmp_path, game, language):
    """With the same pictures on MicroPython, where the same buttons are pressed."""
    settings = {"game": game, "language": language, "people": 2}
    people = sit(SEED, "table", **settings)
    limited = set()
    people.watch = lambda: limited.add(people.desk.limiting)
    with recorded(people, SEED, settings) as recorder:
        people.press(RED, "ok")
        people.choose(RED, say(games.declared(game).TITLE))
        people.enter("Learn")
        play_all(people)
    assert limited == {False}, "what the lessons point at dims the other lamps"
    assert done(flash / "table", game) == list(range(len(lessons(game).titles)))
    script = tmp_path / "lessons.press"
    script.write_text(recorder.text() + "capture list\n", encoding="utf-8")
    assert run.main([str(script), "--out", str(tmp_path)]) == 0
    on_micropython = tmp_path / "micropython"
    interpreters.micropython("4M").output(
        "-m", "host_sim", "run", str(script), "--out", str(on_micropython)
    )
    pictures = [folder / "list.txt" for folder in (tmp_path, on_micropython)]
    assert pictures[0].read_text(encoding="utf-8") == pictures[1].read_text(encoding="utf-8")


def has_choice(game):
    """Whether one of the game's lessons accepts several acts."""
    read = lessons(game)
    steps = [step for number in range(len(read.titles)) for step in read.read(number)]
    return any(word == "act" and " " in value for word, value in steps)


@pytest.mark.parametrize("game", [game for game in games.NAMES if has_choice(game)])
def test_other_accepted_acts_lead_to_the_end_too(learner, flash, game):
    people = learner(game)
    play_all(people, which=-1)
    assert done(flash, game) == list(range(len(lessons(game).titles)))


def test_a_press_right_after_the_act_is_no_answer_to_what_comes_next(learner):
    """The table still has the choices of the act, and the game has gone on."""
    people = learner("banquet-royal")
    people.choose(RED, "Move a group")
    leave_cards(people)
    learn = screen(people)
    for act in ("d4", "c4"):
        banquet_royal.aim(people, RED, learn.sitting.table.chooser, learn._action(act))
        people.desk.down(RED, "ok")
        people.run(5)
        people.press(RED, "left")
        people.desk.up(RED, "ok")
        leave_cards(people)
    assert people.reads(RED, "Well done!")


def test_lessons_done_are_ticked_and_kept(people, flash):
    play_lesson(people)
    people.power_cycle()
    people.enter_from_title("Learn")
    titles = lessons("royal-visit").titles
    assert people.glass(GREEN).reads("✓ " + titles[0][:3])  # the chosen line cuts what is below
    assert people.glass(GREEN).marked("○ " + titles[1])  # the first that isn't done


def test_the_help_of_the_bar_shows_the_task_again(people):
    leave_cards(people)
    assert not people.tells(RED, "Choose a King card with left and right.")
    people.use(RED, "Help")
    assert people.tells(RED, "Choose a King card with left and right.")
    leave_cards(people)
    people.use(RED, "Cover my hand")
    assert people.tells(RED, "Not in a lesson.")


def test_a_lesson_can_be_left_and_begun_again(people, flash):
    people.run(CARD_MS)
    people.press(RED, "up")
    people.choose(RED, "Go on")
    leave_cards(people)
    people.use(RED, "Pause")
    people.choose(RED, "Start again")
    assert people.tells(RED, "The King is on a visit: both")
    people.run(CARD_MS)
    people.press(RED, "left")
    people.choose(RED, "Lessons")
    people.choose(RED, "Back")
    assert people.app.shown == "people"
    assert done(flash, "royal-visit") == []


def test_the_match_that_waits_is_as_it_was(learner, sit, flash):
    people = sit(match=position("gikhj"))
    with waiting_match(people, flash):
        people.enter("Learn")
        people.press(RED, "ok")
        play_lesson(people)
        people.choose(RED, "Lessons")


def test_the_lamps_that_a_text_names_pulse_and_no_others(people):
    people.run(100)
    seen = [set() for _ in range(wiring.ROWS * wiring.COLUMNS)]
    for _ in range(20):
        people.run(40)
        for place, colours in enumerate(seen):
            colours.add(people.lamp(*divmod(place, wiring.COLUMNS)))
    pulsing = [place for place, colours in enumerate(seen) if len(colours) > 1]
    king = screen(people).sitting.game.pieces[plays.KING]
    chateau = [row * wiring.COLUMNS + column for row in range(wiring.ROWS) for column in (0, 1)]
    assert pulsing == sorted([*chateau, wiring.COURT_ROW * wiring.COLUMNS + king])
