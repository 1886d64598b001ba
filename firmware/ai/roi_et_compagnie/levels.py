"""Trained level of Roi & Compagnie: keeps exactly and judges positions by a neural network.

Each card that could be taken is worth the expected share of the win after this turn, or with two
players, searched two plies deep, after the next one. From these worths follows the best keep.
"""

# Viper code takes the address of any buffer.
# pyright: reportArgumentType=false

from array import array

from micropython import const

from ai.network import WHOLE_WIN, Network, Trained, end_of, win_share
from ai.roi_et_compagnie.features import (
    AGAIN,
    BOARD,
    ELVES,
    FAIRIES,
    LOCATIONS,
    MOST_ROWS,
    PENALTIES,
    PILE,
    PLAYERS,
    ROW,
    ROWS,
    SCORE_0,
    SCORES,
    TOP,
    write_features,
)
from ai.roi_et_compagnie.keeping import Keeping
from games.roi_et_compagnie import position
from games.roi_et_compagnie.cards import ELF, FAIRY, HIDDEN, INHABITANTS, PILES, race_of
from games.roi_et_compagnie.game import Game
from games.roi_et_compagnie.position import PENALTY, PLACES, ROLL_ALL, TO_PLAYER, take

# Behind the last unit of the network: for each two inhabitants the chance that a turn meets neither
# need, in 256ths; then the same for a turn with an Elf's roll.
CHANCES = const(820)

_DRAWS = const(6)  # cards that may come into the row, with which the second ply is searched
_ROLLS = const(3)  # of a turn without an Elf
_MEAN_PENALTY = const(2)  # points


