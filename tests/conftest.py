"""Fixtures of all tests, and the rule that a skip in CI is a failure."""

import os
import tempfile
from pathlib import Path

import pytest

from tests.ruler import Ruler
from tools import interpreters

# The only reason for which a test may be skipped when CI runs the tests.
_DOCUMENTED_SKIP = "PICO_UF2"


@pytest.fixture(scope="session")
def micropython() -> interpreters.Interpreter:
    """A real MicroPython with a limited heap; skips where this machine has none."""
    try:
        return interpreters.micropython()
    except interpreters.Missing as missing:
        pytest.skip(str(missing))


@pytest.fixture
def ruled(monkeypatch):
    """Fail the test if a text doesn't fit on a display."""
    monkeypatch.setattr("app.screens.Canvas", Ruler)


@pytest.fixture
def build_folder():
    """A folder in `build`, removed after the test."""
    home = interpreters.ROOT / "build"
    home.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(dir=home) as folder:
        yield Path(folder)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport():
    return _no_silent_skip((yield))


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report():
    return _no_silent_skip((yield))


def _no_silent_skip(report):
    """Make a skip in CI a failure: there, everything that a test needs is installed."""
    expected_failure = hasattr(report, "wasxfail")
    if os.environ.get("REGALIA_CI") and report.skipped and not expected_failure:
        reason = report.longrepr[2] if isinstance(report.longrepr, tuple) else report.longrepr
        if _DOCUMENTED_SKIP not in str(reason):
            report.outcome = "failed"
            report.longrepr = f"skipped in CI, where no test may be skipped: {reason}"
    return report
