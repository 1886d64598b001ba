"""Engine and referee of Royal Visit agree on random positions and in whole games.

The test uses the engine's protocol through a pipe, like a bot. A normal run checks a few hundred
positions; `REGALIA_AGREEMENT=20` checks twenty times as many. Everything is seeded.
"""

import os
import random

import pytest

from tests.games.pipe import Engine
from tests.games.referee import apply, begin, follow, outcome, outcomes
from tests.games.referee_text import (
    DECK,
    HIDDEN,
    SPACES,
    Position,
    in_order,
    read_position,
    without,
    write_position,
)

EFFORT = int(os.environ.get("REGALIA_AGREEMENT", "1"))


EDITIONS = pytest.mark.parametrize("edition", ["fr2021", "en2020"])


@pytest.fixture(scope="module")
def engine():
    with Engine() as engine:
        yield engine


def random_position(rng: random.Random, hidden: bool = False) -> Position:
    """Return a position with pieces on random legal spaces and a hand of 1..8 cards.

    Half of the hands have a single suit. The other hand and the pile are `hidden` or not; half of
    the piles are about to run out.
    """
    king = rng.randrange(2, len(SPACES) - 2)
    court = (rng.randrange(king), king, rng.randrange(king + 1, len(SPACES)))
    pieces = (*court, rng.randrange(len(SPACES)), rng.randrange(len(SPACES)))

    deck = rng.sample(tuple(DECK.elements()), DECK.total())
    if rng.random() < 0.5:
        suit = rng.choice("KGWJ")
        deck.sort(key=lambda card: card[0] != suit)
    held = rng.randint(1, 8)
    mine, rest = deck[:held], rng.sample(deck[held:], len(deck) - held)
    others = rng.randint(0, 8)
    theirs, rest = rest[:others], rest[others:]
    left = rng.randint(1, rng.choice((8, len(rest))))
    pile, discards = rest[:left], rest[left:]
    if hidden:
        theirs, pile = [HIDDEN] * others, [HIDDEN] * left

    side = rng.choice("rg")
    red, green = (mine, theirs) if side == "r" else (theirs, mine)
    return Position(
        pieces=pieces,
        crown=rng.randrange(2, len(SPACES) - 2),
        big=rng.random() < 0.5,
        side=side,
        red=in_order(tuple(red)),
        green=in_order(tuple(green)),
        pile=tuple(pile),
        discards=in_order(tuple(discards)),
    )


def new_pile(before: Position, left: tuple[str, ...], after: Position) -> tuple[str, ...]:
    """Return the shuffled pile that explains `after`: the cards drawn from it, then the rest."""
    refilled = after.red if before.side == "r" else after.green
    return without(refilled, left + before.pile) + after.pile


def agree_on_turn(engine: Engine, edition: str, position: Position, turn: str) -> Position:
    """Apply one legal turn in both; return the position or result on which they agree.

    The engine chooses the order of a shuffled pile.
    """
    before = write_position(position)
    (answer,) = engine.ask(f"apply {before} ; {turn}")
    kind, _, rest = answer.partition(" ")
    left = follow(edition, begin(position), turn).hand
    shuffled = new_pile(position, left, read_position(rest)) if kind == "position" else ()
    after = apply(position, turn, edition, shuffled)
    expected = f"result {after.result}" if after.result else f"position {write_position(after)}"
    assert answer == expected, f"{edition}: {before} ; {turn}"
    return after


@EDITIONS
def test_the_same_outcomes_and_a_legal_turn_to_each(engine, edition):
    rng = random.Random(f"outcomes {edition}")
    engine.ask(f"option rules {edition}")
    for _ in range(80 * EFFORT):
        position = random_position(rng, hidden=rng.random() < 0.5)
        text = write_position(position)
        expected = sorted(outcomes(text, edition))
        assert engine.ask(f"outcomes {text}") == expected, f"{edition}: {text}"
        first = begin(position)
        turns = engine.ask(f"turns {text}")
        ends = [outcome(first, follow(edition, first, turn)) for turn in turns]
        assert ends == expected, f"{edition}: {text}"


@EDITIONS
def test_the_same_crown_refill_and_result_from_anywhere(engine, edition):
    rng = random.Random(f"turns {edition}")
    engine.ask(f"option rules {edition}")
    for _ in range(40 * EFFORT):
        position = random_position(rng)
        turns = engine.ask(f"turns {write_position(position)}")
        for turn in rng.sample(turns, min(3, len(turns))):
            agree_on_turn(engine, edition, position, turn)


@EDITIONS
def test_whole_games_at_random(engine, edition):
    rng = random.Random(f"games {edition}")
    engine.ask(f"option rules {edition}")
    for seed in range(3 * EFFORT):
        (start,) = engine.ask(f"new {seed}")
        position = read_position(start.removeprefix("position "))
        assert write_position(position)[:10] in ("gikhj i+ r", "gikjh i+ g")
        while not position.result:
            turns = engine.ask(f"turns {write_position(position)}")
            position = agree_on_turn(engine, edition, position, rng.choice(turns))
