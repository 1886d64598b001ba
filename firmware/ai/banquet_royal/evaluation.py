"""Worth of a position of Banquet Royal to the player to act, by the networks of a level.

A worth is an expected share of the win, 0 to WHOLE_WIN.
"""

# Viper code takes the address of any buffer.
# pyright: reportArgumentType=false

from array import array

import micropython
from micropython import const

from ai.banquet_royal import features
from ai.banquet_royal.features import (
    NUMBERS_AT,
    NUMBERS_END,
    ROWS,
    TYPES,
    write_features,
    write_standing,
    write_worths,
)
from ai.network import WHOLE_WIN, Network, end_of, win_share
from games.banquet_royal import position
from games.banquet_royal.game import Game
from games.banquet_royal.kingdom import CARRIAGE, CENTRE, COLOURS, GROUP, NEIGHBOURS, SPACES, crowns
from games.banquet_royal.phases import CAST
from games.banquet_royal.position import CARRIED, MOVED

FARTHEST = 4  # steps of the Princess in one turn
NUMBERS = 5  # of the die, with equal chances
PATIENT = 20  # turns without a feast after which a worth counts less
IMPATIENT = 160  # turns after that in which it would fall to 0

# Times, as those of a judgement: each hidden unit takes 1, some 16 us on a Pico.
FEATURES_TIME = 24  # to write features
_STEPS_TIME = const(32)  # to measure the distances from one space
_SIDES_TIME = const(128)  # to change sides

_SIZE_OF_ROW = const(61)
_UNKNOWN = const(255)

# The pawns of a kind: of both players of a game for two, and of others.
_ROLE_0 = const(0x03)
_ROLE_1 = const(0x0C)
_OTHERS = const(0xF0)

_OFFERS = (0, features.SCATTER_OFFERED, features.SWAP_OFFERED)  # for each kind of cake


@micropython.viper
def write_steps(icons: ptr8, near: ptr8, steps: ptr8, start: int):
    """Write the distances from a space to all spaces to its row of `steps`; see `measure`."""
    row = _SIZE_OF_ROW * start
    space = 0
    while space < _SIZE_OF_ROW:
        steps[row + space] = _UNKNOWN
        space += 1
    steps[row + start] = 0
    away = 0
    grew = 1
    while grew:
        grew = 0
        space = 0
        while space < _SIZE_OF_ROW:
            if steps[row + space] == away:
                at = 6 * space
                end = at + 6
                while at < end:
                    beside = near[at]
                    at += 1
                    if beside == _UNKNOWN or not icons[beside]:
                        continue
                    if steps[row + beside] == _UNKNOWN:
                        steps[row + beside] = away + 1
                        grew = 1
            space += 1
        away += 1


