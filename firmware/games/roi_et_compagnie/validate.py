"""Checks of a position of Roi & Compagnie. Each returns what is wrong, or ""."""

from games.roi_et_compagnie import cards
from games.roi_et_compagnie.position import PLACES, Position

# Why an action is illegal, by the code of `illegal_reason`; code 0 is a legal action.
REASONS = (
    "",
    "no player is to act",
    "there is no such action",
    "a turn begins with all six dice",
    "no rolls are left",
    "the dice have to be rolled first",
    "no inhabitant is known there",
    "the dice do not meet what the inhabitant needs",
    "a Dragon goes to an opponent who plays",
    "only a Dragon is given away",
    "no location comes with that inhabitant",
    "the dice meet an inhabitant of the row, so no penalty may be taken",
)


def material_error(game: Position) -> str:
    """Return why the cards don't add up, or "". For any moment of a game."""
    return _cards_error(game) or _inhabitants_error(game) or _locations_error(game)


def _cards_error(game: Position) -> str:
    """Return why a card is there twice or a penalty is missing, or ""."""
    seen = bytearray(cards.CARDS)
    for place in range(PLACES):
        if game.row[place] < cards.INHABITANTS:
            seen[game.row[place]] += 1
    for i in range(game.pile_size):
        if game.pile[i] < cards.INHABITANTS:
            seen[game.pile[i]] += 1
    for i in range(game.penalties_size):
        if game.penalties[i]:
            seen[cards.penalty_card(game.penalties[i])] += 1
    taken = 0
    for player in range(game.players):
        for i in range(game.sizes[player]):
            card = game.kingdoms[player][i]
            seen[card] += 1
            taken += cards.is_penalty(card)
    for card in range(cards.penalty_card(0)):
        if seen[card] > 1:
            return "cards: %s is there %d times" % (cards.card_name(card), seen[card])
    for points in range(1, len(cards.PENALTIES)):
        if seen[cards.penalty_card(points)] > cards.PENALTIES[points]:
            return "penalties: there are only %d of %d" % (cards.PENALTIES[points], points)
    if game.penalties_size + taken != cards.PENALTY_CARDS:
        return "penalties: %d in the pile and %d taken are not %d" % (
            game.penalties_size,
            taken,
            cards.PENALTY_CARDS,
        )
    return ""


def _inhabitants_error(game: Position) -> str:
    """Return why the inhabitants don't add up, or "": one leaves with each penalty taken."""
    left = game.pile_size
    for place in range(PLACES):
        left += game.row[place] != cards.EMPTY
    for player in range(game.players):
        for i in range(game.sizes[player]):
            left += game.kingdoms[player][i] < cards.INHABITANTS
    gone = cards.PENALTY_CARDS - game.penalties_size
    if left + gone != cards.INHABITANTS:
        return "cards: %d inhabitants and %d that went with a penalty are not %d" % (
            left,
            gone,
            cards.INHABITANTS,
        )
    return ""


def _locations_error(game: Position) -> str:
    """Return why piles and kingdoms don't hold all locations, or ""."""
    counts = bytearray(game.locations)
    for player in range(game.players):
        for i in range(game.sizes[player]):
            card = game.kingdoms[player][i]
            if cards.is_location(card):
                counts[cards.pile_of(card)] += 1
    for count in counts:
        if count != cards.IN_A_PILE:
            return "locations: %d of a pile, not %d" % (count, cards.IN_A_PILE)
    return ""


def position_error(game: Position) -> str:
    """Return why no game can be in this position with a player to act, or ""."""
    return (
        _end_error(game)
        or material_error(game)
        or _locations_order_error(game)
        or _rolls_error(game)
    )


def hidden_error(game: Position) -> str:
    """Return which hidden cards the game needs to continue, or ""."""
    return chance_error(game)


def chance_error(game: Position) -> str:
    """Return which hidden cards the next action may draw, or ""."""
    if game.pile_size and game.pile[0] == cards.HIDDEN:
        return "pile: every card of it must be known"
    if game.penalties_size and not game.penalties[0]:
        return "penalties: every one must be known"
    return ""


def decision_error(_game: Position) -> str:
    """Return "": no decision needs a hidden card."""
    return ""


def _end_error(game: Position) -> str:
    for pile in range(cards.PILES):
        if not game.locations[pile]:
            return "locations: the game is over, a pile has run out"
    if not game.pile_size:
        return "pile: the game is over, it has run out"
    if not game.penalties_size:
        return "penalties: the game is over, they have run out"
    return ""


def _locations_order_error(game: Position) -> str:
    """Return why the locations in the kingdoms are in an impossible order, or ""."""
    taken = bytearray(cards.PILES)  # bit masks of values
    for player in range(game.players):
        error = _kingdom_error(game.kingdoms[player], game.sizes[player], taken)
        if error:
            return error
    for pile in range(cards.PILES):
        for value in range(cards.CHEAPEST, cards.DEAREST):
            if taken[pile] >> value & 3 == 2:
                return "locations: %s is taken only after %s" % (
                    cards.card_name(cards.location_card(pile, value + 1)),
                    cards.card_name(cards.location_card(pile, value)),
                )
    return ""


def _kingdom_error(kingdom: bytearray, size: int, taken: bytearray) -> str:
    """Return why a kingdom's locations are in an impossible order, or ""; adds them to `taken`."""
    dearest = bytearray(cards.PILES)
    for i in range(size):
        card = kingdom[i]
        if not cards.is_location(card):
            continue
        pile = cards.pile_of(card)
        value = cards.card_value(card)
        above = kingdom[i + 1] if i + 1 < size else cards.EMPTY
        if above >= cards.INHABITANTS or cards.HOME[above] != pile:
            name = cards.card_name(card)
            return "locations: %s does not lie under one of its inhabitants" % name
        if value < dearest[pile]:
            return "locations: %s lies above a dearer one" % cards.card_name(card)
        dearest[pile] = value
        taken[pile] |= 1 << value
    return ""


def _rolls_error(game: Position) -> str:
    rolls = game.rolls_of(game.player)
    if not game.dice[0] and game.rolls != rolls:
        return "rolls: %d before the first one, not %d" % (rolls, game.rolls)
    if game.dice[0] and game.rolls >= rolls:
        return "rolls: %d, after the first one at most %d are left" % (game.rolls, rolls - 1)
    return ""
