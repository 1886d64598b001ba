"""Signals of a match that sound the same in every game."""

import pytest

from app import outcome
from tables import shared
from tests.app.people import GREEN, RED
from tests.app.positions import position


@pytest.fixture
def heard(begun):
    """People at a match, and the tunes that were played there."""

    def sit_down(**settings):
        people = begun(**settings)
        played = []
        play = people.app.pico.buzzer.play
        people.app.pico.buzzer.play = lambda tune: (played.append(tune), play(tune))
        return people, played

    return sit_down


def test_every_signal_differs():
    signals = [
        tune for name, tune in (vars(shared) | vars(outcome)).items() if name.endswith("_TUNE")
    ]
    assert len(signals) == len(set(signals)) == 8
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
    ("green", "loser", "tune"),
    [
        ("person", RED, outcome.WIN_TUNE),
        ("squire", RED, outcome.LOSS_TUNE),
        ("squire", GREEN, outcome.TRIUMPH_TUNE),
    ],
)
def test_who_plays_against_computers_hears_and_sees_how_it_ended(heard, green, loser, tune):
    """After a loss the lamps rest; a win runs along them."""
    people, played = heard(match=position("gikhj"), green=green)
    people.match.resign(loser)
    people.app._go("result")
    people.run(3000)
    assert played[-1] == tune
    before = people.lamps()
    people.run(300)
    assert (people.lamps() == before) == (tune == outcome.LOSS_TUNE)
    assert people.reads(RED, "You win!") == (tune == outcome.TRIUMPH_TUNE)
    assert people.reads(RED, "Good game!") == (tune == outcome.LOSS_TUNE)
