"""Account of luck and choice in a game that is over, for all games.

The worth of a position is a share of the win, as the strongest level judges it. The luck of a turn
is the worth of what chance brought its player, less the mean worth of what chance could have
brought. So its mean is 0, however the level judges. What a turn gives away is the worth of the best
turn, less the worth of the one that was played. The parts don't add up to the result, because the
judgement is not exact: what a turn gave away is no forecast.

The module `coach` of a game knows its chance events and how to draw others in their place.
All numbers are integers. Where a mean takes random draws, their seed comes from the game, so the
same game always has the same account.
"""

from array import array

from micropython import const

import ai
import games
from games import CHANCE, Invalid
from games.history import History

THOUSAND = const(1000)  # the share of a whole win
SAMPLES = const(8)  # in place of what chance brought, where not all can be compared
ENTRY = const(3)  # numbers of a turn in an account
COSTLY = const(50)  # thousandths that a turn gave away to be named
UNIT = const(32)  # a thousandth, in the unit of `network.WHOLE_WIN`

_STRIDE = const(4)  # actions and events that are taken back in one step
_DEAREST = const(3)  # turns of a game


class Coach:
    """Account of a game that is over, once `working` has ended. Shares are thousandths of a win.

    Raises Invalid for a game whose luck nobody judges.

    start    the share of each player before chance and choice: that of the one who begins is
             judged, and the others have equal parts of the rest
    luck     the net luck of each player: what one wins by chance the others lose in equal parts;
             so far, while it works
    given    what each player gave away
    entries  of each turn, counted as in a record: the player, its luck, what it gave away
    dearest  the turns of `learners` that gave away most, or the parts of them after which nothing
             can be taken back: what that was, COSTLY at least, the player, and the position before
             as that player saw it, a text
    """

    def __init__(self, game, ahead=None, samples: int = SAMPLES, learners: int = 0) -> None:
        """Begin an account.

        ahead: as of `History`; samples: how many random draws a mean takes; learners: a bit mask
        """
        self.start = []
        self.luck = [0] * game.players
        self.given = [0] * game.players
        self.entries = array("h")
        self.dearest = []
        self._game = game
        self._history = History(game, ahead)
        self._samples = samples
        self._learners = learners

    @property
    def turns(self) -> int:
        """The number of turns."""
        return len(self.entries) // ENTRY

    def turn(self, number: int) -> tuple:
        """Return the entry of a turn; number: from 0."""
        return tuple(self.entries[ENTRY * number : ENTRY * (number + 1)])

    def adjusted(self) -> list:
        """Return the result less luck, for each player: unbiased, and so at times beyond a win."""
        winners = self._game.winners()
        players = range(self._game.players)
        part = rounded(THOUSAND, sum([winners >> player & 1 for player in players]))
        shares = [(winners >> p & 1) * part - self.luck[p] for p in players]
        return _completed(shares, THOUSAND)

    def working(self):
        """Go through the game. Yields between bounded steps; the game is then as it was before."""
        game = self._game
        history = self._history
        while history.undo() is not None:
            if len(history.ahead) % _STRIDE == 0:
                yield
        ai.load(game.NAME, games.declared(game.NAME).LEVELS[-1])
        yield
        luck = judge(game, self._samples)
        own = [0] * game.players
        first = game.to_act()
        while history.ahead:
            player = game.to_act()
            if player == CHANCE:
                history.redo()
                continue
            luck.luck = luck.given = 0
            while history.ahead and game.to_act() == player:
                before = game.view(player) if self._learners >> player & 1 else None
                given = -luck.given
                yield from luck.judge_acts(history)
                if before:
                    self._note(rounded(given + luck.given, UNIT), player, before)
            turn = (player, rounded(luck.luck, UNIT), rounded(luck.given, UNIT))
            self.entries.extend(array("h", turn))
            own[player] += turn[1]
            self.given[player] += turn[2]
            lost = [rounded(sum(own) - one, len(own) - 1) for one in own]
            self.luck = _completed([own[i] - lost[i] for i in range(len(own))], 0)
        self._judge_start(first if first >= 0 else 0, rounded(luck.start, UNIT))

    def _note(self, given: int, player: int, before) -> None:
        """Note what was given away, if it belongs to the dearest."""
        if given >= COSTLY:
            seen = games.part(self._game.NAME, "notation").position(before)
            self.dearest = sorted(self.dearest + [(given, player, seen)])[-_DEAREST:]

    def _judge_start(self, first: int, start: int) -> None:
        others = self._game.players - 1
        self.start = [rounded(THOUSAND - start, others)] * self._game.players
        self.start[first] = start
        self.start[first - 1] = 0
        self.start[first - 1] = THOUSAND - sum(self.start)


class Luck:
    """Base of the judges of turns, one for each game. Worths are parts of `network.WHOLE_WIN`.

    start    the worth of the game to the player who begins, before chance has a say
    luck     what chance brought in the running turn
    given    what the turn gave away
    """

    def __init__(self, game, samples: int) -> None:
        """samples: how many random draws a mean takes; 0: luck isn't judged, and cards may hide."""
        self.start = self.luck = self.given = 0
        self._game = game
        self._samples = samples

    def judge_acts(self, history):
        """Redo what can be taken back and the action after it, and judge it. Yields each step."""
        game = self._game
        player = game.to_act()
        goes_on = True
        while goes_on and history.ahead:  # a turn may be broken off
            yield from self.judge(history)
            history.redo()
            yield
            goes_on = game.to_act() == player and game.can_take_back()

    def judge(self, history):
        """Judge the next action of a history. Yields between bounded steps."""
        raise NotImplementedError


def judge(game, samples: int) -> Luck:
    """Return what judges the turns of a game; for `samples` see `Luck`. Raises Invalid."""
    if not games.declared(game.NAME).LUCK:
        raise Invalid("nobody judges luck in %s yet" % game.NAME)
    module = __import__("ai.%s.coach" % games.folder(game.NAME), None, None, ("Luck",))
    return module.Luck(game, samples)


def _completed(shares: list, total: int) -> list:
    """Return shares that add up to a total: the last one is what the others leave."""
    return shares[:-1] + [total - sum(shares[:-1])]


def rounded(number: int, divisor: int) -> int:
    """Return the nearest integer to number / divisor."""
    return (2 * number + divisor) // (2 * divisor)


def mixed(numbers: bytes | bytearray) -> int:
    """Return a seed made of bytes; every intermediate value is a small integer."""
    seed = 0
    for number in numbers:
        seed = (seed & 0x3FFFFF) * 61 + number
    return seed
