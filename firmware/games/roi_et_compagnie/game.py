"""Roi & Compagnie as it is played: turns that go on and can be undone, in place.

A turn is rolls, each an action and then a chance event, and at its end a card: an inhabitant, with
whatever comes with it, or a penalty. Then the row is filled up and the turn passes on.
"""

from micropython import const

from games import Illegal, refused
from games.log import Log
from games.roi_et_compagnie.actions import (
    ACTIONS,
    PENALTY,
    PLACES,
    WITHOUT_LOCATION,
    how_of,
    is_roll,
    place_of,
    victim_of,
)
from games.roi_et_compagnie.cards import (
    APPRENTICE,
    DEAREST,
    EMPTY,
    HIDDEN,
    INHABITANTS,
    PENALTIES,
    PENALTY_CARDS,
    is_location,
    is_penalty,
    location,
    penalty,
    pile_of,
    race,
)
from games.roi_et_compagnie.dice import DICE
from games.roi_et_compagnie.position import (
    BY_INHABITANTS,
    BY_LOCATIONS,
    BY_PENALTIES,
    FEWEST,
    MOST,
    Position,
)

# A log entry ends with an action, or with this for dice that fell. What is below it:
#   a roll: nothing
#   dice: the numbers they showed before, the bit mask of which they are
#   a card: the row, the dice, the rolls left, the player, how many inhabitants came into the row,
#           how many cards came to the player's kingdom
_CAST = const(255)


