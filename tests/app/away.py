"""What is at the other end of a table's USB cable: a page's lines, and two tables with a dealer."""

import random
from collections.abc import Callable, Sequence

import pytest

import games
from drivers.store import Store
from tests.app.people import People
from tests.app.positions import position
from tests.moments import legal

NAMES = [name for name in games.NAMES if games.declared(name).DISTANT]
GAMES = pytest.mark.parametrize("name", NAMES)
OWN = position("gikhj")  # of a match that waits in a table's save

_LONGEST_MS = 60_000
_ANSWERS = ("ok", "refused", "regalia", "end")
_PILE = {"shuffle": 1, "open": 1, "draw": 2}  # the word of a request that names the pile


class Line:
    """A program at the USB port of a table, and the person there.

    said    the lines that the table said and nobody has taken yet
    """

    def __init__(self) -> None:
        self.said: list[str] = []

    def listen(self) -> None:
        """Note in `said` what the table has said."""
        raise NotImplementedError

    def send(self, line: str) -> None:
        raise NotImplementedError

    def until(self, condition: Callable[[], bool]) -> None:
        """Let time pass until `condition()`."""
        raise NotImplementedError

    def act(self, chance: random.Random) -> None:
        """Have the person there act at random."""
        raise NotImplementedError

    def ask(self, line: str) -> str:
        """Send a line; return the answer. What the table says besides stays in `said`."""
        self.listen()
        heard = len(self.said)
        self.send(line)

        def answered() -> bool:
            self.listen()
            return any(said.split(" ")[0] in _ANSWERS for said in self.said[heard:])

        self.until(answered)
        for at in range(heard, len(self.said)):
            if self.said[at].split(" ")[0] in _ANSWERS:
                return self.said.pop(at)
        raise AssertionError

    def tell(self, line: str) -> None:
        """Send a line that the table accepts."""
        answer = self.ask(line)
        assert answer == "ok", f"{line}: {answer}"

    def take(self, *words: str) -> str:
        """Return the next line that begins with one of these words; wait for it."""

        def found() -> list[str]:
            self.listen()
            return [line for line in self.said if line.split(" ")[0] in words]

        self.until(lambda: bool(found()))
        line = found()[0]
        self.said.remove(line)
        return line

    def state(self) -> str:
        """Return what the table says that the match waits for, the last of what it said."""
        state = self.take("due", "turn", "over")
        while any(line.split(" ")[0] in ("due", "turn", "over") for line in self.said):
            state = self.take("due", "turn", "over")
        return state


class Page(Line):
    """A page that speaks to the simulated table of `people`."""

    def __init__(self, people: People) -> None:
        super().__init__()
        self.people = people

    def listen(self) -> None:
        self.said += self.people.desk.cable.lines()

    def send(self, line: str) -> None:
        self.people.desk.link(line)

    def until(self, condition: Callable[[], bool]) -> None:
        self.people.until(condition, _LONGEST_MS)

    def act(self, chance: random.Random) -> None:
        people = self.people
        people.until(lambda: people.app.shown == "match" and people.app.at_rest)
        action = chance.choice(legal(people.game))
        people.screen._work = people.screen._act(people.desk.now, action)


class Dealer:
    """Decks and dice, known to nobody else. `decks`: those shuffled so far, from the top."""

    def __init__(self, seed: int) -> None:
        self._chance = random.Random(seed)
        self.decks: list[list[str]] = []
        self._piles: dict[str, list[str]] = {}

    def answers(self, due: str, tables: Sequence[str]) -> list[str]:
        """Return for tables with these players the events that answer a request."""
        verb, *words = due.split(" ")
        if verb == "cast":
            dice = [str(self._chance.randint(1, int(words[1]))) for _ in range(int(words[0]))]
            return ["cast " + ",".join(dice)] * len(tables)
        if verb == "shuffle":
            deck = words[1].split(",")
            self._chance.shuffle(deck)
            self.decks.append(deck)
            self._piles[words[0]] = list(deck)
            return [f"shuffle ?{len(deck)}"] * len(tables)
        number = int(words[-1])
        pile = self._piles[words[_PILE[verb] - 1]]
        taken = ",".join(pile[:number])
        del pile[:number]
        if verb == "open":
            return [f"open {taken}"] * len(tables)
        return [f"draw {taken if seats == words[0] else f'?{number}'}" for seats in tables]


def edition(name: str) -> str:
    return games.declared(name).EDITIONS[0]


def to_act(states: list[str]) -> int:
    """Return the player whose turn it is."""
    verb, player = states[0].split(" ")
    assert verb == "turn"
    return int(player)


class Joined:
    """Tables with one match. `pages[p]` is at the table of player p, if there are two.

    seats   for each table its players, as in "0,2"; "-" for one that watches
    logs    for each table the lines that its page replays
    """

    def __init__(self, pages: Sequence[Line], name: str, seed: int = 1, seats=("0", "1")) -> None:
        self.pages = pages
        self.seats = seats
        self.name = name
        self.seed = seed
        self.chance = random.Random(seed)
        self.dealer = Dealer(seed)
        self.logs: tuple[list[str], ...] = tuple([] for _ in seats)
        for table, page in enumerate(self.pages):
            page.tell(self.deal(table))

    def deal(self, table: int) -> str:
        players = sum(here != "-" for here in ",".join(self.seats).split(","))
        return f"deal {self.name} {edition(self.name)} {players} {self.seats[table]} {self.seed}"

    def settle(self) -> list[str]:
        """Answer what is due; return what both ends wait for then."""
        while True:
            states = [page.state() for page in self.pages]
            assert len(set(states)) == 1
            if not states[0].startswith("due "):
                return states
            events = self.dealer.answers(states[0][4:], self.seats)
            for page, log, event in zip(self.pages, self.logs, events, strict=True):
                log.append("event " + event)
                page.tell(log[-1])

    def begin(self) -> list[str]:
        """Deal all cards and show the match; return what both ends wait for."""
        states = self.settle()
        for page in self.pages:
            page.tell("go")
        return states

    def play(self, states: list[str], most: int = 10_000) -> list[str]:
        """Have the people act at random; return what all tables wait for at last."""
        while most and not states[0].startswith("over"):
            player = str(to_act(states))
            actor = next(i for i, here in enumerate(self.seats) if player in here)
            self.pages[actor].act(self.chance)
            states = self.pass_on(actor)
            most -= 1
        return states

    def pass_on(self, actor: int) -> list[str]:
        """Tell the others what was done at a table; return what all wait for then."""
        said = self.pages[actor].take("act")
        for table, (page, log) in enumerate(zip(self.pages, self.logs, strict=True)):
            log.append(said if table != actor else "mine " + said.split(" ")[1])
            if table != actor:
                page.tell(said)
        return self.settle()

    def record(self, player: int) -> str:
        """Open all decks to a table; return the record that it makes."""
        page = self.pages[player]
        for deck in self.dealer.decks:
            page.tell("deck " + ",".join(deck))
        assert page.ask("record") == "end"
        lines = [line[7:] for line in page.said if line.startswith("record ")]
        return "".join(line + "\n" for line in lines)


class Pair(Joined):
    """Two simulated tables, or more, with one match."""

    pages: list[Page]

    def __init__(self, sit, name: str, seed: int = 1, seats=("0", "1"), **settings) -> None:
        pages = [Page(sit(name=f"table {here}", **settings)) for here in seats]
        super().__init__(pages, name, seed, seats)

    def seen(self, player: int) -> str:
        """The game as a table has it, in text."""
        return self.pages[player].people.position


def saved(people) -> bytes | None:
    return Store(people.desk.flash).load()
