"""Parser of Roi & Compagnie's texts. Accepts exactly what `notation` writes."""

from micropython import const

from games import Invalid, brief, turns
from games.roi_et_compagnie import EDITIONS, MAX_PLAYERS, MIN_PLAYERS, SEATS, cards, validate
from games.roi_et_compagnie.cards import (
    CHEAPEST,
    COLOUR_LETTERS,
    DEAREST,
    DICE,
    FIRST,
    PENALTIES,
    PILE_LETTERS,
    RACE_LETTERS,
    die_colour,
    location_card,
    penalty_card,
)
from games.roi_et_compagnie.game import Game
from games.roi_et_compagnie.notation import LETTERS, action
from games.roi_et_compagnie.position import ACTIONS, PLACES, ROLL_ALL

__all__ = ("read_action", "read_event", "read_position", "read_turn")

# Positions.

_FIELDS = const(6)  # before the kingdoms


def read_position(text: str, edition: str = EDITIONS[0]) -> Game:
    """Return a game in this position. Raises Invalid, which names the field and the reason."""
    count = text.count(" ") + 1
    if not _FIELDS + MIN_PLAYERS <= count <= _FIELDS + MAX_PLAYERS:
        raise Invalid(
            "position: %d fields, not %d and a kingdom for each of %d to %d players"
            % (count, _FIELDS, MIN_PLAYERS, MAX_PLAYERS)
        )
    fields = text.split(" ")
    game = Game(edition)
    game.players = count - _FIELDS
    game.player = _read_player(fields[0], game.players)
    game.dice[:] = read_dice(fields[1])
    game.rolls = _number("rolls", fields[2])
    _read_row(game, fields[3])
    _read_pile(game, fields[4])
    _read_penalties(game, fields[5])
    for player in range(game.players):
        _read_kingdom(game, player, fields[_FIELDS + player])
    error = validate.position_error(game)
    if error:
        raise Invalid(error)
    return game


def _read_player(text: str, players: int) -> int:
    """Return the player with this letter. Raises Invalid."""
    letters = LETTERS[:players]
    if len(text) != 1 or text not in letters:
        raise Invalid("player: '%s' is none of %s" % (brief(text), " ".join(letters)))
    return letters.index(text)


def _number(field: str, text: str) -> int:
    if not 0 < len(text) <= 2 or text.strip("0123456789") or (text[0] == "0" and text != "0"):
        raise Invalid("%s: '%s' is not a number" % (field, brief(text)))
    return int(text)


def _read_cards(field: str, text: str, most: int, end: int = cards.INHABITANTS) -> list:
    """Return the cards of a field, two characters each, all numbered below `end`.

    Counts the cards before it reads any, so a long text fails at once. Raises Invalid.
    """
    if text == "-":
        return []
    count = (len(text) + 1) // 2
    if count > most:
        raise Invalid("%s: %d cards, there can't be more than %d" % (field, count, most))
    if len(text) % 2 or not text:
        raise Invalid("%s: '%s' is not cards of two characters each, or '-'" % (field, brief(text)))
    read = []
    for i in range(0, len(text), 2):
        card = read_name(text[i : i + 2])
        if not 0 <= card < end:
            raise Invalid("%s: no card '%s' can lie there" % (field, text[i : i + 2]))
        read.append(card)
    return read


def _read_row(game: Game, text: str) -> None:
    row = _read_cards("row", text, PLACES)
    if len(row) != PLACES:
        raise Invalid("row: %d cards, not %d" % (len(row), PLACES))
    game.row[:] = bytes(row)


def _read_pile(game: Game, text: str) -> None:
    if text[:1] == "?":
        game.pile_size = _number("pile", text[1:])
        if game.pile_size > cards.INHABITANTS:
            raise Invalid("pile: there are no %d inhabitants" % game.pile_size)
        for i in range(game.pile_size):
            game.pile[i] = cards.HIDDEN
        return
    pile = _read_cards("pile", text, cards.INHABITANTS)
    game.pile_size = len(pile)
    for i in range(len(pile)):
        game.pile[len(pile) - 1 - i] = pile[i]


