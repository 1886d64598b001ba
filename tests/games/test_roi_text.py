"""Texts of Roi & Compagnie: every written text reads back, every other text gives an error."""

import re
from pathlib import Path

import pytest

from games import Illegal, Invalid, record
from games.roi_et_compagnie import cards, notation, parse, validate
from games.roi_et_compagnie.parse import read_dice
from tests.games.roi_referee import CARDS, PATTERNS
from tests.games.roi_tables import at, cards_to_take, play, position
from tests.moments import words
from tests.replayed import replayed

PAGE = Path(__file__).parents[2] / "firmware/docs/notation/roi-et-compagnie.md"
LOW = "112212"  # fits D8 and H1 of the inhabitants here

# --- Positions ---

GOOD = position("B1H1X3D1D2", LOW, kingdoms=("c2E3X1", "-2m2D8m3D7"))
FIRST = position("B1H1X3D1D2", "", kingdoms=("c2E3X1", "-2E2"), player="e", rolls=4)


def changed(old: str, new: str, text: str = GOOD) -> str:
    assert text.count(old) == 1, old
    return text.replace(old, new)


IMPOSSIBLE = [
    ("", "position: 1 fields, not 6 and a kingdom for each of 2 to 5 players"),
    (GOOD.rpartition(" ")[0], "position: 7 fields"),
    (GOOD + " ", "Stag's kingdom: '' is not cards"),
    (changed("l 1b", "s 1b"), "player: 's' is none of l e"),
    (changed("l 1b", "le 1b"), "player: 'le' is none of"),
    (changed("1b1b2b2b1g2r", "1b1b2b2b1g"), "dice: '1b1b2b2b1g' is not six numbers"),
    (changed("1b1b2b2b1g2r", "1b7b2b2b1g2r"), "dice: '7' is not a number from 1 to 6"),
    (changed("1b1b2b2b1g2r", "1b1b2b2b1b2r"), "dice: the 1 of die 5 is g"),
    (changed("1b1b2b2b1g2r", "1B1b2b2b1g2r"), "dice: the 1 of die 1 is b"),
    (changed("2r 2 ", "2r 100 "), "rolls: '100' is not a number"),
    (changed("2r 2 ", "2r 3 "), "rolls: 3, after the first one at most 2 are left"),
    (changed(" 4 B", " 3 B", FIRST), "rolls: 4 before the first one, not 3"),
    (changed("B1H1X3D1D2", "B1H1X3D1"), "row: 4 cards, not 5"),
    (changed("B1H1X3D1D2", "B1H1X3D1D2B2"), "row: 6 cards, there can't be more than 5"),
    (changed("B1H1X3D1D2", "B1H1X3D1D"), "row: 'B1H1X3D1D' is not cards of two characters"),
    (changed("B1H1X3D1D2", "B1H1X3D1D9"), "row: no card 'D9' can lie there"),
    (changed("B1H1X3D1D2", "B1H1X3D1D1"), "cards: D1 is there 2 times"),
    (changed("D2 B2", "D2 E3"), "cards: E3 is there 2 times"),
    (changed("D2 B2", "D2 c4"), "pile: no card 'c4' can lie there"),
    (changed("D2 B2", "D2 X2B2"), "cards: 40 inhabitants and 1 that went with a penalty are"),
    (re.sub("D2 B2.* 1", "D2 ?0 1", GOOD), "pile: the game is over, it has run out"),
    (re.sub("D2 B2.* 1", "D2 ? 1", GOOD), "pile: '' is not a number"),
    (re.sub("D2 B2.* 1", "D2 ?41 1", GOOD), "pile: there are no 41 inhabitants"),
    (changed(" 111122334 ", " - "), "penalties: the game is over, they have run out"),
    (changed(" 111122334 ", " 1111223345 "), "penalties: '1111223345' is not values from 1 to 4"),
    (changed(" 111122334 ", " 11112233411 "), "penalties: 11, there are only 10"),
    (changed(" 111122334 ", " 111112334 "), "penalties: there are only 4 of 1"),
    (changed(" 111122334 ", " 11?7 "), r"penalties: '11\?7' is not values .* or the top one"),
    (changed(" 111122334 ", " 1?0 "), r"penalties: '1\?0' is not values"),
    (changed(" 111122334 ", " 1? "), "penalties: '' is not a number"),
    (changed(" 111122334 ", " 1?7 "), "penalties: 8 in the pile and 1 taken are not 10"),
    (changed(" 111122334 ", " ?9 "), r"penalties: '\?9' hides the top one, which is always known"),
    (changed("X1 -2", "X5 -2"), "Lion's kingdom: no card 'X5' can lie there"),
    (changed("X1 -2", "X0 -2"), "Lion's kingdom: no card 'X0' can lie there"),
    (changed("X1 -2", "X -2"), "Lion's kingdom: 'c2E3X' is not cards"),
    (changed("X1 -2", "X1 -0"), "Eagle's kingdom: no card '-0' can lie there"),
    (changed("c2E3", "c1E3"), "Lion's kingdom: no card 'c1' can lie there"),
    (changed("c2E3", "x2E3"), "Lion's kingdom: no card 'x2' can lie there"),
    (changed("c2E3", "c2c2E3"), "cards: c2 is there 2 times"),
    (changed("E3X1", "E3X1c3"), "locations: c3 does not lie under one of its inhabitants"),
    (changed("c2E3", "o2E3"), "locations: o2 does not lie under one of its inhabitants"),
    (changed("c2E3", "c4E3"), "locations: c4 is taken only after c3"),
    (changed("m2D8m3D7", "m3D8m4D7"), "locations: m3 is taken only after m2"),
    (changed("m2D8m3D7", "m3D8m2D7"), "locations: m2 lies above a dearer one"),
    (changed("D2 B2", "D2 " + 900 * "B2"), "pile: 9.. cards, there can't be more"),
    (changed("c2E3", 900 * "B2"), "Lion's kingdom: 901 cards, there can't be more"),
    (changed("m3D7", "m3m4D7"), "locations: the game is over, a pile has run out"),
    (changed("m3D7", "m3m4m4D7"), "Eagle's kingdom: a pile has only 3 locations"),
]


