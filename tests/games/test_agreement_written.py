"""The referee confirms frozen counts and game records of the engine."""

import random

import pytest

from base import Rng
from games.record import write
from games.royal_visit.game import Game
from tests.games.referee import apply, outcomes
from tests.games.referee_text import Position, read_cards, read_position
from tests.games.test_royal_visit_outcomes import frozen
from tests.moments import moments


@pytest.mark.parametrize(("position", "edition", "count", "shows"), frozen())
def test_a_frozen_count(position, edition, count, shows):
    assert len(outcomes(position, edition)) == int(count), shows


def game_at_random(edition: str, seed: int) -> Game:
    """Return a whole random game of the engine."""
    choice, chance = random.Random(seed), Rng(seed)
    game = Game(edition)
    game.start(2, chance)
    into = bytearray(game.ACTIONS)
    for _ in moments(game, chance):
        game.play(choice.choice(into[: game.legal(into)]))
    return game


def replayed(record: str, edition: str) -> Position:
    """Return the referee's position after the turns and shuffles of a record."""
    start, *events = [line for line in record.splitlines() if not line.startswith("[")]
    position = read_position(start.removeprefix("start "))
    turns: list[tuple[str, str]] = []
    for event in events:
        head, _, rest = event.partition(" ")
        if head == "shuffle":
            turns[-1] = (turns[-1][0], rest)
        else:
            turns.append((rest, "-"))
            assert head == f"{len(turns)}."
    for turn, shuffled in turns:
        assert not position.result
        position = apply(position, turn, edition, read_cards(shuffled))
    return position


@pytest.mark.parametrize("edition", ["fr2021", "en2020"])
def test_the_record_of_a_game(edition):
    for seed in range(4):
        record = write(game_at_random(edition, seed))
        end = replayed(record, edition)
        assert f'[Result "{end.result}"]' in record
