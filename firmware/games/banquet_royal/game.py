"""Game of Banquet Royal: plays actions and takes them back, in place.

A turn is a move, the cast of the die, the Princess's walk with a feast or a transport, and DONE.
A player can't take back the die, or a feast, which reveals a cake.
"""

from micropython import const

from games import Illegal, Log, play_legal
from games.banquet_royal import EDITIONS, MAX_PLAYERS, MIN_PLAYERS, NAME, phases
from games.banquet_royal.kingdom import (
    CARRIAGE,
    CENTRE,
    COLOURS,
    FAMILY,
    GROUP,
    NOWHERE,
    SPACES,
    lay_tiles,
    ordinary,
)
from games.banquet_royal.phases import (
    ALIGHT,
    BOARD,
    CAST,
    CLOSE,
    DEAL,
    DONE,
    FALL,
    GIVE,
    HOLD,
    INVITE,
    LIFT,
    PAWN,
    PUT,
    ROLL,
    SCATTER,
    SWAP,
    WALK,
    WITH,
)
from games.banquet_royal.position import (
    BY_CAKES,
    BY_TURNS,
    CAKES_EACH,
    CAKES_IN_PLAY,
    CARRIED,
    CARRIED_BEFORE,
    HIDDEN_CAKE,
    MOVED,
    MOVED_BEFORE,
    QUIET_TURNS,
    SCATTER_CAKE,
    STAY,
    SWAP_CAKE,
    Position,
)

# A log entry is the data for its undo, the phase and the action; or the number of the die and _DIE.
_DIE = const(255)

# The length of an entry by its phase, for actions that can be taken back.
_ENTRY = b"\2\4\0\0\3\2\4\0\2\3\2\2\2\5"

_AGAIN = const(6)  # number of the die: cast again


