"""What the lamps of Roi & Compagnie show, and what is where on a display."""

import wiring
from games.roi_et_compagnie.cards import DICE, INHABITANTS, PILE_LETTERS
from games.roi_et_compagnie.position import PLACES
from host_sim.web.pointed.rows import InRow, in_bar
from tables.roi_et_compagnie import pointing, words
from tables.roi_et_compagnie.chooser import ASK, BAR, DIE, HINT, KINGDOMS, NEEDS, ROLL, ROW, SIGNS
from tables.roi_et_compagnie.lamps import LANES
from tables.roi_et_compagnie.pages import TRAY_Y, WORDS_Y
from tables.shared import BAR_Y
from ui.canvas import WIDTH
from ui.texts import say

_LOCATIONS = ("City", "Mine", "Workshop", "Orc village", "Forest")
_NUMBERS = "123456"


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


def thing(table, end: int, spot):
    """See `host_sim.web.pointed`: the dice above, the inhabitants below them, then the bar."""
    chooser = table.chooser
    if chooser.focus in (ASK, HINT):
        return spot

    def cursor() -> tuple:
        at = {DIE: chooser.die, ROW: chooser.place, BAR: chooser.bar.cursor}
        return chooser.focus, at.get(chooser.focus, 0)

    if spot.y >= BAR_Y:
        return in_bar(chooser.bar, cursor, BAR, spot.x)
    page = chooser.bar.item if chooser.focus == BAR else ROLL
    if not TRAY_Y <= spot.y < WORDS_Y or page in (NEEDS, SIGNS):
        return None
    if spot.y < (TRAY_Y + WORDS_Y) // 2:
        return InRow(cursor, DIE, spot.x * DICE // WIDTH) if chooser.chooses_dice else None
    return InRow(cursor, ROW, spot.x * PLACES // WIDTH) if page != KINGDOMS else None
