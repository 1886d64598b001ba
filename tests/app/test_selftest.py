"""The self-test on the displays: how one leaves it, and that its words fit."""

import pytest

from app.diagnostics.selftest import diagnosis
from app.diagnostics.selftest.pages import FAULT_LINES, FAULT_WIDTH
from host_sim.texts import catalogues
from tests.app.people import RED
from tests.app.way_back import HOLD_MS
from tests.flash_blocks import have_blocks
from tools.texts import english
from ui import texts
from ui.canvas import SMALL, WIDTH, line_count
from ui.texts import say

QUESTION_LINES = 4
MOST_PRESSES = 200
SETTLED_MS = 1_500  # what is measured has been
BUTTONS = ("left", "right", "up", "down", "ok")
# The longest place of a fault; of the others "hexagon".
LONGEST = {
    **dict.fromkeys(("stuck", "open"), "B right"),
    **dict.fromkeys(("swapped", "bridged", "neighbour"), "B left right"),
    **dict.fromkeys(("dead", "broken"), "hexagon 37"),
    "loose": "B SDA",
    "row": "hexagon 7",
}


@pytest.fixture
def people(sit):
    return opened(sit)


def opened(sit):
    """People who have opened the self-test."""
    people = sit(sound="off")
    people.press(RED, "ok")
    people.choose(RED, "Settings")
    people.choose(RED, "Self-test")
    people.run(SETTLED_MS)
    return people


@pytest.mark.parametrize("answers", [0, 1, 2, 3])
def test_a_long_ok_leaves_it_at_any_step_as_the_table_was(people, answers):
    duty = people.desk.device.pico.buzzer.duty
    people.press(RED, "ok")
    for end in range(2):
        for button in BUTTONS:
            people.press(end, button)
    people.run(2_500)  # every pixel
    people.press(RED, *["ok"] * answers)
    people.run(8_000 if answers else 0)  # the lamps
    people.press(RED, *["ok"] * answers)
    people.hold(RED, "ok", HOLD_MS)
    people.run(200)
    assert people.app.shown == "title"
    assert people.desk.device.pico.buzzer.duty == duty


def test_who_presses_ok_for_every_button_can_answer_all_questions(people):
    people.press(RED, "ok")
    for _ in range(MOST_PRESSES):
        people.press(RED, "ok")
        people.run(300)
        if people.app.shown != "selftest":
            break
    assert people.app.shown == "title"


def test_a_flash_with_too_little_room_is_named(sit, monkeypatch):
    have_blocks(monkeypatch, 50)  # and some files
    people = opened(sit)
    people.press(RED, "ok")
    assert people.tells(RED, "The flash has too little room.")


@pytest.fixture(params=["en", *catalogues.others()])
def language(request):
    """A language that is in use."""
    files = [f"texts/{request.param}/{name}.bin" for name in ("diagnostics", "selftest")]
    texts.use(*files if request.param != "en" else ())


def test_each_fault_fits_beside_its_code(language):
    for name, _ in diagnosis.FAULTS:
        sentence = diagnosis.sentence(diagnosis.finding(name, LONGEST.get(name, "hexagon")))
        assert "%" not in sentence
        assert line_count(sentence, FAULT_WIDTH) < FAULT_LINES, sentence
        assert all(SMALL.measure(word, 0, len(word)) <= FAULT_WIDTH for word in sentence.split())


def test_each_question_fits(language):
    questions = [key for key in english.said()["selftest"] if key.endswith(("?", "OK."))]
    assert len(questions) > 12
    for question in questions:
        assert line_count(say(question), WIDTH) <= QUESTION_LINES, say(question)
