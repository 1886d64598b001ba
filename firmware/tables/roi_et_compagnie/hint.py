"""Hint of Roi & Compagnie: the best action, why, and its chance; and the chances of the row."""

from micropython import const

import tables
from ai.roi_et_compagnie.chances import SCALE, Chances
from base import OK, RIGHT
from games.roi_et_compagnie import position
from games.roi_et_compagnie.cards import APPRENTICE, DICE, RACE, race_of
from games.roi_et_compagnie.position import (
    PENALTY,
    PLACES,
    ROLL_ALL,
    TO_PLAYER,
    WITHOUT_LOCATION,
    how_of,
    is_roll,
    place_of,
)
from tables.roi_et_compagnie import icons, words
from tables.roi_et_compagnie.pages import TRAY_Y, WORDS_Y, draw_header, draw_row, draw_tray
from tables.roi_et_compagnie.sketch import ICONS
from tables.shared import BAR_Y
from ui.canvas import WIDTH, rounded
from ui.texts import say

_STEPS = const(4)  # of the computation in one tick

# The table of chances.
_LINE = const(9)
_HIGH = const(10)
_ICON_X = const(2)
_KEPT_X = const(50)  # the right ends of the columns of figures
_BEST_X = const(84)
_KEEP_X = const(91)
_KEEP_PITCH = const(6)
_KEEP_WIDE = const(5)


class Hint:
    """The best action of a player, and why it is good."""

    def __init__(self, board, action: int) -> None:
        self._board = board
        self._action = action
        self._aim = -1  # the place that the action is about, -1 for none or while it is found
        self._row = None  # the chances with the dice that a roll keeps
        if is_roll(action):
            self._row = Row(board, ROLL_ALL & ~action)
        elif action != PENALTY:
            self._aim = place_of(action)

    def advance(self) -> bool:
        """Do a bounded step of the computation; return whether the page changes."""
        row = self._row
        if row is None or not row.advance():
            return False
        if row.found == PLACES:
            fits = [self._fit(place) for place in range(PLACES)]
            self._aim = fits.index(max(fits))
        return True

    def _fit(self, place: int) -> int:
        """Return how well the kept dice explain themselves by an inhabitant.

        That is the points to expect of it, and less where other dice would win it more often.
        """
        points = max(1, abs(_points(self._board, place)))  # a Dragon's go to another kingdom
        kept = self._row.kept[place]
        return points * kept * kept // max(1, self._row.best[place])

    def press(self, chooser, button: int):
        """Answer a button: OK follows the hint, left and right lead to the chances of the row."""
        if button == OK:
            return tables.FOLLOW
        chooser.denied = not chooser.chooses_dice
        if chooser.chooses_dice:
            chooser.hint = Row(self._board, chooser.kept)
        return None

    def draw(self, canvas, chooser) -> None:
        """Draw the page: the dice to keep, the inhabitant, the action and its reason."""
        board = self._board
        draw_header(canvas, board.player, words.your_turn(board.player), board.rolls)
        draw_tray(canvas, board.dice, chooser.kept, -1, TRAY_Y)
        draw_row(canvas, board, True, self._aim, False)
        canvas.centre(_act(board, self._action), WORDS_Y)
        canvas.text(self._reason(), 0, BAR_Y)
        if self._row and self._aim >= 0:
            canvas.right(say("%d%%") % self._row.kept[self._aim], WIDTH, BAR_Y)

    def _reason(self) -> str:
        """Return why the action is good."""
        board = self._board
        if self._action == PENALTY:
            return say("No roll left, none fits")
        if self._row:
            kind = board.row[self._aim]
            return say("Aims at: %s") % words.race(kind) if self._aim >= 0 else say("Thinking…")
        if position.ends_game(board, self._aim):
            return say("Ends the game")
        if race_of(board.row[self._aim]) == APPRENTICE:
            return say("You play again")
        return say("Worth more than a roll") if board.rolls else say("The most points that fit")


