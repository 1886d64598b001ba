"""What a page reads on the displays is called as the device calls it."""

import pytest

import games
from host_sim.texts import catalogues
from host_sim.web.reading import declared, reading
from tools import glyphs
from tools.texts import english

CODES = ["en", *catalogues.others()]


@pytest.fixture(scope="module")
def texts() -> list[str]:
    """The texts of the device, in all languages."""
    domains = [domain for domain in english.messages() if domain not in catalogues.PAGES]
    return [
        text
        for code in catalogues.others()
        for domain in domains
        for (_, key), translation in catalogues.messages(code, domain).items()
        for text in (key, translation)
    ]


@pytest.fixture(scope="module")
def told() -> dict:
    return reading()


def test_icons_are_called_as_in_the_texts_of_the_device(told, texts):
    said = "\n".join(texts).lower()
    icons = [icon for icons in told["icons"].values() for icon in icons]
    names = {name for icon in icons for name in icon["names"].values()}
    assert len(names) > 80
    # A die has its number before its colour.
    words = {name.lower().lstrip("123456 ") for name in names if name.upper() != name.lower()}
    assert {name for name in words if name not in said} == set()


def test_icons_of_a_game_that_look_alike_have_the_same_name(told):
    for icons in told["icons"].values():
        named: dict[tuple, dict] = {}
        for icon in icons:
            columns = tuple(icon["columns"])
            assert named.setdefault(columns, icon["names"]) == icon["names"]


def test_every_game_with_icons_of_its_own_names_some(told):
    assert set(told["icons"]) - {""} == {
        name for name in games.NAMES if games.folder(name) in glyphs.games()
    }


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


def test_words_in_which_g_and_q_differ_are_told(told, texts):
    words = told["words"]
    assert "Banquet" in words
    every = {word for text in texts for word in text.split()}
    assert every & {word.replace("q", "g") for word in words} == set()
