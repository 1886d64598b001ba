"""Actions and events in text: "roll:145", "take:D3+m2", "take:H1,X1>e", "penalty", "dice 416"."""

from games.roi_et_compagnie import cards
from games.roi_et_compagnie.actions import (
    PENALTY,
    PLACES,
    WITHOUT_LOCATION,
    how_of,
    is_roll,
    place_of,
    victim_of,
)
from games.roi_et_compagnie.dice import DICE
from games.roi_et_compagnie.game import Game
from games.roi_et_compagnie.position_text import LETTERS

EVENT = "dice"


def action(game: Game, a: int) -> str:
    """An action of the player to act, in one word."""
    if a == PENALTY:
        return "penalty"
    if is_roll(a):
        return "roll:" + "".join([str(die + 1) for die in range(DICE) if a >> die & 1])
    place = place_of(a)
    meant = game.meant(place)
    text = "take:" + cards.name(game.row[place])
    if meant != place and meant < PLACES:
        text += "," + cards.name(game.row[meant])
    victim = victim_of(a)
    if victim >= 0:
        text += ">" + LETTERS[victim]
    elif game.matches(meant) and how_of(a) != WITHOUT_LOCATION:
        value = cards.DEAREST + 1 - game.locations[meant]
        text += "+" + cards.name(cards.location(meant, value))
    return text


def event(fallen: bytes) -> str:
    """Dice that fell, in their order: "416"."""
    return "".join([str(number) for number in fallen])
