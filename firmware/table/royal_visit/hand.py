"""One player's hand as buttons know it: a cursor on cards, ways to play one, a bar, or a hint."""

import table
from drivers import buttons
from games.royal_visit import plays
from games.royal_visit.cards import HAND, KINDS
from table.royal_visit.choices import POWER, Ways, fill_hand

CARDS, AIM, BAR, ADVICE = range(4)  # where the cursor is

# What may stand on the bar, and what OK answers there.
USE_POWER, END_TURN, PASS, TAKE_BACK, COVER, PAUSE, HINT = range(7)
_ANSWERS = (
    table.NOTHING,
    plays.END,
    plays.PASS,
    table.TAKE_BACK,
    table.COVER,
    table.PAUSE,
    table.HINT,
)


class Hand:
    """The hand at one `end`. It knows its player's view and no more."""

    def __init__(self, end: int) -> None:
        self.end = end
        self.view = None
        self.focus = CARDS
        self.cards = bytearray(HAND)  # kinds, `count` of them
        self.count = 0
        self.cursor = 0
        self.bar = bytearray(len(_ANSWERS))  # items, `bar_count` of them
        self.bar_count = 0
        self.bar_cursor = 0
        self.ways = Ways()  # of what the cursor points at
        self.advice = None  # the hint that is shown; None while it is thought about
        self.denied = False  # the last press asked for what can't be done
        self._aims_power = False
        self._legal = bytearray(plays.ACTIONS)
        self._legal_count = 0
        self._playable = bytearray(KINDS)
        self._has_power = False

    @property
    def acting(self) -> bool:
        return self._legal_count > 0

    def playable(self, kind: int) -> bool:
        return bool(self._playable[kind])

    def show(self, view, acting: bool, can_take_back: bool) -> None:
        """Take over a new state; the cursor stays where it was as far as that makes sense."""
        self.view = view
        self.count = fill_hand(view.hands[self.end], self.cards)
        self.cursor = min(self.cursor, max(0, self.count - 1))
        self._legal_count = view.legal(self._legal) if acting else 0
        self._offer(can_take_back)

    def rest(self) -> None:
        """Ask for nothing while something is told; the cards stay as they were shown."""
        self._legal_count = 0
        self._offer(False)

    def _offer(self, can_take_back: bool) -> None:
        """Lay out what the legal actions leave to choose from."""
        self._find_playable()
        self.denied = False
        item = self.item() if self.focus == BAR else -1
        self._fill_bar(can_take_back)
        self._to_cards()
        for i in range(self.bar_count):
            if self.bar[i] == item:  # whoever was about to cover the hand still is
                self.bar_cursor = i
                self._focus(BAR)

    def _find_playable(self) -> None:
        """Which cards there is a way to play, and whether to use the Wizard's power."""
        for kind in range(KINDS):
            self._playable[kind] = 0
        self._has_power = False
        for i in range(self._legal_count):
            action = self._legal[i]
            if action < plays.SUMMON:
                self._playable[plays.CARD[action]] = 1
            elif action < plays.PASS:
                self._has_power = True

    def _fill_bar(self, can_take_back: bool) -> None:
        self.bar_count = 0
        self.bar_cursor = 0
        last = self._legal[self._legal_count - 1] if self.acting else 0
        if self._has_power:
            self._put_on_bar(USE_POWER)
        if last == plays.END:
            self._put_on_bar(END_TURN)
        if last == plays.PASS:
            self._put_on_bar(PASS)
        if can_take_back:
            self._put_on_bar(TAKE_BACK)
        self._put_on_bar(COVER)
        self._put_on_bar(PAUSE)
        if self.acting:
            self._put_on_bar(HINT)

    def _put_on_bar(self, item: int) -> None:
        self.bar[self.bar_count] = item
        self.bar_count += 1

    def _to_cards(self) -> None:
        self._focus(CARDS if self.count else BAR)

    def _focus(self, focus: int) -> None:
        self.focus = focus
        self._point()

    def _point(self) -> None:
        """Gather the ways of whatever the cursor is on now."""
        self.ways.collect(self.view, self._legal, self._legal_count, self.pointed())

    def pointed(self) -> int:
        """The kind of card that is meant, POWER, or -1 for a bar item that moves nothing."""
        if self.focus == CARDS or (self.focus == AIM and not self._aims_power):
            return self.cards[self.cursor]
        return POWER if self.item() == USE_POWER else -1

    def lifted(self) -> int:
        """Which card the cursor is on, or -1."""
        if self.focus == BAR:
            return -1
        if self.focus == ADVICE:
            return self.cursor if self.advice and self.advice.takes_card else -1
        return self.cursor

    def item(self) -> int:
        """The bar's item under its cursor."""
        return self.bar[self.bar_cursor]

    def press(self, button: int) -> int:
        """Move the cursor or act; answers an action id, or one of the table's requests."""
        self.denied = False
        if self.focus == AIM:
            return self._press_aim(button)
        if self.focus == ADVICE:
            return self._press_advice(button)
        if button == buttons.OK:
            return self._act()
        if button == buttons.LEFT or button == buttons.RIGHT:
            self._step(1 if button == buttons.RIGHT else -1)
        elif self.focus == BAR and self.count:
            self._focus(CARDS)
        else:
            self._focus(BAR)
        return table.NOTHING

    def _step(self, by: int) -> None:
        if self.focus == CARDS:
            self.cursor = (self.cursor + by) % self.count
        else:
            self.bar_cursor = (self.bar_cursor + by) % self.bar_count
        self._point()

    def _act(self) -> int:
        """OK on a card or on the bar."""
        if self.ways.count:
            self._aims_power = self.focus == BAR
            self.focus = AIM
            return table.NOTHING
        if self.focus == BAR:
            item = self.item()
            if item == HINT:
                self.advice = None
                self._focus(ADVICE)
            elif item != TAKE_BACK:  # which may be wanted again
                self._to_cards()
            return _ANSWERS[item]
        self.denied = True
        return table.NOTHING

    def _press_aim(self, button: int) -> int:
        if button == buttons.OK:
            return self.ways.action
        if button == buttons.LEFT or button == buttons.RIGHT:
            self.ways.step(1 if button == buttons.RIGHT else -1)
        else:
            self._focus(BAR if self._aims_power else CARDS)
        return table.NOTHING

    def advise(self, actions: bytes, chance: int) -> None:
        """Show the hint that was asked for: how to go on, and how likely that makes it to win."""
        # The reasons are loaded where they are asked for: they take 2.6 KB, and many never ask.
        from table.royal_visit.advice import Advice

        self.advice = Advice(self.view, actions, chance)
        self._follow_advice()

    def _press_advice(self, button: int) -> int:
        if self.advice and (button == buttons.LEFT or button == buttons.RIGHT):
            self.advice.step(1 if button == buttons.RIGHT else -1)
            self._follow_advice()
        else:
            self._to_cards()
        return table.NOTHING

    def _follow_advice(self) -> None:
        """Lay the cursor on the card that the hint points at, for whoever wants to play it."""
        if self.advice.takes_card:
            before = self.view.hands[self.end][: plays.card_of(self.advice.action)]
            self.cursor = sum(before) + self.advice.nth
