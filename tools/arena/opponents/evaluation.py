"""How well a player of Royal Visit stands by an act: a hand-written judgement, in whole numbers.

What is looked at is what a person would look at. How much each counts is there twice: as a person
would put it, and as hundreds of games between slightly different judgements have settled it.
The same source runs as plain Python and, compiled by numba, in play-outs.
"""

from typing import NamedTuple

from games.royal_visit.cards import HAND, J1, K1, KINDS
from players.royal_visit import reach

DECIDED = 1_000_000  # the act wins the game; below 0, the other player is given it


class Weights(NamedTuple):
    """How much each thing counts."""

    king: int  # for each space that he is nearer to one's own end than the Fountain is
    king_far: int  # times the square of it: the last spaces count most
    king_danger: int  # where the other player may pull him home in one turn
    crown: int
    crown_far: int
    own_guard: int
    far_guard: int
    wizard: int
    jester: int
    due: int  # for each space that the Crown would move at the next turn, if nothing changed
    due_other: int  # and for each that it would move for the other player, whose turn comes first
    power: int  # of the Jester: to have it
    power_other: int  # and if the other player has it
    king_card: int  # kept
    jester_card: int
    card: int  # of any kind: who keeps it draws one less


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
    """What node `at` of a search is worth to the player who has just acted, at the low end.

    `nodes` and `turn` are as `players.royal_visit.reach` has them; `hand` is how many cards of each
    kind the player held before.
    """
    here = at * reach.NODE
    own = nodes[here]
    king = nodes[here + 1]
    far = nodes[here + 2]
    wizard = nodes[here + 3]
    jester = nodes[here + 4]
    due = int(far < 8) + int(own < 2) + int(far < 2) + int(wizard < 2) + int(jester < 2)
    crown = turn[reach.CROWN] - due
    if king > 14:
        return -DECIDED
    if king < 2 or crown < 2:
        return DECIDED

    kept = 0
    value = 0
    left = nodes[here + reach.CARDS] + (nodes[here + reach.CARDS + 1] << 8)
    for kind in range(KINDS):
        count = int(hand[kind])
        if turn[reach.SUIT] <= kind < turn[reach.SUIT_END]:
            count = (left >> turn[kind]) & turn[KINDS + kind]
        kept += count
        if kind == K1:
            value += weights.king_card * count
        elif kind >= J1:
            value += weights.jester_card * count
    value += weights.card * kept
    spare = turn[reach.PILE] - (HAND - kept)
    if turn[reach.LITTLE] and king != 8 and (spare < 0 or (spare == 0 and turn[reach.EAGER])):
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
