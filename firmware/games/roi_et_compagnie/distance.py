"""Roi & Compagnie at a distance: a game whose piles are opened card by card."""

from base import Rng
from games import CHANCE, Illegal
from games.distance import (
    CAST,
    DEALT,
    OPEN,
    SHUFFLE,
    answered,
    cards_text,
    shuffled,
)
from games.roi_et_compagnie.cards import (
    CARDS,
    DICE,
    HIDDEN,
    INHABITANTS,
    PENALTIES,
    PENALTY_CARDS,
    card_name,
    card_value,
    penalty_card,
)
from games.roi_et_compagnie.game import Game
from games.roi_et_compagnie.position import PLACES

_PILES = ("pile", "penalties")  # in the order of their shuffles


class Distant(Game):
    """Game of which this end knows what every player sees.

    seats      the players at this end
    seed       of the public random numbers, which decide who begins
    shuffles   the number of shuffles so far
    """

    CARDS = CARDS
    DECKS = 2  # before the first turn
    shuffles = 0

    def begin(self, players: int, seats, seed: int):
        """Set up an empty table; every card is unknown until the dealer opens it."""
        self.seats = seats
        self.seed = seed
        self.start(players, Rng(seed))
        for place in range(PLACES):
            self.row[place] = HIDDEN
        for i in range(INHABITANTS):
            self.pile[i] = HIDDEN
        for i in range(PENALTY_CARDS):
            self.penalties[i] = 0

    def to_act(self) -> int:
        """Return the player to act, CHANCE if the dealer owes something, or OVER."""
        if self.shuffles < self.DECKS or self._unknown_places() or self._has_unknown_penalty():
            return CHANCE
        return super().to_act()

    def due(self) -> str:
        """Return what the dealer owes: "open pile 1", "cast 3 6"; "" for nothing."""
        if self.shuffles < self.DECKS:
            pile = _PILES[self.shuffles]
            return "shuffle %s %s" % (pile, cards_text(self, _deck(self.shuffles)))
        places = self._unknown_places()
        if places:
            return "open pile %d" % places
        if self._has_unknown_penalty():
            return "open penalties 1"
        if self.rolling:
            dice = [die for die in range(DICE) if self.rolling >> die & 1]
            return "cast %d 6" % len(dice)
        return ""

    def _unknown_places(self) -> int:
        """Return the number of inhabitants in the row that are not opened: the leftmost ones."""
        places = 0
        while places < PLACES and self.row[places] == HIDDEN:
            places += 1
        return places

    def _has_unknown_penalty(self) -> bool:
        return self.penalties_size > 0 and not self.penalties[self.penalties_size - 1]

    def apply_chance(self, event: bytes):
        """Apply what the dealer answers. Raises Illegal unless it answers what is due."""
        verb = answered(self, event)
        if verb == CAST:
            super().apply_chance(event[1:])
            return
        log = self._log
        if verb == SHUFFLE:
            self.shuffles += 1
        else:
            log.push(self._open(event[1:]))
        log.push(verb)
        log.push(DEALT)

    def _open(self, cards: bytes) -> int:
        """Open the cards that are due; return their number, 0 for a penalty."""
        places = self._unknown_places()
        self._check(_deck(0 if places else 1), cards)
        if not places:
            self.penalties[self.penalties_size - 1] = card_value(cards[0])
        for i in range(places):
            self.row[places - 1 - i] = cards[i]
        return places

    def _check(self, deck: list, cards: bytes):
        """Raise Illegal unless these cards are in the deck and were not opened before."""
        opened = [self.row]
        opened += [self.kingdoms[player][: self.sizes[player]] for player in range(self.players)]
        for known in opened:
            for card in known:
                if card in deck:
                    deck.remove(card)
        for card in cards:
            if card not in deck:
                raise Illegal("open: %s can't be in the pile" % card_name(card))
            deck.remove(card)

    def undo(self):
        """Take back the last action or event and return it. Raises Illegal at the start."""
        log = self._log
        if log.size and log.peek(0) == DEALT:
            log.pop()
            return self._undo_shuffle() if log.pop() == SHUFFLE else self._undo_open(log.pop())
        done = super().undo()
        return done if isinstance(done, int) else bytes([CAST]) + done

    def _undo_shuffle(self) -> bytes:
        self.shuffles -= 1
        return shuffled(len(_deck(self.shuffles)))

    def _undo_open(self, places: int) -> bytes:
        event = bytearray([OPEN])
        if not places:
            top = self.penalties_size - 1
            event.append(penalty_card(self.penalties[top]))
            self.penalties[top] = 0
        for place in range(places - 1, -1, -1):
            event.append(self.row[place])
            self.row[place] = HIDDEN
        return bytes(event)

    def shown(self, _action: int) -> str:
        """Return "": no player has a hand."""
        return ""

    # Cards in text and in the full game.

    def word(self, card: int) -> str:
        """Return the word of a card: "D3", "-2"."""
        return card_name(card)

    def lay(self, full: Game, number: int, cards: bytes):
        """Deal a deck, top card first, in the full game; the first deck is number 0."""
        if number:
            for i in range(PENALTY_CARDS):
                full.penalties[PENALTY_CARDS - 1 - i] = card_value(cards[i])
            return
        for i in range(PLACES):
            full.row[PLACES - 1 - i] = cards[i]
        for i in range(full.pile_size):
            full.pile[full.pile_size - 1 - i] = cards[PLACES + i]


def _deck(number: int) -> list:
    """Return the cards of a deck before it is shuffled."""
    if not number:
        return list(range(INHABITANTS))
    return [penalty_card(n) for n in range(len(PENALTIES)) for _ in range(PENALTIES[n])]
