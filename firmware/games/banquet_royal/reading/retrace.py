"""Whether the running turn and the one before can have led to a position.

Takes back what was done in them, the last act first, in every way that can be, until one way holds.
How many pawns stand on a space matters for that, and not which ones.
"""

from collections import namedtuple

from micropython import const

from games.banquet_royal import phases
from games.banquet_royal.cakes import IN_PLAY, SCATTER
from games.banquet_royal.hexes import CENTRE, DIRECTIONS, NEIGHBOURS, NOWHERE, SPACES, name
from games.banquet_royal.kingdom import (
    CARRIAGE,
    GROUP,
    ON_FOOT,
    TRANSPORTS,
    ends,
    measure,
    ordinary,
)
from games.banquet_royal.position import CARRIED_BEFORE, MOVED, Position

_STAY = const(5)  # on the die
_FARTHEST = const(4)

# What was done, beside a move ON_FOOT.
_BY_TRANSPORT = const(-1)
_FEAST = const(-2)

# An act to take back: what it was, the space where it led, the spaces where the Princess may have
# been then, those whose groups had to stay, and how many groups more may have had to.
_Act = namedtuple("_Act", ("what", "end", "at", "kept", "more"))


def feasts(game: Position) -> int:
    """Return how many feasts there were: one for each cake taken."""
    return IN_PLAY - game.cakes_size


def after_feast(game: Position) -> bool:
    """Return whether the running turn had a feast."""
    phase = game.phase
    return phases.SCATTER <= phase <= phases.TAKE or (phase == phases.CLOSE and not game.quiet)


def quiet_before(game: Position) -> int:
    """Return the turns without a feast, up to the one before this."""
    return game.quiet - (game.phase >= phases.FALL)


def stays(game: Position) -> bool:
    """Return whether the Princess is where she was when the running turn began."""
    return game.phase <= phases.WALK or game.die == _STAY


def untraceable(game: Position) -> str:
    """Return why no two turns can have led here; "" where some can."""
    starts = _starts(game)
    if not starts:
        return "princess: a %d on the die can't have led her to %s" % (
            game.die,
            name(game.princess),
        )
    way = _Way(game, starts)
    return "" if way.leads_back(0) else way.fault()


def _starts(game: Position) -> bytes:
    """The spaces where the Princess may have been when the running turn began."""
    anywhere = bytes([space for space in range(SPACES) if game.icons[space]])
    if after_feast(game):
        return anywhere
    from_castle = bytearray(SPACES)
    measure(game.icons, CENTRE, from_castle)
    walked = bytearray(SPACES)
    measure(game.icons, game.princess, walked)
    least, most = (0, 0) if stays(game) else (1, game.die)
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


def _is_elsewhere(at: bytes, start: int, end: int) -> bool:
    """Whether the Princess may have been on neither of two spaces."""
    for space in at:
        if space != start and space != end:
            return True
    return False


def _empty(game) -> int:
    """How many spaces where pawns may stand have none."""
    return len([s for s in range(SPACES) if ordinary(game.icons[s]) and not game.size[s]])


