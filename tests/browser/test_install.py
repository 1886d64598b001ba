"""Installing from the page onto a real MicroPython, whose serial port has a board's protocol."""

import contextlib
import json
import os

import pytest

pytest.importorskip("aiohttp", reason="needs aiohttp (dependency group play)")
pytest.importorskip("pty", reason="this system has no pseudo terminals to be a board's port")

from tests.browser import cable
from tests.browser.axe import violations
from tests.browser.hosted import hosted
from tests.patience import PATIENCE_S
from tests.tools import small_firmware
from tests.tools.fake_board import plugged_in
from tests.tools.reached import Contents
from tests.tools.test_image import WRONG, code, uf2
from tools.building.architectures import PICO
from tools.building.build import build
from tools.building.wiring import compiled
from tools.flashing import board as boards
from tools.flashing.board import Board
from tools.imaging import __main__ as imaging
from tools.installing.choice import Choice
from tools.site import installer

pytestmark = pytest.mark.xdist_group("install")

ARCHITECTURE = "x64"  # of the MicroPython that the board is
SAVE = b"a game"

START = "START_MS = 3000;"
CHOSEN = [Choice("SH1106", 500, "panel"), Choice("SSD1306", 900, "panel")]
_HOLD = "files => { holds = () => document.getElementById('progress').value >= files; }"


@pytest.fixture(scope="module")
def sources(tmp_path_factory):
    """A small firmware whose game goes on."""
    folder = small_firmware.write(2, tmp_path_factory.mktemp("sources"))
    (folder / "main.py").write_text(small_firmware.ENDLESS)
    return folder


@pytest.fixture(scope="module")
def wanted(sources, tmp_path_factory):
    """The SHA-256 of each file of its build."""
    files = build(ARCHITECTURE, tmp_path_factory.mktemp("build"), sources).files
    return {path: file.sha256 for path, file in files.items()}


@pytest.fixture(scope="module")
def page_folder(site_folder, sources):
    """The site with the page that installs it, which soon takes a game that runs for started."""
    folder = site_folder.parent / "install"
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(installer, "all_choices", lambda: CHOSEN)  # of many
        installer.build(folder, [ARCHITECTURE, PICO], sources)
    text = (folder / "board.js").read_text("utf-8")
    assert START in text
    (folder / "board.js").write_text(text.replace(START, "START_MS = 300;"), "utf-8")
    return site_folder.parent


@pytest.fixture
def plug_in(micropython, tmp_path, monkeypatch):
    monkeypatch.setattr(boards, "_START_S", 0.3)
    with plugged_in(micropython, tmp_path / "flash") as plug:
        yield plug


@pytest.fixture
def board(plug_in):
    return plug_in()


class Deaf:
    """A board that never answers."""

    def __init__(self):
        self._cable, self._socket = os.openpty()
        self.port = os.ttyname(self._socket)


class Page:
    """The page to install from, with a cable to a board."""

    def __init__(self, page, url):
        self.page = page
        self.complaints: list[str] = []
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.set_default_timeout(1000 * PATIENCE_S)
        page.goto(url + "install/")
        page.wait_for_function("document.getElementById('install').textContent")  # its words

    @property
    def news(self) -> str:
        return self.page.locator("#news").inner_text()

    def click(self, button: str) -> str:
        """Click a button; return what the page says at the end."""
        self.page.locator(f"#{button}").click()
        return self.end()

    def end(self) -> str:
        self.page.locator("#install:enabled").wait_for(timeout=2000 * PATIENCE_S)
        self.page.wait_for_function("document.getElementById('news').innerText")
        return self.news

    def copy_only(self, files: int) -> None:
        """Click *Install*; wait until so many files were copied, and hold the rest back."""
        self.page.evaluate(_HOLD, files)
        self.page.locator("#install").click()
        self.page.wait_for_function("holds()")

    def go_on(self) -> None:
        """Hold nothing back any more."""
        self.page.evaluate("delete window.holds")


@pytest.fixture
def visit(browser, page_folder):
    """Open the page with a cable to a board: visit(board); without one, there is no Web Serial."""
    with contextlib.ExitStack() as opened, hosted(page_folder) as site:
        pages = []

        def open_page(board=None, **options):
            context = browser.new_context(**options)
            opened.callback(context.close)
            script = "Object.defineProperty(navigator, 'serial', { value: undefined });"
            if board:
                script = opened.enter_context(cable.laid(board))
            context.add_init_script(script)
            pages.append(Page(context.new_page(), site.url))
            return pages[-1]

        yield open_page
        assert [complaint for page in pages for complaint in page.complaints] == []


