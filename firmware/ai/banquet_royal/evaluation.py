"""Worth of a position of Banquet Royal to the player to act, by the networks of a level.

A worth is an expected share of the win, 0 to odds.MOST.
"""

# Viper code takes the address of any buffer.
# pyright: reportArgumentType=false

from array import array

import micropython
from micropython import const

from ai import odds
from ai.banquet_royal import features, standing
from ai.banquet_royal.features import TYPES, write_features
from ai.banquet_royal.network import judge
from ai.banquet_royal.standing import write_standing
from games.banquet_royal import position
from games.banquet_royal.game import Game
from games.banquet_royal.kingdom import CARRIAGE, CENTRE, COLOURS, GROUP, NEIGHBOURS, SPACES, crowns
from games.banquet_royal.phases import CAST
from games.banquet_royal.position import CARRIED, MOVED

_ROOM = const(240)  # numbers in a list of features; a space adds up to 16 more
FARTHEST = 4  # steps of the Princess in one turn
_SIZE_OF_ROW = const(61)
_UNKNOWN = const(255)
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
    """Board, standing and judgements for the player to act. A level has these networks:

    WIDTH      the number of hidden units of the network that judges the ends of turns
    LOGIT      the judgement that is one unit of the logarithm of odds, see `share`
    WEIGHTS    the weights, as pages of bytes for `judge`
    RANK_WIDTH, RANK_WEIGHTS    the same of the network that ranks moves
    """

    WIDTH = 0
    LOGIT = 0
    WEIGHTS: list = []
    RANK_WIDTH = 0
    RANK_WEIGHTS: list = []

    def __init__(self, view: Game):
        self._game = view.view(view.player)
        self._groups = array("H", bytes(2 * SPACES))  # of each space 4**colour for each pawn
        self._board = bytearray(SPACES)  # of each space the kind of its group
        self._steps = bytearray(SPACES * SPACES)
        self._scores = bytearray(standing.SCORES)
        self._turn = bytearray(standing.TURN)
        self._rows = array("H", bytes(2 * _ROOM + 32))
        self._roles = bytes(
            [
                min((colour - view.player) % view.players, standing.OTHER)
                if colour < view.players
                else standing.NEUTRAL
                for colour in range(COLOURS)
            ]
        )
        self._judged = 0  # judgements since the step began

    def _measure(self):
        """Write the distances between all spaces; yields between pieces of work."""
        for space in range(SPACES):
            if self._game.icons[space]:
                write_steps(self._game.icons, NEIGHBOURS, self._steps, space)
                self._judged += 1
                yield

    def _see(self):
        """Write board, scores and `turn` as the player sees them at the end of its turn."""
        game = self._game
        scores = self._scores
        for i in range(game.players):
            player = (game.player + i) % game.players
            scores[standing.GUESTS + i] = game.guests[player]
            scores[standing.CROWNS + i] = game.crowns[player]
            points = game.score(player) - game.guests[player] * game.crowns[player]
            scores[standing.POINTS + i] = points
        for space in range(SPACES):
            for i in range(GROUP * space, GROUP * space + game.size[space]):
                colour = game.pawns[i] - 1
                role = self._roles[colour]
                self._groups[space] += 1 << 2 * colour
                self._board[space] += 1 << 2 * role
                if role < standing.NEUTRAL:
                    scores[standing.LEFT + role] += 1
        scores[standing.PLAYERS] = game.players
        scores[standing.CAKES] = game.cakes_size
        scores[standing.QUIET] = game.quiet + (1 if game.phase <= CAST else 0)
        self._turn[standing.PRINCESS] = game.princess
        self._turn[standing.FROZEN] = game.reached[MOVED]
        self._turn[standing.FROZEN_TOO] = game.reached[CARRIED]
        if game.cakes_size:
            self._write_standing()

    def _write_standing(self):
        write_standing(self._scores, self._turn, standing.FULLS)

    # Judgements.

    def _judge(self, pages: list, width: int) -> int:
        """Return the judgement of the end of the turn as it is now."""
        self._judged += 1
        rows = self._rows
        icons = self._game.icons
        n = write_features(
            self._board, icons, self._turn, self._steps, NEIGHBOURS, TYPES, rows, _ROOM
        )
        return judge(pages[0], 0, rows, n, pages, width)

    def _end(self) -> int:
        return self._judge(self.WEIGHTS, self.WIDTH)

    def _worth(self) -> int:
        """Return the expected share if the turn ends now."""
        if self._scores[standing.QUIET] >= position.QUIET_TURNS:
            return self._result()
        return odds.share(self._end(), self.LOGIT)

    def _result(self) -> int:
        """Return the share if the game ends with these scores."""
        scores = self._scores
        points = [
            scores[standing.GUESTS + i] * scores[standing.CROWNS + i] + scores[standing.POINTS + i]
            for i in range(scores[standing.PLAYERS])
        ]
        most = max(points)
        return odds.MOST // points.count(most) if points[0] == most else 0

    def _feast_worth(self, space: int) -> int:
        """Return the expected share after a feast there: the mean over the cakes."""
        game = self._game
        board = self._board
        turn = self._turn
        scores = self._scores
        kind = board[space]
        before = bytes(scores)
        princess = turn[standing.PRINCESS]
        for i in range(game.players):
            guests = self._groups[space] >> 2 * ((game.player + i) % game.players) & 3
            if guests:
                scores[standing.GUESTS + i] += guests
                scores[standing.CROWNS + i] += crowns(game.icons[space])
        for role in range(standing.NEUTRAL):
            scores[standing.LEFT + role] -= kind >> 2 * role & 3
        scores[standing.CAKES] -= 1
        scores[standing.QUIET] = 0
        board[space] = 0
        turn[standing.PRINCESS] = CENTRE
        total = weight = 0
        for cake in range(position.HIDDEN_CAKE):
            left = position.CAKES_EACH
            for player in range(game.players):
                left -= game.cakes_of[player][cake]
            if left:
                total += left * self._cake_worth(cake)
                weight += left
        scores[:] = before
        board[space] = kind
        turn[standing.PRINCESS] = princess
        self._write_standing()
        return total // weight

    def _cake_worth(self, cake: int) -> int:
        """Return the expected share after a feast with that cake, which may then be used."""
        scores = self._scores
        gift = position.CAKE_GIFT if cake == position.CROWNS_CAKE else 0
        scores[standing.POINTS] += position.CAKE_WORTH[cake]
        scores[standing.CROWNS] += gift
        if scores[standing.CAKES]:
            self._write_standing()
            self._turn[standing.OFFER] = _OFFERS[cake]
            worth = odds.share(self._end(), self.LOGIT)
            self._turn[standing.OFFER] = 0
        else:
            worth = self._result()
        scores[standing.POINTS] -= position.CAKE_WORTH[cake]
        scores[standing.CROWNS] -= gift
        return worth

    def _walk_worth(self, space: int) -> tuple:
        """Return the expected share if the Princess goes there, and whether for a feast."""
        turn = self._turn
        icon = self._game.icons[space]
        princess = turn[standing.PRINCESS]
        turn[standing.PRINCESS] = space
        if icon >= CARRIAGE:
            turn[standing.OFFER] = icon - CARRIAGE + features.CARRIAGE_OFFERED
        worth = self._worth()
        turn[standing.OFFER] = 0
        turn[standing.PRINCESS] = princess
        if self._size(space) == GROUP:
            feast = self._feast_worth(space)
            if feast > worth:
                return feast, True
        return worth, False

    def _die_worth(self):
        """Return the expected share before the die is cast, times 5; yields between walks."""
        princess = _SIZE_OF_ROW * self._turn[standing.PRINCESS]
        best = [0] * (FARTHEST + 1)
        for space in range(SPACES):
            away = self._steps[princess + space]
            if away <= FARTHEST and self._game.icons[space]:
                worth = self._walk_worth(space)[0] if away else self._worth()
                best[away] = max(best[away], worth)
                yield
        for number in range(2, FARTHEST + 1):
            best[number] = max(best[number], best[number - 1])
        return sum(best)

    # The board.

    def _size(self, space: int) -> int:
        """Return the number of pawns on a space."""
        kind = self._board[space]
        if not kind:
            return 0
        return 1 if TYPES[kind] < features.PAIR else 2 if TYPES[kind] < features.FULL else GROUP

    def _carry(self, start: int, end: int):
        """Bring a group to another space; return what `_restore` needs."""
        board = self._board
        groups = self._groups
        before = (start, end, board[start], board[end], groups[start], groups[end])
        board[end] += board[start]
        groups[end] += groups[start]
        board[start] = groups[start] = 0
        return before

    def _restore(self, before: tuple):
        start, end = before[:2]
        self._board[start], self._board[end] = before[2:4]
        self._groups[start], self._groups[end] = before[4:]
