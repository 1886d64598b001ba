"""Trained level of Roi & Compagnie: keeps exactly and judges positions by a neural network.

Each card that could be taken is worth the chance to win after the next turn, or with more than two
players the expected share of the win after this turn. From these worths follows the best keep.

The network has one hidden layer with ReLU. Its input is a list of features that are present, each
the number of a row of weights. The judgement is the log odds that the player wins, or of the share.
"""

# Viper code takes the address of any buffer.
# pyright: reportArgumentType=false

from array import array

import micropython
from micropython import const

from ai import WHOLE_WIN, win_share
from ai.roi_et_compagnie.keeping import Keeping, mean_of_a_turn
from games.roi_et_compagnie import position
from games.roi_et_compagnie.cards import ELF, FAIRY, HIDDEN, INHABITANTS, PILES, race_of
from games.roi_et_compagnie.game import Game
from games.roi_et_compagnie.position import PENALTY, PLACES, ROLL_ALL, TO_PLAYER, take

# A position after a turn, before cards are drawn, as small numbers. Players are in the order of
# play; player 0 is the one who has just acted.

PLAYERS = const(0)
AGAIN = const(1)  # 1 if this player acts again, after an Apprentice
PILE = const(2)  # cards left after the draw, at least 1
PENALTIES = const(3)  # at least 1
TOP = const(4)  # the points of the top penalty, 0 if unknown
ROW = const(5)  # five inhabitants; 40 or more for one not yet known
LOCATIONS = const(10)  # cards left in each pile, at least 1
SCORES = const(15)  # of five players, with SCORE_0 added
FAIRIES = const(20)  # of each player
ELVES = const(25)  # 1 for a kingdom with an Elf on top
BOARD = 30
SCORE_0 = 256

_PLACES = const(5)
_PILES = const(5)
_INHABITANTS = const(40)
_FIRST_FAIRY = const(31)
_FAIRY_END = const(36)
_FAIRY_CARDS = const(5)
_MINE = const(5)  # the first inhabitant of each pile but the City's; the City's are those before
_WORKSHOP = const(13)
_ORC_VILLAGE = const(19)
_FOREST = const(26)
_HOMELESS = const(36)

# The first row of each group of features.
LEAD = const(0)  # over the best other player: -20..20
PHASE = const(41)  # lead -20..20 in steps of 4, by cards in the pile // 6
ENDS = const(107)  # the same by piles with one location left: 0..3
PILE_LEFT = const(151)  # 0..35
PENALTIES_LEFT = const(187)  # 0..10
TOP_PENALTY = const(198)  # 0..4
LOCATION = const(203)  # 1..3 of each pile
ROW_PLACE = const(218)  # 0..40 at each place
AT_HOME = const(423)  # 1..3 locations above an inhabitant of their colour, at each place
MY_FAIRIES = const(438)  # 0..5
NEXT_FAIRIES = const(444)  # of the next player
FREE_FAIRIES = const(450)  # neither in a kingdom nor in the row
MY_ELF = const(456)
NEXT_ELF = const(457)
AGAIN_ROW = const(458)
TABLE = const(459)  # 3..5 players
SECOND = const(462)  # three or more players: lead over the second best other, -20..20
NEXT = const(503)  # the same: lead over the next player
ROWS = const(544)

MOST_ROWS = 32  # the most features of a position


@micropython.viper
def write_features(board: ptr16, into: ptr16) -> int:
    """Write the features of a position to into[0:n]; return n."""
    players = board[PLAYERS]
    mine = board[SCORES]
    best = 0
    second = 0
    fairies = board[FAIRIES]
    i = 1
    while i < players:
        score = board[SCORES + i]
        if score > best:
            second = best
            best = score
        elif score > second:
            second = score
        fairies += board[FAIRIES + i]
        i += 1
    pile = board[PILE]
    n = 0
    while n < 3:
        rival = best
        if n == 1:
            rival = second
        elif n == 2:
            rival = board[SCORES + 1]
        lead = mine - rival
        if lead < -20:
            lead = -20
        if lead > 20:
            lead = 20
        into[n] = lead + 20
        n += 1
    coarse = (into[0] + 2) >> 2
    second = into[1]
    after = into[2]
    into[0] = LEAD + into[0]
    into[1] = PHASE + 6 * coarse + ((pile * 43) >> 8)  # pile // 6
    into[3] = PILE_LEFT + pile
    into[4] = PENALTIES_LEFT + board[PENALTIES]
    into[5] = TOP_PENALTY + board[TOP]
    n = 6
    ends = 0
    i = 0
    while i < _PILES:
        left = board[LOCATIONS + i]
        into[n] = LOCATION + 3 * i + left - 1
        n += 1
        if left == 1 and ends < 3:
            ends += 1
        i += 1
    into[2] = ENDS + 4 * coarse + ends
    i = 0
    while i < _PLACES:
        kind = board[ROW + i]
        if kind > _INHABITANTS:
            kind = _INHABITANTS
        into[n] = ROW_PLACE + 41 * i + kind
        n += 1
        if kind >= _FIRST_FAIRY and kind < _FAIRY_END:
            fairies += 1
        home = 0
        if kind >= _MINE:
            home += 1
        if kind >= _WORKSHOP:
            home += 1
        if kind >= _ORC_VILLAGE:
            home += 1
        if kind >= _FOREST:
            home += 1
        if home == i and kind < _HOMELESS:
            into[n] = AT_HOME + 3 * i + board[LOCATIONS + i] - 1
            n += 1
        i += 1
    into[n] = MY_FAIRIES + board[FAIRIES]
    into[n + 1] = NEXT_FAIRIES + board[FAIRIES + 1]
    into[n + 2] = FREE_FAIRIES + _FAIRY_CARDS - fairies
    n += 3
    if board[ELVES]:
        into[n] = MY_ELF
        n += 1
    if board[ELVES + 1]:
        into[n] = NEXT_ELF
        n += 1
    if board[AGAIN]:
        into[n] = AGAIN_ROW
        n += 1
    if players <= 2:
        return n
    into[n] = TABLE + players - 3
    into[n + 1] = SECOND + second
    into[n + 2] = NEXT + after
    return n + 3


