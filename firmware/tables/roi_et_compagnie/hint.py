"""Hint of Roi & Compagnie: the best action, why, and its chance."""

import tables
from base import OK
from games.roi_et_compagnie import position
from games.roi_et_compagnie.cards import APPRENTICE, DICE, race_of
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
from tables.roi_et_compagnie import words
from tables.roi_et_compagnie.chances import Row
from tables.roi_et_compagnie.pages import TRAY_Y, WORDS_Y, draw_header, draw_row
from tables.roi_et_compagnie.sketch import draw_tray
from tables.shared import BAR_Y
from ui.canvas import WIDTH
from ui.texts import say


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
        draw_row(canvas, board, chooser.fits, self._aim, False)
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
        return say("Take penalty %d") % -board.penalties[board.penalties_size - 1]
    place = place_of(action)
    how = how_of(action)
    if how >= TO_PLAYER:
        return words.told(say("Dragon to %s"), how - TO_PLAYER)
    if how == WITHOUT_LOCATION:
        return words.alone(board.row[place])
    race = words.race(board.row[place])
    return say("Take %s") % ("%s %s" % (race, words.signed(_points(board, place))))


def _points(board, place: int) -> int:
    """Return the points of an inhabitant with its location."""
    return position.offer_points(board, board.row[place]) + position.location_bonus(board, place)
