"""What the lamps of Roi & Compagnie show, and what is where on a display."""

import tables
import wiring
from games.roi_et_compagnie import position
from games.roi_et_compagnie.cards import (
    COLOURS,
    DICE,
    HOME,
    INHABITANTS,
    PILE_LETTERS,
    die_colour,
    race_of,
)
from games.roi_et_compagnie.position import PLACES
from host_sim.web.pointed import Place
from host_sim.web.pointed.bar import item_at, names
from tables.roi_et_compagnie import pointing, words
from tables.roi_et_compagnie.chooser import BAR, DIE, HINT, KINGDOMS, NEEDS, ROLL, ROW, SIGNS
from tables.roi_et_compagnie.lamps import DIE_COLOUR, HOME_COLOUR, LANES, PALETTES
from tables.roi_et_compagnie.pages import TRAY_Y, WORDS_Y
from tables.shared import BAR_Y
from ui.canvas import LINE, WIDTH
from ui.texts import N_, say

_LOCATIONS = ("City", "Mine", "Workshop", "Orc village", "Forest")
_NUMBERS = "123456"
_COLOURS = (N_("Red"), N_("Green"), N_("Blue"))

# Figures: after the five locations the ten races, then the faces of the dice, six of each colour.
_INHABITANT = 6
_DIE = 16

_ROW_Y = (TRAY_Y + WORDS_Y) // 2


def places(sitting):
    """See `host_sim.web.pointed`: the piles, the row, the dice, the kingdoms' points."""
    view = sitting.views[0]
    for pile, location in enumerate(_LOCATIONS):
        lamps = pointing.lamps(view, PILE_LETTERS[pile])
        left = [f"{view.locations[pile]}×", words.signed(position.top_location(view, pile))]
        yield Place(0, lamps[0][1], lamps, str(pile + 1), [say(location)], left, -1)
    for place, kind in enumerate(view.row):
        lamps = _lamps(view, place)
        here = [words.race(kind)] if kind < INHABITANTS else []
        worth = [str(position.offer_points(view, kind))] if here else []
        if here and position.location_bonus(view, place):
            worth.append(words.signed(position.location_bonus(view, place)))
        yield Place(1, lamps[0][1] % wiring.COLUMNS, lamps, str(place + 1), here, worth, -1)
    kept = _kept(sitting, view.player)
    for die, number in enumerate(view.dice):
        lamps = pointing.lamps(view, _NUMBERS[die])
        face = ["Dice", str(number), _COLOURS[die_colour(die, number)]] if number else ["Dice"]
        face += [say("Aside")] if kept >> die & 1 else []
        at = lamps[0][1] % wiring.COLUMNS
        yield Place(2, at, lamps, str(die + 1), [], face, view.player)
    first, length, pitch = LANES[view.players]
    for player in range(view.players):
        at = first + pitch * player
        lamps = pointing.lamps(view, "points")[at : at + length]
        points = ["Points", tables.called[player], str(view.score(player))]
        yield Place(3, at, lamps, points[0], [], points, player)


def _lamps(view, place: int) -> list:
    """Return the lamps of a place in the row: three, of which the middle one is always lit."""
    lamps = pointing.lamps(view, "row")
    wide = len(lamps) // PLACES
    return lamps[wide * place : wide * (place + 1)]


def may(table, _player: int) -> list:
    """See `host_sim.web.pointed`: whom the dice fit, the rolls that are left, then the bar."""
    chooser = table.chooser
    fit = [place for place in range(PLACES) if chooser.fits >> place & 1]
    phrases = [["✓", str(place + 1), words.race(chooser.board.row[place])] for place in fit]
    if chooser.rolled:
        phrases.append([words.rolls_left(chooser.board.rolls)])
    return names(chooser.bar, *phrases)


