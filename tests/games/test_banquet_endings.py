"""Banquet Royal's computers end a game that they have won: they don't wait for the hundredth turn.

In each position one player leads by far and has all pawns at home, so that no feast helps but by
ending the game, and one cake is left.
"""

import pytest

import players
from games import CHANCE, OVER
from games.banquet_royal import notation
from games.rng import Rng
from tests.games.banquet_tables import at

LED_BY_MAUVE = (
    "...../.TF12./.C1FryF2yg./.2FC11F./.T1gg1*1gBFrg./.2B2y1F2./.11212rrb./.F1FybF./....."
    " e2 r walk 3 c4,e8,c6,- 9 c 2*2+s 6*8+ccww",
    "...../.1F12g./.11b2TB./.FrbC1F1ygF./.2yTB*112./.12rbFF2F./.F1g2Fryg1./.2FbC1g./....."
    " c5 r walk 3 g5,d2,b5,- 9 s 3*3+s 6*12+ccsw",
    "...../.1g2F1bg./.1TF2yyF./.F12ry1B1./.Frb1B*C12bb./.11F2FbT./.CF22F./.21gFry1./....."
    " d6 r walk 1 e2,h4,b2,- 9 c 3*5+cs 6*5+sww",
)
LONGEST = 40  # turns


def turns_to_the_end(position: str, seats: tuple[str, str], seed: int) -> int:
    """How many turns the levels on these seats play on."""
    game, chance = at(position), Rng(seed)
    turns = 0
    while game.to_act() != OVER:
        if game.to_act() == CHANCE:
            game.settle(game.sample(chance))
            continue
        player = game.to_act()
        thinker = players.thinker(game.NAME, seats[player], game.view(player), Rng(chance.word()))
        while not thinker.step():
            pass
        for action in thinker.choice:
            game.play(action)
        turns += game.to_act() != player and game.to_act() != CHANCE
    assert notation.result(game) == "m cakes"
    return turns


@pytest.mark.parametrize("leader", players.levels("banquet-royal"))
@pytest.mark.parametrize("position", LED_BY_MAUVE)
def test_who_leads_ends_the_game(position, leader):
    """Against the courtier, who avoids the feast by which it would lose."""
    for seed in range(4):
        assert turns_to_the_end(position, ("courtier", leader), seed) <= LONGEST