class Row:
    """The chances of a row, one inhabitant after the other, from the left.

    found    number of places that are done
    kept     for each of them the chance in per cent with the dice that are kept now
    best     for each of them the chance with the best dice to keep
    """

    def __init__(self, board, kept: int) -> None:
        self.found = 0
        self.kept = bytearray(PLACES)
        self.best = bytearray(PLACES)
        self._keeps = bytearray(PLACES)  # bit mask of these dice
        self._board = board
        self._kept_now = kept
        self._chances = None

    def advance(self) -> bool:
        """Do a bounded step of the computation; return whether another place is done."""
        if self.found == PLACES:
            return False
        if self._chances is None:
            board = self._board
            self._chances = Chances(board.row[self.found], board.dice, board.rolls)
        for _ in range(_STEPS):
            if self._chances.step():
                self._note(self._chances)
                return True
        return False

    def _note(self, chances: Chances) -> None:
        self.kept[self.found] = _percent(chances.of(self._kept_now))
        self.best[self.found] = _percent(chances.best)
        self._keeps[self.found] = chances.keep
        self._chances = None
        self.found += 1

    def press(self, chooser, button: int) -> None:
        """Answer a button: left and right choose in the row, OK keeps the best dice for that."""
        if button != OK:
            chooser.place = (chooser.place + (1 if button == RIGHT else -1)) % PLACES
        elif chooser.place < self.found:
            chooser.keep(self._keeps[chooser.place])
        else:
            chooser.denied = True

    def draw(self, canvas, chooser) -> None:
        """Draw chances, and the dice to keep; the line of the chosen place is dark on light."""
        canvas.right(say("Now"), _KEPT_X, 0)
        canvas.right(say("Best"), _BEST_X, 0)
        canvas.text(say("Aside"), _KEEP_X, 0)
        for place in range(PLACES):
            y = _LINE * (place + 1)
            ink = 1
            if place == chooser.place:
                rounded(canvas.frame, 0, y, WIDTH, _HIGH, True)
                ink = 0
            icon = icons.SMALL_BURGHER + RACE[self._board.row[place]]
            ICONS.draw(canvas.frame, icon, _ICON_X, y, ink)
            if place < self.found:
                canvas.right(say("%d%%") % self.kept[place], _KEPT_X, y, ink)
                canvas.right(say("%d%%") % self.best[place], _BEST_X, y, ink)
                _draw_keep(canvas.frame, self._keeps[place], y + 2, ink)
            else:
                canvas.right("…", _BEST_X, y, ink)
        canvas.centre(say("OK sets these dice aside"), BAR_Y)


def describe(view, actions: bytes) -> str:
    """Return actions of the player to act in words."""
    board = view.view(view.player)
    told = []
    for action in actions:
        if is_roll(action) and action != ROLL_ALL:
            kept = [str(board.dice[die]) for die in range(DICE) if not action >> die & 1]
            told.append(say("Keep %s") % " ".join(kept))
        told.append(_act(board, action))
        board.make(action)
    return ", ".join(told)


def _act(board, action: int) -> str:
    """Return an action in words."""
    if is_roll(action):
        return words.may_roll(ROLL_ALL & ~action)
    if action == PENALTY:
        return say("Take the penalty: %d") % -board.penalties[board.penalties_size - 1]
    place = place_of(action)
    how = how_of(action)
    if how >= TO_PLAYER:
        return say("Dragon to: %s") % words.kingdom(how - TO_PLAYER)
    if how == WITHOUT_LOCATION:
        return words.alone(board.row[place])
    race = words.race(board.row[place])
    return say("Take: %s") % ("%s %s" % (race, words.signed(_points(board, place))))


def _points(board, place: int) -> int:
    """Return the points of an inhabitant with its location."""
    return position.offer_points(board, board.row[place]) + position.location_bonus(board, place)


def _draw_keep(frame, keep: int, y: int, ink: int) -> None:
    """Draw six small dice; those to keep are filled."""
    for die in range(DICE):
        x = _KEEP_X + _KEEP_PITCH * die
        if keep >> die & 1:
            frame.fill_rect(x, y, _KEEP_WIDE, _KEEP_WIDE, ink)
        else:
            frame.fill_rect(x + 2, y + 2, 1, 1, ink)


def _percent(chance: int) -> int:
    """Return whole per cent; 0 only for the impossible, 100 only for the certain."""
    if chance == 0 or chance == SCALE:
        return 100 * chance // SCALE
    return min(max((100 * chance + SCALE // 2) // SCALE, 1), 99)
