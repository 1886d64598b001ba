"""Royal Visit as it is played here: answers presses, tells what happened, keeps lamps in step."""

import table
from drivers import buttons
from games import CHANCE
from games.royal_visit import board, plays
from table.royal_visit import SEATS, page, palette, tunes, words
from table.royal_visit.hand import ADVICE, AIM, BAR, Hand
from table.royal_visit.lamps import Lamps
from table.royal_visit.scene import Scene, seen_in
from table.tale import Tale
from ui.lights import BEAT, PULSE
from ui.texts import say


class Table:
    """See `table` for the contract. Red sits at end 0, Green at end 1."""

    def __init__(self, lights, _panel, buzzer, seats: tuple) -> None:
        self.stale = table.ALL
        self._seats = seats
        self.hands = (Hand(0), Hand(1))
        self._lamps = Lamps(lights)
        self._buzzer = buzzer
        self._tale = Tale(buzzer)
        self._told = ""
        self._news = True  # whether `_told` is still worth a line to the player who is asked
        self._deciding = -1
        self._scene = Scene(board.RED, board.FOUNTAIN, 0, 0)  # behind all that is to be told
        self._before = bytearray(board.PIECES)  # the pieces before the last move,
        self._after = bytearray(board.PIECES)  # and after it
        self._target = bytearray(board.PIECES)
        self._held = 0  # cards in the hand that is being refilled

    @property
    def telling(self) -> bool:
        return self._tale.telling

    def dress(self, colours: str, beat_ms: int) -> None:
        """Take the palette called `colours`, and tell each beat for `beat_ms`."""
        self._lamps.colours = palette.PALETTES[colours]
        self._tale.beat_ms = beat_ms

    def begin(self, views: tuple) -> None:
        """A game starts, is taken up again or goes back by a play: there is nothing to tell."""
        self._told = ""
        self._before[:] = views[0].pieces
        self._after[:] = views[0].pieces

    def show(self, now: int, views: tuple, deciding: int, can_take_back: bool) -> None:
        self._scene = seen_in(views[0])
        self._deciding = deciding
        self._news = True
        for player in range(2):
            mine = player == deciding
            self.hands[player].show(views[player], mine, mine and can_take_back)
        self.stale = table.ALL

    def happened(self, now: int, player: int, action: int, views: tuple) -> None:
        """Tell the act of `player`, or the chance event (`games.CHANCE`), that led to `views`."""
        view = views[0]
        if action == CHANCE:
            self._tell_shuffle(player, view)
        elif action == plays.END:
            self._tell_crown(player, view)
            self._tell_refill(player, view)
        else:
            self._tell_play(player, action, view)
        if self.telling:
            self._deciding = -1
            for hand in self.hands:
                hand.rest()
            self.stale = table.ALL

    def _tell_play(self, player: int, action: int, view) -> None:
        self._before[:] = self._after
        self._after[:] = view.pieces
        move = words.move(action, self._before, self._after)
        self._told = say("%s: %s") % (say(SEATS[player]), move)
        if self._seats[player] == table.PERSON and not view.how:
            self._buzzer.play(tunes.PLAY)
        else:
            self._tell(self._told, tunes.PLAY, self._scene)

    def _tell_crown(self, player: int, view) -> None:
        """A beat for each step that the crown took, with its reason."""
        told = self._scene
        due = view.crown_due(player)
        step = 1 if view.crown > told.crown else -1
        reason = 0
        for crown in range(told.crown + step, view.crown + step, step):
            while not due >> reason & 1:
                reason += 1
            scene = Scene(player, crown, told.little, told.pile, True)
            self._tell(words.crown_due(reason), tunes.CROWN, scene)
            reason += 1

    def _tell_shuffle(self, player: int, view) -> None:
        """The discards have become the pile, from which the refill goes on."""
        pile = view.pile_size + view.hand_size(player) - self._held
        self._tell(say("The deck is shuffled"), tunes.SHUFFLE, Scene(player, view.crown, 1, pile))
        self._tell_refill(player, view)

    def _tell_refill(self, player: int, view) -> None:
        told = self._scene
        drawn = told.pile - view.pile_size
        self._held = view.hand_size(player)
        if drawn:
            scene = Scene(player, told.crown, told.little, view.pile_size)
            self._tell(words.drew(player, drawn), tunes.DEAL, scene)

    def _tell(self, what: str, tune: bytes, scene: Scene) -> None:
        self._scene = scene
        self._tale.add(what, tune, scene)

    def advance(self, now: int) -> None:
        """Go on telling."""
        if self._tale.advance(now):
            self.stale = table.ALL

    def press(self, now: int, end: int, button: int) -> int:
        """Answer a press at one end: an action id, or a request of `table`."""
        if self._seats[end] != table.PERSON:
            return table.PAUSE if button == buttons.OK else table.NOTHING
        hand = self.hands[end]
        if self.telling and button == buttons.OK and hand.focus != BAR:
            self._tale.hurry()
            return table.NOTHING
        answer = hand.press(button)
        if answer == table.NOTHING and end == self._deciding:
            self._news = False
            self._buzzer.play(tunes.DENIED if hand.denied else tunes.STEP)
            self.stale |= table.LAMPS
        self.stale |= 1 << end
        return answer

    def hint(self, now: int, actions: bytes, chance: int) -> None:
        """Show the player who asked how to go on with the turn; `chance` to win by it, per cent."""
        hand = self.hands[self._deciding]
        if hand.focus == ADVICE:
            hand.advise(actions, chance)
            self._buzzer.play(tunes.STEP)
            self.stale |= table.LAMPS | 1 << self._deciding

    def paint(self, now: int) -> None:
        """Paint the board as it is now."""
        self._lamps.show(now, self._seen(), self._after, self._before)
        if self._deciding >= 0:
            hand = self.hands[self._deciding]
            if hand.focus == ADVICE:
                self._mark_advice(hand.advice)
            else:
                self._mark_ways(hand)

    def _seen(self):
        """The scene at the beat being told, or now."""
        return self._tale.scene if self.telling else self._scene

    def _mark_ways(self, hand: Hand) -> None:
        """Let the spaces swell where the card under the cursor leads; the aimed way beats."""
        pieces = self._after
        for i in range(hand.ways.count):
            aimed = hand.focus == AIM and i == hand.ways.chosen
            if aimed or hand.focus != AIM:
                plays.preview(hand.ways.actions[i], pieces, self._target)
                for piece in range(board.PIECES):
                    if self._target[piece] != pieces[piece]:
                        kind = BEAT if aimed else PULSE
                        self._lamps.target(piece, self._target[piece], kind)

    def _mark_advice(self, advice) -> None:
        """Let the spaces beat where the play that a hint points at leads."""
        for piece in range(board.PIECES):
            if advice and advice.after[piece] != advice.before[piece]:
                self._lamps.target(piece, advice.after[piece], BEAT)

    def draw(self, end: int, canvas) -> None:
        """Draw the page of one end."""
        hand = self.hands[end]
        scene = self._seen()
        told = self._tale.words if self.telling else self._told
        if self._seats[end] != table.PERSON:
            page.draw_computer(canvas, scene, hand, self._seats[end], told)
        elif self.telling or self._news or not hand.acting:
            page.draw(canvas, scene, hand, told)
        else:
            page.draw(canvas, scene, hand, "")

    def draw_covered(self, end: int, canvas) -> None:
        """Draw the page of one end with the cards from behind."""
        page.draw_covered(canvas, self._seen(), self.hands[end])

    def celebrate(self, now: int, winners: int) -> None:
        """The winner's colour runs along the board."""
        self._lamps.show(now, self._scene, self._after, self._before)
        self._lamps.win(winners - 1)
        self._buzzer.play(tunes.WIN)