@pytest.mark.parametrize(("text", "why"), IMPOSSIBLE)
def test_an_impossible_position_is_refused_with_the_field_and_the_reason(text, why):
    with pytest.raises(Invalid, match=f"^{why}"):
        at(text)


def test_the_game_is_over_without_penalties():
    kingdom = "-1-1-1-1-2-2-2-3-3-4"
    text = position("B1H1X3D1D2", LOW, kingdoms=(kingdom, "-"))
    with pytest.raises(Invalid, match="penalties: the game is over, they have run out"):
        at(text)


def test_a_view_can_be_read_and_says_what_it_hides():
    view = at(GOOD).view(0)
    text = notation.position(view)
    assert text.split(" ")[4:6] == ["?30", "1?8"]
    assert notation.position(at(text)) == text
    assert validate.hidden_error(at(text)) == "pile: every card of it must be known"
    known = text.replace("?30", GOOD.split(" ")[4])
    assert validate.hidden_error(at(known)) == "penalties: every one must be known"
    assert validate.decision_error(view) == ""


# --- Actions, events ---


@pytest.mark.parametrize(
    "word",
    [
        *("", "pass", "Penalty", "penalty ", "roll", "roll:", "roll:0", "roll:7", "roll:11"),
        *("roll:21", "take", "take:", "take:B2", "take:H1", "take:X3+m2", "take:H1,X3>x"),
        *("take:H1,X3>s>s", "take:D1+m5", "take:D1>", "take:H1,D1", "TAKE:B1"),
    ],
)
def test_a_word_that_is_no_action_is_refused(word):
    with pytest.raises(Invalid, match=re.escape(f"'{word}' is not an action here: roll:DICE")):
        parse.read_action(at(GOOD), word)


