"""Lamps of Royal Visit by their names, for lessons."""

import wiring
from games.royal_visit.plays import FOUNTAIN, LAST, PIECES

_COURT = ("left-guard", "king", "right-guard")
_ROWS = (
    wiring.COURT_ROW,
    wiring.COURT_ROW,
    wiring.COURT_ROW,
    wiring.WIZARD_ROW,
    wiring.JESTER_ROW,
)
_PIECES = _COURT + ("wizard", "jester")
_COLUMNS = {
    "red-chateau": (0, 1),
    "green-chateau": (LAST - 1, LAST),
    "fountain": (FOUNTAIN,),
    "red-duchy": range(FOUNTAIN),
    "green-duchy": range(FOUNTAIN + 1, LAST + 1),
}


def lamps(view, name: str) -> list:
    """Return the lamps of a name, as (on the hexagon, place). Raises ValueError."""
    places = []
    if name == "crown":
        places = [wiring.CROWN_ROW * wiring.COLUMNS + view.crown]
    elif name in _COLUMNS:
        for row in range(wiring.ROWS):
            places += [row * wiring.COLUMNS + column for column in _COLUMNS[name]]
    else:
        for piece in range(PIECES):
            if name == _PIECES[piece] or (name == "court" and piece < len(_COURT)):
                places.append(_ROWS[piece] * wiring.COLUMNS + view.pieces[piece])
    if not places:
        raise ValueError("no lamp is called " + name)
    return [(False, place) for place in places]