def _read_penalties(game: Game, text: str) -> None:
    known, mark, below = text.partition("?")
    if text == "-":
        known = ""
    unknown = _number("penalties", below) if mark else 0
    if known.strip("1234") or (mark and (unknown == 0 or len(known) > 1)):
        raise Invalid(
            "penalties: '%s' is not values from 1 to 4, or the top one and ?n" % brief(text)
        )
    if mark and not known:
        raise Invalid("penalties: '%s' hides the top one, which is always known" % brief(text))
    game.penalties_size = len(known) + unknown
    if game.penalties_size > cards.PENALTY_CARDS:
        raise Invalid(
            "penalties: %d, there are only %d" % (game.penalties_size, cards.PENALTY_CARDS)
        )
    for i in range(unknown):
        game.penalties[i] = 0
    for i in range(len(known)):
        game.penalties[game.penalties_size - 1 - i] = int(known[i])


def _read_kingdom(game: Game, player: int, text: str) -> None:
    field = SEATS[player] + "'s kingdom"
    kingdom = _read_cards(field, text, len(game.kingdoms[player]), cards.CARDS)
    for card in kingdom:
        game.kingdoms[player][game.sizes[player]] = card
        game.sizes[player] += 1
        if cards.is_location(card):
            pile = cards.pile_of(card)
            if not game.locations[pile]:
                raise Invalid("%s: a pile has only %d locations" % (field, cards.IN_A_PILE))
            game.locations[pile] -= 1


# Actions, turns and events.


def read_action(game: Game, text: str) -> int:
    """Return the action with this text, legal or not. Raises Invalid.

    If several ways to take a card have the same text, returns the legal one.
    """
    rolled = _dice_in(text)
    if rolled and action(game, rolled) == text:
        return rolled
    found = 0
    for a in range(ROLL_ALL + 1, ACTIONS):
        if action(game, a) == text:
            if not game.illegal_reason(a):
                return a
            found = a
    if not found:
        raise Invalid(
            "'%s' is not an action here: roll:DICE, take:CARD as it lies in the row, or penalty"
            % brief(text)
        )
    return found


def _dice_in(text: str) -> int:
    """Return the bit mask of the dice whose numbers are in a text."""
    mask = 0
    for die in range(DICE):
        if str(die + 1) in text:
            mask |= 1 << die
    return mask


def read_turn(game: Game, text: str) -> bytes:
    """Return the actions of a turn. Raises Invalid or Illegal, which name the word."""
    return turns.read_turn(game, text, read_action)


def read_event(_game: Game, text: str) -> bytes:
    """Return the numbers of cast dice. Raises Invalid. `apply_chance` checks the rest."""
    if not 0 < len(text) <= DICE:
        raise Invalid("dice: '%s' is not 1 to %d numbers" % (brief(text), DICE))
    return bytes([read_number(char) for char in text])


# Names of cards, and dice.


def read_name(text: str) -> int:
    """Return the card with this name of two characters, or -1."""
    number = "012345678".find(text[1])
    kind = RACE_LETTERS.find(text[0])
    if kind >= 0 and 0 < number <= FIRST[kind + 1] - FIRST[kind]:
        return FIRST[kind] + number - 1
    pile = PILE_LETTERS.find(text[0])
    if pile >= 0 and CHEAPEST <= number <= DEAREST:
        return location_card(pile, number)
    if text[0] == "-" and 0 < number < len(PENALTIES):
        return penalty_card(number)
    return -1


def read_dice(text: str) -> bytearray:
    """Return the numbers of the six dice, 0 before the first roll. Raises Invalid."""
    dice = bytearray(DICE)
    if text == "-":
        return dice
    if len(text) != 2 * DICE:
        raise Invalid("dice: '%s' is not six numbers with a colour each, or '-'" % brief(text))
    for die in range(DICE):
        dice[die] = read_number(text[2 * die])
        letter = COLOUR_LETTERS[die_colour(die, dice[die])]
        if text[2 * die + 1] != letter:
            raise Invalid("dice: the %d of die %d is %s" % (dice[die], die + 1, letter))
    return dice


def read_number(text: str) -> int:
    """Return a number of a die. Raises Invalid."""
    if text not in "123456":
        raise Invalid("dice: '%s' is not a number from 1 to 6" % text)
    return int(text)
