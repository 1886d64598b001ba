"""Texts of all outcomes of a turn, to compare rules engines, like perft in chess."""

from games.royal_visit.acts import Acts
from games.royal_visit.game import Game
from games.royal_visit.notation import turn
from games.royal_visit.plays import CARD, CARD_KINDS, COST, NO_CARD, cards_text, spaces_text


def outcomes(game: Game) -> list:
    """Return every distinct outcome of the acts of the side to act, in ASCII order."""
    return sorted(_plays_by_outcome(game))


def turns(game: Game) -> list:
    """Return, for each of the `outcomes` in the same order, one turn that leads to it."""
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
    """Return the spaces of the pieces and the cards used in the running turn: "gikjj W2"."""
    used = bytearray(CARD_KINDS)
    for i in range(game.turn_length):
        kind = CARD[game.turn_plays[i]]
        if kind != NO_CARD:
            used[kind] += COST[game.turn_plays[i]]
    return spaces_text(game.pieces) + " " + cards_text(used)
