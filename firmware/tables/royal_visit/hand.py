"""Hand of one player at the buttons: a cursor on cards, ways to play a card, a bar, a hint."""

from array import array

from micropython import const

import tables
from base import DOWN, LEFT, OK, RIGHT, UP, loader
from games.royal_visit import plays
from games.royal_visit.plays import CARD_KINDS, HAND, PIECES
from tables import shared
from ui import icons
from ui.canvas import ICONS
from ui.texts import N_

CARDS, AIM, BAR, HINT = range(4)  # where the cursor is

# Items of the bar, and what OK answers on each.
PAUSE = shared.PAUSE
USE_POWER, END_TURN, PASS, TAKE_BACK, COVER, ASK_FOR_HINT = range(1, 7)
_ANSWERS = (
    tables.PAUSE,
    None,
    plays.END,
    plays.PASS,
    tables.TAKE_BACK,
    tables.COVER,
    tables.HINT,
)
_DRAWINGS = (
    (ICONS, icons.PAUSE),
    (ICONS, icons.WIZARD),
    (ICONS, icons.CHECK),
    (ICONS, icons.CHECK),
    (ICONS, icons.BACK),
    (ICONS, icons.COVERED),
    (ICONS, icons.HINT),
)
_NAMES = (
    N_("Pause"),
    N_("Wizard’s power"),
    N_("End the turn"),
    N_("Pass"),
    N_("Take back"),
    N_("Cover my hand"),
    N_("Help"),
)

POWER = const(255)  # used like a kind of card: the Wizard's power


class Hand:
    """The hand at one `end`. It has only its player's view.

    focus       where the cursor is: CARDS, AIM, BAR or HINT
    cards       kinds of the cards, `count` of them; `cursor` is on one
    bar         the `Bar` of what else can be done
    ways        ways to play what the cursor is on
    hint        the `tables.royal_visit.hint.Hint` that is shown; None while it isn't found
    denied      whether the last press asked for what can't be done
    """

    def __init__(self, end: int) -> None:
        self.end = end
        self.view = None
        self.focus = CARDS
        self.cards = bytearray(HAND)
        self.count = 0
        self.cursor = 0
        self.bar = shared.Bar(_DRAWINGS, _NAMES)
        self.ways = Ways()
        self.hint = None
        self.denied = False
        self._aims_power = False  # whether AIM is for the Wizard's power, not for a card
        self._legal = bytearray(plays.ACTIONS)
        self._legal_count = 0
        self._playable = bytearray(CARD_KINDS)
        self._has_power = False

    @property
    def acting(self) -> bool:
        """Whether this player is asked."""
        return self._legal_count > 0

    @property
    def at(self) -> tuple:
        """Where the cursor is: the focus, and the number of the card, way or item of the bar."""
        if self.focus == AIM:
            return AIM, self.ways.chosen
        return self.focus, self.bar.cursor if self.focus == BAR else self.cursor

    def playable(self, kind: int) -> bool:
        """Return whether a card of this kind can be played."""
        return bool(self._playable[kind])

    def show(self, view, acting: bool, can_take_back: bool) -> None:
        """Take over a new state; the cursor stays, or goes on to a card that can be played."""
        self.view = view
        had_none = not self.count
        self.count = fill_hand(view.hands[self.end], self.cards)
        if had_none and self.count:
            self.focus = CARDS  # it was on the bar for want of cards
        self.cursor = min(self.cursor, max(0, self.count - 1))
        self._legal_count = view.legal(self._legal) if acting else 0
        self._offer(can_take_back)

    def rest(self) -> None:
        """Stop asking during a narration; the cards stay as they are."""
        self._legal_count = 0
        self._offer(False)

    def _offer(self, can_take_back: bool) -> None:
        """Find out what can be chosen: playable cards and the bar."""
        self._find_playable()
        self._go_to_playable()
        self.denied = False
        item = self.bar.item if self.focus == BAR and self.bar.count else -1
        self._fill_bar(can_take_back)
        self._to_cards()
        self.bar.point(item)
        if self.acting and self._legal[0] == plays.END:  # nothing else can be done
            self.bar.point(END_TURN)
            self._focus(BAR)
        elif self.bar.item == item:  # the cursor stays on an item of the bar, such as COVER
            self._focus(BAR)

    def _find_playable(self) -> None:
        """Find out which cards can be played, and whether the Wizard's power can be used."""
        for kind in range(CARD_KINDS):
            self._playable[kind] = 0
        self._has_power = False
        for i in range(self._legal_count):
            action = self._legal[i]
            if action < plays.SUMMON:
                self._playable[plays.CARD[action]] = 1
            elif action < plays.PASS:
                self._has_power = True

    def _go_to_playable(self) -> None:
        """Go on to the next card that can be played, if there is one."""
        for i in range(self.count):
            at = (self.cursor + i) % self.count
            if self.playable(self.cards[at]):
                self.cursor = at
                return

    def _fill_bar(self, can_take_back: bool) -> None:
        self.bar.clear()
        last = self._legal[self._legal_count - 1] if self.acting else 0
        if self._has_power:
            self.bar.put(USE_POWER)
        if last == plays.END:
            self.bar.put(END_TURN)
        if last == plays.PASS:
            self.bar.put(PASS)
        if can_take_back:
            self.bar.put(TAKE_BACK)
        self.bar.put(COVER)
        self.bar.put(PAUSE)
        if self.acting:
            self.bar.put(ASK_FOR_HINT)

    def _to_cards(self) -> None:
        self._focus(CARDS if self.count else BAR)

    def _focus(self, focus: int) -> None:
        """Put the cursor there; collect the ways to play what it is on."""
        self.focus = focus
        self.ways.collect(self.view, self._legal, self._legal_count, self.pointed())

    def pointed(self) -> int:
        """Return the kind of card under the cursor, POWER, or -1 for another item of the bar."""
        if self.focus == CARDS or (self.focus == AIM and not self._aims_power):
            return self.cards[self.cursor]
        return POWER if self.bar.item == USE_POWER else -1

    def lifted(self) -> int:
        """Return the index of the card that stands higher, or -1."""
        if self.focus == BAR:
            return -1
        if self.focus == HINT:
            return self.cursor if self.hint and self.hint.takes_card else -1
        return self.cursor

    def press(self, button: int):
        """Move the cursor or act; return an action id, a request, or None."""
        self.denied = False
        if self.focus == AIM:
            return self._press_aim(button)
        if self.focus == HINT:
            return self._press_hint(button)
        if button == OK:
            return self._act()
        if button in (LEFT, RIGHT):
            self._go(1 if button == RIGHT else -1)
        elif button == DOWN and self.focus == CARDS:
            self._focus(BAR)
        elif button == UP and self.focus == BAR and self.count:
            self._focus(CARDS)
        else:
            self.denied = True
        return None

    def _go(self, by: int) -> None:
        if self.focus == CARDS:
            self.cursor = (self.cursor + by) % self.count
        else:
            self.bar.go(by)
        self._focus(self.focus)

    def _act(self):
        """Answer OK on a card or on the bar."""
        if self.ways.count:
            self._aims_power = self.focus == BAR
            self.focus = AIM
            return None
        if self.focus == BAR:
            item = self.bar.item
            if item == ASK_FOR_HINT:
                self.wait_for_hint()
            elif item != TAKE_BACK:  # it may be used again
                self._to_cards()
            return _ANSWERS[item]
        self.denied = True
        return None

    def _press_aim(self, button: int):
        if button == OK:
            return self.ways.action
        if button in (LEFT, RIGHT):
            self.ways.go(1 if button == RIGHT else -1)
        elif button == UP:
            self._focus(BAR if self._aims_power else CARDS)
        else:
            self._focus(BAR)
        return None

    def wait_for_hint(self) -> None:
        """Show that a hint is being found."""
        self.hint = None
        self._focus(HINT)

    def show_hint(self, actions: bytes, chance: int) -> None:
        """Show a hint: the best actions, and the chance to win by them in per cent."""
        # Loaded at the first hint: the module takes 2.6 KB, and many players never ask.
        hint = loader.load(loader.MATCH, "tables.royal_visit.hint")
        self.focus = HINT
        self.hint = hint.Hint(self.view, actions, chance)
        self._follow_hint()

    def _press_hint(self, button: int):
        """Go through the plays; OK plays the first one, or goes back to it."""
        if self.hint and button == OK:
            if not self.hint.at:
                return tables.FOLLOW
            self.hint.go(-self.hint.at)
            self._follow_hint()
        elif self.hint and button in (LEFT, RIGHT):
            self.hint.go(1 if button == RIGHT else -1)
            self._follow_hint()
        elif button == DOWN:
            self._focus(BAR)
        else:
            self._to_cards()
        return None

    def _follow_hint(self) -> None:
        """Put the cursor on the card that the hint uses, so that it can be played."""
        if self.hint.takes_card:
            before = self.view.hands[self.end][: plays.CARD[self.hint.action]]
            self.cursor = sum(before) + self.hint.nth


