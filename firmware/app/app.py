"""The app: the chosen game, the match in progress, and the save."""

from micropython import const

import finder
import games
from app.save import SETTINGS, Choices, Save, Score, SetUp
from app.screens import Screens
from base import flash_data, heap, loader
from ui import texts

_BRIGHTNESS = {"1": 40, "2": 80, "3": 130, "4": 190, "5": 255}
_DUTY = {"on": 32768, "soft": 4096, "off": 0}  # see `drivers.buzzer`
_STEP_MS = {"slow": 1600, "normal": 900, "fast": 350}

# Steps of thinking from one collection of garbage to the next, and those that a press counts for.
# Later the free memory is in so many pieces that a page takes up to three times as long to draw.
_STEPS = const(60)
_PRESS_STEPS = const(10)
# After nine presses the memory is used up, and a collection would come amid the next tick. So after
# so many pages and presses it comes in a tick of its own, even if something moves.
_PAGES = const(12)
# Bytes in one piece that a match begins with, so that its largest block keeps to its frame.
_BLOCK = const(30 * 1024)


def load_reader(game: str):
    """Load for the screen what reads a game's texts. Yields after each module."""
    table = loader.load(loader.SCREEN, "tables." + games.folder(game))
    names = (games.module(game, "validate"), games.module(game, "parse"))
    return loader.loading(loader.SCREEN, ("games.turns",) + table.READER_PARTS + names)


