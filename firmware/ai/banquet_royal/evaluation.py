"""Worth of a position of Banquet Royal to the player to act, by the networks of a level.

A worth is an expected share of the win, 0 to WHOLE_WIN. A network has integers only, and one hidden
layer with ReLU. Its input is a list of features, each a row of weights and a value in eighths. Each
hidden unit adds up its weights times the values; a sum above 0 counts with the unit's output
weight. The result is the logarithm of the odds of the share of the win.

A unit is 510 bytes: its weights + 128, then its bias in eighths and its output weight + 32768, of
16 bits each, low byte first. A page is eight units, read in place in flash (`flash_data`).
"""

# Viper code takes the address of any buffer.
# pyright: reportArgumentType=false

from array import array

import micropython
from micropython import const

from ai import WHOLE_WIN, win_share
from ai.banquet_royal import features
from ai.banquet_royal.features import TYPES, write_features, write_standing
from games.banquet_royal import position
from games.banquet_royal.game import Game
from games.banquet_royal.kingdom import CARRIAGE, CENTRE, COLOURS, GROUP, NEIGHBOURS, SPACES, crowns
from games.banquet_royal.phases import CAST
from games.banquet_royal.position import CARRIED, MOVED

UNIT = const(510)  # bytes
UNITS = const(8)  # of a page

_PAGE = const(UNIT * UNITS)  # bytes
_BIAS = const(506)  # places in a unit
_OUTPUT = const(508)
_ZERO = const(128)  # the byte of weight 0
_ZERO_16 = const(0x8000)  # the 16 bits of 0

_NUMBERS = const(50)  # the first part of a list of features: rows and numbers
_PRESENT = const(8)  # the value of each feature after that, in eighths

_ROOM = const(240)  # numbers in a list of features; a space adds up to 16 more
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


@micropython.viper
def judge(units: ptr8, of: int, rows: ptr16, n: int, pages, width: int) -> int:
    """Return the judgement of the features rows[0:n]. It uses up the list.

    MicroPython keeps the first three arguments in processor registers, so the inner loops use
    these: `units` is the current page, `of` the place of the current unit in it. Callers pass the
    first page and 0.
    """
    # Most of the time goes by in the inner loops, so numbers that are 0 are left out first. The
    # features after the numbers are present, so that of these only the rows are kept.
    lift = _ZERO_16
    numbers = 0
    at = 0
    while at < _NUMBERS:
        value = rows[at + 1]
        if value:
            rows[numbers] = rows[at]
            rows[numbers + 1] = value
            numbers += 2
            lift += _ZERO * value
        at += 2
    end = numbers
    while at < n:
        rows[end] = rows[at]
        end += 1
        lift += _ZERO * _PRESENT
        at += 2
    last = end - 1
    total = 0
    unit = 0
    for page in pages:
        units = ptr8(page)
        of = 0
        while of < _PAGE and unit < width:
            hidden = 0
            at = numbers
            while at < last:  # two at once: the loop itself takes as long as a sum
                hidden += units[of + rows[at]] + units[of + rows[at + 1]]
                at += 2
            if at == last:
                hidden += units[of + rows[at]]
            hidden *= _PRESENT
            at = 0
            while at < numbers:
                hidden += units[of + rows[at]] * rows[at + 1]
                at += 2
            hidden += units[of + _BIAS] + (units[of + _BIAS + 1] << 8) - lift
            if hidden > 0:
                output = units[of + _OUTPUT] + (units[of + _OUTPUT + 1] << 8) - _ZERO_16
                total += (hidden >> 3) * output
            of += UNIT
            unit += 1
    return total


