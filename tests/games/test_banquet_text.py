"""Texts of Banquet Royal: every written text reads back, every other text gives an error.

REGALIA_AGREEMENT=20 reads back the positions of twenty times as many games.
"""

import os
import re
from itertools import chain
from pathlib import Path

import pytest

from games import Illegal, Invalid, record
from games.banquet_royal import EDITIONS, notation, parse, validate
from games.history import History
from tests.games.banquet_referee import NAMED
from tests.games.banquet_tables import at, play, walk
from tests.games.test_banquet_turns import LAST, OPENING, opening, red_feast
from tests.moments import words
from tests.replayed import replayed
from tests.slow import slow

PAGE = Path(__file__).parents[2] / "firmware/docs/notation/banquet-royal.md"
EFFORT = int(os.environ.get("REGALIA_AGREEMENT", "1"))
MOST_CHARACTERS = 230  # the room in a save


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", [2, *slow(3, 4)])
def test_every_position_of_a_game_reads_back(edition, players):
    """Includes positions with picks."""
    for game in chain(*(walk(seed, players, edition) for seed in range(7, 7 + 2 * EFFORT))):
        text = notation.position(game)
        again = at(text, edition)
        assert notation.position(again) == text
        assert len(text) <= MOST_CHARACTERS
        assert again.to_act() == game.to_act()


def test_picks_can_be_taken_back_in_a_position_read():
    game = play(red_feast("wscwss"), "feast d6 r d5")
    again = at(notation.position(game))
    assert [again.undo() for _ in range(3)] == [game.undo() for _ in range(3)]
    assert notation.position(again) == notation.position(game)
    assert not again.can_take_back()


def changed(old: str, new: str, position: str = OPENING) -> str:
    assert position.count(old) == 1, old
    return position.replace(old, new)


FEAST = notation.position(red_feast("wscwss"))
CLOSED = notation.position(play(red_feast("cscwss"), "feast"))
SCATTERING = notation.position(play(red_feast("swcwss"), "feast"))
DEALING = notation.position(play(red_feast("swcwss"), "feast d6 d3"))
SWAPPING = notation.position(play(red_feast("wscwss"), "feast"))
BOARDING = notation.position(play(opening(), "d3 d4 roll", 1, "e6"))
LAST_FEAST = notation.position(play(at(LAST), "feast"))
FALLING = notation.position(play(opening(), "d3 d4 roll"))

