"""Banquet Royal: engine and referee agree on which positions can be read.

What is read is written back the same, and can be played to its end.

REGALIA_AGREEMENT=20 tries twenty times as many games and changes.
"""

import inspect
import os
import random
import re
import sys
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from functools import cache

import pytest

from base import Rng
from games import CHANCE, OVER
from games.banquet_royal import EDITIONS, notation
from games.banquet_royal.game import Game
from games.banquet_royal.phases import ACTIONS
from tests.games.banquet_referee import (
    CAKES,
    CASTLE,
    FAMILIES,
    NAME,
    NAMED,
    TRANSPORTS,
    Space,
    Table,
    ordered,
)
from tests.games.banquet_referee_check import faults
from tests.games.banquet_tables import at
from tests.games.misspelt import misspelt, parse_error
from tests.games.test_banquet_agreement import PHASES, willing
from tests.games.test_banquet_text import IMPOSSIBLE
from tests.slow import slow

MANY_FEASTS = (
    "...../.2BF2./.1Fbg21yyFrmy./.11rg2F21./.Fbb2T*BFgT./.C11CF1./.21F21./.F11rmgF./....."
    " g2 r walk 3 c6,-,e7,- 8 s 3*0+sw 4*1 3*4+cs 3*2+w"
)
EFFORT = int(os.environ.get("REGALIA_AGREEMENT", "1"))
TOLD = re.compile(
    "(position|kingdom|princess|player|phase|die|reached|quiet turns|cakes|pawns|crowns"
    "|Red|Mauve|Yellow|Blue|player Red|player Mauve|player Yellow|player Blue): .+"
)


def possible(text: str, edition: str) -> bool:
    """Check that both agree, and that the engine's reason names the field."""
    why = parse_error(lambda text: at(text, edition), text)
    found = faults(text, edition)
    assert bool(why) == bool(found), f"{text}: {why or 'read'}, but {found or 'possible'}"
    assert not why or TOLD.fullmatch(why), why
    assert why or notation.position(at(text, edition)) == text
    return not why


def play_to_the_end(rng: random.Random, text: str, edition: str) -> None:
    """Play at random, take everything back, and check that the position is the same again."""
    game = at(text, edition)
    into = bytearray(ACTIONS)
    played = 0
    while game.to_act() != OVER:
        if game.to_act() == CHANCE:
            game.apply_chance(bytes([rng.randint(1, 6)]))
        else:
            game.play(rng.choice(into[: game.legal(into)]))
        played += 1
        assert notation.position(game)
    assert game.winners()
    for _ in range(played):
        game.undo()
    assert notation.position(game) == text


def whole_game(seed: int, players: int, edition: str) -> Iterator[str]:
    """Play at random with the referee; yield each position with a player to act."""
    rng = random.Random(seed)
    game = Game(edition)
    game.start(players, Rng(seed))
    table = Table.read(notation.position(game))
    while not table.termination:
        yield table.text
        if table.phase == "fall":
            table = table.fall(rng.randint(1, 6))
        else:
            table = table.act(willing(rng, table, dull=False))


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", [2, *slow(3, 4)])
def test_every_position_of_whole_games_is_possible(players, edition):
    for seed in range(EFFORT):
        for text in whole_game(seed, players, edition):
            assert possible(text, edition), text


# --- Changes of a position, most of which make it impossible --------------------------------------


def some_space(rng: random.Random, table: Table) -> Space:
    """Return a random change, mostly one of the kingdom."""
    return rng.choice(list(table.icons if rng.random() < 0.9 else NAMED.values()))


def some_name(rng: random.Random, table: Table) -> str:
    return NAME[some_space(rng, table)]


def send_princess(rng: random.Random, table: Table) -> None:
    table.princess = CASTLE if rng.random() < 0.3 else some_space(rng, table)


def change_player(rng: random.Random, table: Table) -> None:
    table.player = rng.choice(FAMILIES)


def change_phase(rng: random.Random, table: Table) -> None:
    table.phase = rng.choice(PHASES)
    table.picked = [some_name(rng, table)] if table.phase == "deal" else []


def pick(rng: random.Random, table: Table) -> None:
    """Add or replace a pick of a space or a pawn."""
    if rng.random() < 0.3:
        table.picked = table.picked[:-1]
    space = rng.choice(list(table.pawns))
    table.picked.append(rng.choice((NAME[space], some_name(rng, table), rng.choice(FAMILIES))))


def change_die(rng: random.Random, table: Table) -> None:
    table.die = rng.choice("-0123456")


def change_quiet(rng: random.Random, table: Table) -> None:
    table.quiet = rng.choice((0, 1, 2, 99, 100, 101))


def change_reached(rng: random.Random, table: Table) -> None:
    space = rng.choice((some_space(rng, table), rng.choice(list(table.pawns)), None))
    table.reached[rng.randrange(4)] = NAME[space] if space else "-"