class Game(Position):
    """One game of Roi & Compagnie: a position that knows how it came about."""

    NAME = "roi-et-compagnie"
    FEWEST = FEWEST
    MOST = MOST
    ACTIONS = ACTIONS

    def __init__(self, rules=None):
        super().__init__(rules)
        self._log = Log()

    def start(self, players: int, rng):
        """Set up an empty table and deal; `rng` decides, of the cards and who begins."""
        if not FEWEST <= players <= MOST:
            raise Illegal(
                "Roi & Compagnie is for %d to %d players, not %d" % (FEWEST, MOST, players)
            )
        self.players = players
        for kind in range(INHABITANTS):
            self.pile[kind] = kind
        rng.shuffle(self.pile, INHABITANTS)
        self.pile_size = INHABITANTS
        self._fill_row()
        self._stack_penalties()
        rng.shuffle(self.penalties, PENALTY_CARDS)
        self.begin_turn(rng.below(players))

    def _stack_penalties(self):
        self.penalties_size = 0
        for points in range(len(PENALTIES)):
            for _ in range(PENALTIES[points]):
                self.penalties[self.penalties_size] = points
                self.penalties_size += 1

    def begin_turn(self, player: int):
        """Let a turn of `player` begin, its dice not cast yet."""
        self.player = player
        self.rolls = self.rolls_of(player)
        for die in range(DICE):
            self.dice[die] = 0

    def play(self, action: int):
        """Play a legal action. Raises Illegal, with the reason, for any other."""
        reason = self.refusal(action)
        if reason:
            raise refused(self, reason)
        self.make(action)

    def make(self, action: int):
        """Play an action that is known to be legal: for searches, which took it from `legal`."""
        if is_roll(action):
            self.rolling = action
            self.rolls -= 1
        else:
            self._take_card(action)
        self._log.push(action)

    def _take_card(self, action: int):
        log = self._log
        player = self.player
        size = self.sizes[player]
        for kind in self.row:
            log.push(kind)
        for number in self.dice:
            log.push(number)
        log.push(self.rolls)
        log.push(player)
        again = False
        if action == PENALTY:
            self._take_penalty()
        else:
            again = self._take_inhabitants(action)
        log.push(self._fill_row())
        log.push(self.sizes[player] - size)
        if not self.how:
            self.begin_turn(player if again else (player + 1) % self.players)

    def _take_penalty(self):
        self.penalties_size -= 1
        self._lay(self.player, penalty(self.penalties[self.penalties_size]))
        if not self.penalties_size:
            self.how = BY_PENALTIES
        self.row[PLACES - 1] = EMPTY

    def _take_inhabitants(self, action: int) -> bool:
        """Take the inhabitant that is meant, and a Hypnotist before it; True for another turn."""
        place = place_of(action)
        meant = self.meant(place)
        if meant != place:
            self._lay(self.player, self.row[place])
            self.row[place] = EMPTY
            if meant == PLACES:
                return False
        kind = self.row[meant]
        victim = victim_of(action)
        if victim >= 0:
            self._lay(victim, kind)
        else:
            if self.matches(meant) and how_of(action) != WITHOUT_LOCATION:
                self._take_location(meant)
            self._lay(self.player, kind)
        self.row[meant] = EMPTY
        return race(kind) == APPRENTICE

    def _take_location(self, pile: int):
        self._lay(self.player, location(pile, DEAREST + 1 - self.locations[pile]))
        self.locations[pile] -= 1
        if not self.locations[pile]:
            self.how = BY_LOCATIONS

    def _lay(self, player: int, card: int):
        """Lay a card on top of a kingdom."""
        self.kingdoms[player][self.sizes[player]] = card
        self.sizes[player] += 1

    def _fill_row(self) -> int:
        """Close the gaps from the left and draw under the City; return how many cards came.

        A game that is over leaves its gaps.
        """
        drawn = 0
        for gap in range(PLACES):
            if self.row[gap] == EMPTY and not self.how:
                for place in range(gap, 0, -1):
                    self.row[place] = self.row[place - 1]
                self.pile_size -= 1
                self.row[0] = self.pile[self.pile_size]
                drawn += 1
                if not self.pile_size:
                    self.how = BY_INHABITANTS
        return drawn

    def sample(self, rng) -> bytes:
        """How the dice in the air fall: a number for each, in the order of the dice."""
        return bytes([1 + rng.below(6) for die in range(DICE) if self.rolling >> die & 1])

    def settle(self, event: bytes):
        """Let the dice in the air fall with these numbers.

        Raises Illegal when none is in the air, or there are not as many numbers.
        """
        if not self.rolling:
            raise Illegal("no dice are in the air")
        count = len([die for die in range(DICE) if self.rolling >> die & 1])
        if len(event) != count:
            raise Illegal("%d dice are in the air, not %d" % (count, len(event)))
        if min(event) < 1 or max(event) > 6:
            raise Illegal("a die shows 1 to 6")
        fallen = 0
        for die in range(DICE):
            if self.rolling >> die & 1:
                self._log.push(self.dice[die])
                self.dice[die] = event[fallen]
                fallen += 1
        self._log.push(self.rolling)
        self._log.push(_CAST)
        self.rolling = 0

    def undo(self):
        """Take back the last action or event, and return it. Raises Illegal at the start."""
        if not self._log.size:
            raise Illegal("there is nothing to take back")
        tag = self._log.pop()
        if tag == _CAST:
            return self._undo_cast()
        if is_roll(tag):
            self.rolling = 0
            self.rolls += 1
        else:
            self._undo_card(tag)
        return tag

    def _undo_cast(self) -> bytes:
        self.rolling = self._log.pop()
        event = bytes([self.dice[die] for die in range(DICE) if self.rolling >> die & 1])
        for die in range(DICE - 1, -1, -1):
            if self.rolling >> die & 1:
                self.dice[die] = self._log.pop()
        return event

    def _undo_card(self, action: int):
        log = self._log
        victim = victim_of(action)
        if victim >= 0:
            self.sizes[victim] -= 1
        laid = log.pop()
        self.pile_size += log.pop()
        self.player = log.pop()
        for _ in range(laid):
            self._unlay()
        self.rolls = log.pop()
        for die in range(DICE - 1, -1, -1):
            self.dice[die] = log.pop()
        for place in range(PLACES - 1, -1, -1):
            self.row[place] = log.pop()
        self.how = 0

    def _unlay(self):
        """Put a kingdom's top card back on its pile; inhabitants come back by the row."""
        self.sizes[self.player] -= 1
        card = self.kingdoms[self.player][self.sizes[self.player]]
        if is_location(card):
            self.locations[pile_of(card)] += 1
        elif is_penalty(card):
            self.penalties_size += 1

    def can_take_back(self) -> bool:
        """Never: every roll casts dice, and every card shows what lay below it."""
        return False

    def view(self, player: int, into=None) -> "Game":
        """The game as any player sees it: without the pile, and the penalties below the top one.

        Fills and returns `into`, an earlier view, or a new Game. The view stands on its own, and
        has no past.
        """
        view = into or Game(self.rules)
        view.rules = self.rules
        view.players = self.players
        view.player = self.player
        view.dice[:] = self.dice
        view.rolls = self.rolls
        view.rolling = self.rolling
        view.row[:] = self.row
        view.pile_size = self.pile_size
        for i in range(self.pile_size):
            view.pile[i] = HIDDEN
        view.penalties_size = self.penalties_size
        for i in range(self.penalties_size):
            view.penalties[i] = 0
        if self.penalties_size:
            view.penalties[self.penalties_size - 1] = self.penalties[self.penalties_size - 1]
        view.locations[:] = self.locations
        for i in range(self.players):
            view.kingdoms[i][:] = self.kingdoms[i]
            view.sizes[i] = self.sizes[i]
        view.how = self.how
        view._log.copy_top(self._log, 0)
        return view
