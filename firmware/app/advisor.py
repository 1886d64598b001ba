"""Advisor: finds a hint with the strongest computer player, which is loaded only for it."""

import ai
from base import Rng, loader


class Advisor:
    """Finds hints for a match of the chosen game, once `loading` is done.

    hint      the best actions, once `advance` has returned True
    chance    the chance to win by them, in per cent; 0 where no level of the game rates turns
    """

    def __init__(self, app) -> None:
        self.hint = b""
        self.chance = 0
        self._game = app.game
        self._level = app.declared.LEVELS[-1]
        self._rates = self._level == app.declared.HINT_LEVEL
        self._work = None

    def loading(self):
        """Load the computer player. Yields after each module."""
        yield from ai.loading(loader.SCREEN, self._game, self._level)

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
        """Let the computer player decide. Yields each step."""
        thinker = ai.thinker(self._game, self._level, view, Rng(0))
        while not thinker.step():
            yield
        self.hint = thinker.choice
        if self._rates:
            self.chance = thinker.worth // 10
