"""Signals of a match that sound the same in every game."""

import pytest

from app import outcome, pause
from tables import shared
from tests.app.people import RED
from tests.app.positions import position


@pytest.fixture
def heard(sit):
    """People at a match, and the tunes that were played there."""

    def sit_down(**settings):
        people = sit(**settings)
        people.begin()
        played = []
        play = people.app.pico.buzzer.play
        people.app.pico.buzzer.play = lambda tune: (played.append(tune), play(tune))
        return people, played

    return sit_down


def test_every_signal_differs():
    signals = [
        tune for name, tune in (vars(shared) | vars(outcome)).items() if name.endswith("_TUNE")
    ]
    assert len(signals) == len(set(signals)) == 7
    for tune in signals:
        assert len(tune) % 2 == 0
        assert sum(tune[1::2]) <= 140, "at most 1.4 s"


def test_a_turn_an_illegal_press_and_a_take_back_are_heard(heard):
    people, played = heard(match=position("gikhj"))
    people.press(RED, "up")
    assert played[-1] == shared.ILLEGAL_TUNE
    people.press(RED, "ok", "ok")
    people.settle()
    people.use(RED, "Take back")
    people.settle()
    assert shared.TAKE_BACK_TUNE in played
    assert shared.YOUR_TURN_TUNE not in played, "it is still Red's turn"
    people.press(RED, "ok", "ok")
    people.settle()
    people.use(RED, "End the turn")
    people.settle()
    assert played[-1] == shared.YOUR_TURN_TUNE


@pytest.mark.parametrize(
    ("green", "tune"), [("person", outcome.WIN_TUNE), ("squire", outcome.LOSS_TUNE)]
)
def test_only_a_person_alone_hears_a_loss(heard, green, tune):
    people, played = heard(match=position("gikhj"), green=green)
    pause.resign(people.match, RED)
    people.app._go("result")
    people.run(3000)
    assert played[-1] == tune