# Judgement of features.
#
# Each hidden unit adds up its weights of all features; a sum above 0 counts with the unit's output
# weight. A unit is 548 bytes: its weights + 128, then its bias and its output weight + 32768, of 16
# bits each, low byte first. A page is seven units, read in place in flash (`flash_data`).
UNIT = const(548)  # bytes
UNITS = const(7)  # of a page

_PAGE = const(UNIT * UNITS)  # bytes
_BIAS = const(544)  # places in a unit
_OUTPUT = const(546)
_ZERO = const(128)  # the byte of weight 0
_ZERO_16 = const(0x8000)  # the 16 bits of 0

# Behind the last unit: for each two inhabitants the chance that a turn meets neither need, in
# 256ths, as `mean_of_a_turn` reads it. A second table is for a turn with an Elf's roll.
CHANCES = const(820)

_DRAWS = const(6)  # cards that may come into the row, for which the next turn is looked at
_ROLLS = const(3)  # of a turn without an Elf
_MEAN_PENALTY = const(2)  # points


@micropython.viper
def judge(units: ptr8, of: int, rows: ptr16, n: int, pages, width: int) -> int:
    """Return the judgement of the features rows[0:n]. `units` is the first page, `of` is 0."""
    lift = n * _ZERO + _ZERO_16
    total = 0
    unit = 0
    for page in pages:
        units = ptr8(page)
        of = 0
        while of < _PAGE and unit < width:
            hidden = units[of + _BIAS] + (units[of + _BIAS + 1] << 8) - lift
            at = 0
            while at < n:
                hidden += units[of + rows[at]]
                at += 1
            if hidden > 0:
                output = units[of + _OUTPUT] + (units[of + _OUTPUT + 1] << 8) - _ZERO_16
                total += hidden * output
            of += UNIT
            unit += 1
    return total


