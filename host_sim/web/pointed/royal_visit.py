"""What the lamps of Royal Visit show, and what is where on a display."""

import wiring
from games.royal_visit.plays import HAND
from host_sim.web.pointed.rows import InRow, in_bar
from tables.royal_visit import pointing
from tables.royal_visit.hand import AIM, BAR, CARDS, HINT, POWER
from tables.shared import BAR_Y
from ui.canvas import HEADER_HEIGHT, LINE, WIDTH
from ui.texts import N_, say

_PIECES = (
    ("king", "King"),
    ("left-guard", "Guard"),
    ("right-guard", "Guard"),
    ("wizard", "Wizard"),
    ("jester", "Jester"),
)
_PARTS = (  # the smaller ones first
    ("red-chateau", (N_("Chateau"), "Red")),
    ("green-chateau", (N_("Chateau"), "Green")),
    ("fountain", (N_("Fountain"),)),
    ("red-duchy", (N_("Duchy"), "Red")),
    ("green-duchy", (N_("Duchy"), "Green")),
)


def lamp(view, on_hexagon: bool, row: int, column: int) -> list:
    """See `host_sim.web.pointed`."""
    at = (on_hexagon, row * wiring.COLUMNS + column)
    words = []
    if at in pointing.lamps(view, "crown"):
        words.append("Little Crown" if view.little else "Crown")
    words += [say(word) for name, word in _PIECES if at in pointing.lamps(view, name)]
    for name, part in _PARTS:
        if at in pointing.lamps(view, name):
            return words + [say(word) for word in part]
    return words


def thing(table, end: int, spot):
    """See `host_sim.web.pointed`: cards, a line of words, then the bar."""
    hand = table.hands[end]
    if hand.focus == HINT:
        return spot

    def cursor() -> tuple:
        return hand.focus, hand.bar.cursor if hand.focus == BAR else hand.cursor

    if spot.y >= BAR_Y:
        return in_bar(hand.bar, cursor, BAR, spot.x)
    card = spot.x * HAND // WIDTH
    if HEADER_HEIGHT <= spot.y < BAR_Y - LINE and card < hand.count:
        return Card(hand, cursor, card)
    return None


class Card(InRow):
    """A card of a `Hand`, as a target of the `Pointer`; also while it is aimed."""

    def __init__(self, hand, cursor, index: int):
        super().__init__(cursor, CARDS, index)
        self._hand = hand

    @property
    def here(self) -> bool:
        """Whether the cursor is here."""
        row, index = self._cursor()
        aimed = row == AIM and self._hand.pointed() != POWER
        return (row == CARDS or aimed) and index == self.number