class Rater(Trained):
    """Thinker for the next action."""

    def __init__(self, view: Game, _rng):
        self.choice = bytes([ROLL_ALL])
        self._game = view.view(view.player)  # a copy, for it changes between steps
        self._me = view.player
        self._board = array("H", bytes(2 * BOARD))
        self._rows = array("H", bytes(2 * MOST_ROWS))
        self._network = Network(self.BLOCKS, ROWS, self.WIDTH)
        self.worths = array("H", bytes(2 * (PLACES + 1)))  # of each place, then of the penalty
        self.rated = 0  # worth of the card rated last
        self._unseen = b""  # inhabitants
        self._work = self._think()

    def step(self) -> bool:
        """Do one bounded piece of work; True once the choice is made."""
        return next(self._work, True)

    def _think(self):
        game = self._game
        if not game.dice[0]:
            return
        actions = yield from self.rate_all()
        worths = self.worths
        now = self.best_now(game)
        self.choice = bytes([PENALTY if now == PLACES else actions[now]])
        if game.rolls:
            keeping = Keeping()
            yield from keeping.rate_row(worths, game.row)
            for _ in range(game.rolls - 1):
                yield from keeping.look_ahead()
            yield from keeping.compare(game.dice)
            if keeping.best > worths[now]:
                self.choice = bytes([ROLL_ALL & ~keeping.keep])
            keeping.clear()

    def read(self):
        """Read the kingdoms and the row. Yields False between steps."""
        game = self._game
        for player in range(game.players):
            self._read_kingdom(self._board, player)
            yield False
        seen = bytes(game.row) + b"".join(
            [bytes(game.kingdoms[i][: game.sizes[i]]) for i in range(game.players)]
        )
        self._unseen = bytes([kind for kind in range(INHABITANTS) if kind not in seen])

    def rate_all(self):
        """Set `worths`; return the best action for each place. Yields False between steps."""
        game = self._game
        worths = self.worths
        yield from self.read()
        yield from self.rate(PENALTY)
        worths[PLACES] = self.rated
        actions = bytearray([PENALTY] * PLACES)
        for place in range(PLACES):
            for how in range(TO_PLAYER + game.players):
                if not game.take_illegal_reason(place, how):
                    yield from self.rate(take(place, how))
                    if self.rated > worths[place] or actions[place] == PENALTY:
                        worths[place] = self.rated
                        actions[place] = take(place, how)
        return actions

    def best_now(self, game: Game) -> int:
        """Return the place of the best inhabitant that the dice fit, PLACES for the penalty."""
        now = PLACES
        for place in range(PLACES):
            if position.dice_fit(game, place) and (
                now == PLACES or self.worths[place] > self.worths[now]
            ):
                now = place
        return now

    def rate(self, action: int):
        """Set `rated` to what a card is worth, with two players searched two plies deep."""
        game = self._game
        pile = game.pile_size
        self.rated = self.worth_of(action)
        yield False
        if game.players > 2:
            return
        game.make(action)
        if not game.termination:
            yield from self._search(pile - game.pile_size, action == PENALTY)
        game.undo()

    def _search(self, drawn: int, penalty_taken: bool):
        """Set `rated` to the mean of the second ply, over its dice and cards that may come.

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
            yield from self.rate_place(worths, place)
        n = len(self._unseen)
        draws = min(n, _DRAWS)
        total = 0
        for i in range(draws):
            for place in range(drawn):
                row[place] = self._unseen[((2 * i + 1) * n // (2 * draws) + place * (n // 2)) % n]
            for place in range(drawn):
                yield from self.rate_place(worths, place)
            total += self.mean(worths, least)
            yield False
        worth = total // draws
        self.rated = worth if self._me == me else WHOLE_WIN - worth
        game.penalties[top] = penalty
        self._me, self._board = me, board

    def mean(self, worths: array, least: int) -> int:
        """Return the mean worth of the turn that begins, see `mean_of_a_turn`."""
        block, at = end_of(ROWS, self.WIDTH)
        if self._game.rolls > _ROLLS:
            at += CHANCES
        return mean_of_a_turn(worths, self._game.row, least, self.BLOCKS[block], at)

    def rate_place(self, worths: array, place: int):
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
        n = write_features(board, self._rows)
        return win_share(self._network.judge(self._rows, n), self.LOGIT)

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


def mean_of_a_turn(worths, row, least: int, missing, at: int) -> int:
    """Return an estimate of the mean worth of a turn from its first roll on.

    worths, row   the worth of the inhabitant of each place, and the inhabitant
    least         the worth of the penalty
    missing       from `at` on: for each two inhabitants the chance to meet neither need, in 256ths

    Two thirds are a mean for the best keeps for each first part of the list, the best inhabitant
    first; one third aims for a single inhabitant.
    """
    wanted = [(worths[p] - least, row[p]) for p in range(len(row)) if worths[p] > least]
    wanted.sort(reverse=True)
    missed = 4096  # chance to meet none so far, in 4096ths
    mean = single = 0
    for i in range(len(wanted)):
        worth, kind = wanted[i]
        alone = missing[at + _of_two(kind, kind)]
        more = []  # chances to miss this one too: how much likelier than if needs were independent
        for _, other in wanted[:i]:
            both = missing[at + _of_two(kind, other)]
            more.append((both << 16) // (alone * missing[at + _of_two(other, other)]))
        more.sort()
        left = missed * alone >> 8
        if i:
            left = left * more[0] >> 8
        if i > 1:
            left = left * (256 + more[1]) >> 9
        left = min(left, missed)
        mean += worth * (missed - left)
        missed = left
        single = max(single, worth * (256 - alone))
    return least + ((mean >> 11) + (single >> 8)) // 3


def _of_two(one: int, other: int) -> int:
    """Return the index of two inhabitants in any order, 0..819."""
    if one < other:
        one, other = other, one
    return one * (one + 1) // 2 + other


class Sovereign(Rater):
    """Trained in 30,000 games from seed 1, with the engine of commit 32e82f4."""

    FILE = "ai/roi_et_compagnie/sovereign.bin"
    WIDTH = 32
    LOGIT = 5041234
