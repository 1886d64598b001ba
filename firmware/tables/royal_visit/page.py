"""Page of one end: whose turn, the cards, what the cursor means, the bar; and playing cards."""

from micropython import const

from games.royal_visit import plays
from tables.royal_visit import words
from tables.royal_visit.hand import AIM, BAR, HINT
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

_HEAD_Y = 3
_VALUE_Y = 17
_VALUE_HEIGHT = 11
_TITLE_CAPITALS = 2  # rows of a title's cell above its capitals and figures
_SYMBOLS = {"1+1": icons.ONE_AND_ONE, "><": icons.FLANK}
_HEADS = icons.KING_HEAD - icons.KING  # from the small icon of a character to its large one
_VEILS = (0x55AA, 0xAA55)  # every other pixel, for a corner with even and odd x + y

_CARD_PITCH = const(16)
_CARDS_Y = const(13)
_WORDS_Y = const(44)
_BAR_Y = const(54)
_BAR_PITCH = const(16)

EMBLEMS = (icons.KING, icons.GUARD, icons.WIZARD, icons.JESTER)  # by suit
FACES = ("1", "1", "1+1", "><", "1", "2", "3", "1", "2", "3", "4", "5", "M")  # by kind

_BAR_ICONS = (
    icons.WIZARD,
    icons.CHECK,
    icons.CHECK,
    icons.BACK,
    icons.COVERED,
    icons.PAUSE,
    icons.HINT,
)
_BAR_WORDS = (
    N_("Use the Wizard's power"),
    N_("End the turn"),
    N_("Pass"),
    N_("Take the play back"),
    N_("Cover my hand"),
    N_("Pause"),
    N_("Show a hint"),
)
_DOES = (  # by kind of card
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
_PLAYS = (N_("Red plays"), N_("Green plays"))
NOBODY = -1  # for the header of a computer's page, which never says "Your turn"


def draw(canvas, scene, hand, told: str) -> None:
    """Draw the `Hand` of a person; told: what happened last, "" for nothing."""
    draw_header(canvas, scene, hand.end)
    for i in range(hand.count):
        _card(canvas, hand, i)
    canvas.centre(_sentence(hand, told), _WORDS_Y)
    if hand.focus == HINT:
        _reason(canvas, hand.hint)
    else:
        _bar(canvas, hand)


def draw_computer(canvas, scene, hand, level: str, told: str) -> None:
    """Draw the page of a computer player: backs of its cards, its level, what happened last."""
    draw_header(canvas, scene, NOBODY)
    _backs(canvas, hand.count)
    canvas.centre(told, _WORDS_Y)
    canvas.text(say(level), 0, _BAR_Y)
    if scene.side == hand.end:
        canvas.icon(icons.THINKING, WIDTH - canvas.icon_width(icons.THINKING), _BAR_Y)


def draw_covered(canvas, scene, hand) -> None:
    """Draw the page of a person whose hand is covered."""
    draw_header(canvas, scene, hand.end)
    _backs(canvas, hand.count)
    canvas.centre(say("OK shows your hand"), _WORDS_Y)


def draw_header(canvas, scene, end: int) -> None:
    """Draw whose turn it is, how many cards the deck has, and the side of the Crown."""
    canvas.text(say("Your turn") if scene.side == end else say(_PLAYS[scene.side]), 0, 0)
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
    emblem = EMBLEMS[plays.SUITS[kind]]
    draw_card(canvas, i * _CARD_PITCH, _CARDS_Y, emblem, FACES[kind], state)


def _sentence(hand, told: str) -> str:
    """Return the line under the cards: what OK would do, or why it can't, or what happened."""
    if hand.focus == BAR:
        return say(_BAR_WORDS[hand.item()])
    if hand.focus == AIM:
        pieces = hand.view.pieces
        after = bytearray(plays.PIECES)
        plays.preview(hand.ways.action, pieces, after)
        move = words.move_text(hand.ways.action, pieces, after)
        return move + _place(hand.ways.chosen, hand.ways.count)
    if hand.focus == HINT:
        return _hinted(hand.hint)
    if told or not hand.acting:
        return told
    kind = hand.cards[hand.cursor]
    if hand.playable(kind):
        return say(_DOES[kind])
    return words.why_not(hand.view, kind)


def _place(index: int, count: int) -> str:
    """Return which of several is shown: "  1/3"."""
    return "  %d/%d" % (index + 1, count)


def _hinted(hint) -> str:
    """Return the play that a hint shows; hint: None while it isn't found."""
    if hint is None:
        return say("Thinking…")
    if hint.action == plays.END:
        return say("End the turn")
    move = words.move_text(hint.action, hint.before, hint.after)
    return move if len(hint.plays) == 1 else move + _place(hint.at, len(hint.plays))


def _reason(canvas, hint) -> None:
    """Draw why a hint is good, and the chance to win by it, in the bar's place."""
    if hint is not None:
        canvas.text(say(hint.reason), 0, _BAR_Y)
        canvas.right(say("%d%%") % hint.chance, WIDTH, _BAR_Y)


def _bar(canvas, hand) -> None:
    """Draw the items of the bar."""
    for i in range(hand.bar_count):
        x = i * _BAR_PITCH
        chosen = hand.focus == BAR and i == hand.bar_cursor
        if chosen:
            canvas.frame.fill_rect(x, _BAR_Y, _BAR_PITCH, 10, 1)
        canvas.icon(_BAR_ICONS[hand.bar[i]], x + 3, _BAR_Y, 0 if chosen else 1)


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
