"""Page of one end: whose turn, the cards, what the cursor means, the bar; and playing cards."""

from micropython import const

import tables
from games.royal_visit import plays
from tables.royal_visit import words
from tables.royal_visit.hand import AIM, BAR, HINT
from tables.shared import BAR_Y
from ui import icons
from ui.canvas import SOLID, WIDTH, fill, rounded
from ui.texts import N_, say

# States of a card; CHOSEN and UNPLAYABLE can be combined.
NORMAL = 0
CHOSEN = 1  # higher, and dark on light
UNPLAYABLE = 2  # every other pixel dark, the value small

CARD_WIDTH = 15
CARD_HEIGHT = 31
LIFT = 3  # rows that a chosen card stands higher

_HEAD_Y = const(3)
_VALUE_Y = const(17)
_VALUE_HEIGHT = const(11)
_TITLE_CAPITALS = const(2)  # rows of a title's cell above its capitals and figures
_SYMBOLS = {"1+1": icons.ONE_AND_ONE, "><": icons.FLANK}
_HEADS = icons.KING_HEAD - icons.KING  # from the small icon of a character to its large one
_VEILS = (0x55AA, 0xAA55)  # every other pixel, for a corner with even and odd x + y

_CARD_PITCH = const(16)
_CARDS_Y = const(13)
_WORDS_Y = const(44)

_EMBLEMS = (icons.KING, icons.GUARD, icons.WIZARD, icons.JESTER)  # by suit
_FACES = ("1", "1", "1+1", "><", "1", "2", "3", "1", "2", "3", "4", "5", "M")  # by kind

# What a card does, by its kind.
DOES = (
    N_("King: 1 space"),
    N_("One Guard: 1 space"),
    N_("Guards: 1+1 or 2 spaces"),
    N_("Guards next to the King"),
    N_("Wizard: 1 space"),
    N_("Wizard: 2 spaces"),
    N_("Wizard: 3 spaces"),
    N_("Jester: 1 space"),
    N_("Jester: 2 spaces"),
    N_("Jester: 3 spaces"),
    N_("Jester: 4 spaces"),
    N_("Jester: 5 spaces"),
    N_("Jester to the Fountain"),
)
_PLAYS_WIDE = const(80)  # columns for whose turn it is
NOBODY = -1  # for the header of a computer's page, which never says "Your turn"


def draw(canvas, scene, hand, told: str) -> None:
    """Draw the `Hand` of a person; told: what happened last, "" for nothing."""
    if hand.focus == HINT and hand.hint:
        chance = say("%d%%") % hand.hint.chance
        canvas.text(say("%s: %s") % (say("Chance to win"), chance), 0, 0)
        canvas.text(say(hand.hint.reason), 0, BAR_Y)
    else:
        draw_header(canvas, scene, hand.end)
        if hand.focus != HINT:
            hand.bar.draw(canvas, hand.focus == BAR)
    for i in range(hand.count):
        _card(canvas, hand, i)
    canvas.centre(_sentence(hand, told), _WORDS_Y)


def draw_absent(canvas, scene, hand, level: str, told: str) -> None:
    """Draw the page of somebody who isn't here: backs of the cards, who it is, what happened last.

    level: of a computer player, or AWAY
    """
    draw_header(canvas, scene, NOBODY)
    canvas.centre(told, _WORDS_Y)
    if level == tables.AWAY:
        _backs(canvas, hand.view.hand_size(hand.end))
        canvas.text(say("At a distance"), 0, BAR_Y)
    else:
        _backs(canvas, hand.count)
        canvas.text(say("Computer: %s") % tables.called[hand.end], 0, BAR_Y)
    if scene.side == hand.end:
        canvas.icon(icons.THINKING, WIDTH - canvas.icon_width(icons.THINKING), BAR_Y)


def draw_covered(canvas, scene, hand) -> None:
    """Draw the page of a person whose hand is covered."""
    draw_header(canvas, scene, hand.end)
    _backs(canvas, hand.count)
    canvas.centre(say("OK shows your hand"), _WORDS_Y)


def draw_header(canvas, scene, end: int) -> None:
    """Draw whose turn it is, how many cards the deck has, and the side of the Crown."""
    turn = say("Your turn")
    if scene.side != end:
        turn = tables.told(say("%s plays"), tables.called[scene.side], width=_PLAYS_WIDE)
    canvas.text(turn, 0, 0)
    x = canvas.right(str(scene.pile), WIDTH, 0)
    x -= canvas.icon_width(icons.CARD_BACK) + 2
    canvas.icon(icons.CARD_BACK, x, 0)
    crown = icons.CROWN_LITTLE if scene.little else icons.CROWN_BIG
    canvas.icon(crown, x - canvas.icon_width(crown) - 4, 0)


