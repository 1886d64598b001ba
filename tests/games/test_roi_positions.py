"""Roi & Compagnie: engine and referee agree on which positions are possible.

REGALIA_AGREEMENT=20 tries twenty times as many games and changes.
"""

import os
import random
import re
from collections import Counter
from collections.abc import Callable, Iterator

import pytest

from base import Rng
from games.roi_et_compagnie import notation, parse
from games.roi_et_compagnie.game import Game
from tests.games.misspelt import misspelt, parse_error
from tests.games.roi_referee import CARDS, LOCATIONS, PATTERNS, PENALTIES, PILES, Table, pairs
from tests.games.roi_referee_check import faults
from tests.games.roi_tables import PLAYERS, dealt
from tests.games.test_roi_text import IMPOSSIBLE

EFFORT = int(os.environ.get("REGALIA_AGREEMENT", "1"))
TOLD = re.compile(r"(position|player|dice|rolls|row|pile|penalties|cards|locations|.*kingdom): .+")
ALL_CARDS = [*CARDS, *PENALTIES, *(pile + value for pile in PILES for value in LOCATIONS)]
FACES = [face for faces in PATTERNS for face in pairs(faces)]


def possible(text: str) -> bool:
    """Check that both agree, and that the engine's reason names the field."""
    why = parse_error(parse.read_position, text)
    found = faults(text)
    assert bool(why) == bool(found), f"{text}: {why or 'read'}, but {found or 'possible'}"
    assert not why or TOLD.fullmatch(why), why
    return not why


def whole_game(seed: int, players: int) -> Iterator[Table]:
    """Play at random with the referee, mostly for cards; yield each position before an action."""
    rng = random.Random(seed)
    game = Game()
    game.start(players, Rng(seed))
    table = Table.read(notation.position(game))
    while not table.termination:
        yield table
        legal = sorted(table.legal())
        takes = [word for word in legal if word.startswith("take")]
        word = rng.choice(takes if takes and rng.random() < 0.5 else legal)
        if word.startswith("roll"):
            dice = len(word.removeprefix("roll:"))
            table = table.roll(word, "".join(rng.choices("123456", k=dice)))
        else:
            table = table.act(word)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_position_of_whole_games_is_possible(players):
    for seed in range(3 * EFFORT):
        for table in whole_game(seed, players):
            assert possible(table.text)


# --- Changes of a position, most of which make it impossible --------------------------------------


def stacks(table: Table) -> list[list[str]]:
    """Return all stacks with cards."""
    return [s for s in (table.row, table.pile, *table.kingdoms.values()) if s]


def one_card(rng: random.Random, table: Table) -> tuple[list[str], int]:
    """Return a random card's stack and its place there."""
    stack = rng.choice(stacks(table))
    return stack, rng.randrange(len(stack))


def move_card(rng: random.Random, table: Table) -> None:
    stack, i = one_card(rng, table)
    rng.choice([*stacks(table), *table.kingdoms.values()]).append(stack.pop(i))


def drop_card(rng: random.Random, table: Table) -> None:
    stack, i = one_card(rng, table)
    del stack[i]


def add_card(rng: random.Random, table: Table) -> None:
    stack, i = one_card(rng, table)
    stack.insert(i, rng.choice(ALL_CARDS))


def change_card(rng: random.Random, table: Table) -> None:
    stack, i = one_card(rng, table)
    stack[i] = rng.choice(ALL_CARDS)


def swap_cards(rng: random.Random, table: Table) -> None:
    (one, i), (other, j) = one_card(rng, table), one_card(rng, table)
    one[i], other[j] = other[j], one[i]


def lay_location(rng: random.Random, table: Table) -> None:
    """Put a location under an inhabitant of its home."""
    stack, i = one_card(rng, table)
    home = CARDS[stack[i]].home if stack[i] in CARDS else ""
    if home and stack not in (table.row, table.pile):
        stack.insert(i, home + rng.choice(LOCATIONS))


def swap_locations(_rng: random.Random, table: Table) -> None:
    """Swap the locations 2 and 3 of a pile."""
    for kingdom in table.kingdoms.values():
        for i, name in enumerate(kingdom):
            if name[0] in PILES:
                kingdom[i] = name.translate(str.maketrans("23", "32"))


def pay(rng: random.Random, table: Table) -> None:
    """Pay a penalty correctly, perhaps the last one."""
    rng.choice(list(table.kingdoms.values())).append(table.penalties.pop())
    table.pile.pop()


def change_penalty(rng: random.Random, table: Table) -> None:
    table.penalties[-1] = rng.choice(list(PENALTIES))


def turn_die(rng: random.Random, table: Table) -> None:
    if table.faces:
        table.faces[rng.randrange(6)] = rng.choice(FACES)


def pick_up_dice(_rng: random.Random, table: Table) -> None:
    table.faces = []


def change_rolls(rng: random.Random, table: Table) -> None:
    table.rolls = rng.randrange(6)


def change_player(rng: random.Random, table: Table) -> None:
    table.player = rng.choice(PLAYERS)


def change_seats(rng: random.Random, table: Table) -> None:
    """Add a player, remove the first one, or rotate the players."""
    kingdoms = list(table.kingdoms.values())
    kingdoms = rng.choice((kingdoms[1:], [*kingdoms, []], kingdoms[1:] + kingdoms[:1]))
    table.kingdoms = dict(zip(PLAYERS + "x", kingdoms, strict=False))


CHANGES: tuple[Callable[[random.Random, Table], None], ...] = (
    *(move_card, drop_card, add_card, change_card, swap_cards, lay_location, swap_locations),
    *(pay, change_penalty, turn_die, pick_up_dice, change_rolls, change_player, change_seats),
)


def found(rng: random.Random) -> str:
    """Return a position during a turn, or one before the cast."""
    table = Table.read(dealt(rng))
    if rng.random() < 0.3:
        table.pass_on(again=True)
    return table.text


def test_changed_positions_agree():
    rng = random.Random("changed")
    verdicts = Counter()
    for _ in range(2000 * EFFORT):
        table = Table.read(found(rng))
        for change in rng.choices(CHANGES, k=rng.randint(1, 3)):
            if len(table.penalties) > 1 and len(table.pile) > 1 and len(table.kingdoms) > 1:
                change(rng, table)
        verdicts[possible(table.text)] += 1
    assert min(verdicts[False], verdicts[True]) > 100 * EFFORT


def test_misspelt_positions_agree():
    rng = random.Random("misspelt")
    verdicts = Counter(possible(misspelt(rng, found(rng))) for _ in range(2000 * EFFORT))
    assert min(verdicts[False], verdicts[True]) > 20 * EFFORT


@pytest.mark.parametrize("text", [text for text, _ in IMPOSSIBLE])
def test_the_referee_rejects_impossible_positions_made_by_hand(text):
    assert not possible(text)