IMPOSSIBLE = [
    ("", "position: 1 fields"),
    (OPENING.replace(" e5 ", "  e5 "), "princess: '' is not a space"),
    (changed("...../.2m", ".2m"), "kingdom: 8 rows, not 9"),
    (changed(".2mBTFm.", ".2mBTFm"), "kingdom: row b: 5 spaces, not 6"),
    (changed(".2mBTFm.", ".2mBXFm."), "kingdom: row b: 'X' is neither an icon"),
    (changed(".2mBTFm.", ".2mBmTF."), "kingdom: row b: 'm' does not follow"),
    (changed("1y*C", "1y*gC"), "kingdom: row e: 'g' does not follow"),
    (changed("FgFr2y", "FrgrgF2y"), "kingdom: row c: pawns of one space are named in the order"),
    (changed("FgFr2y", "FrrggF2y"), "kingdom: row c: a space holds three pawns at most"),
    (changed("1y*C", "1yF*"), "kingdom: the castle is on e5"),
    (changed("...../.2mB", "F..../.2mB"), "kingdom: 38 spaces, not 37"),
    (changed("1mB./", "1mT./"), "kingdom: every transport is there twice"),
    (changed("...../.2mBTFm.", "2..../..mBTFm.".replace("..m", "..")), "kingdom: a regular one"),
    (changed("2y1mB", "1y2mB"), "kingdom: no laying of the twelve tiles"),
    (changed("/.2g1y1r", "/.2g1g1r"), "pawns: 7 of one colour"),
    (changed("/.2g1y1r", "/.2g1y1"), "pawns: 5 of Red's, not 6"),
    (changed(" e5 r", " a1 r"), "princess: the kingdom has no space a1"),
    (changed(" e5 r", " e5 y"), "player: 'y' is not one of r, m"),
    (changed(" lift ", " put "), "phase: 'put' is not a phase"),
    (changed(" lift ", " lift:e5 "), "phase: e5: no pawn stands there"),
    (changed(" lift ", " lift:d3:d4 "), "phase: 'lift:d3:d4' picks more"),
    (changed(" lift ", " lift:xx "), "phase: 'xx' is not a space"),
    (changed(" lift ", " cast "), "reached: a group has moved"),
    (changed(" lift ", " close "), "die: '0' does not lead here"),
    (changed("lift - ", "lift 0 "), "die: '0' is not on the die"),
    (changed("lift - ", "lift 6 "), "die: '6' is not a number from 0 to 5"),
    (changed("lift - ", "lift 3 "), "die: it falls only after the cast"),
    (changed(" -,-,-,- ", " -,-,- "), "reached: '-,-,-' is not four spaces"),
    (changed(" -,-,-,- ", " e5,-,-,- "), "reached: no pawn can have come to e5"),
    (changed(" -,-,-,- ", " -,-,d4,- "), "reached: no group has moved yet"),
    (changed(" -,-,-,- ", " -,-,-,d4 "), "reached: no group has taken a transport"),
    (changed("- 0 w", "- 01 w"), "quiet turns: '01' is not a number from 0 to 100"),
    (changed("- 0 w", "- 100 w"), "quiet turns: the game is over"),
    (changed("wscwss", "wscwsx"), "cakes: 'x' is not a cake"),
    (changed("wscwss", "wscwssc"), "cakes: 7 cakes, there are only 6"),
    (changed("wscwss", "sscwss"), "cakes: 4 'scatter', there are only 3"),
    (changed("wscwss", "wscws"), "pawns: 30 in the kingdom, not 27 after 1 feasts"),
    (changed(" 0 - ", " 0  ", LAST_FEAST), "cakes: '' is not cakes, - for none"),
    (changed("0*0 0*0", "0*0 0*0+c"), "cakes: 7 face down and with the players, not 6"),
    (changed("0*0 0*0", "0*0 00*0"), "Mauve: '00' is not a number"),
    (changed("0*0 0*0", "0*0+ 0*0"), "Red: .* is not pawns"),
    (changed("0*0 0*0", "0*0 0*0+?"), r"Mauve: '\?' is not a cake"),
    (changed("0*0 0*0", "0*1 0*0"), "player Red: 1 crowns can't come of 0 feasts"),
    (changed(" d4 r invite", " d5 r invite", FEAST), "phase: a feast takes three pawns"),
    (changed("invite 1", "close 1", FEAST), "phase: what the Princess offers was not declined"),
    (changed(" e6 r board", " c2 r board", BOARDING), "phase: the Princess is not on a transport"),
    (changed(" board ", " close ", BOARDING), "phase: what the Princess offers was not declined"),
    (changed(" 1 w", " 0 w", FALLING), "quiet turns: this turn is one of them"),
    (changed(" e5 r", " e6 r"), "princess: after a feast, and at first, she is on e5"),
    (changed("scatter", "swap", SCATTERING), "phase: Red has not taken the cake for it"),
    (changed(" 0 wcw", " 1 wcw", SCATTERING), "quiet turns: none since the feast"),
    (changed("close 1", "close 5", CLOSED), "die: at 5 there is no feast"),
    (changed(" e5 r", " d4 r", SCATTERING), "princess: after a feast she is on e5"),
    (changed("deal:d6", "deal", DEALING), "phase: 'deal' does not name the space"),
    (changed("deal:d6", "deal:d4", DEALING), "phase: no pawn is on d4 to be dealt out"),
    (changed(" swap ", " swap:d6:g ", SWAPPING), "phase: g: no such pawn stands there"),
    (changed(" r close ", " m close ", CLOSED), "phase: Mauve has not taken the cake for it"),
    (changed("3*4+csw", "3*13+csw", LAST), "player Mauve: 13 crowns can't come of 3 feasts"),
]


@pytest.mark.parametrize(("position", "why"), IMPOSSIBLE)
def test_an_impossible_position_is_refused_with_the_field_and_the_reason(position, why):
    with pytest.raises(Invalid, match=f"^({why})"):
        at(position)


def test_without_cakes_only_the_turn_of_the_last_cake_continues():
    assert at(LAST_FEAST).to_act() == 0
    with pytest.raises(Invalid, match="cakes: the game is over"):
        at(changed("scatter 4 e7,-,h2,- 0", "lift - e7,-,-,- 7", LAST_FEAST))


