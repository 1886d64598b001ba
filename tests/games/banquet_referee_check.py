"""Referee's check whether a position of Banquet Royal is possible.

Checks the pieces, the kingdom and whether they fit the phase, not how the game came there. Does not
check the order in which the tiles of a wild kingdom were laid. A view with hidden cakes is not a
position here.
"""

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import pairwise

from tests.games.banquet_referee import (
    CAKES,
    CASTLE,
    ENDLESS,
    FAMILIES,
    LAYOUT,
    MOST_TOGETHER,
    NAMED,
    ORDINARY,
    OUTSIDE,
    STEPS,
    TRANSPORTS,
    Space,
    Table,
    beside,
)

_PAWNS = f"(?![{FAMILIES}]{{4}}){'*'.join(FAMILIES)}*"
_ICON = f"(?:[.*{TRANSPORTS}]|[{ORDINARY}]{_PAWNS})"
_ROWS = "/".join(f"{_ICON}{{{len(row)}}}" for row in LAYOUT.values())
_SPACE = f"(?:{'|'.join(NAMED)})"
_PHASE = (
    f"(?:(?:lift|board)(?::{_SPACE})?|cast|fall|walk|invite|scatter|deal:{_SPACE}|close"
    f"|swap(?::{_SPACE}(?::[{FAMILIES}](?::{_SPACE})?)?)?)"
)
_NUMBER = "(?:0|[1-9][0-9]{0,2})"
_HAD = "c*s*w*"
SHAPE = re.compile(
    f"{_ROWS} {_SPACE} [rmyb] {_PHASE} [-1-5] (?:(?:-|{_SPACE}),){{3}}(?:-|{_SPACE}) {_NUMBER}"
    f" (?:-|[{CAKES}]+)(?: {_NUMBER}[*]{_NUMBER}(?:[+](?=[{CAKES}]){_HAD})?){{2,4}}"
)


def faults(text: str, edition: str) -> list[str]:
    """Return the reasons why no running game can be in this position."""
    if not SHAPE.fullmatch(text):
        return ["it isn't shaped like a position"]
    table = Table.read(text)
    if table.player not in table.players:
        return ["the player to act doesn't play"]
    reached = [NAMED[name] for name in table.reached if name != "-"]
    if table.princess not in table.icons or not set(reached) <= set(table.pawns):
        return ["the Princess or a group is outside the kingdom"]
    return [*kingdom_faults(table, edition), *box_faults(table), *turn_faults(table)]


# --- The kingdom ----------------------------------------------------------------------------------

ICONS = Counter("*" + 10 * "F" + 12 * "1" + 8 * "2" + 2 * TRANSPORTS)
BOX = Counter({"12F": 4, "1?F": 2, "2?F": 2, "12?": 2, "11F": 2})  # "?" is a transport
REGULAR = """
    -2,1 -1,0 -1,1   0,-1 1,-2 1,-1   -2,-1 -1,-2 -1,-1   -3,0 -3,1 -2,0
    -3,2 -3,3 -2,2   -2,3 -1,2 -1,3   0,-3 0,-2 1,-3      0,1 1,0 1,1
    0,2 0,3 1,2      2,-3 2,-2 3,-3   2,0 2,1 3,0         2,-1 3,-2 3,-1
"""
AHEAD = ((1, 0), (0, 1), (-1, 1))  # to the right and below, clockwise


def kingdom_faults(table: Table, edition: str) -> Iterator[str]:
    if table.icons.get(CASTLE) != "*" or Counter(table.icons.values()) != ICONS:
        yield "the icons aren't those of the box"
    elif edition == "regular":
        spaces = [(int(q), int(r)) for q, r in re.findall(r"(-?\d),(-?\d)", REGULAR)]
        mirrored = [(q + r, -r) for q, r in spaces]
        if BOX not in (faces(table, spaces), faces(table, mirrored)):
            yield "the tiles of a regular kingdom show something else"
    elif not hangs_together(set(table.icons)):
        yield "the kingdom has parts, or a hole"
    elif not fill(table, set(table.icons) - {CASTLE}, BOX):
        yield "no laying of the tiles is that kingdom"


def face(table: Table, tile: Iterable[Space]) -> str:
    icons = (table.icons.get(space, OUTSIDE) for space in tile)
    return "".join(sorted("?" if icon in TRANSPORTS else icon for icon in icons))


def faces(table: Table, spaces: list[Space]) -> Counter[str]:
    """Return the faces of tiles with these spaces, three for each tile."""
    return Counter(face(table, spaces[i : i + 3]) for i in range(0, len(spaces), 3))


def hangs_together(spaces: set[Space]) -> bool:
    """Return whether the spaces and the rest are each connected, so there is no hole."""
    around = {(q, r) for q in range(-5, 6) for r in range(-5, 6)} - spaces
    return reached_from(CASTLE, spaces) == spaces and reached_from((5, 5), around) == around


def reached_from(start: Space, spaces: set[Space]) -> set[Space]:
    found, edge = {start}, {start}
    while edge:
        edge = {beside(space, step) for space in edge for step in STEPS} & spaces - found
        found |= edge
    return found


