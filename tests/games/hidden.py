"""What a player can't see, dealt anew: nothing that the player sees may change by it."""

import random

from games.banquet_royal.cakes import EACH, HIDDEN
from games.roi_et_compagnie.cards import INHABITANTS


def permute_hidden(game, player: int, dealer: random.Random) -> None:
    """Change places among all that is hidden from `player`, each place keeping its number."""
    _PERMUTE[game.NAME](game, player, dealer)


def _royal_visit(game, player: int, dealer: random.Random) -> None:
    """The cards of the other hand and of the pile."""
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
    """The inhabitants in the pile and those that went with a penalty; the penalties below the top.

    Nobody sees either.
    """
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
    """The cakes face down and those out of the game; nobody sees either."""
    kinds = [kind for kind in range(HIDDEN) for _ in range(EACH)]
    for eater in range(game.players):
        for kind in range(HIDDEN):
            for _ in range(game.cakes_of[eater][kind]):
                kinds.remove(kind)
    dealer.shuffle(kinds)
    game.cakes[: game.cakes_size] = bytes(kinds[: game.cakes_size])


_PERMUTE = {
    "royal-visit": _royal_visit,
    "roi-et-compagnie": _roi_et_compagnie,
    "banquet-royal": _banquet_royal,
}
