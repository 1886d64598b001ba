"""Referee of Banquet Royal: a second implementation of the rules, written to be read, for tests.

The engine uses byte tables for a microcontroller. This referee parses positions itself, uses axial
coordinates with the castle at (0, 0), and lists whole moves. The two share no code, so a wrong
reading of the rules shows as a disagreement.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import permutations

Space = tuple[int, int]

STEPS = ((1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1))
REACH = 4  # steps from the castle to the edge
ROWS = "abcdefghi"
CASTLE = (0, 0)
OUTSIDE = "."
ORDINARY = "F12"  # a feast, one crown, two crowns: spaces for pawns
TRANSPORTS = "CTB"
FAMILIES = "rmybg"  # Green has no player
WORTH = {"c": 1, "s": 3, "w": 3}
MOST_TOGETHER = 3
ENDLESS = 100  # turns without a feast


def row_of(r: int) -> list[Space]:
    return [(q, r) for q in range(-REACH, REACH + 1) if abs(q + r) <= REACH]


LAYOUT = dict(zip(ROWS, map(row_of, range(-REACH, REACH + 1)), strict=True))
NAMED = {f"{row}{i}": space for row in ROWS for i, space in enumerate(LAYOUT[row], start=1)}
NAME = {space: name for name, space in NAMED.items()}


def beside(space: Space, step: Space, times: int = 1) -> Space:
    return space[0] + times * step[0], space[1] + times * step[1]


def split_pawn(text: str) -> tuple[str, str]:
    """Return space and colour of "b3r"."""
    return text[:-1], text[-1]


def ordered(pawns: str) -> str:
    return "".join(sorted(pawns, key=FAMILIES.index))


@dataclass
class Player:
    """Winnings of a player."""

    guests: int
    crowns: int
    cakes: str

    @classmethod
    def read(cls, text: str) -> "Player":
        won, _, cakes = text.partition("+")
        guests, crowns = won.split("*")
        return cls(int(guests), int(crowns), cakes)

    @property
    def text(self) -> str:
        cakes = "".join(sorted(self.cakes))
        return f"{self.guests}*{self.crowns}" + (f"+{cakes}" if cakes else "")

    @property
    def score(self) -> int:
        return self.guests * self.crowns + sum(WORTH[cake] for cake in self.cakes)


@dataclass
class Table:
    """State of a game, from a position's text.

    picked     the picks of this phase: spaces, and colours in a swap
    reached    the spaces that the move and the transport of the turn before led to, then the same
               for this turn; "-" for none
    quiet      turns without a feast, with this turn from the cast of its die
    """

    icons: dict[Space, str]
    pawns: dict[Space, str]
    princess: Space
    player: str
    phase: str
    picked: list[str]
    die: str
    reached: list[str]
    quiet: int
    cakes: str
    players: dict[str, Player]
    termination: str = ""

    @classmethod
    def read(cls, text: str) -> "Table":
        kingdom, princess, player, phase, die, reached, quiet, cakes, *had = text.split(" ")
        icons, pawns = read_kingdom(kingdom)
        phase, *picked = phase.split(":")
        return cls(
            icons,
            pawns,
            NAMED[princess],
            player,
            phase,
            picked,
            die,
            reached.split(","),
            int(quiet),
            cakes.strip("-"),
            {family: Player.read(won) for family, won in zip(FAMILIES, had, strict=False)},
        )

    @property
    def text(self) -> str:
        rows = [
            "".join(self.icons.get(s, OUTSIDE) + self.pawns.get(s, "") for s in LAYOUT[row])
            for row in ROWS
        ]
        fields = (
            "/".join(rows),
            NAME[self.princess],
            self.player,
            ":".join([self.phase, *self.picked]),
            self.die,
            ",".join(self.reached),
            str(self.quiet),
            self.cakes or "-",
            *(player.text for player in self.players.values()),
        )
        return " ".join(fields)

    def copy(self) -> "Table":
        return replace(
            self,
            pawns=dict(self.pawns),
            picked=list(self.picked),
            reached=list(self.reached),
            players={family: replace(player) for family, player in self.players.items()},
        )

    # --- Moves of groups ---

    def may_stand(self, space: Space, number: int) -> bool:
        """Return whether this number of pawns may move there."""
        if self.icons.get(space, OUTSIDE) not in ORDINARY or space == self.princess:
            return False
        return len(self.pawns[space]) + number <= MOST_TOGETHER

    def groups(self) -> list[Space]:
        """Return the spaces whose groups may move: not the Princess's, not just reached."""
        kept = [self.princess, *(NAMED[name] for name in self.reached[:2] if name != "-")]
        return [space for space, pawns in self.pawns.items() if pawns and space not in kept]

    def at_edge(self, space: Space) -> bool:
        """Return whether a neighbour of the space is outside the kingdom."""
        return any(beside(space, step) not in self.icons for step in STEPS)

    def lines(self, start: Space) -> Iterator[Space]:
        """Yield the spaces on the six straight lines, up to the edge of the kingdom."""
        for step in STEPS:
            end = beside(start, step)
            while end in self.icons:
                yield end
                end = beside(end, step)

    def ends(self, means: str, start: Space) -> list[Space]:
        """Return where a transport, "" for none, could take a group. Ignores pawns."""
        if means == "C":
            return list(self.lines(start))
        if means == "T":
            return [s for s in self.icons if s != start and self.icons[s] == self.icons[start]]
        if means == "B" and self.at_edge(start):
            return [s for s in self.icons if s != start and self.at_edge(s)]
        return [] if means else [beside(start, step) for step in STEPS]

    # --- Whole choices of a phase, without DONE ---

    def choices(self) -> set[str]:
        """Return all choices: "b3-c3" for a move; a group and a space for a scattering."""
        if self.phase == "lift":
            return self.journeys("") or {"roll"}
        if self.phase == "walk":
            return self.walks()
        if self.phase == "board":
            return self.journeys(self.icons[self.princess])
        if self.phase in ("scatter", "deal"):
            return self.scatterings()
        if self.phase == "swap":
            return self.swaps()
        return {"cast": {"roll"}, "invite": {"feast"}, "close": set()}[self.phase]

    def journeys(self, means: str) -> set[str]:
        return {
            f"{NAME[start]}-{NAME[end]}"
            for start in self.groups()
            for end in self.ends(means, start)
            if self.may_stand(end, len(self.pawns[start]))
        }

    def walks(self) -> set[str]:
        """Return the spaces that the Princess can reach."""
        near, found = {self.princess}, {self.princess}
        for _ in range(int(self.die)):
            near = {beside(s, step) for s in near for step in STEPS} & set(self.icons) - found
            found |= near
        return {NAME[space] for space in found - {self.princess}}

    def scatterings(self) -> set[str]:
        empty = [s for s, icon in self.icons.items() if icon in ORDINARY and not self.pawns[s]]
        begun = self.phase == "deal"
        groups = [NAMED[name] for name in self.picked[:1]] if begun else self.pawns
        return {
            f"{NAME[group]}-{NAME[end]}"
            for group in groups
            for end in empty
            if begun or 2 <= len(self.pawns[group]) <= len(empty)
        }

    def swaps(self) -> set[str]:
        """Return all pairs of pawns of different colours on different spaces: "b3r-d4y"."""
        places = {(NAME[space], pawn) for space, pawns in self.pawns.items() for pawn in pawns}
        return {
            f"{one}{pawn}-{other}{its}"
            for one, pawn in places
            for other, its in places
            if one < other and pawn != its
        }

    # --- Single actions ---

    def legal(self) -> set[str]:
        """Return the words of all legal actions; none while a die is due."""
        if self.termination or self.phase == "fall":
            return set()
        number = len(self.picked)
        words = {words[number] for words in self.said() if words[:number] == self.picked}
        if self.phase in ("board", "invite", "scatter", "swap", "close") and not self.picked:
            words.add("done")
        return words

    def said(self) -> list[list[str]]:
        """Return the words of each choice; a swap may begin with either pawn."""
        said = [choice.split("-") for choice in self.choices()]
        if self.phase != "swap":
            return said
        return [[*one, *its] for pair in said for one, its in permutations(map(split_pawn, pair))]

    def act(self, word: str) -> "Table":
        """Return the table after one action."""
        after = self.copy()
        if word == "done":
            after.end_turn()
        elif word == "roll":
            after.phase = "fall"
            after.quiet += 1
        elif word == "feast":
            after.feast()
        elif self.phase == "walk":
            after.arrive(NAMED[word])
        else:
            after.pick(word)
        return after

    def fall(self, number: int) -> "Table":
        """Return the table after this number of the die: 6 is cast again."""
        after = self.copy()
        if number < 6:
            after.die = str(number)
            after.phase = "close" if number == 5 else "walk"
        return after

    def pick(self, word: str) -> None:
        """Add a pick; carry the move, transport, scattering or swap out once complete."""
        self.picked.append(word)
        if self.phase == "swap":
            if len(self.picked) == 4:
                self.swap(*self.picked)
        elif len(self.picked) == 1:
            self.phase = "deal" if self.phase == "scatter" else self.phase
        elif self.phase == "deal":
            self.deal(*self.picked)
        else:
            self.move(*self.picked)

    def go_on(self, phase: str) -> None:
        self.phase = phase
        self.picked = []

    def move(self, start: str, end: str) -> None:
        pawns = self.pawns[NAMED[end]] + self.pawns[NAMED[start]]
        self.pawns |= {NAMED[start]: "", NAMED[end]: ordered(pawns)}
        on_foot = self.phase == "lift"
        self.reached[2 if on_foot else 3] = end
        self.go_on("cast" if on_foot else "close")

    def deal(self, start: str, end: str) -> None:
        """Deal the first pawn of the space; the space stays picked until it is empty."""
        self.pawns[NAMED[end]], self.pawns[NAMED[start]] = (
            self.pawns[NAMED[start]][:1],
            self.pawns[NAMED[start]][1:],
        )
        self.picked = [start]
        if not self.pawns[NAMED[start]]:
            self.go_on("close")

    def swap(self, one: str, pawn: str, other: str, its: str) -> None:
        for space, goes, comes in ((NAMED[one], pawn, its), (NAMED[other], its, pawn)):
            self.pawns[space] = ordered(self.pawns[space].replace(goes, "", 1) + comes)
        self.go_on("close")

    def arrive(self, space: Space) -> None:
        """End the Princess's walk."""
        self.princess = space
        if self.icons[space] in TRANSPORTS:
            self.offer("board")
        else:
            full = len(self.pawns.get(space, "")) == MOST_TOGETHER
            self.phase = "invite" if full else "close"

    def offer(self, phase: str) -> None:
        """Go to a phase, or to close if it has no choices."""
        self.phase = phase
        if not self.choices():
            self.phase = "close"

    def feast(self) -> None:
        """Hold a feast: all players present win, and the player to act gets a cake."""
        came, icon = self.pawns[self.princess], self.icons[self.princess]
        for family, player in self.players.items():
            player.guests += came.count(family)
            if family in came and icon != "F":
                player.crowns += int(icon)
        self.pawns[self.princess] = ""
        self.princess = CASTLE
        self.quiet = 0

        cake, self.cakes = self.cakes[0], self.cakes[1:]
        host = self.players[self.player]
        host.cakes += cake
        if cake == "c":
            host.crowns += 2
        self.offer({"c": "close", "s": "scatter", "w": "swap"}[cake])

    def end_turn(self) -> None:
        if not self.cakes:
            self.termination = "cakes"
        elif self.quiet == ENDLESS:
            self.termination = "turns"
        order = list(self.players)
        self.player = order[(order.index(self.player) + 1) % len(order)]
        self.reached = [*self.reached[2:], "-", "-"]
        self.die = "-"
        self.go_on("lift")

    # --- Result ---

    def scores(self) -> list[int]:
        return [player.score for player in self.players.values()]

    def winners(self) -> str:
        """Return the letters of the winners, once the game is over."""
        best = max(self.scores())
        return "".join(
            f for f, player in self.players.items() if self.termination and player.score == best
        )


def read_kingdom(text: str) -> tuple[dict[Space, str], dict[Space, str]]:
    """Return the icon of each space, and the pawns of each space for pawns."""
    icons, pawns = {}, {}
    for row, spaces in zip(text.split("/"), LAYOUT.values(), strict=True):
        ahead = iter(spaces)
        space = CASTLE
        for sign in row:
            if sign in FAMILIES:
                pawns[space] += sign
                continue
            space = next(ahead)
            if sign != OUTSIDE:
                icons[space] = sign
            if sign in ORDINARY:
                pawns[space] = ""
    return icons, pawns
