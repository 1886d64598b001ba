"""Royal Visit as it is played here: answers presses, tells what happened, keeps lamps in step."""

import table
from drivers import buttons
from games import CHANCE
from games.royal_visit import board, plays
from table.royal_visit import page, palette, tunes, words
from table.royal_visit.hand import AIM, BAR, Hand
from table.royal_visit.lamps import Lamps
from table.tale import Tale
from ui.lights import BEAT, PULSE
from ui.texts import say

_BOTH = 3
_CROWN_STEPS = 32  # in a beat's scene, beside the crown's space: it has just come there


class Table:
    """See `table` for the contract. Red sits at end 0, Green at end 1."""

    def __init__(self, lights, buzzer, seats: tuple, colours: str, beat_ms: int) -> None:
        self.stale = _BOTH
        self._seats = seats
        self.hands = (Hand(0), Hand(1))
        self._lamps = Lamps(lights, palette.PALETTES[colours])
        self._buzzer = buzzer
        self._tale = Tale(buzzer, beat_ms)
        self._told = ""
        self._view = None  # anybody's: for what both players see
        self._deciding = -1
        self._before = bytearray(board.PIECES)  # the pieces before the last move,
        self._after = bytearray(board.PIECES)  # and after it
        self._target = bytearray(board.PIECES)
        self._crown = 0
        self._held = bytearray(2)  # cards in each hand, as far as told

    @property
    def telling(self) -> bool:
        return self._tale.telling

    def begin(self, views: tuple) -> None:
        """A game starts, is taken up again or goes back by a play: there is nothing to tell."""
        self._told = ""
        self._before[:] = views[0].pieces
        self._note(views)

    def _note(self, views: tuple) -> None:
        self._after[:] = views[0].pieces
        self._crown = views[0].crown
        for player in range(2):
            self._held[player] = views[player].hand_size(player)

    def show(self, now: int, views: tuple, deciding: int, can_take_back: bool) -> None:
        self._view = views[0]
        self._deciding = deciding
        for player in range(2):
            mine = player == deciding
            self.hands[player].show(views[player], mine, mine and can_take_back)
        self.paint(now)

    def happened(self, player: int, action: int, views: tuple) -> None:
        """Tell the act of `player`, or the chance event (`games.CHANCE`), that led to `views`."""
        if action == CHANCE:
            self._tale.add(say("The pile is shuffled"), tunes.SHUFFLE, views[0].crown)
            self._tell_refill(player, views)
        elif action == plays.END:
            self._tell_crown(player, views[0])
            self._tell_refill(player, views)
        else:
            self._tell_play(player, action, views[0])
        self._note(views)

    def _tell_play(self, player: int, action: int, view) -> None:
        self._before[:] = self._after
        move = words.move(action, self._before, view.pieces)
        self._told = say("%s: %s") % (say(words.SIDES[player]), move)
        if self._seats[player] == table.PERSON and not view.how:
            self._buzzer.play(tunes.PLAY)
        else:
            self._tale.add(self._told, tunes.PLAY, view.crown)

    def _tell_crown(self, player: int, view) -> None:
        """A beat for each step that the crown took, with its reason."""
        due = view.crown_due(player)
        step = 1 if view.crown > self._crown else -1
        reason = 0
        for crown in range(self._crown + step, view.crown + step, step):
            while not due >> reason & 1:
                reason += 1
            self._tale.add(words.crown_due(reason), tunes.CROWN, crown | _CROWN_STEPS)
            reason += 1

    def _tell_refill(self, player: int, views: tuple) -> None:
        drawn = views[player].hand_size(player) - self._held[player]
        if drawn > 0:
            self._tale.add(words.drew(player, drawn), tunes.DEAL, views[0].crown)

    def advance(self, now: int) -> None:
        """Go on telling; paints when another beat begins."""
        if self._tale.advance(now):
            self.paint(now)

    def press(self, now: int, end: int, button: int) -> int:
        """Answer a press at one end: an action id, or a request of `table`."""
        if self._seats[end] != table.PERSON:
            return table.PAUSE if button == buttons.OK else table.NOTHING
        hand = self.hands[end]
        if self.telling and button == buttons.OK and hand.focus != BAR:
            self._tale.hurry()
            return table.NOTHING
        answer = hand.press(button)
        if answer == table.NOTHING:
            self._buzzer.play(tunes.DENIED if hand.denied else tunes.STEP)
            self.paint(now)
        return answer

    def paint(self, now: int) -> None:
        """Paint the board as it is now, and let both pages be drawn again."""
        self.stale = _BOTH
        view = self._view
        if self.telling:
            crown = self._tale.scene & ~_CROWN_STEPS
            self._lamps.show(now, view, crown, self._before)
            if self._tale.scene & _CROWN_STEPS:
                self._lamps.crown_step(crown, view.little)
            return
        self._lamps.show(now, view, view.crown, self._before)
        if self._deciding >= 0:
            self._mark_ways(self.hands[self._deciding])

    def _mark_ways(self, hand: Hand) -> None:
        """Let the spaces swell where the card under the cursor leads; the aimed way beats."""
        pieces = hand.view.pieces
        for i in range(hand.ways.count):
            aimed = hand.focus == AIM and i == hand.ways.chosen
            if aimed or hand.focus != AIM:
                plays.preview(hand.ways.actions[i], pieces, self._target)
                for piece in range(board.PIECES):
                    if self._target[piece] != pieces[piece]:
                        kind = BEAT if aimed else PULSE
                        self._lamps.target(piece, self._target[piece], kind)

    def draw(self, end: int, canvas) -> None:
        """Draw the page of one end."""
        if self._seats[end] == table.PERSON:
            page.draw(canvas, self.hands[end], self._words())
        else:
            page.draw_computer(canvas, self._view, end, self._seats[end], self._words())

    def draw_covered(self, end: int, canvas) -> None:
        """Draw the page of one end with the cards from behind."""
        page.draw_covered(canvas, self._view, end)

    def _words(self) -> str:
        return self._tale.words if self.telling else self._told

    def celebrate(self, now: int, winner: int) -> None:
        """The winner's colour runs along the board."""
        self._lamps.show(now, self._view, self._view.crown, self._before)
        self._lamps.win(winner)
        self._buzzer.play(tunes.WIN)
