"""Computer player of Roi & Compagnie that keeps exactly and judges positions by a network.

Each card that could be taken is worth the chance to win in the position after it, or with more than
two players the expected share of the win. From these worths follows the best keep (`Keeping`).
"""

# Viper code takes the address of any buffer.
# pyright: reportArgumentType=false

from array import array

from ai import WHOLE_WIN, win_share
from ai.roi_et_compagnie import network
from ai.roi_et_compagnie.criteria import criterion
from ai.roi_et_compagnie.keeping import Keeping
from games.roi_et_compagnie import position
from games.roi_et_compagnie.cards import ELF, FAIRY, HIDDEN, PILES, race_of
from games.roi_et_compagnie.game import Game
from games.roi_et_compagnie.position import PENALTY, PLACES, ROLL_ALL, TO_PLAYER, take


class Learned:
    """Thinker for the next action. A level is a subclass with the weights of its network:

    WIDTH      the number of hidden units
    LOGIT      the judgement that is one unit of the logarithm of odds, see `ai.win_share`
    WEIGHTS    the weights, as pages of bytes for `network.judge`
    """

    WIDTH = 0
    LOGIT = 0
    WEIGHTS: list = []

    def __init__(self, view: Game, _rng):
        self.choice = bytes([ROLL_ALL])
        self._game = view
        self._me = view.player
        self._board = array("H", bytes(2 * network.BOARD))
        self._rows = array("H", bytes(2 * network.MOST_ROWS))
        self._worths = array("H", bytes(2 * (PLACES + 1)))  # of each place, then of the penalty
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
        worths = self._worths
        worths[PLACES] = self.worth_of(PENALTY)
        yield False
        actions = bytearray([PENALTY] * PLACES)
        for place in range(PLACES):
            for how in range(TO_PLAYER + game.players):
                if not game.take_illegal_reason(place, how):
                    worth = self.worth_of(take(place, how))
                    if worth > worths[place] or actions[place] == PENALTY:
                        worths[place] = worth
                        actions[place] = take(place, how)
                    yield False
        now = PLACES
        for place in range(PLACES):
            if position.dice_fit(game, place) and (now == PLACES or worths[place] > worths[now]):
                now = place
        self.choice = bytes([PENALTY if now == PLACES else actions[now]])
        if game.rolls:
            yield from self._compare_keeps(worths[now])

    def _compare_keeps(self, now: int):
        """Choose to roll if a keep is worth more than `now`."""
        game = self._game
        keeping = Keeping(game.dice)
        yield from keeping.prepare(self._worths[PLACES])
        for worth, place in sorted([(self._worths[place], place) for place in range(PLACES)]):
            yield from keeping.mark(worth, criterion(game.row[place]))
        for _ in range(game.rolls - 1):
            yield from keeping.look_ahead()
        yield from keeping.compare()
        if keeping.best > now:
            self.choice = bytes([ROLL_ALL & ~keeping.keep])

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
        """Return the worth of a position after a turn, 0..WHOLE_WIN; see `network`."""
        n = network.write_features(board, self._rows)
        units = self.WEIGHTS
        judgement = network.judge(units[0], 0, self._rows, n, units, self.WIDTH)
        return win_share(judgement, self.LOGIT)

    def _final_worth(self) -> int:
        winners = self._game.winners()
        if not winners >> self._me & 1:
            return 0
        return WHOLE_WIN // sum([winners >> player & 1 for player in range(self._game.players)])

    def _position(self, drawn: int, penalty_taken: bool) -> array:
        """Return the position after a card, with the kingdoms as they were."""
        game = self._game
        board = array("H", self._board)
        board[network.PLAYERS] = game.players
        board[network.AGAIN] = game.player == self._me
        board[network.PILE] = game.pile_size
        board[network.PENALTIES] = game.penalties_size
        # What was drawn is not known yet, even if this is no view.
        board[network.TOP] = 0 if penalty_taken else game.penalties[game.penalties_size - 1]
        for place in range(PLACES):
            board[network.ROW + place] = HIDDEN if place < drawn else game.row[place]
        for pile in range(PILES):
            board[network.LOCATIONS + pile] = game.locations[pile]
        return board

    def _read_kingdom(self, board: array, player: int):
        """Write what counts of a kingdom; player 0 is the one to act, 1 the next."""
        game = self._game
        seat = (self._me + player) % game.players
        kingdom = game.kingdoms[seat]
        size = game.sizes[seat]
        board[network.SCORES + player] = network.SCORE_0 + game.score(seat)
        board[network.FAIRIES + player] = sum([race_of(kingdom[i]) == FAIRY for i in range(size)])
        board[network.ELVES + player] = size > 0 and race_of(kingdom[size - 1]) == ELF
