"""What the displays say for those who have the page read aloud, in the device's own words."""

import pytest

import games
from host_sim import saved, script
from host_sim.desk import BUTTONS, PRESS_MS, TICK_MS, Desk
from host_sim.session import Session
from host_sim.texts import catalogues
from host_sim.web.naming import declared, has_icons, icon_names
from host_sim.web.reading import Displays, lines
from tools import glyphs, golden
from tools.texts import english

CODES = ["en", *catalogues.others()]

# (language, golden screen): what end A's display says; ">" is the chosen line.
SAID = {
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
    ("en", "names/written"): "Royal Visit / Begin / Aej person / >Léonore person /"
    " Rules French 2021 / OK writes a name",
    ("en", "roi-turn/fit"): "Lion, your turn / 1 Blue 1 Blue 5 Blue 2 Blue 4 Blue 1 Green /"
    " 1 2 3 1 / >4 / Elf Dwarf Gnome Apprentice Fairy / +2 +2 +2 / >+2 / ✓ Dwarf 1 1 1 /"
    " Roll Help Kingdoms Needs Signs City Pause deck 32 Penalty 9",
    ("fr", "rules/first"): "Le but 1/21 / Le Roi entre dans votre / Château : vous gagnez. /"
    " La Couronne y entre : vous / gagnez aussi. / La troisième façon : la pioche.",
    ("fr", "turn/bar-second"): "À vous de jouer Couronne pioche 20 / Fou 1 Fou 3 Fou 4 /"
    " Roi 1 Garde 1 Sorcier 2 Fou M / OK Cacher ma main Pause Aide / >Annuler le coup",
    ("fr", "roi-start/begins"): "Cerf, à vous / 4 2 4 1 -4 / Nain Gnome Nain Hypnotiseur Dragon /"
    " Lancer tous les dés / >Lancer / Aide Royaumes Conditions Signes Pause",
    ("fr", "banquet-start/back-on-the-map"): "Rouge / couronne / Rouge / Mauve Rouge Bleu /"
    " >Jaune / Vert Mauve Jaune / Prendre la calèche /"
    " OK Annuler le coup Aide Vue d’ensemble Pts Signes Pause",
}


@pytest.mark.parametrize(("language", "screen"), SAID)
def test_golden_screens_are_said(tmp_path, language, screen):
    path = (golden.FOLDER / screen).parent.with_suffix(".press")
    played = script.parse(path.read_text("utf-8"), path.name)
    saved.prepare(str(tmp_path), [played, script.parse(f"set language {language}", "language")])
    desk = Desk(str(tmp_path), played.seed or 0)
    found = {}

    def keep(what: str, name: str) -> None:
        game = desk.app.game if desk.app else ""
        said = lines(desk.device.pico.oleds[0], game, language)
        found[name] = " / ".join(">" * line["chosen"] + line["text"] for line in said)

    Session(desk, keep).play(played)
    assert found[screen.split("/")[1]] == SAID[language, screen]


def test_no_half_drawn_page_is_said(tmp_path):
    saved.prepare(str(tmp_path), [script.parse("set language en", "settings")])
    desk = Desk(str(tmp_path), 1)
    desk.power_on()
    desk.run(1000)
    displays = Displays()
    title = displays.look(desk, desk.app.game, "en")
    desk.down(0, BUTTONS.index("ok"))
    said, seen = [], set()
    for _ in range(4 * PRESS_MS // TICK_MS):
        desk.tick()
        seen.add(desk.oleds[0].picture())
        said.append(displays.look(desk, desk.app.game, "en"))
    changes = [said[i] for i in range(1, len(said)) if said[i] != said[i - 1]]
    assert said[0] == title
    assert changes == [said[-1]]
    assert len(seen) > 2


def test_a_table_that_is_off_says_nothing(tmp_path):
    desk = Desk(str(tmp_path), 1)
    desk.power_on()
    desk.run(1000)
    displays = Displays()
    assert all(displays.look(desk, desk.app.game, "en"))
    desk.power_off()
    assert displays.look(desk, "", "en") == [[], []]


@pytest.fixture(scope="module")
def texts() -> str:
    """The texts of the device, in all languages."""
    domains = [domain for domain in english.messages() if domain not in catalogues.PAGES]
    return "\n".join(
        text
        for code in catalogues.others()
        for domain in domains
        for (_, key), translation in catalogues.messages(code, domain).items()
        for text in (key, translation)
    )


@pytest.mark.parametrize("game", games.NAMES)
def test_icons_are_called_as_in_the_texts_of_the_device(game, texts):
    names = {name for code in CODES for name in icon_names(game, code).values()}
    assert len(names) > 30
    assert {name for name in names if name.lower() not in texts.lower()} <= {"≤", "≥"}


def test_every_game_with_icons_of_its_own_names_some():
    named = [name for name in games.NAMES if has_icons(name)]
    assert named == [name for name in games.NAMES if games.folder(name) in glyphs.games()]


def test_every_game_is_told_in_every_language():
    told = declared()
    assert list(told) == list(games.NAMES)
    for name, game in told.items():
        assert len(game["seats"]) == games.declared(name).MAX_PLAYERS
        for names in (game["title"], *game["seats"], *game["editions"].values()):
            assert sorted(names) == sorted(CODES)
    assert told["royal-visit"]["title"]["fr"] == "Visite Royale"
    assert told["royal-visit"]["seats"][0]["de"] == "Rot"
    assert told["banquet-royal"]["editions"]["wild"]["en"] == "wild"
