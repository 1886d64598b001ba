"""Trained levels of Royal Visit, which judge every outcome of the turn with a neural network."""

# Viper code takes the address of any buffer.
# pyright: reportArgumentType=false

from array import array

from micropython import const

from ai.network import Network, Trained, win_share
from ai.royal_visit.features import KEPT_OF, LOST, ROWS, RUNS_OUT, UNSEEN, WON, write_features
from ai.royal_visit.search import SUIT, SUIT_END, Search
from games.royal_visit.game import Game
from games.royal_visit.plays import CARD_KINDS, DECK, END, PASS

CERTAIN = 0x3FFFFFFF  # the judgement of a won game; -CERTAIN of a lost one

_CHANCE_WON = const(1000)
_THOUSANDTH = const(32)  # of the share of the win that `win_share` gives
_AT_ONCE = const(6)  # acts judged in one step
_ONE = const(8)  # eighths, see `Network.judge`


class Judge(Trained):
    """Thinker for one turn.

    For a turn that has begun, `worth` judges the turn as it is before the first step, and `choice`
    is the rest of the turn.
    """

    def __init__(self, view: Game, _rng):
        self._best = -CERTAIN - 1
        self._over = False
        self._rows = array("H", bytes(2 * RUNS_OUT + 2))
        self._search = Search(view)
        self._suit = -1
        # With what all acts of a suit share: if the pile lasts, and if it runs out.
        self._networks = [Network(self.BLOCKS, ROWS, self.WIDTH) for _ in range(2)]
        if view.turn_length:
            self._judge_act()
        else:
            self.choice = bytes([PASS, END])

    @property
    def worth(self) -> int:
        """The chance to win with the choice, in thousandths; 0 and 1000 if that is certain."""
        if self._best == CERTAIN:
            return _CHANCE_WON
        if self._best == -CERTAIN:
            return 0
        return max(win_share(self._best, self.LOGIT) // _THOUSANDTH, 1)

    def step(self) -> bool:
        """Judge a few more acts; True once the choice is made.

        A step ends with the first act of another suit: to begin a suit takes as long as a dozen.
        """
        acts = _AT_ONCE
        suit = self._suit
        while acts and not self._over and self._suit == suit:
            acts -= 1
            self._over = not self._search.next()
            if not self._over:
                self._judge_act()
        if self._over and self._best < -CERTAIN:
            self._search.at = 0  # no act is legal: judge the board as it is
            self._best = self._judgement()
        return self._over

    def _judge_act(self):
        judgement = self._judgement()
        if judgement > self._best:
            self._best = judgement
            self.choice = self._search.plays()
            self._over = judgement == CERTAIN

    def _judgement(self) -> int:
        search = self._search
        rows = self._rows
        n = write_features(search.nodes, search.at, search.turn, KEPT_OF, rows)
        if n == WON:
            return CERTAIN
        if n == LOST:
            return -CERTAIN
        if search.turn[SUIT] != self._suit:
            self._suit = search.turn[SUIT]
            self._start(0)
            self._start(1)
        return self._networks[rows[RUNS_OUT]].judge(rows, n)

    def _start(self, run_out: int):
        """Start a network from the features that all acts of the running suit share."""
        search = self._search
        suit = search.turn[SUIT]
        suit_end = search.turn[SUIT_END]
        rows = array("H", bytes(8 * CARD_KINDS))
        n = 0
        for kind in range(CARD_KINDS):
            held = search.hand[kind]
            unseen = DECK[kind] - held
            if not run_out:
                unseen -= search.discards[kind]
            rows[n] = UNSEEN + kind
            rows[n + 1] = _ONE * unseen
            n += 2
            if held and not suit <= kind < suit_end:
                rows[n] = KEPT_OF[kind] + held - 1
                rows[n + 1] = _ONE
                n += 2
        self._networks[run_out].judge(rows, 0, 0, n, start=1)


class Courtier(Judge):
    """Trained in 40,000 games from seed 1, with the engine of commit 7cd3d3d."""

    FILE = "ai/royal_visit/courtier.bin"
    WIDTH = 2
    LOGIT = 2570621


class Chancellor(Judge):
    """Trained in 80,000 games from seed 1, with the engine of commit ba88cb1."""

    FILE = "ai/royal_visit/chancellor.bin"
    WIDTH = 24
    LOGIT = 1493413


class Sovereign(Judge):
    """Trained in 800,000 games from seed 1, with the engine of commit 8f941e1."""

    FILE = "ai/royal_visit/sovereign.bin"
    WIDTH = 64
    LOGIT = 765829
