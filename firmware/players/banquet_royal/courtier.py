"""The courtier: weighs what it may win against what it leaves to the player after it.

It sends the Princess where both together are best. Of the moves it keeps a few that promise most,
plays them out, and weighs every way the die may fall after them.
"""

from micropython import const

from games.banquet_royal.game import Game
from games.banquet_royal.hexes import CENTRE, SPACES
from games.banquet_royal.kingdom import CARRIAGE, GROUP, measure
from games.banquet_royal.phases import CAST, INVITE, PUT
from players.banquet_royal.groups import share
from players.banquet_royal.lures import Lures
from players.banquet_royal.mind import MUST, Mind
from players.banquet_royal.worth import Worth

_NUMBERS = const(5)  # that the die can end on; worths count all five, where one of them may fall
_FARTHEST = const(4)
_TRANSPORT = const(25)  # what using one is worth, five times
_FEW = const(8)  # moves to play out


class Thinker(Mind):
    """Decides for the player to act."""

    def __init__(self, view: Game, rng):
        super().__init__(view, rng)
        field = self.field
        self._worths = Worth(field)
        self._lures = Lures(field, self._worths)
        self._from_castle = bytearray(SPACES)
        measure(field.icons, CENTRE, self._from_castle)
        self._few = []  # (worth, actions) of the moves to play out, the best first

    def appeal(self, space: int, group: int) -> int:
        """What a feast there would bring some day, by how near that is to where she starts from."""
        field = self.field
        near = max(_NUMBERS - field.steps[space], 1) + max(_NUMBERS - self._from_castle[space], 1)
        worth = self._worths.feast(field.player, group, field.icons[space])
        return worth * near * share(group) // _NUMBERS

    def walk_worth(self, space: int) -> int:
        """What she may bring there, less what the next player may make of it."""
        field = self.field
        worth = -self._lures.risks[space]
        if field.size[space] == GROUP:
            return max(worth, self._feast_worth(space))
        return worth + _TRANSPORT if field.icons[space] >= CARRIAGE else worth

    def feast_worth(self) -> int:
        """The feast, and that the Princess goes home rather than stay."""
        space = self.field.princess
        return self._feast_worth(space) + self._lures.risks[space]

    def _feast_worth(self, space: int) -> int:
        field = self.field
        worth = _NUMBERS * self._worths.feast(field.player, field.group(space), field.icons[space])
        return worth - self._lures.risks[CENTRE] if field.cakes_size > 1 else worth

    def decide(self):
        """As every level does, once it knows the risks; a move it then plays out."""
        phase = self.field.phase
        if phase <= INVITE and phase != CAST:
            for space in range(SPACES):
                if self.field.icons[space]:
                    self._lures.renew(space)
                    yield
            yield from self._lures.spread()
        yield from super().decide()
        few, self._few = self._few, []
        for promise, actions in few:
            worth = yield from self._played_out(actions)
            super().offer(promise + worth, actions)

    def offer(self, worth: int, actions: bytes):
        """Keep a move among the few if it promises more than one of them."""
        if self.field.phase > PUT:
            super().offer(worth, actions)
            return
        few = self._few
        i = len(few)
        while i and few[i - 1][0] < worth:
            i -= 1
        few.insert(i, (worth, actions))
        del few[_FEW:]

    def _played_out(self, actions: bytes):
        """What the Princess may bring after a move, five times; yields between pieces of work."""
        field = self.field
        lures = self._lures
        feasts = lures.feasts[:]
        spaces = actions if len(actions) > 1 else bytes([field.lifted]) + actions
        for action in actions:
            field.make(action)
        for space in spaces:
            lures.renew_around(space)
            yield
        yield from lures.spread()
        worth = self._in_reach() - lures.risks[field.princess]
        for _ in actions:
            field.undo()
        lures.feasts = feasts
        return worth

    def _in_reach(self) -> int:
        """The best that the Princess can bring within 1, 2, 3 and 4 steps, in sum."""
        steps = self.field.steps
        best = [MUST] * _FARTHEST
        for space in range(SPACES):
            if 0 < steps[space] <= _FARTHEST:
                worth = self.walk_worth(space)
                for i in range(steps[space] - 1, _FARTHEST):
                    best[i] = max(best[i], worth)
        return sum(best)
