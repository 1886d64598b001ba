"""The device with a game on its table: what is chosen, what is played, what is kept."""

import games
from console import save, shelf
from console.choices import SETTINGS, Choices, seats_taken, setup_choices
from console.stage import Stage
from ui import texts

_BRIGHTNESS = {"1": 40, "2": 80, "3": 130, "4": 190, "5": 255}
_BEAT_MS = {"slow": 1600, "normal": 900, "fast": 350}


class Console(Stage):
    """The stage on which games are played. `rng` decides all chance.

    A saved match stays in its save until somebody goes on with it: so the title is up soon. With
    `care` it isn't even looked at: it may be what went wrong before.

    setup              what people chose for the next match (see `console.choices`)
    game, kit          the chosen game's name, and the package of its table
    match              the match in progress or just ended, or None
    parked             a match that nobody goes on with at present, as the lines of its save
    unsaved            whether something waits to be saved
    refused            whether the flash refused the last save
    """

    def __init__(self, pico, rng, care: bool = False) -> None:
        super().__init__(pico, Choices(SETTINGS))
        self.rng = rng
        self.game = ""
        self.kit = None
        self.setup = None
        self.match = None
        self.parked = {}
        self._dealt = ""  # the game of which there has been a match since the heap was empty
        self.save_was_damaged = False
        self.unsaved = False
        self._unswept = False
        self.refused = False
        lines = self._wake(care)
        self._apply()
        if "begin" in lines and not care:
            self.begin_match()
            self.first = "match"

    def _wake(self, care: bool) -> dict:
        """Be as the lines of the newest save say, by code that isn't needed later."""
        from console import waking

        lines = waking.restore(self, care)
        if not lines:
            self.choose(games.NAMES[0])
        shelf.forget("console", "waking")
        shelf.forget("console", "resume")
        return lines

    def tick(self, now: int) -> None:
        """Live through one moment, a bounded piece of work. `now`: ms, wrapping at 2**30."""
        super().tick(now)
        if self._screen.busy:
            return
        if self.unsaved:
            self.save()
        elif self._unswept:
            self._unswept = False
            shelf.sweep_in_play()

    def changed(self) -> None:
        """A choice was made: it takes effect at once, and is kept."""
        self._apply()
        self.keep()

    def _apply(self) -> None:
        self.parts = ("table." + games.folder(self.game),)
        self.speak()
        self.pico.rail.brightness = _BRIGHTNESS[self.settings.get("brightness")]
        self.pico.buzzer.enabled = self.settings.get("sound") == "on"

    def choose(self, name: str) -> None:
        """Have the game called `name` on the table, and no other; its last set-up stays chosen.

        A match of another game that is under way is parked: it takes no memory but for its text.
        Raises Invalid when there is no such game.
        """
        if name == self.game:
            return
        self.parked = self.waiting
        if self.match is not None:
            self.lights.clear(0)  # they show it
        self.match = None
        self.kit = None
        if self.panel:
            self.panel.clear(0)  # not every game has a use for it
        texts.use()
        self.kit = shelf.swap(self.game, name)
        self.game = name
        self.setup = self.choices("")
        self._apply()

    @property
    def waiting(self) -> dict:
        """The match to go on with, as the lines of a save that bring it back; {} for none."""
        match = self.match
        if match is None or not match.under_way:
            return self.parked
        return {
            "game": self.game,
            "setup": match.setup.text(),
            "match": match.turn_start,
            "plays": " ".join(match.turn_plays),
        }

    def begin_match(self) -> None:
        """Deal a new game by the chosen set-up; whatever was under way is given up.

        After a match of another game the device starts anew for that: its code is forgotten, but
        the names in its code never leave the heap.
        """
        self.parked = {}
        self.match = None
        if self._dealt not in ("", self.game) and self._save(begins=True):
            raise SystemExit
        self._dealt = self.game
        shelf.sweep(shelf.LOADING)
        from console.match import Match  # what a match takes is loaded when there is one

        setup = self.choices(self.setup.text())
        notation = games.part(self.game, "notation")
        game = games.load(self.game).Game(notation.read_rules(setup.get("edition")))
        game.start(len(seats_taken(setup, self.kit)), self.rng)
        self.match = Match(self, game, setup)
        self.keep()

    def resume_match(self) -> None:
        """Have the match on the table that is `waiting`."""
        if self.parked:
            lines = self.parked
            self.parked = {}
            self.choose(lines["game"])
            self._lay(lines)

    def _lay(self, lines: dict) -> None:
        """Go on with the match of a save, its game chosen. Raises ValueError or KeyError."""
        self._dealt = self.game
        shelf.sweep(shelf.LOADING)
        from console import resume

        self.setup = self.choices(lines["setup"])
        begun = self.choices(lines["setup"])
        try:
            self.match = resume.match_of(self, begun, lines)
        finally:
            shelf.put_back_reading(self.game)
            shelf.forget("console", "resume")

    def choices(self, text: str) -> Choices:
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
        """Save at once. The heap is swept as soon as nothing moves that could be seen to halt."""
        self._save(begins=False)
        self._unswept = True

    def _save(self, begins: bool) -> bool:
        """Save, and whether a match `begins` as soon as that is read; True if flash keeps it."""
        self.unsaved = False
        lines = {"settings": self.settings.text()}
        lines.update(self.waiting or {"game": self.game, "setup": self.setup.text()})
        if begins:
            lines["begin"] = "now"
        self.refused = not self.pico.store.save(save.encode(lines))
        return not self.refused
