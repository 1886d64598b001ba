"""Table of Roi & Compagnie: answers presses, narrates turns, draws pages and lamps."""

import tables
from games import CHANCE
from games.roi_et_compagnie import position
from games.roi_et_compagnie.cards import APPRENTICE, DICE, INHABITANTS, race_of
from games.roi_et_compagnie.game import Game
from games.roi_et_compagnie.position import (
    PENALTY,
    PLACES,
    ROLL_ALL,
    WITHOUT_LOCATION,
    how_of,
    is_roll,
    place_of,
    victim_of,
)
from tables.roi_et_compagnie import lamps, words
from tables.roi_et_compagnie.chooser import (
    ASK,
    BAR,
    HINT,
    KINGDOMS,
    NEEDS,
    PAUSE,
    ROLL,
    SHOW_DICE,
    SIGNS,
    Chooser,
    draw_stock,
    new_bar,
)
from tables.roi_et_compagnie.lamps import Lamps
from tables.roi_et_compagnie.pages import (
    draw_asked,
    draw_kingdoms,
    draw_needs,
    draw_signs,
    draw_told,
)
from tables.shared import CURSOR_TUNE, OpenTable, Tumble
from ui.lights import FAST_PULSE, PULSE


class Scene:
    """What both ends see, now or at a step of the narration.

    board       a view
    player      whose turn it is
    kept        bit mask of the dice that are set aside
    place       the place of the row from which a card is taken, -1 for none
    alone       whether the location above that place stays
    pile        the pile from which a location is taken, -1 for none
    tumble      the `Tumble` of the dice that are rolled in this step, or None
    """

    def __init__(
        self, board, player: int, kept=0, place=-1, alone=False, pile=-1, tumble=None
    ) -> None:
        self.board = board
        self.player = player
        self.kept = kept
        self.place = place
        self.alone = alone
        self.pile = pile
        self.tumble = tumble

    @property
    def numbers(self) -> bytearray:
        """The number that each die shows."""
        return self.tumble.numbers if self.tumble else self.board.dice

    @property
    def tumbling(self) -> int:
        """Bit mask of the dice that tumble."""
        return self.tumble.tumbling if self.tumble else 0

    @property
    def tilted(self) -> int:
        """Bit mask of the dice that stand on an edge as they tumble."""
        return self.tumble.tilted if self.tumble else 0

    def advance(self, now: int) -> bool:
        """Let the dice tumble; return whether they show other numbers."""
        return bool(self.tumble) and self.tumble.advance(now)


