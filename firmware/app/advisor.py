"""Advisor: finds a hint with the strongest computer player, which is loaded only for it."""

import ai
import games
from base import Rng, loader


class Advisor:
    """Finds hints for a match of the game called `game` that has no `app.hints.Hints`.

    hint      the best actions, once `advance` has returned True
    chance    0: the chance to win by them is not computed
    """

    chance = 0

    def __init__(self, game: str) -> None:
        self.hint = b""
        self._game = game
        self._work = None

    def ask(self, view) -> None:
        """Find a hint for the player of `view`; None cancels the request."""
        self._work = self._find(view.view(view.to_act())) if view else None

    def advance(self) -> bool:
        """Work a little; return whether a hint that was asked for is found."""
        if self._work is None or not next(self._work, True):
            return False
        self._work = None
        return True

    def _find(self, view):
        """Load the computer player and the page, a module a step, and let the player decide."""
        level = games.declared(self._game).LEVELS[-1]
        yield from ai.loading(loader.SCREEN, self._game, level)
        table = loader.load(loader.MATCH, "tables." + games.folder(self._game))
        for part in table.HINT_PARTS:
            yield
            loader.load(loader.SCREEN, part)
        thinker = ai.thinker(self._game, level, view, Rng(0))
        while not thinker.step():
            yield
        self.hint = thinker.choice
