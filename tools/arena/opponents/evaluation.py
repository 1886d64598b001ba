"""Hand-written evaluation of an act of Royal Visit, in whole numbers.

There are two sets of weights: set by hand, and tuned by games between slightly different weights.
"""

from typing import NamedTuple

from ai.royal_visit import search
from games.royal_visit.plays import CARD_KINDS, HAND, J1, K1

DECIDED = 1_000_000  # the act wins the game; negative: it loses the game


class Weights(NamedTuple):
    """Weights of the features."""

    king: int  # for each space from the Fountain towards one's own end
    king_far: int  # times the square of that distance
    king_danger: int  # the other player may pull him home in one turn
    crown: int
    crown_far: int
    own_guard: int
    far_guard: int
    wizard: int
    jester: int
    due: int  # for each space that the Crown would move at the next turn, if nothing changed
    due_other: int  # the same for the other player, whose turn comes first
    power: int  # the player has the Jester's power
    power_other: int  # the other player has it
    king_card: int  # for each that is kept
    jester_card: int
    card: int  # for each card kept, which is then not drawn


BY_HAND = Weights(
    king=80,
    king_far=10,
    king_danger=100,
    crown=80,
    crown_far=15,
    own_guard=30,
    far_guard=30,
    wizard=20,
    jester=20,
    due=30,
    due_other=60,
    power=30,
    power_other=60,
    king_card=10,
    jester_card=20,
    card=0,
)
BY_PLAY = Weights(
    king=72,
    king_far=3,
    king_danger=135,
    crown=66,
    crown_far=4,
    own_guard=24,
    far_guard=22,
    wizard=32,
    jester=20,
    due=7,
    due_other=83,
    power=44,
    power_other=35,
    king_card=11,
    jester_card=17,
    card=-15,
)


def worth(nodes, at: int, turn, hand, weights: Weights) -> int:
    """Return the value of node `at` of a search for the player who has just acted, at the low end.

    `nodes` and `turn` are those of `ai.royal_visit.search`; `hand` is the number of cards of each
    kind that the player held before.
    """
    here = at * search.NODE
    own = nodes[here]
    king = nodes[here + 1]
    far = nodes[here + 2]
    wizard = nodes[here + 3]
    jester = nodes[here + 4]
    due = int(far < 8) + int(own < 2) + int(far < 2) + int(wizard < 2) + int(jester < 2)
    crown = turn[search.CROWN] - due
    if king > 14:
        return -DECIDED
    if king < 2 or crown < 2:
        return DECIDED

    kept = 0
    value = 0
    left = nodes[here + search.CARDS] + (nodes[here + search.CARDS + 1] << 8)
    for kind in range(CARD_KINDS):
        count = int(hand[kind])
        if turn[search.SUIT] <= kind < turn[search.SUIT_END]:
            count = (left >> turn[kind]) & turn[CARD_KINDS + kind]
        kept += count
        if kind == K1:
            value += weights.king_card * count
        elif kind >= J1:
            value += weights.jester_card * count
    value += weights.card * kept
    spare = turn[search.PILE] - (HAND - kept)
    if turn[search.LITTLE] and king != 8 and spare <= 0:
        return DECIDED if king < 8 else -DECIDED

    value += weights.king * (8 - king) + weights.king_far * (8 - king) * abs(8 - king)
    value += weights.crown * (8 - crown) + weights.crown_far * (8 - crown) * abs(8 - crown)
    value += weights.own_guard * (8 - own) + weights.far_guard * (8 - far)
    value += weights.wizard * (8 - wizard) + weights.jester * (8 - jester)
    due_other = int(own > 8) + int(own > 14) + int(far > 14) + int(wizard > 14) + int(jester > 14)
    value += weights.due * due - weights.due_other * due_other
    if jester < king:
        value += weights.power
    elif jester > king:
        value -= weights.power_other
    if king >= 12:
        value -= weights.king_danger
    return value
