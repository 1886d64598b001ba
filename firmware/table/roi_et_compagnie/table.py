"""Roi & Compagnie as it is played here: answers presses, tells of turns, keeps lamps in step."""

import table
from drivers import buttons
from games import CHANCE
from games.roi_et_compagnie import offers
from games.roi_et_compagnie.actions import (
    PENALTY,
    PLACES,
    ROLL_ALL,
    WITHOUT_LOCATION,
    how_of,
    is_roll,
    place_of,
    victim_of,
)
from games.roi_et_compagnie.cards import APPRENTICE, INHABITANTS, race
from games.roi_et_compagnie.dice import DICE
from games.roi_et_compagnie.game import Game
from table.open_table import OpenTable
from table.roi_et_compagnie import (
    advice_page,
    bar,
    kingdoms,
    needs_page,
    page,
    palette,
    tunes,
    words,
)
from table.roi_et_compagnie.bar import Bar
from table.roi_et_compagnie.chooser import ADVICE, ALONE, ASK, BAR, Chooser
from table.roi_et_compagnie.lamps import Lamps
from table.roi_et_compagnie.scene import Scene
from table.roi_et_compagnie.tumble import Tumble
from ui.lights import BEAT, PULSE
from ui.texts import say


class Table(OpenTable):
    """See `table` for the contract. `chooser` is what the player who is asked points at."""

    def __init__(self, lights, _panel, buzzer, seats: tuple) -> None:
        super().__init__(buzzer, seats, Game(), Game())
        self.chooser = Chooser()
        self._lamps = Lamps(lights)
        self._bars = (_pages(), _pages())
        self._turn_of = -1  # whose turn the pages were turned for
        self._scene = Scene(self._after, 0)

    def dress(self, colours: str, beat_ms: int) -> None:
        """Take the palette called `colours`, and tell each beat for `beat_ms`."""
        self._lamps.colours = palette.PALETTES[colours]
        self._tale.beat_ms = beat_ms

    def show(self, now: int, views: tuple, deciding: int, _can_take_back: bool) -> None:
        self._look(views[0])
        self._scene = Scene(self._after, self._after.player)
        self._deciding = deciding
        if deciding >= 0:
            self.chooser.show(self._after)
            self._bars[table.end_of(deciding)].point(bar.DICE)  # for what is told between choices
        if self._scene.player != self._turn_of:
            self._turn_of = self._scene.player
            self._turn_pages()
        self._changed()

    def _turn_pages(self) -> None:
        """Show what whoever plays does at that end, and how all stand at the other one.

        An end that looks at what the row needs goes on to look at that.
        """
        for end in range(len(self._bars)):
            if self._bars[end].item != bar.NEEDS:
                here = table.end_of(self._turn_of) == end
                self._bars[end].point(bar.DICE if here else bar.KINGDOMS)

    def _tell_act(self, player: int, action: int) -> None:
        if action == CHANCE:
            self._tell_cast(player)
        elif action == PENALTY:
            self._tell_penalty(player)
        elif not is_roll(action):
            self._tell_taking(player, action)

    def _tell_cast(self, player: int) -> None:
        """The dice roll; where a computer cast them, there is a moment more to look at them."""
        cast = self._before.rolling
        count = len([die for die in range(DICE) if cast >> die & 1])
        kept = ROLL_ALL & ~cast
        tumble = Tumble(cast, self._after.dice, self._tale.beat_ms)
        scene = Scene(self._after, player, kept, tumble=tumble)
        self._tell(words.casts(player, count), tunes.DICE, scene)
        self._told = ""
        if not self._is_person(player):
            scene = Scene(self._after, player, kept)
            self._tell(words.rolls_left(self._after.rolls), b"", scene)

    def _tell_penalty(self, player: int) -> None:
        before = self._before
        points = before.penalties[before.penalties_size - 1]
        gone = before.row[PLACES - 1]
        self._tell(words.pays(player, points), tunes.PENALTY, Scene(before, player))
        self._told = self._tale.words
        scene = Scene(before, player, place=PLACES - 1, alone=True)
        self._tell(words.goes(gone), tunes.LEAVE, scene)

    def _tell_taking(self, player: int, action: int) -> None:
        """Who comes, with which location, and what an Apprentice brings."""
        board = self._before
        place = place_of(action)
        alone = how_of(action) == WITHOUT_LOCATION
        meant = board.meant(place)
        victim = victim_of(action)
        if meant != place:
            self._tell_comer(player, player, place, tunes.TAKE, alone)
        if meant < PLACES and board.row[meant] < INHABITANTS:
            if victim >= 0:
                self._tell_comer(victim, player, meant, tunes.DRAGON, alone)
            else:
                self._tell_comer(player, player, meant, tunes.TAKE, alone)
            if self._after.locations[meant] < board.locations[meant]:
                text = words.comes_along(player, meant, offers.top(board, meant))
                self._tell(text, tunes.LOCATION, Scene(board, player, pile=meant))
            if race(board.row[meant]) == APPRENTICE and not self._after.how:
                self._tell(words.again(player), tunes.AGAIN, Scene(board, player))

    def _tell_comer(self, whose: int, player: int, place: int, tune: bytes, alone: bool) -> None:
        kind = self._before.row[place]
        self._told = words.comes(whose, kind, offers.points(self._before, kind))
        self._tell(self._told, tune, Scene(self._before, player, place=place, alone=alone))

    def _tell(self, what: str, tune: bytes, scene: Scene) -> None:
        self._tale.add(what, tune, scene)

    def advance(self, now: int) -> None:
        """Go on telling, let the dice tumble, and work at the help."""
        if self._tale.advance(now) or self._seen().advance(now):
            self._changed()
        elif self._deciding >= 0 and self.chooser.focus == ADVICE and self.chooser.advice.advance():
            self.stale |= 1 << table.end_of(self._deciding)

    def press(self, now: int, end: int, button: int) -> int:
        """Answer a press at one end: an action id, or a request of `table`."""
        if self.telling and button == buttons.OK:
            self._tale.hurry()
            return table.NOTHING
        if not self._asks(end):
            return self._press_waiting(end, button)
        answer = self.chooser.press(button)
        if answer == table.NOTHING:
            self._buzzer.play(self.chooser.tune)
            self._changed()
        return answer

    def _press_waiting(self, end: int, button: int) -> int:
        """Left and right turn the pages, of which the last one lets the match stand still."""
        pages = self._bars[end]
        if button == buttons.OK and pages.item == bar.HALT:
            return table.PAUSE
        by = -1 if button == buttons.LEFT or button == buttons.UP else 1
        pages.step(by)
        self.stale |= 1 << end
        self._buzzer.play(tunes.STEP)
        return table.NOTHING

    def paint(self, now: int) -> None:
        """Paint the board as it is now."""
        scene = self._seen()
        if self._deciding < 0:
            self._lamps.show(now, scene, ROLL_ALL & ~scene.aloft)
            return
        chooser = self.chooser
        self._lamps.show(now, scene, chooser.kept if chooser.chooses_dice else ROLL_ALL)
        self._mark_choice()

    def _mark_choice(self) -> None:
        """Let swell what the dice fit, and beat what the cursor is on."""
        chooser = self.chooser
        board = chooser.board
        for place in range(PLACES):
            chosen = place == chooser.place_pointed
            if chosen or offers.fits(board, place):
                alone = chosen and chooser.focus == ALONE
                self._lamps.mark_place(board, place, BEAT if chosen else PULSE, alone)
        die = chooser.die_pointed
        if die >= 0:
            self._lamps.mark_die(die, board.dice[die], chooser.kept >> die & 1)

    def draw(self, end: int, canvas) -> None:
        """Draw the page of one end."""
        scene = self._seen()
        told = self._words()
        asked = self._asks(end)
        focused = not asked or self.chooser.focus == BAR
        pages = self.chooser.bar if asked else self._bars[end]
        item = pages.item if focused else bar.ROLL
        if item == bar.NEEDS:
            needs_page.draw(canvas, scene.board)
        elif item == bar.KINGDOMS:
            kingdoms.draw(canvas, scene, told if self.telling else "")
        elif asked and self.chooser.focus == ADVICE:
            advice_page.draw(canvas, scene.board, self.chooser.advice, self.chooser.place)
        elif asked:
            page.draw_asked(canvas, self.chooser, told)
        else:
            paused = item == bar.HALT and not self.telling
            page.draw_told(canvas, scene, say("Pause") if paused else told)
        if asked and self.chooser.focus == ASK:
            return
        pages.draw(canvas, focused)
        bar.draw_stock(canvas, scene.board)

    def celebrate(self, now: int, winners: int) -> None:
        """The winner's colour runs along the board."""
        self._deciding = -1
        self.paint(now)
        self._lamps.win(self._scene.board, winners)
        self._buzzer.play(tunes.WIN)


def _pages() -> Bar:
    """The bar of an end that isn't asked."""
    pages = Bar()
    for item in (bar.DICE, bar.KINGDOMS, bar.NEEDS, bar.HALT):
        pages.put(item)
    return pages
