"""Fixtures of all tests; the tests of one game; no skip in CI, no deadlines."""

import os
import signal
import tempfile
from pathlib import Path

import pytest
from hypothesis import settings

import host_sim  # finds the firmware, and makes its texts

# isort: split

from host_sim.chips import rp2040
from tests import polyglot
from tests.ruler import Ruler
from tools import interpreters
from ui import texts

# An example may take its time, on a slow machine too.
settings.register_profile("patient", deadline=None)
settings.load_profile("patient")

# Started in the background of a script, what a test starts would inherit that Ctrl-C is ignored.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

# Folders whose tests are all slow.
SLOW = {"cluster", "lab"}

# The only reason for which a test may be skipped when CI runs the tests.
_DOCUMENTED_SKIP = "PICO_UF2"


def pytest_addoption(parser):
    parser.addoption("--game", metavar="NAME", help="what holds for every game, for this one alone")


def pytest_configure(config):
    """Say what the chosen game lacks, instead of running all tests; before those in a path."""
    host_sim.require_texts()
    name = config.getoption("--game")
    if not name or hasattr(config, "workerinput"):
        return
    from tools.game.lacks import lacks  # imports the firmware

    if missing := lacks(name):
        text = f"{name} lacks:\n" + "\n".join(f"* {what}" for what in missing)
        if config.args_source is not config.ArgsSource.ARGS:
            pytest.exit(text, returncode=1)
        print(text)


def pytest_itemcollected(item):
    if SLOW & set(item.path.relative_to(item.config.rootpath).parts):
        item.add_marker("slow")


def pytest_collection_modifyitems(config, items):
    """Keep the tests of the chosen game: those with its name, or its press script, as parameter.

    Of all tests begin with the longest.
    """
    if name := config.getoption("--game"):
        others = [item for item in items if name not in _parameters(item)]
        config.hook.pytest_deselected(items=others)
        items[:] = [item for item in items if name in _parameters(item)]
    # Tests of browsers and tools take longest: begun last, one would go on alone.
    items.sort(key=lambda item: item.path.parent.name not in ("browser", "tools"))


def pytest_terminal_summary(terminalreporter, config):
    """Say which files of the chosen game are still the sample's."""
    if name := config.getoption("--game"):
        from tools.game.sample import unchanged

        if files := unchanged(name):
            terminalreporter.section("still as the sample")
            terminalreporter.write_line("\n".join(files))


def _parameters(item) -> list:
    params = item.callspec.params.values() if hasattr(item, "callspec") else ()
    return [getattr(value, "stem", value) for value in params]


@pytest.fixture(scope="session")
def micropython() -> interpreters.Interpreter:
    """A real MicroPython with a limited heap; skips where this machine has none."""
    try:
        return interpreters.micropython()
    except interpreters.Missing as missing:
        pytest.skip(str(missing))


@pytest.fixture(autouse=True)
def _english():
    """Leave the texts in English to the next test."""
    yield
    texts.use()


@pytest.fixture
def chip():
    """A bare virtual chip, just switched on."""
    chip = rp2040.RP2040()
    rp2040.power_on(chip)
    return chip


@pytest.fixture
def ruled(monkeypatch):
    """Fail the test if a text doesn't fit on a display, in whatever language."""
    monkeypatch.setattr("app.screens.Canvas", Ruler)
    monkeypatch.setattr("app.screens.Screens._draw", polyglot.draw)
    yield
    if polyglot.misfits:
        told = "\n".join(polyglot.misfits)
        polyglot.misfits.clear()
        pytest.fail(told, pytrace=False)


@pytest.fixture
def build_folder():
    """A folder in `build`, removed after the test."""
    home = interpreters.ROOT / "build"
    home.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(dir=home) as folder:
        yield Path(folder)


def pytest_xdist_auto_num_workers():
    """One process more than there are processors: tests of pages wait half of their time."""
    return (os.cpu_count() or 1) + 1


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
