"""Training of Banquet Royal: the compiled engine, judgements, runs and export."""

import numpy as np
import pytest

pytest.importorskip("numba", reason="needs numba (dependency group train)")

import ai
from ai.banquet_royal import features
from base import Rng, flash_data
from games import CHANCE, OVER
from games.banquet_royal.game import Game
from games.banquet_royal.kingdom import CENTRE, NOWHERE, SPACES
from games.banquet_royal.phases import (
    BOARD,
    CLOSE,
    DONE,
    HOLD,
    INVITE,
    LIFT,
    ROLL,
)
from games.banquet_royal.position import MOVED
from tests.lab.runs import copy_of_levels, level_in, read, trained
from tools.lab.learning import network, task
from tools.lab.learning.banquet_royal import engine, fitting, judging, kingdoms, plans, turns
from tools.lab.learning.banquet_royal.training import Plan, Run

pytestmark = pytest.mark.xdist_group("banquet training")  # compiled once

TIE = 0.005  # of the share of the win; the firmware judges in whole numbers

EDITIONS = pytest.mark.parametrize("edition", ["regular", "wild"])


def started(edition: str, players: int, seed: int) -> tuple[Game, Rng]:
    rng = Rng(seed)
    game = Game(edition)
    game.start(players, rng)
    return game, rng


def steps_of(game: Game) -> np.ndarray:
    return kingdoms.measured(game.icons)


def legal(game: Game) -> list[int]:
    into = bytearray(Game.ACTIONS)
    return list(into[: game.legal(into)])


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
        game, rng = started(edition, players, seed)
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


def test_a_deal_has_the_right_material():
    laid = kingdoms.laid("wild", 2, 1)
    state = np.zeros(engine.STATE, np.int32)
    engine.deal(state, laid.icons[0], 3, np.array([1], np.uint64))
    pawns = state[engine.PAWNS : engine.PAWNS + SPACES]
    assert [int((pawns >> 2 * colour & 3).sum()) for colour in range(5)] == [6] * 5
    assert (state[engine.PRINCESS], state[engine.PLAYERS], state[engine.CAKES]) == (CENTRE, 3, 6)


def middles(edition: str, number: int, most_players: int = 4):
    """Games at the start of a turn, after some turns of courtiers."""
    for seed in range(number):
        game, rng = started(edition, 2 + seed % (most_players - 1), seed)
        for _ in range(3 * (seed % 10)):
            if game.to_act() == CHANCE:
                game.apply_chance(game.sample(rng))
            elif game.to_act() != OVER:
                for action in decided("courtier", game):
                    game.play(action)
        if game.phase == LIFT and not game.termination:
            yield game


def decided(level: str, game: Game) -> bytes:
    thinker = ai.thinker("banquet-royal", level, game.view(game.player), Rng(0))
    while not thinker.step():
        pass
    return thinker.choice


@EDITIONS
def test_the_desk_judges_as_the_firmware(edition):
    """Board, standing and features are the same, and the judgement up to the rounding of floats."""
    level = ai.load("banquet-royal", "sovereign")
    net = read(level, features.ROWS)[0].in_log_odds()
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
    ends, ranks = [whole.in_log_odds() for whole in read(level, features.ROWS)]
    work = judging.workspace()
    found = np.zeros(1 + 2 * level.KEEP)
    games = list(middles(edition, 80, 2))
    same = 0
    for game in games:
        state = engine.state_of(game)
        args = ends, ranks, level.KEEP, work, found
        at = turns.choose_move(state, steps_of(game), *args)
        same += bytes([*work[4][at], ROLL]) == decided("chancellor", game)
        assert (state == engine.state_of(game)).all()
    assert len(games) >= 30
    assert same >= 0.9 * len(games)


def walks(edition: str, number: int):
    """Games in which the Princess is to walk, in the middle of a game, with 2 to 4 players."""
    for at, game in enumerate(middles(edition, number)):
        for action in decided("courtier", game):
            game.play(action)
        game.apply_chance(bytes([1 + at % 4]))
        yield game


