"""All that may come of an act, in text: what engines are compared by, as chess counts its moves."""

from games.royal_visit.acts import Acts
from games.royal_visit.board import spaces_text
from games.royal_visit.cards import KINDS, set_text
from games.royal_visit.game import Game
from games.royal_visit.play_text import turn
from games.royal_visit.plays import CARD, NO_CARD, cost


def outcomes(game: Game) -> list:
    """Every distinct outcome of the act of the side to act, in ASCII order."""
    return sorted(_plays_by_outcome(game))


def turns(game: Game) -> list:
    """For each of the `outcomes`, in their order, one turn that leads there."""
    plays = _plays_by_outcome(game)
    return [turn(game, plays[key]) for key in sorted(plays)]


def _plays_by_outcome(game: Game) -> dict:
    plays = {}
    acts = Acts(game)
    while acts.step():
        if acts.fresh:
            plays[outcome(game)] = bytes(game.turn_plays[: game.turn_length])
    return plays


def outcome(game: Game) -> str:
    """Where the pieces stand and which cards the running turn used: "gikjj W2"."""
    used = bytearray(KINDS)
    for i in range(game.turn_length):
        kind = CARD[game.turn_plays[i]]
        if kind != NO_CARD:
            used[kind] += cost(game.turn_plays[i])
    return spaces_text(game.pieces) + " " + set_text(used)