def chances(sitting, player: int) -> list:
    """See `host_sim.web.pointed`: to win each inhabitant, with the dice aside and at best."""
    from tables.roi_et_compagnie.chances import Row  # loaded when it is wanted

    view = sitting.views[0]
    if max(view.row) >= INHABITANTS:
        return []
    if not view.rolls:
        return [[words.rolls_left(0)]]
    row = Row(view, _kept(sitting, player))
    while row.found < PLACES:
        row.advance()
    phrases = []
    for kind, now, best in zip(view.row, row.kept, row.best):
        now, best = say("%d%%") % now, say("%d%%") % best
        phrases.append([words.race(kind), say("Now"), now, say("Best"), best])
    return phrases


def _kept(sitting, player: int) -> int:
    """Return the bit mask of the dice that a player has set aside."""
    return sitting.table.chooser.kept if sitting.asked == player else 0


def figures(sitting):
    """See `host_sim.web.pointed`: an inhabitant is on its middle lamp, a die on its first one."""
    scene = sitting.table.seen()
    board = scene.board
    for pile, letter in enumerate(PILE_LETTERS):
        for _, place in pointing.lamps(board, letter)[: board.locations[pile]]:
            yield False, place, (1 + pile,)
    for number, kind in enumerate(board.row):
        if kind < INHABITANTS:
            yield False, _lamps(board, number)[1][1], (_INHABITANT + race_of(kind),)
    for die, number in enumerate(scene.numbers):
        if number:
            face = _DIE + len(_NUMBERS) * die_colour(die, number) + number - 1
            yield False, pointing.lamps(board, _NUMBERS[die])[0][1], (face,)


def tints(palette: str) -> list:
    """See `host_sim.web.pointed`."""
    colours = PALETTES[palette]
    homes = list(colours[HOME_COLOUR : HOME_COLOUR + len(_LOCATIONS)])
    races = {race_of(kind): colours[HOME_COLOUR + HOME[kind]] for kind in range(INHABITANTS)}
    faces = [colours[DIE_COLOUR + hue] for hue in range(COLOURS) for _ in _NUMBERS]
    return homes + [races[race] for race in range(len(races))] + faces


def moves(table) -> bool:
    """See `host_sim.web.pointed`."""
    return table.seen().tumbling


def thing(table, end: int, x: int, y: int):
    """See `host_sim.web.pointed`: the dice above, the inhabitants below them, then the bar.

    A hint ends with a tap, also beside all of them.
    """
    chooser = table.chooser
    hint = chooser.hint if chooser.focus == HINT else None
    if y >= BAR_Y and not hint:
        return item_at(chooser.bar, BAR, x)
    page = chooser.bar.item if chooser.focus == BAR else ROLL
    if hasattr(hint, "found"):  # chances, a line for each inhabitant
        if LINE <= y < LINE * (PLACES + 1):
            return HINT, y // LINE - 1
    elif TRAY_Y <= y < _ROW_Y and page not in (NEEDS, SIGNS) and chooser.chooses_dice:
        return DIE, x * DICE // WIDTH
    elif _ROW_Y <= y < WORDS_Y and page not in (NEEDS, SIGNS, KINGDOMS):
        return ROW, x * PLACES // WIDTH
    return (BAR, chooser.bar.cursor) if hint else None


def place(table, _end: int, on_hexagon: bool, lamp: int):
    """See `host_sim.web.pointed`: dice, inhabitants, and the location that each brings."""
    view = table.chooser.board
    at = (on_hexagon, lamp)
    for die in range(DICE):
        if table.chooser.chooses_dice and at in pointing.lamps(view, _NUMBERS[die]):
            return DIE, die
    for number in range(PLACES):
        lit = _lamps(view, number)
        if position.location_bonus(view, number):
            lit.append(pointing.lamps(view, PILE_LETTERS[number])[view.locations[number] - 1])
        else:
            lit = lit[1:2]  # the middle one
        if at in lit:
            return ROW, number
    return None


def lines(table) -> int:
    """See `host_sim.web.pointed`: the ways to take an inhabitant, and the one back."""
    return table.chooser.way_count + 1
