"""Game of Roi & Compagnie: plays actions and takes them back, in place.

A turn is rolls, each an action and a chance event, and then a card: an inhabitant, sometimes with
other cards, or a penalty. Then the row is filled, and the next player's turn begins.
"""

from micropython import const

from games import Illegal, Log, play_legal
from games.roi_et_compagnie import EDITIONS, MAX_PLAYERS, MIN_PLAYERS, NAME
from games.roi_et_compagnie.cards import (
    APPRENTICE,
    DEAREST,
    DICE,
    EMPTY,
    HIDDEN,
    INHABITANTS,
    PENALTIES,
    PENALTY_CARDS,
    is_location,
    is_penalty,
    location_card,
    penalty_card,
    pile_of,
    race_of,
)
from games.roi_et_compagnie.position import (
    ACTIONS,
    BY_INHABITANTS,
    BY_LOCATIONS,
    BY_PENALTIES,
    PENALTY,
    PLACES,
    WITHOUT_LOCATION,
    Position,
    how_of,
    is_roll,
    place_of,
    victim_of,
)

# The last byte of a log entry is the action, or _CAST for cast dice. The bytes before it:
#   a roll: none
#   cast dice: their numbers before the cast, their bit mask
#   a card: the row, the dice, the rolls left, the player, the number of inhabitants drawn to the
#           row, the number of cards laid to the player's kingdom
_CAST = const(255)


class Game(Position):
    """Position of Roi & Compagnie with a log of how it was reached."""

    NAME = NAME
    ACTIONS = ACTIONS

    def __init__(self, edition: str = EDITIONS[0]):
        super().__init__(edition)
        self._log = Log()

    def start(self, players: int, rng):
        """Set up an empty table and deal; `rng` decides the cards and who begins."""
        if not MIN_PLAYERS <= players <= MAX_PLAYERS:
            raise Illegal(
                "Roi & Compagnie is for %d to %d players, not %d"
                % (MIN_PLAYERS, MAX_PLAYERS, players)
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
        """Begin a turn of `player`, before the first roll."""
        self.player = player
        self.rolls = self.rolls_of(player)
        for die in range(DICE):
            self.dice[die] = 0

    play = play_legal

    def make(self, action: int):
        """Play an action that `legal` listed, without a check: for searches."""
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
        if not self.termination:
            self.begin_turn(player if again else (player + 1) % self.players)

    def _take_penalty(self):
        self.penalties_size -= 1
        self._lay(self.player, penalty_card(self.penalties[self.penalties_size]))
        if not self.penalties_size:
            self.termination = BY_PENALTIES
        self.row[PLACES - 1] = EMPTY

    def _take_inhabitants(self, action: int) -> bool:
        """Take a target inhabitant, and a Hypnotist before it; True for another turn."""
        place = place_of(action)
        target = self.target(place)
        if target != place:
            self._lay(self.player, self.row[place])
            self.row[place] = EMPTY
            if target == PLACES:
                return False
        kind = self.row[target]
        victim = victim_of(action)
        if victim >= 0:
            self._lay(victim, kind)
        else:
            if self.is_home(target) and how_of(action) != WITHOUT_LOCATION:
                self._take_location(target)
            self._lay(self.player, kind)
        self.row[target] = EMPTY
        return race_of(kind) == APPRENTICE

    def _take_location(self, pile: int):
        self._lay(self.player, location_card(pile, DEAREST + 1 - self.locations[pile]))
        self.locations[pile] -= 1
        if not self.locations[pile]:
            self.termination = BY_LOCATIONS

    def _lay(self, player: int, card: int):
        """Put a card on top of a kingdom."""
        self.kingdoms[player][self.sizes[player]] = card
        self.sizes[player] += 1

    def _fill_row(self) -> int:
        """Move the row to the right over its gaps and draw at the left; return the cards drawn.

        The gaps stay when the game is over.
        """
        drawn = 0
        for gap in range(PLACES):
            if self.row[gap] == EMPTY and not self.termination:
                for place in range(gap, 0, -1):
                    self.row[place] = self.row[place - 1]
                self.pile_size -= 1
                self.row[0] = self.pile[self.pile_size]
                drawn += 1
                if not self.pile_size:
                    self.termination = BY_INHABITANTS
        return drawn

    def sample(self, rng) -> bytes:
        """Return a cast: a number for each die to roll, in the order of the dice."""
        return bytes([1 + rng.below(6) for die in range(DICE) if self.rolling >> die & 1])

    def apply_chance(self, event: bytes):
        """Apply a cast: the numbers of the dice to roll.

        Raises Illegal if no dice are to roll, or for wrong numbers.
        """
        if not self.rolling:
            raise Illegal("no dice are in the air")
        count = len([die for die in range(DICE) if self.rolling >> die & 1])
        if len(event) != count:
            raise Illegal("%d dice are in the air, not %d" % (count, len(event)))
        if min(event) < 1 or max(event) > 6:
            raise Illegal("a die shows 1 to 6")
        used = 0
        for die in range(DICE):
            if self.rolling >> die & 1:
                self._log.push(self.dice[die])
                self.dice[die] = event[used]
                used += 1
        self._log.push(self.rolling)
        self._log.push(_CAST)
        self.rolling = 0

    def undo(self):
        """Take back the last action or cast and return it. Raises Illegal at the start."""
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
        self.termination = 0

    def _unlay(self):
        """Put a kingdom's top card back on its pile. The row in the log restores inhabitants."""
        self.sizes[self.player] -= 1
        card = self.kingdoms[self.player][self.sizes[self.player]]
        if is_location(card):
            self.locations[pile_of(card)] += 1
        elif is_penalty(card):
            self.penalties_size += 1

    def can_take_back(self) -> bool:
        """Return False: every roll casts dice, and every card taken reveals another card."""
        return False

    def view(self, player: int, into=None) -> "Game":
        """Return the game as any player sees it: pile and penalties below the top unknown.

        Fills and returns `into`, an earlier view, or a new Game. The view is independent of this
        game. Its log is empty.
        """
        view = into or Game(self.edition)
        view.edition = self.edition
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
        view.termination = self.termination
        view._log.copy_top(self._log, 0)
        return view
