"""What the browser keeps of the table on the static site, and what is told when it doesn't."""

import contextlib
import shutil

import pytest

from host_sim.desk import Desk
from tests.browser.conftest import visit_site
from tests.browser.hosted import hosted
from tests.browser.stranger import DATABASE
from tests.browser.test_site import at_title, begin, resumes, saved_file
from tests.host_sim.served import served
from tools.chromium import SHOWN

# Every write is aborted, as a browser does that has no room left, and the database can't be opened
# a second time, until the page sends "room".
FULL = """
let full = true;
new BroadcastChannel("storage").onmessage = () => { full = false; };
const { transaction } = IDBDatabase.prototype;
IDBDatabase.prototype.transaction = function (names, mode, options) {
  const made = transaction.call(this, names, mode, options);
  if (full && mode === "readwrite") queueMicrotask(() => made.abort());
  return made;
};
const { open } = IDBFactory.prototype;
let times = 0;
IDBFactory.prototype.open = function (name) {
  if (full && times++) throw new DOMException("denied", "SecurityError");
  return open.call(this, name);
};
"""
# As by plain http.
WITHOUT_LOCKS = 'Object.defineProperty(navigator, "locks", { value: undefined });'
DENIED = 'throw new DOMException("denied", "SecurityError");'
FORBIDDEN = f"""
LockManager.prototype.request = async () => {{ {DENIED} }};
IDBFactory.prototype.open = () => {{ {DENIED} }};
"""
# Ways in which a browser refuses a database.
REFUSED = {
    "refused": f"IDBFactory.prototype.open = () => {{ {DENIED} }}",
    # It never answers; the page doesn't wait for long here.
    "silent": "IDBFactory.prototype.open = () => ({}); const wait = setTimeout;"
    " self.setTimeout = (act, ms, ...given) => wait(act, 0, ...given)",
    "throws": "Object.defineProperty(self, 'indexedDB',"
    f" {{ get() {{ {DENIED} }}, configurable: true }})",
    "missing": "Object.defineProperty(self, 'indexedDB', { value: undefined })",
}
DAMAGED = (
    "null",
    "7",
    '"files"',
    "{}",
    "[7]",
    '[["saves/save.0"]]',
    "[[7, new Uint8Array(9)]]",
    '[["saves/save.0", "text"]]',
    '[["saves", new Uint8Array(9)], ["saves/save.0", new Uint8Array(9)]]',
    '[["../table/main.mpy", new Uint8Array(9)]]',
    '[["saves/save.0", new Uint8Array(70_000_000)]]',
)


@contextlib.contextmanager
def visit_with(browser, site_folder, tmp_path, script: str):
    """Visit a site in whose worker a script runs first."""
    folder = shutil.copytree(site_folder, tmp_path / "site")
    worker = folder / "js" / "worker.js"
    worker.write_text(script + worker.read_text("utf-8"), "utf-8")
    with hosted(folder) as site, visit_site(browser, site) as stranger:
        yield stranger


def notice(stranger):
    return stranger.page.locator('[data-topic="keeping"]')


def test_a_full_store_is_told_and_tried_again(browser, site_folder, tmp_path):
    with visit_with(browser, site_folder, tmp_path, FULL) as stranger:
        begin(stranger)
        told = notice(stranger)
        told.wait_for()
        assert "storage may be full" in told.inner_text()
        record = saved_file(stranger, "record")
        with stranger.page.expect_download() as saving:
            told.get_by_role("button", name="Save as a file").click()
        assert saving.value.path().read_text() == record
        told.get_by_role("button", name="Make a link").click()
        stranger.until(lambda: "#match=" in stranger.tool("share-link").input_value())
        stranger.answer("Close")
        stranger.page.evaluate('new BroadcastChannel("storage").postMessage("room")')
        told.wait_for(state="detached")
        stranger.until_kept("\nmatch ")
        stranger.page.goto("about:blank")
        # The page of the next visit has the same store, which is full for it again.
        stranger.page.goto(stranger.table.url)
        stranger.page.wait_for_function(SHOWN)
        resumes(stranger, record)


# The database is closed once the page sends "close".
CLOSED = """
new BroadcastChannel("storage").onmessage = () => { self.database.close(); };
const { transaction } = IDBDatabase.prototype;
IDBDatabase.prototype.transaction = function (...given) {
  self.database = this;
  return transaction.apply(this, given);
};
"""


def test_a_database_that_was_closed_is_opened_again(browser, site_folder, tmp_path):
    with visit_with(browser, site_folder, tmp_path, CLOSED) as stranger:
        at_title(stranger)
        stranger.page.evaluate('new BroadcastChannel("storage").postMessage("close")')
        begin(stranger)
        stranger.until_noticed("storage may be full")
        notice(stranger).wait_for(state="detached")
        stranger.until_kept("\nmatch ")
        record = saved_file(stranger, "record")
        stranger.reload()
        resumes(stranger, record)


# Whether a new version is offered after each of these is told, in turn.
OFFERED = """async (told) => {
    const load = (name) => import(new URL(`js/${name}.js`, document.baseURI));
    const [{ Keeping }, { Notices }] = await Promise.all(["keeping", "notices"].map(load));
    const parent = document.createElement("div");
    const keeping = new Keeping({ notices: new Notices(parent), share: { possible: true } });
    return told.map(([about, message]) => {
        keeping[about](message);
        return parent.querySelector('[data-topic="update"] button') !== null;
    });
}"""


