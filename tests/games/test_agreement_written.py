"""The referee confirms frozen counts and game records of the engine."""

import random
from itertools import product, starmap

import pytest

from base import Rng
from games.record import write
from games.royal_visit import notation
from games.royal_visit.game import Game
from tests.games.referee import Rules, apply, outcomes
from tests.games.referee_text import Position, read_cards, read_position
from tests.games.test_royal_visit_outcomes import frozen
from tests.moments import moments

ALL_RULES = starmap(Rules, product(("fr2021", "en2020"), *[(False, True)] * 3))
RULES_OF = {rules.text: rules for rules in ALL_RULES}


@pytest.mark.parametrize(("position", "rules", "count", "shows"), frozen())
def test_a_frozen_count(position, rules, count, shows):
    assert len(outcomes(position, RULES_OF[rules])) == int(count), shows


def game_at_random(rules: str, seed: int) -> Game:
    """Return a whole random game of the engine."""
    choice, chance = random.Random(seed), Rng(seed)
    game = Game(notation.read_rules(rules))
    game.start(2, chance)
    into = bytearray(game.ACTIONS)
    for _ in moments(game, chance):
        game.play(choice.choice(into[: game.legal(into)]))
    return game


def replayed(record: str, rules: Rules) -> Position:
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
        position = apply(position, turn, rules, read_cards(shuffled))
    return position


@pytest.mark.parametrize("rules", ["fr2021", "en2020", "en2020+null_play", "fr2021-eager_run_out"])
def test_the_record_of_a_game(rules):
    for seed in range(4):
        record = write(game_at_random(rules, seed))
        end = replayed(record, RULES_OF[rules])
        assert f'[Result "{end.result}"]' in record
