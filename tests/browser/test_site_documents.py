"""The documents of the site in a real browser: start page, search, links, no other host."""

import contextlib
from html.parser import HTMLParser
from urllib.parse import unquote

import pytest

pytest.importorskip("mkdocs", reason="needs MkDocs (dependency group site)")

from games import NAMES, declared
from tests.browser.hosted import hosted
from tests.patience import PATIENCE_S
from tools import links
from tools.game import SAMPLE
from tools.interpreters import ROOT
from tools.site import documents
from tools.site.cards import CODES, PAGES

MODELS = ("table.glb", "carrier.glb")  # in the order of the page

pytestmark = pytest.mark.xdist_group("documents")  # built once

PHONE = {"viewport": {"width": 390, "height": 844}}
DESK = {"viewport": {"width": 1280, "height": 720}}
SMALL = ((360, 640), (844, 390))

# Whether the start page is kept for visits without a network.
KEPT = """async () => {
    const cache = await caches.open(`start ${new URL("./", location)}`);
    return (await cache.keys()).length > 5;
}"""


@pytest.fixture
def visit(browser, documents_folder):
    """Open a page of the documents: visit(path). It loads nothing from other hosts."""
    with hosted(documents_folder) as site:
        asked = []

        def open_page(path="", screen=DESK):
            context = browser.new_context(**screen)
            page = context.new_page()
            page.set_default_timeout(1000 * PATIENCE_S)
            page.on("request", lambda request: asked.append(request.url))
            page.goto(site.url + path)
            return page

        yield open_page
        assert [url for url in asked if not url.startswith((site.url, "data:"))] == []


