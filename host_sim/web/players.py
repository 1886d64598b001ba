"""The people at the table, for a page that shows one place at a time.

Runs on CPython and MicroPython.
"""

import tables
from host_sim.web import pointed
from tables import PERSON, end_of

_LESSON = "learn"
_ALONE = (_LESSON, "problems")  # screens of one person


class Players:
    """Who plays now, and who is asked to act."""

    def __init__(self):
        self._asked = None

    def describe(self, app) -> dict:
        """Return what a page is told.

        "ends" has the end of each person, "secret" whether their hands are, "watched" whether
        people watch a match that only computers play, "task" whether the display across shows what
        a lesson asks for, "menu" whether there are lines to choose from. "asked" is the person to
        act: {"player", "end", "name", "covered"}, with the name in the language of the displays,
        and whether OK must open the hand; or None.
        """
        shown = app.shown if app else ""
        match = app.match if shown == "match" else None
        ends = []
        if match:
            self._asked = self._find(app, match)
        elif shown in _ALONE:
            player = getattr(app.screen, "player", 0)  # while the screen is left there is none
            ends = [end_of(player)]
            self._asked = {"player": player, "end": ends[0], "name": "", "covered": False}
        else:
            self._asked = None
        if match:
            people = [p for p in range(match.game.players) if match.seats[p] == PERSON]
            ends = [end_of(player) for player in people]
        return {
            "ends": ends,
            "secret": bool(match and app.declared.SECRET_HANDS),
            "watched": bool(match) and not ends,
            "task": shown == _LESSON,
            "menu": pointed.shows_menu(app),
            "asked": self._asked,
        }

    def _find(self, app, match):
        """Return the person to act; the one before while an action is narrated."""
        screen = app.match_screen
        if screen.table.telling or screen.working:
            return self._asked
        player = match.game.to_act()
        if match.over or player < 0 or match.seats[player] != PERSON:
            return None
        name = tables.called[player]
        end = end_of(player)
        return {"player": player, "end": end, "name": name, "covered": match.covered[end]}
