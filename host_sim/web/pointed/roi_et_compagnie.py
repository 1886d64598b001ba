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
from host_sim.web.pointed.bar import item_at
from tables.roi_et_compagnie import pointing, words
from tables.roi_et_compagnie.chooser import BAR, DIE, HINT, KINGDOMS, NEEDS, ROLL, ROW, SIGNS
from tables.roi_et_compagnie.lamps import DIE_COLOUR, HOME_COLOUR, LANES, PALETTES
from tables.roi_et_compagnie.pages import TRAY_Y, WORDS_Y
from tables.shared import BAR_Y
from ui.canvas import LINE, WIDTH
from ui.texts import say

_LOCATIONS = ("City", "Mine", "Workshop", "Orc village", "Forest")
_NUMBERS = "123456"

# Figures: after the five locations the ten races, then the faces of the dice, six of each colour.
_INHABITANT = 6
_DIE = 16

_ROW_Y = (TRAY_Y + WORDS_Y) // 2


def lamp(view, on_hexagon: bool, row: int, column: int) -> list:
    """See `host_sim.web.pointed`."""
    at = (on_hexagon, row * wiring.COLUMNS + column)
    if at in pointing.lamps(view, "locations"):
        return ["Locations"] + [
            say(name)
            for name, pile in zip(_LOCATIONS, PILE_LETTERS)
            if at in pointing.lamps(view, pile)
        ]
    if at in pointing.lamps(view, "row"):
        places = pointing.lamps(view, "row")
        kind = view.row[places.index(at) * len(view.row) // len(places)]
        return ["Inhabitants"] + ([words.race(kind)] if kind < INHABITANTS else [])
    if at in pointing.lamps(view, "dice"):
        dice = zip(view.dice, _NUMBERS)
        return ["Dice"] + [str(n) for n, name in dice if n and at in pointing.lamps(view, name)]
    if at in pointing.lamps(view, "points"):
        first, length, pitch = LANES[view.players]
        player, along = divmod(column - first, pitch)
        if 0 <= player < view.players and along < length:
            return ["Points", tables.called[player], str(view.score(player))]
    return []


def figures(sitting):
    """See `host_sim.web.pointed`: an inhabitant is on its middle lamp, a die on its first one."""
    scene = sitting.table.seen()
    board = scene.board
    for pile, letter in enumerate(PILE_LETTERS):
        for _, place in pointing.lamps(board, letter)[: board.locations[pile]]:
            yield False, place, (1 + pile,)
    row = pointing.lamps(board, "row")
    wide = len(row) // PLACES
    for number, kind in enumerate(board.row):
        if kind < INHABITANTS:
            yield False, row[number * wide + wide // 2][1], (_INHABITANT + race_of(kind),)
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


def place(table, end: int, on_hexagon: bool, row: int, column: int):
    """See `host_sim.web.pointed`: dice, inhabitants, and the location that each brings."""
    view = table.chooser.board
    at = (on_hexagon, row * wiring.COLUMNS + column)
    for die in range(DICE):
        if table.chooser.chooses_dice and at in pointing.lamps(view, _NUMBERS[die]):
            return DIE, die
    lamps = pointing.lamps(view, "row")
    wide = len(lamps) // PLACES
    for number in range(PLACES):
        brings = 1 if position.location_bonus(view, number) else 0
        middle = number * wide + wide // 2
        lit = lamps[middle - brings : middle + brings + 1]
        if brings:
            lit.append(pointing.lamps(view, PILE_LETTERS[number])[view.locations[number] - 1])
        if at in lit:
            return ROW, number
    return None


def lines(table) -> int:
    """See `host_sim.web.pointed`: the ways to take an inhabitant, and the one back."""
    return table.chooser.way_count + 1