def swap_reached(rng: random.Random, table: Table) -> None:
    i, j = rng.sample(range(4), 2)
    table.reached[i], table.reached[j] = table.reached[j], table.reached[i]


def change_cakes(rng: random.Random, table: Table) -> None:
    table.cakes = "".join(rng.choices(CAKES, k=rng.choice((len(table.cakes), rng.randrange(8)))))


def change_winnings(rng: random.Random, table: Table) -> None:
    player = rng.choice(list(table.players.values()))
    player.guests += rng.choice((0, 0, 1, -1))
    player.crowns += rng.choice((0, 1, -1, 2, -2, 12))
    player.cakes += rng.choice(("", "", *CAKES))


def change_seats(rng: random.Random, table: Table) -> None:
    """Remove the first player, add a player, or rotate the players."""
    winnings = list(table.players.values())
    winnings = rng.choice((winnings[1:], [*winnings, winnings[0]], winnings[1:] + winnings[:1]))
    table.players = dict(zip(FAMILIES, winnings, strict=False))


def move_pawns(rng: random.Random, table: Table) -> None:
    """Move all pawns of a space, or one of them, to another space."""
    start, end = rng.sample(list(table.pawns), 2)
    number = rng.choice((1, len(table.pawns[start])))
    table.pawns[end] = ordered(table.pawns[end] + table.pawns[start][:number])
    table.pawns[start] = table.pawns[start][number:]


def change_pawn(rng: random.Random, table: Table) -> None:
    space = rng.choice(list(table.pawns))
    pawns = table.pawns[space][1:] + rng.choice(("", *FAMILIES))
    table.pawns[space] = rng.choice((ordered(pawns), pawns))


def swap_spaces(rng: random.Random, table: Table) -> None:
    """Swap two spaces with their pawns, or move one outside the kingdom."""
    one, other = some_space(rng, table), some_space(rng, table)
    now_at = {one: other, other: one}
    table.icons = {now_at.get(space, space): icon for space, icon in table.icons.items()}
    table.pawns = {now_at.get(space, space): pawns for space, pawns in table.pawns.items()}


def swap_icons(rng: random.Random, table: Table) -> None:
    """Swap the icons of two spaces for pawns, or of two transports."""
    others = [space for space, icon in table.icons.items() if icon in TRANSPORTS]
    one, other = rng.sample(rng.choice((list(table.pawns), others)), 2)
    table.icons[one], table.icons[other] = table.icons[other], table.icons[one]


CHANGES: tuple[Callable[[random.Random, Table], None], ...] = (
    *(send_princess, change_player, change_phase, pick, change_die, change_quiet, change_reached),
    *(swap_reached, change_cakes, change_winnings, change_seats, move_pawns, change_pawn),
    *(swap_spaces, swap_icons),
)


@cache
def played(edition: str) -> list[list[str]]:
    """Return positions of some games, grouped by phase."""
    of_phase = defaultdict(list)
    for players in (2, 3, 4):
        for text in whole_game(7, players, edition):
            of_phase[Table.read(text).phase].append(text)
    assert set(of_phase) == set(PHASES)
    return list(of_phase.values())


def changed_table(rng: random.Random, edition: str) -> Table:
    """Return a position of a game with one to three changes."""
    table = Table.read(rng.choice(rng.choice(played(edition))))
    for change in rng.choices(CHANGES, k=rng.randint(1, 3)):
        change(rng, table)
    return table


@pytest.mark.parametrize("edition", EDITIONS)
def test_changed_positions_agree(edition):
    rng = random.Random("changed")
    verdicts = Counter()
    for _ in range(600 * EFFORT):
        table = changed_table(rng, edition)
        verdicts[possible(table.text, edition)] += 1
    assert min(verdicts[False], verdicts[True]) > 50 * EFFORT


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_changed_position_that_is_read_can_be_played_to_its_end(edition):
    rng = random.Random("to the end")
    read = 0
    while read < 30 * EFFORT:
        text = changed_table(rng, edition).text
        if not parse_error(lambda text: at(text, edition), text):
            play_to_the_end(rng, text, edition)
            read += 1


@pytest.mark.parametrize("edition", EDITIONS)
def test_misspelt_positions_agree(edition):
    rng = random.Random("misspelt")
    texts = (rng.choice(rng.choice(played(edition))) for _ in range(600 * EFFORT))
    verdicts = Counter(possible(misspelt(rng, text), edition) for text in texts)
    assert min(verdicts[False], verdicts[True]) > 10 * EFFORT


def test_a_position_is_read_on_the_small_stack_of_a_pico():
    """MicroPython there raises RuntimeError at some 30 calls inside one another."""
    calls = 20
    before = sys.getrecursionlimit()
    sys.setrecursionlimit(len(inspect.stack()) + calls)
    try:
        at(MANY_FEASTS)
    finally:
        sys.setrecursionlimit(before)


@pytest.mark.parametrize("text", [text for text, _ in IMPOSSIBLE])
def test_the_referee_rejects_impossible_positions_made_by_hand(text):
    assert not possible(text, "regular")