class _Way:
    """The way back from a position, to before the turn that went before the running one.

    icons, size   as in `Position`, the numbers of pawns as they were after the acts taken back
    """

    def __init__(self, game: Position, starts: bytes):
        self._game = game
        self.icons = game.icons
        self.size = bytearray(game.size)
        self._turns = 0  # that are not taken back, since the start or the last feast
        self._acts = []
        self._farthest = 0  # the act up to which all others could be taken back
        if self._add_running_turn(starts) and not after_feast(game):
            self._add_turn_before(starts)

    def _add_running_turn(self, starts: bytes) -> bool:
        """List what was done in this turn; False where a scattered group hides it."""
        game = self._game
        phase = game.phase
        before, carried_before, moved, carried = game.reached
        kept = bytes([before, carried_before])
        if phase == phases.LIFT:
            return True
        if after_feast(game):
            scattered = phase == phases.CLOSE and game.cakes_of[game.player][SCATTER]
            if phase == phases.DEAL or scattered:
                return False
            self._acts.append(_Act(_FEAST, NOWHERE, b"", b"", 0))
        if carried != NOWHERE:
            self._acts.append(_Act(_BY_TRANSPORT, carried, bytes([game.princess]), kept, 0))
        self._acts.append(_Act(ON_FOOT, moved, starts, kept, 0))
        return True

    def _add_turn_before(self, starts: bytes):
        """List what was done in the turn before, if there was one and as far as it shows.

        Which groups had to stay in it is not known. There were two at most, or, where a feast went
        before that, one.
        """
        game = self._game
        before, carried_before = game.reached[:2]
        quiet = quiet_before(game)
        at = bytes([space for space in range(SPACES) if self.icons[space]])
        more = 2
        if quiet == 1:
            at = bytes([CENTRE])
            more = min(feasts(game), 1)
        if not quiet:
            host = game.cakes_of[(game.player - 1) % game.players]
            if not feasts(game) or host[SCATTER]:
                return
            self._acts.append(_Act(_FEAST, NOWHERE, b"", b"", 0))
        elif carried_before != NOWHERE:
            self._acts.append(_Act(_BY_TRANSPORT, carried_before, starts, b"", 0))
        self._acts.append(_Act(ON_FOOT, before, at, b"", more))
        self._turns = max(quiet - 1, 0)

    def leads_back(self, i: int) -> bool:
        """Whether the acts from the i-th on can be taken back."""
        self._farthest = max(self._farthest, i)
        if i == len(self._acts):
            return self._can_begin()
        act = self._acts[i]
        if act.what == _FEAST:
            return self._leads_back_from_feast(i)
        if act.what == _BY_TRANSPORT:
            for means in range(CARRIAGE, CARRIAGE + TRANSPORTS):
                found = [space for space in act.at if self.icons[space] == means]
                if found and self._leads_back_by(means, i):
                    return True
            return False
        if act.end == NOWHERE:
            return self._was_stuck(act) and self.leads_back(i + 1)
        return self._leads_back_by(ON_FOOT, i)

    def _leads_back_by(self, means: int, i: int) -> bool:
        """Whether a group can have come by these means, and the acts before can be taken back."""
        size = self.size
        act = self._acts[i]
        end = act.end
        reach = bytearray(SPACES)
        for j in range(ends(self.icons, means, end, reach)):
            start = reach[j]
            if size[start] or not ordinary(self.icons[start]) or start in act.kept:
                continue
            if not _is_elsewhere(act.at, start, end):
                continue
            pawns = size[end]
            for came in range(1, pawns + 1):
                size[start] = came
                size[end] = pawns - came
                if self.leads_back(i + 1):
                    return True
            size[start] = 0
            size[end] = pawns
        return False

    def _leads_back_from_feast(self, i: int) -> bool:
        for space in range(SPACES):
            if ordinary(self.icons[space]) and not self.size[space]:
                self.size[space] = GROUP
                if self.leads_back(i + 1):
                    return True
                self.size[space] = 0
        return False

    def _was_stuck(self, act: _Act) -> bool:
        """Whether no group can have moved, wherever the Princess was."""
        free = 0
        held = bytearray(SPACES)  # how many of these she keeps from moving if she is on a space
        for space in range(SPACES):
            if self.size[space] and space not in act.kept:
                landings = self._landings(space)
                if landings:
                    free += 1
                    held[space] += 1
                if len(landings) == 1:
                    held[landings[0]] += 1
        for space in act.at:
            if free - held[space] <= act.more:
                return True
        return False

    def _landings(self, start: int) -> list:
        """Where the group of a space could move if the Princess was nowhere."""
        found = []
        for way in range(DIRECTIONS):
            end = NEIGHBOURS[DIRECTIONS * start + way]
            if end == NOWHERE or not ordinary(self.icons[end]):
                continue
            if self.size[start] + self.size[end] <= GROUP:
                found.append(end)
        return found

    def _can_begin(self) -> bool:
        """Whether so many spaces can be empty after the turns that are not taken back.

        At first none is, and each move and each transport empties one more at most.
        """
        if feasts(self._game):
            return True
        return min(self._turns, 1) <= _empty(self) <= 2 * self._turns

    def fault(self) -> str:
        """Return why no way leads back: what ends the one that leads farthest."""
        game = self._game
        if self._farthest == len(self._acts):
            turns = quiet_before(game) + (game.reached[MOVED] != NOWHERE)
            return "pawns: %d empty spaces can't be after %d turns" % (_empty(game), turns)
        act = self._acts[self._farthest]
        if act.end == NOWHERE:
            return "reached: a group could have moved, so one has"
        if not game.size[act.end]:
            return "reached: no pawn is on %s" % name(act.end)
        if act.what == ON_FOOT:
            return "reached: no group can have moved to %s" % name(act.end)
        return "reached: no transport can have taken a group to %s" % name(act.end)