@pytest.mark.parametrize(
    ("word", "why"),
    [
        ("penalty", "penalty: the dice meet an inhabitant of the row"),
        ("take:B1+c3", "take:B1[+]c3: the dice do not meet what the inhabitant needs"),
        ("take:H1,X3>l", "take:H1,X3>l: a Dragon goes to an opponent who plays"),
        ("take:H1,X3", "take:H1,X3: a Dragon goes to an opponent who plays"),
        ("roll:12 roll:3", "roll:3: the turn of this player is over"),
    ],
)
def test_a_turn_tells_which_word_is_not_allowed_and_changes_nothing(word, why):
    game = at(GOOD)
    with pytest.raises(Illegal, match=f"^{why}"):
        parse.read_turn(game, word)
    assert notation.position(game) == GOOD


@pytest.mark.parametrize("text", ["0", "7", "123x", " 1", "1 2"])
def test_other_numbers_of_a_die_are_refused(text):
    with pytest.raises(Invalid, match=r"dice: '.' is not a number from 1 to 6"):
        parse.read_event(at(GOOD), text)


@pytest.mark.parametrize("text", ["", "1234561"])
def test_other_numbers_of_dice_are_refused(text):
    with pytest.raises(Invalid, match=f"dice: '{text}' is not 1 to 6 numbers"):
        parse.read_event(at(GOOD), text)


def test_an_apprentices_turn_is_written_in_the_line_of_the_turn_before_it():
    game = at(position("B1B2D2H1A2", LOW))
    play(game, "take:H1,A2+f2", "roll:123456", "222222", "take:B1")
    text = record.write(game)
    assert "1. take:H1,A2+f2 roll:123456\ndice 222222\n2. take:B1" in text
    assert record.write(replayed(text).game) == text


# --- The documentation of the notation ---


def page() -> str:
    return PAGE.read_text(encoding="utf-8")


def page_blocks() -> list[str]:
    """Return the indented lines of the page, block by block."""
    blocks = re.findall(r"(?:^    .*\n)+", page(), re.MULTILINE)
    return [re.sub(r"^    ", "", block, flags=re.MULTILINE) for block in blocks]


def test_the_page_names_every_inhabitant_where_it_is_at_home():
    told = re.findall(r"^\| [A-Z]\w+ \| (?:`(.)`)? ?\| (.*) \|$", page(), re.MULTILINE)
    homes = [(name, home) for home, needs in told for name in re.findall(r"`(..)`", needs)]
    assert homes == [(name, card.home) for name, card in CARDS.items()]


def test_the_dice_on_the_page_are_the_dice():
    assert page_blocks()[0].split() == PATTERNS
    example = re.findall(r"`((?:\d[rgb]){6})`, or", page())
    assert [cards.dice_text(read_dice(faces)) for faces in example] == example != []


def test_the_position_on_the_page_reads_back():
    text = page_blocks()[1].strip()
    assert notation.position(at(text)) == text
    assert cards_to_take(at(text)) == ["take:C3", "take:H1"]


def test_the_actions_on_the_page_are_legal_somewhere():
    told = re.findall(r"^\| `((?:roll|take|penalty)[^`]*)` \|", page(), re.MULTILINE)
    somewhere = [
        at(page_blocks()[1].strip()),
        at(position("B1D8G1E1E2", LOW)),
        at(position("X1B1D2G1A1", "566666")),
        at(position("G1E1H1O5D2", LOW)),
        at(position("B1E1H1X3D2", LOW, player="e")),
        at(position("B1E1D2G1O1", LOW)),
    ]
    legal = {word for game in somewhere for word in words(game)}
    assert set(told) <= legal


def test_the_record_on_the_page_replays():
    text = page_blocks()[2]
    assert record.write(replayed(text).game, ("Ada", "squire", "Tom")) == text
