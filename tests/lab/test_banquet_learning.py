"""Training of Banquet Royal: the compiled engine, judgements, runs and export."""

import numpy as np
import pytest

pytest.importorskip("numba", reason="needs numba (dependency group train)")

import ai
from ai.banquet_royal import features
from base import Rng, flash_data
from games import CHANCE, OVER
from games.banquet_royal.game import Game
from games.banquet_royal.kingdom import NOWHERE, SPACES
from games.banquet_royal.phases import BOARD, CLOSE, DONE, HOLD, INVITE, LIFT, ROLL
from games.banquet_royal.position import MOVED
from tests.lab.runs import copy_of_levels, level_in, trained
from tests.moments import legal, started, thought
from tools.lab.learning import task
from tools.lab.learning.banquet_royal import engine, judging, kingdoms, plans, turns
from tools.lab.learning.banquet_royal.training import Plan, Run
from tools.lab.learning.export import read_level

pytestmark = pytest.mark.xdist_group("banquet training")  # compiled once

EDITIONS = pytest.mark.parametrize("edition", ["regular", "wild"])


def steps_of(game: Game) -> np.ndarray:
    return kingdoms.measured(game.icons)


def pairs_of_game(game: Game) -> set:
    """The start and end of each move or journey."""
    found = set()
    for start in legal(game):
        if start < SPACES:
            game.make(start)
            found |= {(start, end) for end in legal(game)}
            game.undo()
    return found


def pairs(listed, state) -> set:
    into = np.zeros((judging.MOST_MOVES, 2), np.int32)
    return {tuple(map(int, pair)) for pair in into[: listed(state, into)]}


def play_turn(game: Game, rng: Rng, met: set) -> None:
    """Play a random turn in the game and in the engine, and compare them."""
    state = engine.state_of(game)
    found = pairs_of_game(game)
    assert pairs(engine.moves, state) == found
    if found:
        start, end = sorted(found)[rng.below(len(found))]
        game.play(start)
        game.play(end)
        engine.carry(state, start, end, MOVED)
    game.play(ROLL)
    state[engine.QUIET] += 1
    game.apply_chance(bytes([rng.below(5) + 1]))
    while game.phase != LIFT and not game.termination:
        actions = legal(game)
        action = actions[rng.below(len(actions))]
        met.add(game.phase)
        if game.phase == BOARD:
            assert pairs(engine.journeys, state) == pairs_of_game(game)
        elif game.phase == INVITE:
            action = HOLD
            state[engine.PRINCESS] = game.princess
            engine.hold_feast(state)
        game.play(action)
        if action < SPACES or action > DONE:
            state = engine.state_of(game)
        if action == DONE:
            assert engine.end_turn(state) == game.termination
    assert (state == engine.state_of(game)).all()


@EDITIONS
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_engine_keeps_to_the_rules(edition, players):
    met = set()
    for seed in range(4):
        game, rng = started(Game.NAME, seed, players, edition)
        for _ in range(150):
            if game.to_act() == OVER:
                break
            play_turn(game, rng, met)
        state = engine.state_of(game)
        for player in range(players):
            assert engine.score(state, player) == game.score(player)
            if game.termination:
                winners = game.winners()
                share = (winners >> player & 1) / bin(winners).count("1")
                assert engine.share(state, player) == share
    assert {BOARD, INVITE, CLOSE} <= met


def middles(edition: str, number: int, most_players: int = 4):
    """Games at the start of a turn, after some turns of courtiers."""
    for seed in range(number):
        game, rng = started(Game.NAME, seed, 2 + seed % (most_players - 1), edition)
        for _ in range(3 * (seed % 10)):
            if game.to_act() == CHANCE:
                game.apply_chance(game.sample(rng))
            elif game.to_act() != OVER:
                for action in thought(game.view(game.player), "courtier", Rng(0)).choice:
                    game.play(action)
        if game.phase == LIFT and not game.termination:
            yield game


@EDITIONS
def test_the_desk_judges_as_the_firmware(edition):
    """Board, standing and features are the same, and the judgement up to the rounding of floats."""
    level = ai.load("banquet-royal", "sovereign")
    net = read_level(level, features.ROWS)[0].in_log_odds()
    work = judging.workspace()
    hidden = np.zeros(level.WIDTH, np.float32)
    for game in middles(edition, 12):
        view = game.view(game.player)
        thinker = level(view, Rng(0))
        for _ in range(SPACES):
            thinker.step()
            if thinker.choice:
                break
        thinker._evaluator.turn[features.FROZEN] = NOWHERE  # as before a move
        state = engine.state_of(game)
        state[engine.QUIET] += 1
        judging.see(state, game.player, work)
        assert list(thinker._evaluator.scores) == list(work[1])
        assert list(thinker._evaluator.turn[: features.OFFER]) == list(work[2][: features.OFFER])
        judgement = judging.evaluate(state, steps_of(game), net, work, hidden)
        assert thinker._evaluator.end() / level.LOGIT == pytest.approx(judgement, abs=0.02)


@EDITIONS
def test_the_desk_weighs_moves_as_the_firmware(edition):
    """The same move in games for two, but for near ties: integers round."""
    level = ai.load("banquet-royal", "chancellor")
    ends, ranks = [whole.in_log_odds() for whole in read_level(level, features.ROWS)]
    work = judging.workspace()
    found = np.zeros(1 + 2 * level.KEEP)
    games = list(middles(edition, 80, 2))
    same = 0
    for game in games:
        state = engine.state_of(game)
        args = ends, ranks, level.KEEP, work, found
        at = turns.choose_move(state, steps_of(game), *args)
        same += (
            bytes([*work[4][at], ROLL])
            == thought(game.view(game.player), "chancellor", Rng(0)).choice
        )
        assert (state == engine.state_of(game)).all()
    assert len(games) >= 30
    assert same >= 0.9 * len(games)


def test_what_was_learned_is_what_the_firmware_reads(tmp_path, monkeypatch, few_kingdoms):
    copy_of_levels("banquet_royal", tmp_path)
    monkeypatch.setattr(flash_data, "HOME", f"{tmp_path}/")
    run = trained(Run("a", Plan(width=12, games=100, ranks=3, weighed=5, two_plies=2)), 1)
    module = task.put(plans.TRAINING, "chancellor", run, "Trained just now.", tmp_path)
    level = level_in(module, "Chancellor")
    assert (level.KEEP, level.TWO_PLIES, level.WIDTH, level.RANK_WIDTH) == (5, 2, 12, 3)
    ends, ranks = [plans.TRAINING.quantise(learned) for learned in run.networks]
    for whole, here in zip(read_level(level, features.ROWS), (ends, ranks), strict=True):
        for i in range(3):  # a level has no `logit` of its ranks
            assert np.array_equal(whole[i], here[i])
    assert ends.logit == level.LOGIT
    assert len(level.BLOCKS) == 3
