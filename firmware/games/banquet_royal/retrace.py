"""Checks of how a position of Banquet Royal came about: the last two turns, and won crowns.

`history_error` takes back the acts of the running turn and the turn before in all possible ways,
the last act first, until one way works. Only the number of pawns on each space matters, not their
colours.
"""

from collections import namedtuple

from micropython import const

from games.banquet_royal import SEATS, phases
from games.banquet_royal.kingdom import (
    CARRIAGE,
    CENTRE,
    DIRECTIONS,
    GROUP,
    NEIGHBOURS,
    NOWHERE,
    ON_FOOT,
    SPACES,
    TRANSPORTS,
    TWO,
    crowns,
    ends,
    measure,
    ordinary,
    space_name,
)
from games.banquet_royal.position import (
    CAKE_GIFT,
    CAKES_IN_PLAY,
    CARRIED_BEFORE,
    CROWNS_CAKE,
    MOVED,
    SCATTER_CAKE,
    STAY,
    Position,
)

_FARTHEST = const(4)  # steps of the Princess in one turn

# Kinds of acts besides a move ON_FOOT.
_BY_TRANSPORT = const(-1)
_FEAST = const(-2)

# An act to take back: its kind, the space where it ended, the spaces where the Princess may have
# been, the spaces whose groups were not allowed to move, and the most further such groups.
_Act = namedtuple("_Act", ("kind", "end", "princess", "blocked", "more_blocked"))


def feasts(game: Position) -> int:
    """Return the number of feasts: one for each cake taken."""
    return CAKES_IN_PLAY - game.cakes_size


def after_feast(game: Position) -> bool:
    """Return whether the running turn had a feast."""
    phase = game.phase
    return phases.SCATTER <= phase <= phases.TAKE or (phase == phases.CLOSE and not game.quiet)


def quiet_before(game: Position) -> int:
    """Return the number of turns without a feast before this turn."""
    return game.quiet - (game.phase >= phases.FALL)


def princess_unmoved(game: Position) -> bool:
    """Return whether the Princess is where she was at the start of the turn."""
    return game.phase <= phases.WALK or game.die == STAY


def history_error(game: Position) -> str:
    """Return why no two turns can lead to this position, or ""."""
    starts = _starts(game)
    if not starts:
        return "princess: a %d on the die can't have led her to %s" % (
            game.die,
            space_name(game.princess),
        )
    search = _Search(game, starts)
    return "" if search.can_take_back(0) else search.error()


def _starts(game: Position) -> bytes:
    """Return the spaces where the Princess may have been at the start of the turn."""
    anywhere = bytes([space for space in range(SPACES) if game.icons[space]])
    if after_feast(game):
        return anywhere
    from_castle = bytearray(SPACES)
    measure(game.icons, CENTRE, from_castle)
    walked = bytearray(SPACES)
    measure(game.icons, game.princess, walked)
    least, most = (0, 0) if princess_unmoved(game) else (1, game.die)
    carried = game.reached[CARRIED_BEFORE] != NOWHERE
    return bytes(
        [
            space
            for space in anywhere
            if from_castle[space] <= _FARTHEST * quiet_before(game)
            and least <= walked[space] <= most
            and (game.icons[space] >= CARRIAGE or not carried)
        ]
    )


