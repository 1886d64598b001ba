"""The people at a table: their fingers on its buttons, their eyes on its displays and lamps.

Words are given in English and looked for in the language that the table speaks.
"""

from typing import Any

import games
import wiring
from host_sim.desk import Desk
from tables import PERSON
from tests import facts
from tests.app.glass import Glass
from ui import BOTH
from ui.texts import say

RED, GREEN = ENDS = (0, 1)
BUTTONS = ("left", "right", "up", "down", "ok")

_PRESS_MS = 20  # longer than it takes to be debounced
_LOOK_MS = 100  # until both displays show what a press changed, another screen too
# Screens that are entered in many steps, and those before and after them.
_IN_STEPS = ("title", "menu", "people", "settings", "pause", "rules", "result")
_LONGEST_MS = 60_000  # no tale and no thought takes so long
_CARDS = 8
_CARD_PITCH = 16
_LIFTED_Y = 11  # a row of pixels that only the lifted card reaches

RESUME = "Resume %s"  # the line of the saved match in the main menu


def said(text: str) -> str:
    """A text in the language in use, up to the words that are put into it."""
    return say(text).partition("%s")[0].rstrip()


def chosen(glass: Glass, line: str) -> bool:
    """Whether the cursor is on a line; that of the saved match has its game's title, too."""
    return glass.marked(said(line)) and (line == RESUME or not glass.marked(said(RESUME)))


