"""Positions that tests begin with, in the text that a save keeps."""

import games
from base import Rng
from games import CHANCE, OVER
from games.royal_visit import notation, plays
from games.royal_visit.game import Game
from games.royal_visit.parse import read_sequence, read_set
from tests.moments import legal, started, walked

_HAND = "K1,G1,G2,W1,W2,J1,J2,J3"
_OTHER_HAND = "K1,G1,G2,W2*2,J3,J4,JM"


def position(
    pieces: str,
    crown: str = "i+",
    side: str = "r",
    red: str = _HAND,
    green: str = _OTHER_HAND,
    pile: int = 20,
) -> str:
    """A position before a turn of `side`: of the cards in no hand `pile` are drawn, at random.

    The rest lies in the discards, so that no card of the 54 is missing.
    """
    left = bytearray(plays.DECK)
    for hand in (red, green):
        held = read_set(hand)
        for kind in range(plays.CARD_KINDS):
            left[kind] -= held[kind]
    deck = bytearray(kind for kind in range(plays.CARD_KINDS) for _ in range(left[kind]))
    Rng(1).shuffle(deck, len(deck))
    discards = bytearray(deck[pile:].count(kind) for kind in range(plays.CARD_KINDS))
    top = plays.sequence_text(deck[:pile])
    return " ".join((pieces, crown, side, red, green, top, plays.cards_text(discards)))


def at_random(seed: int, turns: int) -> str:
    """A position after so many turns of random acts; earlier where the game would be over."""
    game, chance = started(Game.NAME, seed)
    text = notation.position(game)
    for _ in walked(game, chance):
        if game.turn_length == 0:
            text = notation.position(game)
            turns -= 1
            if turns < 0:
                break
    return text


def saved_on_the_way(name: str, seed: int, players: int):
    """The lines (match, plays) of every save in a random game."""
    notation = games.part(name, "notation")
    game, rng = started(name, seed, players)
    match, plays = notation.position(game), []
    while game.to_act() != OVER:
        if game.to_act() == CHANCE:
            game.apply_chance(game.sample(rng))
        else:
            choices = legal(game)
            action = choices[rng.below(len(choices))]
            plays.append(notation.action(game, action))
            game.play(action)
        if game.to_act() >= 0 and not game.can_take_back():
            match, plays = notation.position(game), []
        if game.to_act() != CHANCE:
            yield match, " ".join(plays)


def redealt(text: str, side: int, rng: Rng) -> str:
    """The same position with the hand of `side` and the draw pile shuffled together and dealt."""
    fields = text.split(" ")
    hand = read_set(fields[3 + side])
    deck = bytearray(kind for kind in range(plays.CARD_KINDS) for _ in range(hand[kind]))
    held = len(deck)
    deck += read_sequence(fields[5])
    rng.shuffle(deck, len(deck))
    counts = bytearray(deck[:held].count(kind) for kind in range(plays.CARD_KINDS))
    fields[3 + side] = plays.cards_text(counts)
    fields[5] = plays.sequence_text(deck[held:])
    return " ".join(fields)
