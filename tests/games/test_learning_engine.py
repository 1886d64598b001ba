"""The engine that training plays on, compiled for the desk, plays by the firmware's own rules."""

import pytest

from games import CHANCE, OVER
from games.rng import Rng
from games.royal_visit import Game, Rules
from games.royal_visit.acts import Acts
from games.royal_visit.board import GREEN
from games.royal_visit.cards import KINDS
from games.royal_visit.plays import CARD, COST, END, NO_CARD

np = pytest.importorskip("numpy", reason="needs numpy (tools/requirements-train.txt)")
pytest.importorskip("numba", reason="needs numba (tools/requirements-train.txt)")

from tools.learning import engine  # noqa: E402

POSITIONS = 1500
SETTLED = {engine.WON: 0, engine.LOST: 1}


def as_state(game: Game):
    """The engine's vector of a game at the start of a turn."""
    state = np.zeros(engine.STATE, np.int32)
    state[engine.PIECES : engine.PIECES + 5] = list(game.pieces)
    state[engine.MINE : engine.MINE + KINDS] = list(game.hands[0])
    state[engine.THEIRS : engine.THEIRS + KINDS] = list(game.hands[1])
    state[engine.DISCARDS : engine.DISCARDS + KINDS] = list(game.discards)
    state[engine.CROWN] = game.crown
    state[engine.LITTLE] = game.little
    state[engine.PILE_SIZE] = game.pile_size
    state[engine.PILE : engine.PILE + game.pile_size] = list(game.pile[: game.pile_size])
    if game.side == GREEN:
        engine.turn_around(state)
    return state


def options_of(rules: Rules) -> int:
    options = engine.reach.NULL_PLAY * rules.null_play
    options |= engine.reach.WILD_MIDDLE * rules.wild_middle
    return options | engine.reach.KING_SHUNS_JESTER * (rules.edition == "fr2021")


def mirrored(pieces) -> tuple:
    left, king, right, wizard, jester = (16 - int(space) for space in pieces)
    return right, king, left, wizard, jester


def outcomes_of_engine(game: Game) -> set:
    state = as_state(game)
    turn, nodes, seen = engine.buffers()
    engine.begin_turn(state, options_of(game.rules), game.rules.eager_run_out, turn)
    found = set()
    for family in range(8):
        if not engine.begin_family(state, family, turn, nodes, seen):
            continue
        size = engine.enumerate_family(turn, nodes, seen)
        assert size < engine.reach.NODES
        for node in nodes[engine.reach.NODE : size * engine.reach.NODE].reshape(-1, 10):
            used = [0] * KINDS
            left = int(node[5]) + (int(node[6]) << 8)
            for kind in range(turn[engine.reach.SUIT], turn[engine.reach.SUIT_END]):
                used[kind] = int(state[engine.MINE + kind]) - (left >> turn[kind] & turn[13 + kind])
            pieces = tuple(int(space) for space in node[:5])
            found.add((pieces if game.side == 0 else mirrored(pieces), tuple(map(int, used))))
    return found


def outcomes_of_game(game: Game) -> dict:
    """Each outcome and the plays that lead there."""
    found = {}
    acts = Acts(game)
    while acts.step():
        if acts.fresh:
            plays = bytes(game.turn_plays[: game.turn_length])
            used = [0] * KINDS
            for action in plays:
                if CARD[action] != NO_CARD:
                    used[CARD[action]] += COST[action]
            found[tuple(game.pieces), tuple(used)] = plays
    return found


def walk(rules: Rules, seed: int, positions: int):
    """Games at the start of a turn, each act of which was drawn among its outcomes."""
    rng = Rng(seed)
    while positions:
        game = Game(rules)
        game.start(2, rng)
        while game.to_act() != OVER and positions:
            outcomes = outcomes_of_game(game)
            yield game, outcomes
            positions -= 1
            plays = list(outcomes.values())[rng.below(len(outcomes))]
            for action in plays:
                game.play(action)
            if not game.how:
                game.play(END)
            while game.to_act() == CHANCE:
                game.settle(game.sample(rng))


@pytest.mark.parametrize(
    "rules",
    ["fr2021", "en2020", "fr2021+null_play", "en2020-wild_middle", "fr2021-eager_run_out"],
)
def test_it_finds_the_same_outcomes_as_the_rules(rules):
    positions = POSITIONS if rules == "fr2021" else POSITIONS // 5
    for game, outcomes in walk(Rules.read(rules), 5, positions):
        assert outcomes_of_engine(game) == set(outcomes)
