"""What the lamps of Royal Visit show, and what is where on a display."""

import wiring
from base import OK
from games.royal_visit import plays
from games.royal_visit.plays import HAND
from host_sim.web.pointed import Place
from host_sim.web.pointed.bar import item_at, names
from tables.royal_visit import page, pointing, words
from tables.royal_visit.hand import AIM, BAR, CARDS, HINT, POWER
from tables.royal_visit.lamps import (
    CROWN_COLOUR,
    LITTLE_CROWN_COLOUR,
    PALETTES,
    PIECE_COLOUR,
    place_of,
)
from tables.shared import BAR_Y
from ui.canvas import HEADER_HEIGHT, LINE, WIDTH
from ui.texts import N_, say

# Figures; the numbers of the pieces.
_CROWN, _LITTLE_CROWN = 5, 6
_FIGURES = (1, 2, 1, 3, 4)

_PARTS = (  # the smaller ones first
    ("red-chateau", (N_("Chateau"), "Red")),
    ("green-chateau", (N_("Chateau"), "Green")),
    ("fountain", (N_("Fountain"),)),
    ("red-duchy", (N_("Duchy"), "Red")),
    ("green-duchy", (N_("Duchy"), "Green")),
)


def places(sitting):
    """See `host_sim.web.pointed`: the spaces of each row."""
    view = sitting.views[0]
    crown = wiring.CROWN_ROW * wiring.COLUMNS + view.crown
    for row in range(wiring.ROWS):
        for space in range(wiring.COLUMNS):
            at = row * wiring.COLUMNS + space
            here = ["Little Crown" if view.little else "Crown"] if at == crown else []
            for piece in range(plays.PIECES):
                if at == place_of(piece, view.pieces[piece]):
                    here.append(say(words.PIECES[piece]))
            parts = [part for name, part in _PARTS if (False, at) in pointing.lamps(view, name)]
            ground = [say(word) for word in parts[0]]
            yield Place(row, space, [(False, at)], plays.LETTERS[space], here, ground, -1)


def may(table, player: int) -> list:
    """See `host_sim.web.pointed`: the cards, then the bar."""
    hand = table.hands[player]
    kinds = [kind for kind in range(plays.CARD_KINDS) if hand.playable(kind)]
    return names(hand.bar, *[[say(page.DOES[kind])] for kind in kinds])


def hand(sitting, player: int) -> list:
    """See `host_sim.web.pointed`: the cards."""
    held = sitting.views[player].hands[player]
    kinds = [kind for kind in range(plays.CARD_KINDS) if held[kind]]
    return [[f"{held[kind]}×", say(page.DOES[kind])] for kind in kinds]


def chances(sitting, player: int) -> list:
    """See `host_sim.web.pointed`: to win, by the best turn or after the player's last one."""
    hints = getattr(sitting, "hints", None)
    if not hints:
        return []
    notes = [hints.note(turn) for turn in range(hints.noted)]
    known = [chance for who, chance, _ in notes if who == player]
    if sitting.game.to_act() == player:
        known = [hints.chance] if hints.watching and not hints.thinking else []
    return [[say("Chance to win"), say("%d%%") % known[-1] if known else say("Thinking…")]]


def figures(sitting):
    """See `host_sim.web.pointed`."""
    pieces = sitting.views[0].pieces
    for piece in range(plays.PIECES):
        yield False, place_of(piece, pieces[piece]), (_FIGURES[piece],)
    scene = sitting.table.seen()
    crown = _LITTLE_CROWN if scene.little else _CROWN
    yield False, wiring.CROWN_ROW * wiring.COLUMNS + scene.crown, (crown,)


def tints(palette: str) -> list:
    """See `host_sim.web.pointed`."""
    colours = PALETTES[palette]
    guard, king, _, wizard, jester = colours[PIECE_COLOUR:]
    return [guard, king, wizard, jester, colours[CROWN_COLOUR], colours[LITTLE_CROWN_COLOUR]]


def thing(table, end: int, x: int, y: int):
    """See `host_sim.web.pointed`: cards, a line of words, then the bar; a hint ends with a tap."""
    hand = table.hands[end]
    card = x * HAND // WIDTH
    on_card = HEADER_HEIGHT <= y < BAR_Y - LINE and card < hand.count
    if hand.focus == HINT:
        return CARDS, card if on_card else hand.cursor
    if y >= BAR_Y:
        return item_at(hand.bar, BAR, x)
    if not on_card:
        return None
    aimed = hand.focus == AIM and hand.pointed() != POWER
    return hand.at if aimed and card == hand.cursor else (CARDS, card)


def place(table, end: int, _on_hexagon: bool, lamp: int):
    """See `host_sim.web.pointed`: where the card under the cursor, or a hint, leads."""
    hand = table.hands[end]
    if hand.focus == HINT:
        hint = hand.hint
        return hand.at if hint and _leads(hint.action, hint.before, lamp) else None
    ways = hand.ways
    for i in range(ways.count):
        way = (ways.chosen + i) % ways.count
        if _leads(ways.actions[way], hand.view.pieces, lamp):
            return AIM, way
    return None


def _leads(action: int, pieces: bytearray, lamp: int) -> bool:
    """Return whether an action leads a piece to a lamp of the board."""
    after = bytearray(plays.PIECES)
    plays.preview(action, pieces, after)
    moved = [piece for piece in range(plays.PIECES) if after[piece] != pieces[piece]]
    return lamp in [place_of(piece, after[piece]) for piece in moved]


def button(table, end: int, at: tuple, place: tuple):
    """See `host_sim.web.pointed`: OK takes the card of which a way is wanted."""
    return OK if place[0] == AIM and at[0] in (CARDS, BAR) else None