class People:
    """Both players. `watch` is called after every tick that they let pass."""

    def __init__(self, desk: Desk):
        self.desk = desk
        self.watch = lambda: None

    @property
    def app(self):
        """The firmware's App; None while there is none."""
        return self.desk.app

    @property
    def match(self):
        return self.app.match

    @property
    def screen(self):
        """The match's screen."""
        return self.app.match_screen

    @property
    def game(self):
        return self.match.game

    @property
    def position(self) -> str:
        """The game's position in text, at any moment of a turn."""
        return games.part(self.game.NAME, "notation").position(self.game)

    # Time and power.

    def run(self, ms: int) -> None:
        end = self.desk.now + ms
        while self.desk.now < end:
            self.desk.tick()
            self.watch()

    def wait(self, ms: int) -> None:
        """Let time pass at once, without a tick: the firmware takes the time as it is given."""
        self.desk.now += ms
        self.run(_LOOK_MS)

    def until(self, condition, longest_ms: int = _LONGEST_MS) -> None:
        """Let time pass until `condition()`."""
        latest = self.desk.now + longest_ms
        while not condition():
            assert self.desk.now < latest, "it never comes about"
            self.run(5)

    def settle(self) -> None:
        """Let time pass until all is told and a person is asked, or the game is over."""
        self.until(self._settled)
        self.run(_LOOK_MS)

    def _settled(self) -> bool:
        if self.match is None or self.match.over:
            return not self._loading
        player = self.game.to_act()
        return not self.screen.busy and player >= 0 and self._person(player)

    def _person(self, player: int) -> bool:
        return self.match.setup.get(self.app.declared.SEATS[player].lower()) == PERSON

    def power_cycle(self) -> None:
        self.desk.power_off()
        self.run(1000)
        self.desk.power_on()
        self.run(200)

    def resume(self) -> None:
        """Cut the power once all is saved, and go back into the match, whose hands stay covered."""
        self.until(lambda: not self.app.unsaved)
        self.power_cycle()
        self.press(RED, "ok")
        self.choose(RED, RESUME)

    # Fingers.

    def press(self, end: int, *buttons: str) -> None:
        for button in buttons:
            self.hold(end, button, _PRESS_MS)

    def hold(self, end: int, button: str, ms: int) -> None:
        self.desk.down(end, button)
        self.run(ms)
        self.desk.up(end, button)
        self.run(_LOOK_MS)
        if self._loading:
            self.until(lambda: not self._loading)
            self.run(_LOOK_MS)

    @property
    def _loading(self) -> bool:
        """Whether a match or a screen is entered in steps, and not all is shown yet."""
        screens: Any = self.desk.device and self.desk.device._screens
        if not screens:
            return False
        if screens._work is not None or screens.shown in ("deal", "restore"):
            return True
        if screens.shown not in _IN_STEPS:
            return False
        unseen = [
            chip.picture() != oled.picture
            for chip, oled in zip(self.desk.oleds, screens.pico.oleds, strict=True)
            if oled.present
        ]
        return bool(screens.screen.stale & BOTH) or any(unseen)

    # Eyes.

    def glass(self, end: int) -> Glass:
        return Glass(self.desk.oleds[end])

    def reads(self, end: int, text: str) -> bool:
        """Whether a text can be read on the display of `end`."""
        return self.glass(end).reads(said(text))

    def tells(self, end: int, sentence: str) -> bool:
        """Whether a sentence can, which may run over several lines."""
        return self.glass(end).tells(say(sentence))

    def pictures(self) -> tuple[bytes, bytes]:
        return (self.desk.oleds[0].picture(), self.desk.oleds[1].picture())

    def lamps(self) -> bytes:
        return bytes(self.desk.strip.colours)

    def lamp(self, row: int, column: int) -> tuple[int, ...]:
        """The colour of a lamp as the strip got it: red, green, blue."""
        at = 3 * wiring.BOARD[row][column]
        return tuple(self.desk.strip.colours[at : at + 3])

    def shows_hand(self, end: int) -> bool:
        """Whether one of the cards on a display stands out, as in no covered hand."""
        glass = self.glass(end)
        return any(glass.lit(i * _CARD_PITCH + 5, _LIFTED_Y) for i in range(_CARDS))

    # Menus.

    def choose(self, end: int, line: str) -> None:
        """Go to a line of a menu and press OK on it."""
        self.point(end, line)
        self.press(end, "ok")

    def point(self, end: int, line: str) -> None:
        """Go to a line of a menu."""
        for _ in range(10):
            if chosen(self.glass(end), line):
                return
            self.press(end, "down")
        raise AssertionError(f"no line says “{said(line)}”")

    def enter(self, line: str) -> None:
        """Choose a line of a menu, and wait until the screen that it leads to is ready."""
        self.choose(RED, line)
        self.ready()

    def enter_from_title(self, line: str) -> None:
        """The same with a line of the menu of the game chosen last."""
        self.press(RED, "ok")
        self.choose(RED, self.app.declared.TITLE)
        self.enter(line)

    def lead_to(self, screen: str) -> None:
        """Go to a screen without a press."""
        self.app.lead_to(screen)
        self.until(lambda: self.app.shown == screen)
        self.ready()

    def ready(self) -> None:
        """Let time pass until the screen is loaded and shown."""
        self.until(lambda: not self.app.working)
        self.run(_LOOK_MS)

    def begin(self, end: int = RED) -> None:
        """From the title into a new game, or back into the saved one, both hands open."""
        self.press(end, "ok")
        if self.reads(end, RESUME):
            self.press(end, "ok")
            self.uncover()
        else:
            self.press(end, "ok", "ok")
            if self.app.shown == "setup":
                self.press(end, "ok")
        self.settle()

    def leave(self, end: int) -> None:
        """Leave the match, which is saved, for the menu."""
        self.use(end, "Pause")
        self.choose(end, "Leave (game is saved)")

    def uncover(self) -> None:
        for end in ENDS:
            if self.match.covered[end]:
                self.press(end, "ok")

    # The hand page.

    def use(self, end: int, item: str) -> None:
        """Go to an item of the bar and press OK on it."""
        assert self.offers(end, item), f"the bar doesn't offer “{item}”"
        self.press(end, "ok")

    def offers(self, end: int, item: str) -> bool:
        """Whether the bar has an item. The cursor is left on it, or on the cards."""
        self.press(end, "down")
        for _ in range(_CARDS):
            if self.reads(end, item):
                return True
            self.press(end, "right")
        self.press(end, "up")
        return False

    # Actions of whoever is to act, by the buttons of their end, in any game.

    def play(self, *actions: int) -> None:
        for action in actions:
            self.settle()
            facts.of(self.game.NAME).play(self, self.screen.table, self.game, action)

    def play_text(self, *actions: str) -> None:
        """The same, given in the notation."""
        for action in actions:
            self.settle()
            self.play(games.part(self.game.NAME, "parse").read_action(self.game, action))
