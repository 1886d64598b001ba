"""Computer players of Banquet Royal end a game that they lead, before the hundredth quiet turn.

In each position one player leads by far and has won all own pawns, so a feast helps only because it
ends the game. One cake is left, and there was no feast for 21 turns.
"""

import pytest

import games
from base import Rng
from games import CHANCE
from games.banquet_royal import notation
from tests.games.banquet_tables import at
from tests.moments import moments, thought
from tests.slow import slow

LED_BY_MAUVE = (
    "...../.TF12./.C1FryF2yg./.2FC11F./.T1gg1*1gBFrg./.2B2y1F2./.11212rrb./.F1FybF./....."
    " e2 r walk 3 c4,e8,c6,- 21 c 2*2+s 6*8+ccww",
    "...../.1F12g./.11b2TB./.FrbC1F1ygF./.2yTB*112./.12rbFF2F./.F1g2Fryg1./.2FbC1g./....."
    " c5 r walk 3 g5,d2,b5,- 21 s 3*3+s 6*12+ccsw",
    "...../.1g2F1bg./.1TF2yyF./.F12ry1B1./.Frb1B*C12bb./.11F2FbT./.CF22F./.21gFry1./....."
    " d6 r walk 1 e2,h4,b2,- 21 c 3*5+cs 6*5+sww",
)
LONGEST = 40  # turns to the end of the game, at most


@pytest.mark.parametrize("seed", [0, *slow(1, 2, 3)])
@pytest.mark.parametrize("leader", games.declared("banquet-royal").LEVELS)
@pytest.mark.parametrize("position", LED_BY_MAUVE)
def test_the_leader_ends_the_game(position, leader, seed):
    """The opponent is the courtier, who avoids the feast that loses the game."""
    game, chance = at(position), Rng(seed)
    turns = 0
    for _ in moments(game, chance):
        player = game.to_act()
        level = ("courtier", leader)[player]
        choice = thought(game.view(player), level, Rng(chance.word())).choice
        for action in choice:
            game.play(action)
        turns += game.to_act() != player and game.to_act() != CHANCE
    assert notation.result(game) == "m cakes"
    assert turns <= LONGEST