class Ways:
    """The ways to play one card, sorted by how far pieces go: from furthest to a, to furthest to q.

    actions    their actions, `count` of them
    chosen     index of one of them
    """

    def __init__(self) -> None:
        self.actions = bytearray(16)
        self.count = 0
        self.chosen = 0
        self._reaches = array("b", bytes(len(self.actions)))  # see `_reach`
        self._after = bytearray(PIECES)

    def collect(self, view, legal: bytearray, count: int, kind: int) -> None:
        """Collect the legal actions that use a card of `kind`, or POWER; -1 for none."""
        self.count = 0
        self.chosen = 0
        if kind < 0:
            return
        first = plays.SUMMON if kind == POWER else plays.FIRST[kind]
        end = plays.PASS if kind == POWER else plays.FIRST[kind + 1]
        for i in range(count):
            if first <= legal[i] < end:
                self._insert(legal[i], self._reach(view, legal[i]))

    def _insert(self, action: int, reach: int) -> None:
        at = self.count
        while at and self._reaches[at - 1] > reach:
            self.actions[at] = self.actions[at - 1]
            self._reaches[at] = self._reaches[at - 1]
            at -= 1
        self.actions[at] = action
        self._reaches[at] = reach
        self.count += 1

    def _reach(self, view, action: int) -> int:
        """Return how many spaces pieces go towards q by an action, all together."""
        plays.preview(action, view.pieces, self._after)
        reach = 0
        for piece in range(PIECES):
            reach += self._after[piece] - view.pieces[piece]
        return reach

    def go(self, by: int) -> None:
        """Choose the next way towards q (by 1) or a (-1), in a circle."""
        self.chosen = (self.chosen + by) % self.count

    @property
    def action(self) -> int:
        """The action of the chosen way."""
        return self.actions[self.chosen]


def fill_hand(counts: bytearray, into: bytearray) -> int:
    """Write the kinds of a hand's cards to `into`, in ascending order; return how many."""
    n = 0
    for kind in range(len(counts)):
        for _ in range(counts[kind]):
            into[n] = kind
            n += 1
    return n