@contextlib.contextmanager
def reached(board):
    """The files of a board, reached as dev.py reaches it."""
    with contextlib.closing(Board(board.port)) as there:
        yield Contents(there)
        there.start()


def test_an_empty_board_gets_all_and_the_game_starts(visit, board, wanted):
    page = visit(board)
    assert f"{len(wanted)} files copied, 0 removed. The game is running." in page.click("install")
    with reached(board) as contents:
        assert contents.hashes(["app"]) == wanted
        assert contents.get("firmware.txt")
    assert "has Regalia" in page.click("install")


def test_cut_in_the_midst_it_goes_on(visit, board, wanted):
    page = visit(board)
    with reached(board) as contents:
        contents.put("saves/save.0", SAVE)
    page.copy_only(1)
    board.power_off()
    page.go_on()
    assert "it goes on where it stopped. Saves are kept." in page.end()
    board.power_on()
    assert "The game is running." in page.click("install")
    left = int(page.news.split(":")[1].split()[0])
    assert 0 < left < len(wanted)
    with reached(board) as contents:
        assert contents.hashes(["app"]) == wanted
        assert contents.get("saves/save.0") == SAVE


def test_a_chosen_display_is_put_onto_the_board_and_an_update_keeps_it(visit, board, sources):
    page = visit(board, locale="fr-FR")
    page.page.locator("#display").select_option("1,3 pouce (SH1106)")
    page.click("install")
    page.page.reload()
    assert "déjà" in page.click("install")
    with reached(board) as contents:
        assert contents.get("firmware.txt").endswith(b" SH1106 500 panel")
        assert contents.get("wiring.mpy") == compiled(CHOSEN[0], sources)


def test_another_program_on_the_port_is_said(visit, board):
    page = visit(board)
    other = page.page.context.new_page()
    other.goto(page.page.url)
    other.evaluate("navigator.serial.requestPort().then((port) => port.open())")
    assert "another program uses it" in page.click("install")


def test_a_board_without_micropython_is_said(visit):
    page = visit(Deaf())
    page.page.clock.install()
    page.page.locator("#install").click()
    while not page.page.locator("#install").is_enabled():
        page.page.clock.run_for(1000)
    assert "it has no MicroPython" in page.end()


def test_a_file_that_the_network_does_not_give_is_said_and_the_board_stays_as_it_was(visit, board):
    """Nor the page of a network that asks for a password first."""
    page = visit(board)

    def log_in(route):
        route.fulfill(body="<title>Log in</title>")

    for name, answer in (
        ("board.json", log_in),
        ("firmware-*.bin", log_in),
        ("firmware-*.bin", lambda route: route.abort()),
    ):
        page.page.route(f"**/{name}", answer)
        said = page.click("install")
        assert "can’t be loaded. Check the network" in said
        assert "The board is as it was." in said
        page.page.unroute(f"**/{name}")
    with contextlib.closing(Board(board.port)) as there:
        assert Contents(there).names("") == []


def test_crash_note_and_records_are_read_and_the_game_goes_on(visit, board):
    with reached(board) as contents:
        contents.put("main.py", b"while True:\n    pass\n")
        contents.put("crash.txt", "ValueError: à côté\n".encode())
        contents.put("records/0001.txt", b'[Game "royal-visit"]\n')
    page = visit(board)
    assert page.click("note") == "The crash note. The game is running."
    assert page.page.locator("#report").inner_text() == "ValueError: à côté"
    assert page.click("records") == "Game records: 1. The game is running."
    with page.page.expect_download() as saving:
        page.page.get_by_text("0001.txt").click()
    assert saving.value.suggested_filename == "0001.txt"
    assert saving.value.path().read_bytes() == b'[Game "royal-visit"]\n'
    assert "/play/#record=" in page.page.get_by_text("Replay").get_attribute("href")


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
def test_nothing_shuts_people_out_or_is_wider_than_the_screen(visit, board, locale):
    for page in (visit(board, locale=locale).page, visit(locale=locale).page):
        assert violations(page) == []
        for width in (390, 1280):
            page.set_viewport_size({"width": width, "height": 844})
            assert page.evaluate("document.documentElement.scrollWidth") <= width


