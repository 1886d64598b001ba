"""What a player can't see, dealt anew: nothing that the player sees may change by it."""

import random


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


_PERMUTE = {"royal-visit": _royal_visit}
