"""Positions of Royal Visit in text: `gikhj i+ r K1*3,G1,G2*2,W2,J3 ?8 ?38 -`.

Seven fields: the pieces, the Crown, the side to act, Red's hand, Green's hand, the draw pile from
the top, the discards. There is one way to write a position; `reading` reads it.
"""

from games.royal_visit import cards
from games.royal_visit.board import GREEN, LETTERS, RED, SIDES, spaces_text
from games.royal_visit.cards import HIDDEN
from games.royal_visit.game import Game


def position(game: Game) -> str:
    """The seven fields. They read back as the same position at the start of a turn only."""
    fields = [
        spaces_text(game.pieces),
        LETTERS[game.crown] + ("-" if game.little else "+"),
        SIDES[game.side],
    ]
    for side in (RED, GREEN):
        fields.append(
            "?%d" % game.hand_size(side) if game.hidden[side] else cards.set_text(game.hands[side])
        )
    fields.append(_pile_text(game))
    fields.append(cards.set_text(game.discards))
    return " ".join(fields)


def _pile_text(game: Game) -> str:
    top_first = [game.pile[game.pile_size - 1 - i] for i in range(game.pile_size)]
    if HIDDEN in top_first:
        return "?%d" % game.pile_size
    return cards.sequence_text(bytes(top_first))
