"""Positions of self-play in which the player to act wins in this turn, as seen by Red."""

from collections.abc import Iterator

import ai
from base import Rng
from games import CHANCE, OVER
from games.history import History
from games.royal_visit import NAME
from games.royal_visit.game import Game
from games.royal_visit.plays import (
    CARDS,
    GREEN,
    HAND,
    HIDDEN_CARD,
    LAST,
    LEFT_GUARD,
    RED,
    RIGHT_GUARD,
)

LEVELS = ("squire", "squire", "courtier")  # an even draw for each seat


def positions(seed: int, games: int) -> Iterator[Game]:
    """Yield the positions from so many games at the start of the turn that won.

    The levels take every win in a turn. So no position that can be won is left out.
    """
    rng = Rng(seed)
    for _ in range(games):
        game = _played(rng)
        winner = game.winners() >> 1
        History(game).back()
        hands = [game.hand_size(side) for side in (RED, GREEN)]
        if game.side == winner and hands == [HAND, HAND]:
            yield as_red(game)


def _played(rng: Rng) -> Game:
    """Return a game that computer players have played to its end."""
    game = Game()
    game.start(2, rng)
    levels = [LEVELS[rng.below(len(LEVELS))] for _ in range(2)]
    while game.to_act() != OVER:
        if game.to_act() == CHANCE:
            game.apply_chance(game.sample(rng))
            continue
        thinker = ai.thinker(NAME, levels[game.side], game.view(game.side), rng)
        while not thinker.step():
            pass
        for action in thinker.choice:
            game.play(action)
    return game


def as_red(game: Game) -> Game:
    """Return what the player to act sees, with the board turned so that this player is Red."""
    seen = Game(game.edition)
    seen.pieces[:] = game.pieces
    seen.crown = game.crown
    if game.side == GREEN:
        seen.pieces[:] = bytes(LAST - space for space in game.pieces)
        seen.pieces[LEFT_GUARD] = LAST - game.pieces[RIGHT_GUARD]
        seen.pieces[RIGHT_GUARD] = LAST - game.pieces[LEFT_GUARD]
        seen.crown = LAST - game.crown
    seen.little = game.little
    seen.hands[RED][:] = game.hands[game.side]
    seen.discards[:] = game.discards
    seen.hidden[GREEN] = HAND
    seen.put_pile(bytes([HIDDEN_CARD] * (CARDS - 2 * HAND - sum(game.discards))))
    return seen