class Desk:
    """The worths of walks and ends of turns by a network, as the desk judges them."""

    def __init__(self, net: tuple):
        self.args = net, judging.workspace(), np.zeros(net[1].shape[0], np.float32)

    def walks(self, state, steps, die: int) -> dict[int, float]:
        """Return what each walk with this number of the die is worth."""
        player, princess = state[engine.PLAYER], state[engine.PRINCESS]
        judging.see(state, player, self.args[1])
        held = np.zeros(1, np.bool_)
        return {
            space: judging.walk_worth(state, player, steps, space, *self.args, held)
            for space in range(SPACES)
            if 0 < steps[SPACES * princess + space] <= die
        }

    def end(self, state, steps) -> float:
        """Return what the position is worth at the end of the turn."""
        judging.see(state, state[engine.PLAYER], self.args[1])
        return judging.stay_worth(state, steps, *self.args)


@EDITIONS
def test_the_desk_weighs_walks_as_the_firmware(edition):
    """The same walk, feast or transport, or one of nearly the same worth: integers round."""
    desk = Desk(read(ai.load("banquet-royal", "chancellor"), features.ROWS)[0].in_log_odds())
    tried = 0
    for game in walks(edition, 60):
        state, steps = engine.state_of(game), steps_of(game)
        worths = desk.walks(state, steps, game.die)
        turns.play_walk(state, steps, game.die, *desk.args)
        choice = decided("chancellor", game)
        assert worths[choice[0]] > max(worths.values()) - TIE
        if choice[0] != max(worths, key=lambda space: worths[space]):
            continue
        tried += 1
        for action in choice:
            if action != DONE:
                game.play(action)
        here = engine.state_of(game)
        if choice[-1] == HOLD:  # the cake may change the board
            guests = slice(engine.GUESTS, engine.GUESTS + 4)
            assert (state[guests] == here[guests]).all()
        else:
            assert desk.end(state, steps) == pytest.approx(desk.end(here, steps), abs=TIE)
    assert tried >= 25


def loss(lists, shares, rows, output) -> float:
    """Return the mean cross entropy of a network's judgements of samples."""
    total = 0.0
    for entries, share in zip(lists, shares, strict=True):
        kept = entries[entries > 0]
        hidden = rows[kept >> 7].T @ ((kept & 127) / 8) + rows[-1]
        judged = network.chance(np.maximum(hidden, 0) @ output)
        total -= share * np.log(judged) + (1 - share) * np.log(1 - judged)
    return total / len(shares)


def test_networks_are_fitted_to_what_came_of_the_games(monkeypatch, few_kingdoms):
    """Of the very samples that a network is fitted to, its judgements are closer after that."""
    losses = []

    def measured(lists, shares, rows, output, *how):
        before = loss(lists, shares, rows, output)
        fit(lists, shares, rows, output, *how)
        losses.append((before, loss(lists, shares, rows, output)))

    fit = fitting.fit
    monkeypatch.setattr(fitting, "fit", measured)
    trained(Run("a", Plan(width=4, games=480, seed=3, weighed=2, ranks=2)), 1)
    assert len(losses) == 2
    for before, after in losses:
        assert after < 0.9 * before


def test_what_was_learned_is_what_the_firmware_reads(tmp_path, monkeypatch, few_kingdoms):
    copy_of_levels("banquet_royal", tmp_path)
    monkeypatch.setattr(flash_data, "HOME", f"{tmp_path}/")
    run = trained(Run("a", Plan(width=12, games=100, ranks=3, weighed=5, two_plies=2)), 1)
    module = task.put(plans.TRAINING, "chancellor", run, "Trained just now.", tmp_path)
    level = level_in(module, "Chancellor")
    assert (level.KEEP, level.TWO_PLIES, level.WIDTH, level.RANK_WIDTH) == (5, 2, 12, 3)
    ends, ranks = [plans.TRAINING.quantise(learned) for learned in run.networks]
    for whole, here in zip(read(level, features.ROWS), (ends, ranks), strict=True):
        for i in range(3):  # a level has no `logit` of its ranks
            assert np.array_equal(whole[i], here[i])
    assert ends.logit == level.LOGIT
    assert len(level.BLOCKS) == 3
