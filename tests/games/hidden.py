"""Deals hidden cards anew; nothing that a player sees may change."""

import random

from games.banquet_royal.position import CAKES_EACH, HIDDEN_CAKE
from games.roi_et_compagnie.cards import INHABITANTS


def permute_hidden(game, player: int, dealer: random.Random) -> None:
    """Shuffle all cards hidden from `player`; each place keeps its number of cards.

    Changes nothing of a game without an entry in _PERMUTE.
    """
    if game.NAME in _PERMUTE:
        _PERMUTE[game.NAME](game, player, dealer)


def _royal_visit(game, player: int, dealer: random.Random) -> None:
    """Shuffle the cards of the other hand and of the pile."""
    kinds = list(game.pile[: game.pile_size])
    hand = game.hands[1 - player]
    kinds += [kind for kind in range(len(hand)) for _ in range(hand[kind])]
    dealer.shuffle(kinds)
    size = sum(hand)
    hand[:] = bytes(len(hand))
    for _ in range(size):
        hand[kinds.pop()] += 1
    game.pile[: game.pile_size] = bytes(kinds)


def _roi_et_compagnie(game, player: int, dealer: random.Random) -> None:
    """Shuffle the inhabitants in the pile and out of the game, and the penalties below the top."""
    seen = set(game.row)
    for king in range(game.players):
        seen |= set(game.kingdoms[king][: game.sizes[king]])
    kinds = [kind for kind in range(INHABITANTS) if kind not in seen]
    dealer.shuffle(kinds)
    game.pile[: game.pile_size] = bytes(kinds[: game.pile_size])
    below = list(game.penalties[: game.penalties_size - 1])
    dealer.shuffle(below)
    game.penalties[: len(below)] = bytes(below)


def _banquet_royal(game, player: int, dealer: random.Random) -> None:
    """Shuffle the cakes face down and those out of the game."""
    kinds = [kind for kind in range(HIDDEN_CAKE) for _ in range(CAKES_EACH)]
    for eater in range(game.players):
        for kind in range(HIDDEN_CAKE):
            for _ in range(game.cakes_of[eater][kind]):
                kinds.remove(kind)
    dealer.shuffle(kinds)
    game.cakes[: game.cakes_size] = bytes(kinds[: game.cakes_size])


_PERMUTE = {
    "royal-visit": _royal_visit,
    "roi-et-compagnie": _roi_et_compagnie,
    "banquet-royal": _banquet_royal,
}
