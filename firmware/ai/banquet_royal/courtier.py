"""Courtier of Banquet Royal: weighs its own feasts against the feasts of the next player.

It moves the Princess where the difference is best. It keeps the few best moves, and considers all
numbers of the die after them.

The die ends on 1 to 5 with equal chances, and at 5 the Princess stays. So the expected worth of her
walk is the sum of the best feasts within 1, 2, 3 and 4 steps, divided by 5. The code uses such sums
without the division: "five times" a worth.
"""

from micropython import const

from ai.banquet_royal.search import LOWEST, BaseThinker, Field, Worth, joined, share
from games.banquet_royal.game import Game
from games.banquet_royal.kingdom import (
    CARRIAGE,
    CENTRE,
    DIRECTIONS,
    GROUP,
    NEIGHBOURS,
    NOWHERE,
    SPACES,
    measure,
    ordinary,
)
from games.banquet_royal.phases import CAST, INVITE, PUT
from games.banquet_royal.position import CARRIED, MOVED

_FARTHEST = const(4)  # steps of the Princess in one turn
_NUMBERS = const(5)  # numbers on which the die can end
_TRANSPORT = const(25)  # worth of a transport, five times
_CANDIDATES = const(8)  # moves to look at the walks after


class Courtier(BaseThinker):
    """Thinker for the player to act."""

    def __init__(self, view: Game, rng):
        super().__init__(view, rng)
        field = self.field
        self._worths = Worth(field)
        self._threats = Threats(field, self._worths)
        self._from_castle = bytearray(SPACES)
        measure(field.icons, CENTRE, self._from_castle)
        self._candidates = []  # (worth, actions) of the best moves, best first

    def group_worth(self, space: int, group: int) -> int:
        """Return the worth of a feast there, more if it is near to the Princess and the castle."""
        field = self.field
        near = max(_NUMBERS - field.steps[space], 1) + max(_NUMBERS - self._from_castle[space], 1)
        worth = self._worths.feast(field.player, group, field.icons[space])
        return worth * near * share(group) // _NUMBERS

    def walk_worth(self, space: int) -> int:
        """Return the worth of a feast or transport there, less the risk; five times."""
        field = self.field
        worth = -self._threats.risks[space]
        if field.size[space] == GROUP:
            return max(worth, self._feast_worth(space))
        return worth + _TRANSPORT if field.icons[space] >= CARRIAGE else worth

    def feast_worth(self) -> int:
        """Return the worth of the feast and of the Princess's return to the castle; five times."""
        space = self.field.princess
        return self._feast_worth(space) + self._threats.risks[space]

    def _feast_worth(self, space: int) -> int:
        field = self.field
        worth = _NUMBERS * self._worths.feast(field.player, field.group(space), field.icons[space])
        return worth - self._threats.risks[CENTRE] if field.cakes_size > 1 else worth

    def decide(self):
        """Find the best choice of this phase, with the risks; weigh the best moves."""
        phase = self.field.phase
        if phase <= INVITE and phase != CAST:
            for space in range(SPACES):
                if self.field.icons[space]:
                    self._threats.update(space)
                    yield
            yield from self._threats.update_risks()
        yield from super().decide()
        candidates, self._candidates = self._candidates, []
        for promise, actions in candidates:
            worth = yield from self._worth_after(actions)
            super().offer(promise + worth, actions)

    def offer(self, worth: int, actions: bytes):
        """Keep a move among the candidates if it is better than one of them."""
        if self.field.phase > PUT:
            super().offer(worth, actions)
            return
        candidates = self._candidates
        i = len(candidates)
        while i and candidates[i - 1][0] < worth:
            i -= 1
        candidates.insert(i, (worth, actions))
        del candidates[_CANDIDATES:]

    def _worth_after(self, actions: bytes):
        """Return the worth of the walk after a move, five times; yields between pieces of work."""
        field = self.field
        threats = self._threats
        feasts = threats.feasts[:]
        spaces = actions if len(actions) > 1 else bytes([field.lifted]) + actions
        for action in actions:
            field.make(action)
        for space in spaces:
            threats.update_around(space)
            yield
        yield from threats.update_risks()
        worth = self._in_reach() - threats.risks[field.princess]
        for _ in actions:
            field.undo()
        threats.feasts = feasts
        return worth

    def _in_reach(self) -> int:
        """Return the sum of the best worths within 1, 2, 3 and 4 steps of the Princess."""
        steps = self.field.steps
        best = [LOWEST] * _FARTHEST
        for space in range(SPACES):
            if 0 < steps[space] <= _FARTHEST:
                worth = self.walk_worth(space)
                for i in range(steps[space] - 1, _FARTHEST):
                    best[i] = max(best[i], worth)
        return sum(best)


class Threats:
    """Feasts in reach of the next player, updated space by space.

    feasts       for each space the worth of a feast there to the next player after one move, 0 for
                 no feast or a bad one
    risks        for each space the next player's expected worth if the Princess is there; five
                 times
    """

    def __init__(self, field: Field, worth: Worth):
        self._field = field
        self._worth = worth
        self._host = (field.player + 1) % field.players
        self._near = [_beside(field, space) for space in range(SPACES)]
        self.feasts = [0] * SPACES
        self.risks = [0] * SPACES

    def update_around(self, space: int):
        """Update the feasts on a changed space and its neighbours."""
        self.update(space)
        for other in self._near[space]:
            self.update(other)

    def update(self, space: int):
        """Update the best feast on a space."""
        field = self._field
        most = 0
        if ordinary(field.icons[space]) and space != field.princess:
            group = field.group(space)
            if field.size[space] == GROUP:
                most = self._feast(space, group)
            else:
                for other in self._near[space]:
                    if self._fills(space, other):
                        most = max(most, self._feast(space, joined(field.group(other), group)))
        self.feasts[space] = most

    def _fills(self, space: int, other: int) -> bool:
        """Return whether the group of the other space may move here and make three."""
        field = self._field
        return (
            field.size[other] > 0
            and field.size[space] + field.size[other] == GROUP
            and other != field.princess
            and other != field.reached[MOVED]
            and other != field.reached[CARRIED]
        )

    def _feast(self, space: int, group: int) -> int:
        return max(self._worth.feast(self._host, group, self._field.icons[space]), 0)

    def update_risks(self):
        """Update the risks; yields between pieces of work."""
        best = self.feasts
        risks = self.risks = [0] * SPACES
        for _ in range(_FARTHEST):
            within = best[:]
            for space in range(SPACES):
                most = best[space]
                for other in self._near[space]:
                    if best[other] > most:
                        most = best[other]
                within[space] = most
                risks[space] += most
            best = within
            yield


def _beside(field: Field, space: int) -> bytes:
    """Return the neighbours of a space in the kingdom."""
    near = NEIGHBOURS[DIRECTIONS * space : DIRECTIONS * (space + 1)]
    if not field.icons[space]:
        return b""
    return bytes([other for other in near if other != NOWHERE and field.icons[other]])
