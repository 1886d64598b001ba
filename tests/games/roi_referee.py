"""Referee of Roi & Compagnie: a second implementation of the rules, written to be read, for tests.

The engine uses byte tables for a microcontroller. This referee parses positions itself and keeps
cards as their names. The two share no code, so a wrong reading of the rules shows as a
disagreement.
"""

from collections.abc import Callable
from copy import deepcopy
from dataclasses import dataclass
from itertools import permutations

# --- The dice: a list of faces, "3r" is the red three ---------------------------------------------

PATTERNS = ["1b2g3r4r5g6b", "1r2b3g4g5b6r", "1g2r3b4b5r6g"]

Faces = list[str]
Need = Callable[[Faces], bool]


def pairs(text: str) -> list[str]:
    """Return faces or cards, two characters each, or "-" for none."""
    return [] if text == "-" else [text[i : i + 2] for i in range(0, len(text), 2)]


def face(die: str, shown: str) -> str:
    """Return the face of the die "1" to "6" with that number; two dice have each pattern."""
    return pairs(PATTERNS[(int(die) - 1) // 2])[int(shown) - 1]


def number(face: str) -> int:
    return int(face[0])


def all_of(numbers: set[int]) -> Need:
    return lambda faces: {number(face) for face in faces} <= numbers


def run_of(length: int) -> Need:
    """Return the need for this many successive numbers."""
    runs = [set(range(first, first + length)) for first in range(1, 8 - length)]
    return lambda faces: any(run <= {number(face) for face in faces} for run in runs)


def dice(asked: str) -> Need:
    """Return the need for at least these dice with a number or colour: "4*6", "3r 2b"."""
    wanted = [(int(word[0]), word[-1]) for word in asked.split()]
    return lambda faces: all("".join(faces).count(sign) >= times for times, sign in wanted)


def any_of(needs: list[Need]) -> Need:
    return lambda faces: any(need(faces) for need in needs)


def one_colour(times: int) -> Need:
    return any_of([dice(f"{times}{colour}") for colour in "rgb"])


def sets(*sizes: int) -> Need:
    """Return the need for a set of equal numbers for each of `sizes`, all different."""
    return any_of(
        [
            dice(" ".join(f"{size}*{number}" for size, number in zip(sizes, numbers, strict=True)))
            for numbers in permutations("123456", len(sizes))
        ]
    )


def sum_in(wanted: range) -> Need:
    return lambda faces: sum(map(number, faces)) in wanted


# --- The cards ------------------------------------------------------------------------------------

PILES = "cmwof"  # of the locations: City, Mine, Workshop, Orc village, Forest


@dataclass(frozen=True)
class Inhabitant:
    """Inhabitant: its home ("" for none), need and points. Points of Fairies are counted apart."""

    home: str
    need: Need
    points: int = 0


CARDS = {
    "B1": Inhabitant("c", all_of({2, 4, 6}), 5),
    "B2": Inhabitant("c", all_of({1, 3, 5}), 5),
    "E1": Inhabitant("c", run_of(6), 7),
    "E2": Inhabitant("c", run_of(5), 3),
    "E3": Inhabitant("c", run_of(4), 1),
    "D1": Inhabitant("m", dice("5*6"), 10),
    "D2": Inhabitant("m", dice("5*1"), 10),
    "D3": Inhabitant("m", dice("4*6"), 6),
    "D4": Inhabitant("m", dice("4*4"), 6),
    "D5": Inhabitant("m", dice("4*3"), 6),
    "D6": Inhabitant("m", dice("3*4"), 4),
    "D7": Inhabitant("m", dice("3*3"), 4),
    "D8": Inhabitant("m", dice("3*1"), 4),
    "G1": Inhabitant("w", dice("6b"), 8),
    "G2": Inhabitant("w", dice("5b"), 3),
    "G3": Inhabitant("w", dice("5r"), 3),
    "G4": Inhabitant("w", dice("4r"), 2),
    "G5": Inhabitant("w", dice("4g"), 2),
    "G6": Inhabitant("w", dice("3g"), 1),
    "O1": Inhabitant("o", sets(5), 7),
    "O2": Inhabitant("o", sets(4), 3),
    "O3": Inhabitant("o", sets(3), 2),
    "O4": Inhabitant("o", sets(4, 2), 8),
    "O5": Inhabitant("o", sets(2, 2, 2), 7),
    "O6": Inhabitant("o", sets(3, 2), 3),
    "O7": Inhabitant("o", sets(2, 2), 1),
    "C1": Inhabitant("f", one_colour(6), 7),
    "C2": Inhabitant("f", one_colour(5), 2),
    "C3": Inhabitant("f", one_colour(4), 1),
    "A1": Inhabitant("f", dice("3r 3b"), 3),
    "A2": Inhabitant("f", dice("2r 2g 2b"), 2),
    "F1": Inhabitant("f", dice("3r 2b")),
    "F2": Inhabitant("f", dice("2r 3g")),
    "F3": Inhabitant("f", dice("3b 2g")),
    "F4": Inhabitant("f", dice("2b 2g")),
    "F5": Inhabitant("f", dice("2r 2g")),
    "H1": Inhabitant("", sum_in(range(6, 13)), 1),
    "X1": Inhabitant("", sum_in(range(30, 37)), -6),
    "X2": Inhabitant("", sum_in(range(28, 37)), -4),
    "X3": Inhabitant("", sum_in(range(25, 37)), -2),
}
PENALTIES = {"-1": 4, "-2": 3, "-3": 2, "-4": 1}
LOCATIONS = ["2", "3", "4"]  # of each pile, from the top


def fits(faces: Faces) -> list[str]:
    """Return all inhabitants whose need these dice meet."""
    return [name for name, card in CARDS.items() if card.need(faces)]


def worth(name: str) -> int:
    """Return the points of a card of a kingdom, 0 for a Fairy."""
    return CARDS[name].points if name in CARDS else int(name.lstrip("cmwof"))


def score(kingdom: list[str]) -> int:
    fairies = sum(name[0] == "F" for name in kingdom)
    return sum(map(worth, kingdom)) + fairies * fairies


def minus(kingdom: list[str]) -> int:
    """Return the minus points: those of Dragons and penalties."""
    return -sum(min(worth(name), 0) for name in kingdom)


# --- The table ------------------------------------------------------------------------------------


@dataclass
class Table:
    """State of a game, from a position's text; piles from the top, kingdoms from the bottom."""

    player: str
    faces: Faces
    rolls: int
    row: list[str]
    pile: list[str]
    penalties: list[str]
    kingdoms: dict[str, list[str]]
    termination: str = ""

    @classmethod
    def read(cls, text: str) -> "Table":
        player, faces, rolls, row, pile, penalties, *kingdoms = text.split(" ")
        return cls(
            player,
            pairs(faces),
            int(rolls),
            pairs(row),
            pairs(pile),
            ["-" + value for value in penalties if value != "-"],
            {letter: pairs(held) for letter, held in zip("lesbw", kingdoms, strict=False)},
        )

    @property
    def text(self) -> str:
        rest = (
            "".join(names) or "-" for names in (self.row, self.pile, [p[1] for p in self.penalties])
        )
        kingdoms = ("".join(held) or "-" for held in self.kingdoms.values())
        faces = "".join(self.faces) or "-"
        return " ".join((self.player, faces, str(self.rolls), *rest, *kingdoms))

    def locations(self, pile: str) -> list[str]:
        """Return the rest of a pile of locations, top first: those in no kingdom."""
        held = [name for kingdom in self.kingdoms.values() for name in kingdom]
        return [pile + value for value in LOCATIONS if pile + value not in held]

    # --- Legal actions ---

    def legal(self) -> set[str]:
        """Return the words of all legal actions."""
        if self.termination:
            return set()
        if not self.faces:
            return {"roll:123456"}
        takes = {word for place in range(5) for word in self.takes(place)}
        return self.rerolls() | (takes or {"penalty"})

    def rerolls(self) -> set[str]:
        if not self.rolls:
            return set()
        subsets = [[die for die in range(6) if mask >> die & 1] for mask in range(1, 64)]
        return {"roll:" + "".join(str(die + 1) for die in subset) for subset in subsets}

    def takes(self, place: int) -> set[str]:
        """Return the ways to take the inhabitant at a place; none if its need is not met."""
        name = self.row[place]
        if not CARDS[name].need(self.faces):
            return set()
        if name == "H1":
            return self.ways("take:H1,", place + 1) if place < 4 else {"take:H1"}
        return self.ways("take:", place)

    def ways(self, verb: str, place: int) -> set[str]:
        """Return the ways to take a card: for an opponent, or with or without its location."""
        word = verb + self.row[place]
        if self.row[place][0] == "X":
            return {f"{word}>{other}" for other in self.kingdoms if other != self.player}
        pile = PILES[place]
        if CARDS[self.row[place]].home != pile:
            return {word}
        return {f"{word}+{self.locations(pile)[0]}", word}

    # --- Effects of actions ---

    def roll(self, word: str, fallen: str) -> "Table":
        """Return the table after a roll of the dice in `word` with these numbers."""
        after = deepcopy(self)
        after.faces = after.faces or 6 * [""]
        for die, shown in zip(word.removeprefix("roll:"), fallen, strict=True):
            after.faces[int(die) - 1] = face(die, shown)
        after.rolls -= 1
        return after

    def act(self, word: str) -> "Table":
        """Return the table after a penalty or a card is taken."""
        after = deepcopy(self)
        verb, _, said = word.partition(":")
        again = after.take(said) if verb == "take" else after.pay()
        after.refill()
        after.pass_on(again)
        return after

    def pay(self) -> bool:
        self.kingdoms[self.player].append(self.penalties.pop(0))
        self.row.pop()
        if not self.penalties:
            self.termination = "penalties"
        return False

    def take(self, said: str) -> bool:
        """Take the cards of "H1,F2+f3" or "X1>e"; return whether it gives another turn."""
        said, _, other = said.partition(">")
        said, _, location = said.partition("+")
        names = said.split(",")
        mine = self.kingdoms[self.player]
        for name in names:
            self.row.remove(name)
            if name == names[-1] and location:
                mine.append(location)
            (self.kingdoms[other] if name[0] == "X" else mine).append(name)
        if location and not self.locations(location[0]):
            self.termination = "locations"
        return names[-1][0] == "A"

    def refill(self) -> None:
        """Draw cards at the left, one by one; the last one ends the game at once."""
        while len(self.row) < 5 and not self.termination:
            self.row.insert(0, self.pile.pop(0))
            if not self.pile:
                self.termination = "inhabitants"

    def pass_on(self, again: bool) -> None:
        if not again:
            order = list(self.kingdoms)
            self.player = order[(order.index(self.player) + 1) % len(order)]
        self.faces = []
        top = "".join(self.kingdoms[self.player][-1:])
        self.rolls = 4 if top.startswith("E") else 3

    # --- Result ---

    def scores(self) -> list[int]:
        return [score(kingdom) for kingdom in self.kingdoms.values()]

    def winners(self) -> str:
        """Return the letters of the winners: most points, then fewest minus points."""
        if not self.termination:
            return ""
        ranks = {p: (score(held), -minus(held)) for p, held in self.kingdoms.items()}
        return "".join(p for p in ranks if ranks[p] == max(ranks.values()))