class Evaluator:
    """Position as the player to act sees it at the end of its turn, and what it is worth.

    level    a level with two networks: one judges ends of turns, the other ranks moves

    board    of each space the kind of its group
    groups   of each space 4**colour for each pawn
    roles    of each colour
    steps    the distances from each space to all spaces
    scores   and `turn`: see `features`
    spent    time for judgements since the decision began, see FEATURES_TIME
    cakes    what the last feast was worth with each kind of cake
    until    the step ends when as much is spent; other work lowers this
    """

    def __init__(self, game: Game, level):
        self._game = game
        self._logit = level.LOGIT
        self._ends = Network(level.BLOCKS, ROWS, level.WIDTH)
        block, _ = end_of(ROWS, level.WIDTH)
        self._ranks = Network(level.BLOCKS[block + 1 :], ROWS, level.RANK_WIDTH)
        self._rows = array("H", bytes(2 * NUMBERS_END))
        self._player = game.player  # whose judgement it is
        self.groups = array("H", bytes(2 * SPACES))
        self.board = bytearray(SPACES)
        self.steps = bytearray(SPACES * SPACES)
        self.scores = bytearray(features.SCORES)
        self.turn = bytearray(features.TURN)
        self.roles = bytes(
            [
                min((colour - game.player) % game.players, features.OTHER)
                if colour < game.players
                else features.NEUTRAL
                for colour in range(COLOURS)
            ]
        )
        self.spent = 0
        self.until = 0
        self.cakes = array("H", bytes(2 * position.HIDDEN_CAKE))

    def measure(self):
        """Write the distances between all spaces; yields between steps."""
        for space in range(SPACES):
            if self._game.icons[space]:
                write_steps(self._game.icons, NEIGHBOURS, self.steps, space)
                self.until -= _STEPS_TIME
                if self.spent >= self.until:
                    yield False

    def see(self):
        """Write board, scores and `turn` as the player sees them at the end of its turn."""
        game = self._game
        scores = self.scores
        for i in range(game.players):
            player = (game.player + i) % game.players
            scores[features.GUESTS + i] = game.guests[player]
            scores[features.CROWNS + i] = game.crowns[player]
            points = game.score(player) - game.guests[player] * game.crowns[player]
            scores[features.POINTS + i] = points
        for space in range(SPACES):
            for i in range(GROUP * space, GROUP * space + game.size[space]):
                colour = game.pawns[i] - 1
                role = self.roles[colour]
                self.groups[space] += 1 << 2 * colour
                self.board[space] += 1 << 2 * role
                if role < features.NEUTRAL:
                    scores[features.LEFT + role] += 1
        scores[features.PLAYERS] = game.players
        scores[features.CAKES] = game.cakes_size
        scores[features.QUIET] = game.quiet + (1 if game.phase <= CAST else 0)
        self.turn[features.PRINCESS] = game.princess
        self.turn[features.FROZEN] = game.reached[MOVED]
        self.turn[features.FROZEN_TOO] = game.reached[CARRIED]
        if game.cakes_size:
            self._write_standing()

    def _write_standing(self):
        other = write_standing(self.scores, self.turn)
        write_worths(self.scores, self.turn, features.FULLS, other)

    # Judgements.

    def _judge(self, network: Network) -> int:
        self.spent += FEATURES_TIME + network.width
        rows = self._rows
        n = write_features(
            self.board, self._game.icons, self.turn, self.steps, NEIGHBOURS, TYPES, rows
        )
        return network.judge(rows, n, NUMBERS_AT, NUMBERS_END)

    def end(self) -> int:
        """Return the judgement of the end of the turn as it is now."""
        return self._judge(self._ends)

    def rank(self) -> int:
        """Return the rank of the move that led here: higher is better."""
        return self._judge(self._ranks)

    def worth(self) -> int:
        """Return the expected share if the turn ends now."""
        return self.ending(self.end())

    def ending(self, judgement: int) -> int:
        """Return the expected share at the end of a turn with this judgement, without a feast."""
        return self.later(self._result() if self.over() else win_share(judgement, self._logit))

    def later(self, worth: int) -> int:
        """Return what a worth without a feast counts: less and less, so that the game ends.

        Else a player who leads would wait for the guard.
        """
        waited = self.scores[features.QUIET] - PATIENT
        return worth - worth * waited // IMPATIENT if waited > 0 else worth

    def over(self) -> bool:
        """Return whether the guard ends the game unless a feast is held."""
        return self.scores[features.QUIET] >= position.QUIET_TURNS

    def _result(self) -> int:
        """Return the share if the game ends with these scores."""
        scores = self.scores
        points = [
            scores[features.GUESTS + i] * scores[features.CROWNS + i] + scores[features.POINTS + i]
            for i in range(scores[features.PLAYERS])
        ]
        most = max(points)
        return WHOLE_WIN // points.count(most) if points[0] == most else 0

    def feast_worth(self, space: int) -> int:
        """Return the expected share after a feast there: the mean over the cakes."""
        game = self._game
        board = self.board
        turn = self.turn
        scores = self.scores
        kind = board[space]
        before = bytes(scores)
        princess = turn[features.PRINCESS]
        for i in range(game.players):
            guests = self.groups[space] >> 2 * ((self._player + i) % game.players) & 3
            if guests:
                scores[features.GUESTS + i] += guests
                scores[features.CROWNS + i] += crowns(game.icons[space])
        for role in range(features.NEUTRAL):
            scores[features.LEFT + role] -= kind >> 2 * role & 3
        scores[features.CAKES] -= 1
        scores[features.QUIET] = 0
        board[space] = 0
        turn[features.PRINCESS] = CENTRE
        total = weight = 0
        for cake in range(position.HIDDEN_CAKE):
            left = position.CAKES_EACH
            for player in range(game.players):
                left -= game.cakes_of[player][cake]
            if left:
                self.cakes[cake] = self._cake_worth(cake)
                total += left * self.cakes[cake]
                weight += left
        scores[:] = before
        board[space] = kind
        turn[features.PRINCESS] = princess
        self._write_standing()
        return total // weight

    def _cake_worth(self, cake: int) -> int:
        """Return the expected share after a feast with that cake, which may then be used."""
        scores = self.scores
        gift = position.CAKE_GIFT if cake == position.CROWNS_CAKE else 0
        scores[features.POINTS] += position.CAKE_WORTH[cake]
        scores[features.CROWNS] += gift
        if scores[features.CAKES]:
            self._write_standing()
            self.turn[features.OFFER] = _OFFERS[cake]
            worth = win_share(self.end(), self._logit)
            self.turn[features.OFFER] = 0
        else:
            worth = self._result()
        scores[features.POINTS] -= position.CAKE_WORTH[cake]
        scores[features.CROWNS] -= gift
        return worth

    def walk_worth(self, space: int) -> tuple:
        """Return the expected share if the Princess goes there, and whether for a feast."""
        turn = self.turn
        icon = self._game.icons[space]
        princess = turn[features.PRINCESS]
        turn[features.PRINCESS] = space
        if icon >= CARRIAGE:
            turn[features.OFFER] = icon - CARRIAGE + features.CARRIAGE_OFFERED
        worth = self.worth()
        turn[features.OFFER] = 0
        turn[features.PRINCESS] = princess
        if self.size(space) == GROUP:
            feast = self.feast_worth(space)
            if feast > worth:
                return feast, True
        return worth, False

    def best_walks(self):
        """Return the best walk for each number, from 0 to stay to FARTHEST; yields between steps.

        A walk has its expected share, its space, and whether a feast follows.
        """
        princess = _SIZE_OF_ROW * self.turn[features.PRINCESS]
        best = [(-1, 0, False)] * NUMBERS
        for space in range(SPACES):
            away = self.steps[princess + space]
            if away <= FARTHEST and self._game.icons[space]:
                worth, feast = self.walk_worth(space) if away else (self.worth(), False)
                if worth > best[away][0]:
                    best[away] = (worth, space, feast)
                if self.spent >= self.until:
                    yield False
        for number in range(2, NUMBERS):
            if best[number][0] < best[number - 1][0]:
                best[number] = best[number - 1]
        return best

    def change_sides(self):
        """See the board and the scores as the other player of a game for two, or as before."""
        self.until -= _SIDES_TIME
        self._player = 1 - self._player
        for space in range(SPACES):
            kind = self.board[space]
            self.board[space] = kind & _OTHERS | kind << 2 & _ROLE_1 | kind >> 2 & _ROLE_0
        scores = self.scores
        for place in (features.GUESTS, features.CROWNS, features.POINTS, features.LEFT):
            scores[place], scores[place + 1] = scores[place + 1], scores[place]
        self._write_standing()

    # The board.

    def size(self, space: int) -> int:
        """Return the number of pawns on a space."""
        kind = self.board[space]
        if not kind:
            return 0
        return 1 if TYPES[kind] < features.PAIR else 2 if TYPES[kind] < features.FULL else GROUP

    def carry(self, start: int, end: int):
        """Bring a group to another space; return what `restore` needs."""
        board = self.board
        groups = self.groups
        before = (start, end, board[start], board[end], groups[start], groups[end])
        board[end] += board[start]
        groups[end] += groups[start]
        board[start] = groups[start] = 0
        return before

    def restore(self, before: tuple):
        """Bring a group back."""
        start, end = before[:2]
        self.board[start], self.board[end] = before[2:4]
        self.groups[start], self.groups[end] = before[4:]
