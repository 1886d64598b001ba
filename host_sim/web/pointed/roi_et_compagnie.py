"""What the lamps of Roi & Compagnie show: locations, inhabitants, dice, points."""

import wiring
from games.roi_et_compagnie.cards import INHABITANTS, PILE_LETTERS
from tables.roi_et_compagnie import pointing, words
from tables.roi_et_compagnie.lamps import LANES
from ui.texts import say

_LOCATIONS = ("City", "Mine", "Workshop", "Orc village", "Forest")
_DICE = "123456"


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
        dice = zip(view.dice, _DICE)
        return ["Dice"] + [str(n) for n, name in dice if n and at in pointing.lamps(view, name)]
    if at in pointing.lamps(view, "points"):
        first, length, pitch = LANES[view.players]
        player, along = divmod(column - first, pitch)
        if 0 <= player < view.players and along < length:
            return ["Points", words.kingdom(player), str(view.score(player))]
    return []
