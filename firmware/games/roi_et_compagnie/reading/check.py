"""What is wrong with a position, in words; "" when nothing is."""

from games.roi_et_compagnie import cards
from games.roi_et_compagnie.actions import PLACES
from games.roi_et_compagnie.position import Position


def lost(game: Position) -> str:
    """Whether every card is there, and only once, at any moment of a game."""
    return _counted(game) or _gone(game) or _stacked(game)


def _counted(game: Position) -> str:
    """Whether no card is there twice, and there are all ten penalties."""
    seen = bytearray(cards.CARDS)
    for place in range(PLACES):
        if game.row[place] < cards.INHABITANTS:
            seen[game.row[place]] += 1
    for i in range(game.pile_size):
        if game.pile[i] < cards.INHABITANTS:
            seen[game.pile[i]] += 1
    for i in range(game.penalties_size):
        if game.penalties[i]:
            seen[cards.penalty(game.penalties[i])] += 1
    taken = 0
    for player in range(game.players):
        for i in range(game.sizes[player]):
            card = game.kingdoms[player][i]
            seen[card] += 1
            taken += cards.is_penalty(card)
    for card in range(cards.penalty(0)):
        if seen[card] > 1:
            return "cards: %s is there %d times" % (cards.name(card), seen[card])
    for points in range(1, len(cards.PENALTIES)):
        if seen[cards.penalty(points)] > cards.PENALTIES[points]:
            return "penalties: there are only %d of %d" % (cards.PENALTIES[points], points)
    if game.penalties_size + taken != cards.PENALTY_CARDS:
        return "penalties: %d in the pile and %d taken are not %d" % (
            game.penalties_size,
            taken,
            cards.PENALTY_CARDS,
        )
    return ""


def _gone(game: Position) -> str:
    """Whether as many inhabitants are gone as penalties were taken: one goes with each."""
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


def _stacked(game: Position) -> str:
    """Whether all locations that the kingdoms do not hold are left in their piles."""
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


def impossible(game: Position) -> str:
    """Why no game can stand like this with a player to act."""
    return _over(game) or lost(game) or _locations(game) or _rolls(game)


def unknown(game: Position) -> str:
    """Which hidden cards keep the game from going on, as they do in a view."""
    return undrawn(game)


def undrawn(game: Position) -> str:
    """Whether there are cards to draw that aren't known."""
    if game.pile_size and game.pile[0] == cards.HIDDEN:
        return "pile: every card of it must be known"
    if game.penalties_size and not game.penalties[0]:
        return "penalties: every one must be known"
    return ""


def blind(_game: Position) -> str:
    """Nothing: all players see all that there is to decide by."""
    return ""


def _over(game: Position) -> str:
    for pile in range(cards.PILES):
        if not game.locations[pile]:
            return "locations: the game is over, a pile has run out"
    if not game.pile_size:
        return "pile: the game is over, it has run out"
    if not game.penalties_size:
        return "penalties: the game is over, they have run out"
    return ""


def _locations(game: Position) -> str:
    """Whether every location lies under an inhabitant at home there, above all cheaper ones."""
    taken = bytearray(cards.PILES)  # bit masks of values
    for player in range(game.players):
        kingdom = game.kingdoms[player]
        dearest = bytearray(cards.PILES)
        for i in range(game.sizes[player]):
            card = kingdom[i]
            if not cards.is_location(card):
                continue
            pile = cards.pile_of(card)
            above = kingdom[i + 1] if i + 1 < game.sizes[player] else cards.EMPTY
            if above >= cards.INHABITANTS or cards.HOME[above] != pile:
                return "locations: %s does not lie under one of its inhabitants" % cards.name(card)
            value = cards.value(card)
            if value < dearest[pile]:
                return "locations: %s lies above a dearer one" % cards.name(card)
            dearest[pile] = value
            taken[pile] |= 1 << value
    for pile in range(cards.PILES):
        for value in range(cards.CHEAPEST, cards.DEAREST):
            if taken[pile] >> value & 3 == 2:
                return "locations: %s is taken only after %s" % (
                    cards.name(cards.location(pile, value + 1)),
                    cards.name(cards.location(pile, value)),
                )
    return ""


def _rolls(game: Position) -> str:
    rolls = game.rolls_of(game.player)
    if not game.dice[0] and game.rolls != rolls:
        return "rolls: %d before the first one, not %d" % (rolls, game.rolls)
    if game.dice[0] and game.rolls >= rolls:
        return "rolls: %d, after the first one at most %d are left" % (game.rolls, rolls - 1)
    return ""
