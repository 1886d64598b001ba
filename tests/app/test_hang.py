"""A tick that doesn't end, as `start.run` meets it: dark, silent, noted, and a reset."""

import time

import pytest
from version import VERSION

import start
from host_sim.chips import rp2040
from tests.app.positions import position

PATIENCE_MS = 5500
LONG_TUNE = bytes((69, 255))


@pytest.fixture
def people(people, monkeypatch):
    """People in a match, lamps lit and a tone on, whose device `start.run` is to drive."""
    people.app.pico.buzzer.play(LONG_TUNE)
    people.run(20)
    assert any(people.lamps())
    assert people.desk.tone
    monkeypatch.setattr(start, "power_on", lambda flash, seed: people.desk.device)
    monkeypatch.setattr(time, "ticks_ms", lambda: people.desk.now, raising=False)
    return people


def let(people, *ticks) -> None:
    """Have the device's next ticks be these, instead of its own."""
    left = list(ticks)
    people.desk.device.tick = lambda now: left.pop(0)()


def pass_time(ms):
    return lambda: rp2040.current().elapse(ms)


def hang(people) -> None:
    let(people, pass_time(PATIENCE_MS))
    with pytest.raises(rp2040.Reset):
        start.run()


def restart(people):
    return lambda: setattr(people.app, "restarts", True)


def interrupt():
    raise KeyboardInterrupt


def fail():
    raise ValueError("not even this can be shown")


def test_all_is_dark_and_silent_and_the_note_says_where_it_hung(people, flash):
    hang(people)
    assert not any(people.lamps())
    assert not any(people.desk.hexagon.colours)
    assert not people.desk.tone
    lines = (flash / "crash.txt").read_text("utf-8").splitlines()
    assert lines[0].startswith(f"Regalia {VERSION}, in royal-visit, ")
    assert lines[-1].endswith("Hung: no tick has ended for 5 s; screen: match")


def test_it_is_the_same_on_micropython(micropython):
    said = micropython.output("tests/on_micropython/hang.py")
    assert said.splitlines()[-3:] == [
        "lit at first True True",
        "lit then False False",
        "Hung: no tick has ended for 5 s; screen: match",
    ]


def test_a_flash_that_takes_no_note_holds_nothing_up(people):
    people.desk.mishaps.fill_flash()
    hang(people)


def test_the_saved_match_is_there_after_the_reset(people, monkeypatch):
    hang(people)
    monkeypatch.undo()
    people.power_cycle()
    assert people.app.shown == "title"
    people.begin()
    assert people.position == position("gikhj")


def test_long_ticks_that_end_are_let_be(people, flash):
    let(people, *[pass_time(4900)] * 5, restart(people))
    with pytest.raises(SystemExit, match="soft_reset"):
        start.run()
    assert not (flash / "crash.txt").exists()


def test_no_time_counts_while_ok_is_held_until_the_device_restarts(people, monkeypatch):
    looks = [True, True, False]

    def held():
        pass_time(60_000)()
        return looks.pop(0)

    monkeypatch.setattr("drivers.buttons.ok_is_held", held)
    let(people, restart(people))
    with pytest.raises(SystemExit, match="soft_reset"):
        start.run()
    assert not looks


@pytest.mark.parametrize("error", [interrupt, fail])
def test_whatever_ends_the_program_the_repl_stays(people, error):
    let(people, pass_time(4900), error)
    with pytest.raises((KeyboardInterrupt, ValueError)):
        start.run()
    pass_time(60_000)()  # no reset