def _backs(canvas, count: int) -> None:
    """Draw the backs of so many cards."""
    for i in range(count):
        draw_card_back(canvas, i * _CARD_PITCH, _CARDS_Y)


def _card(canvas, hand, i: int) -> None:
    """Draw one card of the hand."""
    kind = hand.cards[i]
    state = CHOSEN if i == hand.lifted() else NORMAL
    if hand.acting and not hand.playable(kind):
        state |= UNPLAYABLE
    draw_kind(canvas, i * _CARD_PITCH, _CARDS_Y, kind, state)


def _sentence(hand, told: str) -> str:
    """Return the line under the cards: what OK would do, or why it can't, or what happened."""
    if hand.focus == AIM:
        pieces = hand.view.pieces
        after = bytearray(plays.PIECES)
        plays.preview(hand.ways.action, pieces, after)
        move = words.move_text(hand.ways.action, pieces, after)
        return move + _place(hand.ways.chosen, hand.ways.count)
    if hand.focus == HINT:
        return _hinted(hand.hint)
    if told or not hand.acting or hand.focus == BAR:
        return told
    kind = hand.cards[hand.cursor]
    if hand.playable(kind):
        return say(DOES[kind])
    return words.why_not(hand.view, kind)


def _place(index: int, count: int) -> str:
    """Return which of several is shown: "  ‹1/3›"; "" for the only one."""
    return "  ‹%d/%d›" % (index + 1, count) if count > 1 else ""


def _hinted(hint) -> str:
    """Return the play that a hint shows; hint: None while it isn't found."""
    if hint is None:
        return say("Thinking…")
    if hint.action == plays.END:
        return say("End the turn")
    move = words.move_text(hint.action, hint.before, hint.after)
    return move if len(hint.plays) == 1 else move + _place(hint.at, len(hint.plays))


def draw_kind(canvas, x: int, y: int, kind: int, state: int) -> None:
    """Draw a card of a kind; state: see `draw_card`."""
    draw_card(canvas, x, y, _EMBLEMS[plays.SUITS[kind]], _FACES[kind], state)


def draw_card(canvas, x: int, y: int, emblem: int, value: str, state: int) -> None:
    """Draw a playing card, CARD_WIDTH by CARD_HEIGHT pixels.

    emblem: icons.KING, GUARD, WIZARD or JESTER; value: a figure or letter, "1+1", or "><" for
    Guards next to the King; state: NORMAL, CHOSEN, UNPLAYABLE, or both of these.
    """
    ink = 1
    if state & CHOSEN:
        y -= LIFT
        ink = 0
    rounded(canvas.frame, x, y, CARD_WIDTH, CARD_HEIGHT, state & CHOSEN)
    _centred_icon(canvas, emblem + _HEADS, x, y + _HEAD_Y, ink)
    if state & UNPLAYABLE:
        fill(canvas.frame, x, y, CARD_WIDTH, CARD_HEIGHT, 0, _VEILS[(x ^ y) & 1])
        fill(canvas.frame, x + 1, y + _VALUE_Y, CARD_WIDTH - 2, _VALUE_HEIGHT, 1 - ink, SOLID)
        left = x + (CARD_WIDTH - canvas.width(value)) // 2
        canvas.text(value, left, y + _VALUE_Y + 1, ink)
    elif value in _SYMBOLS:
        _centred_icon(canvas, _SYMBOLS[value], x, y + _VALUE_Y, ink)
    else:
        left = x + (CARD_WIDTH - canvas.title_width(value)) // 2
        canvas.title(value, left, y + _VALUE_Y - _TITLE_CAPITALS, ink)


def draw_card_back(canvas, x: int, y: int) -> None:
    """Draw the back of a card."""
    rounded(canvas.frame, x, y, CARD_WIDTH, CARD_HEIGHT, False)
    canvas.icon(icons.LATTICE, x + 2, y + 3)
    canvas.icon(icons.LATTICE, x + 2, y + 15)


def _centred_icon(canvas, code: int, x: int, y: int, ink: int) -> None:
    canvas.icon(code, x + (CARD_WIDTH - canvas.icon_width(code)) // 2, y, ink)