class App(Screens):
    """The device with its games. rng: the random numbers of deals and computer players.

    A saved match is restored when it is resumed, not at power-on, so that the title is up soon.
    With `safe` it isn't validated at power-on either: it may have caused a crash.

    game               name of the chosen game
    setup              the `SetUp` of its next match
    score              the `Score` of a match of this game and its return matches
    waiting            the `Save` of a match that isn't on the table, or None
    unsaved            whether something is to be saved
    from_title         name of the screen that the title leads to: "welcome" without a save
    save_was_damaged   whether a save was found damaged at power-on
    unspoken           code of the language that was chosen and is left out now, or ""
    restarts           whether the device is to restart, to deal on an empty heap
    problem            number of the problem on the table, or that their list begins with, or 0
    evening            the number of this evening, see `app.own`; 0 until it is asked for
    away               the page or program at the USB port: an `app.away.Caller`, in a match with a
                       player at a distance its `app.away.talk.Talk`; None for nobody
    loaded             names of the games of which code was loaded since boot, a set
    """

    from_title = "menu"
    away = None

    def __init__(self, pico, rng, safe: bool, loaded: set) -> None:
        super().__init__(pico, Choices(SETTINGS))
        self.rng = rng
        self.game = ""
        self.setup = None
        self.score = Score()
        self.waiting = None
        self.unsaved = False
        self.save_was_damaged = False
        self.unspoken = ""
        self.restarts = False
        self.problem = 0
        self.loaded = loaded
        self._garbage = False  # whether to collect garbage as soon as nothing moves
        self._steps = 0  # of thinking, since garbage was collected
        loader.end(loader.GAME)
        texts.use()
        self._restore(safe)
        self._apply()
        flag, _, evening = pico.store.take_flag().partition(" ")
        self.evening = int(evening) if evening.isdigit() else 0
        if flag in ("deal", "away") and not safe and not finder.damaged:
            self.home = flag

    def _restore(self, safe: bool) -> None:
        """Go on from the newest valid save; damaged ones are set aside."""
        store = self.pico.store
        damaged = store.damaged  # found by a safe start before
        record = store.load()
        self.save_was_damaged = bool(damaged or store.damaged)
        while record is not None:
            try:
                saved = Save.decode(record)
                self._take_over(saved, safe)
                return
            except ValueError:
                record = store.set_aside()
                self.save_was_damaged = True
        self.choose(games.NAMES[0])
        self.from_title = "welcome"

    def _take_over(self, saved: Save, safe: bool) -> None:
        """Go on from a save. Raises ValueError."""
        is_there = saved.setup.game in games.NAMES
        self.choose(saved.setup.game if is_there else games.NAMES[0])
        if saved.position:
            if not is_there:
                finder.damaged.setdefault(saved.setup.game + finder.PACK, False)
            elif not safe:
                self._check_match(saved)
            self.waiting = saved
        if is_there:
            self.setup = saved.setup
            self.score = saved.score
        self.settings = saved.settings
        language = self.settings.get("language")
        # The pack of a language that is of another version is expected soon.
        if (
            not texts.is_spoken(language)
            and "texts-" + language + finder.PACK not in finder.damaged
        ):
            self.unspoken = language
            self.settings.set("language", "en")
            self.keep()

    def _check_match(self, saved: Save) -> None:
        """Raise ValueError if the match of a save can't be restored."""
        loader.load(loader.SCREEN, games.module(saved.setup.game, "parse"))
        try:
            for _ in saved.reading_game():
                pass
        finally:
            loader.end(loader.SCREEN)

    def tick(self, now: int) -> None:
        """Do a bounded piece of work. `now`: ms, wrapping at 2**30.

        Saves and collections of garbage have ticks of their own, once nothing moves, or after many
        pages while something does.
        """
        super().tick(now)
        if self.away:
            self.away.advance(now)
        if (self.pages >= _PAGES and not self.working) or (
            (self.unsaved or self._garbage) and self.at_rest
        ):
            self.work(self._tidying())

    def _press(self, now: int, end: int, button: int) -> bool:
        self.thought(_PRESS_STEPS)
        self.pages += 1
        return super()._press(now, end, button)

    def thought(self, steps: int) -> None:
        """Count steps of thinking, which use memory: after many of them garbage is collected."""
        self._steps += steps
        self._garbage |= self._steps >= _STEPS

    def listen(self, call: str = "") -> None:
        """Listen at the USB port, on a screen that says so; call: a line that has come already."""
        self.away = loader.load(loader.SCREEN, "app.away").Caller(call)
        self.lead_to("away")

    def changed(self) -> None:
        """Apply a choice that was made, and save it."""
        self._apply()
        self.keep()

    def _apply(self) -> None:
        """Apply the settings and the texts of the chosen game."""
        self.parts = ("tables." + games.folder(self.game),)
        self.use_texts()
        self.pico.rail.brightness = _BRIGHTNESS[self.settings.get("brightness")]
        self.pico.buzzer.duty = _DUTY[self.settings.get("sound")]

    def choosing(self, name: str):
        """Choose the game called `name`, with its texts, in steps. Yields between them."""
        if name == self.game:
            return
        self.choose(name)
        yield
        heap.collect_while_loading()
        yield
        self._apply()

    def choose(self, name: str) -> None:
        """Choose the game called `name`. The match of another game becomes `waiting`.

        Raises Invalid if there is no such game.
        """
        folder = games.folder(name)
        self.waiting = self.resumable
        self.darken(0)  # the lamps may show a match
        self.match_screen = None
        self.declared = loader.enter(loader.GAME, "games." + folder)
        self.game = name
        given = self.setup.given if self.setup else []
        self.setup = SetUp(name)
        names = [one if self.setup.may_call(one) else "" for one in given]
        self.setup.give(names[: self.declared.MAX_PLAYERS])
        self.score = Score()

    def teaching(self, name: str) -> str:
        """Return the file with the lessons or the rules of the game in the chosen language."""
        languages = self.settings.get("language"), "en"
        files = ["texts/%s/%s-%s.txt" % (one, games.folder(self.game), name) for one in languages]
        return files[0] if flash_data.is_there(files[0]) else files[1]

    @property
    def match(self):
        """The `Match` in progress or just over, or None."""
        return self.match_screen.match if self.match_screen else None

    @property
    def coached(self) -> bool:
        match = self.match
        return bool(match and (match.coaching or match.account))

    @property
    def resumable(self):
        """The `Save` of the match that can be resumed, or None."""
        match = self.match
        if not match or match.over or not match.kept:
            return self.waiting
        plays = tuple(match.plays)
        position, turn, tip = match.position, match.turn, match.table.tip
        return Save(self.settings, match.setup, position, plays, self.score, turn, tip)

    def put_away(self):
        """Unload the match, to deal another one or to restore it; return its save or None."""
        saved = self.resumable
        self.waiting = None
        self.match_screen = None
        loader.end(loader.MATCH)
        return saved

    @property
    def needs_restart(self) -> bool:
        """Whether a game's code was loaded since boot that is another's, or left no large block.

        Code is unloaded, but MicroPython never frees its interned names, nor the table of names
        that grew for what came after a match.
        """
        return bool(self.loaded) and (self.loaded != {self.game} or not heap.has_block(_BLOCK))

    def restart_to(self, screen: str) -> None:
        """Save, and make the device restart at a screen, on an empty heap.

        `restarts` stays False if the flash refuses that.
        """
        for _ in self.saving():
            pass
        self.restarts = not self.not_saved and self.pico.store.flag_restart(
            "%s %d" % (screen, self.evening)
        )

    def set_match(self, screen) -> None:
        """Take over the `MatchScreen` of a match just dealt or restored."""
        self.loaded.add(self.game)
        self.match_screen = screen

    def dress(self, table) -> None:
        """Give a table the palette and the speed of the settings."""
        table.dress(self.settings.get("palette"), _STEP_MS[self.settings.get("speed")])

    def keep(self) -> None:
        """Save as soon as nothing moves."""
        self.unsaved = True

    def tidy(self) -> None:
        """Collect garbage as soon as nothing moves."""
        self._garbage = True

    def save(self) -> None:
        """Save in the next ticks, before anything else is done."""
        self.work(self.saving())

    def saving(self):
        """Save in three steps, as the last takes up to 55 ms. Yields between them."""
        saved = self.resumable
        if saved is None:
            saved = Save(self.settings, self.setup, score=self.score)
        saved.settings = self.settings
        record = saved.encode()
        yield
        self.pico.store.begin(record)
        yield
        self.not_saved = not self.pico.store.finish()
        self.unsaved = False
        self._garbage = True

    def _tidying(self):
        """Save what is unsaved unless something moves; collect garbage. Yields each step."""
        if self.unsaved and not self.screen.busy:
            yield from self.saving()
            yield
        self._garbage = False
        self._steps = self.pages = 0
        heap.collect_in_play()
        yield  # so that a press meanwhile gets its check mark at once
