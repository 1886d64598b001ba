"""Hint of Banquet Royal: the best action, why it is good, and the chance of a feast."""

from micropython import const

from games.banquet_royal import phases
from games.banquet_royal.kingdom import CARRIAGE, GROUP, SPACES, measure
from tables.banquet_royal import words
from tables.banquet_royal.chooser import name_of
from tables.banquet_royal.pages import WORDS_Y
from tables.shared import BAR_Y
from ui.canvas import WIDTH
from ui.texts import N_, say

_NUMBERS = const(5)  # on which the die ends with equal chances; at the last one she stays
_SILENT = (phases.LIFT, phases.BOARD, phases.SCATTER, phases.SWAP, phases.GIVE, phases.WITH)

_REASONS = {  # by the phase, where nothing more is to be said
    phases.WALK: N_("Out of reach of feasts"),
    phases.SCATTER: N_("Breaks them up"),
    phases.DEAL: N_("The best place"),
    phases.SWAP: N_("Better groups"),
    phases.GIVE: N_("Better groups"),
    phases.WITH: N_("Better groups"),
    phases.TAKE: N_("Better groups"),
}


class Hint:
    """The first of the best actions of a player, and why it is good."""

    def __init__(self, view, actions: bytes) -> None:
        action = actions[0]
        if action < SPACES:
            self._act = words.ask(view, action)
        else:
            self._act = name_of(action)
        self._reason = ""
        self._chance = 0  # of a feast at the next roll, in per cent; 0 for none
        self._explain(view, actions)

    def _explain(self, view, actions: bytes) -> None:
        """Find the reason, and the chance if there is one."""
        phase = view.phase
        action = actions[0]
        if action == phases.DONE:
            self._reason = say("Nothing gained by it")
        elif action == phases.HOLD:
            self._reason = say("+%d and a cake") % _points(view)
        elif action == phases.ROLL:  # also where no group can move
            self._reason = say("No feast in reach")
            self._expect_feast(view, range(SPACES))
        elif phase in (phases.LIFT, phases.PUT, phases.BOARD, phases.ALIGHT):
            self._explain_move(view, actions)
        elif phase == phases.WALK and view.size[action] == GROUP:
            self._reason = say("A feast")
        elif phase == phases.WALK and view.icons[action] >= CARRIAGE:
            self._reason = say("A group may ride")
        else:
            self._reason = say(_REASONS[phase])

    def _explain_move(self, view, actions: bytes) -> None:
        """Say what a move of a group makes or breaks."""
        after = view.view(view.player)
        for action in actions:
            if after.phase not in (phases.LIFT, phases.PUT, phases.BOARD, phases.ALIGHT):
                break
            if action >= SPACES:
                break
            after.make(action)
            end = action
        if not _has(after, end, view.player + 1):
            self._reason = say("Hinders rivals")
        elif after.size[end] == 1:
            self._reason = say("A better place")
        else:
            self._reason = say("Gathers your pawns")
            self._expect_feast(after, (end,))

    def _expect_feast(self, view, spaces) -> None:
        """Find the chance that this roll reaches a feast of the player on these spaces."""
        self._chance = feast_chance(view, view.player, spaces) if view.phase <= phases.CAST else 0
        if self._chance:
            self._reason = say("A feast in reach")

    def draw(self, canvas) -> None:
        """Draw the lines below the map: the action; the reason, and the chance."""
        canvas.centre("✓ " + self._act, WORDS_Y)
        canvas.text(self._reason, 0, BAR_Y)
        if self._chance:
            canvas.right(say("%d%%") % self._chance, WIDTH, BAR_Y)


def _points(view) -> int:
    """Return the points that a feast with the Princess gives the player, without the cake's."""
    after = view.view(view.player)
    after.reward(view.group(view.princess), view.icons[view.princess], 1)
    return after.score(view.player) - view.score(view.player)


def _has(board, space: int, pawn: int) -> bool:
    """Return whether such a pawn stands on a space."""
    first = GROUP * space
    return any(board.pawns[i] == pawn for i in range(first, first + board.size[space]))


def feast_chance(view, player: int, spaces) -> int:
    """Return the chance in per cent that a roll reaches a feast of the player on these spaces."""
    steps = bytearray(SPACES)
    measure(view.icons, view.princess, steps)
    least = _NUMBERS
    for space in spaces:
        if view.size[space] == GROUP and steps[space] and _has(view, space, player + 1):
            least = min(least, steps[space])
    return 100 * (_NUMBERS - least) // _NUMBERS


def describe(view, actions: bytes) -> str:
    """Return actions of the player to act in words."""
    before = view.view(view.player)
    after = view.view(view.player)
    told = []
    for action in actions:
        if action != phases.HOLD:
            after.make(action)
        if action < SPACES or action >= phases.PAWN:
            if before.phase in (phases.PUT, phases.ALIGHT) and not before.size[action]:
                group = words.letters(before, before.lifted)
                told.append("%s → %s" % (group, say(words.SPACES[before.icons[action]])))
            elif before.phase not in _SILENT:
                told.append(words.act(view.player, before, after, action))
        elif action != phases.DONE or not told:
            told.append(name_of(action))
        if action == phases.HOLD:
            break  # the view doesn't know the cake
        before.make(action)
    return ", ".join(told)
