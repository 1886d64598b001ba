"""Plays Royal Visit by clicking, both sides, so that the King gets home to Red soon.

It looks at the desk's console to know what to click next, as a person looks at the panels.
"""

from games import OVER
from games.royal_visit import plays
from tables.royal_visit.hand import AIM, BAR, CARDS, END_TURN, PASS, USE_POWER

_ENDS = ("a", "b")
_MOST_ACTS = 200


class Gambler:
    """Plays with the buttons that a `Visitor` sees."""

    def __init__(self, visitor):
        self._visitor = visitor

    @property
    def match(self):
        return self._visitor.table.live.desk.app.match

    @property
    def screen(self):
        """The match's screen."""
        return self._visitor.table.live.desk.app.match_screen

    def play_to_the_end(self) -> int:
        """Play until the game is over; returns the number of acts."""
        for acts in range(_MOST_ACTS):
            self._visitor.until(lambda: not self.screen.busy)
            if self.match.game.to_act() == OVER:
                return acts
            self._play(self._choose())
        raise AssertionError(f"the game still goes on after {_MOST_ACTS} acts")

    def _choose(self) -> int:
        """The act that brings the Court nearest to Red's Château; ends a turn that can't."""
        game = self.match.game
        legal = bytearray(plays.ACTIONS)
        actions = list(legal[: game.legal(legal)])
        after = bytearray(plays.PIECES)

        def distance(action: int) -> int:
            plays.preview(action, game.pieces, after)
            return 2 * after[plays.KING] + after[plays.LEFT_GUARD]

        if actions == [plays.PASS]:
            return plays.PASS
        moves = [action for action in actions if action not in (plays.PASS, plays.END)]
        now = 2 * game.pieces[plays.KING] + game.pieces[plays.LEFT_GUARD]
        best = min(moves, key=distance, default=plays.END)
        if plays.END in actions and (best == plays.END or distance(best) >= now):
            return plays.END
        return best

    def _play(self, action: int) -> None:
        """Click the action of the side to act."""
        end = self.match.game.to_act()
        hand = self._hand(end)
        if action in (plays.END, plays.PASS):
            self._go_to_bar(end, END_TURN if action == plays.END else PASS)
        elif plays.COST[action] == 0:  # the Wizard's power
            self._go_to_bar(end, USE_POWER)
            self._aim(end, action)
        else:
            self._leave_until(end, CARDS)
            self._step_until(end, lambda: hand.pointed() == plays.CARD[action])
            self._aim(end, action)
        self._press(end, "ok")

    def _go_to_bar(self, end: int, item: int) -> None:
        self._leave_until(end, BAR)
        self._step_until(end, lambda: self._hand(end).bar.item == item)

    def _aim(self, end: int, action: int) -> None:
        hand = self._hand(end)
        self._press(end, "ok")
        assert hand.focus == AIM
        self._step_until(end, lambda: hand.ways.action == action)

    def _leave_until(self, end: int, focus: int) -> None:
        hand = self._hand(end)
        self._press_until(
            end, lambda: hand.focus == focus, lambda: "up" if focus < hand.focus else "down"
        )

    def _step_until(self, end: int, there) -> None:
        self._press_until(end, there, lambda: "right")

    def _press_until(self, end: int, there, button) -> None:
        """Press what `button()` says until it is `there()`."""
        for _ in range(20):
            if there():
                return
            self._press(end, button())
        raise AssertionError("what is to be played isn't among what can be pointed at")

    def _hand(self, end: int):
        return self.screen.table.hands[end]

    def _press(self, end: int, button: str) -> None:
        self._visitor.click(_ENDS[end], button)