@pytest.mark.parametrize(
    ("position", "why"),
    [
        (changed("2y1mB", "1y2mB"), "kingdom: no laying of the twelve tiles shows these icons"),
        (changed("...../.2mB", "2m..../..B"), "kingdom: no way leads from the castle to a1"),
        (changed("...../.2mBTFm./.FgFr", "Fr..../.2mBTFm./.Fg."), "kingdom: there is a hole"),
    ],
)
def test_an_impossible_wild_kingdom_is_refused(position, why):
    with pytest.raises(Invalid, match=f"^{why}"):
        at(position, "wild")


def test_a_kingdom_of_the_one_edition_is_not_one_of_the_other():
    with pytest.raises(Invalid, match="kingdom: a regular one has a space on"):
        at(notation.position(next(walk(1, 2, "wild"))))
    assert notation.position(at(OPENING, "wild")) == OPENING


@pytest.mark.parametrize("word", ["", "rol", "Roll", "e10", "k1", "p", "rm", "e5 "])
def test_a_word_that_is_no_action_is_refused(word):
    with pytest.raises(Invalid, match="is not a space, a pawn's colour, or"):
        parse.read_action(opening(), word)


@pytest.mark.parametrize("text", ["", "0", "7", "44", "x", " 4"])
def test_other_numbers_of_a_die_are_refused(text):
    with pytest.raises(Invalid, match=r"dice: .* is not a number from 1 to 6"):
        parse.read_event(opening(), text)


def test_a_turn_tells_which_word_is_not_allowed_and_changes_nothing():
    game = opening()
    with pytest.raises(Illegal, match=r"^e5: pawns stand on feasts and crowns only"):
        parse.read_turn(game, "e4 e5 roll")
    with pytest.raises(Illegal, match=r"^d4: the turn of this player is over"):
        parse.read_turn(game, "d3 d4 roll d4")
    with pytest.raises(Invalid, match="'' is not a space"):
        parse.read_turn(game, "d3  d4")
    assert notation.position(game) == OPENING


def test_a_view_hides_the_cakes_and_can_be_read():
    view = opening().view(0)
    text = notation.position(view)
    assert text == OPENING.replace("wscwss", "??????")
    assert notation.position(at(text)) == text
    assert (
        validate.hidden_error(view)
        == validate.chance_error(view)
        == "cakes: every one face down must be known"
    )
    assert validate.decision_error(view) == ""


# The documentation of the notation.


def page_blocks() -> list[str]:
    """Return the indented lines of the page, block by block."""
    blocks = re.findall(r"(?:^    .*\n)+", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    return [re.sub(r"^    ", "", block, flags=re.MULTILINE) for block in blocks]


def test_the_page_draws_the_rows():
    assert page_blocks()[0].split() == list(NAMED)


def test_the_position_on_the_page_is_one_of_the_record_on_it():
    text = page_blocks()[1].strip()
    game = at(text)
    assert notation.position(game) == text
    assert words(game)
    game = replayed(page_blocks()[2]).game
    assert game is not None
    past = History(game)
    while notation.position(game) != text:
        assert past.undo() is not None


def test_the_phases_on_the_page_are_those_that_are_written():
    told = set(re.findall(r"^\| `([a-z]+)[:`]", PAGE.read_text(encoding="utf-8"), re.MULTILINE))
    written = {
        notation.position(game).split(" ")[3].partition(":")[0]
        for seed in range(4)
        for game in walk(seed, 2, "regular")
    }
    assert written == told - {"princess"}


def test_the_turns_on_the_page_can_be_played():
    told = re.findall(r"^\| `(\w\d [^`]+)` \|", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    swapping, scattering = red_feast("wscwss"), red_feast("swcwss")
    for game in (swapping, scattering):
        assert game.undo() == parse.read_action(game, "d4")
    walking = play(opening(), "d3 d4 roll", 1)
    for turn, game in zip(told, (opening(), walking, swapping, scattering, swapping), strict=True):
        assert notation.turn(game, parse.read_turn(game, turn)) == turn


def test_the_record_on_the_page_replays():
    text = page_blocks()[2]
    assert record.write(replayed(text).game, ("Ada", "squire")) == text
