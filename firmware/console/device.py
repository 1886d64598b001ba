"""The device: listens to the buttons, moves the screen on, draws, saves. One tick at a time."""

import games
from console import save, screens, shelf
from console.choices import SETTINGS, Choices, seats_taken, setup_choices
from console.match import Match
from console.sleep import Sleep
from drivers import buttons
from games.rng import Rng
from ui import lights, texts
from ui.canvas import Canvas

_BRIGHTNESS = {"1": 40, "2": 80, "3": 130, "4": 190, "5": 255}
_BEAT_MS = {"slow": 1600, "normal": 900, "fast": 350}


class Console:
    """What every screen needs, and the one `tick` that moves it all. `seed` decides all chance.

    lights, panel      the lamps of the board, and of the hexagon; None where none is wired
    settings, setup    what people chose (see `console.choices`)
    game, kit          the chosen game's name, and the package of its table
    match              the match in progress or just ended, or None
    shown              the name of the screen that is up (see `console.screens`)
    unsaved            whether something waits to be saved
    """

    def __init__(self, pico, seed: int) -> None:
        self.pico = pico
        self.lights = lights.board(pico.strip)
        self.panel = lights.panel(pico.panel) if pico.panel else None
        self.rng = Rng(seed)
        self.settings = Choices(SETTINGS)
        self.game = ""
        self.kit = None
        self.setup = None
        self.match = None
        self._parked = {}  # a match of another game, as the lines of its save
        self.shown = ""
        self.save_was_damaged = False
        self._canvases = (Canvas(pico.oleds[0]), Canvas(pico.oleds[1]))
        self._sleep = None
        self._screen = None
        self.unsaved = False
        if not self._restore():
            self.choose(games.NAMES[0])
        self._apply()

    def tick(self, now: int) -> None:
        """Live through one moment, a bounded piece of work. `now`: ms, wrapping at 2**30."""
        if self._screen is None:
            self._sleep = Sleep(self.pico.oleds, now)
            self._go("title", now)
        self._listen(now)
        self._go(self._screen.advance(now), now)
        self._sleep.advance(now)
        self._draw()
        self.lights.update(now)
        if self.panel:
            self.panel.update(now)
        self.pico.rail.show()
        for oled in self.pico.oleds:
            oled.flush(1)
        self.pico.buzzer.update(now)
        if self.unsaved and not self._screen.busy:
            self.save()

    def _listen(self, now: int) -> None:
        """Give every button's event to the screen, unless it only wakes the panels."""
        self.pico.buttons.poll(now)
        event = self.pico.buttons.take()
        while event:
            if not self._sleep.swallows(event, now):
                index = buttons.index(event)
                end = index // buttons.BUTTONS_PER_END
                button = index % buttons.BUTTONS_PER_END
                if buttons.kind(event) == buttons.RELEASE:
                    self._go(self._screen.release(now, end, button), now)
                else:
                    self._go(self._screen.press(now, end, button), now)
            event = self.pico.buttons.take()

    def _go(self, name, now: int) -> None:
        """Go to the screen called `name`; None stays."""
        if name:
            self._screen = screens.make(name, self)
            self._screen.enter(now)
            self.shown = name

    def _draw(self) -> None:
        """Draw one stale panel, so that a tick stays short."""
        stale = self._screen.stale
        if stale:
            end = 0 if stale & 1 else 1
            self._screen.stale = stale & ~(1 << end)
            self._canvases[end].clear()
            self._screen.draw(end, self._canvases[end])

    def changed(self) -> None:
        """A choice was made: it takes effect at once, and is kept."""
        self._apply()
        self.keep()

    def _apply(self) -> None:
        texts.use(*_catalogues(self.settings.get("language"), self.game))
        self.pico.rail.brightness = _BRIGHTNESS[self.settings.get("brightness")]
        self.pico.buzzer.enabled = self.settings.get("sound") == "on"

    def choose(self, name: str) -> None:
        """Have the game called `name` on the table, and no other; its last set-up stays chosen.

        A match of another game that is under way is parked: it takes no memory but for its text.
        Raises Invalid when there is no such game.
        """
        if name == self.game:
            return
        self._parked = self.waiting
        self.match = None
        self.kit = None
        if self.panel:
            self.panel.clear(0)  # not every game has a use for it
        texts.use()
        self.kit = shelf.swap(self.game, name)
        self.game = name
        self.setup = self._choices("")
        self._apply()

    @property
    def waiting(self) -> dict:
        """The match to go on with, as the lines of a save that bring it back; {} for none."""
        match = self.match
        if match is None or not match.under_way:
            return self._parked
        return {
            "game": self.game,
            "setup": match.setup.text(),
            "match": match.turn_start,
            "plays": " ".join(match.turn_plays),
        }

    def begin_match(self) -> None:
        """Deal a new game by the chosen set-up; whatever was under way is given up."""
        setup = self._choices(self.setup.text())
        notation = games.part(self.game, "notation")
        game = games.load(self.game).Game(notation.read_rules(setup.get("edition")))
        game.start(len(seats_taken(setup, self.kit)), self.rng)
        self._parked = {}
        self.match = Match(self, game, setup)
        self.keep()

    def resume_match(self) -> None:
        """Have the match on the table that is `waiting`."""
        if self._parked:
            lines = self._parked
            self._parked = {}
            self.choose(lines["game"])
            self._lay(lines)

    def _lay(self, lines: dict) -> None:
        """Go on with the match of a save, its game chosen. Raises ValueError or KeyError."""
        self.setup = self._choices(lines["setup"])
        begun = self._choices(lines["setup"])
        try:
            self.match = Match.resume(self, begun, lines["match"], lines["plays"])
        finally:
            shelf.put_back_reading(self.game)

    def _choices(self, text: str) -> Choices:
        """A set-up of the chosen game, read from its text. Raises ValueError."""
        setup = Choices(setup_choices(self.game, self.kit))
        setup.read(text)
        return setup

    def dress(self, laid) -> None:
        """Give a table the look and the pace that the settings want."""
        laid.dress(self.settings.get("palette"), _BEAT_MS[self.settings.get("speed")])

    def keep(self) -> None:
        """Something changed that must survive a power-off: save it as soon as nothing moves."""
        self.unsaved = True

    def save(self) -> None:
        """Save at once."""
        self.unsaved = False
        lines = {"settings": self.settings.text()}
        lines.update(self.waiting or {"game": self.game, "setup": self.setup.text()})
        self.pico.store.save(save.encode(lines))

    def _restore(self) -> bool:
        """Take over the newest save that makes sense; a damaged one must not stop the device."""
        store = self.pico.store
        record = store.load()
        self.save_was_damaged = bool(store.damaged)
        while record is not None:
            try:
                self._take_over(save.decode(record))
                return True
            except (ValueError, KeyError):
                store.set_aside()
                self.save_was_damaged = True
                record = store.load()
        return False

    def _take_over(self, lines: dict) -> None:
        """Go on from the lines of a save. Raises ValueError or KeyError."""
        settings = Choices(SETTINGS)
        settings.read(lines.get("settings", ""))
        self.choose(lines["game"])
        if "match" in lines:
            self._lay(lines)
        else:
            self.setup = self._choices(lines["setup"])
        self.settings = settings


def _catalogues(language: str, game: str) -> tuple:
    """The texts of the console and of the game's table; English needs none."""
    if language == "en":
        return ()
    names = ("console." + language, "table.%s.%s" % (games.folder(game), language))
    return tuple([__import__(name, None, None, ("TEXTS",)).TEXTS for name in names])
