"""Table of Royal Visit: answers presses, narrates turns, draws pages and lamps."""

import tables
from base import OK, loader
from games import CHANCE
from games.royal_visit import plays
from tables.royal_visit import lamps, page, words
from tables.royal_visit.hand import AIM, BAR, HINT, Hand
from tables.royal_visit.lamps import Lamps
from tables.shared import CROWN_TUNE, CURSOR_TUNE, ILLEGAL_TUNE, BaseTable
from ui import LAMPS
from ui.lights import FAST_PULSE, PULSE
from ui.texts import say


class Scene:
    """What both players see apart from the pieces, now or at a step of the narration.

    side        whose turn it is
    crown       space of the Crown
    little      whether its little side is up
    pile        number of cards in the deck
    stepping    whether the Crown has just come to its space
    """

    def __init__(self, side: int, crown: int, little: int, pile: int, stepping=False) -> None:
        self.side = side
        self.crown = crown
        self.little = little
        self.pile = pile
        self.stepping = stepping


class Table(BaseTable):
    """See `tables` for the contract. Red sits at end 0, Green at end 1."""

    def __init__(self, lights, _hexagon, buzzer, seats: tuple) -> None:
        super().__init__(buzzer, seats)
        self.hands = (Hand(0), Hand(1))
        self._lamps = Lamps(lights)
        self._news = True  # whether the player who is asked still sees `_told`
        self._scene = Scene(plays.RED, plays.FOUNTAIN, 0, 0)
        self._before = bytearray(plays.PIECES)  # pieces before the last move
        self._after = bytearray(plays.PIECES)  # pieces after it
        self._target = bytearray(plays.PIECES)
        self._held = 0  # number of cards in the hand before it is refilled further

    def dress(self, colours: str, step_ms: int) -> None:
        """Set the palette, and how long a step of the narration lasts."""
        self._lamps.colours = lamps.PALETTES[colours]
        self.narration.step_ms = step_ms

    def begin(self, views: tuple) -> None:
        """Take over a match that starts, was restored or went back."""
        self._told = ""
        self.narration.clear()
        self._before[:] = views[0].pieces
        self._after[:] = views[0].pieces

    def show(self, now: int, views: tuple, deciding: int, can_take_back: bool) -> None:
        """Show a new state; deciding: the player who is asked, -1 for none."""
        view = views[0]
        self._scene = Scene(view.side, view.crown, view.little, view.pile_size)
        self._deciding = deciding
        self._news = True
        for player in range(2):
            mine = player == deciding
            self.hands[player].show(views[player], mine, mine and can_take_back)
        self._changed()

    def happened(self, now: int, player: int, action: int, views: tuple) -> None:
        """Narrate the action of `player`, or the chance event, that led to `views`."""
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
            self._changed()

    def _tell_play(self, player: int, action: int, view) -> None:
        self._before[:] = self._after
        self._after[:] = view.pieces
        move = words.move_text(action, self._before, self._after)
        # The header has the player's name: beside the Wizard's power there is no room for it.
        uses_power = plays.SUMMON <= action < plays.PASS
        self._told = move
        if not uses_power:
            self._told = tables.told(say("%s: %s"), tables.called[player], move)
        if self._is_person(player) and not view.termination:
            self._buzzer.play(words.PLAY_TUNE)
        else:
            self._tell(self._told, words.PLAY_TUNE, self._scene)

    def _tell_crown(self, player: int, view) -> None:
        """Narrate each step of the Crown, with its reason."""
        told = self._scene
        due = view.crown_due(player)
        step = 1 if view.crown > told.crown else -1
        reason = 0
        for crown in range(told.crown + step, view.crown + step, step):
            while not due >> reason & 1:
                reason += 1
            scene = Scene(player, crown, told.little, told.pile, True)
            self._tell(words.crown_due(reason), CROWN_TUNE, scene)
            reason += 1
        if reason:
            self._explain(words.TIP, self._scene)

    def _tell_shuffle(self, player: int, view) -> None:
        """Narrate that the discard pile became the deck, and the rest of the refill."""
        pile = view.pile_size + view.hand_size(player) - self._held
        self._tell(
            say("The deck is shuffled"), words.SHUFFLE_TUNE, Scene(player, view.crown, 1, pile)
        )
        self._tell_refill(player, view)

    def _tell_refill(self, player: int, view) -> None:
        told = self._scene
        drawn = told.pile - view.pile_size
        self._held = view.hand_size(player)
        if drawn:
            scene = Scene(player, told.crown, told.little, view.pile_size)
            self._tell(words.drew(player, drawn), words.DEAL_TUNE, scene)

    def _tell(self, what: str, tune: bytes, scene: Scene) -> None:
        self._scene = scene
        self.narration.add(what, tune, scene)

    def press(self, now: int, end: int, button: int):
        """Answer a press at one end; return an action id, a request, or None."""
        if not self._is_person(end):
            return tables.PAUSE if button == OK else None
        hand = self.hands[end]
        if self.telling and button == OK and hand.focus != BAR:
            self.narration.hurry()
            return None
        answer = hand.press(button)
        if answer is None and end == self._deciding:
            self._news = False
            self._buzzer.play(ILLEGAL_TUNE if hand.denied else CURSOR_TUNE)
            self.stale |= LAMPS
        self.stale |= 1 << end
        return answer

    def focus(self, end: int):
        """Return where the cursor of a person is; None at a computer's end."""
        return self.hands[end].at if self._is_person(end) else None

    def hint(self, now: int, actions: bytes, chance: int) -> None:
        """Show a hint to the player who asked; chance: to win by it, in per cent."""
        self.hands[self._deciding].show_hint(actions, chance)
        self._buzzer.play(CURSOR_TUNE)
        self.stale |= LAMPS | 1 << self._deciding

    def paint(self, now: int) -> None:
        """Paint the lamps."""
        self._lamps.show(now, self.seen(), self._after, self._before)
        if self._deciding >= 0:
            hand = self.hands[self._deciding]
            if hand.focus == HINT:
                self._mark_hint(hand.hint)
            else:
                self._mark_ways(hand)

    def _mark_ways(self, hand: Hand) -> None:
        """Mark the spaces where the card under the cursor leads; a chosen way pulses fast."""
        pieces = self._after
        for i in range(hand.ways.count):
            aimed = hand.focus == AIM and i == hand.ways.chosen
            if aimed or hand.focus != AIM:
                plays.preview(hand.ways.actions[i], pieces, self._target)
                for piece in range(plays.PIECES):
                    if self._target[piece] != pieces[piece]:
                        kind = FAST_PULSE if aimed else PULSE
                        self._lamps.target(piece, self._target[piece], kind)

    def _mark_hint(self, hint) -> None:
        """Mark the spaces where the play leads that a hint shows."""
        for piece in range(plays.PIECES):
            if hint and hint.after[piece] != hint.before[piece]:
                self._lamps.target(piece, hint.after[piece], FAST_PULSE)

    def draw(self, end: int, canvas) -> None:
        """Draw the page of one end."""
        hand = self.hands[end]
        scene = self.seen()
        told = self._words(self._asks(end))
        if not self._is_person(end):
            page.draw_absent(canvas, scene, hand, self._seats[end], told)
        elif self.telling or self._news or not hand.acting:
            page.draw(canvas, scene, hand, told)
        else:
            page.draw(canvas, scene, hand, "")

    def draw_covered(self, end: int, canvas) -> None:
        """Draw the page of one end with the backs of the cards."""
        page.draw_covered(canvas, self.seen(), self.hands[end])

    def draw_past(self, canvas, action: int) -> None:
        """Draw a step of the action, or CHANCE, that was narrated last."""
        past = loader.load(loader.SCREEN, "tables.royal_visit.past")
        past.draw(canvas, self.seen(), self._words(), action)

    def celebrate(self, now: int, winners: int) -> None:
        """Run the winner's colour along the board."""
        self._lamps.show(now, self._scene, self._after, self._before)
        self._lamps.win(winners - 1)
