"""The rules of Nim."""

from games import OVER, Illegal, Log, illegal
from games.nim import EDITIONS, NAME

STONES = b"\3\4\5"  # of each heap at the start

# For each action the heap, and how many stones are taken from it.
HEAP_OF = b"\0\0\0\1\1\1\1\2\2\2\2\2"
COUNT_OF = b"\1\2\3\1\2\3\4\1\2\3\4\5"

FINISHED, TOO_FEW = 1, 2  # codes of `illegal_reason`


class Game:
    """A game of Nim.

    heaps    the number of stones of each heap
    player   the player to act; once the game is over, the winner
    """

    NAME = NAME
    ACTIONS = len(HEAP_OF)
    players = 2

    def __init__(self, edition: str = EDITIONS[0]):
        self.edition = edition
        self.heaps = bytearray(STONES)
        self.player = 0
        self.termination = 0
        self._log = Log()

    def start(self, players: int, rng):
        """Draw who begins."""
        if players != self.players:
            raise Illegal("Nim is for 2 players, not %d" % players)
        self.player = rng.below(2)

    def to_act(self) -> int:
        return OVER if self.termination else self.player

    def legal(self, into: bytearray) -> int:
        n = 0
        for action in range(self.ACTIONS):
            if not self.illegal_reason(action):
                into[n] = action
                n += 1
        return n

    def illegal_reason(self, action: int) -> int:
        if self.termination:
            return FINISHED
        return TOO_FEW if COUNT_OF[action] > self.heaps[HEAP_OF[action]] else 0

    def play(self, action: int):
        reason = self.illegal_reason(action)
        if reason:
            raise illegal(self, reason)
        self.heaps[HEAP_OF[action]] -= COUNT_OF[action]
        self._log.push(action)
        if sum(self.heaps):
            self.player = 1 - self.player
        else:
            self.termination = 1

    def sample(self, rng) -> bytes:
        """Chance never acts."""
        raise Illegal("Nim has no chance events")

    def apply_chance(self, event: bytes):
        """Chance never acts."""
        raise Illegal("Nim has no chance events")

    def undo(self):
        if not self._log.size:
            raise Illegal("there is nothing to take back")
        action = self._log.pop()
        self.heaps[HEAP_OF[action]] += COUNT_OF[action]
        if not self.termination:
            self.player = 1 - self.player
        self.termination = 0
        return action

    def can_take_back(self) -> bool:
        """Never: an action ends the turn."""
        return False

    def winners(self) -> int:
        return 1 << self.player if self.termination else 0

    def view(self, player: int, into=None) -> "Game":
        """Everybody sees everything."""
        view = into or Game(self.edition)
        view.heaps[:] = self.heaps
        view.player = self.player
        view.termination = self.termination
        return view