class Learned:
    """Thinker for the next action. A level is a subclass with its network:

    FILE     the file of its weights, read to PAGES, pages of bytes for `judge`
    WIDTH    the number of hidden units
    LOGIT    the judgement that is one unit of the logarithm of odds, see `ai.win_share`
    """

    FILE = ""
    PAGES: list = []
    WIDTH = 0
    LOGIT = 0

    def __init__(self, view: Game, _rng):
        self.choice = bytes([ROLL_ALL])
        self._game = view.view(view.player)  # a copy, for it changes between steps
        self._me = view.player
        self._board = array("H", bytes(2 * BOARD))
        self._rows = array("H", bytes(2 * MOST_ROWS))
        self._worths = array("H", bytes(2 * (PLACES + 1)))  # of each place, then of the penalty
        self._worth = 0  # of the card rated last
        self._unseen = b""  # inhabitants
        self._work = self._think()

    def step(self) -> bool:
        """Do one bounded piece of work; True once the choice is made."""
        return next(self._work, True)

    def _think(self):
        game = self._game
        if not game.dice[0]:
            return
        for player in range(game.players):
            self._read_kingdom(self._board, player)
            yield False
        seen = bytes(game.row) + b"".join(
            [bytes(game.kingdoms[i][: game.sizes[i]]) for i in range(game.players)]
        )
        self._unseen = bytes([kind for kind in range(INHABITANTS) if kind not in seen])
        worths = self._worths
        yield from self._rate(PENALTY)
        worths[PLACES] = self._worth
        actions = bytearray([PENALTY] * PLACES)
        for place in range(PLACES):
            for how in range(TO_PLAYER + game.players):
                if not game.take_illegal_reason(place, how):
                    yield from self._rate(take(place, how))
                    if self._worth > worths[place] or actions[place] == PENALTY:
                        worths[place] = self._worth
                        actions[place] = take(place, how)
        now = PLACES
        for place in range(PLACES):
            if position.dice_fit(game, place) and (now == PLACES or worths[place] > worths[now]):
                now = place
        self.choice = bytes([PENALTY if now == PLACES else actions[now]])
        if game.rolls:
            keeping = Keeping(game.dice)
            yield from keeping.evaluate(worths, game.row, game.rolls)
            if keeping.best > worths[now]:
                self.choice = bytes([ROLL_ALL & ~keeping.keep])

    def _rate(self, action: int):
        """Set `_worth` to what a card is worth: with two players by the next turn."""
        game = self._game
        pile = game.pile_size
        self._worth = self.worth_of(action)
        yield False
        if game.players > 2:
            return
        game.make(action)
        if not game.termination:
            yield from self._look(pile - game.pile_size, action == PENALTY)
        game.undo()

    def _look(self, drawn: int, penalty_taken: bool):
        """Set `_worth` by the mean of the turn that begins, over its dice and cards that may come.

        drawn: the number of places of the row that are not known yet
        """
        game = self._game
        row, me, board = game.row, self._me, self._board
        top = game.penalties_size - 1  # of the penalties
        penalty = game.penalties[top]
        if penalty_taken:
            game.penalties[top] = _MEAN_PENALTY
        for place in range(drawn):
            row[place] = HIDDEN
        self._me = game.player
        self._board = array("H", board)
        for player in range(2):
            self._read_kingdom(self._board, player)
            yield False
        least = self.worth_of(PENALTY)
        yield False
        worths = array("H", bytes(2 * PLACES))
        for place in range(drawn, PLACES):
            yield from self._rate_place(worths, place)
        table = self.WIDTH % UNITS * UNIT + (CHANCES if game.rolls > _ROLLS else 0)
        n = len(self._unseen)
        draws = min(n, _DRAWS)
        total = 0
        for i in range(draws):
            for place in range(drawn):
                row[place] = self._unseen[((2 * i + 1) * n // (2 * draws) + place * (n // 2)) % n]
            for place in range(drawn):
                yield from self._rate_place(worths, place)
            total += mean_of_a_turn(worths, row, least, self.PAGES[-1], table)
            yield False
        worth = total // draws
        self._worth = worth if self._me == me else WHOLE_WIN - worth
        game.penalties[top] = penalty
        self._me, self._board = me, board

    def _rate_place(self, worths: array, place: int):
        """Write the best worth of taking the inhabitant at a place."""
        worths[place] = 0
        for how in range(TO_PLAYER + self._game.players):
            if not self._game.take_illegal_reason(place, how):
                worths[place] = max(worths[place], self.worth_of(take(place, how)))
                yield False

    def worth_of(self, action: int) -> int:
        """Return what it is worth to take a card, 0..WHOLE_WIN. Leaves the game as it was."""
        game = self._game
        pile = game.pile_size
        penalties = game.penalties_size
        game.make(action)
        if game.termination:
            worth = self._final_worth()
        else:
            board = self._position(pile - game.pile_size, penalties != game.penalties_size)
            victim = position.victim_of(action)
            self._read_kingdom(board, 0)
            if victim >= 0:
                self._read_kingdom(board, (victim - self._me) % game.players)
            worth = self.judge(board)
        game.undo()
        return worth

    def judge(self, board: array) -> int:
        """Return the worth of a position after a turn, 0..WHOLE_WIN."""
        pages, rows = self.PAGES, self._rows
        n = write_features(board, rows)
        return win_share(judge(pages[0], 0, rows, n, pages, self.WIDTH), self.LOGIT)

    def _final_worth(self) -> int:
        winners = self._game.winners()
        share = WHOLE_WIN // sum([winners >> player & 1 for player in range(self._game.players)])
        return share if winners >> self._me & 1 else 0

    def _position(self, drawn: int, penalty_taken: bool) -> array:
        """Return the position after a card, with the kingdoms as they were."""
        game = self._game
        board = array("H", self._board)
        board[PLAYERS] = game.players
        board[AGAIN] = game.player == self._me
        board[PILE] = game.pile_size
        board[PENALTIES] = game.penalties_size
        board[TOP] = 0 if penalty_taken else game.penalties[game.penalties_size - 1]
        for place in range(PLACES):
            board[ROW + place] = HIDDEN if place < drawn else game.row[place]
        for pile in range(PILES):
            board[LOCATIONS + pile] = game.locations[pile]
        return board

    def _read_kingdom(self, board: array, player: int):
        """Write what counts of a kingdom; player 0 is the one to act, 1 the next."""
        game = self._game
        seat = (self._me + player) % game.players
        kingdom = game.kingdoms[seat]
        size = game.sizes[seat]
        board[SCORES + player] = SCORE_0 + game.score(seat)
        board[FAIRIES + player] = sum([race_of(kingdom[i]) == FAIRY for i in range(size)])
        board[ELVES + player] = size > 0 and race_of(kingdom[size - 1]) == ELF


# What the level has is written by `dev.py train roi-et-compagnie`.
class Sovereign(Learned):
    """Trained in 30,000 games from seed 1, with the engine of commit 32e82f4."""

    FILE = "ai/roi_et_compagnie/sovereign.bin"
    WIDTH = 32
    LOGIT = 5041234