@pytest.mark.parametrize("language", CODES)
def test_the_start_page_has_a_card_of_each_game(visit, language):
    """And a game can be played from the first view of a small screen."""
    page = visit(screen={**DESK, "locale": language})
    page.locator(f'.md-content [lang="{language}"]').first.wait_for()
    for width, height in ((1280, 720), *SMALL, (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        box = page.locator("a.md-button--primary").first.bounding_box()
        assert box["y"] + box["height"] <= height
    cards = page.locator(".games section").all()
    assert len(cards) == len(NAMES)
    for card, name in zip(cards, NAMES, strict=True):
        game = declared(name)
        facts = card.locator("p").first.inner_text()
        for fact in (game.MIN_PLAYERS, game.MAX_PLAYERS, game.MINUTES, game.AGE):
            assert str(fact) in facts
        ways = [link.get_attribute("href") for link in card.locator("a.md-button").all()]
        assert ways == [f"play/index.html#{what}={name}" for what in ("play", "learn")]
        picture = card.locator("img")
        picture.scroll_into_view_if_needed()
        page.wait_for_function("image => image.naturalWidth > 0", arg=picture.element_handle())
        assert card.locator("a.md-button").first.bounding_box()["height"] >= 44


def test_the_start_page_comes_without_a_network(browser, documents_folder):
    with contextlib.ExitStack() as running:
        site = running.enter_context(hosted(documents_folder))
        with browser.new_context(locale="fr") as context:
            page = context.new_page()
            page.goto(site.url)
            page.wait_for_url("**/fr.html")
            page.wait_for_function(KEPT)
            running.close()  # the server stops
            page.goto(site.url)
            page.wait_for_url("**/fr.html")
            assert page.locator("a.md-button--primary").first.is_visible()


def test_the_language_of_the_start_page_is_the_browsers_until_another_is_chosen(visit):
    page = visit(screen={**DESK, "locale": "fr-CA"})
    page.wait_for_url("**/fr.html")
    assert "Visite Royale" in page.locator(".games h2").first.inner_text()
    page.get_by_role("link", name="English").click()
    page.wait_for_url("**/index.html")
    page.reload()
    assert "Royal Visit" in page.locator(".games h2").first.inner_text()
    assert page.evaluate("localStorage.getItem('language')") == "en"


@pytest.mark.parametrize(
    ("path", "title", "search", "play", "rules"),
    [
        ("fr.html", "Trois jeux de rois - Regalia", "Rechercher", "Jouer", "royal-visit.fr"),
        ("hardware/faults.de.html", "Fehler, die", "Suche", "Spielen", "royal-visit.de"),
        ("hardware/faults.html", "Faults - Regalia", "Search", "Play", "royal-visit"),
    ],
)
def test_the_bar_is_in_the_language_of_the_page(visit, path, title, search, play, rules):
    page = visit(path, {**DESK, "locale": "fr"})
    assert page.title().startswith(title)
    assert page.locator("[name=query]").get_attribute("placeholder") == search
    tabs = page.locator(".md-tabs__link")
    assert play in tabs.all_inner_texts()
    assert tabs.nth(3).get_attribute("href").endswith(f"how-to-play/{rules}.html")


def test_the_start_page_leads_on(visit, documents_folder):
    page = visit()
    for words, path in {
        "Install on a Pico": "install/index.html",
        "Build one": "hardware/BUILD.html",
        "Read": "project.html",
    }.items():
        button = page.locator("a.md-button", has_text=words).first
        assert button.get_attribute("href") == path
        assert (documents_folder / path).is_file()
    assert "dollars" in page.locator(".md-content table").inner_text()
    tab = page.locator(".md-tabs a", has_text="Build one").get_attribute("href")
    assert tab == page.locator(".md-button", has_text="Build one").get_attribute("href")


def test_still_for_those_who_want_no_motion(visit):
    page = visit(screen={**DESK, "reduced_motion": "reduce"})
    shown = [
        picture.evaluate("it => it.currentSrc") for picture in page.locator("picture img").all()
    ]
    names = [address.rpartition("/")[2] for address in shown]
    assert names == [*(f"{name}-board.webp" for name in NAMES), "royal-visit.webp"]


def test_the_search_finds_a_page_and_how_to_play_first(visit):
    page = visit("hardware/power.html")
    search = page.locator("[name=query]").first
    search.click()
    page.keyboard.type("Banquet Royal")
    first = page.locator(".md-search-result__link").first
    first.wait_for()
    assert "/how-to-play/banquet-royal" in first.get_attribute("href")
    search.fill("")
    page.keyboard.type("safe start")
    found = page.locator(".md-search-result__link", has_text="When something goes wrong").first
    found.click()
    page.wait_for_url("**/firmware/docs/troubles.html*")


class Targets(HTMLParser):
    """The links and pictures of a page."""

    def __init__(self):
        super().__init__()
        self.found = set()

    def handle_starttag(self, tag, attrs):
        self.found |= {value for name, value in attrs if name in ("href", "src", "srcset")}


def test_every_document_is_there_and_its_links_lead_somewhere(documents_folder):
    for document in links.documents(ROOT):
        if SAMPLE in document.parents:
            continue  # those of the sample game are no part of the site
        path = document.relative_to(ROOT).with_suffix(".html").as_posix()
        place = {"README.html": "project.html"}.get(path, path.replace("README", "index"))
        page = documents_folder / place
        if document in PAGES:
            page = (documents_folder / PAGES[document]).with_suffix(".html")
        if document.parent.name == "site":
            page = documents_folder / "hardware" / document.with_suffix(".html").name
        targets = Targets()
        targets.feed(page.read_text("utf-8"))
        for target in targets.found:
            name = unquote(target.partition("#")[0])
            if name and ":" not in name:
                assert (page.parent / name).exists(), f"{place}: {target}"


def test_two_builds_are_the_same(documents_folder, tmp_path):
    documents.build(tmp_path)
    contents = [
        {path.relative_to(home): path.read_bytes() for path in home.rglob("*") if path.is_file()}
        for home in (documents_folder, tmp_path)
    ]
    assert contents[0] == contents[1]


def test_case_and_board_are_loaded_when_they_are_asked_for(visit):
    """Not that they are drawn: in headless Chromium the processor would draw, for minutes."""
    page = visit("hardware/model.html", {**DESK, "reduced_motion": "reduce"})
    page.evaluate(
        """for (const draw of ["drawArrays", "drawElements"])
            WebGL2RenderingContext.prototype[draw] = () => {}"""
    )
    links = page.locator("a.model")
    assert links.count() == len(MODELS)
    assert page.locator("model-viewer").count() == 0
    for name in MODELS:
        links.first.click()
        page.wait_for_function(
            """name => performance.getEntriesByType("resource").some(
                (file) => file.name.endsWith(name) && file.responseStatus === 200)""",
            arg=name,
        )
    for viewer in page.locator("model-viewer").all():
        assert viewer.get_attribute("camera-controls") is not None
        assert viewer.get_attribute("alt")


@pytest.mark.parametrize(
    ("locale", "page", "heading"),
    [
        ("en-GB", "faults", "SDA and SCL are swapped"),
        ("fr-FR", "faults.fr", "SDA et SCL sont inversés"),
    ],
)
def test_a_code_on_a_display_leads_to_the_section_of_its_fault(visit, locale, page, heading):
    shown = visit("f/#crossed", PHONE | {"locale": locale})
    shown.wait_for_url(f"**/hardware/{page}.html#crossed")
    section = shown.locator("#crossed").locator("xpath=following::h2[1]")
    assert heading in section.inner_text()
    shown.wait_for_function(
        "document.querySelector('.md-content img').naturalWidth > 0", timeout=1000 * PATIENCE_S
    )
