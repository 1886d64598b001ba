"""Training of Royal Visit: its engine agrees with the rules, its networks with the firmware."""

# ruff: noqa: E402 - imports wait until it is known that numpy and numba are there

import pytest

np = pytest.importorskip("numpy", reason="needs numpy (dependency group train)")
pytest.importorskip("numba", reason="needs numba (dependency group train)")

import ai
from ai.royal_visit import features, search
from base import Rng, flash_data
from games import CHANCE, OVER
from games.royal_visit.acts import Acts
from games.royal_visit.game import Game
from games.royal_visit.plays import CARD, CARD_KINDS, COST, END, FAMILY, NO_CARD, RED
from games.royal_visit.position import BY_CROWN, BY_DECK, BY_KING
from tests.lab.runs import copy_of_levels, level_in, trained
from tests.moments import thought
from tools.lab.learning import task
from tools.lab.learning.export import read_level
from tools.lab.learning.royal_visit import engine, judging, plans
from tools.lab.learning.royal_visit.training import Plan, Run

pytestmark = pytest.mark.xdist_group("royal visit training")  # compiled once

POSITIONS = 1500


def mirrored(pieces) -> tuple:
    left, king, right, wizard, jester = (16 - int(space) for space in pieces)
    return right, king, left, wizard, jester


def outcomes_of_engine(game: Game) -> set:
    state = engine.state_of(game)
    turn, nodes, seen = engine.buffers()
    engine.begin_turn(state, int(game.edition == "fr2021"), turn)
    found = set()
    for family in range(8):
        if not engine.begin_family(state, family, turn, nodes, seen):
            continue
        size = engine.enumerate_family(turn, nodes, seen)
        assert size < search.NODES
        for node in nodes[search.NODE : size * search.NODE].reshape(-1, 10):
            pieces = tuple(int(space) for space in node[:5])
            used = cards_used(state, node, turn)
            found.add((pieces if game.side == RED else mirrored(pieces), used))
    return found


def cards_used(state, node, turn) -> tuple:
    """How many cards of each kind were played on the way to a node."""
    used = [0] * CARD_KINDS
    left = int(node[5]) + (int(node[6]) << 8)
    for kind in range(turn[search.SUIT], turn[search.SUIT_END]):
        used[kind] = int(state[engine.MINE + kind]) - (
            left >> int(turn[kind]) & int(turn[13 + kind])
        )
    return tuple(used)


def outcomes_of_game(game: Game) -> dict:
    """Each outcome and the plays that lead there."""
    found = {}
    acts = Acts(game)
    while acts.step():
        if acts.fresh:
            plays = bytes(game.turn_plays[: game.turn_length])
            used = [0] * CARD_KINDS
            for action in plays:
                if CARD[action] != NO_CARD:
                    used[CARD[action]] += COST[action]
            found[tuple(game.pieces), tuple(used)] = plays
    return found


def walk(edition: str, seed: int, positions: int):
    """Games at the start of a turn, each act of which was drawn among its outcomes."""
    rng = Rng(seed)
    while positions:
        game = Game(edition)
        game.start(2, rng)
        while game.to_act() != OVER and positions:
            outcomes = outcomes_of_game(game)
            yield game, outcomes
            positions -= 1
            plays = list(outcomes.values())[rng.below(len(outcomes))]
            for action in plays:
                game.play(action)
            if not game.termination:
                game.play(END)
            while game.to_act() == CHANCE:
                game.apply_chance(game.sample(rng))


@pytest.mark.parametrize("edition", ["fr2021", "en2020"])
def test_it_finds_the_same_outcomes_as_the_rules(edition):
    positions = POSITIONS if edition == "fr2021" else POSITIONS // 5
    for game, outcomes in walk(edition, 5, positions):
        assert outcomes_of_engine(game) == set(outcomes)


def state_after(game: Game, plays: bytes, used: tuple):
    """The engine's state after an act, seen by who took it, and what `finish` says of it."""
    state = engine.state_of(game)
    family = FAMILY[plays[0]]
    turn, nodes, seen = engine.buffers()
    engine.begin_turn(state, 1, turn)
    engine.begin_family(state, family, turn, nodes, seen)
    size = engine.enumerate_family(turn, nodes, seen)
    for action in plays:
        game.make(action)
    pieces = game.pieces if game.side == RED else mirrored(game.pieces)
    for node in nodes[search.NODE : size * search.NODE].reshape(-1, 10):
        if tuple(node[:5]) == tuple(pieces) and cards_used(state, node, turn) == used:
            return state, engine.finish(state, family, node, np.array([3], np.uint64))
    raise AssertionError("the engine doesn't know this act")


def test_a_turn_ends_as_the_rules_say():
    """Crown, refill and ending; the order of a new pile is drawn by each for itself."""
    ends = set()
    for game, outcomes in walk("fr2021", 6, 300):
        for (_, used), plays in list(outcomes.items())[::7]:
            mover = game.side
            state, how = state_after(game, plays, used)
            ended = not game.termination
            if ended:
                game.make(END)
            ends.add(game.termination)
            if game.termination:
                assert how == (engine.WON if game.winners() == 1 << mover else engine.LOST)
            else:
                assert how == engine.RUNNING
            if how == engine.RUNNING and not game.shuffle_due:
                engine.turn_around(state)
                assert (state[: engine.PILE] == engine.state_of(game)[: engine.PILE]).all()
            for _ in range(len(plays) + ended):
                game.undo()
    assert ends == {0, BY_KING, BY_CROWN, BY_DECK}


def test_what_was_learned_is_what_the_firmware_reads(tmp_path, monkeypatch):
    """Of a network that takes three blocks, and of the last one there, which takes two."""
    copy_of_levels("royal_visit", tmp_path)
    monkeypatch.setattr(flash_data, "HOME", f"{tmp_path}/")
    for width in (40, 24):
        run = trained(Run("a", Plan(width, 400, seed=3)), 1)
        module = task.put(plans.TRAINING, "courtier", run, "Trained just now.", tmp_path)
        level = level_in(module, "Courtier")
        [found] = read_level(level, features.ROWS)
        for there, here in zip(found, plans.TRAINING.quantise(run.learned), strict=True):
            assert np.array_equal(there, here)
        assert len(level.BLOCKS) == (width + 16) // 17


def test_the_engine_decides_as_the_firmware_with_the_same_weights():
    """The whole numbers that were exported, judged on the desk, lead to the very same outcomes."""
    level = ai.load("royal-visit", "sovereign")
    [whole] = read_level(level, features.ROWS)
    learned = whole.exact()
    work = judging.workspace(level.WIDTH, np.float64)
    best = np.zeros(10, np.int32)
    for game, _ in walk("fr2021", 9, 60):
        state = engine.state_of(game)
        judging.choose(state, learned.rows, learned.output, work, best)
        choice = thought(game, "sovereign", Rng(0)).choice
        plays = [action for action in choice if action != END]
        for action in plays:
            game.make(action)
        pieces = game.pieces if game.side == RED else mirrored(game.pieces)
        assert tuple(pieces) == tuple(best[:5])
        for _ in plays:
            game.undo()
