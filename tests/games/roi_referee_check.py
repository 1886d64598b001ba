"""Referee's check whether a position of Roi & Compagnie is possible.

Checks the cards and dice, but not whether the order of turns could give each player these cards. A
view with hidden piles is not a position here.
"""

import re
from collections import Counter
from collections.abc import Iterator
from itertools import pairwise

from tests.games.roi_referee import CARDS, LOCATIONS, PATTERNS, PENALTIES, PILES, Table, pairs

_INHABITANT = f"(?:{'|'.join(CARDS)})"
_CARD = f"(?:{'|'.join(CARDS)}|[{PILES}][{''.join(LOCATIONS)}]|{'|'.join(PENALTIES)})"
_FACES = "".join(f"(?:{'|'.join(pairs(faces))}){{2}}" for faces in PATTERNS)

SHAPE = re.compile(
    f"[lesbw] (?:-|{_FACES}) [0-4] {_INHABITANT}{{5}} {_INHABITANT}+ [1-4]+"
    f"(?: (?:-|{_CARD}+)){{2,5}}"
)


def faults(text: str) -> list[str]:
    """Return the reasons why no running game can be in this position."""
    if not SHAPE.fullmatch(text):
        return ["it isn't shaped like a position, or a pile is empty and the game over"]
    table = Table.read(text)
    if table.player not in table.kingdoms:
        return ["the player to act doesn't play"]
    return [*box_faults(table), *location_faults(table), *roll_faults(table)]


def box_faults(table: Table) -> Iterator[str]:
    held = [name for kingdom in table.kingdoms.values() for name in kingdom]
    seen = Counter([*table.row, *table.pile, *table.penalties, *held])
    if any(number > PENALTIES.get(name, 1) for name, number in seen.items()):
        yield "a card is there too often"
    if any(seen[name] < number for name, number in PENALTIES.items()):
        yield "a penalty is missing"
    paid = sum(PENALTIES.values()) - len(table.penalties)
    if sum(not seen[name] for name in CARDS) != paid:
        yield "not as many inhabitants are missing as penalties were taken"


def location_faults(table: Table) -> Iterator[str]:
    for pile in PILES:
        left = table.locations(pile)
        if not left or left != [pile + value for value in LOCATIONS][-len(left) :]:
            yield "a location was taken before a cheaper one, or the last one was"
    for kingdom in table.kingdoms.values():
        for name, above in pairwise([*kingdom, ""]):
            at_home = above in CARDS and CARDS[above].home == name[0]
            if name[0] in PILES and not at_home:
                yield "a location doesn't lie under one of its inhabitants"
        for pile in PILES:
            locations = [name for name in kingdom if name[0] == pile]
            if locations != sorted(locations):
                yield "a location lies above a dearer one"


def roll_faults(table: Table) -> Iterator[str]:
    most = 4 if "".join(table.kingdoms[table.player][-1:]).startswith("E") else 3
    if table.faces and table.rolls >= most:
        yield "no roll was used for the dice on the table"
    if not table.faces and table.rolls != most:
        yield "rolls are missing before the first one"