def test_a_new_version_is_offered_only_while_the_game_is_kept(visit, table):
    told = [
        ("update", {"use": "a function"}, True),
        ("kept", {"trouble": "full"}, False),
        ("update", {"use": "a function"}, False),
        ("status", {"unsaved": False, "match": True}, False),
        ("kept", {"trouble": ""}, True),
        ("status", {"unsaved": True, "match": True}, False),
        ("status", {"unsaved": False, "match": True}, True),
        ("kept", {"trouble": "forbidden"}, False),
        ("kept", {"trouble": "damaged"}, True),  # the new table is kept
    ]
    messages = [[about, message] for about, message, _ in told]
    assert visit(table).page.evaluate(OFFERED, messages) == [offered for *_, offered in told]


def test_where_storage_is_forbidden_the_table_plays_and_says_so(browser, site_folder, tmp_path):
    with visit_with(browser, site_folder, tmp_path, FORBIDDEN) as stranger:
        begin(stranger)
        assert "keep anything" in notice(stranger).inner_text()
        notice(stranger).get_by_role("button", name="Close").click()
        assert notice(stranger).count() == 0


# Returns what a flash tells that is loaded from another store, and the keys of that store.
LOADED = """async () => {
    const load = (name) => import(new URL(`js/${name}.js`, document.baseURI));
    const { Flash } = await load("flash");
    const { changed, done, opened, storeIn } = await load("database");
    BEFORE;
    const told = [];
    const files = { mkdirTree() {}, readdir: () => [] };
    await new Flash(files, "", "another", (trouble) => told.push(trouble)).load();
    if (told[0] !== "damaged") return [told];
    return [told, await done(storeIn(await opened("another", "flash"), "flash").getAllKeys())];
}"""
PUT = """
    await changed(await opened("another", "flash"), "flash", (store) => {
        store.clear();
        store.put(VALUE, "files");
    })"""


def test_a_damaged_value_is_put_aside_and_told(stranger):
    at_title(stranger)
    stranger.page.evaluate(f"""async () => {{
        const database = await {DATABASE};
        const writing = database.transaction("flash", "readwrite");
        writing.objectStore("flash").put(7, "files");
        await new Promise((done) => {{ writing.oncomplete = done; }});
    }}""")
    stranger.reload()
    at_title(stranger)
    assert "is damaged" in notice(stranger).inner_text()
    stranger.reload()
    at_title(stranger)
    assert notice(stranger).count() == 0
    for value in DAMAGED:
        told, keys = stranger.page.evaluate(LOADED.replace("BEFORE", PUT.replace("VALUE", value)))
        assert told == ["damaged"], value
        assert [key.split()[0] for key in keys] == ["damaged"], value
    for way, script in REFUSED.items():
        assert stranger.page.evaluate(LOADED.replace("BEFORE", script))[0] == ["forbidden"], way


def test_a_flash_that_refuses_a_save_is_told_in_the_same_way(visit, tmp_path):
    with served(tmp_path, Desk) as table:
        table.live.desk.mishaps.fill_flash()
        visitor = visit(table)
        for button in ("ok", "ok", "ok", "right", "ok"):
            visitor.press("a", button)
        told = notice(visitor)
        told.wait_for()
        assert "can’t save" in told.inner_text()
        told.get_by_role("button", name="Save as a file").wait_for()


@pytest.mark.parametrize("script", ["", WITHOUT_LOCKS], ids=["", "plain http"])
def test_a_second_page_waits_until_the_table_is_given_or_free(
    browser, site_folder, tmp_path, script
):
    with visit_with(browser, site_folder, tmp_path, script) as stranger:
        at_title(stranger)
        second = stranger.page.context.new_page()
        second.goto(stranger.table.url)
        notice = second.wait_for_selector('[data-topic="link"]')
        assert "open in another tab" in notice.text_content()
        assert second.locator("#loading").is_visible()
        second.get_by_role("button", name="Play here").click()
        second.wait_for_function(SHOWN)
        assert not second.locator("#loading").is_visible()
        second.wait_for_selector('[data-topic="link"]', state="detached")
        stranger.page.wait_for_selector('[data-topic="link"]')
        second.close()
        stranger.page.wait_for_function(SHOWN)
        stranger.page.wait_for_selector('[data-topic="link"]', state="detached")


def test_a_table_that_is_too_busy_to_answer_keeps_its_saves(browser, site_folder, tmp_path):
    """By plain http another tab asked it, and played if there was no answer within a second."""
    stuck = 'new BroadcastChannel("storage").onmessage = () => { for (;;); };'
    with visit_with(browser, site_folder, tmp_path, WITHOUT_LOCKS + stuck) as stranger:
        at_title(stranger)
        stranger.page.evaluate('new BroadcastChannel("storage").postMessage("")')
        second = stranger.page.context.new_page()
        second.goto(stranger.table.url)
        second.wait_for_selector('[data-topic="link"]')
        assert not second.evaluate(SHOWN)
        stranger.page.close()
        second.wait_for_function(SHOWN)
