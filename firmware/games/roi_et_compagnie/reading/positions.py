"""Reads positions: the fields and kingdoms that `position_text` writes."""

from micropython import const

from games import Invalid, brief
from games.roi_et_compagnie import cards
from games.roi_et_compagnie.actions import PLACES
from games.roi_et_compagnie.game import Game
from games.roi_et_compagnie.position import FEWEST, MOST
from games.roi_et_compagnie.position_text import LETTERS, PLAYERS
from games.roi_et_compagnie.reading import check
from games.roi_et_compagnie.reading.parts import read_dice, read_name

_FIELDS = const(6)  # before the kingdoms


def read_position(text: str, rules=None) -> Game:
    """The game that stands at this position. Raises Invalid, naming the field and why."""
    count = text.count(" ") + 1
    if not _FIELDS + FEWEST <= count <= _FIELDS + MOST:
        raise Invalid(
            "position: %d fields, not %d and a kingdom for each of %d to %d players"
            % (count, _FIELDS, FEWEST, MOST)
        )
    fields = text.split(" ")
    game = Game(rules)
    game.players = count - _FIELDS
    game.player = _read_player(fields[0], game.players)
    game.dice[:] = read_dice(fields[1])
    game.rolls = _number("rolls", fields[2])
    _read_row(game, fields[3])
    _read_pile(game, fields[4])
    _read_penalties(game, fields[5])
    for player in range(game.players):
        _read_kingdom(game, player, fields[_FIELDS + player])
    wrong = check.impossible(game)
    if wrong:
        raise Invalid(wrong)
    return game


def _read_player(text: str, players: int) -> int:
    """The player with this letter. Raises Invalid."""
    letters = LETTERS[:players]
    if len(text) != 1 or text not in letters:
        raise Invalid("player: '%s' is none of %s" % (brief(text), " ".join(letters)))
    return letters.index(text)


def _number(field: str, text: str) -> int:
    if not 0 < len(text) <= 2 or text.strip("0123456789") or (text[0] == "0" and text != "0"):
        raise Invalid("%s: '%s' is not a number" % (field, brief(text)))
    return int(text)


def _read_cards(field: str, text: str, most: int, beyond: int = cards.INHABITANTS) -> list:
    """The cards of a field, two characters each, all numbered below `beyond`.

    They are counted before any is read: a text of any length is refused at once.
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
        if not 0 <= card < beyond:
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
    field = PLAYERS[player] + "'s kingdom"
    kingdom = _read_cards(field, text, len(game.kingdoms[player]), cards.CARDS)
    for card in kingdom:
        game.kingdoms[player][game.sizes[player]] = card
        game.sizes[player] += 1
        if cards.is_location(card):
            pile = cards.pile_of(card)
            if not game.locations[pile]:
                raise Invalid("%s: a pile has only %d locations" % (field, cards.IN_A_PILE))
            game.locations[pile] -= 1
