"""What is at the other end of a table's USB cable: a page's lines, and two tables with a dealer."""

import random

from tests.app.people import People

_LONGEST_MS = 60_000
_ANSWERS = ("ok", "refused", "regalia", "end")
_PILE = {"shuffle": 1, "open": 1, "draw": 2}  # the word of a request that names the pile


class Page:
    """A page that speaks to the table of `people` by lines.

    said    the lines that the table said and nobody has taken yet
    """

    def __init__(self, people: People) -> None:
        self.people = people
        self.said: list[str] = []

    def listen(self) -> None:
        self.said += self.people.desk.cable.lines()

    def ask(self, line: str) -> str:
        """Send a line; return the answer. What the table says besides stays in `said`."""
        self.listen()
        heard = len(self.said)
        self.people.desk.link(line)

        def answered() -> bool:
            self.listen()
            return any(said.split(" ")[0] in _ANSWERS for said in self.said[heard:])

        self.people.until(answered, _LONGEST_MS)
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

        self.people.until(lambda: bool(found()), _LONGEST_MS)
        line = found()[0]
        self.said.remove(line)
        return line

    def state(self) -> str:
        """Return what the table says that the match waits for, the last of what it said."""
        state = self.take("due", "turn", "over")
        while any(line.split(" ")[0] in ("due", "turn", "over") for line in self.said):
            state = self.take("due", "turn", "over")
        return state


class Dealer:
    """Decks and dice, known to nobody else. `decks`: those shuffled so far, from the top."""

    def __init__(self, seed: int) -> None:
        self._chance = random.Random(seed)
        self.decks: list[list[str]] = []
        self._piles: dict[str, list[str]] = {}

    def answers(self, due: str) -> list[str]:
        """Return for each of two players the event that answers a request."""
        verb, *words = due.split(" ")
        if verb == "cast":
            dice = [str(self._chance.randint(1, int(words[1]))) for _ in range(int(words[0]))]
            return ["cast " + ",".join(dice)] * 2
        if verb == "shuffle":
            deck = words[1].split(",")
            self._chance.shuffle(deck)
            self.decks.append(deck)
            self._piles[words[0]] = list(deck)
            return [f"shuffle ?{len(deck)}"] * 2
        number = int(words[-1])
        pile = self._piles[words[_PILE[verb] - 1]]
        taken = ",".join(pile[:number])
        del pile[:number]
        if verb == "open":
            return [f"open {taken}"] * 2
        return [f"draw {taken if seat == words[0] else f'?{number}'}" for seat in ("0", "1")]