class Game(Position):
    """Position of Banquet Royal with a log of how it was reached."""

    NAME = NAME
    ACTIONS = phases.ACTIONS

    def __init__(self, edition: str = EDITIONS[0]):
        super().__init__(edition)
        self._log = Log()

    def start(self, players: int, rng):
        """Set up an empty table for 2 to 4 players; `rng` also decides who begins."""
        if not MIN_PLAYERS <= players <= MAX_PLAYERS:
            raise Illegal("Banquet Royal is for 2 to 4 players, not %d" % players)
        self.players = players
        self.player = rng.below(players)
        self.set_up(rng)

    def set_up(self, rng):
        """Build a kingdom on the empty table, put a pawn on each ordinary space, deal the cakes."""
        lay_tiles(self.icons, self.edition, rng)
        pawns = rng.shuffled(bytes([FAMILY]) * COLOURS)
        placed = 0
        for space in range(SPACES):
            if ordinary(self.icons[space]):
                self.add(space, pawns[placed] + 1)
                placed += 1
        self.cakes[:] = rng.shuffled(bytes([CAKES_EACH]) * HIDDEN_CAKE)[:CAKES_IN_PLAY]
        self.cakes_size = CAKES_IN_PLAY

    play = play_legal

    def make(self, action: int):
        """Play an action that `legal` listed, without a check: for searches."""
        phase = self.phase
        if action == ROLL:
            self.quiet += 1
            self.phase = FALL
        elif action == HOLD:
            self._hold_feast()
        elif action == DONE:
            self._end_turn()
        elif action >= PAWN:
            self._choose_pawn(action - PAWN + 1)
        else:
            self._choose_space(action)
        self._log.push(phase)
        self._log.push(action)

    def _choose_space(self, space: int):
        phase = self.phase
        if phase == PUT:
            self._carry(space, MOVED)
            self.phase = CAST
        elif phase == ALIGHT:
            self._carry(space, CARRIED)
            self.phase = CLOSE
        elif phase == WALK:
            self._walk(space)
        elif phase == DEAL:
            self._deal(space)
        else:
            if phase == WITH:
                self.met = space
            else:
                self.lifted = space
            self.phase = phase + 1

    def _choose_pawn(self, pawn: int):
        if self.phase == GIVE:
            self.held = pawn
            self.phase = WITH
            return
        log = self._log
        log.push(self.lifted)
        log.push(self.held)
        log.push(self.met)
        self.exchange(self.lifted, self.held, self.met, pawn)
        self.lifted = self.met = NOWHERE
        self.held = 0
        self.phase = CLOSE

    def _carry(self, space: int, index: int):
        group = self.group(self.lifted)
        self._log.push(self.lifted)
        self._log.push(group)
        self.remove_group(self.lifted, group)
        self.add_group(space, group)
        self.reached[index] = space
        self.lifted = NOWHERE

    def _walk(self, space: int):
        self._log.push(self.princess)
        self.princess = space
        if self.icons[space] >= CARRIAGE:
            self._offer(BOARD)
        else:
            self.phase = INVITE if self.size[space] == GROUP else CLOSE

    def _offer(self, phase: int):
        """Go to a phase that chooses a space, or to CLOSE if there is none."""
        self.phase = phase
        if not self.any_space():
            self.phase = CLOSE

    def _deal(self, space: int):
        self._log.push(self.lifted)
        pawn = self.pawns[GROUP * self.lifted]
        self.remove(self.lifted, pawn)
        self.add(space, pawn)
        if not self.size[self.lifted]:
            self.lifted = NOWHERE
            self.phase = CLOSE

    def _hold_feast(self):
        space = self.princess
        group = self.group(space)
        self._log.push(space)
        self._log.push(group)
        self._log.push(self.quiet)
        self.remove_group(space, group)
        self.reward(group, self.icons[space], 1)
        self.princess = CENTRE
        self.quiet = 0
        self.cakes_size -= 1
        self._take_cake(self.cakes[self.cakes_size])

    def _take_cake(self, kind: int):
        self.give_cake(kind, 1)
        if kind == SCATTER_CAKE:
            self._offer(SCATTER)
        elif kind == SWAP_CAKE:
            self._offer(SWAP)
        else:
            self.phase = CLOSE

    def _end_turn(self):
        log = self._log
        reached = self.reached
        log.push(self.die)
        log.push(reached[MOVED_BEFORE])
        log.push(reached[CARRIED_BEFORE])
        reached[MOVED_BEFORE] = reached[MOVED]
        reached[CARRIED_BEFORE] = reached[CARRIED]
        reached[MOVED] = reached[CARRIED] = NOWHERE
        self.die = 0
        self.phase = LIFT
        self.player = (self.player + 1) % self.players
        if not self.cakes_size:
            self.termination = BY_CAKES
        elif self.quiet >= QUIET_TURNS:
            self.termination = BY_TURNS

    def sample(self, rng) -> bytes:
        """Return a cast of the die: a number from 1 to 6, as one byte."""
        return bytes([rng.below(6) + 1])

    def apply_chance(self, event: bytes):
        """Apply a cast of the die: at 6 it is cast again, at 5 the Princess stays.

        Raises Illegal if no die is due or the event is not one number from 1 to 6.
        """
        if self.termination or self.phase != FALL:
            raise Illegal("no die is due")
        if len(event) != 1 or not 1 <= event[0] <= _AGAIN:
            raise Illegal("a die shows one number from 1 to 6")
        self._log.push(event[0])
        self._log.push(_DIE)
        if event[0] != _AGAIN:
            self.die = event[0]
            self.phase = CLOSE if self.die == STAY else WALK

    def undo(self):
        """Take back the last action or cast and return it. Raises Illegal at the start."""
        log = self._log
        if not log.size:
            raise Illegal("there is nothing to take back")
        action = log.pop()
        if action == _DIE:
            self.die = 0
            self.phase = FALL
            return bytes([log.pop()])
        self.phase = log.pop()
        if action == ROLL:
            self.quiet -= 1
        elif action == HOLD:
            self._undo_feast()
        elif action == DONE:
            self._undo_end()
        elif action >= PAWN:
            self._undo_pawn(action - PAWN + 1)
        else:
            self._undo_space(action)
        return action

    def _undo_space(self, space: int):
        log = self._log
        phase = self.phase
        if phase in (PUT, ALIGHT):
            group = log.pop()
            self.lifted = log.pop()
            self.remove_group(space, group)
            self.add_group(self.lifted, group)
            self.reached[MOVED if phase == PUT else CARRIED] = NOWHERE
        elif phase == WALK:
            self.princess = log.pop()
        elif phase == DEAL:
            self.lifted = log.pop()
            pawn = self.pawns[GROUP * space]
            self.remove(space, pawn)
            self.add(self.lifted, pawn)
        elif phase == WITH:
            self.met = NOWHERE
        else:
            self.lifted = NOWHERE

    def _undo_pawn(self, pawn: int):
        if self.phase == GIVE:
            self.held = 0
            return
        log = self._log
        self.met = log.pop()
        self.held = log.pop()
        self.lifted = log.pop()
        self.exchange(self.lifted, pawn, self.met, self.held)

    def _undo_feast(self):
        log = self._log
        self.give_cake(self.cakes[self.cakes_size], -1)
        self.cakes_size += 1
        self.quiet = log.pop()
        group = log.pop()
        self.princess = log.pop()
        self.reward(group, self.icons[self.princess], -1)
        self.add_group(self.princess, group)

    def _undo_end(self):
        log = self._log
        reached = self.reached
        reached[MOVED] = reached[MOVED_BEFORE]
        reached[CARRIED] = reached[CARRIED_BEFORE]
        reached[CARRIED_BEFORE] = log.pop()
        reached[MOVED_BEFORE] = log.pop()
        self.die = log.pop()
        self.player = (self.player - 1) % self.players
        self.termination = 0

    def can_take_back(self) -> bool:
        """Return whether the last action did not cast the die, reveal a cake or end a turn."""
        return self._log.size > 0 and not self._is_final(0)

    def _is_final(self, depth: int) -> bool:
        """Return whether a player can't take back the log entry at that depth."""
        tag = self._log.peek(depth)
        return ROLL <= tag <= DONE or tag == _DIE

    def view(self, player: int, into=None) -> "Game":
        """Return the game as any player sees it, with the cakes face down unknown.

        Fills and returns `into`, an earlier view, or a new Game. The view is independent of this
        game. Its log holds only the actions that can be taken back.
        """
        view = into or Game(self.edition)
        view.edition = self.edition
        view.icons[:] = self.icons
        view.pawns[:] = self.pawns
        view.size[:] = self.size
        view.princess = self.princess
        view.players = self.players
        view.player = self.player
        view.phase = self.phase
        view.lifted = self.lifted
        view.held = self.held
        view.met = self.met
        view.die = self.die
        view.reached[:] = self.reached
        view.quiet = self.quiet
        view.guests[:] = self.guests
        view.crowns[:] = self.crowns
        for p in range(MAX_PLAYERS):
            view.cakes_of[p][:] = self.cakes_of[p]
        for i in range(self.cakes_size):
            view.cakes[i] = HIDDEN_CAKE
        view.cakes_size = self.cakes_size
        view.termination = self.termination
        view._copy_open(self)
        return view

    def _copy_open(self, other: "Game"):
        """Copy the entries from the other game's log that can be taken back."""
        log = other._log
        n = 0
        while n < log.size and not other._is_final(n):
            n += _ENTRY[log.peek(n + 1)]
        self._log.copy_top(log, n)
