"""What the lamps of Roi & Compagnie show, and what is where on a display."""

import wiring
from games.roi_et_compagnie import position
from games.roi_et_compagnie.cards import DICE, INHABITANTS, PILE_LETTERS
from games.roi_et_compagnie.position import PLACES
from host_sim.web.pointed.bar import item_at
from tables.roi_et_compagnie import pointing, words
from tables.roi_et_compagnie.chooser import BAR, DIE, HINT, KINGDOMS, NEEDS, ROLL, ROW, SIGNS
from tables.roi_et_compagnie.lamps import LANES
from tables.roi_et_compagnie.pages import TRAY_Y, WORDS_Y
from tables.shared import BAR_Y
from ui.canvas import LINE, WIDTH
from ui.texts import say

_LOCATIONS = ("City", "Mine", "Workshop", "Orc village", "Forest")
_NUMBERS = "123456"
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
            return ["Points", words.kingdom(player), str(view.score(player))]
    return []


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