class _Search:
    """Search for a way to take back the running turn and the turn before.

    icons, size   as in `Position`, with the numbers of pawns before the acts taken back
    """

    def __init__(self, game: Position, starts: bytes):
        self._game = game
        self.icons = game.icons
        self.size = bytearray(game.size)
        self._turns = 0  # turns since the start or the last feast that are not taken back
        self._acts = []
        self._farthest = 0  # the first act that could not be taken back in any way
        if self._add_running_turn(starts) and not after_feast(game):
            self._add_turn_before(starts)

    def _add_running_turn(self, starts: bytes) -> bool:
        """List the acts of this turn; False if a scattered group hides them."""
        game = self._game
        phase = game.phase
        before, carried_before, moved, carried = game.reached
        blocked = bytes([before, carried_before])
        if phase == phases.LIFT:
            return True
        if after_feast(game):
            scattered = phase == phases.CLOSE and game.cakes_of[game.player][SCATTER_CAKE]
            if phase == phases.DEAL or scattered:
                return False
            self._acts.append(_Act(_FEAST, NOWHERE, b"", b"", 0))
        if carried != NOWHERE:
            self._acts.append(_Act(_BY_TRANSPORT, carried, bytes([game.princess]), blocked, 0))
        self._acts.append(_Act(ON_FOOT, moved, starts, blocked, 0))
        return True

    def _add_turn_before(self, starts: bytes):
        """List the known acts of the turn before, if there was one.

        It is unknown which groups were not allowed to move in it: two at most, or one if that turn
        followed a feast.
        """
        game = self._game
        before, carried_before = game.reached[:2]
        quiet = quiet_before(game)
        princess = bytes([space for space in range(SPACES) if self.icons[space]])
        more_blocked = 2
        if quiet == 1:
            princess = bytes([CENTRE])
            more_blocked = min(feasts(game), 1)
        if not quiet:
            host = game.cakes_of[(game.player - 1) % game.players]
            if not feasts(game) or host[SCATTER_CAKE]:
                return
            self._acts.append(_Act(_FEAST, NOWHERE, b"", b"", 0))
        elif carried_before != NOWHERE:
            self._acts.append(_Act(_BY_TRANSPORT, carried_before, starts, b"", 0))
        self._acts.append(_Act(ON_FOOT, before, princess, b"", more_blocked))
        self._turns = max(quiet - 1, 0)

    def can_take_back(self, i: int) -> bool:
        """Return whether the acts from the i-th on can be taken back."""
        self._farthest = max(self._farthest, i)
        if i == len(self._acts):
            return self._can_begin()
        act = self._acts[i]
        if act.kind == _FEAST:
            return self._can_take_back_feast(i)
        if act.kind == _BY_TRANSPORT:
            for means in range(CARRIAGE, CARRIAGE + TRANSPORTS):
                found = [space for space in act.princess if self.icons[space] == means]
                if found and self._can_take_back_by(means, i):
                    return True
            return False
        if act.end == NOWHERE:
            return self._none_could_move(act) and self.can_take_back(i + 1)
        return self._can_take_back_by(ON_FOOT, i)

    def _can_take_back_by(self, means: int, i: int) -> bool:
        """Return whether a move by these means and the acts before it can be taken back."""
        size = self.size
        act = self._acts[i]
        end = act.end
        reach = bytearray(SPACES)
        for j in range(ends(self.icons, means, end, reach)):
            start = reach[j]
            if size[start] or not ordinary(self.icons[start]) or start in act.blocked:
                continue
            if not _is_elsewhere(act.princess, start, end):
                continue
            pawns = size[end]
            for came in range(1, pawns + 1):
                size[start] = came
                size[end] = pawns - came
                if self.can_take_back(i + 1):
                    return True
            size[start] = 0
            size[end] = pawns
        return False

    def _can_take_back_feast(self, i: int) -> bool:
        for space in range(SPACES):
            if ordinary(self.icons[space]) and not self.size[space]:
                self.size[space] = GROUP
                if self.can_take_back(i + 1):
                    return True
                self.size[space] = 0
        return False

    def _none_could_move(self, act: _Act) -> bool:
        """Return whether no group could move with the Princess on one of her spaces."""
        free = 0
        stopped = bytearray(SPACES)  # number of them that can't move if the Princess is on a space
        for space in range(SPACES):
            if self.size[space] and space not in act.blocked:
                landings = self._landings(space)
                if landings:
                    free += 1
                    stopped[space] += 1
                if len(landings) == 1:
                    stopped[landings[0]] += 1
        for space in act.princess:
            if free - stopped[space] <= act.more_blocked:
                return True
        return False

    def _landings(self, start: int) -> list:
        """Return where the group of a space could move, ignoring the Princess."""
        found = []
        for way in range(DIRECTIONS):
            end = NEIGHBOURS[DIRECTIONS * start + way]
            if end == NOWHERE or not ordinary(self.icons[end]):
                continue
            if self.size[start] + self.size[end] <= GROUP:
                found.append(end)
        return found

    def _can_begin(self) -> bool:
        """Return whether the number of empty spaces is possible after the other turns.

        At the start no space is empty. Each move and each transport empties at most one more.
        """
        if feasts(self._game):
            return True
        return min(self._turns, 1) <= _empty(self) <= 2 * self._turns

    def error(self) -> str:
        """Return why the search failed: the act that the longest way could not take back."""
        game = self._game
        if self._farthest == len(self._acts):
            turns = quiet_before(game) + (game.reached[MOVED] != NOWHERE)
            return "pawns: %d empty spaces can't be after %d turns" % (_empty(game), turns)
        act = self._acts[self._farthest]
        if act.end == NOWHERE:
            return "reached: a group could have moved, so one has"
        if not game.size[act.end]:
            return "reached: no pawn is on %s" % space_name(act.end)
        if act.kind == ON_FOOT:
            return "reached: no group can have moved to %s" % space_name(act.end)
        return "reached: no transport can have taken a group to %s" % space_name(act.end)


