"""A real table by its cable, as a conversation takes it: lines over Web Serial."""

import pytest

from tests.browser.hosted import hosted
from tests.browser.test_way import EMPTY, PAGE
from tests.patience import PATIENCE_S

# A port whose other end the test holds: `table.say(text)`, `table.heard`, `table.pull()`.
PORT = """() => {
    window.table = { heard: "" };
    const readable = new ReadableStream({
        start: (controller) => {
            table.say = (text) => controller.enqueue(new TextEncoder().encode(text));
            table.pull = () => controller.error(new Error("lost"));
        },
    });
    const writable = new WritableStream({
        write: (bytes) => { table.heard += new TextDecoder().decode(bytes); },
    });
    const nothing = async () => {};
    window.port = { readable, writable, open: nothing, setSignals: nothing, close: nothing };
}"""
OPEN = """async () => {
    const { SerialTable } = await import("./serial.js");
    window.lines = [];
    window.gone = 0;
    window.serial = await SerialTable.at(port);
    serial.onLine = (line) => lines.push(line);
    serial.onGone = () => gone++;
}"""


@pytest.fixture
def page(browser):
    """A page with an open table."""
    with hosted(PAGE) as site:
        page = browser.new_page()
        page.set_default_timeout(1000 * PATIENCE_S)
        page.goto(site.url + EMPTY)
        page.evaluate(PORT)
        page.evaluate(OPEN)
        yield page
        page.close()


def test_lines_go_both_ways_in_any_pieces(page):
    page.evaluate("serial.send('regalia 1')")
    page.wait_for_function("table.heard === 'regalia 1\\n'")
    page.evaluate("['reg', 'alia 1 x\\r\\no', 'k\\n', 'du'].forEach(table.say)")
    page.wait_for_function("lines.join() === 'regalia 1 x,ok'")


def test_a_pulled_cable_is_told_once_and_what_is_sent_then_is_lost(page):
    page.evaluate("table.pull()")
    page.wait_for_function("gone === 1")
    page.evaluate("serial.send('ok')")
    assert page.evaluate("gone") == 1


def test_a_table_that_is_given_up_is_not_gone(page):
    page.evaluate("serial.close()")
    assert page.evaluate("gone") == 0