def test_the_self_test_needs_the_firmware_and_prints_its_report(visit, board, page_folder):
    page = visit(board)
    assert "Install it first." in page.click("test")
    shared = json.loads((page_folder / "install" / "board.json").read_text())
    shared["selfTest"]["code"] = (
        "def run(*given): print('Look: é', *given); print('FAULT crossed: Display B: swapped.')\n"
    )
    page.page.route("**/board.json", lambda route: route.fulfill(json=shared))
    with reached(board) as contents:
        contents.put("main.py", b"while True:\n    pass\n")
    assert page.click("test") == "The self-test is over. The game is running."
    said = page.page.locator("#report").inner_text()
    assert said == "Look: é 3 en\nFAULT crossed: Display B: swapped.\n"
    fault = page.page.get_by_text("Display B: swapped.", exact=True)
    assert fault.get_attribute("href") == "../hardware/faults.html#crossed"


def test_a_stage_of_the_build_has_its_picture_and_its_reading(visit, board, page_folder):
    page = visit(board, locale="fr-FR")
    page.page.locator("#stage").select_option(index=1)
    page.page.locator("#variant").select_option(index=2)
    assert "sur J3" in page.page.locator("#plug").inner_text()
    assert page.page.locator("#reading").inner_text().startswith("Mesurez\xa0: Chacun montre")
    source = page.page.locator("#picture").get_attribute("src")
    assert source == "../hardware/wiring/stripboard.svg"
    shared = json.loads((page_folder / "install" / "board.json").read_text())
    shared["selfTest"]["code"] = "def run(*given): print(*given)\n"
    page.page.route("**/board.json", lambda route: route.fulfill(json=shared))
    with reached(board) as contents:
        contents.put("main.py", b"while True:\n    pass\n")
    page.click("test")
    assert page.page.locator("#report").inner_text() == "1 fr\n"
    assert "Branchez les boutons" in page.page.locator("#next").inner_text()


ANDROID = "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/142.0.0.0 Mobile"


@pytest.mark.parametrize("agent", [None, ANDROID], ids=["none", "Android, of Bluetooth alone"])
def test_a_browser_without_web_serial_says_so(visit, board, agent):
    page = visit(board if agent else None, user_agent=agent)
    assert page.page.locator("#no-serial").is_visible()
    assert page.page.locator("#install").is_disabled()


def test_no_chosen_board_is_said_in_french(visit, board):
    page = visit(board, locale="fr-FR")
    page.page.evaluate("() => { navigator.serial.requestPort = () => Promise.reject(); }")
    assert page.click("install").startswith("Aucune carte choisie.")
    assert page.page.locator("html").get_attribute("lang") == "fr"


def choose(page, data):
    """Choose a stock image on the page."""
    page.page.locator("#stock").set_input_files(
        {"name": "STOCK.uf2", "mimeType": "application/octet-stream", "buffer": data}
    )


def test_the_one_file_is_that_of_dev_py_image(visit, sources, tmp_path, monkeypatch):
    data = uf2(code())
    page = visit()
    page.page.locator("#supply").select_option("900 mA")
    with page.page.expect_download() as saving:
        choose(page, data)
    small_firmware.use(monkeypatch, sources)
    monkeypatch.setattr(imaging, "BUILDS", tmp_path)
    stock = tmp_path / "STOCK.uf2"
    stock.write_bytes(data)
    assert imaging.main([str(stock), "--supply", "900"]) == 0
    wanted = tmp_path / saving.value.suggested_filename
    assert saving.value.path().read_bytes() == wanted.read_bytes()
    assert "Copy it onto the board’s drive." in page.page.locator("#image-news").inner_text()


def test_a_wrong_image_is_said_as_by_dev_py_image(visit):
    page = visit()
    news = page.page.locator("#image-news")
    for data, why in [*WRONG, (uf2(code(size=4096)), "of the 1 blocks for files")]:
        if data:  # a browser doesn't read an empty file
            page.page.evaluate("() => { document.getElementById('image-news').textContent = ''; }")
            choose(page, data)
            page.page.wait_for_function("document.getElementById('image-news').textContent")
            assert why in news.inner_text()
