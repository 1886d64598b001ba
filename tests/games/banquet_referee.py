"""A second reading of Banquet Royal's rules, written from them alone, slow and plain.

It reads a position's text by itself, thinks in axial coordinates, (0, 0) the castle, and shares
nothing with the firmware. What it finds is compared with what the engine finds.
"""

STEPS = ((1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1))
REACH = 4
ROWS = "abcdefghi"


def row_of(r: int) -> list[tuple[int, int]]:
    return [(q, r) for q in range(-REACH, REACH + 1) if abs(q + r) <= REACH]


NAMED = {
    f"{letter}{i}": space
    for letter, r in zip(ROWS, range(-REACH, REACH + 1), strict=True)
    for i, space in enumerate(row_of(r), start=1)
}
NAME = {space: name for name, space in NAMED.items()}


def beside(space, step, times=1):
    return space[0] + times * step[0], space[1] + times * step[1]


class Referee:
    """What a position's text says: icons and pawns by space, and the rest of its fields."""

    def __init__(self, text: str):
        kingdom, princess, self.player, phase, die, reached, _, self.cakes, *had = text.split(" ")
        self.icons, self.pawns = {}, {}
        for r, row in zip(range(-REACH, REACH + 1), kingdom.split("/"), strict=True):
            self._read_row(row_of(r), row)
        self.princess = NAMED[princess]
        self.phase = phase
        self.die = 0 if die == "-" else int(die)
        self.blocked = [NAMED[name] for name in reached.split(",")[:2] if name != "-"]
        self.had = had

    def _read_row(self, spaces, row):
        number = -1
        for char in row:
            if char in "rmybg":
                self.pawns[spaces[number]] += char
                continue
            number += 1
            if char != ".":
                self.icons[spaces[number]] = char
                self.pawns[spaces[number]] = ""

    def may_stand(self, space, number: int) -> bool:
        """Whether so many more pawns may come there."""
        if self.icons.get(space, ".") not in "F12" or space == self.princess:
            return False
        return len(self.pawns[space]) + number <= 3

    def groups(self):
        """The spaces whose pawns are free to go."""
        return [
            space
            for space, pawns in self.pawns.items()
            if pawns and space != self.princess and space not in self.blocked
        ]

    def edge(self, space) -> bool:
        return any(beside(space, step) not in self.icons for step in STEPS)

    def carriage(self, start):
        for step in STEPS:
            far = 1
            while beside(start, step, far) in self.icons:
                yield beside(start, step, far)
                far += 1

    def ends(self, means: str, start):
        """Where a group could get from `start`, if there were room."""
        if means == "C":
            return list(self.carriage(start))
        if means == "T":
            return [s for s in self.icons if s != start and self.icons[s] == self.icons[start]]
        if means == "B":
            return [s for s in self.icons if s != start and self.edge(s) and self.edge(start)]
        return [beside(start, step) for step in STEPS]

    def journeys(self, means: str = "") -> set[str]:
        """All from-to pairs, by a transport's icon or on foot."""
        return {
            f"{NAME[start]}-{NAME[end]}"
            for start in self.groups()
            for end in self.ends(means, start)
            if self.may_stand(end, len(self.pawns[start]))
        }

    def walks(self) -> set[str]:
        """The spaces that the Princess can get to."""
        near, found = {self.princess}, {self.princess}
        for _ in range(self.die):
            near = {beside(s, step) for s in near for step in STEPS} & set(self.icons) - found
            found |= near
        return {NAME[space] for space in found - {self.princess}}

    def scatterings(self) -> set[str]:
        """Each group that can be dealt out, with each space for its next pawn."""
        empty = [s for s, icon in self.icons.items() if icon in "F12" and not self.pawns[s]]
        return {
            f"{NAME[group]}-{NAME[end]}"
            for group, pawns in self.pawns.items()
            for end in empty
            if 2 <= len(pawns) <= len(empty)
        }

    def swaps(self) -> set[str]:
        """All two pawns of different colours on different spaces: "b3r-d4y", from top left on."""
        places = sorted(
            {(NAME[space], pawn) for space, pawns in self.pawns.items() for pawn in pawns}
        )
        return {
            f"{one}{pawn}-{other}{its}"
            for one, pawn in places
            for other, its in places
            if one < other and pawn != its
        }

    def choices(self) -> set[str]:
        """What there is to choose in the phase, but for a feast."""
        if self.phase == "lift":
            return self.journeys() or {"roll"}
        if self.phase == "walk":
            return self.walks()
        if self.phase == "board":
            return self.journeys(self.icons[self.princess])
        return self.scatterings() if self.phase == "scatter" else self.swaps()

    def feast(self) -> list[tuple[int, int]]:
        """Pawns and crowns of each player after a feast here, but for what the cake brings."""
        pawns, icon = self.pawns[self.princess], self.icons[self.princess]
        winnings = []
        for letter, had in zip("rmyb", self.had, strict=False):
            guests, crowns = map(int, had.partition("+")[0].split("*"))
            came = pawns.count(letter)
            shown = int(icon) if icon in "12" and came else 0
            winnings.append((guests + came, crowns + shown))
        return winnings
