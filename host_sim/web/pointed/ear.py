"""Answers for somebody who can't see the table, or looks away: what is where, and what happens.

An answer is a list of phrases, each a list of words as in `pointed`, which a page says. Runs on
CPython and MicroPython.
"""

import tables
from games.history import History
from host_sim.web import pointed, telling
from tables import PERSON, end_of
from ui.texts import N_, say

_BEYOND = {  # whether a place lies in a direction
    "left": lambda place, at: place.row == at.row and place.x < at.x,
    "right": lambda place, at: place.row == at.row and place.x > at.x,
    "up": lambda place, at: place.row < at.row,
    "down": lambda place, at: place.row > at.row,
}
_ABOUT = ("here", "where", "row", "turn", "before", "hand", "chances")
QUESTIONS = _ABOUT + tuple(_BEYOND)


class Ear:
    """What somebody asks who hears the table.

    at    the `pointed.Place` that is asked about, None before the first question
    """

    def __init__(self):
        self.at = None
        self._back = 0  # the turn that was told last, counted back from the present one
        self._since = None  # when that was asked

    def ask(self, app, end: int, question: str) -> list:
        """Answer one of QUESTIONS, asked at an end; nothing where it has no answer now."""
        if question != "before":
            self._since = None
        module, sitting = pointed.sitting_of(app)
        if sitting is None:
            return []
        if question == "before":
            return self._before(app)
        if question == "turn":
            return _turn(module, sitting, end)
        places = pointed.places(app)
        if question in ("hand", "chances"):
            return _own(module, sitting, end, question, places)
        if question == "where":
            return _where(places)
        return self._about(app, end, question, places) if places else []

    def _about(self, app, end: int, question: str, places: list) -> list:
        """Go to a place, and tell what stands there, or in its row."""
        at = self.at or places[0]
        further = [one for one in places if question in _BEYOND and _BEYOND[question](one, at)]
        self.at = min(further or places, key=lambda one: (abs(one.row - at.row), abs(one.x - at.x)))
        if question == "row":
            return _row([place for place in places if place.row == self.at.row])
        phrases = _row([self.at])
        asked = app.screen.focus(end) and not pointed.shows_menu(app)
        if asked and any(pointed.place(app, end, *lamp) for lamp in self.at.lamps):
            phrases[0].append(N_("can be chosen"))
        return phrases

    def _before(self, app) -> list:
        """Tell the turn before this one; asked again, the one before that."""
        match = app.match
        if match is None or app.working:
            return []
        since = (match, match.turn, match.game.to_act())
        if since != self._since:
            self._back = 0
        self._since = since
        told = _told(app, match, self._back + 1)
        self._back += bool(told)
        return [[words] for words in told or [say("No turn to show yet")]]


def _row(places: list) -> list:
    """Return what stands in places of a row; neighbours with the same are told together."""
    runs = []
    for place in places:
        words = place.pieces + place.ground
        if runs and runs[-1][1] == words:
            runs[-1][0] = [runs[-1][0][0], "–", place.name]
        else:
            runs.append([[] if words[:1] == [place.name] else [place.name], words])
    return [names + words for names, words in runs]


def _where(places: list) -> list:
    """Return where each kind of piece is."""
    kinds = {}
    for place in places:
        for piece in place.pieces:
            kinds.setdefault(piece, [piece]).append(place.name)
    return [kinds[piece] for piece in sorted(kinds)]


def _own(module, sitting, end: int, question: str, places: list) -> list:
    """Return what the player has who asks, or that player's chances."""
    player = _player(sitting, end)
    if player < 0:
        return []
    if sitting.covered[end]:
        return [[say("OK shows your hand")]]
    held = getattr(module, question)(sitting, player) if hasattr(module, question) else []
    if question == "hand":
        held += _row([place for place in places if place.owner == player])
    return held


def _turn(module, sitting, end: int) -> list:
    """Return whose turn it is, and what who asks may do."""
    player = sitting.game.to_act()
    table = sitting.table
    phrases = [["Whose turn", tables.called[player]]] if player >= 0 else []
    if table.telling:
        phrases.append([table.narration.words])
    elif player < 0 or player != _player(sitting, end):
        pass
    elif sitting.covered[end]:
        phrases.append([say("OK shows your hand")])
    elif hasattr(module, "may"):
        phrases += module.may(table, player)
    elif hasattr(table, "describe"):
        legal = bytearray(sitting.game.ACTIONS)
        count = sitting.game.legal(legal)
        phrases += [[table.describe(table.board, action)] for action in legal[:count]]
    return phrases


def _player(sitting, end: int) -> int:
    """Return the player at an end who asks, -1 for none."""
    if sitting.asked >= 0 and end_of(sitting.asked) == end:
        return sitting.asked
    people = [p for p in range(len(sitting.seats)) if sitting.seats[p] == PERSON]
    return next((p for p in people if end_of(p) == end), -1)


def _told(app, match, back: int) -> list:
    """Return the words for a turn, counted back from the present one; none at the start."""
    game = match.game
    history = History(game, match.ahead)
    whose = [game.to_act()]
    while len(whose) <= back + 1 and history.back():
        if game.to_act() != whose[-1]:
            whose.append(game.to_act())
    if len(whose) > back + 1:
        history.forward()
    told = []
    while len(whose) > back and history.ahead and game.to_act() == whose[back]:
        told += telling.told(app, game, history)
    for _ in history.going_to(0):
        pass
    return told
