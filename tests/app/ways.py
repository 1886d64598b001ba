"""The ways from the menu to every screen: by presses, power cycles and parts that fail."""

from base import Rng
from games import declared
from host_sim.mishaps import ERRORS, PARTS
from host_sim.session import Session
from tests.app.people import ENDS, RED, RESUME, People, chosen, said
from tests.app.way_back import HOLD_MS, IGNORED_MS, lead_back, pause, shown

_MOST_LINES = 14  # of a menu
_MOST_STEPS = 3  # through the values of a line
_REST_MS = 31_000  # until the title shows a game
_WATCH_MS = 25_000  # in which computers play some turns
_FAULT_MS = 1_100  # until a fault is noticed, or its end
_WHO_PLAYS = ("People", "Watch")
_BEGIN = ("Begin", "Hold OK for a new game")
_STOP = ("Hold OK to resign", "Hold OK to stop the game")


class Ways:
    """Ways to the screens, each begun in the menu. What is left open is left to chance."""

    def __init__(self, people: People, session: Session, chance: Rng):
        self._people = people
        self._session = session
        self._chance = chance
        self._unplugged: list[str] = []

    def go(self, screen: str, game: str) -> None:
        """Go to a screen, that of a game if it has one."""
        getattr(self, "_to_" + screen.replace(" ", "_"))(game)

    def do(self, command: str, *arguments) -> None:
        """Do what a press script has a command for, apart from presses."""
        self._session.do(command, arguments)

    def mend(self) -> None:
        """Have the flash take writes again, and plug in what is unplugged."""
        self.do("clear", "flash")
        while self._unplugged:
            self.do("plug", self._unplugged.pop())
        self._people.run(_FAULT_MS)

    def speak(self, language: str) -> None:
        """Set the language, which another press may have changed."""
        if self._people.app.settings.get("language") != language:
            self._choose("Settings")
            self._choose("Language")
            self._choose("Back")

    def _choose(self, *lines: str) -> None:
        """Hold OK on the first of these lines that the cursor comes to."""
        for _ in range(_MOST_LINES):
            if any(chosen(self._people.glass(RED), line) for line in lines):
                self._people.hold(RED, "ok", HOLD_MS)
                return
            self._people.press(RED, "down")
        raise AssertionError(f"no line says “{'” or “'.join(map(said, lines))}”")

    def _any_of(self, values):
        return values[self._chance.below(len(values))]

    def _power_cycle(self) -> None:
        self.do("power", "cycle")
        self._people.run(200)

    # Screens of the device.

    def _to_menu(self, game: str) -> None:
        """Stay there."""

    def _to_title(self, game: str) -> None:
        self._power_cycle()

    def _to_welcome(self, game: str) -> None:
        self._to_match(game)  # so that something is saved
        self._people.run(IGNORED_MS)
        self.do("damage", "saves")
        self._power_cycle()
        self._people.press(RED, "ok")

    def _to_settings(self, game: str) -> None:
        self._choose("Settings")

    def _to_selftest(self, game: str) -> None:
        self._choose("Settings")
        self._choose("Self-test")

    def _to_faults(self, game: str) -> None:
        self._power_cycle()
        self._unplugged = [self._any_of(PARTS)]
        self.do("unplug", *self._unplugged)
        self._people.run(_FAULT_MS)

    def _to_crash(self, game: str) -> None:
        self.do("fail", self._any_of(sorted(ERRORS)))
        self._people.run(IGNORED_MS)

    def _to_safe_start(self, game: str) -> None:
        end = self._any_of(ENDS)
        self._people.desk.down(end, "ok")
        self._power_cycle()
        self._people.desk.up(end, "ok")
        self._people.run(200)

    # Screens of a game.

    def _to_people(self, game: str) -> None:
        self._choose(declared(game).TITLE)

    def _to_away(self, game: str) -> None:
        self._to_people(game)
        self._choose("At a distance")

    def _to_deal_away(self, game: str) -> None:
        edition = declared(game).EDITIONS[0]
        while shown(self._people) != "deal away":  # it may restart first
            self.do("link", f"deal {game} {edition} 2 0 1")
            self._people.run(IGNORED_MS)

    def _to_learn(self, game: str) -> None:
        self._to_people(game)
        self._choose("Learn")
        self._people.run(IGNORED_MS)

    def _to_rules(self, game: str) -> None:
        self._to_people(game)
        self._choose("Rules")

    def _to_problems(self, game: str) -> None:
        self._to_people(game)
        self._choose("Problems")
        self._people.run(IGNORED_MS)

    def _to_setup(self, game: str) -> None:
        """Change each line a few times, at random."""
        self._to_people(game)
        self._choose("Set-up")
        for _ in range(_MOST_LINES):
            self._people.press(RED, "down")
            for _ in range(self._chance.below(_MOST_STEPS + 1)):
                self._people.press(RED, "right")

    def _to_deal(self, game: str) -> None:
        """Deal a match, every second time by a set-up made at random."""
        if self._chance.below(2):
            self._to_setup(game)
            self._choose(*_BEGIN)
        else:
            self._to_people(game)
            self._choose(self._any_of(_WHO_PLAYS))

    def _to_table(self, game: str) -> None:
        """Deal a match by the set-up as it is."""
        self._to_people(game)
        self._choose("Set-up")
        self._choose(*_BEGIN)
        self._people.until(lambda: shown(self._people) == "match")

    def _to_match(self, game: str) -> None:
        self._to_deal(game)
        self._people.until(lambda: shown(self._people) == "match")

    def _watch(self, game: str) -> None:
        """Let computers play some turns, and pause; a shorter time if that was a whole game."""
        wait = _WATCH_MS
        while shown(self._people) != "pause":
            lead_back(self._people)
            self._to_people(game)
            self._choose("Watch")
            self._people.run(wait)
            self._pause()
            wait //= 2

    def _to_pause(self, game: str) -> None:
        self._to_match(game)
        self._people.run(IGNORED_MS)
        self._pause()

    def _pause(self) -> None:
        for _ in range(4):
            if shown(self._people) == "match":
                pause(self._people)

    def _to_turns(self, game: str) -> None:
        self._watch(game)
        self._choose("Last turns")
        self._people.run(IGNORED_MS)

    def _to_restore(self, game: str) -> None:
        self._to_pause(game)
        self._choose("Leave (game is saved)")
        self._power_cycle()
        self._people.press(RED, "ok")
        self._choose(RESUME)

    def _to_result(self, game: str) -> None:
        self._watch(game)
        self._choose(*_STOP)
        self._people.run(3 * IGNORED_MS)

    def _to_review(self, game: str) -> None:
        self._to_result(game)
        self._choose("Turn by turn")
        self._people.run(IGNORED_MS)

    def _to_luck(self, game: str) -> None:
        self._to_result(game)
        self._choose("Luck and choice")
        self._people.run(IGNORED_MS)

    def _to_attract(self, game: str) -> None:
        self._to_match(game)  # so that the game is saved as the chosen one
        self._people.until(lambda: shown(self._people) == "match")  # the device may restart
        self._people.run(IGNORED_MS)
        self._power_cycle()
        self._people.run(_REST_MS)