def fill(table: Table, spaces: set[Space], box: Counter[str]) -> bool:
    """Return whether tiles of the box can cover exactly these spaces."""
    if not spaces:
        return True
    first = min(spaces, key=lambda space: (space[1], space[0]))
    for steps in pairwise(AHEAD):
        tile = {first, *(beside(first, step) for step in steps)}
        left = box - Counter([face(table, tile)])
        if spaces >= tile and left != box and fill(table, spaces - tile, left):
            return True
    return False


# --- The box --------------------------------------------------------------------------------------

FEASTS = 6
OF_A_FAMILY = 6


def box_faults(table: Table) -> Iterator[str]:
    eaten = Counter("".join(player.cakes for player in table.players.values()))
    if eaten.total() + len(table.cakes) != FEASTS:
        yield "there are six cakes"
    if any(number > 3 for number in (eaten + Counter(table.cakes)).values()):
        yield "there are three cakes of a kind"

    pawns = Counter("".join(table.pawns.values()))
    if pawns.total() != len(FAMILIES) * OF_A_FAMILY - MOST_TOGETHER * eaten.total():
        yield "three pawns go with each feast"
    if any(number > OF_A_FAMILY for number in pawns.values()):
        yield "six pawns are of each colour"
    for family, player in table.players.items():
        if pawns[family] + player.guests != OF_A_FAMILY:
            yield "whose pawns went to feasts has won them"
    for player in table.players.values():
        won = player.crowns - 2 * player.cakes.count("c")
        if not 0 <= won <= 2 * min(player.guests, eaten.total()):
            yield "no feasts bring that many crowns"


# --- The turn -------------------------------------------------------------------------------------

UNCOUNTED = ("lift", "cast")  # the turn counts as quiet only from the cast on
BEFORE = (*UNCOUNTED, "fall")  # before the cast of the die
WITH_CAKE = {"scatter": "s", "deal": "s", "swap": "w"}


def quiet_before(table: Table) -> int:
    """Return the turns without a feast before this turn; -1 after a feast in this turn."""
    return table.quiet - (table.phase not in UNCOUNTED)


def held(table: Table) -> bool:
    """Return whether this turn had a feast."""
    return table.phase in WITH_CAKE or (table.phase == "close" and table.quiet == 0)


def stays(table: Table) -> bool:
    """Return whether the Princess has not moved in this turn."""
    return table.phase in (*BEFORE, "walk") or table.die == "5"


def turn_faults(table: Table) -> Iterator[str]:
    phase, cast = table.phase, table.die != "-"
    if cast == (phase in BEFORE) or (table.die == "5" and phase != "close"):
        yield "the die doesn't lead there"
    if (quiet_before(table) < 0) != held(table):
        yield "the turns without a feast are counted from the last one"
    if quiet_before(table) >= ENDLESS or not (table.cakes or held(table)):
        yield "the game is over"
    if table.phase in UNCOUNTED and table.quiet == 0 and table.princess != CASTLE:
        yield "the Princess begins at the castle"
    yield from phase_faults(table)
    yield from feast_faults(table) if held(table) else way_faults(table)


def phase_faults(table: Table) -> Iterator[str]:
    """Yield why the table doesn't fit the phase."""
    phase, here = table.phase, table.princess
    if phase == "board" and table.icons[here] not in TRANSPORTS:
        yield "the Princess is on no transport"
    elif phase == "invite" and len(table.pawns.get(here, "")) != MOST_TOGETHER:
        yield "three pawns make a feast"
    elif phase == "deal" and not table.pawns.get(NAMED[table.picked[0]]):
        yield "there is nobody to deal out"
    elif phase in ("board", "scatter", "swap") and not table.choices():
        yield "there is nothing to choose"
    elif table.picked:
        number = len(table.picked)
        if not any(words[:number] == table.picked for words in table.said()):
            yield "that can't be picked"
    moved = table.reached[2] != "-"
    if (phase == "lift" and moved) or (phase == "cast" and not moved):
        yield "a group has moved, or hasn't"


def feast_faults(table: Table) -> Iterator[str]:
    """Yield why the table doesn't fit a feast in this turn."""
    cakes = table.players[table.player].cakes
    if not cakes or WITH_CAKE.get(table.phase, "") not in cakes:
        yield "there is no cake for it"
    if table.die == "5" or table.princess != CASTLE:
        yield "the Princess went to the feast, and home again"
    if table.reached[3] != "-":
        yield "she was on no transport"


def way_faults(table: Table) -> Iterator[str]:
    """Yield why the table doesn't fit a turn without a feast."""
    here, icon = table.princess, table.icons[table.princess]
    carried = NAMED.get(table.reached[3])

    if table.phase == "close" and not stays(table) and not carried:
        offered = icon in TRANSPORTS and table.journeys(icon)
        if offered or len(table.pawns.get(here, "")) == MOST_TOGETHER:
            yield "what the Princess offers wasn't declined"
    if carried and (table.phase != "close" or stays(table) or icon not in TRANSPORTS):
        yield "no group can have taken a transport"