class Table(OpenTable):
    """See `tables` for the contract."""

    def __init__(self, lights, _hexagon, buzzer, seats: tuple) -> None:
        bars = (_page_bar(), _page_bar())
        super().__init__(buzzer, seats, Game(), Game(), Chooser(), bars)
        self._lamps = Lamps(lights)
        self._turn_of = -1  # the player for whose turn the pages were chosen
        self._scene = Scene(self._after, 0)

    def dress(self, colours: str, step_ms: int) -> None:
        """Set the palette, and how long a step of the narration lasts."""
        self._lamps.colours = lamps.PALETTES[colours]
        self.narration.step_ms = step_ms

    def show(self, now: int, views: tuple, deciding: int, _can_take_back: bool) -> None:
        """Show a new state; deciding: the player who is asked, -1 for none."""
        self._copy(views[0])
        self._scene = Scene(self._after, self._after.player)
        self._deciding = deciding
        if deciding >= 0:
            self.chooser.show(self._after)
            self.bars[tables.end_of(deciding)].point(SHOW_DICE)  # during the narration
        if self._scene.player != self._turn_of:
            self._turn_of = self._scene.player
            self._turn_pages()
        self._changed()

    def _turn_pages(self) -> None:
        """Show the dice at the end of the player, the kingdoms at the other one.

        An end that shows another page goes on showing it.
        """
        for end in range(len(self.bars)):
            if self.bars[end].item not in (NEEDS, SIGNS):
                here = tables.end_of(self._turn_of) == end
                self.bars[end].point(SHOW_DICE if here else KINGDOMS)

    def _tell_action(self, player: int, action: int) -> None:
        if action == CHANCE:
            if self._before.rolling:  # at a distance cards are opened, too
                self._tell_roll(player)
        elif action == PENALTY:
            self._tell_penalty(player)
        elif not is_roll(action):
            self._tell_taking(player, action)

    def _tell_roll(self, player: int) -> None:
        """Narrate a roll, with one step more for a computer's, to read the dice."""
        rolled = self._before.rolling
        count = len([die for die in range(DICE) if rolled >> die & 1])
        kept = ROLL_ALL & ~rolled
        tumble = Tumble(rolled, self._after.dice, self.narration.step_ms)
        scene = Scene(self._after, player, kept, tumble=tumble)
        self._tell(words.rolls(player, count), words.DICE_TUNE, scene)
        self._told = ""
        if not self._is_person(player):
            scene = Scene(self._after, player, kept)
            self._tell(words.rolls_left(self._after.rolls), b"", scene)

    def _tell_penalty(self, player: int) -> None:
        before = self._before
        points = before.penalties[before.penalties_size - 1]
        gone = before.row[PLACES - 1]
        self._tell(words.pays(player, points), words.PENALTY_TUNE, Scene(before, player))
        self._told = self.narration.words
        scene = Scene(before, player, place=PLACES - 1, alone=True)
        self._tell(words.goes(gone), words.LEAVE_TUNE, scene)
        self._explain(words.LEAVE_TIP, scene)

    def _tell_taking(self, player: int, action: int) -> None:
        """Narrate who comes, with which location, and the turn that an Apprentice brings."""
        board = self._before
        place = place_of(action)
        alone = how_of(action) == WITHOUT_LOCATION
        meant = board.target(place)
        victim = victim_of(action)
        if meant != place:
            self._tell_comer(player, player, place, words.TAKE_TUNE, alone)
        if meant < PLACES and board.row[meant] < INHABITANTS:
            if victim >= 0:
                self._tell_comer(player, victim, meant, words.DRAGON_TUNE, alone)
            else:
                self._tell_comer(player, player, meant, words.TAKE_TUNE, alone)
            if self._after.locations[meant] < board.locations[meant]:
                bonus = position.top_location(board, meant)
                text = words.comes_along(player, meant, bonus)
                scene = Scene(board, player, pile=meant)
                self._tell(text, words.LOCATION_TUNE, scene)
                self._explain(words.TIP, scene)
                kind = board.row[meant]
                points = position.offer_points(board, kind) + bonus
                self._told = words.comes(player, player, kind, points)
            if race_of(board.row[meant]) == APPRENTICE and not self._after.termination:
                self._tell(words.again(player), words.AGAIN_TUNE, Scene(board, player))

    def _tell_comer(self, player: int, whose: int, place: int, tune: bytes, alone: bool) -> None:
        kind = self._before.row[place]
        self._told = words.comes(player, whose, kind, position.offer_points(self._before, kind))
        self._tell(self._told, tune, Scene(self._before, player, place=place, alone=alone))

    def _tell(self, what: str, tune: bytes, scene: Scene) -> None:
        self.narration.add(what, tune, scene)

    def advance(self, now: int) -> None:
        """Go on with the narration, the tumbling dice and the hint."""
        if self.narration.advance(now) or self.seen().advance(now):
            self._changed()
        elif self._deciding >= 0 and self.chooser.advance():
            self.stale |= 1 << tables.end_of(self._deciding)

    @property
    def _hint(self):
        """The hint that is shown, or None."""
        return self.chooser.hint if self.chooser.focus == HINT else None

    def hint(self, now: int, actions: bytes, chance: int) -> None:
        """Show a hint to the player who asked: the first of these actions."""
        self.chooser.show_hint(actions[0])
        self._buzzer.play(CURSOR_TUNE)
        self._changed()

    def paint(self, now: int) -> None:
        """Paint the lamps."""
        scene = self.seen()
        if self._deciding < 0:
            self._lamps.show(now, scene, ROLL_ALL & ~scene.tumbling)
            return
        chooser = self.chooser
        self._lamps.show(now, scene, chooser.kept if chooser.chooses_dice else ROLL_ALL)
        self._mark_choice()

    def _mark_choice(self) -> None:
        """Let inhabitants pulse that the dice fit; what the cursor is on pulses fast."""
        chooser = self.chooser
        board = chooser.board
        for place in range(PLACES):
            chosen = place == chooser.place_pointed
            if chosen or chooser.fits >> place & 1:
                kind = FAST_PULSE if chosen else PULSE
                self._lamps.mark_place(board, place, kind, chosen and chooser.alone)
        die = chooser.die_pointed
        if die >= 0:
            self._lamps.mark_die(die, board.dice[die], chooser.kept >> die & 1)

    def draw(self, end: int, canvas) -> None:
        """Draw the page of one end."""
        scene = self.seen()
        asked = self._asks(end)
        told = self._words(asked)
        focused = not asked or self.chooser.focus == BAR
        bar = self.chooser.bar if asked else self.bars[end]
        item = bar.item if focused else ROLL
        if item == NEEDS:
            draw_needs(canvas, scene.board)
        elif item == SIGNS:
            draw_signs(canvas, self.chooser if asked else None)
        elif item == KINGDOMS:
            news = self.telling or told in (self._known, self._lasting)
            draw_kingdoms(canvas, scene, told if news else "")
        elif asked and self._hint:
            self._hint.draw(canvas, self.chooser)
            return
        elif asked:
            draw_asked(canvas, self.chooser, told)
        else:
            draw_told(canvas, scene, told)
        if asked and self.chooser.focus == ASK:
            return
        draw_stock(canvas, scene.board, bar.draw(canvas, focused))

    def draw_past(self, canvas, _action: int) -> None:
        """Draw a step of the past."""
        draw_told(canvas, self.seen(), self._words())

    def celebrate(self, now: int, winners: int) -> None:
        """Run the winner's colour along the board."""
        self._deciding = -1
        self.paint(now)
        self._lamps.win(self._scene.board, winners)


def _page_bar():
    """Return the bar of an end that isn't asked."""
    bar = new_bar()
    for item in (SHOW_DICE, KINGDOMS, NEEDS, SIGNS, PAUSE):
        bar.put(item)
    return bar
