"""How one end looks on 128 × 64 pixels: whose turn, the cards, what the cursor means, the bar."""

from micropython import const

from games.royal_visit import board, cards, plays
from table.royal_visit import words
from table.royal_visit.hand import ADVICE, AIM, BAR
from ui import icons
from ui.canvas import WIDTH
from ui.cards import CHOSEN, NORMAL, UNPLAYABLE, card, card_back
from ui.texts import N_, say

_CARD_WIDTH = const(16)
_CARDS_Y = const(13)
_WORDS_Y = const(44)
_BAR_Y = const(54)
_BAR_PITCH = const(16)

_EMBLEMS = (icons.KING, icons.GUARD, icons.WIZARD, icons.JESTER)  # by suit
_FACES = ("1", "1", "1+1", "><", "1", "2", "3", "1", "2", "3", "4", "5", "M")  # by kind

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
    N_("What would be best?"),
)
_DOES = (  # by kind of card
    N_("King: 1 space"),
    N_("One Guard: 1 space"),
    N_("Both Guards 1, or one 2"),
    N_("Guards to the King"),
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
_NOBODY = -1  # whose turn it never is: a computer is not spoken to


def draw(canvas, scene, hand, told: str) -> None:
    """Draw the `Hand` of a person; `told` is what happened last, "" once it is no news."""
    _header(canvas, scene, hand.end)
    for i in range(hand.count):
        _card(canvas, hand, i)
    canvas.centre(_sentence(hand, told), _WORDS_Y)
    if hand.focus == ADVICE:
        _reason(canvas, hand.advice)
    else:
        _bar(canvas, hand)


def draw_computer(canvas, scene, hand, level: str, told: str) -> None:
    """Draw the page of a computer: its cards from behind, who it is, and what happened last."""
    _header(canvas, scene, _NOBODY)
    _backs(canvas, hand.count)
    canvas.centre(told, _WORDS_Y)
    canvas.text(say(level), 0, _BAR_Y)
    if scene.side == hand.end:
        canvas.icon(icons.THINKING, WIDTH - canvas.icon_width(icons.THINKING), _BAR_Y)


def draw_covered(canvas, scene, hand) -> None:
    """Draw the page of a person who wants no one to see the hand."""
    _header(canvas, scene, hand.end)
    _backs(canvas, hand.count)
    canvas.centre(say("OK shows your hand"), _WORDS_Y)


def _header(canvas, scene, end: int) -> None:
    """Whose turn it is, and what both players count: the draw pile and the crown's side."""
    canvas.text(say("Your turn") if scene.side == end else say(_PLAYS[scene.side]), 0, 0)
    x = canvas.right(str(scene.pile), WIDTH, 0)
    x -= canvas.icon_width(icons.CARD_BACK) + 2
    canvas.icon(icons.CARD_BACK, x, 0)
    crown = icons.CROWN_LITTLE if scene.little else icons.CROWN_BIG
    canvas.icon(crown, x - canvas.icon_width(crown) - 4, 0)


def _backs(canvas, count: int) -> None:
    for i in range(count):
        card_back(canvas, i * _CARD_WIDTH, _CARDS_Y)


def _card(canvas, hand, i: int) -> None:
    kind = hand.cards[i]
    state = CHOSEN if i == hand.lifted() else NORMAL
    if hand.acting and not hand.playable(kind):
        state |= UNPLAYABLE
    emblem = _EMBLEMS[cards.SUITS[kind]]
    card(canvas, i * _CARD_WIDTH, _CARDS_Y, emblem, _FACES[kind], state)


def _sentence(hand, told: str) -> str:
    """The line under the cards: what OK would do, or why it can't, or what happened last."""
    if hand.focus == BAR:
        return say(_BAR_WORDS[hand.item()])
    if hand.focus == AIM:
        pieces = hand.view.pieces
        after = bytearray(board.PIECES)
        plays.preview(hand.ways.action, pieces, after)
        move = words.move(hand.ways.action, pieces, after)
        return move + _place(hand.ways.chosen, hand.ways.count)
    if hand.focus == ADVICE:
        return _advised(hand.advice)
    if told or not hand.acting:
        return told
    kind = hand.cards[hand.cursor]
    if hand.playable(kind):
        return say(_DOES[kind])
    return words.why_not(hand.view, kind)


def _place(index: int, count: int) -> str:
    return "  %d/%d" % (index + 1, count)


def _advised(advice) -> str:
    """The play that a hint points at."""
    if advice is None:
        return say("Thinking…")
    if advice.action == plays.END:
        return say("End the turn")
    move = words.move(advice.action, advice.before, advice.after)
    return move if len(advice.plays) == 1 else move + _place(advice.at, len(advice.plays))


def _reason(canvas, advice) -> None:
    """In the bar's place, why a hint is good, and how likely it makes the player to win."""
    if advice is not None:
        canvas.text(say(advice.reason), 0, _BAR_Y)
        canvas.right(say("%d%%") % advice.chance, WIDTH, _BAR_Y)


def _bar(canvas, hand) -> None:
    for i in range(hand.bar_count):
        x = i * _BAR_PITCH
        chosen = hand.focus == BAR and i == hand.bar_cursor
        if chosen:
            canvas.frame.fill_rect(x, _BAR_Y, _BAR_PITCH, 10, 1)
        canvas.icon(_BAR_ICONS[hand.bar[i]], x + 3, _BAR_Y, 0 if chosen else 1)
