"""Texts of Roi & Compagnie: rules, events, results, actions and positions. `parse` reads them.

All texts are ASCII. Each thing has exactly one text.
"""

from games import turn_text
from games.roi_et_compagnie import cards
from games.roi_et_compagnie.cards import DICE
from games.roi_et_compagnie.game import Game
from games.roi_et_compagnie.position import (
    PENALTY,
    PLACES,
    WITHOUT_LOCATION,
    how_of,
    is_roll,
    place_of,
    victim_of,
)

__all__ = ("EVENT", "action", "event", "position")

EVENT = "dice"
TERMINATIONS = ("", "inhabitants", "penalties", "locations")
LETTERS = "lesbw"  # of the players


def turn(game: Game, actions: bytes) -> str:
    """Return the words of successive actions of one player: "roll:145"."""
    return turn_text(game, actions, action)


def result(game: Game) -> str:
    """Return the winners and how the game ended, "le inhabitants"; "*" while it goes on."""
    if not game.termination:
        return "*"
    winners = game.winners()
    letters = [LETTERS[player] for player in range(game.players) if winners >> player & 1]
    return "".join(letters) + " " + TERMINATIONS[game.termination]


# Actions and events: "roll:145", "take:D3+m2", "take:H1,X1>e", "penalty", "dice 416".


def action(game: Game, a: int) -> str:
    """Return the word of an action of the player to act."""
    if a == PENALTY:
        return "penalty"
    if is_roll(a):
        return "roll:" + "".join([str(die + 1) for die in range(DICE) if a >> die & 1])
    place = place_of(a)
    target = game.target(place)
    text = "take:" + cards.card_name(game.row[place])
    if target != place and target < PLACES:
        text += "," + cards.card_name(game.row[target])
    victim = victim_of(a)
    if victim >= 0:
        text += ">" + LETTERS[victim]
    elif game.is_home(target) and how_of(a) != WITHOUT_LOCATION:
        value = cards.DEAREST + 1 - game.locations[target]
        text += "+" + cards.card_name(cards.location_card(target, value))
    return text


def event(numbers: bytes) -> str:
    """Return the numbers of cast dice, in their order: "416"."""
    return "".join([str(number) for number in numbers])


# Positions: six fields and a kingdom for each player.
#
#     s 1b2g3r4r5g6b 2 G1D3H1O2F4 D1E2... 1223... - E1c2B1 -1 ...
#
# The fields are the player to act, dice, rolls left, row, pile and penalties from the top. Each
# kingdom is from the bottom. Locations that are in no kingdom are on their piles. Inhabitants that
# are nowhere in the text are out of the game.


def position(game: Game) -> str:
    """Return the text of a position."""
    fields = [
        LETTERS[game.player],
        cards.dice_text(game.dice),
        str(game.rolls),
        cards.card_names(game.row),
        _pile_text(game),
        _penalties_text(game),
    ]
    for player in range(game.players):
        fields.append(cards.card_names(game.kingdoms[player][: game.sizes[player]]) or "-")
    return " ".join(fields)


def _pile_text(game: Game) -> str:
    if game.pile_size and game.pile[0] == cards.HIDDEN:
        return "?%d" % game.pile_size
    return cards.card_names(reversed(game.pile[: game.pile_size])) or "-"


def _penalties_text(game: Game) -> str:
    """Return the known penalties from the top, and the number of unknown ones below."""
    known = ""
    unknown = 0
    for i in range(game.penalties_size - 1, -1, -1):
        if game.penalties[i]:
            known += str(game.penalties[i])
        else:
            unknown += 1
    return known + ("?%d" % unknown if unknown else "") or "-"
