"""Play each game at two tables, which a dealer's lines join; then rest on a locked heap.

Both people act at random.
"""

import micropython

import games
from base import Rng, loader
from host_sim import files
from host_sim.desk import Desk
from host_sim.saved import prepare
from host_sim.script import parse

TICKS = 600
MOST_ACTS = 2000


class Table:
    """A table, and what the program at its USB port knows of it."""

    def __init__(self, name: str, seat: int):
        self.flash = files.scratch_folder()
        prepare(self.flash, [parse("set people 2\nset speed fast\nset game " + name, "away_games")])
        self.desk = Desk(self.flash, 1 + seat)
        self.desk.power_on()
        self.desk.run(100)
        self.said = []
        edition = games.declared(name).EDITIONS[0]
        self.ask(f"deal {name} {edition} {seat} 7")

    def ask(self, line: str) -> None:
        self.desk.link(line)
        self.expect("ok")

    def expect(self, word: str) -> str:
        """Wait for a line that begins with a word, and return it."""
        while True:
            for at in range(len(self.said)):
                if self.said[at].split(" ")[0] == word:
                    return self.said.pop(at)
                assert not self.said[at].startswith("refused"), self.said[at]
            self.desk.tick()
            self.said += self.desk.cable.lines()

    def state(self) -> str:
        """Return what the match waits for."""
        while not self.said or self.said[-1].split(" ")[0] not in ("due", "turn", "over"):
            self.desk.tick()
            self.said += self.desk.cable.lines()
        return self.said.pop()

    def act(self, rng) -> str:
        """Have the person here act; return what the table says."""
        app = self.desk.app
        while app.shown != "match" or not app.at_rest:
            self.desk.tick()
        game = app.match.game
        legal = bytearray(game.ACTIONS)
        action = legal[rng.below(game.legal(legal))]
        app.match_screen._work = app.match_screen._act(self.desk.now, action)
        return self.expect("act")

    def rest(self) -> None:
        for _ in range(TICKS):
            self.desk.tick()


class Dealer:
    """Decks and dice."""

    def __init__(self, rng):
        self._rng = rng
        self._piles = {}

    def answers(self, due: str) -> list:
        """Return the event for each table."""
        verb, *words = due.split(" ")[1:]
        if verb == "cast":
            dice = [str(1 + self._rng.below(int(words[1]))) for _ in range(int(words[0]))]
            return ["cast " + ",".join(dice)] * 2
        if verb == "shuffle":
            cards = words[1].split(",")
            order = self._rng.shuffled(bytes([1]) * len(cards))
            self._piles[words[0]] = [cards[card] for card in order]
            return [f"shuffle ?{len(cards)}"] * 2
        number = int(words[-1])
        pile = self._piles[words[-2]]
        taken = ",".join(pile[:number])
        del pile[:number]
        if verb == "open":
            return ["open " + taken] * 2
        events = [f"draw ?{number}", f"draw ?{number}"]
        events[int(words[0])] = "draw " + taken
        return events


def settle(tables, dealer) -> list:
    """Answer what is due; return what the tables wait for then."""
    while True:
        states = [table.state() for table in tables]
        if not states[0].startswith("due"):
            return states
        events = dealer.answers(states[0])
        for seat in (0, 1):
            tables[seat].ask("event " + events[seat])


for name in games.NAMES:
    if not games.declared(name).DISTANT:
        continue
    rng = Rng(3)
    dealer = Dealer(rng)
    tables = [Table(name, seat) for seat in (0, 1)]
    states = settle(tables, dealer)
    for table in tables:
        table.ask("go")
    tables[0].rest()
    tables[0].rest()
    micropython.heap_lock()
    tables[0].rest()
    micropython.heap_unlock()
    for _ in range(MOST_ACTS):
        if states[0].startswith("over"):
            break
        actor = states.index("turn here")
        tables[1 - actor].ask(tables[actor].act(rng))
        states = settle(tables, dealer)
    print(name, states[0] == states[1], states[0].split(" ")[0])
    for table in tables:
        table.desk.power_off()
        files.remove_folder(table.flash)
    loader.end(loader.GAME)
