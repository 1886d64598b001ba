"""The watchdog: who feeds it is left alone, and who stopped it as well."""

import pytest

from drivers.pico import Watchdog

PATIENCE_MS = 5000
PERIOD_MS = 500


@pytest.fixture
def calls():
    return []


@pytest.fixture
def watchdog(chip, calls):
    watchdog = Watchdog(lambda: calls.append(1))
    watchdog.start()
    return watchdog


@pytest.mark.parametrize("fed_at_ms", [0, 1, 250, 499, 3000, 4999])
def test_it_calls_once_nobody_has_fed_it_for_five_seconds(chip, watchdog, calls, fed_at_ms):
    chip.elapse(fed_at_ms)
    watchdog.feed()
    chip.elapse(PATIENCE_MS)
    assert not calls
    chip.elapse(PERIOD_MS)
    assert calls


def test_one_that_is_fed_never_calls(chip, watchdog, calls):
    for _ in range(100):
        chip.elapse(PATIENCE_MS - 1)
        watchdog.feed()
    assert not calls


def test_one_that_was_stopped_never_calls(chip, watchdog, calls):
    chip.elapse(PATIENCE_MS)
    watchdog.stop()
    chip.elapse(10 * PATIENCE_MS)
    assert not calls


def test_one_that_was_not_started_never_calls(chip, calls):
    Watchdog(lambda: calls.append(1))
    chip.elapse(10 * PATIENCE_MS)
    assert not calls