class Evaluator:
    """Board, standing and judgements for the player to act. A level has two networks:

    FILE       the file of their weights, read to PAGES, pages of bytes for `judge`
    WIDTH      the number of hidden units of the network that judges the ends of turns
    LOGIT      the judgement that is one unit of the logarithm of odds, see `ai.win_share`
    RANK_WIDTH the number of hidden units of the network that ranks moves, whose pages follow
    """

    FILE = ""
    PAGES: list = []
    WIDTH = 0
    LOGIT = 0
    RANK_WIDTH = 0

    def __init__(self, view: Game):
        self._game = view.view(view.player)
        self._rank_pages = self.PAGES[-(-self.WIDTH // UNITS) :]
        self._player = view.player  # whose judgement it is
        self._groups = array("H", bytes(2 * SPACES))  # of each space 4**colour for each pawn
        self._board = bytearray(SPACES)  # of each space the kind of its group
        self._steps = bytearray(SPACES * SPACES)
        self._scores = bytearray(features.SCORES)
        self._turn = bytearray(features.TURN)
        self._rows = array("H", bytes(2 * _ROOM + 32))
        self._roles = bytes(
            [
                min((colour - view.player) % view.players, features.OTHER)
                if colour < view.players
                else features.NEUTRAL
                for colour in range(COLOURS)
            ]
        )
        self._judged = 0  # time for judgements since the decision began, see FEATURES_TIME
        self._until = 0  # the step ends when it is as much; other work lowers this

    def _measure(self):
        """Write the distances between all spaces; yields between steps."""
        for space in range(SPACES):
            if self._game.icons[space]:
                write_steps(self._game.icons, NEIGHBOURS, self._steps, space)
                self._until -= _STEPS_TIME
                if self._judged >= self._until:
                    yield False

    def _see(self):
        """Write board, scores and `turn` as the player sees them at the end of its turn."""
        game = self._game
        scores = self._scores
        for i in range(game.players):
            player = (game.player + i) % game.players
            scores[features.GUESTS + i] = game.guests[player]
            scores[features.CROWNS + i] = game.crowns[player]
            points = game.score(player) - game.guests[player] * game.crowns[player]
            scores[features.POINTS + i] = points
        for space in range(SPACES):
            for i in range(GROUP * space, GROUP * space + game.size[space]):
                colour = game.pawns[i] - 1
                role = self._roles[colour]
                self._groups[space] += 1 << 2 * colour
                self._board[space] += 1 << 2 * role
                if role < features.NEUTRAL:
                    scores[features.LEFT + role] += 1
        scores[features.PLAYERS] = game.players
        scores[features.CAKES] = game.cakes_size
        scores[features.QUIET] = game.quiet + (1 if game.phase <= CAST else 0)
        self._turn[features.PRINCESS] = game.princess
        self._turn[features.FROZEN] = game.reached[MOVED]
        self._turn[features.FROZEN_TOO] = game.reached[CARRIED]
        if game.cakes_size:
            self._write_standing()

    def _write_standing(self):
        write_standing(self._scores, self._turn, features.FULLS)

    # Judgements.

    def _judge(self, pages: list, width: int) -> int:
        """Return the judgement of the end of the turn as it is now."""
        self._judged += FEATURES_TIME + width
        rows = self._rows
        icons = self._game.icons
        n = write_features(
            self._board, icons, self._turn, self._steps, NEIGHBOURS, TYPES, rows, _ROOM
        )
        return judge(pages[0], 0, rows, n, pages, width)

    def _end(self) -> int:
        return self._judge(self.PAGES, self.WIDTH)

    def _worth(self) -> int:
        """Return the expected share if the turn ends now."""
        return self._ending(self._end())

    def _ending(self, judgement: int) -> int:
        """Return the expected share at the end of a turn with this judgement, without a feast."""
        return self._later(self._result() if self._over() else win_share(judgement, self.LOGIT))

    def _later(self, worth: int) -> int:
        """Return what a worth without a feast counts: less and less, so that the game ends.

        Else a player who leads would wait for the guard.
        """
        waited = self._scores[features.QUIET] - PATIENT
        return worth - worth * waited // IMPATIENT if waited > 0 else worth

    def _over(self) -> bool:
        """Return whether the guard ends the game unless a feast is held."""
        return self._scores[features.QUIET] >= position.QUIET_TURNS

    def _result(self) -> int:
        """Return the share if the game ends with these scores."""
        scores = self._scores
        points = [
            scores[features.GUESTS + i] * scores[features.CROWNS + i] + scores[features.POINTS + i]
            for i in range(scores[features.PLAYERS])
        ]
        most = max(points)
        return WHOLE_WIN // points.count(most) if points[0] == most else 0

    def _feast_worth(self, space: int) -> int:
        """Return the expected share after a feast there: the mean over the cakes."""
        game = self._game
        board = self._board
        turn = self._turn
        scores = self._scores
        kind = board[space]
        before = bytes(scores)
        princess = turn[features.PRINCESS]
        for i in range(game.players):
            guests = self._groups[space] >> 2 * ((self._player + i) % game.players) & 3
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
                total += left * self._cake_worth(cake)
                weight += left
        scores[:] = before
        board[space] = kind
        turn[features.PRINCESS] = princess
        self._write_standing()
        return total // weight

    def _cake_worth(self, cake: int) -> int:
        """Return the expected share after a feast with that cake, which may then be used."""
        scores = self._scores
        gift = position.CAKE_GIFT if cake == position.CROWNS_CAKE else 0
        scores[features.POINTS] += position.CAKE_WORTH[cake]
        scores[features.CROWNS] += gift
        if scores[features.CAKES]:
            self._write_standing()
            self._turn[features.OFFER] = _OFFERS[cake]
            worth = win_share(self._end(), self.LOGIT)
            self._turn[features.OFFER] = 0
        else:
            worth = self._result()
        scores[features.POINTS] -= position.CAKE_WORTH[cake]
        scores[features.CROWNS] -= gift
        return worth

    def _walk_worth(self, space: int) -> tuple:
        """Return the expected share if the Princess goes there, and whether for a feast."""
        turn = self._turn
        icon = self._game.icons[space]
        princess = turn[features.PRINCESS]
        turn[features.PRINCESS] = space
        if icon >= CARRIAGE:
            turn[features.OFFER] = icon - CARRIAGE + features.CARRIAGE_OFFERED
        worth = self._worth()
        turn[features.OFFER] = 0
        turn[features.PRINCESS] = princess
        if self._size(space) == GROUP:
            feast = self._feast_worth(space)
            if feast > worth:
                return feast, True
        return worth, False

    def _best_walks(self):
        """Return the best walk for each number, from 0 to stay to FARTHEST; yields between steps.

        A walk has its expected share, its space, and whether a feast follows.
        """
        princess = _SIZE_OF_ROW * self._turn[features.PRINCESS]
        best = [(-1, 0, False)] * NUMBERS
        for space in range(SPACES):
            away = self._steps[princess + space]
            if away <= FARTHEST and self._game.icons[space]:
                worth, feast = self._walk_worth(space) if away else (self._worth(), False)
                if worth > best[away][0]:
                    best[away] = (worth, space, feast)
                if self._judged >= self._until:
                    yield False
        for number in range(2, NUMBERS):
            if best[number][0] < best[number - 1][0]:
                best[number] = best[number - 1]
        return best

    def _change_sides(self):
        """See the board and the scores as the other player of a game for two, or as before."""
        self._until -= _SIDES_TIME
        self._player = 1 - self._player
        for space in range(SPACES):
            kind = self._board[space]
            self._board[space] = kind & _OTHERS | kind << 2 & _ROLE_1 | kind >> 2 & _ROLE_0
        scores = self._scores
        for place in (features.GUESTS, features.CROWNS, features.POINTS, features.LEFT):
            scores[place], scores[place + 1] = scores[place + 1], scores[place]
        self._write_standing()

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
