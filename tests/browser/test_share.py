"""Links that hold a match or a record, opened on the static site in a real browser."""

from host_sim import script
from tests.browser.conftest import visit_site
from tests.browser.parcel import letters
from tests.browser.test_site import at_title, begin, resumes, saved_file, speak_french
from tools import golden

KING = golden.FOLDER / "king.press"  # Red brings the King home in two presses


def match_link(site) -> str:
    settings = script.parse(KING.read_text("utf-8"), KING.name).settings
    (match,) = [value for _, name, value in settings if name == "match"]
    return f"{site.url}#match=" + letters(f"set game royal-visit\nset match {match}\n")


def new_table(stranger) -> None:
    stranger.tool("new").get_by_text("New table").click()
    stranger.answer("New table")
    at_title(stranger)


def test_a_match_from_a_link_is_won_by_clicks_and_shared_as_a_replay(browser, site):
    with visit_site(browser, site, path=match_link(site)) as stranger:
        stranger.until(lambda: stranger.tool("record").is_visible())
        assert "#" not in stranger.page.url
        stranger.press("a", "ok")
        stranger.press("b", "ok")
        stranger.press("a", "ok")
        stranger.until(lambda: stranger.sees("a", "king/aims-for-home"))
        stranger.press("a", "ok")
        for end in "ab":
            stranger.until(lambda end=end: stranger.sees(end, "king/red-wins-later"))
        record = saved_file(stranger, "record")
        stranger.tool("share").click()
        assert not stranger.tool("share-match").is_visible()
        field = stranger.tool("share-link")
        stranger.until(lambda: "#record=" in field.input_value())
        link = field.input_value()
    with visit_site(browser, site, path=link) as friend:
        shown = friend.tool("replay-turn")
        friend.until(lambda: shown.is_visible() and shown.inner_text() == "0 / 1")
        assert friend.tool("replay-back").is_disabled()
        friend.tool("replay-next").click()
        friend.until(lambda: shown.inner_text() == "1 / 1")
        assert saved_file(friend, "record") == record
        friend.tool("replay-first").click()
        friend.until(lambda: shown.inner_text() == "0 / 1")
        friend.tool("replay-play").click()
        friend.until(lambda: not shown.is_visible())
        assert friend.tool("record").is_visible()


DROPPED = """text => {
    const files = new DataTransfer();
    files.items.add(new File([text], "saved.game"));
    document.getElementById("table").dispatchEvent(
        new DragEvent("drop", { dataTransfer: files, bubbles: true, cancelable: true }));
}"""


def test_a_game_saved_as_a_file_is_opened_and_so_is_one_that_is_dropped(stranger, tmp_path):
    """Chosen at a new table, as after a browser that keeps nothing was closed."""
    begin(stranger)
    file = tmp_path / "saved.game"
    record = saved_file(stranger, "record")
    file.write_text(record, "utf-8")
    new_table(stranger)
    with stranger.page.expect_file_chooser() as choosing:
        stranger.tool("open").click()
    choosing.value.set_files(file)
    shown = stranger.tool("replay-turn")
    stranger.until(shown.is_visible)
    stranger.tool("replay-play").click()
    stranger.until(lambda: not shown.is_visible())
    assert saved_file(stranger, "record") == record
    new_table(stranger)
    stranger.page.evaluate(DROPPED, record)
    stranger.until(shown.is_visible)
    assert saved_file(stranger, "record") == record


def test_files_and_links_without_a_game_are_told(stranger, site):
    at_title(stranger)

    def told(words: str) -> None:
        stranger.until_noticed(words)
        assert stranger.sees("a", "start/title")

    for text in ("nonsense", "#" * 200_000):
        stranger.page.evaluate(DROPPED, text)
        told("")
    for fragment in ("match=%%%", "match=AAAA", "record=" + letters("nonsense")):
        stranger.page.goto(f"{site.url}#{fragment}")
        told("link")
    stranger.page.goto(f"{site.url}#match=" + letters("#" * 50_000_000))
    told("damaged")


def test_links_and_new_tables_keep_the_own_game(stranger, site):
    begin(stranger)
    before = saved_file(stranger, "record")
    stranger.until_kept("\nmatch ")
    stranger.page.goto(match_link(site))
    guest = stranger.page.locator('[data-topic="guest"]')
    guest.wait_for()
    assert "Your own game waits" in guest.inner_text()
    stranger.tool("seed").fill("2024")
    new_table(stranger)
    assert stranger.tool("seed").input_value() == "2024"
    guest.wait_for(state="hidden")
    speak_french(stranger)  # a second table that is worth keeping
    stranger.page.goto(match_link(site))
    stranger.until(lambda: stranger.tool("aside").locator("li").count() == 2)
    stranger.reload()
    stranger.tool("back").click()
    tables = stranger.tool("aside").locator("li")
    assert tables.nth(0).locator("strong").inner_text() == "No game in progress"
    assert tables.nth(1).locator("strong").inner_text() == "Royal Visit"
    year = stranger.page.evaluate("String(new Date().getFullYear())")
    assert year in tables.nth(1).locator("time").inner_text()
    remove = tables.nth(0).get_by_role("button", name="Remove")
    remove.click()
    assert tables.count() == 2
    remove.click()
    stranger.until(lambda: tables.count() == 1)
    tables.get_by_role("button", name="Bring back").click()
    resumes(stranger, before)
    stranger.tool("back").wait_for(state="hidden")


def test_no_game_is_said_to_wait_where_none_was_in_progress(stranger, site):
    speak_french(stranger)  # a table without a game that is worth keeping
    stranger.page.goto(match_link(site))
    guest = stranger.page.locator('[data-topic="guest"]')
    guest.wait_for()
    assert stranger.tool("aside").locator("li").count() == 1
    assert "Your own game waits" not in guest.inner_text()
    assert guest.get_by_role("button", name="Bring back").count() == 0


def test_a_problem_is_shared_and_opened(browser, site):
    link = f"{site.url}#problem=" + letters("problem royal-visit 1\n")
    with visit_site(browser, site, path=link) as stranger:
        stranger.until(lambda: stranger.sees("a", "problems/begun"))
        stranger.until(stranger.tool("share").is_visible)
        stranger.tool("share").click()
        field = stranger.tool("share-link")
        stranger.until(lambda: "#problem=" in field.input_value())
        assert not stranger.tool("share-match").is_visible()
        assert field.input_value() == link
        stranger.answer("Close")
        stranger.tap("a", "down", "right", "right", "ok", "up", "ok")  # to the list
        stranger.until(lambda: not stranger.tool("share").is_visible())


def test_one_press_begins_a_game_to_which_the_start_page_leads(browser, site):
    with visit_site(browser, site, f"{site.url}#play=banquet-royal", locale="fr") as stranger:
        shown = stranger.page.locator('[data-display="a"]')
        shown.get_by_text("Personnes").wait_for(state="attached")
        assert "#" not in stranger.page.url
        stranger.press("a", "ok")
        stranger.page.locator("#record:not([hidden])").wait_for(state="attached")
