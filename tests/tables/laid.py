"""Tables on the lamps of a Pico, played by presses, for tests of light."""

import games
import tables
import wiring
from base import Rng, loader
from drivers.pico import Pico
from host_sim.chips import rp2040
from host_sim.chips.ws2812 import Chain
from host_sim.desk import BUTTONS
from tests.moments import started
from ui import LAMPS, lights

SECOND = range(0, 1024, 64)  # the slowest swell
TURNS = 12
PRESSES = 4


class Buzzer:
    def play(self, tune):
        """Stay silent."""


class Lit:
    """Board and hexagon of a Pico on a supply of so many milliamperes."""

    def __init__(self, flash, supply: int = 500):
        chip = rp2040.RP2040()
        self.chains = (Chain(wiring.LEDS), Chain(wiring.HEX_LEDS))
        chip.attach_stream(wiring.LED_MAIN, self.chains[0])
        chip.attach_stream(wiring.LED_HEX, self.chains[1])
        chip.listen(wiring.LED_POWER, self._power)
        rp2040.power_on(chip)
        self.pico = Pico(str(flash))
        self.pico.rail.limit(wiring.led_budget_ma(supply))
        self.board = lights.board(self.pico.strip)
        self.hexagon = lights.hexagon(self.pico.hexagon)
        self.now = 0

    def _power(self, on: int) -> None:
        for chain in self.chains:
            chain.power(on)

    def moments(self):
        """Every picture of a second, after it was sent."""
        begin = self.now
        for age in SECOND:
            self.now = begin + age
            self.board.update(self.now)
            self.hexagon.update(self.now)
            self.pico.rail.show()
            yield

    def lamps(self) -> list[int]:
        """What each lamp shows, its three colours together."""
        return [sum(c.colours[i : i + 3]) for c in self.chains for i in range(0, 3 * c.count, 3)]

    def wanted(self) -> list[int]:
        """The same before gamma and brightness."""
        strips = (self.pico.strip, self.pico.hexagon)
        return [sum(s.pixels[i : i + 3]) for s in strips for i in range(0, 3 * s.count, 3)]


class Laid(Lit):
    """A table on these lamps, with people on all its seats."""

    def __init__(self, flash, name: str, colours: str, supply: int = 500):
        super().__init__(flash, supply)
        self.name = name
        self.colours = colours
        self.declared = games.declared(name)

    def deal(self, seed: int) -> None:
        """Begin a game, of another edition and another number of players with each seed."""
        editions = self.declared.EDITIONS
        self.lay(started(self.name, seed, edition=editions[seed % len(editions)])[0])

    def lay(self, game) -> None:
        """Go on with a game, nobody being asked yet."""
        self.game = game
        eyes = game.players if self.declared.SECRET_HANDS else 1
        self.eyes = [game.view(player) for player in range(eyes)]
        self.views = tuple(self.eyes[player % eyes] for player in range(game.players))
        seats = (tables.PERSON,) * game.players
        tables.called = tables.names_of(self.name, [""] * game.players, seats)
        self.table = loader.load(loader.MATCH, tables.module(self.name, "table")).Table(
            self.board, self.hexagon, Buzzer(), seats
        )
        self.table.dress(self.colours, 1)
        self.table.begin(self.views)
        self.ask(-1)

    def ask(self, player: int) -> None:
        """Show the game as it is, `player` being asked, -1 for nobody."""
        self._look()
        self.table.show(self.now, self.views, player, True)
        self._paint()

    def press(self, button: int) -> bool:
        """Press a button of whoever is asked; True if that makes an act."""
        answer = self.table.press(self.now, tables.end_of(self.game.to_act()), button)
        self._paint()
        return isinstance(answer, int)

    def play(self, action: int, chance: Rng) -> None:
        """Make an act, and what chance does after it; tell it to the end."""
        game = self.game
        player = game.to_act()
        game.play(action)
        self._tell(player, action)
        while game.to_act() == games.CHANCE:
            game.apply_chance(game.sample(chance))
            self._tell(player, games.CHANCE)

    def celebrate(self, winners: int) -> None:
        self.table.celebrate(self.now, winners)

    def _look(self) -> None:
        for player, view in enumerate(self.eyes):
            self.game.view(player, view)

    def _paint(self) -> None:
        while self.table.stale & LAMPS:
            self.table.stale &= ~LAMPS
            self.table.paint(self.now)

    def _tell(self, player: int, action: int) -> None:
        self._look()
        self.table.happened(self.now, player, action, self.views)
        while self.table.telling:
            self.now += 2
            self.table.advance(self.now)

    def pictures(self, chance: Rng):
        """Go on at random; stop at each picture, saying whether somebody is asked."""
        legal = bytearray(self.game.ACTIONS)
        for _ in range(TURNS):
            player = self.game.to_act()
            if player == games.OVER:
                break
            self.ask(-1)
            yield False
            self.ask(player)
            yield True
            for _ in range(PRESSES):
                if self.press(chance.below(len(BUTTONS))):
                    break
                yield True
            self.play(legal[chance.below(self.game.legal(legal))], chance)
        self.celebrate(1)
        yield False
