"""What the lamps of Banquet Royal show, and what is where on a display."""

import wiring
from games.banquet_royal import FAMILIES
from games.banquet_royal.kingdom import GROUP, INNER, ROW, ROWS
from host_sim.web.pointed.rows import in_bar
from host_sim.web.target import Place, toward
from tables.banquet_royal import pointing
from tables.banquet_royal.chooser import BAR, OVERVIEW, SHEET, SIGNS
from tables.banquet_royal.map import HALVES, HIGH, WIDE
from tables.shared import BAR_Y
from ui.canvas import WIDTH
from ui.texts import N_, say

# By icon, as on the page's legend.
_SPACES = ("", "Castle", "Feast", "1 crown", "2 crowns", "Carriage", "Tunnel", "Boat")
# By the names that lessons have for the lamps of a player's row.
_STANDINGS = (
    ("pawns", "Guests"),
    ("turn", N_("Whose turn")),
    ("crowns", "Crowns"),
    ("fame", N_("Most points")),
)


def lamp(view, on_hexagon: bool, row: int, column: int) -> list:
    """See `host_sim.web.pointed`."""
    if on_hexagon:
        return _shown(view, _inner(row, column))
    if (False, row * wiring.COLUMNS + column) in pointing.lamps(view, "cakes"):
        return ["Cakes left", str(view.cakes_size)]
    for name, word in _STANDINGS:
        if row < view.players and (False, column) in pointing.lamps(view, name):
            return [word, say(FAMILIES[row])]
    return []


def _inner(row: int, column: int) -> int:
    """Return the space of a lamp of the hexagon."""
    return INNER[sum(map(len, wiring.HEXAGON[:row])) + column]


def _shown(view, space: int) -> list:
    """Return the words for the sign of a space, and for who is there."""
    words = [say(_SPACES[view.icons[space]])]
    if space == view.princess:
        words.append(say("Princess"))
    first = GROUP * space
    pawns = view.pawns[first : first + view.size[space]]
    return words + [say(FAMILIES[pawn - 1]) for pawn in pawns]


def thing(table, end: int, spot):
    """See `host_sim.web.pointed`: the map is drawn around the cursor."""
    chooser = table.chooser
    if not chooser.view or chooser.hint:
        return spot
    if spot.y >= BAR_Y:
        return in_bar(chooser.bar, lambda: (chooser.focus, chooser.bar.cursor), BAR, spot.x)
    covered = chooser.focus == BAR and chooser.bar.item in (OVERVIEW, SHEET, SIGNS)
    row = ROW[chooser.cursor] + spot.y // HIGH - 1
    if covered or spot.y >= 3 * HIGH or not 0 <= row < len(ROWS) - 1:
        return None
    for number in range(ROWS[row], ROWS[row + 1]):
        left = (WIDTH - WIDE + (HALVES[number] - HALVES[chooser.cursor]) * WIDE) // 2
        if left <= spot.x < left + WIDE and chooser.view.icons[number]:
            return Space(chooser, number)
    return None


def space(table, row: int, column: int):
    """See `host_sim.web.pointed`."""
    return Space(table.chooser, _inner(row, column)) if table.chooser.view else None


class Space(Place):
    """A space of the kingdom, as a target of the `Pointer`."""

    def __init__(self, chooser, space: int):
        super().__init__(space)
        self._chooser = chooser

    @property
    def can_be_chosen(self) -> bool:
        """Whether the cursor is or can come here."""
        return bool(self._chooser.targets[self.number]) or self._chooser.looks_around

    @property
    def blank(self) -> bool:
        """Whether nothing can be chosen here."""
        return not self.can_be_chosen

    @property
    def here(self) -> bool:
        """Whether the cursor is here."""
        return self._chooser.spot == self.number

    def nearest(self, buttons: list) -> int:
        """Return the direction in which the space lies; from the bar, the map lies above."""
        if self._chooser.focus == BAR:
            return toward(0, -1, buttons)
        start = self._chooser.cursor
        across = HALVES[self.number] - HALVES[start]
        return toward(across, 2 * (ROW[self.number] - ROW[start]), buttons)