def _is_elsewhere(spaces: bytes, start: int, end: int) -> bool:
    """Return whether one of the spaces is neither `start` nor `end`."""
    for space in spaces:
        if space != start and space != end:
            return True
    return False


def _empty(game) -> int:
    """Return the number of empty spaces where pawns may be."""
    return len([s for s in range(SPACES) if ordinary(game.icons[s]) and not game.size[s]])


# Crowns: every player at the same feast gets the same crowns.

_MOST_CROWNS = crowns(TWO)  # on one space


def crowns_error(game: Position) -> str:
    """Return why feasts and cakes can't bring the players' crowns, or ""."""
    guests = []
    crowned = []
    for player in range(game.players):
        won = game.crowns[player] - CAKE_GIFT * game.cakes_of[player][CROWNS_CAKE]
        present = min(game.guests[player], feasts(game))
        if not 0 <= won <= _MOST_CROWNS * present:
            return "player %s: %d crowns can't come of %d feasts and these cakes" % (
                SEATS[player],
                game.crowns[player],
                present,
            )
        guests.append(game.guests[player])
        crowned.append(won)
    if not payable(feasts(game), guests, crowned):
        return "crowns: no %d feasts bring these, as all players at one get the same" % feasts(game)
    return ""


def payable(feasts: int, guests: list, won: list) -> bool:
    """Return whether this number of feasts can give each player these pawns and crowns."""
    for twos in range(feasts + 1):
        for ones in range(feasts - twos + 1):
            shown = [2] * twos + [1] * ones + [0] * (feasts - twos - ones)
            if _fits(shown, guests, won) and _Feasts(shown, guests, won).seat(0):
                return True
    return False


def _fits(shown: list, guests: list, won: list) -> bool:
    """Return whether each player alone could win this at feasts with these crowns."""
    for player in range(len(guests)):
        alone = _Feasts(shown, guests[player : player + 1], won[player : player + 1])
        if not alone.seat(0):
            return False
    return True


class _Feasts:
    """Search that seats the pawns of one player after the other at feasts with given crowns.

    It calls itself once a player, not once a feast: a Pico's stack has room for 30 calls or so.
    """

    def __init__(self, shown: list, guests: list, won: list):
        self._shown = shown
        self._guests = guests
        self._won = won
        self._room = bytearray([GROUP] * len(shown))
        self._failed = set()  # states without a solution: the player and the free places

    def seat(self, player: int) -> bool:
        """Return whether the pawns of this player and of the next ones can be seated."""
        if player == len(self._guests):
            return True
        rooms = [(GROUP + 1) * self._shown[i] + self._room[i] for i in range(len(self._shown))]
        state = bytes([player] + sorted(rooms))
        if state not in self._failed:
            for _ in self._ways(self._guests[player], self._won[player]):
                if self.seat(player + 1):
                    return True
            self._failed.add(state)
        return False

    def _ways(self, pawns: int, won: int):
        """Yield for each way in which these pawns win these crowns, while their places are taken.

        It tries every number of pawns at each feast, from the first feast on, and goes back where
        the feasts that are left can't do.
        """
        came = bytearray(len(self._shown))  # pawns at each feast
        feast = 0  # the next one
        while True:
            left = len(came) - feast
            if not pawns and not won:
                yield
            elif pawns and pawns <= GROUP * left and won <= _MOST_CROWNS * left:
                came[feast] = 0
                feast += 1
                continue
            while feast:  # one more comes to the last feast where that is possible
                shown = self._shown[feast - 1]
                if self._room[feast - 1] and pawns and (came[feast - 1] or won >= shown):
                    break
                feast -= 1
                pawns += came[feast]
                self._room[feast] += came[feast]
                won += shown if came[feast] else 0
            if not feast:
                return
            won -= 0 if came[feast - 1] else shown
            came[feast - 1] += 1
            self._room[feast - 1] -= 1
            pawns -= 1
