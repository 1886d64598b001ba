"""Training of Roi & Compagnie: its engine agrees with the rules and with the firmware."""

# ruff: noqa: E402 - imports wait until it is known that numpy and numba are there

from itertools import chain, islice

import pytest

np = pytest.importorskip("numpy", reason="needs numpy (dependency group train)")
pytest.importorskip("numba", reason="needs numba (dependency group train)")

import ai
from ai.network import WHOLE_WIN
from ai.roi_et_compagnie import features
from ai.roi_et_compagnie.keeping import Keeping
from base import Rng, flash_data
from games import CHANCE, OVER
from games.roi_et_compagnie.game import Game
from games.roi_et_compagnie.position import PENALTY, PLACES, TO_PLAYER, is_roll, take
from tests.games.roi_tables import at, position
from tests.lab.runs import copy_of_levels, level_in, trained
from tests.moments import thought
from tools.lab.learning import task
from tools.lab.learning.export import read_level
from tools.lab.learning.roi_et_compagnie import chances, deciding, engine, keeping, plans
from tools.lab.learning.roi_et_compagnie.training import Plan, Run

pytestmark = pytest.mark.xdist_group("roi training")  # compiled once


def decisions(seed: int, games: int):
    """Yield games before each decision of random play; a card is as likely as a roll."""
    rng = Rng(seed)
    into = bytearray(Game.ACTIONS)
    for number in range(games):
        game = Game()
        game.start(2 + number % 4, rng)
        while game.to_act() != OVER:
            if game.to_act() == CHANCE:
                game.apply_chance(game.sample(rng))
                continue
            yield game
            legal = list(into[: game.legal(into)])
            cards = [action for action in legal if not is_roll(action)]
            if cards and (rng.below(2) or len(cards) == len(legal)):
                game.play(cards[rng.below(len(cards))])
            else:
                game.play(legal[rng.below(len(legal))])


def last_cards():
    """Yield games in which the pile of inhabitants may run out."""
    for row in ("B1X1G1E1F1", "B1D8H1E1F1", "H1A1G1E1F1"):
        for pile in ("E2", "E2E3"):
            yield at(position(row, "111222", rolls=1, pile=pile))


def shown(state) -> list[int]:
    """Return what is on the table of a state, without pile and penalties."""
    return [int(number) for number in state[: engine.PILE_CARDS]]


def test_a_card_is_taken_as_the_rules_say():
    ends = set()
    for game in chain(decisions(1, 40), last_cards()):
        if not game.dice[0]:
            continue
        before = engine.state_of(game)
        after = before.copy()
        ways = [(engine.PENALTY, 0, PENALTY)]
        for place in range(PLACES):
            first, behind = engine.ways(before, place)
            legal = [h for h in range(TO_PLAYER + 5) if not game.take_illegal_reason(place, h)]
            if first == TO_PLAYER + 1:  # the engine's players begin with the one to act
                seats = [(how - TO_PLAYER - game.player) % game.players for how in legal]
                legal = sorted(TO_PLAYER + seat for seat in seats)
            assert list(range(first, behind)) == legal
            for how in legal:
                seat = (how - TO_PLAYER + game.player) % game.players + TO_PLAYER
                ways.append((place, how, take(place, seat if how >= TO_PLAYER else how)))
        for place, how, action in ways:
            over = engine.take(before, place, how, after)
            player = game.player
            game.make(action)
            ends.add(game.termination)
            assert over == (game.termination > 0)
            if over:
                for i in range(game.players):
                    seat = (player + i) % game.players
                    winners = game.winners()
                    won = (winners >> seat & 1) / winners.bit_count()
                    assert engine.share(after, i) == pytest.approx(won)
            else:
                engine.reveal(after)
                engine.turn_around(after)
                assert shown(after) == shown(engine.state_of(game))
            game.undo()
    assert ends == {0, 1, 2, 3}


def test_the_engine_decides_as_the_firmware_with_the_same_weights():
    """Up to rounding, with three players or more: with two the sovereign looks further."""
    [whole] = read_level(ai.load("roi-et-compagnie", "sovereign"), features.ROWS)
    rows, output = whole.in_log_odds()
    worths = np.zeros(PLACES + 1, np.float32)
    hows = np.zeros(PLACES + 1, np.int64)
    seen = 0
    for game in islice((game for game in decisions(6, 40) if game.dice[0]), 120):
        if game.players == 2:
            continue
        thinker = thought(game.view(game.player), "sovereign", Rng(0))
        state = engine.state_of(game)
        deciding.rate(state, rows, output, worths, hows)
        for place in range(PLACES + 1):
            assert abs(thinker.worths[place] / WHOLE_WIN - worths[place]) < 0.002
            seen += 1
    assert seen > 100


def test_dice_are_kept_as_the_firmware_keeps_them():
    row, worths = [3, 12, 20, 27, 35], [0.9, 0.2, 0.6, 0.4, 0.7, 0.1]
    values = np.full(keeping.SIX, np.float32(worths[PLACES]))
    for worth, kind in sorted(zip(worths, row, strict=False)):
        keeping.rate(values, np.float32(worth), keeping.MET[kind])
    ahead = keeping.with_a_roll(values)
    firmware = Keeping()
    list(firmware.rate_row([round(worth * WHOLE_WIN) for worth in worths], row))
    list(firmware.look_ahead())
    rng = Rng(1)
    for _ in range(50):
        dice = bytes(rng.below(6) for _ in range(6))
        list(firmware.compare([face + 1 for face in dice]))
        worth, mask = keeping.best_keep(ahead, np.array(list(dice)))
        assert worth == pytest.approx(firmware.best / WHOLE_WIN, abs=0.001)
        assert firmware.of[mask] == pytest.approx(firmware.best, abs=4)


def test_chances_of_neither_need_are_those_in_the_firmware():
    blocks = ai.load("roi-et-compagnie", "sovereign").BLOCKS
    assert chances.of_neither() in b"".join(map(bytes, blocks))


def test_what_was_learned_is_what_the_firmware_reads(tmp_path, monkeypatch):
    copy_of_levels("roi_et_compagnie", tmp_path)
    monkeypatch.setattr(flash_data, "HOME", f"{tmp_path}/")
    run = trained(Run("a", Plan(16, 400, seed=3)), 1)
    module = task.put(plans.TRAINING, "sovereign", run, "Trained just now.", tmp_path)
    level = level_in(module, "Sovereign")
    [found] = read_level(level, features.ROWS)
    for there, here in zip(found, plans.TRAINING.quantise(run.learned), strict=True):
        assert np.array_equal(there, here)
    assert len(level.BLOCKS) == 3
